import ActionFlow
import AppFiles
import Checks
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText
import XcodeProject

package enum UnhandledShortcutType: Rule {
  package static let description = RuleDescription(
    "unhandled-shortcut-type", .warning,
    title: LocalizedText(
      en: "No code compares the type of this quick action.", zhHans: "没有代码比较这个快捷操作的类型。"),
    why: LocalizedText(
      en: """
        The app's code compares the type of the quick action that was picked with the types it knows. \
        This one is not among them and there is no branch for the rest: people pick the action, the app \
        opens, and nothing else happens. Often the type was renamed in one of the two places.

        The same holds where code looks at a value of userInfo, or at a part of the type, and this one has \
        another. Nothing is reported where either is passed on to something that cannot be followed, where the \
        title decides, or where other types have a branch of their own.
        """,
      zhHans: """
        App 的代码把用户选中的快捷操作的类型与已知类型比较。这个类型不在其中，也没有处理其余类型的分支：用户选中它，App 打开，然后什么也没发生。\
        常见的原因是只在两处中的一处改了名。

        代码查看 userInfo 里的值或类型的一部分，而这个快捷操作的是别的值时也一样。\
        如果它们被传给无法追踪的代码、由标题决定，或其余类型另有分支，则不提示。
        """),
    examples: [
      .fires(
        .items, item("com.example.search") + "\n" + item("«com.example.scan»"),
        beside: ["AppDelegate.swift": Array(handler.utf8)]),
      .fires(
        .items, item("search") + "\n" + item("«scan»"),
        beside: ["AppDelegate.m": Array(objectiveC.utf8)]),
      .silent(.items, item("com.example.scan")),
      .silent(
        .items, item("com.example.search") + "\n" + item("com.example.compose"),
        beside: ["AppDelegate.swift": Array(handler.utf8)]),
      .silent(
        .items, item("com.example.scan"),
        beside: ["AppDelegate.swift": Array(router.utf8)]),
    ])

  package static let scope = RuleScope.item
  package static let needs: Set<Need> = [.code]

  private static func item(_ type: String) -> String {
    """
    <dict>
    \t<key>UIApplicationShortcutItemType</key>
    \t<string>\(type)</string>
    \t<key>UIApplicationShortcutItemTitle</key>
    \t<string>Title</string>
    </dict>
    """
  }

  private static let handler = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        switch item.type {
        case "com.example.search": search()
        case Kind.compose: compose()
        default: break
        }
        completionHandler(true)
      }
    }
    enum Kind {
      static let compose = "com.example." + "compose"
    }

    """

  private static let objectiveC = """
    @implementation AppDelegate
    - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))completionHandler {
      if ([item.type isEqualToString:@"search"]) { [self search]; }
      completionHandler(YES);
    }
    @end

    """

  private static let router = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        if item.type == "com.example.search" { search() }
        router.open(item.type)
        completionHandler(true)
      }
    }

    """

  /// The most types in code that are compared with a type to find a similar one.
  private static let maximumCompared = 64

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    guard document.surroundings?.code?.isFullyKnown == true, let app = document.app,
      app.index.hasEntries, app.isClosed
    else { return }
    let index = app.index
    let compared = Array(
      index.uses.lazy.filter(\.comparesType).prefix(maximumCompared).map {
        $0.pattern.text ?? $0.pattern.ending
      })
    let shown = places(index)
    for item in document.infoPlist.items {
      guard item.isDisplayable, let type = item.string(.type), let value = item[.type]?.value,
        !type.isBlank, !type.contains("://") || index.looksAtValues
      else { continue }
      let project = document.surroundings?.project
      guard type.contains("$"), let variants = project?.variants(of: type) else {
        let patterns = (project?.expansions(of: type) ?? [type]).map { TypePattern(declared: $0) }
        guard let message = message(type, patterns, compared, shown, index) else { continue }
        report.add(message, at: document.tree.head(of: value))
        continue
      }
      let lost = variants.compactMap { text, names in
        message(text, [TypePattern(declared: text)], compared, shown, index)
          .map { (value: text, names: names, message: $0) }
      }
      // Whatever the identifier is: it is lost with each.
      if lost.count == variants.count, type.hasPrefix("$(PRODUCT_BUNDLE_IDENTIFIER)"),
        let message = message(
          type, variants.map { TypePattern(declared: $0.text) }, compared, shown, index)
      {
        report.add(message, at: document.tree.head(of: value))
        continue
      }
      // Of several targets each may have code of its own.
      guard let first = lost.first, lost.count == variants.count || project?.owners.count == 1
      else { continue }
      // The app that people get matters more than one that is only run while it is made.
      let isShipped = project?.owners.contains { owner in
        owner.configurations.shipped.flatMap { ProjectFacts.expansion(of: type, by: [$0]) }
          .map { text in lost.contains { $0.value == text } } ?? true
      }
      report.add(
        .expanded(
          type, lost.map { ($0.value, $0.names) },
          of: variants.reduce(0) { $0 + $1.configurations.count }, first.message),
        at: document.tree.head(of: value), severity: isShipped == false ? .information : nil)
    }
  }

  /// That no code does anything for a type, whatever it becomes; nil where some may.
  private static func message(
    _ type: String, _ patterns: [TypePattern], _ compared: [String], _ shown: [String],
    _ index: ActionIndex
  ) -> LocalizedText? {
    guard patterns.allSatisfy(\.isTelling),
      patterns.allSatisfy({ index.effectiveUses(of: $0).isEmpty })
    else { return nil }
    if let vain = patterns.lazy.compactMap({ index.uses(of: $0).first }).first {
      return .inVain(type, .comparedInVain(vain))
    }
    let near =
      type.utf8.count < 5
      ? nil : compared.first { $0 != type && Spelling.distance($0, type, limit: 2) != nil }
    if near == nil, !index.uses.contains(where: \.comparesType) { return .otherValue(type, shown) }
    return near.map { .near(type, $0) } ?? .unhandled(type, shown)
  }

  /// Returns the first positions that compare types, by file and name.
  private static func places(_ index: ActionIndex) -> [String] {
    var names: [String] = []
    for use in index.uses where names.count < 3 {
      let name = Path.name(of: use.path)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension LocalizedText {
  fileprivate static func unhandled(_ type: String, _ places: [String]) -> LocalizedText {
    let look = places.count == 1 ? "looks" : "look"
    return LocalizedText(
      en:
        "Nobody compares “\(type)”: \(places.joined(separator: ", ")) \(look) for other types, and nothing happens.",
      zhHans: "没有代码比较“\(type)”：\(places.joined(separator: "、")) 只查找其他类型，因此什么也不会发生。")
  }
  fileprivate static func otherValue(_ type: String, _ places: [String]) -> LocalizedText {
    let look = places.count == 1 ? "looks" : "look"
    return LocalizedText(
      en:
        "Nothing happens for “\(type)”: \(places.joined(separator: ", ")) \(look) at its user info, or at a part of its type, for other values.",
      zhHans:
        "对“\(type)”什么也不会发生：\(places.joined(separator: "、")) 查看它的 userInfo 或类型的一部分，而那里要的是别的值。")
  }
  fileprivate static func inVain(_ type: String, _ text: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "“\(type)” is \(text[.english]).",
      zhHans: "“\(type)”\(text[.simplifiedChinese])。")
  }
  fileprivate static func near(_ type: String, _ known: String) -> LocalizedText {
    LocalizedText(
      en: "Nobody compares “\(type)”; the code looks for “\(known)”.",
      zhHans: "没有代码比较“\(type)”；代码查找的是“\(known)”。")
  }
}
