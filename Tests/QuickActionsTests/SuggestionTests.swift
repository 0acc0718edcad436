import Guide
import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter
@testable import PropertyListRules

/// A finding, its fix and the hover on the same word suggest the same name.
@Suite struct SuggestionTests {
  private enum Word: CaseIterable { case itemKey, rootKey, iconType }

  private static let head = """
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>Mail</string>

    """

  /// Returns a name with one or two random typos.
  private func misspelled(_ name: String, _ random: inout SplitMix64) -> String {
    var letters = Array(name)
    let alphabet = Array("UIApplicationShortcutItemyoxTS ")
    for _ in 0...random.int(below: 2) {
      let at = random.int(below: letters.count - 1)
      switch random.int(below: 5) {
      case 0: letters.remove(at: at)
      case 1: letters.insert(random.pick(alphabet), at: at)
      case 2: letters[at] = random.pick(alphabet)
      case 3: letters.swapAt(at, at + 1)
      default:
        let other = letters[at].isUppercase ? letters[at].lowercased() : letters[at].uppercased()
        letters[at] = Character(other)
      }
    }
    return String(letters)
  }

  /// Returns a property list with a misspelled word among random correct ones, and the offset of the word.
  private func document(
    _ kind: Word, _ random: inout SplitMix64
  ) -> (text: String, word: String, offset: Int) {
    func entry(_ key: String, _ value: String) -> String {
      "<key>\(key)</key>\n<string>\(value)</string>\n"
    }
    let icon = random.pick(IconType.all).value
    let values = ["a", "com.example.a", icon, "envelope", "\(random.int(below: 30))"]
    let keys = ShortcutKey.itemKeys.filter { $0.valueKind == .string }
    var others = keys.filter { _ in random.int(below: 3) == 0 }
      .map { entry($0.name, random.pick(values)) }
    let list = "<key>UIApplicationShortcutItems</key>\n<array>\n<dict>\n"
    let end = "</dict>\n</array>\n"
    var word = ""
    var text = Self.head
    switch kind {
    case .itemKey:
      word = misspelled(random.pick(keys).name, &random)
      others.insert(entry(word, random.pick(values)), at: random.int(below: others.count + 1))
      text += list + others.joined() + end
    case .rootKey:
      word = misspelled(random.pick(ShortcutKey.rootKeys).name, &random)
      if random.int(below: 2) == 0 { text += list + end }
      text += "<key>\(word)</key>\n<array/>\n"
    case .iconType:
      word = misspelled(
        random.int(below: 4) == 0 ? String(icon.dropFirst(29)) + "x" : icon, &random)
      others.removeAll { $0.contains("IconType<") }
      text += list + others.joined() + entry(ShortcutKey.iconType.name, word) + end
    }
    let start = text.range(of: ">\(word)<").map { $0.lowerBound.utf16Offset(in: text) + 1 } ?? 0
    return (text + "</dict>\n</plist>\n", word, start)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func findingFixAndHoverAgree(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let rules = [
      UnknownKey.description.id, MisspelledRootKey.description.id, UnknownIconType.description.id,
    ]
    var suggestions = 0
    for _ in 0..<600 {
      let kind = random.pick(Word.allCases)
      let (text, word, offset) = document(kind, &random)
      let plist = InfoPlist(SyntaxTree(text))
      let finding = Validator.findings(in: plist).first {
        rules.contains($0.rule) && $0.range.touches(offset)
      }
      guard let finding else { continue }
      for language in Language.allCases {
        let hover = HoverProvider.hover(at: offset, in: plist, language: language)
        let page =
          hover?.title == ShortcutKey.iconType.name && kind == .iconType ? nil : hover?.title
        #expect(page == suggestion(of: finding, language), "“\(word)” in\n\(text)")
      }
      guard let meant = suggestion(of: finding, .english) else { continue }
      suggestions += 1
      let fixes = finding.fixes.flatMap(\.edits).map(\.replacement)
      #expect(fixes.allSatisfy { $0.isEmpty || $0 == meant }, "\(word): \(fixes)")
    }
    #expect(suggestions > 200)
  }

  private func suggestion(of finding: Finding, _ language: Language) -> String? {
    let question = language == .english ? "did you mean “" : "是不是“"
    let message = finding.message[language]
    // For a space the message describes its position, and the fix contains the name.
    if message.contains(language == .english ? "there is a space" : "有空格") {
      return finding.fixes.flatMap(\.edits).map(\.replacement).first
    }
    guard let start = message.range(of: question)?.upperBound else { return nil }
    return String(message[start...].prefix { $0 != "”" })
  }

  /// The item has that key already: the finding says so, and the hover does not suggest it again.
  @Test func aLeftOverKeyIsNotSuggestedAgain() throws {
    let text =
      Self.head + """
        <key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemTypo</key><string>a</string>
        <key>UIApplicationShortcutItemType</key><string>b</string>
        </dict></array></dict></plist>
        """
    let plist = InfoPlist(SyntaxTree(text))
    let offset = try #require(text.range(of: "ItemTypo")).lowerBound.utf16Offset(in: text)
    #expect(
      Validator.findings(in: plist).contains {
        $0.message.english.hasSuffix("the item has “UIApplicationShortcutItemType” already.")
      })
    #expect(HoverProvider.hover(at: offset, in: plist, language: .english) == nil)
  }
}
