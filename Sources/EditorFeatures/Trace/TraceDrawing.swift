import ActionFlow
import Guide
import SourceText

/// The paths of quick actions as an SVG drawing: a card for each, with a lane (row of boxes) for the launch and one
/// for the running app. It is as wide as a column of text, follows the colors of the page, and its positions are
/// links.
public enum TraceDrawing {
  private static let (width, margin, padding) = (600.0, 10.0, 14.0)
  private static let (gap, nameSize, nameLine) = (24.0, 12.0, 16.0)
  private static let reasonSize = 11.5
  private static var inner: Double { width - 2 * margin - 2 * padding }

  /// The drawing as an SVG document.
  public static func svg(_ report: TraceReport, _ language: Language) -> String {
    var body = ""
    var y = margin
    let names = ambiguousNames(in: report)
    for action in report.actions {
      let (card, height) = card(action, at: y, ambiguous: names, language)
      body += card
      y += height + margin
    }
    body += legend(at: y + 12, language)
    y += 30
    return element(body, height: y, LocalizedText.drawing[language], style: style)
  }

  /// Returns the drawing of one quick action, for a page that contains `style`.
  ///
  /// - Parameter names: the file names that are not unique, which are shown with their folder.
  static func svg(
    _ action: TraceReport.Action, ambiguous names: Set<String>, _ language: Language
  ) -> String {
    let (card, height) = card(action, at: margin, ambiguous: names, language)
    let title = action.title.flatMap { $0.isEmpty ? nil : $0 } ?? action.type
    return element(card, height: height + 2 * margin, title, style: nil)
  }

  /// Returns the legend of marks and colors, for a page that contains `style`.
  static func legend(_ language: Language) -> String {
    element(legend(at: 18, language), height: 30, LocalizedText.legend[language], style: nil)
  }

  private static func element(
    _ body: String, height: Double, _ title: String, style: String?
  ) -> String {
    let title = escaped(title)
    let styles = style.map { "<style>\n\($0)</style>\n" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" width="\(number(width))" \
      height="\(number(height))" role="img" aria-label="\(title)" \
      font-family="-apple-system, system-ui, 'Noto Sans', sans-serif">
      <title>\(title)</title>
      \(styles)\(body)</svg>

      """
  }

  /// The colors and sizes of the drawing, in light and dark.
  static let style = """
    svg { background: #fff; max-width: 100% }
    text { font-size: 12px; fill: #1d1d1f }
    text.title { font-size: 14px; font-weight: 600 }
    text.small { font-size: 11px; fill: #48484a }
    text.lane { font-weight: 600 }
    text.reason { font-size: 11.5px }
    text.gray { fill: #6e6e73 }
    text.ok { fill: #1d6b34 } text.bad { fill: #b3200f } text.unknown { fill: #7a4f00 }
    a text { text-decoration: underline }
    rect.card { fill: #f5f5f7; stroke: #d2d2d7 }
    rect.ok { fill: #fff; stroke: #1d6b34 }
    rect.bad { fill: #ffe9e7; stroke: #c9291c; stroke-dasharray: 5 3 }
    rect.unknown { fill: #fff4dc; stroke: #9a6700; stroke-dasharray: 2 3 }
    rect.gray { fill: none; stroke: #aeaeb2 }
    path { fill: none; stroke: #1d6b34; stroke-width: 1.5 }
    path.bad { stroke: #c9291c; stroke-dasharray: 5 3 }
    path.unknown { stroke: #9a6700; stroke-dasharray: 2 3 }
    path.gray { stroke: #aeaeb2 }
    @media (prefers-color-scheme: dark) {
    svg { background: #1c1c1e }
    text { fill: #f2f2f7 }
    text.small { fill: #c7c7cc }
    text.gray { fill: #98989d }
    text.ok { fill: #6fdc8c } text.bad { fill: #ff8a80 } text.unknown { fill: #ffc14d }
    rect.card { fill: #2c2c2e; stroke: #48484a }
    rect.ok { fill: #1c1c1e; stroke: #6fdc8c }
    rect.bad { fill: #4a1c19; stroke: #ff6961 }
    rect.unknown { fill: #3d2f10; stroke: #ffb340 }
    rect.gray { stroke: #636366 }
    path { stroke: #6fdc8c }
    path.bad { stroke: #ff6961 } path.unknown { stroke: #ffb340 } path.gray { stroke: #636366 }
    }

    """

  // MARK: Parts

  private static func card(
    _ action: TraceReport.Action, at top: Double, ambiguous names: Set<String>, _ language: Language
  ) -> (svg: String, height: Double) {
    let x = margin + padding
    var y = top + 24
    let place = "\(shortName(action.declared.file, ambiguous: names)):\(action.declared.line)"
    let placeWidth = min(TextRoom.width(of: place, size: 11), inner / 2)
    let title = action.title.flatMap { $0.isEmpty ? nil : $0 } ?? action.type
    var svg = text(
      TextRoom.cut(title, to: inner - placeWidth - 20, size: 15), x: x, y: y, "title")
    svg += link(
      to: action.declared,
      text(
        TextRoom.cut(place, to: inner / 2, size: 11), x: width - x, y: y, "small",
        anchor: "end"))
    if title != action.type {
      y += 17
      svg += text(TextRoom.cut(action.type, to: inner, size: 11), x: x, y: y, "small")
    }
    y += 10
    let lanes = TraceLane.lanes(of: action, language)
    // Both lanes have the same number of columns, so that they can be compared.
    let columns = lanes.map(\.nodes.count).reduce(2, max)
    for lane in lanes {
      y += 18
      let (mark, style) = sign(lane.outcome)
      svg += text("\(mark) \(lane.title[language])", x: x, y: y, "lane \(style)")
      y += 8
      let row = row(lane.nodes, columns: columns, x: x, y: y)
      svg += row.svg
      y += row.height
      if let reason = lane.reason {
        for line in TextRoom.lines(reason, in: inner, size: reasonSize) {
          y += 16
          svg += text(line, x: x, y: y, "reason \(style)")
        }
      }
      y += 4
    }
    let height = y + 10 - top
    return (
      rectangle(x: margin, y: top, width: width - 2 * margin, height: height, "card", radius: 10)
        + svg, height
    )
  }

  private static func row(
    _ nodes: [TraceLane.Node], columns: Int, x start: Double, y: Double
  ) -> (svg: String, height: Double) {
    let boxWidth = (inner - gap * Double(columns - 1)) / Double(columns)
    let room = boxWidth - 16
    let names = nodes.map { nameLines($0.name, in: room) }
    let height = 26 + nameLine * Double(names.map(\.count).reduce(1, max))
    var svg = ""
    for (index, node) in nodes.enumerated() {
      let x = start + Double(index) * (boxWidth + gap)
      if index > 0 {
        let style =
          node.isCutOff ? (node.state == .unknown ? "unknown" : "bad") : node.state.rawValue
        svg +=
          "<path class=\"\(style)\" d=\"M\(number(x - gap + 3)) \(number(y + height / 2))h\(number(gap - 7))m-5 -4l5 4l-5 4\"/>\n"
      }
      svg += rectangle(
        x: x, y: y, width: boxWidth, height: height, node.state.rawValue, radius: 7)
      let style = node.state == .unreached ? "gray" : node.state == .broken ? "bad" : ""
      let lines = Double(names[index].count) + (node.place == nil ? 0 : 1)
      var baseline = y + (height - nameLine * lines) / 2 + 12
      for line in names[index] {
        svg += text(line, x: x + 8, y: baseline, style)
        baseline += nameLine
      }
      if let place = node.place {
        let name = "\(lastName(place.file)):\(place.line)"
        svg += link(
          to: place, text(TextRoom.cut(name, to: room, size: 11), x: x + 8, y: baseline, "small"))
      }
    }
    return (svg, height)
  }

  /// Returns a name on one line, or its type and its member on one line each if it is too long.
  private static func nameLines(_ name: String, in room: Double) -> [String] {
    func cut(_ text: Substring) -> String {
      TextRoom.cut(String(text), to: room, size: nameSize)
    }
    guard TextRoom.width(of: name, size: nameSize) > room,
      let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.index(after: dot) < name.endIndex
    else { return [cut(name[...])] }
    return [cut(name[..<dot]), cut(name[dot...])]
  }

  private static func legend(at y: Double, _ language: Language) -> String {
    let entries: [(String, String, LocalizedText)] = [
      ("✓", "ok", .handled), ("✗", "bad", .lost), ("?", "unknown", .unknown),
      ("▢", "gray", .unreached),
    ]
    var x = margin + padding
    return entries.reduce(into: "") { svg, entry in
      let words = entry.0 + " " + entry.2[language]
      svg += text(words, x: x, y: y, "small \(entry.1)")
      x += TextRoom.width(of: words, size: 11) + 22
    }
  }

  private static func sign(_ outcome: ActionTrace.Outcome) -> (mark: String, style: String) {
    switch outcome {
    case .handled: ("✓", "ok")
    case .lost: ("✗", "bad")
    case .unknown: ("?", "unknown")
    }
  }

  // MARK: SVG

  private static func rectangle(
    x: Double, y: Double, width: Double, height: Double, _ style: String, radius: Double
  ) -> String {
    "<rect class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" height=\"\(number(height))\" rx=\"\(number(radius))\"/>\n"
  }

  private static func text(
    _ text: String, x: Double, y: Double, _ style: String, anchor: String? = nil
  ) -> String {
    guard !text.isEmpty else { return "" }
    let end = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    let style = style.isEmpty ? "" : " class=\"\(style)\""
    return "<text x=\"\(number(x))\" y=\"\(number(y))\"\(style)\(end)>\(escaped(text))</text>\n"
  }

  private static func link(to place: TraceReport.Place, _ content: String) -> String {
    "<a href=\"\(address(of: place))\">\(content.dropLast())</a>\n"
  }

  /// Returns the address of a line of a file, in the notation of sites that show repositories.
  static func address(of place: TraceReport.Place) -> String {
    let path = place.file.utf8.reduce(into: "") { path, byte in
      let character = Unicode.Scalar(byte)
      if byte < 0x80,
        character.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(character)
      {
        path.unicodeScalars.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        path += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return "\(path)#L\(place.line)"
  }

  /// Returns the names of files in different folders that declare quick actions, such as `Info.plist` of two apps.
  static func ambiguousNames(in report: TraceReport) -> Set<String> {
    let files = Set(report.actions.map(\.declared.file))
    return Set(Dictionary(grouping: files, by: lastName).filter { $0.value.count > 1 }.keys)
  }

  /// Returns the name of a file, with its folder if it is ambiguous.
  private static func shortName(_ path: String, ambiguous names: Set<String>) -> String {
    let name = lastName(path)
    guard names.contains(name) else { return name }
    return path.split(separator: "/").suffix(2).joined(separator: "/")
  }

  private static func lastName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// Returns a number with one decimal, unless that is zero.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  /// Returns a text for the content of an element or an attribute, without control characters and characters that XML
  /// does not allow.
  ///
  /// It works on scalars: a `<` with an accent is one character, but opens a tag.
  static func escaped(_ text: String) -> String {
    let plain = PlainLine.text(text, maximumLength: text.unicodeScalars.count)
    var result = ""
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension LocalizedText {
  static let legend = LocalizedText(en: "Legend", zhHans: "图例")
  static let drawing = LocalizedText(
    en: "The paths of quick actions through the app", zhHans: "快捷操作在 App 中的路径")
  fileprivate static let handled = LocalizedText(en: "handled", zhHans: "已处理")
  fileprivate static let lost = LocalizedText(en: "lost here", zhHans: "在此丢失")
  fileprivate static let unknown = LocalizedText(en: "not known", zhHans: "未知")
  fileprivate static let unreached = LocalizedText(en: "not reached", zhHans: "未到达")
}
