import Files
import PropertyList
import SourceText
import Testing
@testable import AppFiles
@testable import Checks
@testable import Linter
@testable import RuleSubjects

/// Texts with build settings in them, checked as what each configuration makes of them.
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
    // The text of the file is not what is wrong.
    #expect(found.allSatisfy { $0.fixes.isEmpty && $0.related.isEmpty })
  }

  @Test func whatNoFileSetsIsNotJudged() {
    #expect(findings(title: "$(NOT_SET)", icon: "$(NOT_SET)").isEmpty)
    #expect(findings(title: "New Tab", icon: "UIApplicationShortcutIconTypeAdd").isEmpty)
  }
}
