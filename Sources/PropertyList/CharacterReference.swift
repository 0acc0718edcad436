/// `&lt;`, `&#38;` or `&#x26;` at an offset.
struct CharacterReference {
  /// The referenced character; nil if the number is that of no character.
  let scalar: Unicode.Scalar?
  /// The offset after the `;`.
  let end: Int

  /// The most digits that Apple's reader accepts, leading zeros included.
  private static let maximumDigits = 8

  /// Returns nil if there is no reference that property lists allow.
  init?(in bytes: [UInt8], at offset: Int) {
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    guard byte(offset) == UInt8(ascii: "&") else { return nil }
    if byte(offset + 1) == UInt8(ascii: "#") {
      // Apple's reader knows the small `x` only.
      let isHexadecimal = byte(offset + 2) == UInt8(ascii: "x")
      let digitsStart = offset + (isHexadecimal ? 3 : 2)
      var value: UInt32? = 0
      var at = digitsStart
      while let digit = Self.digit(byte(at), hexadecimal: isHexadecimal),
        at - digitsStart < Self.maximumDigits
      {
        if let sum = value, sum <= 0x10FFFF {
          value = sum * (isHexadecimal ? 16 : 10) + digit
        } else {
          value = nil
        }
        at += 1
      }
      guard at > digitsStart, byte(at) == UInt8(ascii: ";") else { return nil }
      scalar = value.flatMap { Unicode.Scalar($0) }
      end = at + 1
      return
    }
    var nameEnd = offset + 1
    while nameEnd < offset + 6, Parser.isNameByte(byte(nameEnd)) { nameEnd += 1 }
    guard byte(nameEnd) == UInt8(ascii: ";") else { return nil }
    switch String(decoding: bytes[(offset + 1)..<nameEnd], as: UTF8.self) {
    case "lt": scalar = "<"
    case "gt": scalar = ">"
    case "amp": scalar = "&"
    case "quot": scalar = "\""
    case "apos": scalar = "'"
    default: return nil
    }
    end = nameEnd + 1
  }

  private static func digit(_ byte: UInt8, hexadecimal: Bool) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f") where hexadecimal:
      UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F") where hexadecimal:
      UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
