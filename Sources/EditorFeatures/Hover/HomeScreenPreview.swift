import AppFiles
import Guide
import SourceText

/// The display of a file's items on the Home Screen.
public struct HomeScreenPreview: Sendable {
  /// The reason why an item is not displayed.
  public enum Absence: Sendable {
    case noType
    case noTitle
    case emptyTitle
    case tooMany
  }

  /// An item and its row in the menu, or the reason why it has none.
  public struct Row: Sendable {
    public let item: ShortcutItem
    /// The row, from 1; nil for an item that is not displayed.
    public let position: Int?
    public let absence: Absence?

    /// The reason why the item is not displayed, for the middle of a sentence; nil for one that is.
    public var reason: LocalizedText? {
      switch absence {
      case .noType: .noType
      case .noTitle: .noTitle
      case .emptyTitle: .emptyTitle
      case .tooMany: .tooMany
      case nil: nil
      }
    }
  }

  /// A row for each item, in the order of the file.
  public let rows: [Row]

  /// Computes which items the menu displays.
  public init(_ declaration: ShortcutItems) {
    var taken = 0
    rows = declaration.items.map { item in
      if let absence = Self.absence(of: item) {
        return Row(item: item, position: nil, absence: absence)
      }
      taken += 1
      return taken <= Limits.shownItems
        ? Row(item: item, position: taken, absence: nil)
        : Row(item: item, position: nil, absence: .tooMany)
    }
  }

  private static func absence(of item: ShortcutItem) -> Absence? {
    if item.string(.type) == nil { return .noType }
    guard let title = item.string(.title) else { return .noTitle }
    return title.isEmpty ? .emptyTitle : nil
  }

  // MARK: As text

  /// Returns the menu as a list: the displayed items, then the others.
  public func blocks(in language: Language) -> [Block] {
    guard !rows.isEmpty else { return [.paragraph([.text(LocalizedText.noItems[language])])] }
    let shown = rows.filter { $0.position != nil }
    let hidden = rows.filter { $0.position == nil }
    var blocks: [Block] = []
    if !shown.isEmpty {
      blocks.append(.paragraph([.text(LocalizedText.menu[language])]))
      blocks.append(.list(isOrdered: true, shown.map { [.paragraph(title(of: $0.item))] }))
    }
    if !hidden.isEmpty {
      blocks.append(.paragraph([.text(LocalizedText.notShown[language])]))
      blocks.append(
        .list(
          isOrdered: false,
          hidden.prefix(20).map { row in
            [.paragraph(title(of: row.item) + [.text(" — " + (row.reason?[language] ?? ""))])]
          }))
    }
    return blocks
  }

  /// Returns one item: its row and the content of the row.
  public func blocks(for item: ShortcutItem, in language: Language) -> [Block] {
    guard let row = rows.first(where: { $0.item.node == item.node }) else { return [] }
    var head = title(of: item)
    if let subtitle = item.string(.subtitle), !subtitle.isEmpty {
      head += [.text("  " + subtitle)]
    }
    var facts: [[Block]] = []
    func add(_ name: LocalizedText, _ value: [Inline]) {
      facts.append([.paragraph([.text(name[language])] + value)])
    }
    if let position = row.position {
      add(.row, [.text("\(position)")])
    } else {
      add(.notShownBecause, [.text(row.reason?[language] ?? "")])
    }
    if let type = item.string(.type) { add(.type, [.code(type)]) }
    if let icon = item.effectiveIcon, let text = icon.string {
      let known = IconType(value: text).map { $0.meaning[language] }
      add(.icon, [.code(text)] + (known.map { [.text(" " + $0)] } ?? []))
    } else {
      add(.icon, [.text(LocalizedText.none[language])])
    }
    return [.paragraph(head), .list(isOrdered: false, facts)]
  }

  private func title(of item: ShortcutItem) -> [Inline] {
    let title = item.string(.title)?.trimmed ?? ""
    return [.strong([.text(title.isEmpty ? "—" : title)])]
  }
}

extension LocalizedText {
  fileprivate static let noItems = LocalizedText(
    en: "No quick actions.", zhHans: "没有快捷操作。")
  fileprivate static let menu = LocalizedText(
    en: "On the Home Screen, in the order of the file:", zhHans: "主屏幕上按文件顺序显示：")
  fileprivate static let notShown = LocalizedText(en: "Not shown:", zhHans: "不显示：")
  fileprivate static let notShownBecause = LocalizedText(en: "Not shown: ", zhHans: "不显示：")
  fileprivate static let row = LocalizedText(en: "Row: ", zhHans: "行：")
  fileprivate static let type = LocalizedText(en: "Type: ", zhHans: "类型：")
  fileprivate static let icon = LocalizedText(en: "Icon: ", zhHans: "图标：")
  fileprivate static let none = LocalizedText(en: "none", zhHans: "无")
  fileprivate static let noType = LocalizedText(
    en: "the type is missing or not a string", zhHans: "类型缺失或不是字符串")
  fileprivate static let noTitle = LocalizedText(
    en: "the title is missing or not a string", zhHans: "标题缺失或不是字符串")
  fileprivate static let emptyTitle = LocalizedText(
    en: "the title is empty", zhHans: "标题为空")
  fileprivate static let tooMany = LocalizedText(
    en: "only the first \(Limits.shownItems) are shown", zhHans: "只显示前 \(Limits.shownItems) 项")
}
