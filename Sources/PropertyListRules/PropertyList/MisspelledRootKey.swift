import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum MisspelledRootKey: Rule {
  package static let description = RuleDescription(
    "misspelled-root-key", .error,
    title: LocalizedText(
      en: "A root key is nearly, but not, `UIApplicationShortcutItems`.",
      zhHans: "根键与 `UIApplicationShortcutItems` 只差一点。"),
    why: LocalizedText(
      en: """
        Keys are compared letter by letter, upper and lower case, spaces and invisible characters \
        included. A key that iOS does not know is silently ignored, and the app has no quick \
        actions. `ShortCut` with a capital C \
        and the singular `Item`, which is the name of a class, are the usual slips.
        """,
      zhHans: """
        键按字母逐个比较，区分大小写，空格和看不见的字符也算在内。iOS 不认识的键会被悄悄忽略，App 就没有快捷操作。常见的笔误是把 C 大写成 \
        `ShortCut`，或写成单数 `Item`——那是类名。
        """),
    examples: [
      .fires(
        .root, "<key>«UIApplicationShortCutItems»</key>\n" + items,
        fixed: "<key>UIApplicationShortcutItems</key>\n" + items,
        message: "iOS does not know “UIApplicationShortCutItems”"),
      .fires(
        .root, "<key>«UIApplicationShortcutItem»</key>\n" + items,
        fixed: "<key>UIApplicationShortcutItems</key>\n" + items,
        message: "iOS does not know “UIApplicationShortcutItem”"),
      .fires(
        .root, "<key>«UIApplicationShortcutWidgets»</key>\n<string>com.example.widget</string>",
        fixed: "<key>UIApplicationShortcutWidget</key>\n<string>com.example.widget</string>",
        message: "iOS does not know “UIApplicationShortcutWidgets”"),
      .fires(
        .root, "<key>«UIApplicationShortcutItems\u{200B}»</key>\n" + items,
        fixed: "<key>UIApplicationShortcutItems</key>\n" + items,
        message: "iOS does not know “UIApplicationShortcutItems​”"),
      .fires(
        .root, "<key>«UIApplicationShortcutItems »</key>\n" + items,
        fixed: "<key>UIApplicationShortcutItems</key>\n" + items),
      .fires(
        .root, "<key>«UIApplicationShortcuts»</key>\n" + items,
        message: "iOS does not know “UIApplicationShortcuts”"),
      .fires(
        .root, "<key>«Home Screen Shortcut Items»</key>\n" + items,
        message: "iOS does not know “Home Screen Shortcut Items”"),
      .fires(.root, "<key>«UIApplicationShortcutItems-ios»</key>\n" + items),
      .fires(
        .root, "<key>«UIApplicationQuickActions»</key>\n" + items,
        message: "iOS does not know “UIApplicationQuickActions”"),
      .fires(.root, "<key>«Quick Actions»</key>\n" + items),
      .silent(
        .root,
        "<key>QuickActions</key>\n<array>\n\t<dict>\n\t\t<key>page</key>\n\t\t<string>a</string>\n\t</dict>\n</array>"
      ),
      .silent(.root, "<key>//UIApplicationShortcutItems-2</key>\n<array/>"),
      .silent(.root, "<key>UIApplicationShortcutItems~ipad</key>\n<array/>"),
      .silent(.root, "<key>UIApplicationShortcutWidget</key>\n<string>com.example.widget</string>"),
      .silent(.root, "<key>ShortcutItems</key>\n<array/>"),
      .silent(.root, "<!-- <key>UIApplicationShortCutItems</key> <array/> -->"),
    ])

  private static let items = """
    <array>
    	<dict>
    		<key>UIApplicationShortcutItemType</key>
    		<string>com.example.compose</string>
    		<key>UIApplicationShortcutItemTitle</key>
    		<string>New Message</string>
    	</dict>
    </array>
    """

  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let plist = document.infoPlist
    for key in plist.relatedKeys {
      guard let meant = meant(by: key, in: plist) else { continue }
      let isTaken =
        meant == ShortcutKey.items.name
        ? plist.declarations.contains { $0.key != nil && $0.qualifier == nil }
        : plist.relatedKeys.contains { $0.name == meant }
      report.add(
        .misspelled(key.name, meant), at: plist.tree.name(of: key.entry.key),
        severity: isTaken ? .warning : .error,
        fixes: [
          isTaken
            ? .removing(key.entry, from: plist.tree)
            : .rename(
              key.entry.key, to: meant, in: plist.tree,
              isPreferred: Spelling.isSlip(
                HiddenCharacters.visible(key.name), of: meant,
                among: ShortcutKey.rootKeys.map(\.name),
                family: "UIApplicationShortcut"))
        ])
    }
  }

  /// The key that a root key was meant to be, by its name or because it holds quick actions.
  package static func meant(by key: RelatedKey, in plist: InfoPlist) -> String? {
    if let meant = meant(by: key.name) { return meant }
    guard key.holdsItems, !key.name.contains(ShortcutKey.items.name), isNameOfList(key.name)
    else { return nil }
    // Beside the right key, a name without Apple's prefix is one of the app's own.
    return plist.declarations.isEmpty || key.name.hasPrefix("UI") ? ShortcutKey.items.name : nil
  }

  /// Returns true if a name says nothing but that quick actions follow.
  private static func isNameOfList(_ name: String) -> Bool {
    guard name.allSatisfy({ $0.isLetter || $0 == " " }) else { return false }
    var word = name.filter(\.isLetter).lowercased()[...]
    let hasPrefix = name.hasPrefix("UI")
    for part in ["ui", "application"] where word.hasPrefix(part) {
      word = word.dropFirst(part.count)
    }
    return hasPrefix || listNames.contains(String(word))
  }

  private static let listNames: Set<String> = [
    "quickactions", "quickactionitems", "shortcuts", "shortcutitems", "shortcutactions",
    "homescreenquickactions", "homescreenshortcuts", "homescreenshortcutitems",
    "staticquickactions", "staticshortcuts", "staticshortcutitems", "dynamicquickactions",
    "dynamicshortcuts", "dynamicshortcutitems",
  ]

  /// The key that a name was meant to be; nil for names that are right, switched off on purpose, or
  /// something else altogether.
  package static func meant(by name: String) -> String? {
    let known = ShortcutKey.rootKeys.map(\.name)
    let items = ShortcutKey.items.name
    if known.contains(name) || ShortcutKey.itemKeys.contains(where: { $0.name == name }) {
      return nil
    }
    if name == items + "s" { return items }
    if let range = name.range(ofText: items) {
      return AlteredName.isSwitchedOff(name, around: range) ? nil : items
    }
    if ShortcutKey.displayNames[name] == .items || others.contains(name.lowercased()) {
      return items
    }
    return Spelling.nearest(to: name, among: [items, ShortcutKey.widget.name], limit: 3)
  }

  /// Names that are far from the key by their letters and can mean nothing else, in lower case.
  private static let others: Set<String> = [
    "uiapplicationshortcuts", "uishortcutitems", "uiapplicationshortcutlist",
    "uiapplicationshortcutactions", "uiapplicationquickactions", "uiapplicationhomescreenshortcuts",
    "uiapplicationhomescreenshortcutitems", "uiapplicationstaticshortcutitems",
    "uihomescreenshortcutitems", "uiappshortcutitems", "uiapplicationitems",
  ]
}

extension Fix {
  /// Gives a key another name.
  static func rename(
    _ key: SyntaxTree.NodeID, to name: String, in tree: SyntaxTree, isPreferred: Bool
  ) -> Fix {
    Fix(
      LocalizedText(en: "Change to “\(name)”", zhHans: "改为“\(name)”"),
      [tree.replacingText(of: key, with: name)], isPreferred: isPreferred)
  }
}

extension LocalizedText {
  fileprivate static func misspelled(_ name: String, _ meant: String) -> LocalizedText {
    .hiddenCharacters(in: name, of: meant)
      ?? LocalizedText(
        en: "iOS does not know “\(name)” and ignores it; did you mean “\(meant)”?",
        zhHans: "iOS 不认识“\(name)”，会忽略它；是不是“\(meant)”？")
  }
}
