import Guide
import PropertyList
import SourceText

enum UnknownIconType: Rule {
  static let description = RuleDescription(
    "unknown-icon-type", .error, group: .icons,
    title: LocalizedText(
      en: "The icon type is not one of the \(IconType.all.count).",
      zhHans: "图标类型不是 \(IconType.all.count) 个之一。"),
    why: LocalizedText(
      en: """
        The value is the full Objective-C name, such as `UIApplicationShortcutIconTypeCompose`, letter \
        by letter. For anything else, be it `compose`, `.compose` or a number, iOS shows no icon and \
        says nothing (observed).
        """,
      zhHans: """
        这里要写完整的 Objective-C 名称，例如 `UIApplicationShortcutIconTypeCompose`，一个字母都不能差。写成 \
        `compose`、`.compose` 或数字，iOS 都不会显示图标，也不报错（观察所得）。
        """),
    examples: [
      .fires(
        .item, "<key>UIApplicationShortcutItemIconType</key>\n<string>«compose»</string>",
        fixed:
          "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeCompose</string>",
        message: "iOS knows no icon type “compose”"
      ),
      .fires(
        .item,
        "<key>UIApplicationShortcutItemIconType</key>\n<string>«UIApplicationShortIconTypeAdd»</string>",
        fixed:
          "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeAdd</string>",
        message: "iOS knows no icon type “UIApplicationShortIconTypeAdd”"
      ),
      .fires(
        .item, "<key>UIApplicationShortcutItemIconType</key>\n<string>«World»</string>",
        message: "iOS knows no icon type “World”"),
      .silent(
        .item,
        "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeMarkLocation</string>"
      ),
      .silent(.item, "<key>UIApplicationShortcutItemIconType</key>\n<string>$(ICON)</string>"),
    ])

  static let scope = RuleScope.item

  static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    // The same wrong value can stand in every item.
    var known: [String: Meaning] = [:]
    for item in document.infoPlist.items where !report.isFull {
      guard let entry = item[.iconType], let text = entry.string, isUnknown(text, in: tree),
        let value = entry.value
      else { continue }
      let meaning = known[text] ?? Meaning(text)
      known[text] = meaning
      let near = meaning.icon
      let winner = item.effectiveIcon?.key
      let isUsed = winner != .iconFile && winner != .iconSymbolName
      report.add(
        .unknown(text, near: near?.value, isUsed: isUsed), at: tree.head(of: value),
        severity: isUsed ? nil : .hint,
        fixes: near.map {
          [.writing($0.value, into: value, tree, isPreferred: meaning.isClear)]
        }
          ?? otherKeys(entry, of: item, tree) + [.removing(entry, from: tree)])
    }
  }

  /// True if a value is no icon type, now and after a build.
  private static func isUnknown(_ text: String, in tree: SyntaxTree) -> Bool {
    !IconType.isValue(text) && !text.isBlank && !holdsPlaceholder(text) && !tree.isPreprocessed
  }

  /// Returns the icon type that the finding and the hover suggest for a value; nil where they suggest none.
  static func meant(by text: String, in tree: SyntaxTree) -> IconType? {
    isUnknown(text, in: tree) ? IconType.meant(by: text) : nil
  }

  /// What a wrong value was most likely meant to be.
  private struct Meaning {
    let icon: IconType?
    let isClear: Bool

    init(_ text: String) {
      icon = IconType.meant(by: text)
      isClear = icon.map { UnknownIconType.isClear(text, $0) } ?? false
    }
  }

  /// Whether a value names an icon in another way, or with a slip, and none of the others.
  private static func isClear(_ text: String, _ icon: IconType) -> Bool {
    let text = text.trimmed
    let word = text.split(separator: ".").last.map(String.init) ?? text
    let names = [icon.name, icon.value].map { $0.lowercased() }
    return Int(text) == icon.rawValue || names.contains(word.lowercased())
      || word.lowercased().hasSuffix("type" + icon.name.lowercased())
      || Spelling.isSlip(
        word, of: icon.value, among: IconType.all.map(\.value),
        family: "UIApplicationShortcutIconType")
      || Spelling.isSlip(word, of: icon.name, among: IconType.all.map(\.name))
  }

  /// The name of an image or a symbol belongs under another key.
  private static func otherKeys(
    _ entry: ShortcutItem.Entry, of item: ShortcutItem, _ tree: SyntaxTree
  ) -> [Fix?] {
    let isSymbol = entry.string.flatMap { SFSymbol.named($0) } != nil
    return [ShortcutKey.iconFile, .iconSymbolName].map { key in
      guard item[key] == nil, isSymbol || key != .iconSymbolName else { return nil }
      return .rename(entry.keyNode, to: key.name, in: tree, isPreferred: false)
    }
  }
}

extension IconType {
  private static let byLoweredName = Dictionary(
    all.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// The icon that a wrong value was most likely meant to be.
  static func meant(by text: String) -> IconType? {
    let text = text.trimmed
    if let number = Int(text) { return all.first { $0.rawValue == number } }
    let word = text.split(separator: ".").last.map(String.init) ?? text
    let tail = word.range(ofLast: "Type").map { String(word[$0...]) } ?? word
    for candidate in [word, tail] {
      if let icon = byLoweredName[candidate.lowercased()] { return icon }
    }
    if let icon = all.first(where: { $0.symbolName == text }) { return icon }
    let value = Spelling.nearest(to: text, among: all.map(\.value), limit: 4)
    let name =
      value == nil && tail.utf8.count > 4
      ? Spelling.nearest(to: tail, among: all.map(\.name), limit: 1) : nil
    return all.first { $0.value == value || $0.name == name }
  }
}

extension String {
  /// Where the text after the last occurrence of a word begins.
  fileprivate func range(ofLast word: String) -> String.Index? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(word) { return index(start, offsetBy: word.count) }
    }
    return nil
  }
}

extension LocalizedText {
  /// - Parameter isUsed: false where the item has an icon that wins over its type.
  fileprivate static func unknown(
    _ text: String, near: String?, isUsed: Bool
  ) -> LocalizedText {
    let effect = LocalizedText(
      en: isUsed ? "shows no icon" : "would show no icon if the other icon were not there",
      zhHans: isUsed ? "不会显示图标" : "如果没有另一个图标，就不会显示图标")
    if let near {
      return LocalizedText(
        en: "iOS knows no icon type “\(text)” and \(effect.english); did you mean “\(near)”?",
        zhHans: "iOS 没有图标类型“\(text)”，\(effect.simplifiedChinese)；是不是“\(near)”？")
    }
    return LocalizedText(
      en:
        "iOS knows no icon type “\(text)” and \(effect.english); an image of the app is named by UIApplicationShortcutItemIconFile, an SF Symbol by UIApplicationShortcutItemIconSymbolName.",
      zhHans:
        "iOS 没有图标类型“\(text)”，\(effect.simplifiedChinese)；App 自带的图片用 UIApplicationShortcutItemIconFile，SF Symbol 用 UIApplicationShortcutItemIconSymbolName。"
    )
  }
}
