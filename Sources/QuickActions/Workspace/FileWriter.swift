#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files and folders so that nothing is ever half there.
public enum FileWriter {
  /// The system's word for what went wrong.
  public struct Failure: Error, Sendable {
    public let path: String
    public let reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Makes a folder and those above it.
  public static func makeDirectory(_ path: String) throws(Failure) {
    if DirectoryListing.kind(of: path, followingLinks: true) == .directory { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeDirectory(String(path[..<slash]))
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(path) }
  }

  /// Writes a new file.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try write(bytes, to: path, mode: 0o666)
  }

  /// Puts new content in the place of a file's, all at once: readers see the old or the new. The
  /// file keeps its permissions; a link stays a link.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let target = resolve(path)
    var info = stat()
    let exists = stat(target, &info) == 0
    // A folder that may be written would let a file be replaced that may not.
    if exists, access(target, W_OK) != 0 { throw failure(path) }
    let mode = exists ? info.st_mode & 0o7777 : 0o644
    let temporary = temporaryPath(for: target)
    do throws(Failure) {
      try write(bytes, to: temporary, mode: mode)
      // Only the owner of everything can give a file away; others own what they write.
      if exists { _ = chown(temporary, info.st_uid, info.st_gid) }
      guard chmod(temporary, mode) == 0, rename(temporary, target) == 0 else {
        throw failure(path)
      }
    } catch {
      unlink(temporary)
      throw Failure(path: path, reason: error.reason)
    }
  }

  /// Where this process writes what is to stand at a path: beside it, so that it can be moved.
  static func temporaryPath(for path: String) -> String {
    "\(path).\(getpid()).tmp"
  }

  /// Moves a file or a folder to a place where there is nothing.
  public static func move(_ path: String, to destination: String) throws(Failure) {
    guard rename(path, destination) == 0 else { throw failure(destination) }
  }

  /// Removes a folder with all that is in it. Links are removed, not followed.
  public static func removeDirectory(_ path: String) {
    for entry in DirectoryListing(path: path)?.entries ?? [] {
      let child = path + "/" + entry.name
      if entry.kind == .directory { removeDirectory(child) } else { unlink(child) }
    }
    rmdir(path)
  }

  private static func write(_ bytes: [UInt8], to path: String, mode: mode_t) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure(path) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = failure(path)
        close(descriptor)
        throw failure
      }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0 else { throw failure(path) }
  }

  /// What a path leads to behind its links.
  private static func resolve(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
