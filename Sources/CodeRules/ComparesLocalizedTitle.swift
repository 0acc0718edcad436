import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum ComparesLocalizedTitle: Rule {
  package static let description = RuleDescription(
    "compares-localized-title", .warning,
    title: LocalizedText(
      en: "A quick action is told by its title.", zhHans: "用标题来区分快捷操作。"),
    why: LocalizedText(
      en: """
        `localizedTitle` is what people read, in their language. The comparison holds in the language \
        in which it was written and in no other, and it ends to hold when somebody improves the wording \
        of a title. `type` is there to tell actions apart: it is never shown and never translated.
        """,
      zhHans: """
        `localizedTitle` 是给用户看的文字，会随语言变化。这样的比较只在写代码时的那种语言下成立，换一种语言，或者有人\
        润色了标题，就不再成立。区分操作应当用 `type`：它从不显示，也从不翻译。
        """),
    examples: [
      .fires(
        .swift,
        """
        func handle(_ shortcutItem: UIApplicationShortcutItem) {
          if «shortcutItem.localizedTitle == "Search"» { search() }
          switch «shortcutItem.localizedTitle» {
          case "Compose": compose()
          case "Favorites": showFavorites()
          default: break
          }
        }
        """, message: "The title is in"),
      .fires(
        .swift,
        """
        func application(application: UIApplication, performActionForShortcutItem item: UIApplicationShortcutItem, completionHandler: Bool -> Void) {
          let title = item.localizedTitle
          completionHandler(«title.hasPrefix("New")»)
        }
        """, message: "The title is in"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          if («[item.localizedTitle isEqualToString:@"Mail"]») { [self openMail]; }
        }
        @end
        """, message: "The title is in"),
      .silent(
        .swift,
        """
        func handle(_ shortcutItem: UIApplicationShortcutItem) {
          print("picked", shortcutItem.localizedTitle)
          label.text = shortcutItem.localizedTitle
          if shortcutItem.type == "com.example.search" { search() }
          // if shortcutItem.localizedTitle == "Search" { search() }
        }
        """),
      .silent(
        .swift,
        """
        func add(_ contact: Contact) {
          guard UIApplication.shared.shortcutItems?.contains(where: { $0.localizedTitle == contact.name }) != true
          else { return }
          UIApplication.shared.shortcutItems?.append(UIApplicationShortcutItem(type: "call", localizedTitle: contact.name))
        }
        """),
      .silent(
        .swift,
        """
        let yearly = products.first { $0.localizedTitle == "Yearly" }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          NSLog(@"%@", item.localizedTitle);
        #if 0
          if ([item.localizedTitle isEqualToString:@"Mail"]) { [self openMail]; }
        #endif
        }
        @end
        """),
      .fires(
        .swift,
        """
        func has(_ title: String, _ items: [UIApplicationShortcutItem]) -> Bool {
          items.contains { «$0.localizedTitle == title» }
        }
        """, message: "The title is in"),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem/type")

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    let words = file.identifiers(in: 0..<file.tree.tokens.count)
    // Products of the App Store have a title of this name as well, and tests compare it on purpose.
    guard words.contains("localizedTitle"),
      words.contains(where: { $0.contains("hortcutItem") }),
      words.isDisjoint(with: ["SKProduct", "SKProductsRequest", "StoreKit", "XCTest", "Testing"])
    else { return }
    var subjects: Set<Int> = []
    let aliases = file.assignments.filter {
      $0.receiver == nil && $0.isDeclaration && isTitle($0.value, file)
    }
    for comparison in file.comparisons {
      let sides = [comparison.left, comparison.right].map { side in
        isTitle(side, file) || isAlias(side, aliases, file)
      }
      // Two titles are compared, or a title and nil.
      guard sides[0] != sides[1] else { continue }
      let other = sides[0] ? comparison.right : comparison.left
      if file.string(other) == "" || file.tree.isToken(other.lowerBound, "nil") { continue }
      if isLookedFor(comparison.tokens, other, file) { continue }
      if comparison.kind == .pattern {
        guard sides[0], subjects.insert(comparison.left.lowerBound).inserted else { continue }
        report.add(.compare, at: file.bytes(of: comparison.left))
      } else {
        report.add(.compare, at: file.bytes(of: comparison.tokens))
      }
    }
  }

  private static func isTitle(_ tokens: Range<Int>, _ file: CodeFile) -> Bool {
    let names = file.names(tokens)
    return names.count > 1 && names.dropFirst().contains("localizedTitle")
      || names == ["localizedTitle"]
        && tokens.contains { file.tree.isToken($0, ".") || file.tree.isToken($0 - 1, ".") }
  }

  /// Returns true if a text of the app is searched for among the items that the app has set: a text that it wrote as
  /// a title, such as a person's name, is found again.
  private static func isLookedFor(
    _ comparison: Range<Int>, _ other: Range<Int>, _ file: CodeFile
  ) -> Bool {
    guard file.string(other) == nil, file.tree.isToken(comparison.lowerBound, "$0") else {
      return false
    }
    return file.calls.contains { call in
      call.tokens.contains(comparison.lowerBound)
        && call.receiver.map { file.mentions("shortcutItems", in: $0) } == true
    }
  }

  /// Returns true if an expression is a local name to which a title was assigned.
  private static func isAlias(
    _ tokens: Range<Int>, _ aliases: [Assignment], _ file: CodeFile
  ) -> Bool {
    guard !aliases.isEmpty, let name = file.names(tokens).first,
      let body = file.functionWithBody(around: tokens.lowerBound)?.body
    else { return false }
    return aliases.contains {
      $0.name == name && body.contains($0.nameToken) && $0.nameToken < tokens.lowerBound
    }
  }
}

extension LocalizedText {
  fileprivate static let compare = LocalizedText(
    en: "The title is in the language of the person who reads it: compare the item's type.",
    zhHans: "标题随用户的语言而变：请比较该项的 type。")
}
