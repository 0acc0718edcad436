import SourceText

/// One random edit of a text, as made by people and broken tools.
public struct Mutation {
  public let range: ByteRange
  public let replacement: [UInt8]

  private static let fragments: [String] = [
    "<", ">", "</", "/>", "&", "&amp;", "&#x4E2D;", "&bogus;", "<key>", "</key>", "<string>",
    "</string>", "<dict>", "</dict>", "<array>", "</array>", "<dict/>", "<!--", "-->",
    "<![CDATA[", "]]>", "<?x ?>", "<!DOCTYPE plist [", "\"", "\n", "\r\n", "\r", "\t", " ", "中文",
    "🎉", "é", "UIApplicationShortcutItems", "UIApplicationShortcutItemType", "<true/>",
    "<integer>", "</plist>", "<plist>", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> other\n",
    "#if DEBUG\n", "\u{FEFF}", "", "x",
  ]

  public init(of text: SourceText, using random: inout SplitMix64) {
    let start = random.int(below: text.length + 1)
    switch random.int(below: 6) {
    case 0:
      range = ByteRange(start: start, end: min(text.length, start + 1 + random.int(below: 12)))
      replacement = []
    case 1:
      // Copy a part of the text to another position.
      let from = random.int(below: text.length + 1)
      let end = min(text.length, from + random.int(below: 60))
      range = ByteRange(at: start)
      replacement = Array(text.bytes[from..<end])
    case 2:
      range = ByteRange(start: start, end: min(text.length, start + random.int(below: 60)))
      replacement = Array(random.pick(Self.fragments).utf8)
    case 3:
      range = ByteRange(start: start, end: min(text.length, start + 1))
      replacement = [UInt8(truncatingIfNeeded: random.next())]
    default:
      range = ByteRange(at: start)
      replacement = Array(random.pick(Self.fragments).utf8)
    }
  }

  public func applied(to text: SourceText) -> SourceText {
    var copy = text
    copy.replace(range, with: replacement)
    return copy
  }
}
