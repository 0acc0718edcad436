import Guide
import PropertyList
import SourceText

/// Moves a quick action up or down: the order of the file is the order on the Home Screen.
enum MoveItem: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.move]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard let selected = SelectedItem(context) else { return [] }
    let (name, position) = (selected.name, selected.position)
    return [
      exchange(position - 1, position, of: selected, .up(name), impossible: .isFirst),
      exchange(position, position + 1, of: selected, .down(name), impossible: .isLast),
    ]
  }

  private static func exchange(
    _ first: Int, _ second: Int, of selected: SelectedItem, _ title: LocalizedText,
    impossible obstacle: LocalizedText
  ) -> CodeAction {
    guard let upper = selected.extent(first), let lower = selected.extent(second) else {
      return CodeAction(title, .move, impossible: obstacle)
    }
    let tree = selected.tree
    return CodeAction(title, .move) {
      CodeAction.Change([
        TextEdit(upper, tree.text(lower)), TextEdit(lower, tree.text(upper)),
      ])
    }
  }
}

extension LocalizedText {
  fileprivate static func up(_ name: String) -> LocalizedText {
    LocalizedText(en: "Move “\(name)” up", zhHans: "上移“\(name)”")
  }

  fileprivate static func down(_ name: String) -> LocalizedText {
    LocalizedText(en: "Move “\(name)” down", zhHans: "下移“\(name)”")
  }

  fileprivate static let isFirst = LocalizedText(
    en: "It is the first already.", zhHans: "它已经是第一项。")

  fileprivate static let isLast = LocalizedText(
    en: "It is the last already.", zhHans: "它已经是最后一项。")
}
