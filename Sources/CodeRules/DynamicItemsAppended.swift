import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum DynamicItemsAppended: Rule {
  package static let description = RuleDescription(
    "dynamic-items-appended", .warning,
    title: LocalizedText(
      en: "Dynamic quick actions are added to those of the last launch.",
      zhHans: "动态快捷操作加在了上次启动留下的之后。"),
    why: LocalizedText(
      en: """
        iOS keeps `shortcutItems` when the app ends, and gives them back at the next launch. Code that \
        reads the array, adds items and assigns the sum makes it longer each time it runs, with the same \
        items over and over. The static items of the Info.plist are not among them, so there is nothing \
        to preserve.

        Assign the whole list: `shortcutItems = items`. Where one item is to join those of earlier runs, \
        take out the one of the same type before.
        """,
      zhHans: """
        App 结束后 iOS 会保留 `shortcutItems`，下次启动时原样交还。读出数组、添加几项再赋值回去，每运行一次数组就变长\
        一次，全是重复的项目。Info.plist 里的静态项并不在其中，所以没有什么需要保留。

        请直接赋值整个列表：`shortcutItems = items`。若要把一项加到以前的项目里，请先移除同类型的那一项。
        """),
    examples: [
      .fires(
        .swift,
        """
        func addItems() {
          let existing = UIApplication.shared.shortcutItems ?? []
          let all = «existing + [search, compose]» // All of them.
          UIApplication.shared.shortcutItems = all
        }
        """, message: "iOS keeps these items"),
      .fires(
        .swift,
        """
        func addRecent(_ item: UIApplicationShortcutItem) {
          «UIApplication.sharedApplication().shortcutItems?.append(item)»
        }
        """, message: "iOS keeps these items"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)addItems {
          NSArray *existing = [UIApplication sharedApplication].shortcutItems;
          NSArray *all = «[existing arrayByAddingObjectsFromArray:@[self.search]]»;
          [UIApplication sharedApplication].shortcutItems = all;
        }
        @end
        """, message: "iOS keeps these items"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)addItems {
          NSMutableArray *shortcutItems = [NSMutableArray array];
          [shortcutItems addObjectsFromArray:[UIApplication sharedApplication].shortcutItems];
          «[shortcutItems addObject:self.search]»;
          [UIApplication sharedApplication].shortcutItems = shortcutItems;
        }
        @end
        """, message: "iOS keeps these items"),
      .silent(
        .swift,
        """
        func addOnce() {
          var items = UIApplication.shared.shortcutItems ?? []
          for item in items {
            if item.type == "com.example.search" { return }
          }
          items.append(search)
          UIApplication.shared.shortcutItems = items
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)addOnce {
          NSMutableArray *items = [[UIApplication sharedApplication].shortcutItems mutableCopy];
          for (UIApplicationShortcutItem *item in items) {
            if ([item.type isEqualToString:@"com.example.search"]) return;
          }
          [items addObject:self.search];
          [UIApplication sharedApplication].shortcutItems = items;
        }
        @end
        """),
      .silent(
        .swift,
        """
        func addItems() {
          UIApplication.shared.shortcutItems = [search, compose]
        }
        func add(_ item: UIApplicationShortcutItem) {
          var items = UIApplication.shared.shortcutItems ?? []
          items.removeAll { $0.type == item.type }
          items.append(item)
          UIApplication.shared.shortcutItems = items
        }
        // UIApplication.shared.shortcutItems?.append(item)
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)addItems {
          NSMutableArray *items = [[UIApplication sharedApplication].shortcutItems mutableCopy];
          if (![items containsObject:self.search]) { [items addObject:self.search]; }
          [UIApplication sharedApplication].shortcutItems = items;
        }
        @end
        """),
      .silent(
        .swift,
        """
        func update() {
          let app = UIApplication.shared
          app.shortcutItems = []
          app.shortcutItems?.append(search)
          app.shortcutItems? += [compose]
        }
        """),
      .silent(
        .swift,
        """
        final class Actions {
          var shortcutItems: [UIApplicationShortcutItem] = []
          func add(_ item: UIApplicationShortcutItem) {
            shortcutItems.append(item)
            UIApplication.shared.shortcutItems = shortcutItems
          }
        }
        """),
    ],
    reference: "https://developer.apple.com/documentation/uikit/uiapplication/shortcutitems")

  /// Calls that make an array longer.
  private static let growing: Set<String> = [
    "append", "insert", "appendContentsOf", "addObject", "addObjectsFromArray",
    "arrayByAddingObject",
    "arrayByAddingObjectsFromArray", "insertObject",
  ]

  /// Names that show that the code takes existing items into account.
  private static let minding: Set<String> = [
    "filter", "isEmpty", "count", "prefix", "suffix", "firstIndex", "index", "indexOf", "first",
    "Set", "NSSet", "NSOrderedSet", "Dictionary", "dropLast", "dropFirst", "uniqued", "reduce",
    "allSatisfy", "lastIndex", "filteredArrayUsingPredicate", "indexOfObject", "bool", "boolForKey",
    "map", "compactMap", "enumerated", "forEach", "enumerateObjectsUsingBlock",
  ]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    let places = file.tree.tokens.indices.lazy.filter { file.tree.isToken($0, "shortcutItems") }
    var bodies: [Range<Int>] = []
    for place in places.prefix(CodeFlow.maximumPlaces) {
      guard let body = file.functionWithBody(around: place)?.body, !bodies.contains(body) else {
        continue
      }
      bodies.append(body)
      guard !minds(body, file) else { continue }
      var walk = Walk(file: file)
      for growth in walk.growths(in: body) { report.add(.append, at: file.bytes(of: growth)) }
    }
  }

  private static func minds(_ body: Range<Int>, _ file: CodeFile) -> Bool {
    file.identifiers(in: body).contains { name in
      minding.contains(name) || name.hasPrefix("contains") || name.hasPrefix("remove")
        || name.hasPrefix("first")
    } || comparesTypes(body, file)
  }

  /// Returns true if a body searches for an item by its type: `for item in items where item.type == "…"`.
  private static func comparesTypes(_ body: Range<Int>, _ file: CodeFile) -> Bool {
    file.comparisons(in: body).contains { comparison in
      [comparison.left, comparison.right].contains { file.plainNames($0)?.last == "type" }
    }
  }

  /// Follows the existing items through the local names of a body.
  private struct Walk {
    let file: CodeFile
    /// The names that contain the existing items.
    private var bases: Set<String> = []
    /// The names of arrays to which other items have been added.
    private var filled: Set<String> = []
    /// The names that contain more items, with the expressions that added them.
    private var grown: [String: Range<Int>] = [:]
    /// True if the existing items have been replaced.
    private var isReset = false

    init(file: CodeFile) { self.file = file }

    /// Returns the expressions that add to the existing items, where the result is assigned back.
    mutating func growths(in body: Range<Int>) -> [Range<Int>] {
      var found: [Range<Int>] = []
      var calls = file.calls(in: body).filter { growing.contains($0.baseName) }[...]
      for assignment in file.assignments(in: body) {
        while let call = calls.first, call.nameToken < assignment.nameToken {
          calls.removeFirst()
          if let growth = growth(by: call) { found.append(growth) }
        }
        if let growth = growth(by: assignment) { found.append(growth) }
      }
      found += calls.compactMap { growth(by: $0) }
      return found
    }

    private mutating func growth(by call: Call) -> Range<Int>? {
      guard let receiver = call.receiver, let last = file.lastName(receiver) else { return nil }
      if last == "shortcutItems", isOfApplication(receiver, in: call) {
        return call.style == .call && !isReset ? call.tokens : nil
      }
      if bases.contains(last) {
        grown[last] = call.tokens
      } else if call.arguments.contains(where: { reads($0.value) }) {
        // The items go into an array that already contains others, or will.
        if filled.contains(last) { grown[last] = call.tokens }
        bases.insert(last)
      } else {
        filled.insert(last)
      }
      return nil
    }

    /// Returns true if a receiver is the list of `UIApplication`, and not a variable or property of that name.
    private func isOfApplication(_ receiver: Range<Int>, in call: Call) -> Bool {
      let names = file.names(receiver)
      if let owner = names.dropLast().last, owner != "self" { return true }
      let type = file.type(around: call.nameToken)
      let isMember = type.map(file.members)?.contains { $0.name == "shortcutItems" } ?? false
      guard names.count == 1, let body = file.functionWithBody(around: call.nameToken)?.body else {
        return !isMember
      }
      let isLocal = file.assignments(in: body).contains {
        $0.isDeclaration && $0.name == "shortcutItems"
      }
      return !isLocal && !isMember
    }

    private func reads(_ value: Range<Int>) -> Bool {
      !file.identifiers(in: value).isDisjoint(with: bases)
        || !file.accesses(to: "shortcutItems", in: value).isEmpty
    }

    private mutating func growth(by assignment: Assignment) -> Range<Int>? {
      let isTarget = assignment.name == "shortcutItems" && assignment.receiver != nil
      let value = assignment.value
      if assignment.op == "+=" {
        let all = (assignment.receiver?.lowerBound ?? assignment.nameToken)..<value.upperBound
        if isTarget { return isReset ? nil : all }
        if bases.contains(assignment.name) { grown[assignment.name] = all }
        return nil
      }
      let names = file.identifiers(in: value)
      let reads = reads(value)
      let adds = reads && (file.holds("+", in: value) || !names.isDisjoint(with: growing))
      let growth = adds ? value : names.compactMap { grown[$0] }.first
      if isTarget {
        if !reads, growth == nil { isReset = true }
        return isReset ? nil : growth
      }
      if let growth {
        grown[assignment.name] = growth
      } else if reads {
        bases.insert(assignment.name)
      }
      return nil
    }
  }
}

extension LocalizedText {
  fileprivate static let append = LocalizedText(
    en:
      "iOS keeps these items from launch to launch, so the list grows each time: assign the new items alone.",
    zhHans: "iOS 会在每次启动之间保留这些项目，列表会越来越长：请只赋值新的项目。")
}
