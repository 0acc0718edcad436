import Files
import Platform
import Synchronization

/// Records the existing files that may not be read because of permissions or a sandbox. Searches around a
/// file treat such files as missing.
final class NotingFiles: FileAccess {
  private static let reasons = [EACCES, EPERM].map { String(cString: strerror($0)) }

  private let base: any FileAccess
  private let noted = Mutex<Set<PathKey>>([])
  private let done = Mutex<Set<PathKey>>([])

  init(_ base: any FileAccess) { self.base = base }

  /// The files and folders that could not be read, sorted.
  var unreadable: [String] {
    noted.withLock { $0.map(\.path) }.sorted { $0.precedes($1) }
  }

  /// The files that were read.
  var readFiles: [String] { done.withLock { $0.map(\.path) } }

  func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    try noting(path) { () throws(FileReader.Failure) in try base.read(path) }
  }

  func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    try noting(path) { () throws(FileReader.Failure) in try base.read(path, prefix: prefix) }
  }

  func read(
    _ path: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(FileReader.Failure) -> [UInt8]? {
    try noting(path) { () throws(FileReader.Failure) in try base.read(path, where: isWanted) }
  }

  private func noting<Result>(
    _ path: String, _ read: () throws(FileReader.Failure) -> Result
  ) throws(FileReader.Failure) -> Result {
    do throws(FileReader.Failure) {
      let result = try read()
      _ = done.withLock { $0.insert(PathKey(path)) }
      return result
    } catch {
      throw note(error, path)
    }
  }

  func entries(of folder: String) -> [DirectoryListing.Entry]? {
    if let entries = base.entries(of: folder) { return entries }
    if base.kind(of: folder) == .directory { insert(folder) }
    return nil
  }

  var listsWholeFolders: Bool { base.listsWholeFolders }

  func kind(of path: String) -> DirectoryListing.Kind { base.kind(of: path) }

  private func note(_ failure: FileReader.Failure, _ path: String) -> FileReader.Failure {
    if case .system(let reason) = failure, Self.reasons.contains(reason) { insert(path) }
    return failure
  }

  private func insert(_ path: String) { _ = noted.withLock { $0.insert(PathKey(path)) } }
}
