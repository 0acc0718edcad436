import AppFiles
import CodeGeneration
import EditorFeatures
import Files
import Linter
import PropertyList
import RuleSubjects
import SourceText
import TestKit
import Testing

/// The first `InfoPlist.strings` of an app whose project lists its files one by one.
@Suite struct NewTranslationsTests {
  private static let plist = """
    <plist version="1.0"><dict>
    <key>CFBundleDevelopmentRegion</key><string>en</string>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>new</string>
    <key>UIApplicationShortcutItemTitle</key><string>New Note</string>
    </dict><dict>
    <key>UIApplicationShortcutItemType</key><string>find</string>
    <key>UIApplicationShortcutItemTitle</key><string>shortcut.find</string>
    </dict></array></dict></plist>
    """

  /// A project in Xcode's notation. The widget contains the table of the code as well.
  private static let project = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = 54;
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\tB100000000000000000000AA /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = V100000000000000000000AA /* Localizable.strings */; };
    \t\tB200000000000000000000AA /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = V100000000000000000000AA /* Localizable.strings */; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    \t\tF100000000000000000000AA /* en */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    \t\tF200000000000000000000AA /* German */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = German; path = German.lproj/Localizable.strings; sourceTree = "<group>"; };
    \t\tF300000000000000000000AA /* zh-Hans */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = "zh-Hans"; path = "zh-Hans.lproj/Localizable.strings"; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    /* Begin PBXGroup section */
    \t\tG000000000000000000000AA = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tG100000000000000000000AA /* App */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tG100000000000000000000AA /* App */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tV100000000000000000000AA /* Localizable.strings */,
    \t\t\t);
    \t\t\tpath = App;
    \t\t\tsourceTree = "<group>";
    \t\t};
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    \t\tT100000000000000000000AA /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L100000000000000000000AA;
    \t\t\tbuildPhases = (
    \t\t\t\tR100000000000000000000AA /* Resources */,
    \t\t\t);
    \t\t\tname = App;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tT200000000000000000000AA /* Widget */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L200000000000000000000AA;
    \t\t\tbuildPhases = (
    \t\t\t\tR200000000000000000000AA /* Resources */,
    \t\t\t);
    \t\t\tname = Widget;
    \t\t\tproductType = "com.apple.product-type.app-extension";
    \t\t};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    \t\tP000000000000000000000AA /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tdevelopmentRegion = en;
    \t\t\tknownRegions = (
    \t\t\t\ten,
    \t\t\t\tGerman,
    \t\t\t\t"zh-Hans",
    \t\t\t);
    \t\t\tmainGroup = G000000000000000000000AA;
    \t\t\ttargets = (
    \t\t\t\tT100000000000000000000AA /* App */,
    \t\t\t\tT200000000000000000000AA /* Widget */,
    \t\t\t);
    \t\t};
    /* End PBXProject section */

    /* Begin PBXResourcesBuildPhase section */
    \t\tR100000000000000000000AA /* Resources */ = {
    \t\t\tisa = PBXResourcesBuildPhase;
    \t\t\tfiles = (
    \t\t\t\tB100000000000000000000AA /* Localizable.strings in Resources */,
    \t\t\t);
    \t\t};
    \t\tR200000000000000000000AA /* Resources */ = {
    \t\t\tisa = PBXResourcesBuildPhase;
    \t\t\tfiles = (
    \t\t\t\tB200000000000000000000AA /* Localizable.strings in Resources */,
    \t\t\t);
    \t\t};
    /* End PBXResourcesBuildPhase section */

    /* Begin PBXVariantGroup section */
    \t\tV100000000000000000000AA /* Localizable.strings */ = {
    \t\t\tisa = PBXVariantGroup;
    \t\t\tchildren = (
    \t\t\t\tF100000000000000000000AA /* en */,
    \t\t\t\tF200000000000000000000AA /* German */,
    \t\t\t\tF300000000000000000000AA /* zh-Hans */,
    \t\t\t);
    \t\t\tname = Localizable.strings;
    \t\t\tsourceTree = "<group>";
    \t\t};
    /* End PBXVariantGroup section */
    \t\tL100000000000000000000AA = {isa = XCConfigurationList; buildConfigurations = (C100000000000000000000AA, ); };
    \t\tC100000000000000000000AA = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; }; };
    \t\tL200000000000000000000AA = {isa = XCConfigurationList; buildConfigurations = (C200000000000000000000AA, ); };
    \t\tC200000000000000000000AA = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = Widget/Info.plist; SDKROOT = iphoneos; }; };
    \t};
    \trootObject = P000000000000000000000AA /* Project object */;
    }

    """

  private static let projectPath = "/w/App.xcodeproj/project.pbxproj"

  private static func files(_ project: String = project) -> [String: String] {
    [
      "/w/App/Info.plist": plist, projectPath: project,
      "/w/App/en.lproj/Localizable.strings": "\"shortcut.find\" = \"Find\";\n",
      "/w/App/German.lproj/Localizable.strings": "\"New Note\" = \"Neue Notiz\";\n",
      "/w/App/zh-Hans.lproj/Localizable.strings": "\"OK\" = \"好\";\n",
    ]
  }

  private func context(_ files: [String: String]) -> CodeActionContext {
    let access = SceneMigrationTests.memory(files)
    let found = ProjectFiles(below: "/w", in: access)
    let plist = InfoPlist(SyntaxTree(Self.plist))
    let surroundings = Surroundings(found.target(of: "/w/App/Info.plist"), in: access)
    let findings = Validator.findings(in: plist, surroundings: surroundings)
      .filter { ["missing-translation", "title-not-localized"].contains($0.rule) }
    return CodeActionContext(
      .propertyList(plist, surroundings),
      selection: ByteRange(start: 0, end: Self.plist.utf8.count), findings: findings,
      app: AppAccess("/w/App/Info.plist", in: access) {
        AppSources(found, in: access) { _ in .none }
      })
  }

  private func actions(_ files: [String: String]) -> (findings: [String], actions: [CodeAction]) {
    let context = context(files)
    return (
      context.findings.map(\.rule),
      CodeActionRegistry.actions(for: context, of: [.quickFix])
        .filter { $0.title.english.hasPrefix("Create ") }.map { $0.tried() }
    )
  }

  @Test(arguments: ["\n", "\r\n"])
  func filesAreCreatedAndListed(_ ending: String) throws {
    let project = Self.project.replacing("\n", with: ending)
    let before = Self.files(project)
    let (findings, offered) = actions(before)
    #expect(findings == ["title-not-localized", "title-not-localized"])
    let action = try #require(offered.first)
    #expect(offered.count == 1 && action.obstacle == nil)
    #expect(action.findings.count == 2)
    let change = action.change()
    let after = SceneMigrationTests.applied(change.fileEdits, to: before)
    #expect(
      after["/w/App/en.lproj/InfoPlist.strings"] == """
        /* Title of the quick action new */
        "New Note" = "New Note";
        /* Title of the quick action find */
        "shortcut.find" = "Find";

        """)
    #expect(
      after["/w/App/German.lproj/InfoPlist.strings"]?.contains("\"New Note\" = \"Neue Notiz\"")
        == true)
    #expect(
      after["/w/App/zh-Hans.lproj/InfoPlist.strings"]?.contains(
        "find, to be translated */\n\"shortcut.find\" = \"shortcut.find\"") == true)
    // Every line is preserved in its order, and each new one has Xcode's notation.
    let written = try #require(after[Self.projectPath])
    let lines = written.split(separator: ending, omittingEmptySubsequences: false)
    let old = project.split(separator: ending, omittingEmptySubsequences: false)
    let new = lines.difference(from: old)
    #expect(new.removals.isEmpty)
    // One build file, three files, one group of ten lines, and one line in each of two lists.
    #expect(new.insertions.count == 1 + 3 + 10 + 2)
    #expect(!written.replacing("\r\n", with: "").contains("\n") || ending == "\n")
    #expect(written.contains("name = \"zh-Hans\"; path = \"zh-Hans.lproj/InfoPlist.strings\";"))
    #expect(written.contains("name = German; path = German.lproj/InfoPlist.strings;"))
    #expect(
      written.contains(" /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef"))
    // The rules report nothing more, and no action is left.
    let again = actions(after)
    #expect(again.findings == [])
    #expect(again.actions.isEmpty)
  }

  /// A file that the project does not list is in no target.
  @Test func titlesAreExtractedOnlyToWhatTheTargetHas() {
    #expect(CodeActionRegistry.actions(for: context(Self.files()), of: [.extract]).isEmpty)
    var files = Self.files()
    files[Self.projectPath] = nil
    #expect(!CodeActionRegistry.actions(for: context(files), of: [.extract]).isEmpty)
  }

  /// If the effect on the project is not certain, the reason is reported and nothing changes.
  @Test(arguments: [
    // A list on one line.
    (
      project.replacing(
        "children = (\n\t\t\t\tV100000000000000000000AA /* Localizable.strings */,\n\t\t\t);",
        with: "children = (V100000000000000000000AA, );"), "project.pbxproj: the project lists"
    ),
    // The file is listed and does not exist.
    (
      project.replacing(
        "/* End PBXFileReference section */",
        with: """
          \t\tF900000000000000000000AA /* en */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/InfoPlist.strings; sourceTree = "<group>"; };
          /* End PBXFileReference section */
          """
      ).replacing(
        "\t\t\t\tV100000000000000000000AA /* Localizable.strings */,\n",
        with:
          "\t\t\t\tF900000000000000000000AA,\n\t\t\t\tV100000000000000000000AA /* Localizable.strings */,\n"
      ), "project.pbxproj: the project lists"
    ),
  ])
  func anUnusualProjectIsRefused(_ project: String, _ reason: String) {
    let offered = actions(Self.files(project)).actions
    #expect(offered.map { $0.obstacle?.english.hasPrefix(reason) } == [true])
  }

  @Test func aProjectThatAToolMakesIsRefused() {
    var files = Self.files()
    files["/w/project.yml"] = "name: App\ntargets: {}\n"
    let offered = actions(files).actions
    #expect(offered.map { $0.obstacle?.english.hasPrefix("project.yml: a tool makes") } == [true])
  }
}
