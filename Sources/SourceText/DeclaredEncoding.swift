/// The encoding that an XML declaration names.
public struct DeclaredEncoding: Sendable, Equatable {
  /// The treatment of an encoding by Apple's reader.
  public enum Family: Sendable {
    /// UTF-8, or its subset ASCII.
    case utf8
    /// UTF-16 or UTF-32: never bytes that read as ASCII.
    case wide
    /// An encoding that Apple's reader converts from.
    case other
    /// An encoding that Apple's reader does not know: it rejects the file.
    case unknown
  }

  /// The range of the name, without its quotes.
  public let name: ByteRange
  public let family: Family

  /// The number of bytes at the start of a file in which the declaration is searched for.
  package static let limit = 200

  /// True if the encoding is ISO-8859-1, in which each byte is the character with the same number.
  let isLatin1: Bool

  /// True if the encoding is ASCII: Apple's reader misreads all other characters (observed).
  let isASCII: Bool

  /// Reads the name in `<?xml … encoding="…"?>` at the very beginning, the only position where Apple's reader
  /// looks for it.
  package init?(in bytes: [UInt8]) {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    let declaration = bytes.prefix(Self.limit)
    let mark = Array("encoding=".utf8)
    var at = 5
    while at + mark.count < declaration.count {
      if [UInt8(ascii: "?"), UInt8(ascii: ">")].contains(declaration[at]) { return nil }
      if declaration[at...].starts(with: mark) { break }
      at += 1
    }
    let open = at + mark.count
    guard open < declaration.count,
      declaration[open] == UInt8(ascii: "\"") || declaration[open] == UInt8(ascii: "'"),
      let close = declaration[(open + 1)...].firstIndex(of: declaration[open])
    else { return nil }
    name = ByteRange(start: open + 1, end: close)
    let plain = Self.plain(String(decoding: bytes[name.start..<name.end], as: UTF8.self))
    family = plain.map(Self.family) ?? .unknown
    isLatin1 = plain.map(Self.latin1.contains) ?? false
    isASCII = plain.map(Self.ascii.contains) ?? false
  }

  private static let others = [
    "utf7", "iso88", "iso2022", "windows", "cp", "ibm", "latin", "l1", "shiftjis", "sjis", "xsjis",
    "ms", "euc", "xeuc", "gb", "xgb", "hz", "big5", "koi8", "cs", "ksc", "johab", "tis", "viscii",
  ]

  /// The names of ISO-8859-1, in lower case and without punctuation.
  private static let latin1: Set<String> = [
    "iso88591", "iso885911987", "latin1", "isolatin1", "l1", "isoir100", "csisolatin1", "cp819",
    "ibm819",
  ]

  private static let ascii: Set<String> = ["usascii", "ascii"]

  /// Returns a name in lower case and without punctuation; nil for a name that is not ASCII.
  private static func plain(_ name: String) -> String? {
    // Invisible characters also count as part of the name.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(
      name.lowercased().unicodeScalars.filter {
        ("a"..."z").contains($0) || ("0"..."9").contains($0)
      })
  }

  private static func family(of plain: String) -> Family {
    switch plain {
    case "utf8": return .utf8
    case _ where ascii.contains(plain): return .utf8
    case _ where ["utf16", "utf32", "ucs", "iso10646", "unicode"].contains(where: plain.hasPrefix):
      return .wide
    case _ where plain.hasPrefix("ansix3") || others.contains(where: plain.hasPrefix):
      return .other
    default: return .unknown
    }
  }
}
