import Testing
@testable import MenuPreview
@testable import Drawing
import Files
@testable import EditorFeatures
@testable import RuleSubjects

@Suite struct ActionMenuTests {
  private static let dynamic = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationWillResignActive(_ application: UIApplication) {
        let title = NSLocalizedString("recent.title", comment: "")
        let icon = UIApplicationShortcutIcon(systemImageName: "clock")
        application.shortcutItems = [
          UIApplicationShortcutItem(type: "recent", localizedTitle: title, localizedSubtitle: nil, icon: icon),
          UIApplicationShortcutItem(type: "last", localizedTitle: document.name, localizedSubtitle: "Edited", icon: UIApplicationShortcutIcon(type: .love)),
        ]
      }
    }
    """

  /// Items of a list may have one type and differ by title and user info; the same title again is the same
  /// item.
  @Test func aTypeIsDrawnForEachTitle() throws {
    let app = try MenuApp(
      [
        "AppDelegate.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            application.shortcutItems = [
              UIApplicationShortcutItem(type: "open", localizedTitle: "Inbox"),
              UIApplicationShortcutItem(type: "open", localizedTitle: "Drafts"),
              UIApplicationShortcutItem(type: "open", localizedTitle: "Inbox"),
            ]
          }
          func clear(_ application: UIApplication) {
            application.shortcutItems = [UIApplicationShortcutItem(type: "open", localizedTitle: "All")]
          }
        }
        """
      ], for: .phone)
    #expect(app.menu.items.map { $0.title?["en"].text } == ["Inbox", "Drafts"])
  }

  @Test func staticItemsComeBeforeDynamicOnes() throws {
    let app = try MenuApp(
      ["A", "B", "C"].map { MenuApp.item($0) },
      [
        "AppDelegate.swift": Self.dynamic,
        "en.lproj/Localizable.strings": "\"recent.title\" = \"Recent\";\n",
        "de.lproj/Localizable.strings": "\"recent.title\" = \"Zuletzt\";\n",
        "de.lproj/InfoPlist.strings": "\"A\" = \"Ah\";\n",
      ])
    let items = app.menu.items
    #expect(items.map(\.position) == [1, 2, 3, 4, nil])
    #expect(items.map(\.isDynamic) == [false, false, false, true, true])
    #expect(items[4].absence?.english.contains("take all 4 rows") == true)
    // Constants and calls are followed; values known only at run time are shown as written.
    #expect(items[3].title?["en"].text == "Recent")
    #expect(items[3].title?["de"] == .init(text: "Zuletzt", state: .translated))
    #expect(items[4].title?["en"] == .init(text: "‹document.name›", state: .unknown))
    #expect(items[4].subtitle?["en"].text == "Edited")
    guard case .symbol("clock") = items[3].icon, case .system(let love) = items[4].icon else {
      Issue.record("\(items.map(\.icon))")
      return
    }
    #expect(love.name == "love")
  }

  @Test func symbolsAreWhatTheRuleSays() throws {
    let names = ["star.fill", "star.of.tomorrow", "Star.Fill", "UIApplicationShortcutIconTypeAdd"]
    let app = try MenuApp(names.map { MenuApp.item($0, icon: $0, key: "IconSymbolName") })
    let icons = app.menu.items.map { item -> String in
      switch item.icon {
      case .symbol: "shown"
      case .unknownSymbol: "unknown"
      case .absentSymbol: "absent"
      default: "other"
      }
    }
    #expect(icons == ["shown", "unknown", "absent", "absent"])
  }

  /// A dot where no icon can be used, and nothing for a missing symbol.
  @Test func aDotStandsForAnIcon() throws {
    let app = try MenuApp([
      MenuApp.item("A"), MenuApp.item("B", icon: "Camera", key: "IconType"),
      MenuApp.item("C", icon: "Star.Fill", key: "IconSymbolName"),
    ])
    let icons = IconDrawing(metrics: .phone, pictures: PictureReader(MemoryFiles([:])))
    #expect(app.menu.hasIcons)
    #expect(app.menu.items.map { icons.shapes($0.icon, x: 0, y: 0, .text).count } == [1, 1, 0])
  }

  /// Hidden items have the reason from `HomeScreenPreview` and the findings of the rules.
  @Test func whatIsNotShownHasItsReason() throws {
    let title = "<key>UIApplicationShortcutItemTitle</key>"
    let type = "<key>UIApplicationShortcutItemType</key><string>t</string>"
    let app = try MenuApp(
      [
        MenuApp.item("A"), type, type + title + "<string></string>", title + "<string>No</string>",
        type + title + "<integer>1</integer>",
      ] + ["B", "C", "D", "E"].map { MenuApp.item($0) })
    let items = app.menu.items
    #expect(items.map(\.position) == [1, nil, nil, nil, nil, 2, 3, 4, nil])
    #expect(items.allSatisfy { ($0.position == nil) == ($0.absence != nil) })
    let rules = items.map { Set($0.notes.map(\.rule)) }
    #expect(rules[0].isEmpty)
    #expect(rules[1].contains("missing-required-key") && rules[2].contains("empty-title"))
    #expect(rules[3].contains("missing-required-key") && rules[4].contains("wrong-value-type"))
    #expect(rules[8].contains("more-than-four-items"))
  }

  /// Findings in code are shown next to the item that they concern.
  @Test func dynamicItemsHaveTheirFindings() throws {
    let code = """
      func update() {
        UIApplication.shared.shortcutItems = [
          UIApplicationShortcutItem(type: "search", localizedTitle: "Search"),
          UIApplicationShortcutItem(type: "add", localizedTitle: NSLocalizedString("Add", comment: "")),
        ]
      }
      """
    let strings = ["en", "de"].reduce(into: ["Example.swift": code]) {
      $0["\($1).lproj/Localizable.strings"] = "\"Add\" = \"Add\";\n\"Search\" = \"Suchen\";\n"
    }
    let project = ExampleProject.beside(
      regions: ["en", "de"],
      sources: ["Example.swift", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings"])
    let app = try MenuApp([MenuApp.item("A")], strings, bytes: project)
    let notes = app.menu.items.map { $0.notes.map(\.rule) }
    #expect(app.menu.items.map { $0.title?.key } == ["A", "Search", "Add"])
    #expect(notes[1] == ["dynamic-title-not-localized"] && notes[2].isEmpty, "\(notes)")
  }

  /// A title can be a name for a look-up in another file, or one for each case of an enumeration.
  @Test func namesOfTextsAreFollowed() throws {
    let items = """
      enum Shortcut: String {
        case add, scan
        var title: String {
          switch self {
          case .add: return Titles.add
          case .scan: return L10n.Shortcut.scan
          }
        }
        var item: UIApplicationShortcutItem {
          UIApplicationShortcutItem(type: rawValue, localizedTitle: title, localizedSubtitle: Titles.unknown, icon: nil)
        }
      }
      func update() {
        UIApplication.shared.shortcutItems = [Shortcut.add.item, Shortcut.scan.item]
      }
      """
    let titles = """
      enum Titles {
        private static let table = "Shortcuts"
        static let add: String = {
          return NSLocalizedString("add.title", tableName: table, value: "Add one", comment: "")
        }()
        static var unknown: String { String(format: "%d new", count) }
      }
      internal enum L10n {
        internal enum Other { internal static let scan = "Wrong" }
        internal enum Shortcut {
          internal static var scan: String { return L10n.tr("Localizable", "shortcut.scan", fallback: "Scan a code") }
        }
      }
      """
    let app = try MenuApp(
      [],
      [
        "App/Items.swift": items, "App/Texts.swift": titles,
        "de.lproj/Shortcuts.strings": "\"add.title\" = \"Neu\";\n",
        "de.lproj/Localizable.strings": "\"shortcut.scan\" = \"Code scannen\";\n",
      ], keys: "<key>CFBundleDevelopmentRegion</key><string>en</string>")
    let shown = app.menu.items.map { item in ["en", "de"].map { item.title?[$0].text } }
    #expect(shown == [["Add one", "Neu"], ["Scan a code", "Code scannen"]], "\(app.menu)")
    #expect(app.menu.items.map { $0.subtitle?.key } == ["‹Titles.unknown›", "‹Titles.unknown›"])
  }

  @Test func textsAreLookedUpInEachLanguage() throws {
    let app = try MenuApp(
      [MenuApp.item("New"), MenuApp.item("Search", subtitle: "shortcut.search.subtitle")],
      [
        "en.lproj/InfoPlist.strings":
          "\"shortcut.search.subtitle\" = \"Everywhere\";\n\"CFBundleDisplayName\" = \"Notes\";\n",
        "de.lproj/InfoPlist.strings":
          "\"New\" = \"Neu\";\n\"Search\" = \"Search\";\n\"shortcut.search.subtitle\" = \"Überall\";\n\"CFBundleDisplayName\" = \"Notizen\";\n",
        "ja.lproj/InfoPlist.strings": "\"New\" = \"新規\";\n",
      ], keys: "<key>CFBundleDevelopmentRegion</key><string>en</string>")
    let menu = app.menu
    #expect(menu.languages.map(\.code) == ["en", "de", "ja"])
    #expect(menu.developmentLanguage == "en" && menu.language("de-AT")?.code == "de")
    #expect(menu.language("fr") == nil)
    #expect(menu.appName(in: "de") == "Notizen")
    let new = try #require(menu.items[0].title)
    #expect(new["en"].state == .asWritten && new["de"] == .init(text: "Neu", state: .translated))
    let search = try #require(menu.items[1].title)
    #expect(search["de"].state == .same)
    #expect(search["ja"] == .init(text: "Search", state: .missing))
    let subtitle = try #require(menu.items[1].subtitle)
    #expect(subtitle["en"].text == "Everywhere" && subtitle["de"].text == "Überall")
    #expect(subtitle["ja"] == .init(text: "shortcut.search.subtitle", state: .missing))
  }

  @Test func buildSettingsAreReplaced() throws {
    let project = ExampleProject.beside(
      regions: ["en"], settings: "SHORTCUT_TITLE = Compose; PRODUCT_NAME = Notes;")
    let app = try MenuApp(
      [MenuApp.item("$(SHORTCUT_TITLE)"), MenuApp.item("$(NOBODY_KNOWS)")],
      keys: "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>",
      bytes: project)
    #expect(app.menu.items[0].title?["en"] == .init(text: "Compose", state: .asWritten))
    #expect(app.menu.items[1].title?["en"] == .init(text: "$(NOBODY_KNOWS)", state: .unknown))
    #expect(app.menu.appName(in: "en") == "Notes")
  }

  @Test func theDeclarationForTheDeviceCounts() throws {
    let keys = """
      <key>UIApplicationShortcutItems~ipad</key><array><dict>\(MenuApp.item("Pad"))</dict></array>
      """
    let phone = try MenuApp([MenuApp.item("Phone")], keys: keys)
    let pad = try MenuApp([MenuApp.item("Phone")], keys: keys, for: .pad)
    #expect(phone.menu.items.map { $0.title?.key } == ["Phone"])
    #expect(pad.menu.items.map { $0.title?.key } == ["Pad"])
  }

  /// Files without a list of quick actions have a menu with a message, or none.
  @Test(arguments: ["", "<plist>", "<plist><dict><key>UIApplicationShortcutItems", "{ a = b; }"])
  func brokenListsAreLists(_ text: String) throws {
    let app = try MenuApp([MenuApp.item("A")], ["Other/Info.plist": text])
    let list = try #require(ActionMenu.list(at: "/app/Other/Info.plist", in: app.files))
    let menu = ActionMenu(list, nil, app: nil, in: app.files)
    #expect(menu.items.allSatisfy { $0.position == nil })
  }

  /// The property list determines the name of the app even if only code creates quick actions.
  @Test func codeAloneHasTheNameOfTheApp() throws {
    let plist = """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Brisk</string>
      <key>CFBundlePackageType</key><string>APPL</string></dict></plist>
      """
    let app = try MenuApp(
      [
        "Info.plist": plist, "AppDelegate.swift": Self.dynamic,
        "de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Flott\";\n",
      ], for: .phone)
    #expect(app.menu.appName(in: "en") == "Brisk")
    #expect(app.menu.appName(in: "de") == "Flott")
  }

  /// Users get the release build, and a hidden name is most likely that of the target.
  @Test func nameAndIconAreThoseOfTheRelease() throws {
    func configuration(_ id: String, _ name: String, _ settings: String) -> String {
      "\(id) = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; PRODUCT_NAME = Product; \(settings) }; name = \(name); };"
    }
    let project = """
      // !$*UTF8*$!
      { objects = {
      P = { isa = PBXProject; buildConfigurationList = L; targets = (T); mainGroup = G; };
      G = { isa = PBXGroup; children = (C); sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = A.xcassets; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = C; };
      S = { isa = PBXResourcesBuildPhase; files = (B); };
      L = { isa = XCConfigurationList; buildConfigurations = (); };
      T = { isa = PBXNativeTarget; name = Ghost; productType = "com.apple.product-type.application"; buildConfigurationList = M; buildPhases = (S); };
      M = { isa = XCConfigurationList; buildConfigurations = (D, R); };
      \(configuration("D", "Debug", "ASSETCATALOG_COMPILER_APPICON_NAME = Dev; SHOWN = Debugging;"))
      \(configuration("R", "Release", "ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon; SHOWN = Shipped;"))
      }; rootObject = P; }
      """
    func name(_ text: String) throws -> String {
      try MenuApp(
        [MenuApp.item("A")], ["App.xcodeproj/project.pbxproj": project],
        keys: "<key>CFBundleDisplayName</key><string>\(text)</string>"
      ).menu.appName(in: "en")
    }
    #expect(try name("$(SHOWN)") == "Shipped")
    #expect(try name("$(HIDDEN)") == "Ghost")
    #expect(try name("Literal") == "Literal")
    #expect(try name("") == "Product")
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47] + [13, 10, 26, 10, 0, 0, 0, 13]
      + Array("IHDR".utf8) + [0, 0, 0, 180, 0, 0, 0, 180, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
    let contents = "{ \"images\": [{ \"filename\": \"a.png\", \"idiom\": \"universal\" }] }"
    let app = try MenuApp(
      [MenuApp.item("A")],
      [
        "App.xcodeproj/project.pbxproj": project,
        "A.xcassets/AppIcon.appiconset/Contents.json": contents,
        "A.xcassets/Dev.appiconset/Contents.json": contents,
      ],
      bytes: [
        "A.xcassets/AppIcon.appiconset/a.png": png, "A.xcassets/Dev.appiconset/a.png": png,
      ])
    #expect(app.menu.appIconPath == "/app/A.xcassets/AppIcon.appiconset/a.png")
  }
}
