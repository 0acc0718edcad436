/// Estimated sizes of texts in drawings, without the font: rather too large than too small.
enum TextRoom {
  /// Returns the width of a text in points.
  static func width(of text: String, size: Double) -> Double {
    text.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns the width of a character as a part of the font size.
  private static func width(of character: Character) -> Double {
    guard let value = character.unicodeScalars.first?.value else { return 0 }
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": return 0.31
    case "f", "r", "t", "(", ")", "[", "]", "/", "-", " ": return 0.4
    case "m", "w", "M", "W", "%", "@", "…": return 0.95
    case "A"..."Z": return 0.72
    default: return value >= 0x2E80 ? 1.05 : value >= 0x80 ? 0.75 : 0.6
    }
  }

  /// Returns a text that fits; the middle of a longer one is cut out, since names differ at their ends.
  static func cut(_ text: String, to room: Double, size: Double) -> String {
    guard width(of: text, size: size) > room else { return text }
    // The part after the last dot is kept if it fits, as in `Scene….performActionFor`.
    if let dot = text.lastIndex(of: "."), dot > text.startIndex {
      let end = "…" + text[dot...]
      var left = room - width(of: end, size: size)
      let start = text[..<dot].prefix { character in
        left -= width(of: character) * size
        return left >= 0
      }
      if left > -room, start.count > 2 { return start + end }
    }
    var (head, tail) = (text[...].prefix(0), text[...].suffix(0))
    var used = width(of: "…", size: size)
    var isAtEnd = true
    while head.endIndex < tail.startIndex {
      let next = isAtEnd ? text.index(before: tail.startIndex) : head.endIndex
      used += width(of: text[next]) * size
      guard used <= room else { break }
      if isAtEnd { tail = text[next...] } else { head = text[...next] }
      // Two of three characters are taken from the end.
      isAtEnd = tail.count < 2 * head.count + 2
    }
    return head + "…" + tail
  }

  /// Returns a text in lines that fit, broken between words, or anywhere if there is no space.
  static func lines(_ text: String, in room: Double, size: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0.0
    for character in text {
      let next = width(of: character) * size
      if used + next > room, !line.isEmpty {
        let space = line.lastIndex(of: " ").flatMap { $0 > line.startIndex ? $0 : nil }
        let isWide = (line.unicodeScalars.last?.value ?? 0) >= 0x2E80
        let end = isWide || character == " " ? nil : space
        lines.append(end.map { String(line[..<$0]) } ?? line)
        line = end.map { String(line[line.index(after: $0)...]) } ?? ""
        used = width(of: line, size: size)
        if character == " " { continue }
      }
      line.append(character)
      used += next
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
