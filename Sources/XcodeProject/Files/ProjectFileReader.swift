import SourceText

/// File access of a project. Only files in one folder are read, because the paths in a project file are untrusted.
public struct ProjectFileReader: Sendable {
  /// The result of reading a file.
  public enum Reading: Sendable {
    case text(SourceText)
    case missing
    /// The file is outside of the folder, and was not searched for.
    case outside
  }

  /// The folder that nothing is read outside of.
  public let root: String
  private let read: @Sendable (String) -> [UInt8]?

  /// - Parameter read: the bytes of a file by its absolute path; nil when it cannot be read.
  public init(root: String, read: @escaping @Sendable (String) -> [UInt8]?) {
    self.root = root
    self.read = read
  }

  func bytes(of path: String) -> [UInt8]? {
    ProjectPath.isInside(path, root) ? read(path) : nil
  }

  func text(of path: String) -> Reading {
    guard ProjectPath.isInside(path, root) else { return .outside }
    return read(path).map { .text(FileEncoding.decode($0).text) } ?? .missing
  }
}
