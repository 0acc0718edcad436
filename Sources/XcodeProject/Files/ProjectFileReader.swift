import SourceText

/// How a project gets at its files. It reads nothing but what lies in one folder, because what a
/// project file names is somebody's text.
public struct ProjectFileReader: Sendable {
  /// What reading a file gives.
  public enum Reading: Sendable {
    case text(SourceText)
    case missing
    /// Not in the folder, and not looked for.
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
