import Foundation
import TestKit
import Testing

/// One fact is reported as one finding.
@Suite(.timeLimit(.minutes(40))) struct OneFactTests {
  private func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
    let result = try Executable.run(["check"] + arguments, in: URL(filePath: folder.path))
    return result.output.split(separator: "\n").map(String.init)
  }

  private static func list(_ items: String...) -> String {
    "<plist version=\"1.0\"><dict>\n<key>UIApplicationShortcutItems</key>\n<array>\n"
      + items.joined(separator: "\n") + "\n</array>\n</dict></plist>\n"
  }

  private static func item(_ type: String, _ title: String, _ more: String = "") -> String {
    "<dict><key>UIApplicationShortcutItemType</key><string>\(type)</string>"
      + "<key>UIApplicationShortcutItemTitle</key><string>\(title)</string>\(more)</dict>"
  }

  @Test func aFileIsReportedOnOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list(Self.item("a", "A ")), to: "App/Info.plist")
    let once = try check(folder, "App")
    #expect(once.count == 1)
    for paths in [["App", "App"], ["App", "App/Info.plist"], ["App/Info.plist", "./App/"]] {
      let result = try Executable.run(["check"] + paths, in: URL(filePath: folder.path))
      let line = result.output.replacing("./App//", with: "App/").replacing("./App/", with: "App/")
      #expect(line == once[0] + "\n", "\(paths)")
      #expect(result.errors.contains("looked at 1 property list,"))
    }
    let named = try check(folder, "App/Info.plist", "App/../App/Info.plist")
    #expect(named.count == 1 && named[0].hasPrefix("App/Info.plist:"))
  }

  /// A link that leads out of a folder is written only if it was named itself.
  @Test func whatIsNamedIsFixed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list(Self.item("a", "A ")), to: "Elsewhere/Info.plist")
    try folder.write("", to: "App/README.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Info.plist",
      withDestinationPath: folder.path + "/Elsewhere/Info.plist")
    let run = URL(filePath: folder.path)
    #expect(try Executable.run(["check", "--fix", "App"], in: run).code == 2)
    let fixed = try Executable.run(["check", "--fix", "App", "App/Info.plist"], in: run)
    #expect(fixed.code == 0 && fixed.errors.contains("fixed 1 finding in 1 file"))
  }

  @Test func configurationsOfATargetAreOneApp() throws {
    let folder = try TemporaryFolder()
    func project(_ targets: [String]) -> String {
      "name: App\ntargets:\n"
        + targets.map { name in
          """
            \(name):
              type: application
              platform: iOS
              deploymentTarget: "15.0"
              sources: [\(name)]
              settings:
                configs:
                  Debug: {INFOPLIST_FILE: \(name)/Info-Debug.plist}
                  Release: {INFOPLIST_FILE: \(name)/Info-Release.plist}

          """
        }.joined()
    }
    for name in ["Mail", "Notes"] {
      for configuration in ["Debug", "Release"] {
        try folder.write(
          Self.list(Self.item("a", "A")), to: "\(name)/Info-\(configuration).plist")
      }
      try folder.write(
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        to: "\(name)/AppDelegate.swift")
    }
    try folder.write(project(["Mail", "Notes"]), to: "project.yml")
    let lines = try check(folder, ".")
    for rule in ["app-without-scenes", "no-quick-action-handler"] {
      let found = lines.filter { $0.contains("[\(rule)]") }
      #expect(found.map { $0.prefix(7) } == ["./Mail/", "./Notes"], "\(rule): \(found)")
    }
    // Checked alone, each reports it.
    #expect(
      try check(folder, "Mail/Info-Release.plist").contains { $0.contains("[app-without-scenes]") })
  }

  /// The property list of an app that creates its quick actions in code has none, and an app may have no quick
  /// actions at all; a file in no target does not configure scenes.
  @Test func anAppWithoutScenesNeedsNoStaticItems() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: Mail
      targets:
        Mail:
          type: application
          platform: iOS
          deploymentTarget: "15.0"
          sources: [Mail]
          settings: {INFOPLIST_FILE: Mail/Info.plist}

      """, to: "project.yml")
    try folder.write(
      "<plist version=\"1.0\"><dict>\n<key>UILaunchStoryboardName</key>\n<string>L</string>\n</dict></plist>\n",
      to: "Mail/Info.plist")
    let delegate = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    try folder.write(delegate, to: "Mail/AppDelegate.swift")
    func hasNoScenes(_ words: String = "and its quick actions have to move") throws -> Bool {
      try check(folder, ".").contains {
        $0.hasPrefix("./Mail/Info.plist:2:6: warning:") && $0.contains(words)
          && $0.contains("[app-without-scenes]")
      }
    }
    #expect(try hasNoScenes("it does not launch. ["))
    try folder.write(
      "func clear() { UIApplication.shared.shortcutItems = [] }\n", to: "Mail/Menu.swift")
    #expect(try hasNoScenes())
    let scenes = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"
    try folder.write(scenes, to: "Notes/SceneDelegate.swift")
    #expect(try hasNoScenes())
    try folder.write(scenes, to: "Mail/SceneDelegate.swift")
    #expect(try !hasNoScenes())
  }

  @Test func aMissingLanguageIsToldOnce() throws {
    let folder = try TemporaryFolder()
    let names = ["one", "two", "three"]
    try folder.write(
      Self.list(Self.item("a", "key.one"), Self.item("b", "key.two"), Self.item("c", "key.three")),
      to: "Info.plist")
    let german = names.map { "\"key.\($0)\" = \"\($0)!\";\n" }.joined()
    try folder.write(german, to: "de.lproj/InfoPlist.strings")
    try folder.write("\"CFBundleName\" = \"X\";\n", to: "uk.lproj/InfoPlist.strings")
    try folder.write("\"key.one\" = \"X\";\n", to: "ja.lproj/InfoPlist.strings")
    let lines = try check(folder, ".").filter {
      $0.contains("key") || $0.hasSuffix("[missing-translation]")
    }
    #expect(
      lines == [
        "./Info.plist:4:114: warning: None of 3 keys has a translation into uk; there the keys themselves are shown. [missing-translation]",
        "  ./Info.plist:5:114: Another of the keys.", "  ./Info.plist:6:114: Another of the keys.",
        "./Info.plist:5:114: warning: This key has no translation into ja; there the key itself is shown. [missing-translation]",
        "./Info.plist:6:114: warning: This key has no translation into ja; there the key itself is shown. [missing-translation]",
      ])
  }

  @Test func aFileNameOfAnIconIsToldOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"images\": []}", to: "A.xcassets/eye.imageset/Contents.json")
    let icon = "<key>UIApplicationShortcutItemIconFile</key><string>%</string>"
    for name in ["Eye.png", "Eye@2x.png", "Eye@3x"] {
      try folder.write(
        Self.list(Self.item("a", "A", icon.replacing("%", with: name))), to: "Info.plist")
      let lines = try check(folder, "--only", "icons", ".")
      #expect(lines.count == 1 && lines[0].contains("did you mean “eye”?"), "\(lines)")
    }
    try folder.write(
      Self.list(Self.item("a", "A", icon.replacing("%", with: "other.png"))), to: "Info.plist")
    let other = try check(folder, "--only", "icons", ".")
    #expect(other.count == 1 && other[0].contains("There is no image “other.png”"))
  }
}
