/// Colors of XML, which may be broken, as in the examples of rules.
enum MarkupColors {
  static func ranges(of bytes: [UInt8]) -> [ColoredRange] {
    var ranges: [ColoredRange] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "<") {
        at = tag(at, bytes, &ranges)
      } else if bytes[at] == UInt8(ascii: "&") {
        let end = bytes[at...].prefix(12).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? at + 1
        if end > at + 1 { ranges.append(ColoredRange(at, end, .attribute)) }
        at = end
      } else {
        at += 1
      }
    }
    return ranges
  }

  /// Reads a tag or comment that begins with `<`; returns its end.
  private static func tag(_ start: Int, _ bytes: [UInt8], _ ranges: inout [ColoredRange]) -> Int {
    if bytes[start...].starts(with: "<!--".utf8) {
      let end = end(of: "-->", from: start + 4, bytes)
      ranges.append(ColoredRange(start, end, .comment))
      return end
    }
    if bytes[start...].starts(with: "<![CDATA[".utf8) {
      let end = end(of: "]]>", from: start + 9, bytes)
      ranges.append(ColoredRange(start, end, .string))
      return end
    }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") {
      end += 1
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ">") { end += 1 }
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    let isDeclaration = next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    ranges.append(ColoredRange(start, end, isDeclaration ? .attribute : .name))
    return end
  }

  private static func end(of mark: String, from start: Int, _ bytes: [UInt8]) -> Int {
    var at = start
    while at < bytes.count {
      if bytes[at...].starts(with: mark.utf8) { return at + mark.utf8.count }
      at += 1
    }
    return bytes.count
  }
}
