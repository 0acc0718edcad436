/// Colors of formats that consist of strings, numbers and comments: JSON, strings files, project files and
/// shell commands.
enum DataColors {
  enum Comments {
    /// `//` and `/* */`.
    case slashes
    /// `#` at the beginning of a line or after a space.
    case hash
  }

  /// - Parameter hasKeys: true if a string before a colon is a key.
  static func ranges(of bytes: [UInt8], comments: Comments, hasKeys: Bool) -> [ColoredRange] {
    var ranges: [ColoredRange] = []
    var at = 0
    while at < bytes.count {
      let start = at
      if let end = comment(at, bytes, comments) {
        ranges.append(ColoredRange(start, end, .comment))
        at = end
      } else if bytes[at] == UInt8(ascii: "\"") {
        at = endOfText(at, bytes)
        let isKey = hasKeys && nextMark(at, bytes) == UInt8(ascii: ":")
        ranges.append(ColoredRange(start, at, isKey ? .name : .string))
      } else if isWord(bytes[at]) {
        while at < bytes.count, isWord(bytes[at]) || bytes[at] == UInt8(ascii: ".") { at += 1 }
        if let color = color(ofWord: bytes[start..<at]) {
          ranges.append(ColoredRange(start, at, color))
        }
      } else {
        at += 1
      }
    }
    return ranges
  }

  private static func comment(_ at: Int, _ bytes: [UInt8], _ comments: Comments) -> Int? {
    let rest = bytes[at...]
    switch comments {
    case .slashes:
      if rest.starts(with: "//".utf8) { return rest.firstIndex(of: 0x0A) ?? bytes.count }
      guard rest.starts(with: "/*".utf8) else { return nil }
      var end = at + 2
      while end < bytes.count {
        if bytes[end...].starts(with: "*/".utf8) { return end + 2 }
        end += 1
      }
      return bytes.count
    case .hash:
      let previous = at > 0 ? bytes[at - 1] : 0x0A
      guard bytes[at] == UInt8(ascii: "#"), previous == 0x0A || previous == 0x20 else { return nil }
      return rest.firstIndex(of: 0x0A) ?? bytes.count
    }
  }

  private static func endOfText(_ start: Int, _ bytes: [UInt8]) -> Int {
    var at = start + 1
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\"") { return at + 1 }
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  private static func nextMark(_ start: Int, _ bytes: [UInt8]) -> UInt8? {
    bytes[min(start, bytes.count)...].first { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private static func color(ofWord word: ArraySlice<UInt8>) -> CodeColor? {
    for literal in ["true", "false", "null"] where word.elementsEqual(literal.utf8) {
      return .keyword
    }
    let digits = word.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    return digits && word.contains { (0x30...0x39).contains($0) } ? .number : nil
  }
}
