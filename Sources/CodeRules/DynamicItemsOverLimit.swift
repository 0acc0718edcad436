import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import RuleSubjects
import SourceText

package enum DynamicItemsOverLimit: Rule {
  package static let description = RuleDescription(
    "dynamic-items-over-limit", .information,
    title: LocalizedText(
      en: "More quick actions are set than iOS displays.",
      zhHans: "设置的快捷操作多于 iOS 会显示的数量。"),
    why: LocalizedText(
      en: """
        The menu has room for four quick actions: the static ones of the Info.plist first, then the \
        dynamic ones in the order of the array. Those behind the fourth can be set and are never seen. \
        The static ones are counted where the Xcode project tells which Info.plist is the app's.

        Put what matters most first. A longer array is no mistake where its head changes, as in a list \
        of recent documents.
        """,
      zhHans: """
        菜单最多显示四个快捷操作：先是 Info.plist 里的静态项，再按数组顺序显示动态项。第四个之后的可以设置，却永远看不到。\
        只有 Xcode 项目说明了 App 用哪个 Info.plist 时，才会计入静态项。

        请把最重要的放在最前面。如果数组开头会变化（例如最近打开的文档），长一些也不算错。
        """),
    examples: [
      .fires(
        .swift,
        """
        UIApplication.shared.shortcutItems = [search, compose, inbox, starred, «sent»]
        """, message: "iOS displays four quick actions, static ones first"),
      .fires(
        .swift,
        """
        func update() {
          // Six at most.
          let maximumShortcuts = «6»
          UIApplication.shared.shortcutItems = Array(recent.prefix(maximumShortcuts))
        }
        """, message: "iOS displays four quick actions, static ones included"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)update {
          NSArray *items = @[self.a, self.b, self.c, self.d, «self.e, self.f»];
          [UIApplication sharedApplication].shortcutItems = items;
        }
        @end
        """, message: "iOS displays four quick actions, static ones first"),
      // With the static ones of the Info.plist.
      .fires(
        .swift, "UIApplication.shared.shortcutItems = [search, compose, «inbox, starred»]",
        beside: app, message: "of which Info.plist declares 2"),
      .fires(
        .objectiveC, "[UIApplication sharedApplication].shortcutItems = @[a, b, «c»];",
        beside: app, message: "of which Info.plist declares 2"),
      .silent(.swift, "UIApplication.shared.shortcutItems = [search, compose]", beside: app),
      .silent(.objectiveC, "[UIApplication sharedApplication].shortcutItems = @[];", beside: app),
      .silent(
        .swift,
        """
        func update() {
          UIApplication.shared.shortcutItems = [search, compose, inbox, starred]
          UIApplication.shared.shortcutItems = Array(recent.prefix(4))
          // UIApplication.shared.shortcutItems = [a, b, c, d, e]
          title = name.prefix(20)
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)update {
        #if 0
          [UIApplication sharedApplication].shortcutItems = @[a, b, c, d, e];
        #endif
          self.tabs = @[a, b, c, d, e];
        }
        @end
        """),
      // Nobody calls it.
      .silent(
        .swift,
        """
        final class Actions {
          private func update() {
            UIApplication.shared.shortcutItems = [search, compose, inbox, starred, sent]
          }
        }
        """),
      .fires(
        .swift,
        """
        final class Actions {
          private let all = [search, compose, inbox, starred, «sent»]
          func update() { UIApplication.shared.shortcutItems = all }
        }
        """, message: "iOS displays four quick actions, static ones first"),
    ],
    reference:
      "https://developer.apple.com/design/human-interface-guidelines/home-screen-quick-actions"
  )

  package static let needs: Set<Need> = [.project, .propertyLists]

  private static let app = ExampleProject.beside(sources: ["Example.swift", "Example.m"]).merging([
    "Info.plist": ExampleProject.infoPlist([("a", "Alpha"), ("b", "Beta")])
  ]) { $1 }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    let places = file.dynamicItemAssignments
    let before = places.isEmpty ? nil : code.facts.fewestStaticItems
    for place in places where !file.isInUncalledFunction(place.nameToken) {
      let body = file.functionWithBody(around: place.nameToken)?.body
      let values = [place.value] + origins(of: place, body, file)
      for value in values {
        guard let elements = elements(of: value, file) else { continue }
        let room = max(0, Limits.shownItems - (before?.count ?? 0))
        guard elements.count > room, let first = elements.dropFirst(room).first,
          let last = elements.last
        else { continue }
        report.add(
          before.map(LocalizedText.behind) ?? .unseen,
          at: file.bytes(of: first.lowerBound..<last.upperBound))
      }
      for number in numbers(values, body, file) {
        report.add(.count, at: file.bytes(of: number))
      }
    }
  }

  /// Returns the values assigned to the name that is assigned.
  private static func origins(
    of place: Assignment, _ body: Range<Int>?, _ file: CodeFile
  ) -> [Range<Int>] {
    guard let body, let name = file.plainNames(place.value)?.last else { return [] }
    let local = file.assignments(in: body).filter {
      $0.name == name && $0.receiver == nil && $0.nameToken < place.nameToken
    }
    guard local.isEmpty else { return local.suffix(1).map(\.value) }
    // A constant of the type.
    let all = file.assignments(named: name)
    guard all.count == 1, let only = all.first, only.isDeclaration,
      file.functionWithBody(around: only.nameToken) == nil
    else { return [] }
    return [only.value]
  }

  /// The elements of a literal.
  private static func elements(of value: Range<Int>, _ file: CodeFile) -> [Range<Int>]? {
    let isObject = file.tree.firstByte(value.lowerBound) == UInt8(ascii: "@")
    let open = value.lowerBound + (isObject ? 1 : 0)
    guard isObject || file.language == .swift, file.tree.isOpen(open, "["),
      let close = file.tree.partner(of: open), close == value.upperBound - 1
    else { return nil }
    return file.tree.arguments(open + 1..<close)
  }

  /// Returns the numbers above four to which the number of items is limited.
  private static func numbers(
    _ values: [Range<Int>], _ body: Range<Int>?, _ file: CodeFile
  ) -> [Int] {
    guard let body else { return [] }
    return file.calls(in: body).filter { $0.baseName == "prefix" }.compactMap { call in
      guard call.arguments.count == 1, let argument = call.arguments.first,
        argument.value.count == 1
      else { return nil }
      let token = argument.value.lowerBound
      let isInValue = values.contains { $0.contains(call.nameToken) }
      if file.tree.kind(token) == .number {
        return isInValue && isOver(token, file) ? token : nil
      }
      let name = file.tree.name(token)
      let isAbout =
        isInValue || name.lowercased().contains("shortcut")
        || name.lowercased().contains("quickaction")
      guard isAbout else { return nil }
      let values = file.assignments(named: name).filter(\.isDeclaration).map(\.value)
      guard values.count == 1, let value = values.first, value.count == 1,
        isOver(value.lowerBound, file)
      else { return nil }
      return value.lowerBound
    }
  }

  private static func isOver(_ token: Int, _ file: CodeFile) -> Bool {
    file.tree.kind(token) == .number && (Int(file.tree.name(token)) ?? 0) > Limits.shownItems
  }
}

extension LocalizedText {
  fileprivate static let unseen = LocalizedText(
    en: "iOS displays four quick actions, static ones first: these are never seen.",
    zhHans: "iOS 只显示四个快捷操作，静态项在前：这些永远看不到。")
  fileprivate static func behind(_ items: CodeFacts.StaticItems) -> LocalizedText {
    LocalizedText(
      en:
        "iOS displays four quick actions, static ones first, of which \(items.list) declares \(items.count): these are never seen.",
      zhHans: "\(items.list) 已声明 \(items.count) 个静态项，排在前面，而 iOS 只显示四个快捷操作：这些永远看不到。")
  }
  fileprivate static let count = LocalizedText(
    en: "iOS displays four quick actions, static ones included: the rest is never seen.",
    zhHans: "iOS 只显示四个快捷操作（含静态项）：其余永远看不到。")
}
