import Drawing
import Guide
import SourceText

// MARK: Text

extension TranslationMatrix {
  /// The matrices for people: a row of marks for each text, then the texts.
  public func lines(_ language: Language) -> [String] {
    var lines: [String] = []
    for app in apps {
      if !lines.isEmpty { lines.append("") }
      let name = app.name.isEmpty ? "" : app.name + "  "
      lines.append(name + app.file)
      lines += marks(of: app, language) + [""] + texts(of: app, language)
    }
    let found = apps.flatMap(\.rows).flatMap(\.cells)
    let legend = [
      (found.contains { $0.isMissing }, LocalizedText.missingMark),
      (found.contains { $0.isSame }, .sameMark), (found.contains { $0.isCut }, .cutMark),
      (found.contains { $0.isUnknown }, .unknownMark),
    ].filter(\.0).map { $0.1[language] }
    if !legend.isEmpty { lines += ["", legend.joined(separator: "  ")] }
    return lines
  }

  /// The widest title in a column of marks.
  private static let keyColumns = 32

  private func marks(of app: App, _ language: Language) -> [String] {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - TextMeasure.columns(of: text)))
    }
    let heads = app.rows.map { row in
      (row.kind == "subtitle" ? "  " : "") + Self.cut(DrawableText.line(row.key))
    }
    let width = heads.map(TextMeasure.columns).max() ?? 0
    var lines: [String] = []
    for columns in Self.columns(of: app.languages, beside: width + 2) {
      lines.append("  " + padded("", width) + app.languages[columns].map { "  " + $0 }.joined())
      for (head, row) in zip(heads, app.rows) {
        let marks = row.cells[columns].map { cell in
          "  " + padded(Self.mark(cell), TextMeasure.columns(of: cell.language))
        }
        var line = "  " + padded(head, width) + marks.joined()
        while line.last == " " { line.removeLast() }
        lines.append(line)
      }
    }
    return lines
  }

  /// The widest line with marks, in columns.
  private static let lineColumns = 100

  /// The languages of each group of lines, so that no line is too wide.
  private static func columns(of languages: [String], beside width: Int) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var (start, used) = (0, width)
    for (index, language) in languages.enumerated() {
      let own = TextMeasure.columns(of: language) + 2
      if index > start, used + own > lineColumns {
        groups.append(start..<index)
        (start, used) = (index, width)
      }
      used += own
    }
    return groups + [start..<languages.count]
  }

  private static func cut(_ text: String) -> String {
    var (line, width) = ("", 0)
    for character in text {
      width += TextMeasure.columns(of: character)
      guard width < keyColumns else { return line + "…" }
      line.append(character)
    }
    return line
  }

  private static func mark(_ cell: Cell) -> String {
    if cell.isMissing { return "✗" }
    if cell.isUnknown { return "?" }
    return (cell.isSame ? "=" : "✓") + (cell.isCut ? "…" : "")
  }

  private func texts(of app: App, _ language: Language) -> [String] {
    let width = app.languages.map(TextMeasure.columns).max() ?? 0
    return app.rows.flatMap { row -> [String] in
      let kind = (row.kind == "title" ? LocalizedText.title : .subtitle)[language]
      var notes = [kind] + row.configurations.map { DrawableText.line($0) }
      if row.isDynamic { notes.append(LocalizedText.dynamicText[language]) }
      if !row.isShown { notes.append(LocalizedText.hidden[language]) }
      let head =
        "  \(DrawableText.line(row.type))  \(notes.joined(separator: ", "))  \(row.file):\(row.line)"
      return [head]
        + row.cells.map { cell in
          let gap = String(
            repeating: " ", count: max(0, width - TextMeasure.columns(of: cell.language)))
          return "    \(cell.language)\(gap)  \(Self.mark(cell))  \(DrawableText.line(cell.text))"
        }
    }
  }
}

// MARK: CSV

extension TranslationMatrix {
  /// The texts for a spreadsheet: a line for each text, a column for each language, nothing where there is no
  /// translation.
  public var csv: String {
    let languages = apps.flatMap(\.languages).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    // A column that most apps have no use for.
    let differs = apps.contains { $0.rows.contains { !$0.configurations.isEmpty } }
    var lines = [
      ["file", "line", "type", "kind", "key"] + (differs ? ["configurations"] : []) + languages
    ]
    for app in apps {
      for row in app.rows {
        let cells = languages.map { language in
          row.cells.first { $0.language == language }.map { $0.isMissing ? "" : $0.text } ?? ""
        }
        let configurations = differs ? [row.configurations.joined(separator: " ")] : []
        lines.append(
          [row.file, String(row.line), row.type, row.kind, row.key] + configurations + cells)
      }
    }
    return lines.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The longest field, in characters.
  private static let maximumField = 100_000

  /// A field in quotes where it needs them. What a spreadsheet would compute is made a text by an apostrophe.
  private static func field(_ text: String) -> String {
    let text = DrawableText.line(text, maximumLength: maximumField)
    let first = text.unicodeScalars.first
    let second = text.unicodeScalars.dropFirst().first
    let isFormula =
      first == "=" || first == "@"
      || (first == "+" || first == "-") && second.map { $0 != " " } ?? false
    let plain = (isFormula ? "'" : "") + text
    guard plain.unicodeScalars.contains(where: { "\",\r\n;\t".unicodeScalars.contains($0) }) else {
      return plain
    }
    return "\"" + plain.replacing("\"", with: "\"\"") + "\""
  }
}

// MARK: HTML

extension TranslationMatrix {
  /// The matrices as a page that loads nothing.
  public func html(_ language: Language, _ style: PageStyle) -> String {
    let title = LocalizedText.titlesByLanguage[language]
    var body = "<h1>\(Markup.escaped(title))</h1>\n"
    for app in apps {
      body += "<h2>\(Markup.escaped(app.name)) <small>\(Markup.escaped(app.file))</small></h2>\n"
      // What is wider than the window is moved by keys, too.
      body +=
        "<div class=\"matrix\" tabindex=\"0\" role=\"region\" aria-label=\"\(Markup.escaped(app.name))\">"
      body += "<table>\n<thead><tr><th></th>"
      for code in app.languages { body += "<th>\(Markup.escaped(code))</th>" }
      body += "</tr></thead>\n<tbody>\n"
      for row in app.rows {
        let kind =
          ([(row.kind == "title" ? LocalizedText.title : .subtitle)[language]]
          + row.configurations).joined(separator: " · ")
        body +=
          "<tr><th title=\"\(Markup.escaped(row.type))\">\(Markup.escaped(row.key))"
          + "<br><small>\(Markup.escaped(kind)) · \(Markup.escaped("\(row.file):\(row.line)"))</small></th>"
        for cell in row.cells { body += html(cell, language) }
        body += "</tr>\n"
      }
      body += "</tbody></table></div>\n"
    }
    return Page.html(title: title, language: language, style, body)
  }

  private func html(_ cell: Cell, _ language: Language) -> String {
    let remarks: [(Bool, LocalizedText)] = [
      (cell.isMissing, .missing), (cell.isSame, .same), (cell.isCut, .cut),
      (cell.isUnknown, .unknownText),
    ]
    let said = remarks.filter(\.0).map { $0.1[language] }.joined(separator: ", ")
    let ink = cell.isMissing ? "error" : cell.isCut ? "warning" : cell.isSame ? "secondary" : "text"
    return "<td class=\"\(ink)\" lang=\"\(Markup.escaped(cell.language))\" dir=\"auto\">"
      + Markup.escaped(cell.text)
      + (said.isEmpty ? "" : "<br><small>\(Markup.escaped(said))</small>") + "</td>"
  }
}

extension LocalizedText {
  fileprivate static let missing = LocalizedText(en: "not translated", zhHans: "没有译文")
  fileprivate static let same = LocalizedText(
    en: "same as the development language", zhHans: "与开发语言相同")
  fileprivate static let cut = LocalizedText(en: "too long", zhHans: "过长")
  fileprivate static let unknownText = LocalizedText(
    en: "known only when built or running", zhHans: "构建或运行时才知道")
  fileprivate static let missingMark = LocalizedText(en: "✗ not translated", zhHans: "✗ 没有译文")
  fileprivate static let sameMark = LocalizedText(
    en: "= same as the development language", zhHans: "= 与开发语言相同")
  fileprivate static let cutMark = LocalizedText(en: "… too long", zhHans: "… 过长")
  fileprivate static let unknownMark = LocalizedText(
    en: "? known only when built or running", zhHans: "? 构建或运行时才知道")
  fileprivate static let title = LocalizedText(en: "title", zhHans: "标题")
  fileprivate static let subtitle = LocalizedText(en: "subtitle", zhHans: "副标题")
  fileprivate static let dynamicText = LocalizedText(en: "dynamic", zhHans: "动态")
  fileprivate static let hidden = LocalizedText(en: "not shown", zhHans: "不显示")
  fileprivate static let titlesByLanguage = LocalizedText(
    en: "Quick actions by language", zhHans: "各语言的快捷操作")
}
