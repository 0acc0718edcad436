import Guide
import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import DocumentationLookup
@testable import EditorFeatures

@Suite struct HoverTests {
  private let source = """
    <plist version="1.0">
    <dict>
    	<key>CFBundleName</key>
    	<string>Notes</string>
    	<!-- UIApplicationShortcutItems -->
    	<key>UIApplicationShortcutItems</key>
    	<array>
    		<dict>
    			<key>UIApplicationShortcutItemType</key>
    			<string>com.example.compose</string>
    			<key>UIApplicationShortcutItemTitle</key>
    			<string>新建 🎉</string>
    			<key>UIApplicationShortcutItemIconType</key>
    			<string>UIApplicationShortcutIconTypeCompose</string>
    			<key>UIApplicationShortcutItemUserInfo</key>
    			<dict>
    				<key>UIApplicationShortcutItemTitle</key>
    				<string>no</string>
    			</dict>
    		</dict>
    		<dict>
    			<key>UIApplicationShortcutItemType</key>
    			<string>b</string>
    			<key>UIApplicationShortcutItemIconType</key>
    			<string>compse</string>
    		</dict>
    	</array>
    </dict>
    </plist>
    """

  /// Returns the hover at the start of the n-th occurrence of a text.
  private func hover(
    _ text: String, _ occurrence: Int = 0, _ language: Language = .english
  ) -> (range: String, text: String)? {
    let pieces = source.components(separatedBy: text)
    let offset = pieces.prefix(occurrence + 1).joined(separator: text).utf8.count
    let plist = InfoPlist(SyntaxTree(source))
    guard let hover = HoverProvider.hover(at: offset, in: plist, language: language) else {
      return nil
    }
    return (
      SourceText(source)[hover.range], PlainTextWriter(language).write(hover.blocks)
    )
  }

  @Test func keys() throws {
    let title = try #require(hover("UIApplicationShortcutItemTitle"))
    #expect(title.range == "UIApplicationShortcutItemTitle")
    #expect(title.text.contains("string · required · iOS 9.0+"))
    #expect(title.text.contains("InfoPlist.strings"))
    let chinese = try #require(hover("UIApplicationShortcutItemTitle", 0, .simplifiedChinese))
    #expect(chinese.text.contains("字符串 · 必填 · iOS 9.0+"))
  }

  @Test func theArrayShowsTheMenu() throws {
    for place in [hover("UIApplicationShortcutItems<"), hover("<array>"), hover("</array>")] {
      let text = try #require(place).text
      #expect(text.contains("1. 新建 🎉"))
      #expect(text.contains("Not shown:\n\n- — — the title is missing"))
    }
  }

  @Test func anItemShowsItsRow() throws {
    let text = try #require(hover("<dict>", 1)).text
    #expect(text.hasPrefix("新建 🎉"))
    #expect(text.contains("Row: 1"))
    #expect(text.contains("Type: com.example.compose"))
  }

  @Test func iconTypes() throws {
    let icon = try #require(hover("UIApplicationShortcutIconTypeCompose"))
    #expect(icon.range == "UIApplicationShortcutIconTypeCompose")
    #expect(icon.text.contains("square.and.pencil"))
    #expect(
      icon.text.hasPrefix("UIApplicationShortcutIconTypeCompose · Swift .compose · iOS 9.0+\n"))
    // The finding in the same window explains the error.
    let wrong = try #require(hover("compse"))
    #expect(wrong.text == icon.text)
  }

  /// A value that names no icon, and resembles none, is described as such.
  @Test func valuesThatNameNoIcon() throws {
    func hover(_ key: String, _ value: String) throws -> String {
      let text = """
        <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItem\(key)</key><string>\(value)</string>
        </dict></array></dict></plist>
        """
      let offset = try #require(text.range(of: value)).lowerBound.utf16Offset(in: text)
      let content = try #require(
        HoverProvider.hover(
          at: offset, in: InfoPlist(SyntaxTree(SourceText(text))), language: .english))
      return MarkdownWriter(.english, link: { _ in nil }).write(content.blocks)
    }
    #expect(
      try hover("IconType", "zzzz").hasPrefix(
        "iOS knows no icon type `zzzz`; a dot is drawn instead (observed)"))
    #expect(try hover("IconSymbolName", "zzzz").contains("iOS draws nothing (observed)"))
    // Without a project the images are not known.
    #expect(try !hover("IconFile", "zzzz").contains("dot"))
    let long = String(repeating: "z", count: 10_000)
    #expect(try hover("IconType", long).utf8.count < 1000)
  }

  /// The page of a key is shown on the key; its value shows facts about the value.
  @Test func aValueDoesNotRepeatThePageOfItsKey() throws {
    for value in ["com.example.compose", "新建 🎉"] {
      let text = try #require(hover(value)).text
      #expect(text.split(separator: "\n").count == 2, "\(text)")
      #expect(text.contains(" · string · required · iOS 9.0+") && text.contains("More: "))
    }
  }

  @Test func theConsequenceComesFirstAndTheLinkLast() throws {
    let plist = InfoPlist(SyntaxTree(source))
    for (key, consequence) in [
      ("UIApplicationShortcutItemType", "the whole item is dropped"),
      ("UIApplicationShortcutItemTitle", "the item is dropped"),
    ] {
      let offset = try #require(source.range(of: key)).lowerBound.utf16Offset(in: source)
      let blocks = try #require(
        HoverProvider.hover(at: offset, in: plist, language: .english)
      ).blocks
      let text = MarkdownWriter(.english, link: { _ in "address" }).write(blocks)
      #expect(text.components(separatedBy: "](address)").count == 2, "\(text)")
      #expect(text.hasSuffix("](address)"))
      let sentence = text.components(separatedBy: ". ").first ?? ""
      #expect(
        sentence.contains(consequence) && sentence.hasSuffix("(observed)"))
    }
    for text in ["Items", "ItemIconType"].compactMap({ hover("UIApplicationShortcut\($0)<") }) {
      #expect(!text.text.contains("capital C"))
    }
    let icons = MarkdownWriter(.english).write(
      Documentation.blocks(for: .key("UIApplicationShortcutItemIconType"), in: .english))
    #expect(icons.contains("` > `") && !icons.contains("\\>"))
  }

  @Test func aMisspelledKeyShowsThePageOfTheOneThatWasMeant() throws {
    for (key, meant) in [
      ("UIApplicationShortCutItems", "UIApplicationShortcutItems"),
      ("UIApplicationShortcutWidgets", "UIApplicationShortcutWidget"),
    ] {
      let text = "<plist><dict><key>\(key)</key><array/></dict></plist>"
      let hover = try #require(
        HoverProvider.hover(at: 22, in: InfoPlist(SyntaxTree(text)), language: .english))
      #expect(SourceText(text)[hover.range] == key)
      let shown = PlainTextWriter(.english).write(hover.blocks)
      #expect(shown.hasPrefix("\(meant) · "))
      #expect(hover.target == .symbol(meant))
    }
    let item =
      "<plist><dict><key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemSubTitle</key><string>a</string></dict></array></dict></plist>"
    let hover = try #require(
      HoverProvider.hover(at: 80, in: InfoPlist(SyntaxTree(item)), language: .simplifiedChinese))
    #expect(
      PlainTextWriter(.simplifiedChinese).write(hover.blocks)
        .hasPrefix("UIApplicationShortcutItemSubtitle · 字符串"))
  }

  /// Keys that affect quick actions, in the root and in the manifest.
  @Test func otherKeysOfTheGuide() throws {
    let text =
      "<plist><dict><key>UIRequiresFullScreen</key><true/><key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict></dict></plist>"
    let plist = InfoPlist(SyntaxTree(text))
    for key in [
      "UIRequiresFullScreen", "UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes",
    ] {
      let offset = text.components(separatedBy: key)[0].utf8.count
      let hover = try #require(
        HoverProvider.hover(at: offset, in: plist, language: .english))
      #expect(SourceText(text)[hover.range] == key)
      #expect(hover.target == .symbol(key))
      #expect(PlainTextWriter(.english).write(hover.blocks).hasPrefix("\(key) · iOS "))
    }
  }

  @Test func nothingElsewhere() {
    #expect(hover("CFBundleName") == nil)
    #expect(hover("Notes") == nil)
    #expect(hover("UIApplicationShortcutItems ") == nil)
    #expect(hover("UIApplicationShortcutItemTitle", 1) == nil)
    #expect(hover("<plist") == nil)
  }

  @Test func everyKeyAndIconIsDocumentedInBothLanguages() {
    for language in Language.allCases {
      for key in ShortcutKey.all {
        #expect(SymbolLibrary.entry(key.name) != nil, "\(key.name)")
        let blocks = Documentation.blocks(for: .key(key.name), in: language)
        #expect(MarkdownWriter(language).write(blocks).count > 80)
      }
      for icon in IconType.all {
        let blocks = Documentation.blocks(for: .iconType(icon.value), in: language)
        #expect(MarkdownWriter(language).write(blocks).contains(icon.symbolName))
      }
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = [""]
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}
