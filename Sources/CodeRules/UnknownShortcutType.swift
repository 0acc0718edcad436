import ActionFlow
import AppFiles
import Checks
import CodeModel
import Guide
import RuleSubjects
import SourceText

package enum UnknownShortcutType: Rule {
  package static let description = RuleDescription(
    "unknown-shortcut-type", .information,
    title: LocalizedText(
      en: "A type is compared that no quick action has.", zhHans: "比较了一个没有任何快捷操作使用的类型。"),
    why: LocalizedText(
      en: """
        Neither a property list of the project declares a quick action of this type, nor does code make \
        one: the branch is never taken. A type that differs from a declared one in a letter or two is \
        almost surely misspelled, and then it is a warning.

        Nothing is reported where code makes quick actions whose types are only known when the app runs.
        """,
      zhHans: """
        项目中没有属性列表声明这个类型的快捷操作，也没有代码创建它：这个分支永远不会执行。如果与某个已声明的类型只差一两个字母，几乎可以肯定是拼写错误，此时为警告。

        如果代码创建的快捷操作的类型在运行时才能知道，则不提示。
        """),
    examples: [
      .fires(
        .swift, swift("«\"com.example.serach\""), beside: ["Info.plist": plist],
        severity: .warning),
      .fires(
        .swift, swift("«\"com.example.SEARCH\""), beside: ["Info.plist": plist],
        severity: .warning),
      .fires(.swift, swift("«\"com.example.share\"»"), beside: ["Info.plist": plist]),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          if ([item.type isEqualToString:«@"com.example.send"»]) { [self share]; }
        }
        @end
        """, beside: ["Info.plist": plist]),
      .fires(
        .swift,
        swift("«\"com.example.shaer\"") + """

          let share = UIApplicationShortcutItem(type: "com.example.share", localizedTitle: "Share")
          """, beside: ["Info.plist": plist], severity: .warning, message: "“com.example.share”"),
      .silent(
        .swift,
        swift("\"com.example.share\"") + """

          let search = UIApplicationShortcutItem(type: "com.example.search", localizedTitle: "Search")
          """),
      .silent(.swift, swift("\"com.example.search\""), beside: ["Info.plist": plist]),
      .silent(.swift, swift("\"com.example.share\"")),
      .silent(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) { open(item.type) }
        func open(_ place: String) { if place == "share" { show() } }
        """, beside: ["Info.plist": plist]),
      .silent(
        .swift,
        swift("\"com.example.share\"") + """

          let share = UIApplicationShortcutItem(type: "com.example.share", localizedTitle: "Share")
          """, beside: ["Info.plist": plist]),
    ])

  package static let needs: Set<Need> = [.propertyLists]

  private static func swift(_ type: String) -> String {
    let closed = type.hasPrefix("«") && !type.hasSuffix("»") ? type + "»" : type
    return """
      func open(_ item: UIApplicationShortcutItem) {
        if item.type == \(closed) { show() }
      }
      """
  }

  private static let plist = ExampleProject.infoPlist([("com.example.search", "Search")])

  /// The most types that are compared in search of a similar one.
  private static let maximumCompared = 64

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    guard let path = code.facts.path, let shared = code.facts.shared, shared.isFullyKnown,
      !shared.isDeclaredElsewhere, let index = shared.actions(for: path)
    else { return }
    let uses = index.uses(in: path).filter {
      // A condition before it may be what no type passes.
      !$0.isEnumeration && ($0.kind == .equal || $0.kind == .pattern) && !$0.isLimited
        && $0.range.end <= code.file.source.length
    }
    // Most files compare no type, and need no facts about the app.
    guard !uses.isEmpty, !index.hasUnknownCreations, let lists = shared.lists(ofAppsWith: path),
      lists.allSatisfy({ $0.patterns.allSatisfy(\.isTelling) })
    else { return }
    let sources = code.facts.sources(in: shared)
    func isOwn(_ creation: ActionIndex.Creation) -> Bool {
      sources?.contains(creation.path) != false && !code.facts.isOfOtherApp(creation.path)
    }
    let isDeclaring = lists.contains { !$0.patterns.isEmpty }
    guard isDeclaring || index.creations.contains(where: { !$0.isTest && isOwn($0) }) else {
      return
    }
    var places: Set<ByteRange> = []
    // A type that is compared elsewhere is no typo of this one.
    let unused = Lazily<[TypePattern]>()
    let isOfOwnApp = Lazily<Bool>()
    for use in uses {
      let isKnown =
        lists.contains { $0.patternTable.contains(near: use.pattern, where: use.matches) }
        || index.hasCreations(near: use.pattern) {
          isOwn($0) && $0.pattern.map(use.matches) ?? false
        }
      guard !isKnown, places.insert(use.range).inserted else { continue }
      let text = use.pattern.text ?? use.pattern.ending
      let near =
        text.utf8.count < 5
        ? nil
        : nearest(
          text,
          of: unused {
            let made = index.unusedCreations.lazy.filter(isOwn).compactMap(\.pattern)
            return Array(
              (lists.flatMap(index.unusedTypes) + made.prefix(maximumCompared))
                .prefix(maximumCompared))
          }, isLastComponent: use.isLastComponent)
      // Types of other apps are no evidence about this one. Items of an earlier version may still be on the Home
      // Screen, and code that opens links may share the function.
      let isDeclaredHere = {
        isOfOwnApp {
          lists.contains { !$0.patterns.isEmpty && shared.isList($0.propertyList, ofAppWith: path) }
        }
      }
      if near == nil, use.mayBeOther || !isDeclaredHere() { continue }
      report.add(
        near.map { .near(text, $0) } ?? .unknown(text), at: use.range,
        severity: near == nil ? .information : .warning)
    }
  }

  private static func nearest(
    _ text: String, of types: [TypePattern], isLastComponent: Bool
  ) -> String? {
    types.lazy.compactMap { isLastComponent ? $0.lastComponent : $0.text ?? $0.ending }.first {
      Spelling.distance($0, text, limit: 2) != nil || $0.lowercased() == text.lowercased()
    }
  }
}

extension LocalizedText {
  fileprivate static func unknown(_ type: String) -> LocalizedText {
    LocalizedText(
      en: "No quick action has the type “\(type)”: this is never true.",
      zhHans: "没有快捷操作的类型是“\(type)”：这里永远不会成立。")
  }
  fileprivate static func near(_ type: String, _ known: String) -> LocalizedText {
    LocalizedText(
      en: "No quick action has the type “\(type)”. Did you mean “\(known)”?",
      zhHans: "没有快捷操作的类型是“\(type)”。是否指“\(known)”？")
  }
}
