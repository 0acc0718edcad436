import Files
import PropertyList
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Guide
@testable import Linter
@testable import RuleSubjects

/// Texts with build settings, checked with the values of each configuration.
@Suite struct VariableTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      LP = { isa = XCConfigurationList; buildConfigurations = (CP, DP); };
      CP = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
      DP = { isa = XCBuildConfiguration; name = Release; buildSettings = { TITLE = My; }; };
      P = { isa = PBXProject; buildConfigurationList = LP; targets = (T); mainGroup = G;
        developmentRegion = en; knownRegions = (en, de); };
      G = { isa = PBXGroup; children = (X, V); };
      X = { isa = PBXFileReference; path = "Cfg/Release.xcconfig"; };
      V = { isa = PBXVariantGroup; name = InfoPlist.strings; children = (VD); };
      VD = { isa = PBXFileReference; path = "de.lproj/InfoPlist.strings"; };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = V; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (R); };
      L = { isa = XCConfigurationList; buildConfigurations = (C, D); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = Info.plist;
        SDKROOT = iphoneos; TITLE = "New Tab"; ICON = UIApplicationShortcutIconTypeAdd; }; };
      D = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; }; };
    }; rootObject = P; }
    """

  private func findings(
    title: String, icon: String, outside: String = "TITLE = Outside_key"
  ) -> [Finding] {
    let plist = """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).a</string>
      <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
      <key>UIApplicationShortcutItemIconType</key><string>\(icon)</string>
      </dict></array></dict></plist>
      """
    let files = [
      "p/Info.plist": plist, "p/App.xcodeproj/project.pbxproj": Self.project,
      "p/Cfg/Base.xcconfig": "KIND = Ghost\n",
      "p/Cfg/Release.xcconfig":
        "#include \"Base.xcconfig\"\n#include? \"../../Outside.xcconfig\"\n"
        + "TITLE = $(inherited)ShortcutItemTitleNew$(KIND)Tab\nICON = Camera\n",
      "p/de.lproj/InfoPlist.strings": "\"New Tab\" = \"Neuer Tab\";",
      "Outside.xcconfig": outside,
    ]
    let access = MemoryFiles(
      Dictionary(uniqueKeysWithValues: files.map { ("/" + $0.key, Array($0.value.utf8)) }))
    let found = ProjectFiles(below: "/p", in: access)
    return Validator.findings(
      in: InfoPlist(SyntaxTree(plist)),
      surroundings: Surroundings(found.target(of: "/p/Info.plist"), in: access)
    ).filter { ["title-not-localized", "unknown-icon-type"].contains($0.rule) }
  }

  @Test func aFindingNamesTheConfiguration() {
    let found = findings(title: "$(TITLE)", icon: "$(ICON)")
    #expect(found.map(\.rule) == ["title-not-localized", "unknown-icon-type"])
    let title = "“$(TITLE)” is “MyShortcutItemTitleNewGhostTab” in Release: "
    #expect(found.first?.message.english.hasPrefix(title) == true)
    #expect(found.last?.message.english.hasPrefix("“$(ICON)” is “Camera” in Release: ") == true)
    // The text in the file is not the cause.
    #expect(found.allSatisfy { $0.fixes.isEmpty && $0.related.isEmpty })
  }

  @Test func whatNoFileSetsIsNotJudged() {
    #expect(findings(title: "$(NOT_SET)", icon: "$(NOT_SET)").isEmpty)
    #expect(findings(title: "New Tab", icon: "UIApplicationShortcutIconTypeAdd").isEmpty)
  }

  // MARK: Types, and what people are shown

  /// An app whose types and titles differ by configuration.
  private struct Example {
    let files: MemoryFiles
    let plist: InfoPlist

    /// - Parameters:
    ///   - settings: of Debug and of Release.
    ///   - handled: the types that code compares.
    init(
      _ settings: (debug: String, release: String), _ handled: [String], type: String = "$(TYPE)"
    ) {
      let source = """
        <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>\(type)</string>
        <key>UIApplicationShortcutItemTitle</key><string>$(TITLE)</string>
        <key>UIApplicationShortcutItemSubtitle</key><string>$(SUB)</string>
        <key>UIApplicationShortcutItemIconType</key><string>$(ICON)</string>
        </dict><dict>
        <key>UIApplicationShortcutItemType</key><string>second</string>
        <key>UIApplicationShortcutItemTitle</key><string>Second</string>
        </dict></array></dict></plist>
        """
      let cases = handled.map { "case \"\($0)\": open(); open()" }.joined(separator: "\n    ")
      let texts = [
        "Info.plist": source, "App.xcodeproj/project.pbxproj": Self.project,
        "Cfg/Debug.xcconfig": settings.debug, "Cfg/Release.xcconfig": settings.release,
        "de.lproj/InfoPlist.strings": "\"Sub\" = \"Unter\"; \"Good\" = \"Gut\"; Second = Zweite;",
        "AppDelegate.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            switch item.type {
            \(cases)
            case "second": open()
            default: break
            }
            completionHandler(true)
          }
        }
        """,
      ]
      files = MemoryFiles(
        Dictionary(uniqueKeysWithValues: texts.map { ("/w/" + $0.key, Array($0.value.utf8)) }))
      plist = InfoPlist(SyntaxTree(source))
    }

    private static let project = VariableTests.project
      .replacing("TITLE = My; ", with: "")
      .replacing("TITLE = \"New Tab\"; ICON = UIApplicationShortcutIconTypeAdd; ", with: "")
      .replacing(
        "C = { isa = XCBuildConfiguration; name = Debug; ",
        with: "C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = Y; "
      )
      .replacing("children = (X, V)", with: "children = (X, Y, V, S)")
      .replacing(
        "X = { isa",
        with: """
          Y = { isa = PBXFileReference; path = "Cfg/Debug.xcconfig"; };
          S = { isa = PBXFileReference; path = AppDelegate.swift; };
          RS = { isa = PBXSourcesBuildPhase; files = (BS); };
          BS = { isa = PBXBuildFile; fileRef = S; };
          X = { isa
          """
      )
      .replacing("buildPhases = (R)", with: "buildPhases = (RS, R)")

    var checks: FolderChecks {
      FolderChecks(
        ProjectFiles(below: "/w", in: files), in: files, sharing: SharedImages(), SharedProjects())
    }

    func findings(_ rules: String...) -> [Finding] {
      var checks = checks
      return
        (FileModel("/w/Info.plist", in: files)
        .flatMap { CheckableFile($0, at: "/w/Info.plist", in: &checks) }?.findings() ?? [])
        .filter { rules.contains($0.rule) }
    }

    func hover(_ key: ShortcutKey) -> String {
      let offset = plist.items.first?[key]?.value.map { plist.tree[$0].start + 9 } ?? 0
      let hover = HoverProvider.hover(
        at: offset, in: plist, language: .english,
        surroundings: checks.surroundings(of: "/w/Info.plist"))
      return hover.map { "\($0.title) \($0.blocks)" } ?? ""
    }
  }

  private static let base = "TITLE = Good\nSUB = Sub\nICON = UIApplicationShortcutIconTypeAdd\n"

  @Test func aTypeThatOneConfigurationHandlesIsNamedForTheOther() {
    let settings = (Self.base + "TYPE = a.debug", Self.base + "TYPE = a.release")
    let inDebug = Example(settings, ["a.release"]).findings("unhandled-shortcut-type")
    #expect(inDebug.map(\.severity) == [.information])
    #expect(
      inDebug.first?.message.english.hasPrefix(
        "“$(TYPE)” is “a.debug” in Debug: Nobody compares “a.debug”") == true)
    let inRelease = Example(settings, ["a.debug"]).findings("unhandled-shortcut-type")
    #expect(inRelease.map(\.severity) == [.warning])
    #expect(inRelease.first?.message.english.contains("is “a.release” in Release") == true)
    let nowhere = Example(settings, ["other.type"]).findings("unhandled-shortcut-type")
    #expect(nowhere.count == 1)
    #expect(
      nowhere.first?.message.english.hasPrefix(
        "“$(TYPE)” is “a.debug” in Debug and “a.release” in Release: ") == true)
    #expect(
      Example(settings, ["a.debug", "a.release"]).findings("unhandled-shortcut-type").isEmpty)
    // The value of an undefined build setting is not known.
    let unknown = Example((Self.base, Self.base + "TYPE = a.release"), ["a.release"])
    #expect(unknown.findings("unhandled-shortcut-type", "duplicate-type").isEmpty)
  }

  @Test func aTypeThatOneConfigurationRepeatsIsTold() {
    let example = Example((Self.base + "TYPE = second", Self.base + "TYPE = third"), ["third"])
    let found = example.findings("duplicate-type")
    #expect(
      found.map { $0.message.english.hasPrefix("“$(TYPE)” is “second” in Debug: ") } == [true])
    let both = Example((Self.base + "TYPE = second", Self.base + "TYPE = second"), [])
    #expect(both.findings("duplicate-type").count == 1)
    let literal = Example((Self.base, Self.base), [], type: "second")
    #expect(literal.findings("duplicate-type").count == 1)
  }

  @Test func aTitleThatAConfigurationSetsToNothingIsEmpty() {
    let empty = Self.base.replacing("TITLE = Good", with: "TITLE =")
    let found = Example((empty + "TYPE = a", Self.base + "TYPE = a"), ["a"]).findings("empty-title")
    #expect(found.map { $0.message.english.contains(" in Debug: The title is empty") } == [true])
    let unset = Self.base.replacing("TITLE = Good", with: "")
    #expect(Example((unset, unset), ["a"]).findings("empty-title").isEmpty)
  }

  @Test func aHoverSaysWhatIsTrueOfWhatAVariableBecomes() {
    let other = Self.base.replacing("Good", with: "BAD_KEY").replacing(
      "TypeAdd", with: "TypeCamera")
    let example = Example((other + "TYPE = a", Self.base + "TYPE = a"), ["a"])
    let subtitle = example.hover(.subtitle)
    #expect(subtitle.contains("Unter") && !subtitle.contains("Not translated"), "\(subtitle)")
    let title = example.hover(.title)
    #expect(title.contains("BAD_KEY") && title.contains("(Debug)"), "\(title)")
    #expect(title.contains("Gut") && title.contains("(Release)"), "\(title)")
    let icon = example.hover(.iconType)
    #expect(icon.contains("UIApplicationShortcutIconTypeCapturePhoto"), "\(icon)")
    #expect(icon.contains("iOS knows no icon type "), "\(icon)")
    let unknown = other.replacing("ICON = ", with: "ICON = x")
    let both = Example((unknown + "TYPE = a", unknown + "TYPE = a"), ["a"]).hover(.iconType)
    #expect(both.contains("iOS knows no icon type ") && !both.contains("(Debug)"), "\(both)")
    // Nothing is reported about unknown values.
    let unset = Example(("TYPE = a", "TYPE = a"), ["a"])
    #expect(!unset.hover(.subtitle).contains("translated"))
  }

  @Test func theTitleThatIsShippedIsShown() {
    let other = Self.base.replacing("Good", with: "BAD_KEY")
    let example = Example((other + "TYPE = a", Self.base + "TYPE = a"), ["a"])
    let checks = example.checks
    let menu = ActionMenu.all(
      in: checks.sharedCode, declaredIn: nil, options: { _ in CheckOptions() }, in: example.files,
      around: { (checks.surroundings(of: $0), checks.sharedCode) }
    ).first
    #expect(menu?.items.first?.title?.key == "Good")
  }
}
