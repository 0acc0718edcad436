import Platform
import SourceText
import Synchronization

/// Reads whole files.
public enum FileReader {
  /// The reason why a file cannot be read.
  public enum Failure: Error, Sendable, Equatable {
    /// The system's word for it.
    case system(String)
    case directory
    /// More bytes than `SourceText.maximumLength`.
    case tooLarge
  }

  /// The bytes of a file; `-` is standard input.
  public static func read(_ path: String) throws(Failure) -> [UInt8] {
    if path == "-" { return try read(descriptor: STDIN_FILENO) }
    return try read(path, limit: nil)
  }

  /// The first bytes of a file, at most so many; of a shorter one all.
  public static func read(_ path: String, prefix: Int) throws(Failure) -> [UInt8] {
    try read(path, limit: prefix)
  }

  /// The bytes of a file, and of nothing else: no pipe or device can keep anybody waiting.
  ///
  /// - Parameter limit: how many of the first bytes; nil for all.
  static func readRegular(_ path: String, limit: Int? = nil) throws(Failure) -> [UInt8] {
    try read(path, limit: limit, isRegular: true)
  }

  /// Returns the bytes of a regular file if they fulfil a condition; else nil.
  ///
  /// Most files do not, and creating an array for each takes longer than testing its bytes.
  ///
  /// - Parameter isWanted: tests the bytes, which are invalid after it returns.
  static func readRegular(
    _ path: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(Failure) -> [UInt8]? {
    let descriptor = try descriptor(of: path, isRegular: true)
    defer { close(descriptor) }
    let size = try sizeOfFile(descriptor, isRegular: true) ?? 0
    if (0..<pieceLength).contains(size) {
      var buffer = spare.withLock { $0.popLast() } ?? [UInt8](repeating: 0, count: pieceLength)
      // That one byte less is read than there is room for shows that it was all.
      let whole: [UInt8]?? = buffer.withUnsafeMutableBytes {
        let count = read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: $0[...size]))
        guard count == size else { return nil }
        let bytes = UnsafeRawBufferPointer(rebasing: $0[..<count])
        return .some(isWanted(bytes) ? Array(bytes) : nil)
      }
      spare.withLock { $0.append(buffer) }
      if let whole { return whole }
      // It has changed since it was opened.
      lseek(descriptor, 0, SEEK_SET)
    }
    let bytes = try read(descriptor: descriptor, expecting: size)
    return bytes.withUnsafeBytes(isWanted) ? bytes : nil
  }

  private static func read(
    _ path: String, limit: Int?, isRegular: Bool = false
  ) throws(Failure) -> [UInt8] {
    let descriptor = try descriptor(of: path, isRegular: isRegular)
    defer { close(descriptor) }
    guard let size = try sizeOfFile(descriptor, isRegular: isRegular) else {
      return try read(descriptor: descriptor, limit: limit)
    }
    return try read(descriptor: descriptor, limit: limit, expecting: size)
  }

  private static func descriptor(of path: String, isRegular: Bool) throws(Failure) -> Int32 {
    // Opening a pipe waits for a writer.
    let flags = O_RDONLY | O_CLOEXEC | (isRegular ? O_NONBLOCK | O_NOCTTY : 0)
    // As a parameter the text would be copied first.
    let descriptor = path.withCString { open($0, flags) }
    if descriptor >= 0 { return descriptor }
    let reason = String(cString: strerror(errno))
    // A directory without read permission is a directory as well.
    let isDirectory = DirectoryListing.kind(of: path, followingLinks: true) == .directory
    throw isDirectory ? .directory : .system(reason)
  }

  /// Returns the size of an open file in bytes; nil if it is not known.
  private static func sizeOfFile(_ descriptor: Int32, isRegular: Bool) throws(Failure) -> Int? {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else {
      if isRegular { throw .system(String(cString: strerror(errno))) }
      return nil
    }
    if info.st_mode & S_IFMT == S_IFDIR { throw .directory }
    if isRegular, info.st_mode & S_IFMT != S_IFREG { throw .system("not a file") }
    return Int(info.st_size)
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    Platform.read(descriptor, buffer.baseAddress, buffer.count)
  }

  private static let pieceLength = 64 * 1024
  /// Room for a file, as much as are read at once: thousands are read one after the other.
  private static let spare = Mutex<[[UInt8]]>([])

  /// Returns the rest of an open file.
  ///
  /// - Parameter expected: the expected number of bytes; there may be more or fewer.
  static func read(
    descriptor: Int32, limit: Int? = nil, expecting expected: Int = 0
  ) throws(Failure) -> [UInt8] {
    guard limit != nil || expected <= SourceText.maximumLength else { throw .tooLarge }
    var bytes: [UInt8] = []
    // Most files are read in one piece; that no byte follows shows that it is complete.
    var length = expected > 0 ? min(expected, limit ?? expected) + 1 : pieceLength
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: length) { buffer, used in
        count = read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        used = max(0, count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(String(cString: strerror(errno)))
      }
      guard bytes.count + count <= SourceText.maximumLength else { throw .tooLarge }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if let limit, bytes.count >= limit { return Array(bytes.prefix(limit)) }
      if bytes.count == expected, count < length { return bytes }
      length = pieceLength
    }
  }
}
