import Files
import Synchronization

/// Files in memory that can be changed while others read them.
public final class ChangingFiles: FileAccess {
  private let files: Mutex<[String: [UInt8]]>

  public init(_ files: [String: [UInt8]] = [:]) {
    self.files = Mutex(files)
  }

  /// The content of a file; nil if it does not exist.
  public subscript(path: String) -> [UInt8]? {
    get { files.withLock { $0[path] } }
    set { files.withLock { $0[path] = newValue } }
  }

  public var all: [String: [UInt8]] { files.withLock { $0 } }

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    try MemoryFiles(all).read(path)
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    MemoryFiles(all).entries(of: folder)
  }

  public func kind(of path: String) -> DirectoryListing.Kind { MemoryFiles(all).kind(of: path) }
}
