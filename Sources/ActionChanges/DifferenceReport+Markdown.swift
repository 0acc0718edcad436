import Guide
import SourceText

extension DifferenceReport {
  /// The first line of the Markdown, by which a program finds its earlier comment.
  public static let marker = "<!-- quickactions diff -->"

  /// Returns a comment for a pull request, in GitHub's Markdown, which GitLab understands as well.
  public func markdown(_ language: Language) -> String {
    var lines = [Self.marker, "### " + LocalizedText.heading(summary(language))[language], ""]
    for app in difference.apps where !app.changes.isEmpty {
      let before = app.formerPath.map {
        " (\(LocalizedText.before[language]) <code>\(Self.escaped($0))</code>)"
      }
      lines.append("**<code>\(Self.escaped(app.path))</code>**" + (before ?? ""))
      lines += ["", LocalizedText.columns[language], "| --- | --- | --- |"]
      lines += app.changes.map { row($0, language) }
      lines.append("")
    }
    lines += gapLines(language).map { "- " + Self.escaped($0) }
    if !gaps.isEmpty { lines.append("") }
    lines.append("<sub>" + Self.escaped(scope(language)) + "</sub>")
    return lines.joined(separator: "\n")
  }

  private func row(_ change: ActionChange, _ language: Language) -> String {
    let title = change.title.flatMap { $0.isEmpty ? nil : Self.escaped($0) }
    let name =
      (title.map { "**\($0)**<br>" } ?? "") + "<code>\(Self.escaped(change.type))</code>"
    var cells: [String] = []
    switch change.kind {
    case .added: cells.append(LocalizedText.isNew[language])
    case .removed:
      cells.append(
        change.detail.map { Self.escaped($0[language]) } ?? LocalizedText.isGone[language])
    default: if let detail = change.detail { cells.append(Self.escaped(detail[language])) }
    }
    if change.tellsHandling {
      func add(_ label: LocalizedText, _ state: ActionState) {
        let place = state.location.map { " <code>\(Self.escaped("\($0.file):\($0.line)"))</code>" }
        cells.append(
          "\(label[language]): \(Self.escaped(state.label[language]))" + (place ?? ""))
      }
      if let before = change.before { add(.before, before) }
      if let after = change.after {
        add(.now, after)
        if !after.isHandled { cells += after.reasons.map { Self.escaped($0[language]) } }
      }
    }
    return "| \(change.symbol) | \(name) | \(cells.joined(separator: "<br>")) |"
  }

  /// Returns a text on one line without markup, mentions and links to issues.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in PlainLine.visible(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "|": result += "&#124;"
      // GitHub would treat an entity as the character itself.
      case "@", "#", "!": result += "\(character)<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "~", "$", ":": result += "&#\(character.asciiValue ?? 0);"
      default: result.append(character)
      }
    }
    return result
  }
}

extension ActionChange {
  fileprivate var symbol: String {
    switch mark {
    case "✗": "❌"
    case "?": "⚠️"
    case "+": "➕"
    case "−": "➖"
    case "✓": "✅"
    default: "✏️"
    }
  }
}

extension LocalizedText {
  fileprivate static func heading(_ summary: String) -> LocalizedText {
    LocalizedText(en: "Quick actions: \(summary)", zhHans: "快捷操作：\(summary)")
  }
  fileprivate static let columns = LocalizedText(
    en: "| | quick action | change |", zhHans: "| | 快捷操作 | 变化 |")
}
