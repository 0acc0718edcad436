import CodeModel
import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import Checks

/// Scene manifests in the files from which tools generate property lists.
@Suite struct SceneManifestOfToolsTests {
  struct App: CustomTestStringConvertible, Sendable {
    let name: String
    let hasScenes: Bool?
    let files: [String: String]
    var testDescription: String { name }
  }

  private static func xcodeGen(_ properties: String, path: String = "App/Info.plist") -> String {
    """
    name: 应用
    targets:
      App:
        type: application
        platform: iOS
        sources: App
        info:
          path: \(path)
          properties:
            \(properties)
    """
  }

  private static func tuist(_ targets: String...) -> String {
    "import ProjectDescription\nlet project = Project(name: \"应用\", targets: ["
      + targets.joined(separator: ", ") + "])"
  }

  private static func target(_ product: String, _ list: String) -> String {
    ".target(name: \"A\", product: \(product), infoPlist: .extendingDefault(with: [\(list)]))"
  }

  private static let manifest = "UIApplicationSceneManifest: { UISceneConfigurations: {} }"
  private static let entry = "\"UIApplicationSceneManifest\": [\"UISceneConfigurations\": [:]]"
  private static let empty = "<plist version=\"1.0\"><dict/></plist>"
  private static let written = empty.replacing(
    "<dict/>", with: "<dict><key>UIApplicationSceneManifest</key><dict/></dict>")

  static let apps = [
    App(name: "XcodeGen's", hasScenes: true, files: ["project.yml": xcodeGen(manifest)]),
    App(
      name: "XcodeGen's, and written", hasScenes: true,
      files: ["project.yml": xcodeGen(manifest), "App/Info.plist": written]),
    App(
      name: "XcodeGen's, and not yet written", hasScenes: true,
      files: ["project.yml": xcodeGen(manifest), "App/Info.plist": empty]),
    App(
      name: "of another list", hasScenes: false,
      files: [
        "project.yml": xcodeGen(manifest).replacing(
          "    info:", with: "    settings: { INFOPLIST_FILE: App/Other.plist }\n    info:"),
        "App/Other.plist": empty,
      ]),
    App(name: "none of XcodeGen's", hasScenes: nil, files: ["project.yml": xcodeGen("A: b")]),
    App(
      name: "Tuist's", hasScenes: true,
      files: ["Project.swift": tuist(target(".app", entry), target(".framework", ""))]),
    App(
      name: "of one of Tuist's apps", hasScenes: nil,
      files: ["Project.swift": tuist(target(".app", entry), target(".app", "\"A\": \"b\""))]),
    App(
      name: "of one, and another with a file", hasScenes: nil,
      files: [
        "Project.swift": tuist(
          target(".app", entry), ".target(name: \"B\", product: .app, infoPlist: \"B.plist\")")
      ]),
    App(
      name: "of one, and another that may be an app", hasScenes: nil,
      files: ["Project.swift": tuist(target(".app", entry), target("product", entry))]),
    App(
      name: "of Tuist's framework", hasScenes: nil,
      files: ["Project.swift": tuist(target(".framework", entry))]),
    App(
      name: "of an app in another folder", hasScenes: nil,
      files: ["Other/Project.swift": tuist(target(".app", entry))]),
    App(
      name: "Expo's", hasScenes: true,
      files: [
        "app.json": "{\"expo\":{\"ios\":{\"infoPlist\":{\"UIApplicationSceneManifest\":{}}}}}"
      ]
    ),
    App(name: "none of Expo's", hasScenes: nil, files: ["app.json": "{\"expo\":{}}"]),
  ]

  private static let delegate = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"

  @Test(arguments: apps) func isSeen(_ app: App) {
    let all = app.files.merging(["App/A.swift": Self.delegate]) { $1 }
    let access = MemoryFiles(all.reduce(into: [:]) { $0["/w/" + $1.key] = Array($1.value.utf8) })
    let project = ProjectFiles(below: "/w", in: access)
    let projects = SharedProjects()
    let code = SharedCode(in: access, projects) { project }
    let facts = CodeFacts(
      ofSource: "/w/App/A.swift", projects.owners(in: project, access), in: access,
      code: code)
    #expect(CheckedCode.hasScenes(facts) == app.hasScenes)
  }

  @Test func aChangeIsSeen() {
    let files = ChangingFiles([
      "/w/Project.swift": Array(Self.tuist(Self.target(".app", Self.entry)).utf8),
      "/w/App/A.swift": Array(Self.delegate.utf8),
    ])
    let code = SharedCode(in: files) { ProjectFiles(below: "/w", in: files) }
    let facts = CodeFacts(ofSource: "/w/App/A.swift", ProjectOwners([]), in: files, code: code)
    #expect(CheckedCode.hasScenes(facts) == true)
    code.markChanged("/w/Project.swift", Array(Self.tuist(Self.target(".app", "")).utf8))
    #expect(CheckedCode.hasScenes(facts) == nil)
  }
}

extension CheckedCode {
  fileprivate static func hasScenes(_ facts: CodeFacts) -> Bool? {
    CheckedCode(CodeFile(SourceText(""), .swift), facts, options: CheckOptions()).hasScenes
  }
}
