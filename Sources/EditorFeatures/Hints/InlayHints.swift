import AppFiles
import Guide
import PropertyList
import SourceText

/// A note that an editor shows after a position without inserting it into the text.
public struct InlayHint: Sendable, Hashable {
  /// The offset after which it is shown.
  public let offset: Int
  /// The remark.
  public let label: LocalizedText
  /// The text of the tooltip.
  public let tooltip: LocalizedText
}

/// Notes on how the Home Screen displays the quick actions of a file, at the values concerned.
public enum InlayHints {
  /// The most hints of a document.
  public static let maximumCount = 1000

  /// Returns the hints in a range, in order.
  ///
  /// There are none for items after the first syntax error, since it is not known how these will be read.
  ///
  /// - Parameters:
  ///   - translations: the translations of the titles.
  ///   - language: the language of the user.
  public static func hints(
    in plist: InfoPlist, within range: ByteRange, translations: Translations? = nil,
    language: Language = .english
  ) -> [InlayHint] {
    let tree = plist.tree
    guard !tree.isPreprocessed else { return [] }
    let known = tree.issues.first?.range.start ?? tree.source.length
    return readDeclarations(of: plist)
      .flatMap { HomeScreenPreview($0).rows }
      .filter { row in
        let item = tree[row.item.node].range
        return item.end <= known && item.end >= range.start && item.start <= range.end
      }
      .prefix(maximumCount)
      .flatMap { row in
        hints(for: row, in: plist)
          + (translations.map { Self.translated(row.item, $0, language, in: plist) } ?? [])
      }
      .filter { range.touches($0.offset) }
      .sorted { $0.offset < $1.offset }
  }

  /// Returns all hints of one item.
  private static func hints(for row: HomeScreenPreview.Row, in plist: InfoPlist) -> [InlayHint] {
    [position(of: row, in: plist)] + shownIcon(of: row.item, in: plist)
  }

  /// Only the last of equal keys counts.
  private static func readDeclarations(of plist: InfoPlist) -> [ShortcutItems] {
    var qualifiers = Set<String?>()
    return plist.declarations.reversed().filter { qualifiers.insert($0.qualifier).inserted }
      .reversed()
  }

  // MARK: Hints

  private static func position(
    of row: HomeScreenPreview.Row, in plist: InfoPlist
  ) -> InlayHint {
    let offset = plist.tree[row.item.node].startTag.end
    guard let position = row.position else {
      return InlayHint(
        offset: offset, label: .notShown,
        tooltip: row.reason.map { .notShown(because: $0, row.absence != .tooMany) } ?? .notShown)
    }
    return InlayHint(offset: offset, label: .row(position), tooltip: .rows)
  }

  /// Returns the hint after a title or subtitle that is displayed differently in the user's language.
  private static func translated(
    _ item: ShortcutItem, _ translations: Translations, _ language: Language, in plist: InfoPlist
  ) -> [InlayHint] {
    [ShortcutKey.title, .subtitle].compactMap { key in
      guard let entry = item[key], let text = entry.string, let value = entry.value,
        let found = translations.translation(of: text, in: language.rawValue),
        let shown = found.text, shown != text, !shown.isEmpty
      else { return nil }
      return InlayHint(
        offset: plist.tree[value].end, label: LocalizedText(en: shown, zhHans: shown),
        tooltip: .translation(found.language))
    }
  }

  /// Returns the hint after the displayed icon, where an item has several.
  private static func shownIcon(of item: ShortcutItem, in plist: InfoPlist) -> [InlayHint] {
    let icons = ShortcutKey.iconPrecedence.filter { item.string($0) != nil }
    guard let other = icons.dropFirst().first, let shown = item.effectiveIcon,
      let key = shown.key, let value = shown.value
    else { return [] }
    let isNewer =
      key == .iconSymbolName && (plist.minimumVersion ?? Version(9)) < Limits.symbolsSince
    return [
      InlayHint(
        offset: plist.tree[value].end, label: .shownIcon,
        tooltip: isNewer ? .shownIcon(insteadOf: other.name) : .shownIconAlways)
    ]
  }
}

extension LocalizedText {
  fileprivate static func row(_ position: Int) -> LocalizedText {
    LocalizedText(en: "row \(position)", zhHans: "第 \(position) 行")
  }

  fileprivate static let rows = LocalizedText(
    en: "The row of this quick action on the Home Screen. Those that code adds come after it.",
    zhHans: "这个快捷操作在主屏幕菜单中的行。由代码添加的操作排在后面。")

  fileprivate static let notShown = LocalizedText(en: "not shown", zhHans: "不显示")

  fileprivate static func notShown(
    because reason: LocalizedText, _ isObserved: Bool
  ) -> LocalizedText {
    LocalizedText(
      en: "Not shown on the Home Screen: \(reason.english)."
        + (isObserved ? " Observed in iOS, not promised by Apple." : ""),
      zhHans: "主屏幕上不显示：\(reason.simplifiedChinese)。"
        + (isObserved ? "在 iOS 中观察到，Apple 未作承诺。" : ""))
  }

  fileprivate static func translation(_ language: String) -> LocalizedText {
    LocalizedText(en: "The translation into \(language).", zhHans: "\(language) 的译文。")
  }

  fileprivate static let shownIcon = LocalizedText(en: "icon shown", zhHans: "显示此图标")

  fileprivate static let shownIconAlways = LocalizedText(
    en: "This icon is shown; the item’s other icon keys stand back.",
    zhHans: "显示的是这个图标，该项的其他图标键不起作用。")

  fileprivate static func shownIcon(insteadOf key: String) -> LocalizedText {
    LocalizedText(
      en:
        "Shown from iOS \(Limits.symbolsSince) on. Older versions do not know this key and use \(key).",
      zhHans: "iOS \(Limits.symbolsSince) 起显示此图标。更早的版本不认识这个键，使用 \(key)。")
  }
}
