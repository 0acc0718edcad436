import Files
import Synchronization

/// Files that count all accesses.
public final class CountingFiles: FileAccess {
  private let base: any FileAccess
  private let counts = Mutex<(reads: [String: Int], listings: [String: Int])>(([:], [:]))

  public init(_ base: any FileAccess = DiskFiles()) {
    self.base = base
  }

  /// Returns how often each file was opened since the last call.
  public func takeReads() -> [String: Int] {
    counts.withLock { counts in
      defer { counts.reads = [:] }
      return counts.reads
    }
  }

  /// Returns how often each folder was listed since the last call.
  public func takeListings() -> [String: Int] {
    counts.withLock { counts in
      defer { counts.listings = [:] }
      return counts.listings
    }
  }

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    counts.withLock { $0.reads[path, default: 0] += 1 }
    return try base.read(path)
  }

  public func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    counts.withLock { $0.reads[path, default: 0] += 1 }
    return try base.read(path, prefix: prefix)
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    counts.withLock { $0.listings[folder, default: 0] += 1 }
    return base.entries(of: folder)
  }

  public func kind(of path: String) -> DirectoryListing.Kind { base.kind(of: path) }
}
