import Files
import Guide
import PropertyList
import SourceText
import Testing
import XcodeProject
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import EditorFeatures
@testable import Linter
@testable import RuleSubjects

/// The effects of the Xcode project on the rules and hovers of a property list.
@Suite struct ProjectFactsTests {
  private static let plist = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).new</string>
    <key>UIApplicationShortcutItemTitle</key><string>New</string>
    <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeMail</string></dict>
    <dict><key>UIApplicationShortcutItemType</key><string>com.example.app.new</string>
    <key>UIApplicationShortcutItemTitle</key><string>Other</string></dict>
    </array></dict></plist>
    """

  /// - Parameter projects: the project files by the folders of their projects below `/Example`.
  private func surroundings(_ projects: [String: [UInt8]]) -> Surroundings {
    var files = ["/Example/Info.plist": Array(Self.plist.utf8)]
    for (path, bytes) in projects { files["/Example/" + path] = bytes }
    let access = MemoryFiles(files)
    return Surroundings(
      ProjectFiles(below: "/Example", in: access).target(of: "/Example/Info.plist"), in: access)
  }

  private func findings(
    _ projects: [String: [UInt8]], options: CheckOptions = CheckOptions()
  ) -> [String] {
    Validator.findings(
      in: InfoPlist(SyntaxTree(Self.plist)), options: options, surroundings: surroundings(projects)
    ).map(\.rule)
  }

  private func renamed(_ files: [String: [UInt8]], to name: String) -> [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: files.map { ($0.key.replacing("Example.", with: name + "."), $0.value) }
    )
  }

  @Test func theLowestDeploymentTargetCounts() {
    let old = ExampleProject.beside(deploymentTarget: "9.0")
    let new = renamed(ExampleProject.beside(deploymentTarget: "15.0"), to: "Other")
    #expect(surroundings(old).project.deploymentTarget == Version(9, 0))
    #expect(surroundings(new).project.deploymentTarget == Version(15, 0))
    let both = surroundings(old.merging(new) { $1 }).project
    #expect(both.owners.count == 2 && both.deploymentTarget == Version(9, 0))
    #expect(BuildFacts(both.owners.map(\.target)).deploymentTarget == Version(9, 0))
    let unknown = renamed(
      ExampleProject.beside(deploymentTarget: "\"$(RECOMMENDED)\""), to: "Other")
    #expect(surroundings(old.merging(unknown) { $1 }).project.deploymentTarget == nil)
    #expect(surroundings([:]).project.deploymentTarget == nil)
  }

  @Test func theDevelopmentLanguageIsThatOfAllOwners() {
    let english = ExampleProject.beside(regions: ["en", "de"])
    let german = renamed(ExampleProject.beside(regions: ["de", "en"]), to: "Other")
    #expect(surroundings(english).project.developmentLanguage == "en")
    #expect(surroundings(german).project.developmentLanguage == "de")
    #expect(surroundings(english.merging(german) { $1 }).project.developmentLanguage == nil)
  }

  @Test func rulesOnAvailabilityAskTheProjectUnlessSettingsSay() {
    let old = ExampleProject.beside(deploymentTarget: "9.0")
    #expect(findings(old).contains("icon-type-availability"))
    #expect(
      !findings(ExampleProject.beside(deploymentTarget: "15.0")).contains("icon-type-availability"))
    #expect(
      !findings(old, options: CheckOptions(deploymentTarget: Version(12, 0))).contains(
        "icon-type-availability"))
    #expect(
      findings(ExampleProject.beside(), options: CheckOptions(deploymentTarget: Version(9, 0)))
        .contains("icon-type-availability"))
  }

  /// Files that XcodeGen adds to one target count for that target only.
  @Test func aDescriptionTellsWhichTargetCodeBelongsTo() {
    let text = """
      name: App
      targets:
        Old: { type: application, platform: iOS, deploymentTarget: 9.0, sources: [Old, ../Shared] }
        New: { type: application, platform: iOS, deploymentTarget: 16.0, sources: New }
        Watch: { type: application, platform: watchOS, sources: Watch }
      """
    let access = MemoryFiles(["/w/App/project.yml": Array(text.utf8)])
    let projects = ProjectOwners(
      XcodeProject.all(["/w/App/project.yml"], inside: "/w", access))
    func facts(_ path: String) -> CodeFacts { CodeFacts(ofSource: path, projects, in: access) }
    #expect(facts("/w/App/Old/A.swift").deploymentTarget == Version(9, 0))
    #expect(facts("/w/App/New/A.swift").deploymentTarget == Version(16, 0))
    #expect(facts("/w/Shared/A.swift").deploymentTarget == Version(9, 0))
    #expect(facts("/w/App/Watch/A.swift").isForIOS == false)
    #expect(facts("/w/App/Old/A.swift").isOfOtherApp("/w/App/New/A.swift"))
    #expect(!facts("/w/App/Old/A.swift").isOfOtherApp("/w/App/Old/B.swift"))
  }

  /// There may be another app next to it.
  @Test func aDescriptionTellsOfCodeInItsFolder() {
    let text = """
      name: App
      targets: { App: { type: application, platform: iOS, deploymentTarget: 16.0 } }
      """
    let access = MemoryFiles(["/w/App/project.yml": Array(text.utf8)])
    let projects = ProjectOwners(
      XcodeProject.all(["/w/App/project.yml"], inside: "/w", access))
    func facts(_ path: String) -> CodeFacts { CodeFacts(ofSource: path, projects, in: access) }
    #expect(facts("/w/App/Sources/A.swift").deploymentTarget == Version(16, 0))
    #expect(facts("/w/App/Sources/A.swift").deviceFamilies == [1, 2])
    #expect(facts("/w/Other/A.swift").deploymentTarget == nil)
  }

  @Test func buildSettingsMakeTypesTheSame() {
    #expect(findings(ExampleProject.beside()).contains("duplicate-type"))
    #expect(
      !findings(ExampleProject.beside(identifier: "com.example.b")).contains("duplicate-type"))
    #expect(!findings([:]).contains("duplicate-type"))
    let both = ExampleProject.beside().merging(
      renamed(ExampleProject.beside(identifier: "com.example.b"), to: "Other")
    ) { $1 }
    #expect(!findings(both).contains("duplicate-type"))
    #expect(
      !findings(ExampleProject.beside(identifier: "\"com.example.app$(NONE)\"")).contains(
        "duplicate-type"))
  }

  @Test func aTargetThatIsNoAppIsTold() {
    let isTold = { (files: [String: [UInt8]]) in findings(files).contains("wrong-product-type") }
    #expect(isTold(ExampleProject.beside(productType: "app-extension")))
    #expect(isTold(ExampleProject.beside(productType: "framework")))
    #expect(isTold(ExampleProject.beside(productType: "bundle.unit-test")))
    #expect(isTold(ExampleProject.beside(platform: "watchos")))
    #expect(isTold(ExampleProject.beside(platform: "macosx")))
    for files in [
      ExampleProject.beside(), ExampleProject.beside(platform: "auto"),
      ExampleProject.beside(platform: "\"$(NONE)\""), ExampleProject.beside(productType: "tool"),
      ExampleProject.beside(productType: "application.on-demand-install-capable"), [:],
      ExampleProject.beside(replacing: "INFOPLIST_FILE = Info.plist;"),
      ExampleProject.beside(productType: "app-extension").merging(
        renamed(ExampleProject.beside(), to: "Other")
      ) { $1 },
    ] { #expect(!isTold(files)) }
  }

  @Test func aBrokenProjectIsOneInformation() {
    let broken = ExampleProject.beside(replacing: "objects = {", by: "<<<<<<< HEAD\nobjects = {")
    let found = findings(broken)
    #expect(found.filter { $0 == "unreadable-project" }.count == 1)
    #expect(!found.contains("duplicate-type") && !found.contains("icon-type-availability"))
    let withOther = broken.merging(renamed(ExampleProject.beside(), to: "Other")) { $1 }
    #expect(!findings(withOther).contains("unreadable-project"))
    #expect(!findings(["Empty.xcodeproj/project.pbxproj": []]).contains("unreadable-project"))
  }

  @Test func hoversTellTheTargetsAndWhatSettingsBecome() throws {
    let plist = InfoPlist(SyntaxTree(Self.plist))
    func hover(_ text: String, _ language: Language, _ files: [String: [UInt8]]) throws -> String {
      let range = try #require(Self.plist.utf8.firstRange(of: Array(text.utf8)))
      let offset = Self.plist.utf8.distance(from: Self.plist.startIndex, to: range.lowerBound)
      let content = try #require(
        HoverProvider.hover(
          at: offset, in: plist, language: language, surroundings: surroundings(files)))
      return MarkdownWriter(language).write(content.blocks)
    }
    let project = ExampleProject.beside()
    let root = try hover("UIApplicationShortcutItems", .english, project)
    #expect(
      root.contains("**Example** (Release), `Example.xcodeproj`") && root.contains("iOS 13.0"))
    #expect(
      try hover("UIApplicationShortcutItems", .simplifiedChinese, project).contains("最低支持 iOS 13.0")
    )
    #expect(try hover("$(PRODUCT", .english, project).contains("`com.example.app.new`"))
    #expect(try !hover("$(PRODUCT", .english, [:]).contains("settings of the project"))
    #expect(try !hover("UIApplicationShortcutItems", .english, [:]).contains("Example"))
  }
}

/// Images by the targets to which they belong.
@Suite struct ProjectMembershipTests {
  private static let plist = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>New</string>
    <key>UIApplicationShortcutItemIconFile</key><string>compose</string></dict>
    </array></dict></plist>
    """

  /// - Parameter catalogs: the names of the folders with a catalog; `own` are those of the target.
  private func messages(_ catalogs: [String], ofTarget own: [String], place: String = "\"<group>\"")
    -> [String]
  {
    var files = ["/Example/Info.plist": Array(Self.plist.utf8)]
    for folder in catalogs {
      for (path, bytes) in ExampleFiles.catalog { files["/Example/\(folder)/\(path)"] = bytes }
    }
    let references = own.map {
      "\($0) = { isa = PBXFileReference; path = \($0)/Assets.xcassets; sourceTree = \(place); }; B\($0) = { isa = PBXBuildFile; fileRef = \($0); };"
    }
    let extra =
      references.joined(separator: "\n") + """
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(own.joined(separator: ", "))); };
        R = { isa = PBXResourcesBuildPhase; files = (\(own.map { "B" + $0 }.joined(separator: ", "))); };
        T = {
        """
    var text = String(
      decoding: ExampleProject.beside().values.first ?? [], as: UTF8.self)
    text = text.replacing("T = {", with: extra)
    text = text.replacing(
      "isa = PBXNativeTarget;", with: "isa = PBXNativeTarget; buildPhases = (R);")
    text = text.replacing("isa = PBXProject;", with: "isa = PBXProject; mainGroup = G;")
    files["/Example/Example.xcodeproj/project.pbxproj"] = Array(text.utf8)
    let access = MemoryFiles(files)
    let target = ProjectFiles(below: "/Example", in: access).target(of: "/Example/Info.plist")
    let surroundings = Surroundings(target, in: access)
    #expect(surroundings.project.owners.count == 1)
    return Validator.findings(
      in: InfoPlist(SyntaxTree(Self.plist)), surroundings: surroundings
    ).filter { $0.rule == "icon-not-found" }.map(\.message.english)
  }

  @Test func anImageOfAnotherTargetIsOnlyAnInformation() {
    #expect(messages(["App"], ofTarget: ["App"]) == [])
    #expect(messages(["App", "Widget"], ofTarget: ["Widget"]) == [])
    #expect(
      messages(["Widget"], ofTarget: []) == [
        "“Widget/Assets.xcassets/compose.imageset” does not belong to the target “Example”; the app may have no such image."
      ])
    #expect(messages(["Widget"], ofTarget: ["App"]).count == 1)
  }

  @Test func aPlaceThatIsNotKnownKeepsItSilent() {
    #expect(messages(["Widget"], ofTarget: ["App"], place: "CUSTOM_FOLDER") == [])
  }

  @Test func anAppThatRunsBeforeQuickActionsIsJudgedFromTheirFirstVersion() {
    let plist = InfoPlist(
      SyntaxTree(
        Self.plist.replacing(
          "IconFile</key><string>compose",
          with: "IconType</key><string>UIApplicationShortcutIconTypeAdd")))
    for version in [Version(7, 0), Version(9, 0)] {
      let found = Validator.findings(in: plist, options: CheckOptions(deploymentTarget: version))
      #expect(!found.contains { $0.rule == "icon-type-availability" })
    }
  }
}
