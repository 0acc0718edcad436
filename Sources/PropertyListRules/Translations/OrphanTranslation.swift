import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum OrphanTranslation: Rule {
  private static let plist: [String: [UInt8]] = [
    "Info.plist": Array(
      """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
      <dict><key>UIApplicationShortcutItemType</key><string>new</string>
      <key>UIApplicationShortcutItemTitle</key><string>shortcut.new</string></dict>
      </array></dict></plist>
      """.utf8)
  ]

  package static let description = RuleDescription(
    "orphan-translation", .hint, group: .translations,
    title: LocalizedText(
      en: "The translation of a quick action that is not there.", zhHans: "译文所属的快捷操作不存在。"),
    why: LocalizedText(
      en: """
        `InfoPlist.strings` holds texts for other keys of Info.plist too, so only entries that name a \
        quick action are looked at: by their key, or by the remark above them. When no title and no \
        other text of the property lists beside is like the key, the item has been renamed or removed.
        """,
      zhHans: """
        `InfoPlist.strings` 也包含 Info.plist 其他键的文本，所以这里只看键名或上方注释提到快捷操作的条目。如果旁边的属性列表中\
        没有任何标题或其他文本与键相同，说明对应的项已改名或删除。
        """),
    examples: [
      .fires(
        .whole("de.lproj/InfoPlist.strings"),
        "\"shortcut.new\" = \"Neu\";\n\"«shortcut.search»\" = \"Suchen\";", beside: plist,
        message: "No quick action has"),
      .fires(
        .whole("de.lproj/InfoPlist.strings"),
        "/* Title of a quick action */\n\"«Search»\" = \"Suchen\";", beside: plist,
        message: "No quick action has"),
      .fires(
        .whole("de.lproj/InfoPlist.strings"),
        "\"«UIApplicationShortcutItemTitle»\" = \"Neu\";", beside: plist, severity: .warning,
        message: "Never looked up: iOS"),
      .silent(
        .whole("de.lproj/InfoPlist.strings"),
        "\"shortcut.new\" = \"Neu\";\n\"CFBundleDisplayName\" = \"Notizen\";\n\"Markdown Document\" = \"Markdown-Dokument\";",
        beside: plist),
      .silent(.whole("de.lproj/InfoPlist.strings"), "\"shortcut.search\" = \"Suchen\";"),
    ], reference: RuleDescription.localizationReference)

  package static let needs: Set<Need> = [.propertyLists]

  package static func check(_ document: CheckedTranslations, _ report: inout Report) {
    guard let lists = document.propertyLists, !lists.isEmpty,
      lists.allSatisfy({ $0.tree.issues.isEmpty && !$0.hasUnknownTexts })
    else { return }
    let looked = Set(lists.flatMap { $0.localizableTexts.map(\.text) })
    guard !looked.isEmpty else { return }
    let prefixes = Set(looked.compactMap(prefix))
    let candidates = document.file.entries.enumerated().filter { _, entry in
      !looked.contains(entry.key) && namesQuickAction(entry, prefixes)
    }
    guard !candidates.isEmpty else { return }
    let known = lists.reduce(into: Set<String>()) { $0.formUnion($1.allTexts) }
    for (index, entry) in candidates {
      let isName = ShortcutKey.itemKeys.contains { $0.name == entry.key }
      guard isName || !known.contains(entry.key) else { continue }
      report.add(
        isName ? .keyName : .orphan, at: entry.keyRange, severity: isName ? .warning : nil,
        tags: [.unnecessary],
        fixes: [
          document.file.removing(entryAt: index).map { Fix(.remove, [$0], isPreferred: false) }
        ])
    }
  }

  private static func namesQuickAction(
    _ entry: TranslationEntry, _ prefixes: Set<String>
  ) -> Bool {
    if ShortcutKey.itemKeys.contains(where: { $0.name == entry.key }) { return true }
    if let prefix = prefix(of: entry.key), prefixes.contains(prefix) { return true }
    let remark = entry.comment?.lowercased() ?? ""
    return ["quick action", "shortcutitem", "shortcut item", "快捷操作"].contains {
      remark.contains($0)
    }
  }

  /// `shortcut.` of `shortcut.new`: what keys of quick actions begin with. Only a word that speaks
  /// of them, since others are shared with texts of another kind.
  private static func prefix(of key: String) -> String? {
    guard TitleStyle.looksLikeKey(key),
      let end = key.lastIndex(where: { $0 == "." || $0 == "_" })
    else { return nil }
    let prefix = key[...end].lowercased()
    return prefix.contains("shortcut") || prefix.contains("quick") ? prefix : nil
  }
}

extension InfoPlist {
  /// Every key and every text of the property list.
  fileprivate var allTexts: Set<String> {
    Set(
      tree.allNodes.lazy.filter { [.key, .string].contains(tree[$0].kind) }
        .map { tree.scalarText(of: $0) })
  }
}

extension LocalizedText {
  fileprivate static let remove = LocalizedText(en: "Remove this entry", zhHans: "删除这一条")
  fileprivate static let orphan = LocalizedText(
    en: "No quick action has this title or subtitle any more.",
    zhHans: "已经没有快捷操作使用这个标题或副标题。")
  fileprivate static let keyName = LocalizedText(
    en: "Never looked up: iOS looks for the text of the title, not for the name of its key.",
    zhHans: "永远不会被查找：iOS 查找的是标题的文本，而不是键名。")
}
