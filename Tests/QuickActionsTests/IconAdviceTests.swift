import PropertyList
import SourceText
import Testing
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter

@testable import Guide

/// The suggestions of findings and hovers for unknown icons and keys: by meaning before letters.
@Suite struct IconAdviceTests {
  private func plist(_ entry: String) -> InfoPlist {
    InfoPlist(
      SyntaxTree(
        """
        <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>a</string>
        <key>UIApplicationShortcutItemTitle</key><string>A</string>
        \(entry)
        </dict></array></dict></plist>
        """))
  }

  private func findings(_ entry: String, _ rule: String) -> [Finding] {
    Validator.findings(in: plist(entry)).filter { $0.rule == rule }
  }

  @Test func manyWordsHaveAMeaning() {
    #expect(IconWords.words.count >= 120)
    for word in IconWords.words { #expect(IconWords.meaning(of: word) != nil, "\(word)") }
    #expect(IconWords.meaning(of: "World") == nil && IconWords.meaning(of: "") == nil)
  }

  @Test(arguments: [
    ("Camera", "capturePhoto"), ("Star", "favorite"), ("Heart", "love"), ("Bell", "alarm"),
    ("Book", "bookmark"), ("Photo", "capturePhoto"), ("Edit", "compose"), ("Person", "contact"),
    ("Refresh", "update"), ("takePhoto", "capturePhoto"), ("NewMessage", "message"),
    ("UIApplicationShortcutIconTypeCamera", "capturePhoto"),
    ("UIApplicationShortcutItemIconTypeCamera", "capturePhoto"), ("icon_person", "contact"),
    ("Direction", "location"),
    // Typos are still typos.
    ("serch", "search"), ("UIApplicationShortcutIconTypeSerach", "search"),
    ("UIApplicationShortcutIcontypePlay", "play"), ("Favourite", "favorite"),
  ])
  func aWordMeansASystemIcon(_ word: String, _ name: String) throws {
    let entry = "<key>UIApplicationShortcutItemIconType</key><string>\(word)</string>"
    let icon = try #require(IconType.all.first { $0.name == name })
    let found = findings(entry, "unknown-icon-type")
    #expect(found.map { $0.message.english.contains("“\(icon.value)”") } == [true])
    // The hover shows the same icon.
    let plist = plist(entry)
    let offset = try #require(plist.items.first?[.iconType]?.value.map { plist.tree[$0].start + 9 })
    #expect(HoverProvider.hover(at: offset, in: plist, language: .english)?.title == icon.value)
  }

  @Test(arguments: [
    ("Trash", "trash"), ("Settings", "gear"), ("Phone", "phone"), ("Map", "map"),
    ("List", "list.bullet"), ("Scan", "qrcode.viewfinder"), ("Sunrise", "sunrise"),
    ("Paste", "doc.on.clipboard"), ("Undo", "arrow.uturn.left"), ("copyLink", "link"),
    ("Copy", "doc.on.doc"), ("Filter", "line.horizontal.3.decrease.circle"),
    ("Sort", "arrow.up.arrow.down"), ("LogOut", "arrow.right.square"), ("Notification", "bell"),
    ("UIApplicationShortcutIconTypeTrash", "trash"), ("paperplane.fill", "paperplane.fill"),
  ])
  func aWordMeansASymbol(_ word: String, _ name: String) {
    let entry = "<key>UIApplicationShortcutItemIconType</key><string>\(word)</string>"
    let found = findings(entry, "unknown-icon-type")
    #expect(found.map { $0.message.english.contains("“\(name)” (iOS 13.0)") } == [true])
    #expect(found.first?.fixes.allSatisfy { !$0.isPreferred } == true)
  }

  /// An everyday word is no typo of the name of an icon.
  @Test(arguments: ["Move", "Rate", "pray", "Live", "UIApplicationShortcutIconTypeStore", "Score"])
  func aWordOfItsOwnIsNoSlip(_ word: String) {
    let found = findings(
      "<key>UIApplicationShortcutItemIconType</key><string>\(word)</string>", "unknown-icon-type")
    let message = found.first?.message.english ?? ""
    #expect(
      word == "UIApplicationShortcutIconTypeStore"
        ? message.contains("“cart”") : message.contains("an image of the app is named by"),
      "\(message)")
  }

  @Test func aWordFindsTheIconInCompletion() {
    for (word, name) in [("camera", "capturePhoto"), ("calendar", "date"), ("bell", "alarm")] {
      let icon = IconType.all.first { $0.name == name }
      #expect(icon.map { SearchWords.words(for: $0).contains(word) } == true)
    }
  }

  @Test(arguments: [
    ("UIApplicationShortcutIconType", "IconType", "x"),
    ("UIApplicationShortcutIconFile", "IconFile", "x"),
    ("UIApplicationShortcutSubtitle", "Subtitle", "x"),
    ("UIApplicationShortcutItemSymbolName", "IconSymbolName", "x"),
    ("UIApplicationShortcutItemIcon", "IconFile", "notes"),
    ("UIApplicationShortcutItemIcon", "IconSymbolName", "star.fill"),
    ("UIApplicationShortcutItemIcon", "IconType", "UIApplicationShortcutIconTypeAdd"),
    ("ShortcutItemSubtitle", "Subtitle", "x"), ("Item Subtitle", "Subtitle", "x"),
    ("SymbolName", "IconSymbolName", "star"), ("icon", "IconSymbolName", "star.fill"),
    ("ShortcutItemIcon", "IconFile", "notes"), ("Shortcut Item Icon", "IconFile", "notes"),
    ("subtitle", "Subtitle", "x"), ("Shortcut Item Subtitle", "Subtitle", "x"),
  ])
  func aKeyIsMeant(_ name: String, _ meant: String, _ value: String) throws {
    let entry = "<key>\(name)</key><string>\(value)</string>"
    let found = findings(entry, "unknown-key")
    let key = "UIApplicationShortcutItem\(meant)"
    #expect(found.map { $0.message.english.hasSuffix("did you mean “\(key)”?") } == [true])
    let plist = plist(entry)
    let node = try #require(plist.items.first?.entries.last?.keyNode)
    let hover = HoverProvider.hover(
      at: plist.tree[node].start + 6, in: plist, language: .english)
    #expect(hover?.title == key)
  }

  @Test func aNameWithSpacesIsExplained() {
    let entry = { (key: String) in "<key>\(key)</key><string>x</string>" }
    let name = "UIApplicationShortcutItemSubtitle"
    for (key, end) in [
      (name + " ", "a space at its end."), (" " + name, "a space at its beginning."),
      (name + "\u{200B}", "not visible (U+200B)."),
    ] {
      let found = findings(entry(key), "unknown-key")
      #expect(found.map { $0.message.english.hasSuffix(end) } == [true], "\(end)")
    }
  }

  @Test(arguments: [
    "UIApplicationShortcuts", "UIShortcutItems", "Home Screen Shortcut Items",
    "UIApplicationQuickActions", "UIQuickActions", "ShortcutItems", "UIShortcuts", "Quick Actions",
    "UIApplicationDynamicShortcutItems",
  ])
  func aRootKeyIsMeant(_ name: String) {
    let text = """
      <plist version="1.0"><dict><key>\(name)</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>a</string>
      <key>UIApplicationShortcutItemTitle</key><string>A</string></dict></array></dict></plist>
      """
    let found = Validator.findings(in: InfoPlist(SyntaxTree(text)))
    #expect(found.map(\.rule) == ["misspelled-root-key"])
    let plist = InfoPlist(SyntaxTree(text))
    let hover = HoverProvider.hover(at: 34, in: plist, language: .english)
    #expect(hover?.title == "UIApplicationShortcutItems")
  }

  /// A custom key of the app, or a key with another kind of value.
  @Test(arguments: [
    ("MyQuickActions", "UIApplicationShortcutItemType", ""),
    ("_UIApplicationQuickActions", "UIApplicationShortcutItemType", ""),
    ("QuickActions", "page", ""), ("UIApplicationQuickActions", "page", ""),
    (
      "ShortcutItems", "UIApplicationShortcutItemType",
      "<key>UIApplicationShortcutItems</key><array/>"
    ),
  ])
  func anotherListIsLeftAlone(_ name: String, _ key: String, _ beside: String) {
    let text = """
      <plist version="1.0"><dict>\(beside)<key>\(name)</key><array><dict>
      <key>\(key)</key><string>a</string></dict></array></dict></plist>
      """
    let found = Validator.findings(in: InfoPlist(SyntaxTree(text)))
    #expect(!found.contains { $0.rule == "misspelled-root-key" })
  }
}
