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
          if ([item.type isEqualToString:«@"com.example.分享"»]) { [self share]; }
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

  /// How many types are looked at for one that is nearly the same.
  private static let maximumCompared = 64

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    guard let path = code.facts.path, let shared = code.facts.shared, shared.isFullyKnown,
      !shared.isDeclaredElsewhere, let index = shared.actions(for: path),
      !index.hasUnknownCreations,
      let lists = shared.lists(ofAppsWith: path)
    else { return }
    let creations = index.creations(in: code.facts.sources(in: shared)).filter {
      !code.facts.isOfOtherApp($0.path)
    }
    let declared = lists.flatMap { list in
      list.plist.items.compactMap { $0.string(.type) }.map { TypePattern(declared: $0) }
    }
    var seen: Set<TypePattern> = []
    let known = (declared + creations.filter { !$0.isTest }.compactMap(\.pattern))
      .filter { seen.insert($0).inserted }
    guard !known.isEmpty, declared.allSatisfy(\.isTelling) else { return }
    var places: Set<ByteRange> = []
    let (declaredTypes, madeTypes) = (
      PatternTable(Array(Set(declared))),
      PatternTable(Array(Set(creations.compactMap(\.pattern))))
    )
    // What is compared as well is another type.
    let unused = known.lazy.filter { !index.hasUses(of: $0) }.prefix(maximumCompared)
    let candidates = Lazily<[TypePattern]>()
    let isOwn = Lazily<Bool>()
    // What other apps declare tells nothing about this one.
    func isDeclaring() -> Bool {
      isOwn {
        lists.contains {
          $0.plist.items.contains { $0.string(.type) != nil }
            && shared.isList($0.propertyList, ofAppWith: path)
        }
      }
    }
    for use in index.uses(in: path) where !use.isEnumeration {
      guard use.kind == .equal || use.kind == .pattern, use.range.end <= code.file.source.length,
        !declaredTypes.contains(near: use.pattern, where: use.matches),
        !madeTypes.contains(near: use.pattern, where: use.matches),
        places.insert(use.range).inserted
      else { continue }
      let text = use.pattern.text ?? use.pattern.ending
      let near =
        text.utf8.count < 5
        ? nil
        : candidates { Array(unused) }
          .compactMap { use.isLastComponent ? $0.lastComponent : $0.text ?? $0.ending }
          .first {
            Spelling.distance($0, text, limit: 2) != nil || $0.lowercased() == text.lowercased()
          }
      // What an earlier version of the app has made may still be shown, and what opens links may share a function.
      if near == nil, !isDeclaring() || use.mayBeOther { continue }
      report.add(
        near.map { .near(text, $0) } ?? .unknown(text), at: use.range,
        severity: near == nil ? .information : .warning)
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
