import Guide
import SourceText

/// The kind of a piece of code with a color. The raw value is its class in the style sheet.
enum CodeColor: String, CaseIterable {
  case keyword = "k"
  case type = "t"
  case string = "s"
  case number = "n"
  case comment = "c"
  /// `@MainActor`, `#if`, `#import`, the declaration of XML.
  case attribute = "a"
  /// An element of XML, a key of JSON.
  case name = "m"
}

/// A piece of code with its color.
struct ColoredRange {
  let range: ByteRange
  let color: CodeColor

  init(_ start: Int, _ end: Int, _ color: CodeColor) {
    range = ByteRange(start: start, end: end)
    self.color = color
  }
}

/// Writes code as HTML with colors, so that the page needs no script for it.
enum CodePainter {
  /// - Parameter reader: the language of the page; words of the other language are marked.
  static func paint(_ code: String, _ language: String, for reader: Language) -> String {
    let bytes = Array(code.utf8)
    var html = ""
    var end = 0
    func plain(to next: Int) {
      if next > end {
        html += HTMLWriter.escaped(String(decoding: bytes[end..<next], as: UTF8.self))
      }
      end = max(end, next)
    }
    for colored in ranges(of: code, bytes, language) where colored.range.start >= end {
      plain(to: colored.range.start)
      end = colored.range.end
      let text = String(decoding: bytes[colored.range.start..<end], as: UTF8.self)
      let words = isForeign(text, colored.color, to: reader)
      let lang = words.map { " lang=\"\($0.rawValue)\"" } ?? ""
      html +=
        "<span class=\"\(colored.color.rawValue)\"\(lang)>\(HTMLWriter.escaped(text))</span>"
    }
    plain(to: bytes.count)
    return html
  }

  /// Returns the colored ranges in the order of the text.
  private static func ranges(
    of code: String, _ bytes: [UInt8], _ language: String
  ) -> [ColoredRange] {
    switch language {
    case "swift": CodeColors.ranges(of: code, .swift)
    case "objc": CodeColors.ranges(of: code, .objectiveC)
    case "xml": MarkupColors.ranges(of: bytes)
    case "json": DataColors.ranges(of: bytes, comments: .slashes, hasKeys: true)
    case "strings": DataColors.ranges(of: bytes, comments: .slashes, hasKeys: false)
    case "sh", "shell": DataColors.ranges(of: bytes, comments: .hash, hasKeys: false)
    default: []
    }
  }

  /// Returns the other language if a comment or string is written in it.
  private static func isForeign(
    _ text: String, _ color: CodeColor, to reader: Language
  ) -> Language? {
    guard color == .comment || color == .string else { return nil }
    let pieces = ForeignWords.pieces(of: text, in: reader)
    switch reader {
    case .english: return pieces.lazy.compactMap(\.language).first
    case .simplifiedChinese:
      let isChinese = text.unicodeScalars.contains { $0.value >= 0x2E80 }
      return color == .comment && !isChinese ? pieces.lazy.compactMap(\.language).first : nil
    }
  }
}
