import Drawing
import EditorFeatures
import Guide
import SourceText

extension MenuPicture {
  /// The menus as lines for a terminal.
  public func lines(_ parts: [Part]) -> [String] {
    var lines: [String] = []
    for part in parts {
      if !lines.isEmpty { lines.append("") }
      if let caption = part.caption { lines += [caption, ""] }
      for (index, language) in part.languages.prefix(Self.maximumMenus).enumerated() {
        if index > 0 { lines.append("") }
        lines += menu(part, language)
      }
      let notes = part.notes.all
      guard !notes.isEmpty else { continue }
      lines.append("")
      for (item, note) in notes {
        let title = item.map { "“\(part.title(of: $0))”  " } ?? ""
        lines.append("  " + title + note.text + (note.place.map { "  \($0)" } ?? ""))
      }
    }
    return lines.map { DrawableText.line($0) }
  }

  private func menu(_ part: Part, _ language: String) -> [String] {
    let name = part.menu.appName(in: language)
    var lines = [(name.isEmpty ? "" : name + "  ") + "(\(language))"]
    let shown = part.menu.items.filter { $0.position != nil }
    let hidden = part.menu.items.filter { $0.position == nil }
    var rows: [(left: String, right: String)] = []
    for item in shown {
      let isUntranslated = item.title?[language].state == .missing
      let text = RowLayout(
        item, in: language, options.look.metrics, hasIcons: part.menu.hasIcons)
      for (number, line) in text.title.lines.enumerated() {
        let isMarked = isUntranslated && number == 0
        rows.append(
          (line + (isMarked ? " *" : ""), number == 0 ? Self.name(of: item.icon) : ""))
      }
      for line in text.subtitle?.lines ?? [] { rows.append(("  " + line, "")) }
    }
    if rows.isEmpty { rows = [(LocalizedText.nothing[options.reader], "")] }
    let left = rows.map { TextMeasure.columns(of: $0.left) }.max() ?? 0
    let right = rows.map { TextMeasure.columns(of: $0.right) }.max() ?? 0
    let isMirrored = TextDirection.isRightToLeft(language)
    func padded(_ text: String, _ width: Int) -> String {
      let rest = String(repeating: " ", count: max(0, width - TextMeasure.columns(of: text)))
      return isMirrored ? rest + text : text + rest
    }
    let width = left + (right > 0 ? right + 3 : 0) + 2
    let areIconsFirst = options.look.metrics.hasTrailingIcons == isMirrored
    lines.append("╭" + String(repeating: "─", count: width) + "╮")
    for row in rows {
      let cells = [padded(row.left, left)] + (right > 0 ? [padded(row.right, right)] : [])
      let line = (areIconsFirst ? cells.reversed() : cells).joined(separator: "   ")
      lines.append("│ " + line + " │")
    }
    lines.append("╰" + String(repeating: "─", count: width) + "╯")
    if shown.contains(where: { $0.title?[language].state == .missing }) {
      lines.append("  * " + LocalizedText.untranslated[options.reader])
    }
    if !hidden.isEmpty {
      lines.append("  " + LocalizedText.notShown[options.reader] + ":")
      for item in hidden.prefix(MenuDrawing.maximumHidden) {
        let title = item.title?[language].text ?? "—"
        lines.append("    " + PlainLine.text(title, maximumLength: MenuPicture.titleLength))
      }
      let more = hidden.count - MenuDrawing.maximumHidden
      if more > 0 { lines.append("    … +\(more)") }
    }
    return lines
  }

  /// The icon in words.
  private static func name(of icon: ActionMenu.Icon) -> String {
    switch icon {
    case .none, .absent: "•"
    case .absentSymbol: ""
    case .system(let type): "[\(type.name)]"
    case .symbol(let name): "[\(PlainLine.text(name, maximumLength: 48))]"
    case .image(let name, _, _, _): "[\(PlainLine.text(name, maximumLength: 48))]"
    case .unknownSymbol, .unknown: "[?]"
    }
  }
}

extension LocalizedText {
  fileprivate static let nothing = LocalizedText(
    en: "No quick action is shown.", zhHans: "不显示任何快捷操作。")
}
