import SourceText

/// Writes blocks as CommonMark with pipe tables, for editors and for pipes.
public struct MarkdownWriter {
  /// Returns the address of a link of the guide; nil writes its text without a link.
  public typealias LinkResolver = @Sendable (LinkTarget) -> String?

  private let language: Language
  private let link: LinkResolver
  private let image: @Sendable (Diagram) -> String?
  private let hasPlaces: Bool

  /// - Parameters:
  ///   - hasPlaces: true if headings and notes get an HTML element as the target of links. Hosts generate ids
  ///     for
  ///     headings in different ways, so links cannot rely on them.
  ///   - image: the address of a diagram; if there is none, its description is written.
  public init(
    _ language: Language, hasPlaces: Bool = false,
    image: @escaping @Sendable (Diagram) -> String? = { _ in nil },
    link: @escaping LinkResolver = { _ in nil }
  ) {
    self.language = language
    self.hasPlaces = hasPlaces
    self.link = link
    self.image = image
  }

  /// Returns the blocks as Markdown, with an empty line between two of them.
  public func write(_ blocks: [Block]) -> String {
    blocks.map { write($0) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func write(_ block: Block) -> String {
    switch block {
    case .heading(let level, let anchor, let inlines):
      return place(anchor, "\n\n") + String(repeating: "#", count: level) + " " + write(inlines)
    case .paragraph(let inlines):
      return write(inlines)
    case .code(let language, let code):
      let fence = Self.fence(for: code, atLeast: 3)
      return "\(fence)\(language)\n\(PlainLine.lines(code))\n\(fence)"
    case .list(let isOrdered, let items):
      return items.enumerated().map { index, item in
        let marker = isOrdered ? "\(index + 1). " : "- "
        return marker + indented(item.map { write($0) }.joined(separator: "\n"), by: marker.count)
      }.joined(separator: "\n")
    case .table(let header, let rows):
      let lines =
        [row(header), "|" + String(repeating: " --- |", count: header.count)] + rows.map(row)
      return lines.joined(separator: "\n")
    case .note(let note, let blocks):
      let ids = if case .elsewhere(let ids) = note { ids } else { [String]() }
      let text =
        ids.map { place($0.lowercased(), "") }.joined() + "**\(NoteTitle.of(note)[language])** "
        + write(blocks)
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? ">" : "> " + $0 }
        .joined(separator: "\n")
    case .diagram(let name):
      guard let diagram = Diagram(rawValue: name) else { return "" }
      if let address = image(diagram) { return "![\(diagram.title(in: language))](\(address))" }
      return "*\(diagram.description(in: language))*"
    }
  }

  private func place(_ anchor: String, _ separator: String) -> String {
    guard hasPlaces, !anchor.isEmpty else { return "" }
    return "<a id=\"\(Self.placeName(anchor))\"></a>" + separator
  }

  /// Returns an anchor in letters, digits and dashes, which no host changes.
  public static func placeName(_ anchor: String) -> String {
    anchor.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }

  private func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: count))
  }

  private func row(_ cells: [[Inline]]) -> String {
    let texts = cells.map { cell in
      write(cell).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
    return "| " + texts.joined(separator: " | ") + " |"
  }

  /// Returns the text of one line as Markdown.
  public func write(_ inlines: [Inline]) -> String {
    inlines.enumerated().map { index, inline in
      switch inline {
      case .text(let text): Self.escaped(Self.oneLine(text), beginsLine: index == 0)
      case .code(let code): Self.span(Self.oneLine(code))
      case .strong(let inner): "**\(write(inner))**"
      case .emphasis(let inner): "*\(write(inner))*"
      case .link(let target, let label):
        if let address = link(target) { "[\(write(label))](\(address))" } else { write(label) }
      }
    }.joined()
  }

  /// Returns a text on one line. Names and titles may come from a document, and a line break would end the
  /// paragraph.
  private static func oneLine(_ text: String) -> String {
    PlainLine.text(text, maximumLength: text.utf8.count)
  }

  private static func span(_ code: String) -> String {
    guard code.contains("`") else { return "`\(code)`" }
    let fence = fence(for: code, atLeast: 1)
    return "\(fence) \(code) \(fence)"
  }

  /// Returns more backticks than the longest run of them in the code.
  private static func fence(for code: String, atLeast minimum: Int) -> String {
    var longest = 0
    var run = 0
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(minimum, longest + 1))
  }

  /// Returns text with its markup escaped. `>` is markup only at the beginning of a line.
  public static func escaped(_ text: String, beginsLine: Bool = true) -> String {
    guard text.contains(where: { "\\*_<>[]`".contains($0) }) else { return text }
    var escaped = ""
    var beginsLine = beginsLine
    for character in text {
      if "\\*_<[]`".contains(character) || (beginsLine && character == ">") { escaped.append("\\") }
      beginsLine = beginsLine && character == " "
      escaped.append(character)
    }
    return escaped
  }
}

/// The titles of notes.
enum NoteTitle {
  static func of(_ note: Block.Note) -> LocalizedText {
    switch note {
    case .elsewhere: LocalizedText(en: "Read elsewhere:", zhHans: "常见误解：")
    case .observed:
      LocalizedText(en: "Observed, not promised by Apple:", zhHans: "观察所得，Apple 未作承诺：")
    case .note: LocalizedText(en: "Note:", zhHans: "注意：")
    case .warning: LocalizedText(en: "Warning:", zhHans: "警告：")
    }
  }
}
