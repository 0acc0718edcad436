import SourceText

/// A change of another file than the checked one.
public struct FileEdit: Sendable, Hashable {
  /// The kind of change.
  public enum Change: Sendable, Hashable {
    /// Edits of the file's text as `FileEncoding` decodes it: offsets do not count a byte order
    /// mark. They refer to the text as it was read and do not overlap.
    case edit([TextEdit])
    /// The file is created, in UTF-8, with its folders. An existing file stays unchanged.
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
