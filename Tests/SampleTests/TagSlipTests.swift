import AppFiles
import Checks
import Foundation
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// One typo in one tag of a correct file, and the result of fixing all: the values before the typo, or the
/// unchanged file. Foundation's reader decides.
@Suite struct TagSlipTests {
  /// The clean samples, and some real files if they exist next to the project.
  static let paths: [String] = {
    var paths = ((try? Project.files(below: "Samples/Clean", suffix: ".plist")) ?? [])
      .map { Project.url($0).path() }
    if let folder = Project.beside("shared/corpus/plists") {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
      paths += names.sorted().prefix(6).map { folder.appending(path: $0).path() }
    }
    return paths
  }()

  @Test(arguments: paths) func slipsNeverBecomeValues(_ path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let text = SourceText(bytes)
    guard DocumentKind(bytes) == .propertyList, let meant = TagSlip.values(bytes),
      let right = TagSlip.values(TagSlip.fixed(text).bytes)
    else { return }
    let tags = text.string.ranges(of: /<\/?[a-z]+(?: [^<>]*)?\/?>/)
    var random = SplitMix64(seed: 7)
    var repaired = 0
    for _ in 0..<60 {
      let range = random.pick(tags)
      let slipped = TagSlip.slip(String(text.string[range]), &random)
      let broken = SourceText(text.string.replacingCharacters(in: range, with: slipped))
      guard TagSlip.values(broken.bytes) == nil else { continue }
      let result = TagSlip.fixed(broken)
      guard result != broken else { continue }
      let values = TagSlip.values(result.bytes)
      #expect(values == meant || values == right, "\(text.string[range]) as \(slipped)")
      #expect(TagSlip.fixed(result) == result)
      repaired += 1
    }
    #expect(repaired > 10)
  }

  @Test(arguments: [
    ("<string>Play</>", "<string>Play</string>"),
    ("<string>Play</s tring>", "<string>Play</string>"),
    ("<string>Play</st\nring>", "<string>Play</string>"),
    ("<string>Play&lt;/string>", "<string>Play</string>"),
    ("<string>Play</name>", "<string>Play</string>"),
    ("string>Play</string>", "<string>Play</string>"),
    ("<string>Play<string>", "<string>Play</string>"),
    ("<string>Play</string", "<string>Play</string>"),
    ("<sting>Play</string>", "<string>Play</string>"),
    // A possible superfluous letter is left to a person.
    ("<string>Play/string>", nil),
    ("<stringPlay</string>", nil),
    ("<integer>5</string>", nil),
    ("(string)Play</string>", nil),
    ("<string\n\t\tPlay</string>", nil),
    ("<string>Play[/string]", nil),
    ("<string>Play<string/>", "<string>Play</string>"),
    ("<string>Play[/string]\n", nil),
    ("<string</string>", nil),
    // Another type is not a repair.
    ("<integer>1.0</integer>", nil),
    ("<real>1</real", "<real>1</real>"),
    ("<data/>", nil),
    // The last letter of a tag may have moved into an empty text.
    ("<strin>g</string>", nil),
    ("<string&lt;>Play</string>", "<string>Play</string>"),
    ("éstring>Play</string>", nil),
    // The start tag is missing, rather than an end tag too many; and one start tag is superfluous.
    ("\t<string>Play</string>\n\t</array>", nil),
    ("<array><array>\n\t\t<string>Play</string>\n\t</array>", nil),
  ]) func oneReadingOnly(_ broken: String, _ expected: String?) {
    func whole(_ value: String) -> SourceText {
      SourceText(
        """
        <plist version="1.0">
        <dict>
        \t<key>UIApplicationShortcutItemTitle</key>
        \t\(value)
        \t<key>CFBundleVersion</key>
        \t<string>1</string>
        </dict>
        </plist>
        """)
    }
    let result = TagSlip.fixed(whole(broken))
    #expect(result.string == whole(expected ?? broken).string)
  }

  /// The lines of a file determine its containers if they leave no doubt.
  @Test(arguments: [
    // A start tag twice, and an end tag with its slash at another position: no empty item is created.
    ("\t\t<dict>\n\t\t\t<key>A", "\t\t<dict>\n\t\t<dict>\n\t\t\t<key>A"),
    ("\t\t</dict>\n\t\t<dict>", "\t\t<dict/>\n\t\t<dict>"),
    ("\t</array>", "\t<array/>"),
    // A lost end tag before lines with another indentation.
    ("\t</array>\n\t<key>C</key>\n\t<true/>", "    <key>C</key>\n    <true/>"),
    // A start tag that closes itself, so that an end tag seems superfluous.
    ("\t<dict>\n\t\t<key>E", "\t<dict/>\n\t\t<key>E"),
    // A list without its start tag, whose values look like keys.
    (
      "<key>C</key>\n\t<true/>",
      "<key>C</key>\n\t<array/>\n\t\t<string>UIPortrait</string>\n\t\t<string>UILeft</string>\n\t\t<string>UIRight</string>\n\t</array>"
    ),
    // Two tags that are exchanged.
    ("<string>a</string>\n\t\t\t<key>B</key>", "<string>a<key>\n\t\t\t</string>B</key>"),
    ("\t</array>\n\t<key>C</key>", "\t<key>\n\t</array>C</key>"),
  ]) func linesInventNothing(_ old: String, _ new: String) throws {
    let right = """
      <plist version="1.0">
      <dict>
      \t<key>UIApplicationShortcutItems</key>
      \t<array>
      \t\t<dict>
      \t\t\t<key>A</key>
      \t\t\t<string>a</string>
      \t\t\t<key>B</key>
      \t\t\t<string>b</string>
      \t\t</dict>
      \t\t<dict>
      \t\t\t<key>A</key>
      \t\t\t<string>c</string>
      \t\t</dict>
      \t</array>
      \t<key>C</key>
      \t<true/>
      \t<key>D</key>
      \t<dict>
      \t\t<key>E</key>
      \t\t<string>e</string>
      \t</dict>
      </dict>
      </plist>

      """
    let place = try #require(right.range(of: old))
    let broken = SourceText(right.replacingCharacters(in: place, with: new))
    let result = TagSlip.fixed(broken)
    #expect(result == broken || TagSlip.values(result.bytes) == TagSlip.values(Array(right.utf8)))
    #expect(TagSlip.values(broken.bytes) == nil)
  }

  /// It is not known whether the space before a lost end tag belongs to the text.
  @Test func aBlankBeforeALostEndTagIsNotLost() {
    func file(_ end: String) -> SourceText {
      SourceText(
        "<plist version=\"1.0\">\n<dict>\n\t<key>A</key>\n\t<dict>\n\t\t<key>B</key>\n\t\t<string>Wang\(end)\n</dict>\n</plist>\n"
      )
    }
    let broken = file(" </dict>\n\t</string>")
    #expect(TagSlip.fixed(broken) == broken)
    let meant = TagSlip.values(file("</string>\n\t</dict>").bytes)
    #expect(
      meant != nil && TagSlip.values(TagSlip.fixed(file("</dict>\n\t</string>")).bytes) == meant)
  }

  /// A byte that is not UTF-8 is not written as U+FFFD.
  @Test func whatCannotBeReadIsNotWritten() {
    func file(_ name: [UInt8]) -> SourceText {
      SourceText(
        Array("<dict>\n\t<key>A</key>\n\t".utf8) + name
          + Array("\n\t<key>B</key>\n\t<true/>\n</dict>\n".utf8))
    }
    let plain = file(Array("Noel".utf8))
    #expect(TagSlip.fixed(plain).string.contains("<string>Noel</string>"))
    let latin1 = file([0x4E, 0x6F, 0xEB, 0x6C])
    #expect(TagSlip.fixed(latin1) == latin1)
  }

  /// Repairs are tried when fixes are requested, not at every keystroke.
  @Test func findingsAloneTryNoRepairs() {
    let text = SourceText("<dict>\n\t<kye>CFBundleName</key>\n\t<string>Notes</string>\n</dict>\n")
    let file = CheckableFile.propertyList(InfoPlist(SyntaxTree(text)), nil)
    let findings = file.findings()
    let repair = file.settled(findings).flatMap(\.fixes).first { $0.isPreferred }
    #expect(repair?.edits.isEmpty == false)
    #expect(!findings.flatMap(\.fixes).contains { $0.edits == repair?.edits && $0.isPreferred })
  }

  /// More errors than are recorded for a file, or than the rounds of fixing can remove.
  @Test(.timeLimit(.minutes(40))) func thereIsNoEndOfFixing() {
    let text = SourceText(
      "<plist><string>" + String(repeating: "A & B ", count: 60_000) + "</string></plist>")
    let file = CheckableFile.propertyList(InfoPlist(SyntaxTree(text)), nil)
    let result = FixAll.result(for: text) { file.read($0, CheckOptions().forFixing) }
    #expect(result.fixed == 60_000)
    #expect(result.remaining == [])
  }

  /// A file with too many broken tags is not changed, and its findings are those of a check.
  @Test func tooManyBrokenTagsAreLeft() {
    let text = SourceText(
      "<plist><dict>" + String(repeating: "<key>a<string>b\n", count: 3000) + "</dict></plist>")
    let file = CheckableFile.propertyList(InfoPlist(SyntaxTree(text)), nil)
    let result = FixAll.result(for: text) { file.read($0, CheckOptions().forFixing) }
    #expect(result.fixed == 0 && result.text == text)
    #expect(result.remaining.map(\.message) == file.settled(file.findings()).map(\.message))
  }

  @Test func theStartTagFollowsItsEndTag() {
    let text = SourceText("<dict>\n\t<kye>CFBundleName</key>\n\t<string>Notes</string>\n</dict>\n")
    let expected = "<dict>\n\t<key>CFBundleName</key>\n\t<string>Notes</string>\n</dict>\n"
    #expect(TagSlip.fixed(text).string == expected)
  }

  /// Apple's reader takes the key for a string; after a repair of the rest it would not.
  @Test func whatIsReadStaysReadable() {
    let text = SourceText(
      "<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<array>\n\t\t<string>a</string>\n\t<key>b</key></array>\n</dict>\n</plist>\n"
    )
    #expect(TagSlip.values(text.bytes) != nil)
    #expect(TagSlip.fixed(text) == text)
  }

  /// Two distant typos are both repaired, or neither.
  @Test func halfOfARepairIsNone() {
    let text = SourceText(
      "<dict>\n\t<kye>A</key>\n\t<string>a</string>\n\t<key>B</key>\n\t<key>C</key>\n\t<string>c</string>\n</dict>\n"
    )
    #expect(TagSlip.fixed(text) == text)
  }

  /// Missing values are offered and never inserted automatically.
  @Test func nothingIsInvented() {
    let text = SourceText(
      "<dict><key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>com.example.newNote</string></dict></array></dict>"
    )
    let findings = CheckableFile.propertyList(InfoPlist(SyntaxTree(text)), nil).findings()
    #expect(findings.contains { $0.rule == "missing-required-key" && !$0.fixes.isEmpty })
    #expect(TagSlip.fixed(text) == text)
  }
}
