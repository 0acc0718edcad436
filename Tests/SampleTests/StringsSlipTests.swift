import AppFiles
import Checks
import Foundation
import Linter
import RuleSubjects
import SourceText
import TestKit
import Testing

/// One typo anywhere in a correct strings file, and the result of fixing all: the texts before the typo, or
/// the unchanged file. Foundation's reader decides.
@Suite struct StringsSlipTests {
  static let files = [
    "\"Add\" = \"Neu\";\n\"Drafts\" = \"Entwürfe\";\n/* the last */\n\"Say\" = \"Sage \\\"ja\\\"\";\n",
    "// names\r\nkey.a = \"One\";\r\n\"b\"=\"\\U00fc \\n\";\r\n\r\n\"新建\" = \"New note\";",
    "\"shortcut.add\"\t= \"Add\"; // new\n\"A = B\" = \"x; y\";\n\"d\" = 'it';\n",
  ]

  private static let intruders = [
    "x", "5", " ", "\"", "'", ";", "=", "\\", "/", "*", "\n", "“", "é", ".",
  ]

  private static func slips(_ text: String, _ random: inout SplitMix64) -> [String] {
    let letters = Array(text)
    return letters.indices.flatMap { at -> [String] in
      var results = [letters, letters, letters, letters, letters]
      results[0].remove(at: at)
      results[1].insert(letters[at], at: at)
      if at + 1 < letters.count { results[2].swapAt(at, at + 1) }
      results[3].replaceSubrange(at...at, with: Array(random.pick(intruders)))
      results[4].insert(contentsOf: Array(random.pick(intruders)), at: at)
      return results.map { String($0) }
    }
  }

  private static func texts(_ text: String) -> [String: String]? {
    (try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil))
      as? [String: String]
  }

  private static func fixed(_ text: String) -> String {
    let file = CheckableFile.translations(
      CheckedTranslations(
        TranslationFile("/App/de.lproj/InfoPlist.strings", bytes: Array(text.utf8)), usedBy: nil))
    return FixAll.result(for: file.text) { file.read($0) }.text.string
  }

  @Test(arguments: files) func slipsNeverBecomeTexts(_ text: String) throws {
    let meant = try #require(Self.texts(text))
    #expect(Self.fixed(text) == text)
    var random = SplitMix64(seed: 11)
    var repaired = 0
    for broken in Self.slips(text, &random) {
      let result = Self.fixed(broken)
      guard result != broken else { continue }
      // Texts that Foundation reads, complete or not, are still read.
      let before = Self.texts(broken)
      let after = Self.texts(result)
      #expect(
        after == meant || before != nil && after == before,
        "\(broken.debugDescription) -> \(result.debugDescription)")
      #expect(Self.fixed(result) == result)
      if after == meant, before != meant { repaired += 1 }
    }
    #expect(repaired > 2)
  }

  @Test(arguments: [
    "Add\" = \"Neu\";", "\"Add\" = \"Neu\"\";", "\"Add = \"Neu\";", "\"Add\"\" = \"Neu\";",
    "\"Add\" = Neu\";", "\"Add\" = \"Neu;", "\"Add\" = \"N\"eu;", "\"Add\" = \"N\"eu\";",
  ]) func quotesAreLeftToAPerson(_ text: String) {
    let whole = "\"A\" = \"a\";\n\(text)\n\"B\" = \"b\";\n"
    #expect(Self.fixed(whole) == whole)
  }

  /// A semicolon before a word may replace a quote or a letter.
  @Test func aSemicolonBeforeAWordStays() {
    for text in [";FBundleDisplayName = \"Neu\";\n", "\"a\" = \"b\";;c = d;\n"] {
      #expect(Self.fixed(text) == text)
    }
    #expect(Self.fixed("\"a\" = \"b\";;\n") == "\"a\" = \"b\";\n")
  }

  /// A character next to a word without quotes may have replaced one of its letters, or a line break may have
  /// been inserted.
  @Test(arguments: ["key = valu;;\n\"a\" = \"b\";\n", "\"a\" = \"b\";\nkey = val\nue;\n"])
  func wordsAreNotCut(_ text: String) {
    #expect(Self.fixed(text) == text)
  }

  /// A text that begins similarly to a comment may be one with a typo.
  @Test(arguments: ["/= second\n\"a\" = \"b\";\n", "/ = second\n\"a\" = \"b\";\n"])
  func noEntryIsMadeOfAComment(_ text: String) {
    #expect(Self.fixed(text) == text)
  }

  @Test func wholeWordsGetTheirSemicolon() {
    #expect(Self.fixed("key = value\n\"a\" = \"b\";\n") == "key = value;\n\"a\" = \"b\";\n")
    #expect(Self.fixed("\"a\" = \"b\"\nkey;\n") == "\"a\" = \"b\";\nkey;\n")
  }

  /// Removing an entry preserves all comments, around it and in it.
  @Test(arguments: [
    ("/*a*/\"k\" /*b*/ = \"v\"/*c*/;\n\"l\" = \"w\";\n", "/*a*//*b*/\n/*c*/\n\"l\" = \"w\";\n"),
    ("// a\n\"k\" = // b\n\"v\"; \"l\" = \"w\";\n", "// a\n// b\n \"l\" = \"w\";\n"),
    ("/* a */\n\"k\" = \"v\"; // b\n", "/* a */\n // b\n"),
    ("/* a */\n\"k\" = \"v\";\n", "/* a */\n"),
  ])
  func removingKeepsComments(_ text: String, _ result: String) throws {
    let file = TranslationFile("/App/de.lproj/InfoPlist.strings", SourceText(text))
    let edit = try #require(file.removing(entryAt: 0))
    #expect(SourceText(text).applying([edit]).string == result)
  }

  /// More errors than are recorded for a file, or than the rounds of fixing can remove.
  @Test(.timeLimit(.minutes(40))) func thereIsNoEndOfFixing() {
    let count = 60_000
    let entries = (0..<count).map { "\"k\($0)\" \"v\"" }
    let text = SourceText(entries.joined(separator: ";\n") + ";\n")
    let file = CheckableFile.translations(
      CheckedTranslations(TranslationFile("/App/de.lproj/InfoPlist.strings", text), usedBy: nil))
    let result = FixAll.result(for: text) { file.read($0, CheckOptions().forFixing) }
    #expect(result.fixed == count)
    #expect(result.remaining == [])
  }
}
