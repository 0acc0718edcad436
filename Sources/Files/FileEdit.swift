import SourceText

/// A change of a file beside the one that was checked.
public struct FileEdit: Sendable, Hashable {
  /// What happens to the file.
  public enum Change: Sendable, Hashable {
    /// Edits of the file's text as `FileEncoding` decodes it: offsets do not count a byte order
    /// mark. They refer to the text as it was read and do not overlap.
    case edit([TextEdit])
    /// The file is to be made, in UTF-8, with the folders above it. Where there is one already
    /// it stays as it is.
    case create(String)
  }

  /// The path by which the file was read, or at which it is to lie.
  public let path: String
  public let change: Change

  public init(_ path: String, _ change: Change) {
    self.path = path
    self.change = change
  }
}
