import Platform

/// Wakes a thread that polls descriptors, from any other thread.
final class Bell: Sendable {
  /// The descriptor to poll for input; -1 if the system provided none, and then nothing is signaled.
  let descriptor: Int32
  private let other: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      // A signal that has not been read need not be followed by another.
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    descriptor = ends.first ?? -1
    other = ends.last ?? -1
  }

  deinit {
    close(descriptor)
    close(other)
  }

  func ring() {
    var byte: UInt8 = 1
    _ = write(other, &byte, 1)
  }

  /// Clears the signal. Call after a wake-up.
  func quiet() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
