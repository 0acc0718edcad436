import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum UnknownIconType: Rule {
  package static let description = RuleDescription(
    "unknown-icon-type", .error, group: .icons,
    title: LocalizedText(
      en: "The icon type is not one of the \(IconType.all.count).",
      zhHans: "图标类型不是 \(IconType.all.count) 个之一。"),
    why: LocalizedText(
      en: """
        The value is the full Objective-C name, such as `UIApplicationShortcutIconTypeCompose`, letter \
        by letter. For anything else, be it `compose`, `.compose` or a number, iOS draws a dot and \
        reports nothing (observed).
        """,
      zhHans: """
        这里要写完整的 Objective-C 名称，例如 `UIApplicationShortcutIconTypeCompose`，一个字母都不能差。写成 \
        `compose`、`.compose` 或数字，iOS 都只显示一个圆点，也不报错（观察所得）。
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
        .item, "<key>UIApplicationShortcutItemIconType</key>\n<string>«Camera»</string>",
        message: "iOS knows no icon type “Camera”"),
      .fires(
        .item, "<key>UIApplicationShortcutItemIconType</key>\n<string>«Trash»</string>",
        message: "iOS knows no icon type “Trash”"),
      .fires(
        .item, "<key>UIApplicationShortcutItemIconType</key>\n<string>«World»</string>",
        message: "iOS knows no icon type “World”"),
      .silent(
        .item,
        "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeMarkLocation</string>"
      ),
      .silent(.item, "<key>UIApplicationShortcutItemIconType</key>\n<string>$(ICON)</string>"),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    // The same wrong value can stand in every item.
    var known: [String: Meaning] = [:]
    for item in document.infoPlist.items where !report.isFull {
      guard let entry = item[.iconType], let text = entry.string, isUnknown(text, in: tree),
        let value = entry.value
      else { continue }
      let meaning = known[text] ?? Meaning(text)
      known[text] = meaning
      let winner = item.effectiveIcon?.key
      let isUsed = winner != .iconFile && winner != .iconSymbolName
      report.add(
        .unknown(text, meaning.icon, isUsed: isUsed), at: tree.head(of: value),
        severity: isUsed ? nil : .hint, fixes: fixes(meaning, entry, value, of: item, tree))
    }
  }

  private static func fixes(
    _ meaning: Meaning, _ entry: ShortcutItem.Entry, _ value: SyntaxTree.NodeID,
    of item: ShortcutItem, _ tree: SyntaxTree
  ) -> [Fix?] {
    switch meaning.icon {
    case .icon(let icon):
      return [.writing(icon.value, into: value, tree, isPreferred: meaning.isClear)]
    case .symbol(let symbol):
      let others = otherKeys(entry, of: item, tree) + [.removing(entry, from: tree)]
      guard item[.iconSymbolName] == nil, entry.string != symbol.name else { return others }
      let edits = [
        tree.replacingText(of: entry.keyNode, with: ShortcutKey.iconSymbolName.name),
        tree.replacingText(of: value, with: symbol.name),
      ]
      return [Fix(.use(symbol), edits, isPreferred: false)] + others
    case nil:
      return otherKeys(entry, of: item, tree) + [.removing(entry, from: tree)]
    }
  }

  /// True if a value is no icon type, now and after a build.
  package static func isUnknown(_ text: String, in tree: SyntaxTree) -> Bool {
    !IconType.isValue(text) && !text.isBlank && !holdsPlaceholder(text) && !tree.isPreprocessed
  }

  /// Returns the icon that the finding and the hover suggest for a value; nil where they suggest none.
  package static func meant(by text: String, in tree: SyntaxTree) -> IconWords.Meaning? {
    isUnknown(text, in: tree) ? IconType.meaning(of: text) : nil
  }

  /// The most likely correct form of a wrong value.
  private struct Meaning {
    let icon: IconWords.Meaning?
    let isClear: Bool

    init(_ text: String) {
      icon = IconType.meaning(of: text)
      if case .icon(let icon)? = icon {
        isClear = UnknownIconType.isClear(text, icon)
      } else {
        isClear = false
      }
    }
  }

  /// Returns true if a value names an icon in another way, or with a slip, and none of the others.
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

  /// The icon that a wrong value was most likely meant to be: by its name, its number or its symbol, then by the
  /// meaning of its words, then by its letters.
  static func meaning(of text: String) -> IconWords.Meaning? {
    let text = text.trimmed
    if let number = Int(text) {
      return all.first { $0.rawValue == number }.map(IconWords.Meaning.icon)
    }
    let word = text.split(separator: ".").last.map(String.init) ?? text
    let tail = word.range(ofLast: "type").map { String(word[$0...]) } ?? word
    for candidate in [word, tail] {
      if let icon = byLoweredName[candidate.lowercased()] { return .icon(icon) }
    }
    if let icon = all.first(where: { $0.isLike(symbol: text) }) { return .icon(icon) }
    if text.contains("."), let symbol = SFSymbol.named(text) { return .symbol(symbol) }
    if let icon = near(text, tail) { return .icon(icon) }
    return IconWords.meaning(of: tail.isEmpty ? word : tail)
  }

  /// The icon whose name has nearly the same letters. Words for other things are no typos.
  private static func near(_ text: String, _ tail: String) -> IconType? {
    guard IconWords.meaning(of: tail) == nil, !IconWords.meansSomethingElse(tail) else {
      return nil
    }
    // A typo in what all values begin with.
    if tail == text,
      let value = Spelling.nearest(to: text, among: all.map(\.value), limit: 4),
      text.utf8.count > prefix.utf8.count
    {
      return IconType(value: value)
    }
    let count = tail.utf8.count
    let limit = count < 5 ? 1 : count < 8 ? 2 : 3
    guard count > 3, let name = Spelling.nearest(to: tail, among: all.map(\.name), limit: limit)
    else { return nil }
    return all.first { $0.name == name }
  }
}

extension String {
  /// Returns the end of the last occurrence of a word, which is in lower case; the case of the text does not matter.
  fileprivate func range(ofLast word: String) -> String.Index? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].prefix(word.count).lowercased() == word {
        return index(start, offsetBy: word.count)
      }
    }
    return nil
  }
}

extension LocalizedText {
  fileprivate static func use(_ symbol: SFSymbol) -> LocalizedText {
    LocalizedText(en: "Use the SF Symbol “\(symbol.name)”", zhHans: "使用 SF Symbol“\(symbol.name)”")
  }

  /// - Parameter isUsed: false where the item has an icon that wins over its type.
  fileprivate static func unknown(
    _ text: String, _ meaning: IconWords.Meaning?, isUsed: Bool
  ) -> LocalizedText {
    let effect = LocalizedText(
      en: isUsed ? "shows a dot" : "would show a dot if the other icon were not there",
      zhHans: isUsed ? "只显示一个圆点" : "如果没有另一个图标，就只显示一个圆点")
    switch meaning {
    case .icon(let icon):
      return LocalizedText(
        en: "iOS knows no icon type “\(text)” and \(effect.english); did you mean “\(icon.value)”?",
        zhHans: "iOS 没有图标类型“\(text)”，\(effect.simplifiedChinese)；是不是“\(icon.value)”？")
    case .symbol(let symbol):
      return LocalizedText(
        en:
          "iOS knows no icon type “\(text)” and \(effect.english); the SF Symbol “\(symbol.name)” (iOS \(symbol.since)) fits, under UIApplicationShortcutItemIconSymbolName.",
        zhHans:
          "iOS 没有图标类型“\(text)”，\(effect.simplifiedChinese)；可用 SF Symbol“\(symbol.name)”（iOS \(symbol.since)），写在 UIApplicationShortcutItemIconSymbolName 中。"
      )
    case nil: break
    }
    return LocalizedText(
      en:
        "iOS knows no icon type “\(text)” and \(effect.english); an image of the app is named by UIApplicationShortcutItemIconFile, an SF Symbol by UIApplicationShortcutItemIconSymbolName.",
      zhHans:
        "iOS 没有图标类型“\(text)”，\(effect.simplifiedChinese)；App 自带的图片用 UIApplicationShortcutItemIconFile，SF Symbol 用 UIApplicationShortcutItemIconSymbolName。"
    )
  }
}
