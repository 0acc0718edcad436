import Platform

/// A newly created file, open for writing.
package struct TemporaryFile {
  package typealias Failure = FileWriter.Failure

  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
  private static let maximumAttempts = 100

  /// Fails where there is something already, and follows no link.
  private static let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC

  let path: String
  let descriptor: Int32

  /// Creates a file at a path.
  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = open(path, Self.flags, 0o666)
    guard descriptor >= 0 else { throw Failure(path) }
  }

  /// Creates a file with a unique name.
  ///
  /// - Parameter isPrivate: true if no other user may read it yet; otherwise it gets the permissions of a new file.
  init(in folder: String, isPrivate: Bool) throws(Failure) {
    var (found, number): (String, Int32) = ("", -1)
    try Self.tryNames(in: folder) { path in
      (found, number) = (path, open(path, Self.flags, isPrivate ? 0o600 : 0o666))
      return number >= 0
    }
    (path, descriptor) = (found, number)
  }

  /// Makes a new folder. Its name is short, so that it fits where the name of any other does.
  ///
  /// - Returns: its path.
  package static func makeDirectory(in folder: String) throws(Failure) -> String {
    var found = ""
    try tryNames(in: folder) { path in
      found = path
      return mkdir(path, 0o777) == 0
    }
    return found
  }

  private static func tryNames(
    in folder: String, _ isMade: (String) -> Bool
  ) throws(Failure) {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    for _ in 0..<maximumAttempts {
      let name = (0..<6).compactMap { _ in characters.randomElement() }
      if isMade(base + ".qa-" + String(name)) { return }
      guard errno == EEXIST else { break }
    }
    throw Failure(folder)
  }

  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        Platform.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(path) }
      rest = rest.dropFirst(count)
    }
  }

  func close() {
    _ = Platform.close(descriptor)
  }

  /// Closes the file and deletes it.
  func remove() {
    close()
    unlink(path)
  }
}
