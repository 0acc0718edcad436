import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Guide
@testable import Linter

/// The proposals that match a typed text.
extension CompletionTests {
  private func icons(_ typed: String) -> [String] {
    let key = "\t\t\t<key>UIApplicationShortcutItemIconType</key>\n\t\t\t"
    return proposals(item(key + "<string>\(typed)|</string>")).items.map {
      String($0.label.dropFirst("UIApplicationShortcutIconType".count))
    }
  }

  @Test(arguments: [
    ("comp", ["Compose"]), ("Comp", ["Compose"]), ("COMPOSE", ["Compose"]), ("write", ["Compose"]),
    ("pencil", ["Compose"]), ("compse", ["Compose"]), ("square.and.pencil", ["Compose"]),
    ("mark loc", ["MarkLocation"]), ("loc", ["Location"]), ("camera", ["CapturePhoto"]),
    ("uiapplicationshortcuticontypeal", ["Alarm"]), ("UIApplicationShortcutIconTypAlrm", ["Alarm"]),
    ("xyzzy", []),
  ])
  func anIconTypeIsFoundByWhatPeopleCallIt(_ typed: String, _ expected: [String]) {
    #expect(icons(typed) == expected)
  }

  /// For a word that means an icon, completion, the finding and the hover suggest the same.
  @Test(.slow) func aWordMeansTheSameToCompletionFindingAndHover() throws {
    let key = "\t\t\t<key>UIApplicationShortcutItemIconType</key>\n\t\t\t"
    #expect(IconWords.words.count > 120)
    for word in IconWords.words {
      let name = word.prefix(1).uppercased() + word.dropFirst()
      for typed in [word, "icon-\(word)", IconType.prefix + name] where !IconType.isValue(typed) {
        let (text, items) = proposals(item(key + "<string>\(typed)|</string>"))
        let plist = InfoPlist(SyntaxTree(text))
        let finding = Validator.findings(in: plist).first { $0.rule == "unknown-icon-type" }
        let first = try #require(items.first, "\(typed)")
        #expect(finding?.message.english.contains("“\(first.label)”") == true, "\(typed)")
        let node = try #require(plist.items.first?[.iconType]?.value)
        let hover = HoverProvider.hover(
          at: plist.tree[node].start + 9, in: plist, language: .english)
        let shown = "\(hover?.title ?? "") \(hover.map { "\($0.blocks)" } ?? "")"
        #expect(shown.contains(first.label), "\(typed)")
        let after = accepting(first.label, in: item(key + "<string>\(typed)|</string>"))
        #expect(
          !Validator.findings(in: InfoPlist(SyntaxTree(after)))
            .contains { $0.rule == "unknown-icon-type" || $0.rule == "unknown-system-image" },
          "\(after)")
      }
    }
  }

  @Test(arguments: [
    ("UIApplicationShortcutIconTypeNot", ["Compose"]), ("UIApplicationShortcutIconTypeXyz", []),
    ("UIApplicationShortcutIconTypeEd", ["Compose"]), ("phon", []),
  ])
  func anIconThatIsNotMeantIsNotProposed(_ typed: String, _ expected: [String]) {
    #expect(icons(typed) == expected)
  }

  /// The suggestion of the finding also comes first for a key.
  @Test(arguments: [
    ("UIApplicationShortcutItemImage", "UIApplicationShortcutItemIconFile"),
    ("UIApplicationShortcutIconType", "UIApplicationShortcutItemIconType"),
    ("SymbolName", "UIApplicationShortcutItemIconSymbolName"),
    ("Item Title", Self.title), ("ShortcutItemTitle", Self.title),
  ])
  func aKeyIsProposedAsTheFindingAdvises(_ typed: String, _ name: String) {
    let source = item("\t\t\t<key>\(typed)|</key>\n\t\t\t<string>x</string>")
    let (text, items) = proposals(source)
    let found = Validator.findings(in: InfoPlist(SyntaxTree(text))).first {
      $0.rule == "unknown-key"
    }
    #expect(items.first?.label == name)
    #expect(found?.message.english.contains("“\(name)”") == true)
  }

  /// An SF Symbol needs another key, which is not added if the item has it already.
  @Test func aSymbolComesWithItsKey() {
    let type = "\t\t\t<key>UIApplicationShortcutItemIconType</key>\n\t\t\t<string>gear|</string>"
    #expect(
      accepting("gear", in: item(type))
        == item(
          "\t\t\t<key>UIApplicationShortcutItemIconSymbolName</key>\n\t\t\t<string>gear</string>"))
    let other =
      "\t\t\t<key>UIApplicationShortcutItemIconSymbolName</key>\n\t\t\t<string>star</string>\n"
    #expect(proposals(item(other + type)).items.map(\.label) == [])
  }

  @Test(arguments: [
    ("quick", "UIApplicationShortcutItems"), ("Action", "UIApplicationShortcutItems"),
    ("shortcut", "UIApplicationShortcutItems"), ("uiapp", "UIApplicationShortcutItems"),
    ("wid", "UIApplicationShortcutWidget"),
  ])
  func theRootKeysAreFoundByWhatPeopleCallThem(_ typed: String, _ first: String) {
    for typed in [typed, "<key>\(typed)"] {
      let items = proposals("<plist><dict>\n\t\(typed)|\n</dict></plist>").items
      #expect(items.first?.label == first, "\(typed)")
    }
  }

  @Test func aSlipIsCorrectedOnTheSpot() {
    let source = item("\t\t\t<key>UIApplicationShortcutItemTytle|")
    #expect(proposals(source).items.map(\.label) == [Self.title])
    #expect(accepting(Self.title, in: source).contains("<key>\(Self.title)</key>\n"))
  }

  @Test func aWholeItemIsFoundByItsName() {
    for typed in ["item", "quick", "action", "Dict"] {
      let source =
        "<plist><dict><key>UIApplicationShortcutItems</key>\n\t<array>\n\t\t\(typed)|\n\t</array></dict></plist>"
      #expect(proposals(source).items.map(\.label) == ["<dict>"], "\(typed)")
    }
  }

  /// Clients filter by the label unless there is a filter text; this is the typed text.
  @Test func theFilterIsTheTypedTextWhereTheLabelDiffers() {
    let found = proposals(item("\t\t\t|")).items
    #expect(found.count == 7 && found.allSatisfy { $0.filterText == nil })
    let begun = proposals(item("\t\t\tUIAppl|")).items
    #expect(begun.count == 7 && begun.allSatisfy { $0.filterText == nil })
    for typed in ["<", "<ke", "<UIApp", "icon", "uiappl"] {
      let found = proposals(item("\t\t\t\(typed)|")).items
      #expect(!found.isEmpty && found.allSatisfy { $0.filterText == typed }, "\(typed)")
    }
  }

  @Test(arguments: ["<str", "<dict", "xyzzy", "<array>"])
  func whatFitsNothingIsOfferedNothing(_ typed: String) {
    #expect(proposals(item("\t\t\t\(typed)|")).items.filter { $0.kind == .key }.isEmpty)
  }
}
