import Platform

/// The descriptors for serving a client.
struct ByteStreams {
  private static let readLength = 64 * 1024
  /// The number of bytes that a pipe with room accepts at once without blocking.
  private static let writeLength = 4096

  private let input: Int32
  private let output: Int32
  /// The event to poll for the end of the reader.
  private let hangUp: Int16

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    hangUp = Self.tellsOfReader(output, input) ? Int16(POLLHUP) : 0
  }

  /// Returns true if polling an output for `POLLHUP` reports exactly that its reader is gone.
  ///
  /// Linux always reports it. Darwin's kernel watches nothing for a descriptor without events, and for `POLLHUP`
  /// watches it as an input: the writing end of a pipe has nothing to read until its reader is gone. A file always
  /// has, and a device may refuse. A socket that is also the input ends as an input first.
  private static func tellsOfReader(_ output: Int32, _ input: Int32) -> Bool {
    var (own, other) = (stat(), stat())
    guard fstat(output, &own) == 0 else { return false }
    switch own.st_mode & S_IFMT {
    case S_IFIFO: return true
    case S_IFSOCK:
      return fstat(input, &other) == 0
        && (own.st_dev, own.st_ino) != (other.st_dev, other.st_ino)
    default: return false
    }
  }

  /// Waits until something can be read or, if requested, written, or the reader is gone.
  ///
  /// - Parameter milliseconds: the timeout; -1 for none.
  /// - Parameter bell: a signal that ends the waiting, too.
  func wait(
    milliseconds: Int32, forRoom: Bool, forInput: Bool = true, orFor bell: Bell? = nil
  ) -> (canRead: Bool, canWrite: Bool, hasReader: Bool) {
    var descriptors = [
      // A negative descriptor is ignored.
      pollfd(fd: forInput ? input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: forRoom ? Int16(POLLOUT) : hangUp, revents: 0),
      pollfd(fd: bell?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else {
      return (false, false, true)
    }
    if descriptors[2].revents != 0 { bell?.quiet() }
    // The end of the input and errors are detected by reading and writing.
    let isGone = Int32(descriptors[1].revents) & (POLLERR | POLLHUP | POLLNVAL) != 0
    return (descriptors[0].revents != 0, forRoom && descriptors[1].revents != 0, !isGone)
  }

  /// Returns the available bytes; nil at the end or after an error.
  func read() -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.readLength) { buffer, used in
        count = Platform.read(input, buffer.baseAddress, buffer.count)
        used = max(0, count)
      }
      if count > 0 { return bytes }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return nil
    }
  }

  /// Writes the beginning of some bytes.
  ///
  /// - Returns: the number of bytes written; nil if the reader is gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { buffer in
      let length = min(buffer.count, Self.writeLength)
      return Platform.write(output, buffer.baseAddress, length)
    }
    if count < 0 { return errno == EINTR || errno == EAGAIN ? 0 : nil }
    return count
  }
}

/// Checks whether a process still exists.
enum ProcessWatch {
  static func isRunning(_ process: Int) -> Bool {
    guard let id = pid_t(exactly: process), id > 0 else { return true }
    return kill(id, 0) == 0 || errno == EPERM
  }
}
