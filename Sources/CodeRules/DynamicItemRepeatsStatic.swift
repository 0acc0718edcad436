import ActionFlow
import AppFiles
import Checks
import CodeModel
import CodeSyntax
import Files
import Guide
import RuleSubjects
import SourceText

package enum DynamicItemRepeatsStatic: Rule {
  package static let description = RuleDescription(
    "dynamic-item-repeats-static", .information,
    title: LocalizedText(
      en: "A dynamic quick action repeats one of the Info.plist.",
      zhHans: "动态快捷操作重复了 Info.plist 中已有的一项。"),
    why: LocalizedText(
      en: """
        iOS displays the static quick actions of the Info.plist and the dynamic ones of `shortcutItems` \
        together; it replaces none by another, and static ones cannot be taken away while the app runs. \
        The same action in both places stands twice in the menu, and takes the room of another one. Where \
        only the type is the same, nothing tells the code which of the two was picked.

        Keep an action that never changes in the Info.plist, where it is there before the first launch. \
        Dynamic items of one type that differ by `userInfo` are meant to be so, and nothing is reported.
        """,
      zhHans: """
        iOS 会同时显示 Info.plist 中的静态项和 `shortcutItems` 中的动态项，不会用一个替换另一个，运行中也无法移除静态项。\
        同一个操作写在两处，就会在菜单里出现两次，还占去别的操作的位置。如果只是 type 相同，代码就分不清用户选了哪一个。

        不会变化的操作请留在 Info.plist 里，首次启动之前就能使用。type 相同而用 `userInfo` 区分的动态项是正常用法，不会提示。
        """),
    examples: [
      .fires(
        .swift,
        """
        func update() {
          let search = UIApplicationShortcutItem(type: «"com.example.search"», localizedTitle: "Search")
          UIApplication.shared.shortcutItems = [search, recent]
        }
        """, beside: app, severity: .warning, message: "iOS displays both"),
      .fires(
        .swift,
        """
        enum Shortcut: String { case search = "com.example.search" }
        func update() {
          UIApplication.shared.shortcutItems = items()
        }
        func items() -> [UIApplicationShortcutItem] {
          [UIApplicationShortcutItem(type: «Shortcut.search.rawValue», localizedTitle: NSLocalizedString("Find", comment: ""))]
        }
        """, beside: app, message: "cannot tell them apart"),
      .fires(
        .objectiveC,
        """
        static NSString *const kSearch = @"com.example.search";
        @implementation AppDelegate
        - (void)update {
          UIApplicationShortcutItem *item = [[UIApplicationShortcutItem alloc] initWithType:«kSearch» localizedTitle:@"Search"];
          [UIApplication sharedApplication].shortcutItems = @[item];
        }
        @end
        """, beside: app, severity: .warning, message: "iOS displays both"),
      // Where a tool makes the property list.
      .fires(
        .swift, update("«\"com.example.search\"»"),
        beside: ExampleProject.description([[("com.example.search", "Search")]]),
        severity: .warning, message: "project.yml declares"),
      .silent(
        .swift, update("\"com.example.search\""),
        beside: ExampleProject.description([
          [("com.example.search", "Search")], [("com.example.note", "Note")],
        ])),
      // Another type, one told apart by userInfo, a title made while the app runs.
      .silent(
        .swift,
        """
        func update() {
          let compose = UIApplicationShortcutItem(type: "com.example.compose", localizedTitle: "Search")
          let recent = UIApplicationShortcutItem(
            type: "com.example.search", localizedTitle: "Search", localizedSubtitle: nil, icon: nil,
            userInfo: ["id": "7" as NSString])
          let last = UIApplicationShortcutItem(type: "com.example.search", localizedTitle: query)
          UIApplication.shared.shortcutItems = [compose, recent, last]
        }
        """, beside: app),
      // Those of the Info.plist may be left out.
      .silent(
        .swift,
        """
        enum Action: String, CaseIterable {
          case search = "com.example.search", note
          var item: UIApplicationShortcutItem {
            switch self {
            case .search: UIApplicationShortcutItem(type: rawValue, localizedTitle: "Search")
            case .note: UIApplicationShortcutItem(type: rawValue, localizedTitle: "Note")
            }
          }
        }
        func update() {
          UIApplication.shared.shortcutItems = Action.allCases.filter(isDynamic).map { $0.item }
        }
        """, beside: app),
      // The static one has the userInfo.
      .silent(
        .swift,
        """
        UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "com.example.map", localizedTitle: "Map")]
        """, beside: app),
      // It is not displayed.
      .silent(
        .swift,
        """
        func simulate() {
          handle(UIApplicationShortcutItem(type: "com.example.search", localizedTitle: "Search"))
          UIApplication.shared.shortcutItems = []
        }
        """, beside: app),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)update {
          UIApplicationShortcutItem *item = [[UIApplicationShortcutItem alloc] initWithType:@"com.example.search" localizedTitle:@"Search"];
          [UIApplication sharedApplication].shortcutItems = @[item];
        }
        @end
        """),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/add-home-screen-quick-actions")

  package static let needs: Set<Need> = [.project, .propertyLists]

  private static func update(_ type: String) -> String {
    """
    func update() {
      UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: \(type), localizedTitle: "Search")]
    }
    """
  }

  private static let app = ExampleProject.beside(sources: ["Example.swift", "Example.m"]).merging([
    "Info.plist": ExampleProject.infoPlist(
      [("com.example.search", "Search"), ("com.example.map", "Map")],
      last: "<key>UIApplicationShortcutItemSubtitle</key><string>Near</string>"
        + "<key>UIApplicationShortcutItemUserInfo</key><dict><key>a</key><string>b</string></dict>")
  ]) { $1 }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let items = code.file.dynamicItems.filter { !$0.hasUserInfo }
    guard !items.isEmpty, let lists = code.facts.propertyLists(), let first = lists.first else {
      return
    }
    for item in items where !isConditional(item, code.file) {
      // An item whose title is computed may show something else each time.
      guard let title = code.file.literals(in: item.title).first?.value,
        let type = type(of: item, code)
      else { continue }
      // Where an app is built with several property lists, each of them has to declare the item.
      let declared = lists.compactMap { list in
        list.plist.items.first { isSame(type, $0, item, code.file) }
      }
      guard declared.count == lists.count, let same = declared.first else { continue }
      let subtitle = item.subtitle.flatMap { code.file.literals(in: $0).first?.value }
      let isTwin = declared.allSatisfy {
        $0.string(.title) == title && $0.string(.subtitle) == subtitle
      }
      guard isTwin || declared.contains(where: { !$0.has(.userInfo) }) else { continue }
      report.add(
        isTwin ? .twin(title, first.name) : .type(same.string(.type) ?? "", first.name),
        at: code.file.bytes(of: item.type), severity: isTwin ? .warning : .information,
        related: [related(to: same, in: first)].compactMap { $0 })
    }
  }

  /// Returns the location where a property list declares an item; nil where a tool generates the list, which has
  /// other positions.
  private static func related(
    to item: ShortcutItem, in list: AppPropertyList
  ) -> Finding.Related? {
    guard FileKind(named: list.path)?.role == .propertyList, let value = item[.type]?.value else {
      return nil
    }
    return Finding.Related(
      path: list.path, range: list.plist.tree[value].content, message: .declared)
  }

  /// Returns true if only some builds contain it: others may have no such static item.
  private static func isConditional(_ item: DynamicItem, _ file: CodeFile) -> Bool {
    file.conditions(around: item.call.nameToken).contains {
      if case .build = $0.kind { true } else { false }
    }
  }

  /// Returns the text of a type; names are resolved over all files.
  private static func type(of item: DynamicItem, _ code: CheckedCode) -> TypePattern? {
    if let text = code.file.string(item.type) { return TypePattern([text]) }
    let range = code.file.bytes(of: item.type)
    guard let path = code.facts.path else { return nil }
    return code.facts.shared?.actions(for: path)?.creations.first {
      // Of all enumeration cases those may be left out that the property list declares.
      $0.path == path && $0.range == range && $0.caseCount == nil
    }?.pattern
  }

  /// Returns true if a static item surely has the type of a dynamic one.
  private static func isSame(
    _ type: TypePattern, _ declared: ShortcutItem, _ item: DynamicItem, _ file: CodeFile
  ) -> Bool {
    guard declared.isDisplayable, let text = declared.string(.type), !text.isEmpty else {
      return false
    }
    // `$(PRODUCT_BUNDLE_IDENTIFIER).search` and `bundleIdentifier + ".search"`.
    let isWhole =
      type.text != nil
      || text.hasPrefix(TypePrefix.bundleIdentifier)
        && file.identifiers(in: item.type).contains("bundleIdentifier")
    return isWhole && type == TypePattern(declared: text)
  }
}

extension LocalizedText {
  fileprivate static let declared = LocalizedText(en: "Declared here.", zhHans: "在此处声明。")

  fileprivate static func twin(_ title: String, _ list: String) -> LocalizedText {
    let title = PlainLine.text(title, maximumLength: 60)
    return LocalizedText(
      en: "\(list) declares “\(title)” of this type already, and iOS displays both.",
      zhHans: "\(list) 已声明同一 type 的“\(title)”，iOS 会把两个都显示出来。")
  }

  fileprivate static func type(_ type: String, _ list: String) -> LocalizedText {
    let type = PlainLine.text(type, maximumLength: 60)
    return LocalizedText(
      en:
        "\(list) declares a quick action of the type “\(type)”, too; code that handles them cannot tell them apart.",
      zhHans: "\(list) 也声明了 type 为“\(type)”的快捷操作，处理的代码无法区分二者。")
  }
}
