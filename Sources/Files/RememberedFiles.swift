import Synchronization

/// Files as they were when they were first read. What is worked out from a file and then written into it has
/// to fit the text it was worked out from.
public final class RememberedFiles: FileAccess {
  private let base: any FileAccess
  private let known = Mutex<[String: [UInt8]]>([:])

  /// - Parameter base: where files are read the first time.
  public init(_ base: any FileAccess) { self.base = base }

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    if let bytes = known.withLock({ $0[path] }) { return bytes }
    let bytes = try base.read(path)
    return known.withLock { known in
      let first = known[path] ?? bytes
      known[path] = first
      return first
    }
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    base.entries(of: folder)
  }

  public var listsWholeFolders: Bool { base.listsWholeFolders }

  public func kind(of path: String) -> DirectoryListing.Kind { base.kind(of: path) }
}
