import Files
import Synchronization

/// The files below some folders. All other files appear not to exist, even if a link or `..` leads to them.
/// After `cancel` nothing can be read any more, so that running calls end soon.
package final class RootedFiles: FileAccess {
  /// The folders without links, `.` and `..`.
  package let roots: [String]
  private let base: any FileAccess
  private let isCancelled = Atomic(false)

  /// - Parameters:
  ///   - roots: absolute paths of folders; relative paths begin at the first.
  ///   - base: reads the files.
  package init(_ roots: [String], _ base: any FileAccess = DiskFiles()) {
    self.roots = roots.map(Path.real)
    self.base = base
  }

  /// Makes all further reads fail.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  var hasEnded: Bool { isCancelled.load(ordering: .relaxed) }

  /// Returns the path of a call's argument, with its links resolved.
  package func path(_ argument: String) throws(ContextFailure) -> String {
    guard !argument.isEmpty, !argument.contains("\0") else {
      throw ContextFailure("the path is empty or holds a zero byte")
    }
    let start = roots.first ?? "/"
    let path = argument.hasPrefix("/") ? argument : start + "/" + argument
    let real = Self.real(path)
    guard isInside(real) else {
      throw ContextFailure(
        "“\(argument)” is outside of the folders that this server may read: "
          + roots.joined(separator: ", "))
    }
    return real
  }

  package func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    try base.read(try checked(path))
  }

  package func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    try base.read(try checked(path), prefix: prefix)
  }

  package func read(
    _ path: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(FileReader.Failure) -> [UInt8]? {
    try base.read(try checked(path), where: isWanted)
  }

  package func entries(of folder: String) -> [DirectoryListing.Entry]? {
    guard !hasEnded, isInside(Self.real(folder)) else { return nil }
    return base.entries(of: folder)
  }

  package func kind(of path: String) -> DirectoryListing.Kind {
    guard !hasEnded, isInside(Self.real(path)) else { return .other }
    return base.kind(of: path)
  }

  private func checked(_ path: String) throws(FileReader.Failure) -> String {
    guard !hasEnded else { throw .system("cancelled") }
    let real = Self.real(path)
    guard isInside(real) else { throw .system("outside of the folders that may be read") }
    return real
  }

  private func isInside(_ path: String) -> Bool { roots.contains { Path.isInside(path, $0) } }

  /// The longest path, in bytes. No system opens a longer one.
  private static let maximumLength = 4096

  /// Returns a path with its links resolved; if it does not exist, with those of its existing folders
  /// resolved.
  private static func real(_ path: String) -> String {
    guard path.utf8.count <= maximumLength else { return "" }
    var start = Path.absolute(path)
    var names: [String] = []
    while true {
      let real = Path.real(start)
      if start == "/" || DiskFiles().kind(of: real) != .other {
        return ([real == "/" ? "" : real] + names.reversed()).joined(separator: "/")
      }
      names.append(Path.name(of: start))
      start = Path.folder(of: start)
    }
  }
}
