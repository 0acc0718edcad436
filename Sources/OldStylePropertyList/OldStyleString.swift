/// The escapes in texts of old-style property lists and strings files, as Apple's reader replaces
/// them.
public enum OldStyleString {
  /// Returns what a text between quotes stands for.
  public static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt16] = []
    var at = bytes.startIndex
    var plainFrom = at
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      units += String(decoding: bytes[plainFrom..<at], as: UTF8.self).utf16
      at += 1
      guard at < bytes.endIndex else {
        plainFrom = at
        break
      }
      switch bytes[at] {
      case UInt8(ascii: "U"):
        at += 1
        units.append(number(in: bytes, &at, digits: 4, shift: 4))
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        units.append(nextStepCharacter(number(in: bytes, &at, digits: 3, shift: 3)))
      case let letter where controls[letter] != nil:
        units.append(controls[letter] ?? 0)
        at += 1
      default:
        // Any other character stands for itself; it may be longer than a byte.
        plainFrom = at
        at += 1
        continue
      }
      plainFrom = at
    }
    if plainFrom < bytes.endIndex {
      units += String(decoding: bytes[plainFrom...], as: UTF8.self).utf16
    }
    // Surrogates that stand alone become U+FFFD.
    return String(decoding: units, as: UTF16.self)
  }

  private static let controls: [UInt8: UInt16] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "r"): 0x0D,
  ]

  /// The number that a hexadecimal digit stands for; nil for any other byte.
  public static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Reads at most so many digits of so many bits each.
  private static func number(
    in bytes: ArraySlice<UInt8>, _ at: inout Int, digits: Int, shift: UInt16
  ) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<digits {
      guard at < bytes.endIndex, let digit = hexDigit(bytes[at]), digit >> shift == 0 else { break }
      value = value << shift | digit
      at += 1
    }
    return value
  }

  /// Octal escapes name characters of NeXTSTEP's encoding, of which only the low eight bits count.
  private static func nextStepCharacter(_ number: UInt16) -> UInt16 {
    let byte = number & 0xFF
    return byte < 0x80 ? byte : nextStep[Int(byte) - 0x80]
  }

  private static let nextStep: [UInt16] = [
    0xA0, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC7, 0xC8, 0xC9, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF,
    0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xDC, 0xDD, 0xDE, 0xB5, 0xD7, 0xF7,
    0xA9, 0xA1, 0xA2, 0xA3, 0x2044, 0xA5, 0x192, 0xA7, 0xA4, 0x2019, 0x201C, 0xAB, 0x2039, 0x203A,
    0xFB01, 0xFB02, 0xAE, 0x2013, 0x2020, 0x2021, 0xB7, 0xA6, 0xB6, 0x2022, 0x201A, 0x201E, 0x201D,
    0xBB, 0x2026, 0x2030, 0xAC, 0xBF, 0xB9, 0x2CB, 0xB4, 0x2C6, 0x2DC, 0xAF, 0x2D8, 0x2D9, 0xA8,
    0xB2, 0x2DA, 0xB8, 0xB3, 0x2DD, 0x2DB, 0x2C7, 0x2014, 0xB1, 0xBC, 0xBD, 0xBE, 0xE0, 0xE1, 0xE2,
    0xE3, 0xE4, 0xE5, 0xE7, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xC6, 0xED, 0xAA, 0xEE, 0xEF, 0xF0, 0xF1,
    0x141, 0xD8, 0x152, 0xBA, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xE6, 0xF9, 0xFA, 0xFB, 0x131, 0xFC,
    0xFD, 0x142, 0xF8, 0x153, 0xDF, 0xFE, 0xFF, 0xFFFD, 0xFFFD,
  ]
}
