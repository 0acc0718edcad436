import SourceText

/// A location in a file of the project.
public struct FileLocation: Sendable, Hashable {
  public let path: String
  /// The range; nil for the whole file.
  public let range: ByteRange?

  public init(_ path: String, _ range: ByteRange? = nil) {
    self.path = path
    self.range = range
  }
}
