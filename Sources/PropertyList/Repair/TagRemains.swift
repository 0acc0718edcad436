/// The remains of a broken tag in the text next to it.
///
/// A text that begins or ends with such remains was most likely not intended, so no fix that is applied without
/// asking may create one.
public enum TagRemains {
  private static let names = [
    "key", "string", "dict", "array", "integer", "real", "true", "false", "date", "data", "plist",
  ]

  /// Returns true if a text begins or ends with the remains of a tag.
  public static func surround(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return begin(bytes[...]) || end(bytes[...]) || isIndented(bytes) || isBrokenAcrossLines(bytes)
      || beginsInOtherBrackets(bytes) || beginsInOtherBrackets(bytes.reversed())
      || areBesideLineBreaks(bytes)
  }

  /// Returns true if the indentation of a line has become part of a text.
  private static func isIndented(_ bytes: [UInt8]) -> Bool {
    bytes.first == 0x09 || bytes.last == 0x09 || bytes.starts(with: [0x20, 0x20])
  }

  /// Returns true if a text of one line is between line breaks, or there is no text.
  private static func isBrokenAcrossLines(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(0x0A) || bytes.contains(0x0D) else { return false }
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    return lines.count { !$0.allSatisfy(isSpace) } < 2
  }

  /// Returns true if a text begins with the name of a tag in other brackets, as in `[key]Name`. For a reversed text,
  /// returns true if it ends so.
  private static func beginsInOtherBrackets(_ bytes: [UInt8]) -> Bool {
    let bytes = bytes.drop(while: isSpace)
    let opening = bytes.prefix { !isSpace($0) && !isLetterOrDigit($0) && $0 != 0x24 }
    guard !opening.isEmpty, opening.count <= 4 else { return false }
    let name = bytes[opening.endIndex...].prefix(longestTag).prefix { isLetterOrDigit($0) }
    guard let next = bytes[name.endIndex...].first, !isSpace(next) else { return false }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    return names.contains(word) || names.contains(String(word.reversed()))
  }

  /// Returns true if a line inside a text of several lines begins or ends with the remains of a tag, as after two
  /// elements were merged.
  private static func areBesideLineBreaks(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    guard lines.count > 1 else { return false }
    return lines.contains { begin($0) || end($0) }
      || lines.dropFirst().contains { isIndented(Array($0)) && !$0.allSatisfy(isSpace) }
  }

  private static func begin(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = bytes.drop(while: isSpace)
    guard let first = bytes.first else { return false }
    if first == 0x3E || bytes.starts(with: Array("&gt;".utf8)) { return true }
    let start = bytes.starts(with: Array("&lt;".utf8)) ? bytes.dropFirst(4) : bytes
    let isMarkup = start.startIndex != bytes.startIndex || first == 0x3C
    guard let end = start.prefix(longestTag).firstIndex(of: 0x3E) else {
      // `</` and no more of it.
      return isMarkup && start.dropFirst(first == 0x3C ? 1 : 0).first == 0x2F
    }
    let name = start[..<end].filter { $0 != 0x3C && $0 != 0x2F && !isSpace($0) }
    // A `>` that belongs to a text follows a space.
    return isMarkup || isName(name) || !start[..<end].contains(where: isSpace)
  }

  private static func end(_ bytes: ArraySlice<UInt8>) -> Bool {
    var bytes = bytes
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    guard let last = bytes.last else { return false }
    if last == 0x3C || bytes.suffix(2) == [0x3C, 0x2F] || bytes.suffix(4) == Array("&lt;".utf8)[...]
      || bytes.suffix(5) == Array("&lt;/".utf8)[...]
    {
      return true
    }
    var body = bytes
    if last == 0x3E {
      body.removeLast()
      if let before = body.last, !isSpace(before) { return true }
    } else if bytes.suffix(4) == Array("&gt;".utf8)[...] {
      body.removeLast(4)
    } else {
      // Without a `>`, only a text with `/` or `<` before a name looks like a tag.
      let name = body.reversed().prefix { isLetter($0) }.count
      let before = body.dropLast(name).last
      let markup = body.dropLast(name + 1).last
      return name > 1 && isName(body.suffix(name))
        && (before == 0x3C || before == 0x2F && (markup == 0x3C || markup == 0x3B))
    }
    let start = body.suffix(longestTag).lastIndex { $0 == 0x3C || $0 == 0x2F || $0 == 0x3B }
    if start != nil { return true }
    return (1...7).contains { count in isName(body.suffix(count)) }
  }

  private static let longestTag = 24

  private static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count > 1 else { return false }
    let word = String(decoding: bytes, as: UTF8.self)
    return names.contains(word)
      || names.contains { name in
        name.utf8.count > 3 && bytes.count > 2 && name.hasSuffix(word)
      }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
