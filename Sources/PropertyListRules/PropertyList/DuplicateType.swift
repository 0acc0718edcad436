import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum DuplicateType: Rule {
  package static let description = RuleDescription(
    "duplicate-type", .warning,
    title: LocalizedText(
      en: "Two items have the same type and nothing tells them apart.",
      zhHans: "两项类型相同，无从区分。"),
    why: LocalizedText(
      en: """
        The app gets the type to tell the actions apart, and Apple asks for a type of its own for every \
        static item. Items that share a type and differ in title and user info can be meant, so \
        nothing is said about those; where only the user info differs, people see the same row twice.
        """,
      zhHans: """
        App 靠类型区分各个操作，Apple 要求每个静态项有自己的类型。类型相同而标题和用户信息都不同，可能是有意为之，不予提示；只有用户信息不同时，用户会看到两行相同的内容。
        """),
    examples: [
      .fires(
        .items, item("com.example.a", "A") + "\n" + item("«com.example.a»", "B"),
        message: "“com.example.a” is the type"),
      .fires(
        .items, item("open", "A", userInfo: "1") + "\n" + item("«open»", "A", userInfo: "2"),
        severity: .information, message: "An earlier item has"),
      .silent(.items, item("com.example.a", "A") + "\n" + item("com.example.b", "B")),
      .silent(
        .items,
        item("open", "A", userInfo: "1") + "\n" + item("open", "B", userInfo: "2")),
    ])

  package static let scope = RuleScope.itemAmongOthers

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let project = document.surroundings?.project
    // Build settings may make one text of two.
    func identity(_ type: String) -> String { project?.identity(of: type) ?? type }
    for declaration in document.infoPlist.declarations {
      let shared = sharedTypes(of: declaration, identity)
      guard !shared.isEmpty else { continue }
      var first: [String: ByteRange] = [:]
      lazy var taken = Set(declaration.items.compactMap { $0.string(.type) })
      for item in declaration.items {
        guard let type = item.string(.type), let value = item.value(.type) else { continue }
        let meaning = identity(type)
        guard shared.contains(meaning) else { continue }
        let range = document.tree.head(of: value)
        let identities = [
          "info\n\(meaning)\n" + userInfo(of: item, document.tree),
          "title\n\(meaning)\n" + (item.string(.title) ?? ""),
        ]
        if let known = identities.lazy.compactMap({ first[$0] }).first {
          let differs = first[identities[0]] == nil
          report.add(
            differs ? .sameTitle(type) : .duplicate(type), at: range,
            severity: differs ? .information : .warning,
            related: [.init(range: known, message: .first)],
            fixes: [differs ? nil : fix(value, type, taken, document.tree)])
        }
        for identity in identities where first[identity] == nil { first[identity] = range }
      }
    }
  }

  /// The types that several items have; others need no closer look.
  private static func sharedTypes(
    of declaration: ShortcutItems, _ identity: (String) -> String
  ) -> Set<String> {
    var seen = Set<String>(minimumCapacity: declaration.items.count)
    var shared = Set<String>()
    for item in declaration.items {
      guard let type = item.string(.type), !type.isBlank else { continue }
      let meaning = identity(type)
      if !seen.insert(meaning).inserted { shared.insert(meaning) }
    }
    return shared
  }

  /// Another type with a number behind it.
  private static func fix(
    _ value: SyntaxTree.NodeID, _ type: String, _ taken: Set<String>, _ tree: SyntaxTree
  ) -> Fix? {
    .writing(
      TypePrefix.numbered(type, besides: taken), into: value, tree, isPreferred: false)
  }

  private static func userInfo(of item: ShortcutItem, _ tree: SyntaxTree) -> String {
    guard let value = item.value(.userInfo) else { return "" }
    let text = tree.canonicalText(of: value)
    return text == "{}" || text == "string(\"\")" ? "" : text
  }

  private static func item(_ type: String, _ title: String, userInfo: String? = nil) -> String {
    let info =
      userInfo.map {
        "\n\t<key>UIApplicationShortcutItemUserInfo</key>\n\t<dict>\n\t\t<key>page</key>\n\t\t<string>\($0)</string>\n\t</dict>"
      } ?? ""
    return """
      <dict>
      	<key>UIApplicationShortcutItemType</key>
      	<string>\(type)</string>
      	<key>UIApplicationShortcutItemTitle</key>
      	<string>\(title)</string>\(info)
      </dict>
      """
  }
}

extension LocalizedText {
  fileprivate static func duplicate(_ type: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(type)” is the type of an earlier item too, and their user info is the same; the app cannot tell them apart.",
      zhHans: "前面已有类型为“\(type)”的项，用户信息也相同，App 无法区分它们。")
  }

  fileprivate static func sameTitle(_ type: String) -> LocalizedText {
    LocalizedText(
      en:
        "An earlier item has the type “\(type)” and the same title; only the user info tells them apart.",
      zhHans: "前面已有类型为“\(type)”且标题相同的项，只有用户信息能区分它们。")
  }

  fileprivate static let first = LocalizedText(
    en: "The first item with this type.", zhHans: "第一个使用该类型的项。")
}
