import Platform

/// Ends the waiting of a thread that polls descriptors, from any other thread.
final class Bell: Sendable {
  /// To be polled for input; -1 when the system gave none, and then nothing is heard.
  let descriptor: Int32
  private let other: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      // A ring that nobody has heard yet need not be followed by another.
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

  /// To be called once a ring has been heard.
  func quiet() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
