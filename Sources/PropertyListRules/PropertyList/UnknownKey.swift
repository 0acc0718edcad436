import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum UnknownKey: Rule {
  package static let description = RuleDescription(
    "unknown-key", .warning,
    title: LocalizedText(
      en: "An item has a key that iOS does not know.", zhHans: "某一项含有 iOS 不认识的键。"),
    why: LocalizedText(
      en: """
        iOS reads a fixed set of keys and silently ignores the others; the app does not get them \
        either. Data for the app belongs in `UIApplicationShortcutItemUserInfo`. A key of an item \
        that stands in the root dictionary is ignored as well.
        """,
      zhHans: """
        iOS 只读固定的几个键，其余的悄悄忽略，App 也收不到。要交给 App 的数据应放进 \
        `UIApplicationShortcutItemUserInfo`。写在根字典里的快捷操作的键同样会被忽略。
        """),
    examples: [
      .fires(
        .item, "<key>«UIApplicationShortcutItemSubTitle»</key>\n<string>Drafts</string>",
        fixed: "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts</string>",
        message: "iOS does not know “UIApplicationShortcutItemSubTitle”"),
      .fires(
        .item,
        "<key>«UIApplicationShortcutItemIconSystemImageName»</key>\n<string>square.and.pencil</string>",
        fixed:
          "<key>UIApplicationShortcutItemIconSymbolName</key>\n<string>square.and.pencil</string>",
        message: "iOS does not know “UIApplicationShortcutItemIconSystemImageName”"),
      .fires(
        .item,
        "<key>«UIApplicationShortcutIconType»</key>\n<string>UIApplicationShortcutIconTypeAdd</string>",
        fixed:
          "<key>UIApplicationShortcutItemIconType</key>\n<string>UIApplicationShortcutIconTypeAdd</string>",
        message: "iOS does not know “UIApplicationShortcutIconType”"
      ),
      .fires(
        .item, "<key>«UIApplicationShortcutItemSubtitle »</key>\n<string>Drafts</string>",
        fixed: "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts</string>",
        message: "iOS does not know “UIApplicationShortcutItemSubtitle ” and ignores it: there is"),
      .fires(
        .item, "<key>«UIApplicationShortcutItemIcon»</key>\n<string>star.fill</string>",
        message: "iOS does not know “UIApplicationShortcutItemIcon”"),
      .fires(.item, "<key>«UIApplicationShortcutItemSubtitle-zh-Hans»</key>\n<string>草稿</string>"),
      .fires(.item, "<key>«page»</key>\n<string>drafts</string>"),
      .fires(
        .item, "<key>«_UIApplicationShortcutItemSubtitle»</key>\n<string>off</string>",
        severity: .hint, message: "iOS ignores this key"),
      .fires(.root, "<key>«UIApplicationShortcutItemTitle»</key>\n<string>New Message</string>"),
      .silent(
        .item,
        "<key>UIApplicationShortcutItemUserInfo</key>\n<dict>\n\t<key>page</key>\n\t<string>drafts</string>\n</dict>"
      ),
      .silent(.item, "<key>UIApplicationShortcutItemSubtitle~ipad</key>\n<string>Drafts</string>"),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    var names = MeantKeys()
    for item in document.infoPlist.items {
      for entry in item.entries where entry.key == nil && !report.isFull {
        check(entry, of: item, tree, &names, &report)
      }
    }
    for key in document.infoPlist.relatedKeys
    where ShortcutKey.itemKeys.contains(where: { $0.name == key.name }) {
      report.add(
        .misplaced(key.name), at: tree.name(of: key.entry.key),
        fixes: [.removing(key.entry, from: tree)])
    }
  }

  private static func check(
    _ entry: ShortcutItem.Entry, of item: ShortcutItem, _ tree: SyntaxTree,
    _ names: inout MeantKeys, _ report: inout Report
  ) {
    let range = tree.name(of: entry.keyNode)
    switch reading(of: entry, in: item, &names) {
    case .variant: break
    case .misspelled(let meant):
      report.add(
        .misspelled(entry.name, meant.name), at: range,
        fixes: [names.renaming(entry, to: meant, in: tree)])
    case .leftOver(let other):
      report.add(
        .leftOver(entry.name, other.name), at: range, fixes: [.removing(entry, from: tree)])
    case .switchedOff(let key):
      let on = Fix.rename(entry.keyNode, to: key.name, in: tree, isPreferred: false)
      report.add(
        .switchedOff, at: range, severity: .hint, tags: [.unnecessary],
        fixes: item[key] == nil ? [on] : [])
    case .unknown:
      report.add(.unknown(entry.name), at: range, fixes: [moving(entry, of: item, tree)])
    }
  }

  /// The reading of an entry whose key iOS does not know.
  package enum Reading {
    /// A key for some devices, such as `…Subtitle~ipad`.
    case variant
    /// A typo of a key that the item does not have.
    case misspelled(ShortcutKey)
    /// A typo of a key that the item has, too.
    case leftOver(ShortcutKey)
    /// A key that was altered on purpose.
    case switchedOff(ShortcutKey)
    case unknown
  }

  /// Returns the reading that both the finding and the hover are about.
  package static func reading(
    of entry: ShortcutItem.Entry, in item: ShortcutItem, _ names: inout MeantKeys
  ) -> Reading {
    if isVariant(entry.name) { return .variant }
    if let meant = names.key(meantBy: entry, in: item) { return .misspelled(meant) }
    if let other = names.key(meantBy: entry.name), item[other] != nil { return .leftOver(other) }
    return switchedOff(entry.name).map(Reading.switchedOff) ?? .unknown
  }

  /// The key that a name was meant to be, of those that come into question; nil when it is like none.
  static func meant(
    by name: String, of isCandidate: (ShortcutKey) -> Bool = { _ in true }
  ) -> ShortcutKey? {
    if let key = hidden(in: name) ?? plain(name) { return isCandidate(key) ? key : nil }
    guard !isAltered(name) else { return nil }
    // Where an icon is spoken of, `…IconType` is not `…ItemType`.
    let isOfIcons = name.contains("Icon")
    let keys = ShortcutKey.itemKeys.filter {
      $0.isDocumented && isCandidate($0)
        && (!isOfIcons || ShortcutKey.iconPrecedence.contains($0))
    }
    let near =
      ShortcutKey.knownMisspellings[name]
      ?? Spelling.nearest(to: name, among: keys.map(\.name), limit: 3)
    return keys.first { $0.name == near }
  }

  /// The key that a name is without what all keys begin with, or a part of that, as `title`, `Icon Type` or
  /// `ShortcutItemTitle`, or as Xcode shows it.
  private static func plain(_ name: String) -> ShortcutKey? {
    guard !isAltered(name), let word = ShortcutKey.ownPart(of: name) else {
      return displayName(name)
    }
    let prefix = "UIApplicationShortcutItem"
    return ShortcutKey.itemKeys.first {
      $0.isDocumented && $0.name.dropFirst(prefix.count).lowercased() == word
    } ?? ShortcutKey.otherWords[word] ?? displayName(name)
  }

  private static func displayName(_ name: String) -> ShortcutKey? {
    ShortcutKey.displayNames[name].flatMap { $0.place == .item ? $0 : nil }
  }

  /// The key that a name is, but for spaces and characters that nobody sees.
  private static func hidden(in name: String) -> ShortcutKey? {
    let key = ShortcutKey.itemKeys.filter { name.range(ofText: $0.name) != nil && name != $0.name }
      .max { $0.name.utf8.count < $1.name.utf8.count }
    guard let key, let range = name.range(ofText: key.name), !isVariant(name) else { return nil }
    return AlteredName.isSwitchedOff(name, around: range) ? nil : key
  }

  /// Returns true if a name holds that of a key and more, which is no slip.
  static func isAltered(_ name: String) -> Bool {
    ShortcutKey.itemKeys.contains { name.contains($0.name) && name != $0.name + "s" }
  }

  /// The key that was altered on purpose: the longest that the name holds.
  private static func switchedOff(_ name: String) -> ShortcutKey? {
    ShortcutKey.itemKeys.filter { name.contains($0.name) }
      .max { $0.name.utf8.count < $1.name.utf8.count }
  }

  private static func isVariant(_ name: String) -> Bool {
    ShortcutKey.itemKeys.contains {
      name.hasPrefix($0.name) && KeyQualifier(String(name.dropFirst($0.name.count))) != nil
    }
  }

  /// Takes the entry into the item's user info.
  private static func moving(
    _ entry: ShortcutItem.Entry, of item: ShortcutItem, _ tree: SyntaxTree
  ) -> Fix? {
    guard let value = entry.value, tree[item.node].isClosed, tree[value].isClosed else {
      return nil
    }
    let own = tree.indentation(of: entry.keyNode)
    let markup = tree.text(ByteRange(start: tree[entry.keyNode].start, end: tree[value].end))
      .replacingLineStarts(of: own, with: "")
    if let userInfo = item.value(.userInfo), tree[userInfo].kind == .dictionary {
      return Fix(
        .move, [tree.removing(entry), tree.appending(markup, to: userInfo)], isPreferred: false)
    }
    guard item[.userInfo] == nil else { return nil }
    let step = Layout(of: tree.source).step
    let inner = step + markup.replacingLineStarts(of: "", with: step)
    let dictionary = "<key>\(ShortcutKey.userInfo.name)</key>\n<dict>\n\(inner)\n</dict>"
    let range = ByteRange(start: tree[entry.keyNode].start, end: tree[value].end)
    let text = Layout(of: tree.source).indented(dictionary, by: own)
    return Fix(.move, [TextEdit(range, text)], isPreferred: false)
  }
}

extension LocalizedText {
  fileprivate static func misspelled(_ name: String, _ meant: String) -> LocalizedText {
    .hiddenCharacters(in: name, of: meant)
      ?? LocalizedText(
        en: "iOS does not know “\(name)” and ignores it; did you mean “\(meant)”?",
        zhHans: "iOS 不认识“\(name)”，会忽略它；是不是“\(meant)”？")
  }

  fileprivate static func leftOver(_ name: String, _ other: String) -> LocalizedText {
    LocalizedText(
      en: "iOS does not know “\(name)” and ignores it; the item has “\(other)” already.",
      zhHans: "iOS 不认识“\(name)”，会忽略它；这一项已有“\(other)”。")
  }

  fileprivate static let switchedOff = LocalizedText(
    en: "iOS ignores this key; its value is switched off.",
    zhHans: "iOS 会忽略这个键，它的值已停用。")

  fileprivate static func unknown(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "iOS does not know “\(name)” and ignores it; data for the app belongs in UIApplicationShortcutItemUserInfo.",
      zhHans: "iOS 不认识“\(name)”，会忽略它；给 App 的数据应放进 UIApplicationShortcutItemUserInfo。")
  }

  fileprivate static func misplaced(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "\(name) belongs in an item of UIApplicationShortcutItems; iOS ignores it here.",
      zhHans: "\(name) 应写在 UIApplicationShortcutItems 的某一项里；写在这里会被 iOS 忽略。")
  }

  fileprivate static let move = LocalizedText(
    en: "Move into UIApplicationShortcutItemUserInfo",
    zhHans: "移到 UIApplicationShortcutItemUserInfo 中")
}
