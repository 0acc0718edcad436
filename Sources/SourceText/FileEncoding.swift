/// The encoding of a file, including its byte order mark.
///
/// `decode` and `encode` are inverse to each other for any bytes, so an edited file keeps its encoding and
/// every byte that was not edited. For a character that the encoding does not have, `encode` throws an error.
public struct FileEncoding: Hashable, Sendable {
  /// The encodings that can be read and written.
  public enum Form: String, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    /// Only with a byte order mark, and only if every unit is a valid character.
    case utf32LittleEndian
    case utf32BigEndian
    /// ISO-8859-1, if an XML declaration names it.
    case latin1
    /// Another encoding that an XML declaration names. The text has the bytes of the file, and only ASCII can
    /// be added.
    case declared

    /// True if ASCII characters are encoded as their own single bytes.
    public var isASCIICompatible: Bool { width == 1 }

    /// The size of a code unit, in bytes.
    var width: Int {
      switch self {
      case .utf8, .latin1, .declared: 1
      case .utf16LittleEndian, .utf16BigEndian: 2
      case .utf32LittleEndian, .utf32BigEndian: 4
      }
    }

    var isLittleEndian: Bool { self == .utf16LittleEndian || self == .utf32LittleEndian }
  }

  public let form: Form
  public let hasByteOrderMark: Bool
  /// The last byte of a UTF-16 file with an odd number of bytes.
  private let trailingByte: UInt8?
  /// The name in the XML declaration, if that decides the encoding.
  private var name = "UTF-8"
  /// The runs of bytes that are not ASCII, for a text that has the bytes of another encoding.
  private var foreignBytes: Set<[UInt8]> = []

  /// UTF-8 without a byte order mark.
  public static let utf8 = FileEncoding(form: .utf8, hasByteOrderMark: false, trailingByte: nil)

  private init(form: Form, hasByteOrderMark: Bool, trailingByte: UInt8?) {
    self.form = form
    self.hasByteOrderMark = hasByteOrderMark
    self.trailingByte = trailingByte
  }

  /// Returns true for UTF-16 and UTF-32, where ASCII words cannot be found by their bytes.
  public static func isWide(_ file: [UInt8]) -> Bool {
    file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
      || file.starts(with: [0, 0, 0xFE, 0xFF]) || unmarkedForm(file) != nil
  }

  /// Decodes the bytes of a file. UTF-16 is recognized by its byte order mark or by two ASCII characters at
  /// the beginning, another encoding by its name in an XML declaration; everything else is decoded as UTF-8,
  /// well formed or not.
  public static func decode(_ file: [UInt8]) -> (text: SourceText, encoding: FileEncoding) {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) {
      let encoding = FileEncoding(form: .utf8, hasByteOrderMark: true, trailingByte: nil)
      return (SourceText(Array(file.dropFirst(3))), encoding)
    }
    if let (text, encoding) = decodeUTF32(file) { return (text, encoding) }
    let hasMark = file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
    let form: Form? =
      hasMark ? (file.first == 0xFF ? .utf16LittleEndian : .utf16BigEndian) : unmarkedForm(file)
    guard let form else { return decodeNarrow(file) }
    let encoding = FileEncoding(
      form: form, hasByteOrderMark: hasMark,
      trailingByte: file.count.isMultiple(of: 2) ? nil : file.last)
    return (SourceText(transcode(file, at: hasMark ? 2 : 0, from: form)), encoding)
  }

  /// Decodes a file without wide units and without a byte order mark.
  private static func decodeNarrow(_ file: [UInt8]) -> (text: SourceText, encoding: FileEncoding) {
    guard let declared = DeclaredEncoding(in: file),
      declared.family == .other || declared.isASCII
    else {
      return (SourceText(file), .utf8)
    }
    var encoding = FileEncoding(
      form: declared.isLatin1 ? .latin1 : .declared, hasByteOrderMark: false, trailingByte: nil)
    encoding.name = String(
      decoding: file[declared.name.start..<declared.name.end], as: UTF8.self)
    guard declared.isLatin1 else {
      encoding.foreignBytes = Set(foreignPieces(of: file).map(Array.init))
      return (SourceText(file), encoding)
    }
    var text: [UInt8] = []
    text.reserveCapacity(file.count + file.count / 16)
    for byte in file { appendUTF8(UInt32(byte), to: &text) }
    return (SourceText(text), encoding)
  }

  /// Returns the longest runs of bytes without ASCII characters.
  private static func foreignPieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split { $0 < 0x80 }
  }

  /// Decodes the UTF-32 after a byte order mark; nil if a unit is not a character.
  private static func decodeUTF32(_ file: [UInt8]) -> (SourceText, FileEncoding)? {
    let isLittle = file.starts(with: [0xFF, 0xFE, 0, 0])
    guard isLittle || file.starts(with: [0, 0, 0xFE, 0xFF]), file.count.isMultiple(of: 4) else {
      return nil
    }
    var text: [UInt8] = []
    text.reserveCapacity(file.count / 4)
    for start in stride(from: 4, to: file.count, by: 4) {
      let unit = file[start..<(start + 4)]
      let value = (isLittle ? Array(unit.reversed()) : Array(unit))
        .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      text.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
    let form: Form = isLittle ? .utf32LittleEndian : .utf32BigEndian
    return (SourceText(text), FileEncoding(form: form, hasByteOrderMark: true, trailingByte: nil))
  }

  /// Returns the form of UTF-16 without a byte order mark, which the zeros next to the first two characters
  /// show.
  private static func unmarkedForm(_ file: [UInt8]) -> Form? {
    guard file.count >= 4 else { return nil }
    let isASCII = { (byte: UInt8) in (1..<0x80).contains(byte) }
    if isASCII(file[0]), file[1] == 0, isASCII(file[2]), file[3] == 0 { return .utf16LittleEndian }
    if file[0] == 0, isASCII(file[1]), file[2] == 0, isASCII(file[3]) { return .utf16BigEndian }
    return nil
  }

  /// A character that the file's encoding cannot represent.
  public struct UnwritableCharacter: Error, Sendable, Equatable {
    /// The first character that cannot be represented.
    public let character: Unicode.Scalar
    /// The name of the encoding, as the file declares it.
    public let encoding: String

    /// The reason why the file is not written, on one line.
    public var reason: LocalizedText {
      let digits = String(character.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      let shown = PlainLine.visible(String(character))
      let name = PlainLine.visible(encoding)
      return LocalizedText(
        en:
          "“\(shown)” (\(code)) cannot be written in the encoding of the file, \(name); save the file as UTF-8 first",
        zhHans: "文件的编码 \(name) 无法写入“\(shown)”（\(code)），请先把文件存为 UTF-8")
    }
  }

  /// Returns the bytes of the file for a text.
  ///
  /// - Throws: an error if the text contains a character that the encoding does not have, or may not have.
  public func encode(_ text: SourceText) throws(UnwritableCharacter) -> [UInt8] {
    switch form {
    case .utf8:
      return hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + text.bytes : text.bytes
    case .declared:
      let added = Self.foreignPieces(of: text.bytes).first { !foreignBytes.contains(Array($0)) }
      guard let added else { return text.bytes }
      throw unwritable(added)
    case .latin1:
      var file: [UInt8] = []
      file.reserveCapacity(text.length)
      var index = 0
      while index < text.length {
        let width = text.characterLength(at: index)
        let (lead, last) = (text.bytes[index], text.bytes[index + width - 1])
        switch (width, lead) {
        case (1, ..<0x80): file.append(lead)
        case (2, 0xC2): file.append(last)
        case (2, 0xC3): file.append(last + 0x40)
        default: throw unwritable(text.bytes[index..<(index + width)])
        }
        index += width
      }
      return file
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
      var file: [UInt8] = []
      file.reserveCapacity((text.length + 1) * form.width)
      if hasByteOrderMark { append(0xFEFF, to: &file) }
      appendUnits(of: text, to: &file)
      if let trailingByte { file.append(trailingByte) }
      return file
    }
  }

  private func unwritable(_ bytes: ArraySlice<UInt8>) -> UnwritableCharacter {
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    return UnwritableCharacter(character: scalar ?? "\u{FFFD}", encoding: name)
  }

  private static func transcode(
    _ file: [UInt8], at start: Int, from form: Form
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    func unit(at index: Int) -> UInt32? {
      guard index + 1 < file.count else { return nil }
      let (first, second) = (UInt32(file[index]), UInt32(file[index + 1]))
      return form == .utf16LittleEndian ? second << 8 | first : first << 8 | second
    }
    var index = start
    while let high = unit(at: index) {
      index += 2
      if (0xD800..<0xDC00).contains(high), let low = unit(at: index),
        (0xDC00..<0xE000).contains(low)
      {
        index += 2
        appendUTF8(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), to: &result)
      } else {
        // A lone surrogate becomes three bytes, as in WTF-8, so that decoding restores it.
        appendUTF8(high, to: &result)
      }
    }
    return result
  }

  private static func appendUTF8(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func continuation(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F)
    }
    switch scalar {
    case ..<0x80:
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      bytes += [0xC0 | UInt8(truncatingIfNeeded: scalar >> 6), continuation(0)]
    case ..<0x10000:
      bytes += [
        0xE0 | UInt8(truncatingIfNeeded: scalar >> 12), continuation(6), continuation(0),
      ]
    default:
      bytes += [
        0xF0 | UInt8(truncatingIfNeeded: scalar >> 18), continuation(12), continuation(6),
        continuation(0),
      ]
    }
  }

  private func append(_ unit: UInt32, to file: inout [UInt8]) {
    for index in 0..<form.width {
      let place = form.isLittleEndian ? index : form.width - 1 - index
      file.append(UInt8(truncatingIfNeeded: unit >> (8 * UInt32(place))))
    }
  }

  private func appendUnits(of text: SourceText, to file: inout [UInt8]) {
    var index = 0
    while index < text.length {
      let width = text.characterLength(at: index)
      var scalar = UInt32(text.bytes[index])
      if width > 1 {
        scalar &= 0xFF >> (UInt32(width) + 1)
        for next in (index + 1)..<(index + width) {
          scalar = scalar << 6 | UInt32(text.bytes[next] & 0x3F)
        }
      } else if scalar >= 0x80 {
        scalar = 0xFFFD
      }
      if scalar >= 0x10000, form.width == 2 {
        append(0xD800 + (scalar - 0x10000) >> 10, to: &file)
        append(0xDC00 + (scalar - 0x10000) & 0x3FF, to: &file)
      } else {
        append(scalar, to: &file)
      }
      index += width
    }
  }
}
