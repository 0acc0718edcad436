import SourceText

/// Writes blocks as HTML without any outside resource.
public struct HTMLWriter {
  /// Returns the escaped and colored content of a `code` element for a text in a programming language.
  public typealias Painter = (_ code: String, _ language: String) -> String

  public let language: Language
  private let paint: Painter
  private let link: (LinkTarget) -> String?
  /// The heading above the current text, which names tables and code.
  private var heading = ""

  /// - Parameter link: the address of a link of the guide; nil writes the text without a link.
  public init(
    _ language: Language, paint: @escaping Painter = { code, _ in HTMLWriter.escaped(code) },
    link: @escaping (LinkTarget) -> String?
  ) {
    self.language = language
    self.paint = paint
    self.link = link
  }

  /// Returns the blocks as HTML.
  public func write(_ blocks: [Block]) -> String {
    var writer = self
    return writer.all(blocks)
  }

  /// Returns the same writer below a heading, which names tables and code.
  public func named(_ heading: String) -> HTMLWriter {
    var writer = self
    writer.heading = heading
    return writer
  }

  private mutating func all(_ blocks: [Block]) -> String {
    var parts: [String] = []
    var index = 0
    while index < blocks.count {
      if case .code("swift", let swift) = blocks[index], index + 1 < blocks.count,
        case .code("objc", let objectiveC) = blocks[index + 1]
      {
        // The same example in both languages: readers choose which one is shown.
        parts.append(
          "<div class=\"variants\">\n\(code(swift, "swift"))\n\(code(objectiveC, "objc"))\n</div>")
        index += 2
      } else {
        parts.append(write(blocks[index]))
        index += 1
      }
    }
    return parts.joined(separator: "\n")
  }

  private mutating func write(_ block: Block) -> String {
    switch block {
    case .heading(let level, let anchor, let inlines):
      heading = inlines.plainText
      return write(heading: level, anchor, inlines)
    case .paragraph(let inlines):
      return "<p>\(write(inlines))</p>"
    case .code(let language, let text):
      return code(text, language)
    case .list(let isOrdered, let items):
      let name = isOrdered ? "ol" : "ul"
      let items = items.map { "<li>\(item($0))</li>" }.joined(separator: "\n")
      return "<\(name)>\n\(items)\n</\(name)>"
    case .table(let header, let rows):
      return table(header, rows)
    case .note(let note, let blocks):
      return self.note(note, blocks)
    case .diagram(let name):
      guard let diagram = Diagram(rawValue: name) else { return "" }
      return
        "<figure>\n\(diagram.svg(in: language))\n<figcaption>\(prose(diagram.title(in: language)))</figcaption>\n</figure>"
    }
  }

  private func write(heading level: Int, _ anchor: String, _ inlines: [Inline]) -> String {
    let text = write(inlines)
    guard !anchor.isEmpty, level > 1 else { return "<h\(level)>\(text)</h\(level)>" }
    let id = Self.escaped(anchor)
    let label = Self.escaped(LocalizedText.linkTo(inlines.plainText)[language])
    return
      "<h\(level) id=\"\(id)\">\(text) <a class=\"anchor\" href=\"#\(id)\" aria-label=\"\(label)\">#</a></h\(level)>"
  }

  // MARK: Code and tables

  /// Returns the attributes that make a horizontally scrolling part reachable with the keyboard, and name it.
  /// It is a group and no region, because each region would be another landmark.
  private func scroller(_ what: String) -> String {
    let name = heading.isEmpty ? what : what + LocalizedText.colon[language] + heading
    return "role=\"group\" tabindex=\"0\" aria-label=\"\(Self.escaped(name))\""
  }

  private func code(_ text: String, _ language: String) -> String {
    let name = CodeName.of(language)
    return
      "<div class=\"code\" data-code=\"\(Self.escaped(language))\" data-name=\"\(name)\"><pre \(scroller(name.isEmpty ? LocalizedText.code[self.language] : name))><code>\(Self.hanging(paint(text, language), of: text))</code></pre></div>"
  }

  /// The widest line of code that is not marked for a break with hanging indentation, in columns.
  private static let longestLine = 40

  /// Returns code in which a line that may be too wide for its box is marked with its indentation, so that
  /// its continuation is indented further. A line inside a longer string or comment continues at the left.
  private static func hanging(_ html: String, of code: String) -> String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let painted = html.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == painted.count else { return html }
    return zip(lines, painted).map { line, painted in
      let indentation = line.prefix { $0 == " " || $0 == "\t" }
      let tabs = indentation.count { $0 == "\t" }
      let width = StyledText(String(line)).width + tabs
      guard width > longestLine, isWhole(painted) else { return String(painted) }
      // The indentation is an element of its own: no line is broken behind it.
      let rest = painted.dropFirst(indentation.count)
      let beginning =
        indentation.isEmpty || !painted.hasPrefix(indentation)
        ? String(painted) : "<span class=\"i\">\(indentation)</span>\(rest)"
      return "<span class=\"w\" style=\"--i:\(indentation.count + tabs)\">\(beginning)</span>"
    }.joined(separator: "\n")
  }

  /// Returns true if all elements of a line of HTML begin and end on it.
  private static func isWhole(_ line: Substring) -> Bool {
    var depth = 0
    var index = line.startIndex
    while let tag = line[index...].firstIndex(of: "<") {
      depth += line[tag...].hasPrefix("</") ? -1 : 1
      if depth < 0 { return false }
      index = line.index(after: tag)
    }
    return depth == 0
  }

  /// The longest row that fits a phone, in characters.
  private static let narrowRow = 34
  /// The longest first cell of a row that is shown like a heading, in characters.
  private static let longestName = 60

  /// Returns true if a cell consists of the name of a system with its version: `iOS 13.0`.
  private static func isVersion(_ cell: [Inline]) -> Bool {
    let text = cell.plainText
    return text.count <= 12 && text.contains("OS ") && text.last?.isNumber == true
  }

  /// Returns true if a cell is a text of more than one word, without names in code.
  private static func isWords(_ cell: [Inline]) -> Bool {
    guard case .text(let text)? = cell.first, cell.count == 1 else { return false }
    return text.count > 16
  }

  /// Returns a table. On a phone the cells of a long row are stacked, each with the header of its column.
  private func table(_ header: [[Inline]], _ rows: [[[Inline]]]) -> String {
    let isStacked = ([header] + rows).contains { row in
      row.reduce(0) { $0 + $1.plainText.count } > Self.narrowRow
    }
    // A header without text is left empty.
    let head = header.map { cell in
      cell.plainText.isEmpty
        ? "<td role=\"cell\"></td>"
        : "<th scope=\"col\" role=\"columnheader\">\(write(cell))</th>"
    }.joined()
    let labels = header.map { Self.escaped($0.plainText) }
    let body = rows.map { row in
      "<tr role=\"row\">"
        + row.enumerated().map { column, cell in
          let label =
            isStacked && column > 0 && column < labels.count
            ? " data-label=\"\(labels[column])\"" : ""
          let isName = isStacked && column == 0 && cell.plainText.count <= Self.longestName
          let name =
            isName ? "name" : Self.isVersion(cell) ? "version" : Self.isWords(cell) ? "words" : ""
          let mark = name.isEmpty ? "" : " class=\"\(name)\""
          return "<td role=\"cell\"\(mark)\(label)>\(write(cell))</td>"
        }.joined() + "</tr>"
    }.joined(separator: "\n")
    return """
      <div class="table" \(scroller(LocalizedText.table[language]))><table role="table"\(isStacked ? " class=\"stacked\"" : "")>
      <thead role="rowgroup"><tr role="row">\(head)</tr></thead>
      <tbody role="rowgroup">
      \(body)
      </tbody>
      </table></div>
      """
  }

  // MARK: Lists and notes

  /// Returns the content of a list item; an item of one paragraph needs no paragraph element.
  private mutating func item(_ blocks: [Block]) -> String {
    guard case .paragraph(let inlines)? = blocks.first else { return all(blocks) }
    let rest = Array(blocks.dropFirst())
    return write(inlines) + (rest.isEmpty ? "" : "\n" + all(rest))
  }

  private mutating func note(_ note: Block.Note, _ blocks: [Block]) -> String {
    var anchors = ""
    let kind: String
    switch note {
    case .elsewhere(let ids):
      kind = "elsewhere"
      anchors = ids.map { "<a id=\"\(Self.escaped($0.lowercased()))\"></a>" }.joined()
    case .observed: kind = "observed"
    case .note: kind = "note"
    case .warning: kind = "warning"
    }
    // A note belongs to the text: a landmark of its own would only be a distraction.
    return
      "<div class=\"remark \(kind)\" role=\"note\">\(anchors)<strong>\(Self.escaped(NoteTitle.of(note)[language]))</strong>\n\(all(blocks))\n</div>"
  }

  // MARK: Text

  /// Returns the text of one line as HTML.
  public func write(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): marked(text)
      case .code(let code): Self.code(code)
      case .strong(let inner): "<strong>\(write(inner))</strong>"
      case .emphasis(let inner): "<em>\(write(inner))</em>"
      case .link(let target, let label):
        if let address = link(target) {
          "<a href=\"\(Self.escaped(address))\">\(write(label))</a>"
        } else {
          write(label)
        }
      }
    }.joined()
  }

  /// Returns text in which observed behavior has a small mark with a tooltip.
  private func marked(_ text: String) -> String {
    let words = GuideText.observed[language]
    guard text.contains(words) else { return prose(text) }
    let title = Self.escaped(GuideText.observedMeaning[language])
    let mark =
      "<small class=\"observed\" title=\"\(title)\">\(LocalizedText.observedMark[language])</small>"
    return text.split(separator: words, omittingEmptySubsequences: false)
      .map { prose(String($0)) }.joined(separator: mark)
  }

  /// Returns text in which foreign words are marked with their language.
  public func prose(_ text: String) -> String {
    ForeignWords.pieces(of: text, in: language).map { piece, foreign in
      let text = Self.escaped(String(piece))
      return foreign.map { "<span lang=\"\($0.rawValue)\">\(text)</span>" } ?? text
    }.joined()
  }

  /// Returns a name in code. A long one may be broken after its colons, brackets and dots and before its
  /// capitals, but not directly after its beginning.
  public static func code(_ code: String) -> String {
    guard code.utf8.count > 16 else { return "<code>\(escaped(code))</code>" }
    var text = ""
    var previous: Character = " "
    for (index, character) in code.enumerated() {
      let isBreak =
        (previous == ":" || previous == "(") && character != ")" && character != " "
        || character == "." && previous.isLetter
        || character.isUppercase && previous.isLowercase
      if isBreak, index >= shortestPiece { text += "<wbr>" }
      text += escaped(String(character))
      previous = character
    }
    return "<code>\(text)</code>"
  }

  /// The least number of characters before the first break in a name.
  private static let shortestPiece = 4

  /// Returns an icon as a drawing in the color of the surrounding text, with a label.
  public static func picture(of glyph: IconGlyph) -> String {
    let side = Int(IconGlyph.side)
    return
      "<svg class=\"glyph\" width=\"\(side * 2)\" height=\"\(side * 2)\" viewBox=\"0 0 \(side) \(side)\" aria-hidden=\"true\">\(SVG.paths(of: glyph))</svg>"
  }

  /// Returns a text escaped for the content and for attributes of HTML.
  public static func escaped(_ text: String) -> String {
    escapedForXML(text).replacing("\"", with: "&quot;")
  }
}

/// The names of the languages of code.
public enum CodeName {
  /// Returns the name of a language by its identifier in fenced code; empty for unknown ones.
  public static func of(_ language: String) -> String {
    switch language {
    case "swift": "Swift"
    case "objc": "Objective-C"
    case "xml": "XML"
    case "json": "JSON"
    case "strings": "Strings"
    case "sh", "shell": "Shell"
    default: ""
    }
  }
}

extension LocalizedText {
  /// The separator between a name and its description.
  package static let colon = LocalizedText(en: ": ", zhHans: "：")

  fileprivate static let observedMark = LocalizedText(en: "observed", zhHans: "观察所得")
  fileprivate static let code = LocalizedText(en: "Code", zhHans: "代码")
  fileprivate static let table = LocalizedText(en: "Table", zhHans: "表格")

  fileprivate static func linkTo(_ heading: String) -> LocalizedText {
    LocalizedText(en: "Link to: \(heading)", zhHans: "链接到：\(heading)")
  }
}
