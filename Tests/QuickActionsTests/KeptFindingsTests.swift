import Guide
import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import Linter
@testable import RuleSubjects

/// Findings that are updated after an edit are those of a check of the whole file, after any sequence of
/// edits.
@Suite struct KeptFindingsTests {
  /// Lists of items, most of them with an error.
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

  /// Types, deletes or replaces text, mostly inside a string or a tag.
  private static func edit(
    _ text: SourceText, near caret: inout Int, _ random: inout SplitMix64
  ) -> (range: ByteRange, replacement: [UInt8]) {
    if random.int(below: 30) == 0 {
      let mutation = Mutation(of: text, using: &random)
      return (mutation.range, mutation.replacement)
    }
    // Most edits are close to each other; elsewhere, broken text would hide the effects.
    if random.int(below: 8) == 0 { caret += random.int(below: 81) - 40 }
    caret = min(max(caret, 0), text.length)
    switch random.int(below: 16) {
    case 0: return (ByteRange(start: max(0, caret - 1), end: caret), [])
    case 1: return (ByteRange(at: caret), Array(random.pick(["<", ">", "/", "&", "\n", " "]).utf8))
    default: return (ByteRange(at: caret), Array(random.pick(["x", "é", "1", "K"]).utf8))
    }
  }

  /// A file with its findings, which are compared with those of the whole after each edit.
  private struct File {
    var tree: SyntaxTree
    let options: CheckOptions
    let surroundings: Surroundings?
    var kept: KeptFindings
    /// The number of edits after which only an item was checked.
    var count = 0

    init(_ text: String, _ options: CheckOptions = CheckOptions(), _ surroundings: Surroundings?) {
      tree = SyntaxTree(text)
      self.options = options
      self.surroundings = surroundings
      kept = KeptFindings([])
      kept = KeptFindings(whole, options)
    }

    private var whole: CheckableFile { .propertyList(InfoPlist(tree), surroundings) }

    /// Returns true if the findings are those of the whole file.
    mutating func replace(_ range: ByteRange, with replacement: [UInt8]) -> Bool {
      let piece = kept.piece(around: range, in: tree)
      let containers = tree.replace(range, with: replacement)
      if let piece, let containers, kept.update(piece, containers, in: tree) {
        count += 1
        let expected = whole.findings(options)
        let isSame = kept.findings == expected
        let wrong = Set(kept.findings).symmetricDifference(expected)
          .map { "\($0.rule) \($0.range) \($0.message.english)" }
        #expect(isSame, "\(wrong) after \(replacement) at \(range): \(tree.source.string)")
        return isSame
      }
      kept = KeptFindings(whole, options)
      return true
    }
  }

  /// Makes edits and compares after each; returns the number of edits after which only an item was checked.
  private func compare(
    _ start: String, edits: Int, _ options: CheckOptions, _ surroundings: Surroundings?,
    _ random: inout SplitMix64
  ) -> Int {
    var file = File(start, options, surroundings)
    // Inside a text, since most edits of markup break it.
    let texts = file.tree.allNodes.map { file.tree[$0] }.filter(\.kind.isScalar)
    var caret = texts.isEmpty ? 0 : random.pick(texts).content.end
    for _ in 0..<edits {
      let (range, replacement) = Self.edit(file.tree.source, near: &caret, &random)
      if !file.replace(range, with: replacement) { break }
    }
    return file.count
  }

  /// Edits next to the lists of items, which affect no item and not the whole file.
  @Test(.slow) func areThoseOfTheWholeAfterEditsInTheRoot() {
    var random = SplitMix64(seed: 23)
    let entries = """
      \t<key>CFBundleName</key>
      \t<string>Notes</string>
      \t<key>CFBundleURLTypes</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>CFBundleURLName</key>
      \t\t\t<string>a</string>
      \t\t</dict>
      \t</array>
      \t<key>UIApplicationShortcutItemz</key>
      \t<array/>

      """
    var count = 0
    for list in Self.lists {
      let text = list.replacing(
        "\t<key>MinimumOSVersion", with: entries + "\t<key>MinimumOSVersion")
      for _ in 0..<24 {
        var file = File(text, CheckOptions(), nil)
        let root = file.tree.rootValue ?? file.tree.root
        let entries = file.tree.children(of: root).map { file.tree[$0] }
        var caret = random.pick(entries.map(\.content)).start
        if random.int(below: 2) == 0 { caret = random.pick(entries.map(\.content)).end }
        for _ in 0..<8 {
          let (range, replacement) = Self.edit(file.tree.source, near: &caret, &random)
          if !file.replace(range, with: replacement) { return }
        }
        count += file.count
      }
    }
    #expect(count > 60)
  }

  /// Edits elsewhere while tags are broken and repaired.
  @Test func areThoseOfTheWholeWhileTagsAreBroken() {
    var random = SplitMix64(seed: 22)
    var (count, edits) = (0, 0)
    for list in Self.lists {
      for _ in 0..<24 {
        var file = File(list, CheckOptions(), nil)
        // The first edit is one that later edits continue.
        let first = file.tree.allNodes.map { file.tree[$0] }.filter { $0.kind.isScalar }
        guard file.replace(ByteRange(at: random.pick(first).content.end), with: [0x61]) else {
          return
        }
        let nodes = file.tree.allNodes.map { file.tree[$0] }.filter {
          $0.kind.isScalar || $0.kind == .dictionary
        }
        let tag =
          random.int(below: 3) == 0 ? random.pick(nodes).endTag : random.pick(nodes).startTag
        guard !tag.isEmpty else { continue }
        let place = tag.start + random.int(below: tag.length + 1)
        let isInsertion = random.int(below: 2) == 0 || place >= file.tree.source.length
        let range = ByteRange(start: place, end: isInsertion ? place : place + 1)
        let old = Array(file.tree.source.bytes[range.start..<range.end])
        let new = isInsertion ? Array(random.pick(["x", "<", ">", "/", " ", "a"]).utf8) : []
        guard file.replace(range, with: new) else { return }
        var moved = 0
        if random.int(below: 2) == 0 {
          let texts = file.tree.allNodes.map { file.tree[$0] }.filter {
            $0.kind.isScalar && $0.isClosed && !$0.isEmptyElement
          }
          let caret = random.pick(texts).content.end
          guard file.replace(ByteRange(at: caret), with: [0x62]) else { return }
          if caret <= place { moved = 1 }
        }
        let place2 = place + moved
        guard file.replace(ByteRange(start: place2, end: place2 + new.count), with: old) else {
          return
        }
        edits += 3
        count += file.count
      }
    }
    #expect(count > edits / 4, "\(count) of \(edits)")
  }

  @Test(.slow) func areThoseOfTheWholeAfterAnyEdits() {
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

  /// The examples of all rules, with the files around them.
  @Test(.slow) func areThoseOfTheWholeInAllExamples() {
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

  /// A rule that does not declare the effect of an edit makes every edit check the whole file.
  @Test func allRulesSayWhatAnEditCanChange() {
    #expect(
      RuleRegistry.propertyList.filter { $0.scope == .unknown }.map { $0.description.id } == [])
  }
}
