import SourceText
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks
@testable import Linter

/// The notations of property lists in Tuist's and Expo's files.
@Suite struct TuistFormTests {
  private static let items = """
    ["UIApplicationShortcutItems": [["UIApplicationShortcutItemType": "查找", \
    "UIApplicationShortcutItemTitle": "Find"]]]
    """

  private func file(_ text: String, _ name: String = "Project.swift") -> GeneratorFile {
    GeneratorFile("/w/\(name)", SourceText("import ProjectDescription\n" + text))
  }

  private func target(_ arguments: String) -> String {
    "let project = Project(name: \"A\", targets: [.target(name: \"A\", \(arguments))])"
  }

  @Test(arguments: [
    "let list: [String: Plist.Value] = \(items)\nlet t = Target(infoPlist: .extendingDefault(with: list))",
    "let t = Target(infoPlist: .dictionary(list))\nlet list = \(items)",
    "let list: InfoPlist = .extendingDefault(with: \(items))\nlet t = Target(infoPlist: list)",
    "let list = InfoPlist.dictionary(\(items))\nlet t = Target(infoPlist: list)",
    "private let word = \"查找\"\nlet t = Target(infoPlist: .dictionary(\(items.replacing("\"查找\"", with: "word"))))",
    "let word = \"查\"\nlet t = Target(infoPlist: .dictionary(\(items.replacing("\"查找\"", with: "\"\\(word)找\""))))",
  ])
  func aConstantStandsForItsValue(_ text: String) {
    let file = file(text)
    #expect(file.lists.map(\.plist.types) == [["查找"]])
    // The ranges of the list are in the file.
    for list in file.lists {
      let places = DeclaredTypes.all(in: file).flatMap(\.typeRanges).map { file.source[$0.range] }
      #expect(list.plist.items.count == 1)
      #expect(places.allSatisfy { $0.contains("找") || $0 == "word" })
    }
  }

  /// A name that may have another value is not known.
  @Test(arguments: [
    "var list = \(items)\nlet t = Target(infoPlist: .dictionary(list))",
    "let list = \(items)\nfunc make(list: [String: Plist.Value]) -> Target { Target(infoPlist: .dictionary(list)) }",
    "enum E { static let list = \(items) }\nlet t = Target(infoPlist: .dictionary(list))",
    "let list = \(items)\nlet t = Target(infoPlist: .dictionary(list.merging(other)))",
    "let list = list\nlet t = Target(infoPlist: .dictionary(list))",
  ])
  func whatMayBeSomethingElseIsNotRead(_ text: String) {
    #expect(file(text).lists.isEmpty)
  }

  @Test func whatTwoTargetsShareIsReadOnce() {
    let use = "Target(infoPlist: .dictionary(list))"
    #expect(file("let list = \(Self.items)\nlet t = [\(use), \(use)]").lists.count == 1)
  }

  /// A renamed text is written in the constant.
  @Test func aTypeBehindAConstantIsRenamed() throws {
    let text =
      "let id = \"a.b\"\n"
      + target("infoPlist: .dictionary(\(Self.items.replacing("查找", with: "\\(id).find")))")
    let file = file(text)
    let list = try #require(DeclaredTypes.all(in: file).first)
    let value = try #require(list.plist.items.first?[.type]?.value)
    #expect(list.plist.types == ["a.b.find"])
    let edit = try #require(list.replacingText(of: value, with: "a.b.查"))
    #expect(file.source.applying([edit]).string.contains("\"\\(id).查\""))
    #expect(list.replacingText(of: value, with: "c.查") == nil)
  }

  @Test(arguments: [
    ("deploymentTargets: .iOS(\"15.0\")", Version(15, 0)),
    ("deploymentTargets: .multiplatform(iOS: \"16.4\", macOS: \"13.0\")", Version(16, 4)),
    ("deploymentTarget: .iOS(targetVersion: \"9.0\", devices: [.iphone])", Version(9, 0)),
    ("deploymentTargets: .iOS(oldest)", Version(12, 0)),
    ("deploymentTargets: .macOS(\"14.0\")", nil),
    ("deploymentTargets: oldest", nil), ("deploymentTargets: .iOS(other)", nil), ("a: 1", nil),
  ])
  func theLowestVersionIsRead(_ argument: String, _ version: Version?) {
    let file = file(
      "let oldest = \"12.0\"\n" + target("\(argument), infoPlist: .dictionary(\(Self.items))"))
    #expect(file.lists.map(\.deploymentTarget) == [version])
  }

  @Test func rulesKnowTheLowestVersion() {
    let contact = Self.items.replacing(
      "\"Find\"", with: "\"Find\", \"UIApplicationShortcutItemIconSymbolName\": \"star\"")
    func rules(_ version: String) -> [String] {
      let file = file(
        target("deploymentTargets: .iOS(\"\(version)\"), infoPlist: .dictionary(\(contact))"))
      return CheckableFile.generator(file, []).findings().map(\.rule)
    }
    #expect(rules("9.0") != rules("16.0"))
    #expect(rules("16.0").isEmpty)
  }

  private static let scenes = "infoPlist: .dictionary([\"UIApplicationSceneManifest\": [:]])"

  @Test(arguments: [
    ("product: .app", "destinations: .macOS, product: .app", true),
    ("product: .app", "platform: .watchOS, product: .app", true),
    ("product: .app", "destinations: [.mac, .appleTv], product: .app", true),
    ("product: .app", "destinations: [.mac, .iPhone], product: .app", false),
    ("product: .app", "destinations: [], product: .app", false),
    ("product: .app", "destinations: all, product: .app", false),
    ("destinations: .macOS, product: .app", "product: .framework", false),
  ])
  func appsOfOtherPlatformsDoNotCount(_ own: String, _ other: String, _ givesScenes: Bool) {
    let text = "let t = [Target(\(own), \(Self.scenes)), Target(\(other))]"
    #expect(file(text).givesAppsScenes == givesScenes)
  }

  // MARK: Expo

  @Test(arguments: [
    ("My App!", "/w/ios/MyApp/Info.plist"), ("a_b-2", "/w/ios/ab2/Info.plist"),
    ("Café 记", "/w/ios/Caf/Info.plist"), ("记事", nil),
  ])
  func expoWritesIntoAFolderWithTheAppsName(_ name: String, _ path: String?) {
    let text =
      "{ \"expo\": { \"name\": \"\(name)\", \"ios\": { \"infoPlist\": { \"UIApplicationShortcutItems\": [] } } } }"
    let file = GeneratorFile("/w/app.json", SourceText(text))
    #expect(file.lists.map(\.path) == [path])
  }
}
