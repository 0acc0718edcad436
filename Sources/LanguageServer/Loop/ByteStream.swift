#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A descriptor to read from or write to.
struct ByteStream: Sendable {
  private static let pieceLength = 64 * 1024

  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The bytes that are there, waiting for at least one; nil at the end or after an error.
  func read() -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { buffer, used in
        count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        used = max(0, count)
      }
      if count > 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  /// Writes all bytes; gives up when nobody reads any more.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
        if count > 0 {
          written += count
        } else if !(count < 0 && errno == EINTR) {
          return
        }
      }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, buffer, count)
  #elseif canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
  #else
    Musl.read(descriptor, buffer, count)
  #endif
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, buffer, count)
  #elseif canImport(Glibc)
    Glibc.write(descriptor, buffer, count)
  #else
    Musl.write(descriptor, buffer, count)
  #endif
}

/// Looks whether a process is still there.
enum ProcessWatch {
  static func isRunning(_ process: Int) -> Bool {
    guard let id = pid_t(exactly: process), id > 0 else { return true }
    return kill(id, 0) == 0 || errno == EPERM
  }
}
