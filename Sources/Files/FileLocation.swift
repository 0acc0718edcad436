import SourceText

/// A place in a file of the project.
public struct FileLocation: Sendable, Hashable {
  public let path: String
  /// Nil for the file as a whole.
  public let range: ByteRange?

  public init(_ path: String, _ range: ByteRange? = nil) {
    self.path = path
    self.range = range
  }
}
