import AppFiles
import Checks
import EditorFeatures
import Linter
import PropertyList
import SourceText
import Testing

/// The refactorings by example.
@Suite struct RefactoringExampleTests {
  private let text = """
    <plist version="1.0">
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array>
    \t\t<!-- quickactions:disable empty-type -->
    \t\t<!-- the first,
    \t\t     on two lines -->
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.a</string>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>A</string> <!-- short -->
    \t\t\t<key>UIApplicationShortcutItemIconType</key>
    \t\t\t<string>UIApplicationShortcutIconTypeAdd</string>
    \t\t</dict> <!-- end of A -->

    \t\t<!-- the second -->
    \t\t<dict>
    \t\t\t<key>UIApplicationShortcutItemType</key>
    \t\t\t<string>com.example.b</string>
    \t\t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t\t<string>B</string>
    \t\t</dict>
    \t\t<!-- no more -->
    \t</array>
    </dict>
    </plist>

    """

  private func apply(_ title: String, to text: String, at place: String) throws -> String {
    let range = try #require(text.range(of: place))
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let plist = InfoPlist(SyntaxTree(text))
    let context = CodeActionContext(
      .propertyList(plist, nil), selection: ByteRange(at: offset), findings: [])
    let actions = CodeActionRegistry.actions(for: context)
    let action = try #require(
      actions.first { $0.title.english.hasPrefix(title) && $0.obstacle == nil },
      "\(actions.map(\.title.english))")
    return SourceText(text).applying(action.change().edits).string
  }

  @Test func commentsGoWithTheirItem() throws {
    let moved = try apply("Move “A” down", to: text, at: "com.example.a")
    #expect(
      moved.contains(
        "<array>\n\t\t<!-- quickactions:disable empty-type -->\n\t\t<!-- the second -->\n\t\t<dict>"
      ))
    #expect(
      moved.contains("\t\t</dict>\n\n\t\t<!-- the first,\n\t\t     on two lines -->\n\t\t<dict>"))
    #expect(
      moved.contains("\t\t</dict> <!-- end of A -->\n\t\t<!-- no more -->\n\t</array>"))
    #expect(try apply("Move “A” up", to: moved, at: "com.example.a") == text)
    let removed = try apply("Remove “A”", to: text, at: "com.example.a")
    #expect(!removed.contains("the first") && !removed.contains("end of A"))
    #expect(removed.contains("disable empty-type -->\n\n\t\t<!-- the second -->"))
  }

  @Test func theListGoesWithItsOnlyItem() throws {
    let without = try apply("Remove “A”", to: text, at: "com.example.a")
    let kept = try apply("Remove “B”", to: without, at: "com.example.b")
    #expect(kept.contains("<key>UIApplicationShortcutItems</key>"))
    #expect(kept.contains("disable empty-type") && kept.contains("no more"))
    let item = "<dict><key>UIApplicationShortcutItemTitle</key><string>C</string></dict>"
    for (list, rest) in [
      ("<array>\(item)</array>", ""), ("<array>\n\t\t<!-- c -->\n\t\t\(item)\n\t</array>", ""),
    ] {
      let head = "<plist version=\"1.0\">\n<dict>\n\t<!-- menu -->\n"
      let tail = "\t<key>CFBundleName</key>\n\t<string>C</string>\n</dict>\n</plist>\n"
      let whole = head + "\t<key>UIApplicationShortcutItems</key>\n\t\(list)\n" + tail
      #expect(
        try apply("Remove “C”", to: whole, at: "UIApplicationShortcutItemTitle") == head + rest
          + tail)
    }
  }

  @Test func whatCannotBeMovedSaysWhy() {
    let plist = InfoPlist(SyntaxTree(text))
    let context = CodeActionContext(
      .propertyList(plist, nil), selection: plist.tree[plist.items[0].node].startTag, findings: [])
    let moves = CodeActionRegistry.actions(for: context, of: [.move])
    #expect(moves.map { $0.obstacle?.english } == ["It is the first already.", nil])
  }

  /// A caret in the indentation of a line gets the same actions as the line.
  @Test func actionsInTheIndentation() throws {
    for place in [
      "\t\t<dict>\n", "\t\t\t<string>com.example.a", "\t\t\t<key>UIApplicationShortcutItemTitle",
    ] {
      #expect(
        try apply("Remove “A”", to: text, at: place)
          == apply("Remove “A”", to: text, at: "com.example.a"))
    }
    let misspelled = text.split(separator: "IconTypeAdd").joined(separator: "IconTypAdd")
    let plist = InfoPlist(SyntaxTree(misspelled))
    let start = try #require(misspelled.range(of: "\t\t\t<string>UIApp")).lowerBound
    for shift in 0...3 {
      let context = CodeActionContext(
        .propertyList(plist, nil),
        selection: ByteRange(at: start.utf16Offset(in: misspelled) + shift),
        findings: Validator.findings(in: plist))
      let titles = CodeActionRegistry.actions(for: context, of: [.quickFix]).map(\.title.english)
      #expect(titles.contains { $0.contains("UIApplicationShortcutIconTypeAdd") }, "\(titles)")
    }
  }

  @Test func aDuplicateHasATypeOfItsOwn() throws {
    let twice = try apply("Duplicate “B”", to: text, at: "com.example.b")
    #expect(
      twice.contains(
        "\t\t</dict>\n\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n\t\t\t<string>com.example.b2</string>"
      ))
    let thrice = try apply("Duplicate “B”", to: twice, at: "com.example.b<")
    #expect(thrice.contains("com.example.b3"))
  }

  @Test func aNewActionStandsBehindTheSelectedOrAtTheEnd() throws {
    let behind = try apply("Add a quick action", to: text, at: "com.example.a")
    #expect(
      behind.contains(
        "<!-- end of A -->\n\t\t<dict>\n\t\t\t<key>UIApplicationShortcutItemType</key>\n\t\t\t<string>com.example.newaction</string>"
      ))
    let end = try apply("Add a quick action", to: text, at: "UIApplicationShortcutItems<")
    #expect(
      end.contains(
        "<string>New Action</string>\n\t\t\t<key>UIApplicationShortcutItemIconType</key>\n\t\t\t<string>UIApplicationShortcutIconTypeCompose</string>\n\t\t</dict>\n\t</array>"
      ))
    let app =
      "<plist version=\"1.0\">\n<dict>\n  <key>CFBundleName</key>\n  <string>A</string>\n</dict>\n</plist>\n"
    let first = try apply("Add a quick action", to: app, at: "  <key>")
    #expect(
      first.contains(
        "\n  <key>UIApplicationShortcutItems</key>\n  <array>\n    <dict>\n      <key>UIApplicationShortcutItemType</key>\n      <string>$(PRODUCT_BUNDLE_IDENTIFIER).newaction</string>"
      ))
    #expect(Validator.findings(in: InfoPlist(SyntaxTree(first))) == [])
  }

  /// A list of quick actions in the property list of a non-app target would be an error.
  @Test(arguments: ["NSExtension", "WKApplication"])
  func whatIsNoAppGetsNoActions(_ key: String) throws {
    let other =
      "<plist version=\"1.0\">\n<dict>\n  <key>CFBundleName</key>\n  <string>A</string>\n"
      + "  <key>\(key)</key>\n  <true/>\n</dict>\n</plist>\n"
    let plist = InfoPlist(SyntaxTree(other))
    let range = try #require(other.range(of: "  <key>"))
    let place = other.utf8.distance(from: other.startIndex, to: range.lowerBound)
    let context = CodeActionContext(
      .propertyList(plist, nil), selection: ByteRange(at: place), findings: [])
    #expect(
      !CodeActionRegistry.actions(for: context, of: [.rewrite]).contains {
        $0.title.english == "Add a quick action"
      })
  }

  /// The deployment target of the settings or the project counts, not only that of the file.
  @Test func anIconTypeIsReplacedWhereAllVersionsKnowSymbols() throws {
    let plist = InfoPlist(SyntaxTree(text))
    let context = CodeActionContext(
      .propertyList(plist, nil), selection: plist.tree[plist.items[0].node].startTag, findings: [],
      options: CheckOptions(deploymentTarget: Version(16, 0)))
    let titles = CodeActionRegistry.actions(for: context, of: [.rewrite]).map(\.title.english)
    #expect(titles.contains("Replace the icon type by the SF Symbol “plus”"))
  }

  @Test func keysAreAddedWhereTheyBelong() throws {
    #expect(
      try apply("Add a subtitle", to: text, at: "com.example.a").contains(
        "<!-- short -->\n\t\t\t<key>UIApplicationShortcutItemSubtitle</key>\n\t\t\t<string>Subtitle</string>\n\t\t\t<key>UIApplicationShortcutItemIconType</key>"
      ))
    #expect(
      try apply("Add user info", to: text, at: "com.example.b").contains(
        "<string>B</string>\n\t\t\t<key>UIApplicationShortcutItemUserInfo</key>\n\t\t\t<dict>\n\t\t\t\t<key>key</key>\n\t\t\t\t<string>value</string>\n\t\t\t</dict>\n\t\t</dict>"
      ))
    #expect(
      try apply("Add the SF Symbol “plus”", to: text, at: "com.example.a").contains(
        "IconTypeAdd</string>\n\t\t\t<key>UIApplicationShortcutItemIconSymbolName</key>\n\t\t\t<string>plus</string>"
      ))
    let recent = text.replacing(
      "<dict>\n\t<key>UIApplicationShortcutItems</key>",
      with:
        "<dict>\n\t<key>MinimumOSVersion</key>\n\t<string>15.0</string>\n\t<key>UIApplicationShortcutItems</key>"
    )
    let replaced = try apply("Replace the icon type", to: recent, at: "com.example.a")
    #expect(!replaced.contains("IconType") && replaced.contains("<string>plus</string>"))
  }

  @Test func keysAreSortedWithTheirComments() throws {
    let sorted = try apply("Sort all keys", to: text, at: "<array>")
    #expect(
      sorted.contains(
        "<key>UIApplicationShortcutItemIconType</key>\n\t\t\t<string>UIApplicationShortcutIconTypeAdd</string>\n\t\t\t<key>UIApplicationShortcutItemTitle</key>\n\t\t\t<string>A</string> <!-- short -->\n\t\t\t<key>UIApplicationShortcutItemType</key>"
      ))
    let one = try apply(
      "Sort the keys of this dictionary", to: text,
      at: "\t\t\t<key>UIApplicationShortcutItemType</key>\n\t\t\t<string>com.example.b")
    #expect(one.contains("<string>B</string>\n\t\t\t<key>UIApplicationShortcutItemType</key>"))
    #expect(one.contains("com.example.a</string>\n\t\t\t<key>UIApplicationShortcutItemTitle</key>"))
    let mixed =
      "<plist><dict><key>b</key><true/><key>B</key><true/><key>中</key><true/><key>🎉</key><true/><key>！</key><true/><key>b</key><false/></dict></plist>"
    #expect(
      try apply("Sort all keys", to: mixed, at: "<dict>")
        == "<plist><dict><key>B</key><true/><key>b</key><true/><key>b</key><false/><key>中</key><true/><key>🎉</key><true/><key>！</key><true/></dict></plist>"
    )
  }

  @Test func filesForThePreprocessorAreLeftAlone() {
    let plist = InfoPlist(
      SyntaxTree(text.replacing("\n\n\t\t<!-- the second", with: "\n#if A\n\t\t<!-- the second")))
    let context = CodeActionContext(
      .propertyList(plist, nil), selection: plist.tree[plist.items[0].node].startTag, findings: [])
    #expect(CodeActionRegistry.actions(for: context).isEmpty)
  }
}
