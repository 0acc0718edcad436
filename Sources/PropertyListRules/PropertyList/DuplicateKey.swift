import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum DuplicateKey: Rule {
  package static let description = RuleDescription(
    "duplicate-key", .warning,
    title: LocalizedText(
      en: "A dictionary has the same key twice.", zhHans: "字典里有两个相同的键。"),
    why: LocalizedText(
      en: """
        A dictionary keeps one value for a key, so one of the two is lost. Foundation's reader keeps \
        the last (observed); no documentation promises which. A key that quick actions do not depend on \
        is reported as information.
        """,
      zhHans: """
        字典里每个键只保留一个值，所以两个值中必有一个丢失。Foundation 的读取程序保留最后一个（观察所得），\
        文档没有承诺保留哪一个。与快捷操作无关的键只作信息提示。
        """),
    examples: [
      .fires(
        .item,
        "<key>UIApplicationShortcutItemSubtitle</key>\n<string>A</string>\n<key>«UIApplicationShortcutItemSubtitle»</key>\n<string>B</string>",
        message: "The key “UIApplicationShortcutItemSubtitle” is"
      ),
      .fires(
        .root, "<key>A</key>\n<true/>\n<key>«A»</key>\n<true/>", fixed: "<key>A</key>\n<true/>",
        severity: .information, message: "The key “A” is"),
      .silent(.root, "<key>A</key>\n<dict>\n\t<key>A</key>\n\t<true/>\n</dict>"),
      .silent(.root, "#if DEBUG\n<key>A</key>\n<true/>\n#else\n<key>A</key>\n<false/>\n#endif"),
    ],
    reference: RuleDescription.propertyListReference)

  package static let scope = RuleScope.markup

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    lazy var entries = entries(in: document)
    lazy var otherKeys = keysOfOtherSubjects(in: document)
    for issue in document.structureIssues {
      guard case .duplicateKey(let key) = issue.problem, let first = issue.first else { continue }
      report.add(
        .duplicate(key), at: issue.range,
        severity: otherKeys.contains(issue.range) ? .information : nil,
        related: [.init(range: first, message: .first(key))],
        fixes: fixes(entries[issue.range], first: entries[first], document.tree))
    }
  }

  /// The keys of the root dictionary, and of what it holds, that quick actions do not depend on.
  private static func keysOfOtherSubjects(in document: CheckedDocument) -> Set<ByteRange> {
    let tree = document.tree
    guard let root = document.infoPlist.root, document.node == tree.root else { return [] }
    var keys: Set<ByteRange> = []
    for entry in tree.entries(of: root) {
      let name = tree.scalarText(of: entry.key)
      // Scenes decide what becomes of a quick action, and the development language of its title.
      let isOfActions =
        name.hasPrefix("UIApplication") || name.hasPrefix("CFBundleDevelopment")
        || name.hasPrefix("CFBundleLocalizations")
      guard !isOfActions else { continue }
      keys.insert(tree[entry.key].content)
      guard let value = entry.value else { continue }
      for node in tree.subtree(of: value) where tree[node].kind == .key {
        keys.insert(tree[node].content)
      }
    }
    return keys
  }

  /// Takes one of the two away; which one is clear only where they say the same.
  private static func fixes(
    _ second: SyntaxTree.Entry?, first: SyntaxTree.Entry?, _ tree: SyntaxTree
  ) -> [Fix] {
    guard let second, let first, let value = second.value, let keptValue = first.value else {
      return []
    }
    guard tree[value].isClosed, tree[keptValue].isClosed else { return [] }
    let isSame = tree.isEqual(value, keptValue)
    let removal = Fix(.remove, [tree.removing(second)], isPreferred: isSame)
    return isSame
      ? [removal] : [removal, Fix(.removeFirst, [tree.removing(first)], isPreferred: false)]
  }

  /// The entries of all dictionaries that are checked, by the place of the text in their keys.
  private static func entries(
    in document: CheckedDocument
  ) -> [ByteRange: SyntaxTree.Entry] {
    let tree = document.tree
    var entries: [ByteRange: SyntaxTree.Entry] = [:]
    for node in tree.subtree(of: document.node) where tree[node].kind == .dictionary {
      for entry in tree.entries(of: node) { entries[tree[entry.key].content] = entry }
    }
    return entries
  }
}

extension LocalizedText {
  fileprivate static func duplicate(_ key: String) -> LocalizedText {
    LocalizedText(
      en: "The key “\(key)” is here a second time; only one of the values survives.",
      zhHans: "键“\(key)”重复出现，两个值只有一个会保留。")
  }

  fileprivate static func first(_ key: String) -> LocalizedText {
    LocalizedText(en: "The first “\(key)”.", zhHans: "第一个“\(key)”。")
  }

  fileprivate static let removeFirst = LocalizedText(
    en: "Remove the first key and its value", zhHans: "删除第一个键及其值")

  fileprivate static let remove = LocalizedText(
    en: "Remove the second key and its value", zhHans: "删除第二个键及其值")
}
