import ActionFlow
import Guide
import SourceText

/// The paths of quick actions as a page: the drawing of each, and below it the lines of code on its path, which can
/// be unfolded. The page contains no script and loads nothing.
public enum TracePage {
  /// The number of lines that are shown before and after the one of a position.
  private static let context = 3
  /// The longest line that is shown whole, in Unicode scalars.
  private static let maximumLength = 300
  /// The most positions of one quick action that are shown with their lines.
  private static let maximumPlaces = 40

  /// - Parameter text: returns the content of a file of the report; nil for one that cannot be read.
  public static func html(
    _ report: TraceReport, _ language: Language, text: (String) -> SourceText?
  ) -> String {
    var texts: [String: SourceText?] = [:]
    func known(_ file: String) -> SourceText? {
      if let known = texts[file] { return known }
      let read = text(file)
      texts[file] = .some(read)
      return read
    }
    let title = TraceDrawing.escaped(LocalizedText.drawing[language])
    var body = "<h1>\(title)</h1>\n"
    if report.actions.isEmpty {
      body += "<p>\(TraceDrawing.escaped(LocalizedText.none[language]))</p>\n"
    }
    let names = TraceDrawing.ambiguousNames(in: report)
    for action in report.actions {
      body += "<section>\n" + TraceDrawing.svg(action, ambiguous: names, language)
      body += code(of: action, language, known) + "</section>\n"
    }
    if !report.actions.isEmpty { body += TraceDrawing.legend(language) }
    return StandalonePage.html(
      title, language, policy: "style-src 'unsafe-inline'", style: style + TraceDrawing.style, body)
  }

  private static let style = """
    :root { color-scheme: light dark; --page: #fff; --words: #1d1d1f; --faint: #6e6e73; --line: #d2d2d7; --mark: #fff4c2; --link: #0060c7 }
    @media (prefers-color-scheme: dark) { :root { --page: #1c1c1e; --words: #f2f2f7; --faint: #98989d; --line: #48484a; --mark: #4a3f10; --link: #4da3ff } }
    body { margin: 24px auto; padding: 0 16px; max-width: 640px; background: var(--page); color: var(--words); font: 14px/1.45 -apple-system, system-ui, 'Noto Sans', sans-serif }
    h1 { font-size: 20px } h2 { font-size: 13px; margin: 14px 0 4px; overflow-wrap: anywhere } h2 code { font-weight: 400 } h2 small { color: var(--faint); font-weight: 400 }
    section { margin: 0 0 20px } section > svg { height: auto }
    summary { cursor: pointer; color: var(--link); padding: 4px 10px } details > div { padding: 0 10px }
    a { color: var(--link) }
    pre { margin: 0; padding: 6px 0; border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; font: 12px/1.5 ui-monospace, Menlo, monospace }
    pre span, pre mark { display: block; width: max-content; min-width: 100%; box-sizing: border-box; padding: 0 10px; color: inherit; background: none }
    pre mark { background: var(--mark) } pre i { color: var(--faint); font-style: normal; display: inline-block; min-width: 3.5em; user-select: none }

    """

  // MARK: Code

  /// Returns the positions of a quick action in the order of its path, each once.
  private static func places(
    of action: TraceReport.Action
  ) -> [(label: LocalizedText, place: TraceReport.Place)] {
    var all: [(label: LocalizedText, place: TraceReport.Place)] = [
      (action.isDynamic ? .created : .declared, action.declared)
    ]
    all += action.cold.map { (.launch, $0) } + action.warm.map { (.running, $0) }
    for comparison in action.comparisons {
      let place = TraceReport.Place(
        name: comparison.function?.name, file: comparison.file, line: comparison.line)
      all += [comparison.definition].compactMap { $0 }.map { (.text, $0) }
      all.append((.compared, place))
      all += comparison.calls.map { (.runs, $0) }
    }
    all += [action.lost].compactMap { $0 }.map { (.lost, $0) }
    all += [action.deliveredTwice].compactMap { $0 }.map { (.twice, $0) }
    var seen: Set<TraceReport.Place> = []
    return all.filter { entry in
      seen.insert(.init(name: nil, file: entry.place.file, line: entry.place.line)).inserted
    }
  }

  private static func code(
    of action: TraceReport.Action, _ language: Language, _ text: (String) -> SourceText?
  ) -> String {
    var body = ""
    for (label, place) in places(of: action).prefix(maximumPlaces) {
      let name = place.name.map { " · <code>\(TraceDrawing.escaped($0))</code>" } ?? ""
      let written = TraceDrawing.escaped("\(place.file):\(place.line)")
      body +=
        "<h2>\(TraceDrawing.escaped(label[language]))\(name) "
        + "<small><a href=\"\(TraceDrawing.address(of: place))\">\(written)</a></small></h2>\n"
      let lines = text(place.file).map { self.lines(around: place.line - 1, in: $0) } ?? ""
      if !lines.isEmpty { body += "<pre>\(lines)</pre>\n" }
    }
    let summary = TraceDrawing.escaped(LocalizedText.code[language])
    return "<details>\n<summary>\(summary)</summary>\n<div>\n\(body)</div>\n</details>\n"
  }

  /// Returns the lines around one, from 0; empty for a text without such a line, and for a binary file.
  private static func lines(around line: Int, in text: SourceText) -> String {
    guard line >= 0, line < text.lines.count, !text.bytes.starts(with: DeclaredTypes.binaryMark)
    else { return "" }
    let shown = max(0, line - context)...min(text.lines.count - 1, line + context)
    return shown.reduce(into: "") { result, number in
      let tag = number == line ? "mark" : "span"
      // Only the beginning of a very long line is read.
      let line = text.range(ofLine: number)
      let head = ByteRange(start: line.start, end: min(line.end, line.start + 4 * maximumLength))
      let content = text[head].replacing("\t", with: "    ")
      let plain = PlainLine.text(content, maximumLength: maximumLength)
      result += "<\(tag)><i>\(number + 1)</i>\(TraceDrawing.escaped(plain))</\(tag)>"
    }
  }
}

extension LocalizedText {
  fileprivate static let none = LocalizedText(en: "No quick actions.", zhHans: "没有快捷操作。")
  fileprivate static let code = LocalizedText(en: "Code", zhHans: "代码")
  fileprivate static let declared = LocalizedText(en: "Declared", zhHans: "声明")
  fileprivate static let created = LocalizedText(en: "Created", zhHans: "创建")
  fileprivate static let launch = LocalizedText(en: "At launch", zhHans: "启动时")
  fileprivate static let running = LocalizedText(en: "While the app runs", zhHans: "运行时")
  fileprivate static let text = LocalizedText(en: "Type in code", zhHans: "代码中的类型")
  fileprivate static let compared = LocalizedText(en: "Compared", zhHans: "比较")
  fileprivate static let runs = LocalizedText(en: "Runs", zhHans: "执行")
  fileprivate static let twice = LocalizedText(
    en: "Delivered twice at a launch", zhHans: "启动时会传递两次")
  fileprivate static let lost = LocalizedText(en: "Not followed past", zhHans: "未能继续追踪")
}
