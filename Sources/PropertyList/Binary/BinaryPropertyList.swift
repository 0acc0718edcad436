/// A property list in Apple's binary format, read-only: objects are read on demand.
///
/// The file consists of a header, the objects, a table of their offsets and a trailer. Containers refer to their
/// elements by number, so that objects can be shared; in a damaged file they can contain themselves.
public struct BinaryPropertyList: Sendable {
  /// The reason why a file cannot be shown.
  public enum Failure: Error, Sendable, Equatable {
    /// The bytes from an offset on are invalid.
    case damaged(offset: Int)
    /// Nested deeper than `SyntaxTree.maximumDepth`, or containing itself.
    case tooDeep
    /// Longer than `maximumTextLength` when it is written out.
    case tooLong
  }

  /// The longest XML text that is created, in bytes. Shared objects are written each time, so a small file can
  /// represent an endless text.
  public static let maximumTextLength = 16 * 1024 * 1024

  /// One object, with its elements by their numbers.
  enum Object {
    case boolean(Bool)
    /// As digits: numbers can have 128 bits.
    case integer(String)
    case real(Double)
    /// Seconds since the start of 2001.
    case date(Double)
    case data(ArraySlice<UInt8>)
    case string(String)
    /// A reference of a keyed archive.
    case identifier(Int)
    case array([Int])
    case dictionary([(key: Int, value: Int)])
  }

  let bytes: [UInt8]
  let root: Int
  private let objectCount: Int
  private let table: Int
  private let offsetSize: Int
  private let referenceSize: Int

  private static let trailerLength = 32

  /// Reads the trailer and finds the root. Throws `damaged` if the trailer does not match the bytes.
  public init(_ bytes: [UInt8]) throws(Failure) {
    guard DocumentKind(bytes) == .binaryPropertyList else { throw .damaged(offset: 0) }
    let trailer = bytes.count - Self.trailerLength
    guard trailer >= 8 else { throw .damaged(offset: bytes.count) }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8),
      let root = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8),
      table >= 8, table <= trailer, count <= (trailer - table) / offsetSize, root < count
    else { throw .damaged(offset: trailer) }
    objectCount = count
    self.root = root
    self.table = table
  }

  /// Returns an object by its number.
  func object(_ number: Int) throws(Failure) -> Object {
    let entry = table + number * offsetSize
    guard let at = Self.number(bytes, at: entry, size: offsetSize), at >= 8, at < table else {
      throw .damaged(offset: min(entry, bytes.count))
    }
    guard let object = read(at) else { throw .damaged(offset: at) }
    return object
  }

  private func read(_ at: Int) -> Object? {
    let low = Int(bytes[at] & 0x0F)
    switch bytes[at] >> 4 {
    case 0x0: return low == 8 ? .boolean(false) : low == 9 ? .boolean(true) : nil
    case 0x1: return low <= 4 ? integer(at + 1, size: 1 << low) : nil
    case 0x2: return real(at + 1, size: 1 << low).map { .real($0) }
    case 0x3: return low == 3 ? real(at + 1, size: 8).map { .date($0) } : nil
    case 0x4: return elements(at).flatMap { slice($0.start, $0.count) }.map { .data($0) }
    // ASCII, and UTF-8 in newer files.
    case 0x5, 0x7:
      return elements(at).flatMap { slice($0.start, $0.count) }
        .map { .string(String(decoding: $0, as: UTF8.self)) }
    case 0x6: return elements(at).flatMap { utf16($0.start, $0.count) }.map { .string($0) }
    case 0x8:
      return low < 8
        ? Self.number(bytes, at: at + 1, size: low + 1).map { .identifier($0) } : nil
    // An array, or a set, for which XML has no element.
    case 0xA, 0xC:
      return elements(at).flatMap { references($0.start, $0.count) }.map { .array($0) }
    case 0xD: return elements(at).flatMap { dictionary($0.start, $0.count) }
    default: return nil
    }
  }

  /// Returns the start of an object's elements and their number. A count above 14 is an object of its own after the
  /// first byte.
  private func elements(_ at: Int) -> (start: Int, count: Int)? {
    let low = Int(bytes[at] & 0x0F)
    guard low == 0x0F else { return (at + 1, low) }
    guard at + 1 < table, bytes[at + 1] >> 4 == 1, bytes[at + 1] & 0x0F <= 3 else { return nil }
    let size = 1 << Int(bytes[at + 1] & 0x0F)
    return Self.number(bytes, at: at + 2, size: size).map { (at + 2 + size, $0) }
  }

  /// Returns a range of the bytes before the table; nil if it would extend further.
  private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard start <= table, count <= table - start else { return nil }
    return bytes[start..<start + count]
  }

  private func integer(_ at: Int, size: Int) -> Object? {
    guard slice(at, size) != nil else { return nil }
    let value = { (at: Int, size: Int) in
      bytes[at..<at + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    // Of 16 bytes the first eight tell the sign: nobody counts further.
    if size == 16 { return .integer(String(value(at + 8, 8))) }
    return .integer(
      size == 8 ? String(Int64(bitPattern: value(at, 8))) : String(value(at, size)))
  }

  private func real(_ at: Int, size: Int) -> Double? {
    guard let slice = slice(at, size) else { return nil }
    let bits = slice.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch size {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: return nil
    }
  }

  private func utf16(_ start: Int, _ count: Int) -> String? {
    guard count <= bytes.count, let slice = slice(start, count * 2) else { return nil }
    let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map {
      UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func references(_ start: Int, _ count: Int) -> [Int]? {
    guard count <= bytes.count, slice(start, count * referenceSize) != nil else { return nil }
    var references: [Int] = []
    references.reserveCapacity(count)
    for index in 0..<count {
      let at = start + index * referenceSize
      guard let reference = Self.number(bytes, at: at, size: referenceSize),
        reference < objectCount
      else { return nil }
      references.append(reference)
    }
    return references
  }

  /// Returns a dictionary; all keys precede all values.
  private func dictionary(_ start: Int, _ count: Int) -> Object? {
    guard count <= bytes.count, let both = references(start, count * 2) else { return nil }
    return .dictionary(zip(both[..<count], both[count...]).map { (key: $0, value: $1) })
  }

  /// Returns a number of up to eight bytes, the highest first; nil if it is too large or negative.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard start >= 0, size <= 8, start <= bytes.count - size else { return nil }
    return Int(exactly: bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
