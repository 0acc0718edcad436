import Guide
import PropertyList
import SourceText
import TestKit
import Testing

@testable import QuickActions

/// Findings that are brought up to date after an edit are those that a check of the whole file finds,
/// after any sequence of edits.
@Suite struct KeptFindingsTests {
  /// Lists of items with something wrong in most of them.
  private static let lists: [String] = {
    func item(_ number: Int, _ more: String = "") -> String {
      """
      \t\t<dict>
      \t\t\t<key>UIApplicationShortcutItemType</key>
      \t\t\t<string>com.example.action\(number)</string>
      \t\t\t<key>UIApplicationShortcutItemTitle</key>
      \t\t\t<string>新建 &amp; \(number) 🎉</string>\(more)
      \t\t</dict>

      """
    }
    func list(_ items: String, _ more: String = "") -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>MinimumOSVersion</key>
      \t<string>12.0</string>
      \t<key>UIApplicationShortcutItems</key>
      \t<array>
      \(items)\t</array>\(more)
      </dict>
      </plist>

      """
    }
    let plain = (1...7).map { item($0) }.joined()
    let icons = [
      "IconType</key><string>Compose", "IconSymbolName</key><string>star",
      "IconFile</key><string>a.png",
      "Subtitle</key><string> x ", "Bogus</key><string>x",
      "UserInfo</key><string>",
    ].map { "\n\t\t\t<key>UIApplicationShortcutItem\($0)</string>" }
    let mixed = icons.enumerated().map { item($0.offset, $0.element) }.joined()
    let missing =
      plain
      + "\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t\t<string>A</string>\n\t\t</dict>\n"
    return [
      list(plain), list(mixed), list(missing), list(plain + item(3)),
      list(mixed, "\n\t<key>UIApplicationShortcutItems~ipad</key>\n\t<array>\n\(plain)\t</array>"),
      list(plain + "<!-- quickactions:disable-next-line empty-title -->\n" + mixed),
      list(
        mixed,
        "\n\t<key>UIApplicationShortcutItem</key>\n\t<array/>\n\t<key>A</key>\n\t<key>A</key>"),
      list(mixed).replacing("\n", with: "\r\n").replacing("\t", with: "  "),
    ]
  }()

  /// Types, deletes or replaces something, mostly inside a text or a tag.
  private static func edit(
    _ text: SourceText, near caret: inout Int, _ random: inout SplitMix64
  ) -> (range: ByteRange, replacement: [UInt8]) {
    if random.int(below: 30) == 0 {
      let mutation = Mutation(of: text, using: &random)
      return (mutation.range, mutation.replacement)
    }
    // Most edits are made around one place; elsewhere, broken text would hide what is looked for.
    if random.int(below: 8) == 0 { caret += random.int(below: 81) - 40 }
    caret = min(max(caret, 0), text.length)
    switch random.int(below: 16) {
    case 0: return (ByteRange(start: max(0, caret - 1), end: caret), [])
    case 1: return (ByteRange(at: caret), Array(random.pick(["<", ">", "/", "&", "\n", " "]).utf8))
    default: return (ByteRange(at: caret), Array(random.pick(["x", "é", "1", "K"]).utf8))
    }
  }

  /// Does edits and compares after each; returns how often nothing but an item was looked at.
  private func compare(
    _ start: String, edits: Int, _ options: CheckOptions, _ surroundings: Surroundings?,
    _ random: inout SplitMix64
  ) -> Int {
    var tree = SyntaxTree(start)
    func whole() -> CheckableFile { .propertyList(InfoPlist(tree), surroundings) }
    var kept = KeptFindings(whole(), options)
    // Inside a text: most edits of markup break it, and then the whole is checked.
    let texts = tree.allNodes.map { tree[$0] }.filter(\.kind.isScalar)
    var (caret, count) = (texts.isEmpty ? 0 : random.pick(texts).content.end, 0)
    for _ in 0..<edits {
      let (range, replacement) = Self.edit(tree.source, near: &caret, &random)
      let item = kept.item(around: range, in: tree)
      let containers = tree.replace(range, with: replacement)
      if let item, let containers, kept.update(item, containers, in: tree) {
        count += 1
        let expected = whole().findings(options)
        #expect(kept.findings == expected, "\(tree.source.string)")
        if kept.findings != expected { return count }
      } else {
        kept = KeptFindings(whole(), options)
      }
    }
    return count
  }

  @Test func areThoseOfTheWholeAfterAnyEdits() {
    var random = SplitMix64(seed: 20)
    var count = 0
    for list in Self.lists {
      for _ in 0..<24 {
        var options = CheckOptions(
          deploymentTarget: random.int(below: 2) == 0 ? Version("14.0") : nil)
        if random.int(below: 3) == 0 {
          options.rules = ["title-whitespace": .off, "unknown-key": .severity(.hint)]
        }
        count += compare(list, edits: 6, options, nil, &random)
      }
    }
    #expect(count > 100)
  }

  /// The examples of all rules, with the files that lie beside them.
  @Test func areThoseOfTheWholeInAllExamples() {
    var random = SplitMix64(seed: 21)
    var count = 0
    for rule in RuleRegistry.all {
      for example in rule.description.examples where example.frame.isPropertyList {
        count += compare(
          example.wholeFile(example.source), edits: 10, CheckOptions(), example.surroundings,
          &random)
      }
    }
    #expect(count > 50)
  }

  /// A rule that does not say what an edit can change of it makes every edit cost the whole file.
  @Test func allRulesSayWhatAnEditCanChange() {
    #expect(
      RuleRegistry.propertyList.filter { $0.scope == .unknown }.map { $0.description.id } == [])
  }
}
