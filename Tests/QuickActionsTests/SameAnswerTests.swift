import Files
import Foundation
import SourceText
import TestKit
import Testing
@testable import ActionFlow

/// Changes without an effect on an app do not change the answers about it.
@Suite(.slow) struct SameAnswerTests {
  private static func answers(_ app: SmallApp) -> Answers {
    Answers(app.memory(), below: "/w/App")
  }

  /// Another app with other quick actions, which are handled.
  private static let foreign = [
    "Info.plist": """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.other</string>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key>
    <string>$(PRODUCT_MODULE_NAME).OtherSceneDelegate</string></dict></array></dict></dict>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>com.example.other.only</string>
    <key>UIApplicationShortcutItemTitle</key><string>Other</string></dict></array></dict></plist>
    """,
    "AppDelegate.swift": "@main class OtherAppDelegate: UIResponder, UIApplicationDelegate {}",
    "SceneDelegate.swift": """
    class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ s: UIScene, willConnectTo x: UISceneSession, options: UIScene.ConnectionOptions) {
        if let item = options.shortcutItem { goOn(item) }
      }
      func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool { goOn(item) }
      func goOn(_ item: UIApplicationShortcutItem) -> Bool {
        guard item.type == "com.example.other.only" else { return false }
        present(other)
        return true
      }
    }
    """,
  ]

  private static func foreign(_ marks: [String]) -> [String: String] {
    var files: [String: String] = [:]
    for (name, text) in foreign { files["/w/Other/" + name] = text }
    for mark in marks { files[mark] = "// !$*UTF8*$!\n{ objects = {}; }" }
    return files
  }

  @Test(arguments: SmallApp.all) func belowAnotherFolder(_ app: SmallApp) {
    let folder = "/w/Deep/Er/备忘录 App"
    #expect(Answers(app.memory(below: folder), below: folder) == app.answers)
  }

  @Test(arguments: SmallApp.all) func whereverOneBegins(_ app: SmallApp) {
    #expect(Answers(app.memory(), below: "/w/App", of: "/w/App") == app.answers)
  }

  @Test(arguments: SmallApp.all) func besideAForeignAppWithAProject(_ app: SmallApp) {
    let files = app.memory(
      beside: Self.foreign(["/w/Other/Other.xcodeproj/project.pbxproj"]))
    #expect(Answers(files, below: "/w/App") == app.answers)
  }

  @Test(arguments: SmallApp.all) func besideAForeignAppInTheSameFolder(_ app: SmallApp) {
    let files = app.memory(beside: Self.foreign([]))
    #expect(Answers(files, below: "/w/App") == app.answers)
  }

  @Test(arguments: SmallApp.all) func withOtherLineEnds(_ app: SmallApp) {
    let other = app.changingCode { $1.replacing("\n", with: "\r\n") }
    #expect(Self.answers(other) == app.answers)
  }

  @Test(arguments: SmallApp.all) func withComments(_ app: SmallApp) {
    let other = app.changingCode { _, text in
      guard !text.contains("\"\"\""), !text.contains("\\\n") else { return text }
      return "// 备忘录 📝 case \"x\": open()\n"
        + text.replacing("{\n", with: "{ // if item.type == \"y\" { open() }\n/* return */\n")
    }
    #expect(Self.answers(other) == app.answers)
  }

  @Test(arguments: SmallApp.all) func inAnotherOrderOfFiles(_ app: SmallApp) {
    var other = app
    other.files = [:]
    for (place, path) in app.files.keys.sorted(by: >).enumerated() {
      let isCode =
        FileKind(named: path)?.codeLanguage != nil && !path.hasPrefix("Package")
        && path != "Project.swift"
      let name =
        isCode && !path.hasSuffix("Tests.swift")
        ? "\(10 + place)" + Path.name(of: path) : Path.name(of: path)
      let folder = Path.folder(of: "/" + path).dropFirst()
      other.files[folder.isEmpty ? name : folder + "/" + name] = app.files[path]
    }
    #expect(Self.answers(other) == app.answers)
  }

  @Test(arguments: SmallApp.all) func withOtherParameterNames(_ app: SmallApp) {
    let other = app.changingCode { path, text in
      guard path.hasSuffix(".swift"), !text.contains("(shortcutItem:"),
        !text.contains("_ shortcutItem:"), !text.contains("ForShortcutItem")
      else { return text }
      return text.replacing("performActionFor shortcutItem:", with: "performActionFor picked:")
        .replacing(/(^|[^.\w])shortcutItem(?=[^\w:])/) { $0.output.1 + "picked" }
    }
    #expect(Self.answers(other) == app.answers)
  }

  @Test(arguments: SmallApp.all) func withConstantsForLiterals(_ app: SmallApp) {
    var names: [String: String] = [:]
    for (place, type) in app.truths.keys.sorted().enumerated() where !type.contains("$") {
      names[type] = "kind\(place)"
    }
    var used = false
    var other = app.changingCode { path, text in
      guard path.hasSuffix(".swift"), !path.hasSuffix("Tests.swift") else { return text }
      var text = text
      for (type, name) in names {
        for lead in ["== ", "case "] {
          let literal = lead + "\"\(type)\""
          // The raw value of a case is not a comparison.
          if text.contains(literal), !text.contains("case \(type)") { used = true }
          text = text.replacing(literal, with: lead + "Kinds.\(name)")
        }
      }
      return text
    }
    guard used else { return }
    let lines = names.sorted { $0.key < $1.key }.map { "static let \($1) = \"\($0)\"" }
    other.files["Kinds.swift"] = "enum Kinds {\n\(lines.joined(separator: "\n"))\n}\n"
    #expect(Self.answers(other) == app.answers)
  }
}
