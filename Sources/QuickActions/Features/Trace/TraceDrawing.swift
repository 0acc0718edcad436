import Guide
import SourceText

/// The ways of quick actions as a drawing in SVG: a row for each, a box for each link, and the first
/// link that does not hold in red.
public enum TraceDrawing {
  private static let (boxWidth, boxHeight, gap, margin) = (220, 52, 36, 20)
  /// Between a row and the branch below it.
  private static let step = 16

  /// The drawing as an SVG document.
  public static func svg(_ report: TraceReport, _ language: Language) -> String {
    var rows = ""
    var y = margin
    var width = 4 * boxWidth + 3 * gap + 2 * margin
    for action in report.actions {
      let links = self.links(of: action, language)
      width = max(width, links.count * boxWidth + (links.count - 1) * gap + 2 * margin)
      rows += row(links, y: y)
      if let lost = lost(of: action, language) {
        rows += branch(lost, below: y)
        y += boxHeight + step
      }
      let color = action.broken == nil ? "ok" : "bad"
      rows += text(
        action.broken ?? action.summary, x: margin, y: y + boxHeight + 18, class: "note \(color)")
      y += boxHeight + 46
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(y + margin)" width="\(width)" \
      height="\(y + margin)" font-family="system-ui, sans-serif">
      <style>
      svg { background: #fff; color: #1d1d1f }
      rect { fill: #f2f2f7; stroke: #8e8e93 }
      rect.bad { fill: #ffe5e3; stroke: #c9291c; stroke-dasharray: 5 3 }
      path { stroke: #636366; fill: none; stroke-width: 1.5 }
      path.bad { stroke: #c9291c; stroke-dasharray: 5 3 }
      text { font-size: 12px; fill: #1d1d1f }
      text.place, text.note { font-size: 11px; fill: #48484a }
      text.bad { fill: #b3200f }
      @media (prefers-color-scheme: dark) {
      svg { background: #1c1c1e }
      rect { fill: #2c2c2e; stroke: #8e8e93 }
      rect.bad { fill: #4a1c19; stroke: #ff6961 }
      path { stroke: #aeaeb2 }
      path.bad { stroke: #ff6961 }
      text { fill: #f2f2f7 }
      text.place, text.note { fill: #c7c7cc }
      text.bad { fill: #ff8a80 }
      }
      </style>
      \(rows)</svg>

      """
  }

  private struct Link {
    let name: String
    let place: String
    var isBroken = false
    /// Whether the link before it leads to it.
    var isReached = true
  }

  private static func links(of action: TraceReport.Action, _ language: Language) -> [Link] {
    func place(_ place: TraceReport.Place) -> String { "\(lastName(place.file)):\(place.line)" }
    var links = [Link(name: action.title ?? action.type, place: place(action.declared))]
    if action.status == ActionTrace.Status.neverMade.rawValue {
      return links + [Link(name: LocalizedText.uncalled[language], place: "", isBroken: true)]
    }
    let reached = action.comparisons.first { !$0.warm.isEmpty } ?? action.comparisons.first
    let entries = reached.map { $0.warm + $0.cold } ?? action.warm + action.cold
    if let entry = entries.first ?? action.warm.first ?? action.cold.first {
      links.append(Link(name: entry.name ?? "", place: place(entry)))
    } else {
      links.append(Link(name: LocalizedText.handler[language], place: "", isBroken: true))
    }
    let isGated = action.status == ActionTrace.Status.onlyWith3DTouch.rawValue
    if isGated, let gate = action.lost {
      links.append(Link(name: "forceTouchCapability", place: place(gate), isBroken: true))
    }
    if let reached {
      links.append(
        Link(
          name: action.type, place: "\(lastName(reached.file)):\(reached.line)",
          isReached: !entries.isEmpty))
      if let call = reached.calls.first {
        links.append(Link(name: call.name ?? "", place: place(call)))
      }
    }
    switch ActionTrace.Status(rawValue: action.status) {
    case .nothingDone?:
      links.append(Link(name: LocalizedText.nothing[language], place: "", isBroken: true))
      return links
    case .onlyLogs?:
      links.append(Link(name: LocalizedText.log[language], place: "", isBroken: true))
      return links
    default: break
    }
    if reached != nil || isGated {
      // Behind a condition all types do the same.
    } else if action.broken != nil, links[1].isBroken == false {
      links.append(Link(name: action.type, place: "", isBroken: true))
    } else if let lost = action.lost {
      links.append(Link(name: "…", place: place(lost)))
    }
    return links
  }

  /// The way on which the action is lost, where it is handled on another one.
  private static func lost(of action: TraceReport.Action, _ language: Language) -> Link? {
    let isCold = action.status == ActionTrace.Status.warmOnly.rawValue
    guard isCold || action.status == ActionTrace.Status.coldOnly.rawValue else { return nil }
    let way = (isCold ? LocalizedText.cold : .warm)[language]
    guard let entry = (isCold ? action.cold : action.warm).first else {
      return Link(name: way, place: LocalizedText.handler[language], isBroken: true)
    }
    return Link(name: way, place: "\(lastName(entry.file)):\(entry.line)")
  }

  /// A box below the second one of a row: an arrow from the first leads to it, and a broken one from it to
  /// the third. Without a handler the first arrow is the broken one.
  private static func branch(_ link: Link, below row: Int) -> String {
    let y = row + boxHeight + step
    let middle = y + boxHeight / 2
    let x = margin + boxWidth + gap
    let mark = link.isBroken ? " class=\"bad\"" : ""
    var result =
      "<path\(mark) d=\"M\(margin + boxWidth / 2) \(row + boxHeight + 2)V\(middle)H\(x - 4)m-6 -5l6 5l-6 5\"/>\n"
    if !link.isBroken {
      let end = x + boxWidth + gap + boxWidth / 2
      result +=
        "<path class=\"bad\" d=\"M\(x + boxWidth + 2) \(middle)H\(end)V\(row + boxHeight + 4)m-5 6l5 -6l5 6\"/>\n"
    }
    return result + box(link, x: x, y: y)
  }

  private static func box(_ link: Link, x: Int, y: Int) -> String {
    let mark = link.isBroken ? " class=\"bad\"" : ""
    return
      "<rect\(mark) x=\"\(x)\" y=\"\(y)\" width=\"\(boxWidth)\" height=\"\(boxHeight)\" rx=\"8\"/>\n"
      + text(cut(link.name), x: x + 10, y: y + 21, class: link.isBroken ? "bad" : "")
      + text(cut(link.place), x: x + 10, y: y + 39, class: "place")
  }

  private static func lastName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private static func row(_ links: [Link], y: Int) -> String {
    var result = ""
    for (index, link) in links.enumerated() {
      let x = margin + index * (boxWidth + gap)
      let mark = link.isBroken ? " class=\"bad\"" : ""
      if index > 0 {
        let middle = y + boxHeight / 2
        let line = link.isReached ? mark : " class=\"bad\""
        result +=
          "<path\(line) d=\"M\(x - gap + 2) \(middle)h\(gap - 6)m-6 -5l6 5l-6 5\"/>\n"
      }
      result += box(link, x: x, y: y)
    }
    return result
  }

  /// What fits into a box. Chinese takes twice the room.
  private static func cut(_ text: String) -> String {
    var (room, result) = (28, "")
    for character in text {
      room -= character.utf8.count > 2 ? 2 : 1
      guard room > 0 else { return result + "…" }
      result.append(character)
    }
    return result
  }

  private static func text(_ text: String, x: Int, y: Int, class name: String) -> String {
    guard !text.isEmpty else { return "" }
    let plain = PlainLine.text(text, maximumLength: text.unicodeScalars.count)
    let escaped = plain.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return "<text x=\"\(x)\" y=\"\(y)\" class=\"\(name)\">\(escaped)</text>\n"
  }
}

extension LocalizedText {
  fileprivate static let handler = LocalizedText(en: "no handler", zhHans: "没有处理方法")
  fileprivate static let nothing = LocalizedText(en: "nothing", zhHans: "什么也没做")
  fileprivate static let log = LocalizedText(en: "only a log", zhHans: "只写日志")
  fileprivate static let uncalled = LocalizedText(en: "never made", zhHans: "从未创建")
  fileprivate static let cold = LocalizedText(en: "cold launch", zhHans: "冷启动")
  fileprivate static let warm = LocalizedText(en: "while the app runs", zhHans: "App 运行时")
}
