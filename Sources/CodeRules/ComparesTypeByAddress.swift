import ActionFlow
import Checks
import CodeModel
import Guide
import SourceText

package enum ComparesTypeByAddress: Rule {
  package static let description = RuleDescription(
    "compares-type-by-address", .warning,
    title: LocalizedText(
      en: "The type of a quick action is compared by its address.",
      zhHans: "比较的是快捷操作类型的地址。"),
    why: LocalizedText(
      en: """
        In Objective-C `==` asks whether two names stand for one object. iOS makes the string of the type when the \
        action is picked, and nothing makes that the constant of your code, even where both say the same: the branch \
        does not run, and nobody tells. `isEqualToString:` compares what the strings say.
        """,
      zhHans: """
        Objective-C 的 `==` 问的是两个名字是否指向同一个对象。类型字符串是用户选择操作时由 iOS 创建的，即使内容相同，也不会因此变成代码里的那个\
        常量：分支不会执行，也没有任何提示。`isEqualToString:` 比较的才是字符串的内容。
        """),
    examples: [
      .fires(
        .objectiveC,
        """
        static NSString *const kSearch = @"com.example.search";
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
          if («shortcutItem.type == kSearch») { [self search]; }
          completionHandler(YES);
        }
        @end
        """, message: "compares two addresses"),
      .fires(
        .objectiveC,
        """
        @implementation SceneDelegate
        - (void)windowScene:(UIWindowScene *)scene performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          NSString *type = item.type;
          if («type != @"com.example.notes"») { done(NO); return; }
          [self openNote];
          done(YES);
        }
        @end
        """, message: "compares two addresses"),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
          if (shortcutItem.type == nil || shortcutItem == self.launched) { return; }
          if ([shortcutItem.type isEqualToString:@"com.example.search"]) { [self search]; }
          // if (shortcutItem.type == kSearch) { [self search]; }
          completionHandler(YES);
        }
        @end
        """),
      .silent(
        .swift,
        """
        func handle(_ shortcutItem: UIApplicationShortcutItem) {
          if shortcutItem.type == "com.example.search" { search() }
        }
        """),
      // Something else than a quick action has a type, too.
      .silent(
        .objectiveC,
        """
        @implementation Cell
        - (void)show:(UIApplicationShortcutItem *)item in:(Section *)section {
          if (section.kind == SectionKindHeader) { [self layout]; }
        }
        @end
        """),
    ],
    reference:
      "https://developer.apple.com/documentation/foundation/nsstring/isequal(to:)")

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    guard file.language == .objectiveC, file.comparisons.contains(where: file.comparesAddresses)
    else { return }
    var comparisons: [Int: Comparison] = [:]
    for comparison in file.comparisons where file.comparesAddresses(comparison) {
      for side in [comparison.left, comparison.right] {
        comparisons[file.bytes(of: side).start] = comparison
      }
    }
    var places: Set<Range<Int>> = []
    let facts = ActionFacts(file)
    let texts = Set(facts.constants.map(\.name))
    for use in facts.uses where use.comparesAddresses && use.origin.isOfItem {
      // A constant of another file may be a number.
      guard case .compared(_, let text) = use.kind, text.isText(texts),
        let comparison = comparisons[use.range.start],
        places.insert(comparison.tokens).inserted,
        // `type == kSearch || [type isEqualToString:kSearch]` only saves time.
        !["||", "&&"].contains(where: { file.tree.isToken(comparison.tokens.upperBound, $0) })
      else { continue }
      report.add(
        .address, at: file.bytes(of: comparison.tokens),
        fixes: [Fix(.compareTexts, edits(of: comparison, file), isPreferred: true)])
    }
  }

  /// `item.type == kSearch` → `[item.type isEqualToString:kSearch]`
  private static func edits(of comparison: Comparison, _ file: CodeFile) -> [TextEdit] {
    let (left, right) = (file.bytes(of: comparison.left), file.bytes(of: comparison.right))
    let opening = comparison.kind == .notEqual ? "![" : "["
    return [
      TextEdit(ByteRange(start: left.start, end: left.start), opening),
      TextEdit(ByteRange(start: left.end, end: right.start), " isEqualToString:"),
      TextEdit(ByteRange(start: right.end, end: right.end), "]"),
    ]
  }
}

extension TextExpression {
  /// Returns true for a literal and for one of the given constants.
  fileprivate func isText(_ constants: Set<String>) -> Bool {
    switch self {
    case .literal: true
    case .name(let path): path.count == 1 && path.allSatisfy(constants.contains)
    case .joined, .unknown: false
    }
  }
}

extension ActionFacts.Origin {
  /// True if the type surely is that of a quick action.
  fileprivate var isOfItem: Bool {
    switch self {
    case .item, .kept: true
    case .keptMember, .member, .parameter: false
    }
  }
}

extension LocalizedText {
  fileprivate static let address = LocalizedText(
    en: "`==` compares two addresses, which differ: use isEqualToString:.",
    zhHans: "`==` 比较的是两个地址，它们并不相同：请用 isEqualToString:。")
  fileprivate static let compareTexts = LocalizedText(
    en: "Compare with isEqualToString:", zhHans: "用 isEqualToString: 比较")
}
