import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Linter
@testable import RuleSubjects

/// Findings of a strings file that are updated after an edit in a value are those of the whole file.
@Suite struct KeptTranslationsTests {
  private static let texts = [
    "\"a\" = \"Neu & gut\";\n/* note */ \"b\" = \"Öffnen 🎉\";\n// end\n\"c\" = \"\";\n",
    "\"a\" = \"1\";\n\"b\" = \"say \\\"hi\\\"\";\n\"a\" = \"2\"; // twice\n'c' = 'd';\n\"e\" = \"f\ng\";\n",
    "\"shortcut.old\" = \"Old\";\r\n\"shortcut.new\" = \"New\";\r\nbare = word;\r\n",
    "\"a\" = \"x\";\n\"b\" \"no equals\";\n",
  ]

  private static let list = InfoPlist(
    SyntaxTree(
      """
      <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemTitle</key><string>shortcut.new</string>
      </dict></array></dict></plist>
      """))

  @Test func areThoseOfTheWholeAfterAnyEdits() {
    var random = SplitMix64(seed: 31)
    var count = 0
    for text in Self.texts {
      for _ in 0..<60 {
        var source = SourceText(text)
        func whole() -> CheckableFile {
          .translations(
            CheckedTranslations(
              TranslationFile("/App/de.lproj/InfoPlist.strings", source), usedBy: [Self.list]))
        }
        var kept = KeptFindings(whole())
        var caret = random.int(below: source.length + 1)
        for _ in 0..<6 {
          caret = min(caret, source.length)
          let isDeletion = random.int(below: 4) == 0
          let range = ByteRange(start: isDeletion ? max(0, caret - 1) : caret, end: caret)
          let new = isDeletion ? "" : random.pick(["x", "é", " ", "\"", "\\", ";", "\n", "=", "/"])
          let value = kept.value(around: range, in: source)
          source.replace(range, with: Array(new.utf8))
          caret = range.start + new.utf8.count
          if let value, kept.update(value, in: source) {
            count += 1
          } else {
            kept = KeptFindings(whole())
          }
          #expect(kept.findings == whole().findings(), "\(source.string)")
        }
      }
    }
    #expect(count > 30)
  }
}
