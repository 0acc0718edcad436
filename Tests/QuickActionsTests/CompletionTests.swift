import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Guide
@testable import Linter

/// Proposals, tested by the document after accepting one.
@Suite struct CompletionTests {
  func proposals(_ marked: String) -> (text: String, items: [Completion]) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    let plist = InfoPlist(SyntaxTree(text))
    return (text, CompletionProvider.completions(at: parts[0].utf8.count, in: plist))
  }

  /// Returns the document after accepting a proposal; `‸` marks its placeholders.
  func accepting(_ label: String, in marked: String) -> String {
    let (text, items) = proposals(marked)
    guard let item = items.first(where: { $0.label == label }) else {
      return "no \(label) among \(items.map(\.label))"
    }
    let snippet = item.insertion.snippet.parts.map { part in
      switch part {
      case .text(let text): text
      case .stop, .choice: "‸" + part.text
      }
    }.joined()
    let edits = [TextEdit(item.insertion.range, snippet), item.insertion.keyChange]
    return SourceText(text).applying(edits.compactMap(\.self)).string
  }

  func item(_ inner: String) -> String {
    """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<dict>
    \(inner)
    \t\t</dict>
    \t</array>
    </dict>
    </plist>
    """
  }

  static let title = "UIApplicationShortcutItemTitle"

  @Test(arguments: ["|", "<|", "<k|", "<key|", "UIApp|", "UIApp|lication", "<UIAp|"])
  func aKeyInAnItem(_ typed: String) {
    let expected = item("\t\t\t<key>\(Self.title)</key>\n\t\t\t<string>‸</string>")
    #expect(accepting(Self.title, in: item("\t\t\t\(typed)")) == expected)
  }

  @Test(arguments: [
    "<key>|", "<key>UIApp|", "<key>UIApp|lication", "<key>UIApp|</key>", "<key>|</key>",
    "<key>UIApp|</", "<key>UIApp|</ke",
  ])
  func aKeyThatHasBeenBegun(_ typed: String) {
    let expected = item("\t\t\t<key>\(Self.title)</key>\n\t\t\t<string>‸</string>")
    #expect(accepting(Self.title, in: item("\t\t\t\(typed)")) == expected)
  }

  @Test func aKeyBeforeAValueThatIsThere() {
    let value = "\n\t\t\t<string>New</string>"
    let expected = item("\t\t\t<key>\(Self.title)</key>" + value)
    for typed in ["<key>UI|</key>", "<key>UI|", "<key>|", "|", "<ke|"] {
      #expect(accepting(Self.title, in: item("\t\t\t" + typed + value)) == expected, "\(typed)")
    }
  }

  /// Only one icon is shown, so keys of other icons are not proposed first.
  @Test(arguments: ShortcutKey.iconPrecedence)
  func anotherIconComesLast(_ icon: ShortcutKey) {
    let source = item("\t\t\t<key>\(icon.name)</key>\n\t\t\t<string>a</string>\n\t\t\t|")
    let labels = proposals(source).items.map(\.label)
    #expect(labels.count == 6)
    #expect(labels.prefix(4).allSatisfy { !$0.contains("Icon") })
  }

  /// Accepted without changes, proposals give quick actions without findings, and the code action gives the
  /// same.
  @Test func anotherQuickActionRepeatsNothing() throws {
    var text =
      "<plist version=\"1.0\">\n<dict>\n\t<key>CFBundleName</key>\n\t<string>A</string>\n\t|\n</dict>\n</plist>\n"
    text = accepting("UIApplicationShortcutItems", in: text).split(separator: "‸").joined()
    for number in 2...9 {
      let marked = text.split(separator: "\t</array>", maxSplits: 1).joined(
        separator: "\t\t|\n\t</array>")
      let plist = InfoPlist(SyntaxTree(text))
      let added = try CodeActionRegistry.actions(
        for: CodeActionContext(
          .propertyList(plist, nil),
          selection: ByteRange(
            at: #require(plist.declarations[0].key.map { plist.tree[$0].start })),
          findings: [])
      ).first { $0.title.english == "Add a quick action" }
      let byAction = try SourceText(text).applying(#require(added).change().edits).string
      text = accepting("<dict>", in: marked).split(separator: "‸").joined()
      #expect(text == byAction)
      let result = InfoPlist(SyntaxTree(text))
      #expect(result.items.count == number)
      #expect(Validator.findings(in: result).filter { $0.severity < .information } == [])
      for key in [ShortcutKey.type, .title, .iconType] {
        #expect(Set(result.items.compactMap { $0.string(key) }).count == number, "\(key.name)")
      }
    }
  }

  @Test func nothingIsProposedTwice() {
    let source = item(
      "\t\t\t<key>UIApplicationShortcutItemType</key>\n\t\t\t<string>a</string>\n\t\t\t|")
    let labels = proposals(source).items.map(\.label)
    #expect(!labels.contains("UIApplicationShortcutItemType"))
    #expect(labels.first == Self.title)
    #expect(labels.count == 6)
  }

  @Test func theRequiredComeFirst() {
    let labels = proposals(item("\t\t\t|")).items.sorted { $0.sortText < $1.sortText }.map(\.label)
    #expect(labels.prefix(2) == ["UIApplicationShortcutItemType", Self.title])
  }

  @Test func anItemOnOneLineIsUnfolded() {
    let source =
      "<plist><dict><key>UIApplicationShortcutItems</key>\n\t<array>\n\t\t<dict>|</dict>\n\t</array></dict></plist>"
    let expected =
      "<plist><dict><key>UIApplicationShortcutItems</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>\(Self.title)</key>\n\t\t\t<string>‸</string>\n\t\t</dict>\n\t</array></dict></plist>"
    #expect(accepting(Self.title, in: source) == expected)
  }

  @Test func spacesAndCRLFAreKept() {
    let source = item("\t\t\t|").split(separator: "\t").joined(separator: "  ")
      .replacingNewlines(with: "\r\n")
    let insertion = proposals(source).items.first { $0.label == Self.title }?.insertion
    #expect(insertion?.newline == "\r\n")
    #expect(insertion?.lineIndentation.allSatisfy { $0 == " " } ?? false)
  }

  @Test(arguments: [
    "<string>|</string>", "<string>comp|</string>", "<string>|", "<string>comp|",
    "<string>UIApplicationShortcutIconType|Add</string>", "<string>comp|</", "<string>comp|</str",
    "<|", "<str|", "|",
  ])
  func anIconType(_ typed: String) {
    let key = "\t\t\t<key>UIApplicationShortcutItemIconType</key>\n\t\t\t"
    let value = "UIApplicationShortcutIconTypeCompose"
    let source = item(key + typed)
    #expect(accepting(value, in: source) == item(key + "<string>\(value)</string>"))
    let icons = proposals(source).items.filter { $0.kind == .iconType }
    #expect(icons.count == (typed.contains("comp") ? 1 : 29))
  }

  // MARK: Layout

  @Test func aLoneIndentationOfSpacesIsKept() {
    let source = "<plist version=\"1.0\">\n<dict>\n  |\n</dict>\n</plist>"
    let after = accepting("UIApplicationShortcutItems", in: source)
    #expect(after.contains("\n  <array>\n    <dict>\n      <key>"))
    #expect(!after.contains("\t"))
  }

  @Test func theTypesOfTheFileGoOn() {
    let source = """
      <plist version="1.0"><dict>
      <key>UIApplicationShortcutItems</key>
      <array>
        <dict><key>UIApplicationShortcutItemType</key><string>com.example.app.a</string></dict>
        <dict><key>UIApplicationShortcutItemType</key><string>com.example.app.b</string></dict>
        <dict><key>UIApplicationShortcutItemType</key><string>|</string></dict>
      </array>
      </dict></plist>
      """
    #expect(
      proposals(source).items.map(\.label) == ["com.example.app.", "$(PRODUCT_BUNDLE_IDENTIFIER)."])
  }

  @Test func theRootDictionary() {
    let source = "<plist version=\"1.0\">\n<dict>\n\t|\n</dict>\n</plist>"
    #expect(
      proposals(source).items.map(\.label)
        == ["UIApplicationShortcutItems", "UIApplicationShortcutWidget"])
    #expect(
      accepting("UIApplicationShortcutItems", in: source) == """
        <plist version="1.0">
        <dict>
        \t<key>UIApplicationShortcutItems</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>UIApplicationShortcutItemType</key>
        \t\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER).‸newaction</string>
        \t\t\t<key>UIApplicationShortcutItemTitle</key>
        \t\t\t<string>‸New Action</string>
        \t\t\t<key>UIApplicationShortcutItemIconType</key>
        \t\t\t<string>UIApplicationShortcutIconType‸Compose</string>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>
        """)
  }

  @Test(arguments: ["|", "<|", "<di|"]) func aWholeItem(_ typed: String) {
    let source =
      "<plist>\n<dict>\n\t<key>UIApplicationShortcutItems</key>\n\t<array>\n\t\t\(typed)\n\t</array>\n</dict>\n</plist>"
    let after = accepting("<dict>", in: source)
    #expect(SyntaxTree(after).issues == [], "\(after)")
    #expect(after.contains("\n\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n"))
    #expect(after.contains("\n\t\t</dict>\n\t</array>"))
  }

  @Test(arguments: [
    // Comments, other dictionaries, user info, declarations.
    "<plist><dict><!-- | --></dict></plist>",
    "<plist><dict><key>Other</key><dict>|</dict></dict></plist>",
    "<plist><dict><key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemUserInfo</key><dict>|</dict></dict></array></dict></plist>",
    "<plist><dict><key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemUserInfo</key><dict><key>|</key></dict></dict></array></dict></plist>",
    "<?xml version=\"1.0\"|?><plist><dict/></plist>",
    "<pl|ist><dict></dict></plist>", "<plist>|<dict></dict></plist>",
    "<plist><dict></d|ict></plist>",
    "<plist><dict><key>a</k|ey><true/></dict></plist>",
    "<plist><dict><key>CFBundleName</key><string>|</string></dict></plist>",
    "<plist><dict><key>_UIApplicationShortcutItems</key><array>|</array></dict></plist>",
    "<plist><dict><key>UIApplicationShortcutItems</key>|<array/></dict></plist>",
  ])
  func nothingWhereItWouldBeWrong(_ source: String) {
    #expect(proposals(source.contains("|") ? source : "|").items.isEmpty)
  }

  /// Unfinished files at every offset: accepting any proposal does not make the syntax worse.
  @Test func acceptingNeverBreaksAFile() {
    let sources = [
      item("\t\t\t<key>UIApplicationShortcutItemType</key>\n\t\t\t<string>a</string>"),
      item("\t\t\t<key>UIApplicationShortcutItemIconType</key>\n\t\t\t<string>"),
      item("\t\t\t<key>UIApp"),
      item("\t\t\t<key>UIApp</"), item("\t\t\t</"),
    ]
    for source in sources {
      let text = SourceText(source)
      let before = SyntaxTree(text)
      let plist = InfoPlist(before)
      for offset in 0...text.length {
        for completion in CompletionProvider.completions(at: offset, in: plist) {
          let insertion = completion.insertion
          #expect(insertion.range.touches(offset))
          let lines = text.lines
          #expect(lines.line(at: insertion.range.start) == lines.line(at: insertion.range.end))
          let edits =
            [insertion.indentation, insertion.keyChange].compactMap(\.self)
            + [TextEdit(insertion.range, insertion.snippet.plainText)]
          let after = SyntaxTree(text.applying(edits))
          #expect(
            after.issues.count <= before.issues.count,
            "\(completion.label) at \(offset): \(after.source.string)")
        }
      }
    }
  }
}
