import Platform
import SourceText

/// Writes files and folders so that nothing is ever half there.
public enum FileWriter {
  /// The failure of a write, with advice.
  public struct Failure: Error, Sendable {
    public let path: String
    /// The reason why the file was not written, for the user.
    public let reason: LocalizedText

    init(path: String, reason: LocalizedText) {
      self.path = path
      self.reason = reason
    }

    /// Takes the reason from `errno`.
    init(_ path: String) {
      let problem = SystemProblem(errno)
      self.init(path: path, reason: problem.writing(path))
    }
  }

  /// Makes a folder and those above it.
  public static func makeDirectory(_ path: String) throws(Failure) {
    if DirectoryListing.kind(of: path, followingLinks: true) == .directory { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeDirectory(String(path[..<slash]))
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw Failure(path) }
  }

  /// Writes a new file where there is nothing.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = try TemporaryFile(path)
    defer { file.close() }
    try file.write(bytes)
  }

  /// Puts new content in the place of a file's, all at once: readers see the old or the new. The
  /// file keeps its owner, permissions, extended attributes and access control list; a link stays a
  /// link. Nothing is written if that cannot be, if the file has other names (hard links), or if it
  /// has changed since it was read.
  ///
  /// - Parameters:
  ///   - old: what was read; nil if there was nothing.
  public static func replace(
    _ path: String, _ old: [UInt8]?, with new: [UInt8]
  ) throws(Failure) {
    try FileReplacement(of: path, old).write(new)
  }

  /// Throws where `replace` would not write because of what the file is or has become, so that of several
  /// files none is written. What changes later is found when it is written.
  public static func requireReplaceable(_ path: String, _ old: [UInt8]?) throws(Failure) {
    try FileReplacement(of: path, old).requireReplaceable()
  }

  /// Moves a folder to where there is nothing, or a file to where there is nothing or a file.
  package static func move(_ path: String, to destination: String) throws(Failure) {
    guard rename(path, destination) == 0 else { throw Failure(destination) }
  }

  /// Removes a file, and the folders around it that are empty then, inside of another folder.
  package static func remove(_ path: String, upTo last: String) {
    unlink(path)
    for folder in Path.folders(above: path, upTo: last) where folder != last {
      guard rmdir(folder) == 0 else { return }
    }
  }

  /// Removes a folder with all that is in it. Links are removed, not followed.
  package static func removeDirectory(_ path: String) {
    for entry in DirectoryListing(path: path)?.entries ?? [] {
      let child = path + "/" + entry.name
      if entry.kind == .directory { removeDirectory(child) } else { unlink(child) }
    }
    rmdir(path)
  }
}
