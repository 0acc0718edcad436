/// A position in a text. Reading beyond either end returns 0 and never traps.
struct ByteCursor {
  let bytes: [UInt8]
  let count: Int
  var at: Int

  init(_ bytes: [UInt8], at start: Int = 0) {
    self.bytes = bytes
    count = bytes.count
    at = min(max(start, 0), bytes.count)
  }

  var isAtEnd: Bool { at >= count }

  @inline(__always) func byte(_ index: Int) -> UInt8 {
    index >= 0 && index < count ? bytes[index] : 0
  }

  @inline(__always) func peek(_ distance: Int = 0) -> UInt8 { byte(at + distance) }

  /// Moves over a byte if it is the next one. Returns true if it was.
  @inline(__always) mutating func skip(_ expected: Unicode.Scalar) -> Bool {
    guard at < count, bytes[at] == UInt8(ascii: expected) else { return false }
    at += 1
    return true
  }

  @inline(__always) mutating func skip(while isWanted: (UInt8) -> Bool) {
    // A local variable stays in a register, and the end is read once.
    at = bytes.withUnsafeBufferPointer { bytes in
      var place = max(at, 0)
      while place < bytes.count, isWanted(bytes[place]) { place += 1 }
      return place
    }
  }

  mutating func skipToEndOfLine() { skip { !CharacterClass.isLineBreak($0) } }

  func starts(with text: StaticString, at index: Int) -> Bool {
    bytes.holds(text, at: index)
  }

  /// Returns the Unicode scalar at an index and its length in bytes; nil where the bytes are not UTF-8.
  func scalar(at index: Int) -> (value: UInt32, length: Int)? {
    let first = byte(index)
    if first < 0x80 { return index < count ? (UInt32(first), 1) : nil }
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, index + length <= count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let isOverlong = length == 3 && value < 0x800 || length == 4 && value < 0x10000
    guard !isOverlong, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }

  /// Moves over the characters that continue a name.
  mutating func skipName() {
    skip { CharacterClass.continuesName($0) }
    while at < count, bytes[at] >= 0x80, let scalar = scalar(at: at),
      CharacterClass.continuesName(scalar.value)
    {
      at += scalar.length
      skip { CharacterClass.continuesName($0) }
    }
  }
}

extension [UInt8] {
  /// Returns true if a word begins at an index. Creates no `String`.
  @usableFromInline func holds(_ word: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { expected in
      for offset in 0..<expected.count where self[index + offset] != expected[offset] {
        return false
      }
      return true
    }
  }
}
