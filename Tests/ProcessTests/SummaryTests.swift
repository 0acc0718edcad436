import Foundation
import TestKit
import Testing

/// The line at the end that summarizes the checked files.
@Suite(.timeLimit(.minutes(40))) struct SummaryTests {
  private func summary(_ folder: TemporaryFolder, _ arguments: [String]) throws -> String {
    let result = try Executable.run(["check"] + arguments, in: URL(filePath: folder.path))
    #expect(!result.output.contains("looked at"))
    return result.errors
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict/></plist>", to: "a.plist")
    try folder.write("<plist><dict/></plist>", to: "b.plist")
    return folder
  }

  @Test func aCleanRunIsToldFromOneWithNothingToCheck() throws {
    let folder = try folder()
    #expect(
      try summary(folder, ["."])
        == "quickactions check: looked at 2 property lists, 0 with quick actions: no findings\n")
    try folder.write(
      "<plist><dict><key>UIApplicationShortcutItems</key><array/></dict></plist>",
      to: "App/Info.plist")
    try folder.write("\"a\" = \"b\";\n", to: "App/de.lproj/InfoPlist.strings")
    let all = try summary(folder, ["."])
    #expect(all.contains("3 property lists, 1 with quick actions, and 1 file of translations: "))
    #expect(all.hasSuffix(": 1 finding (1 note)\n"), "\(all)")
    #expect(
      try summary(folder, ["--lang", "zh-Hans", "a.plist"])
        == "quickactions check: 查看了 1 个属性列表，其中 0 个有快捷操作：没有结果\n")
  }

  /// Output for programs is unchanged.
  @Test func whatProgramsReadHasNoSuchLine() throws {
    let folder = try folder()
    for arguments in [["--format", "json", "."], ["--diff", "."]] {
      #expect(try summary(folder, arguments).isEmpty)
    }
    #expect(try Executable.run(["check", "-"], input: "<plist><dict/></plist>").errors.isEmpty)
  }

  @Test(arguments: [
    ("project.yml", "targets:\n  App:\n    type: application\n"),
    ("mobile/app.config.ts", "export default { expo: { name: \"a\" } }"),
    ("Project.swift", "let project = Project(infoPlist: .extendingDefault(with: [:]))"),
  ])
  func filesThatMayDeclareQuickActionsAreNamed(_ name: String, _ text: String) throws {
    let folder = try folder()
    let words = "not looked at, though quick actions may be declared there: ./\(name)\n"
    try folder.write(text, to: name)
    #expect(try summary(folder, ["."]).hasSuffix(words))
    // If there are quick actions, only files that mention some are relevant.
    try folder.write(
      "<plist><dict><key>UIApplicationShortcutItems</key><array/></dict></plist>",
      to: "Info.plist")
    #expect(try !summary(folder, ["."]).contains("not looked at"))
    try folder.write(text + " UIApplicationShortcutItems", to: name)
    #expect(try summary(folder, ["."]).hasSuffix(words))
    #expect(try !summary(folder, ["a.plist"]).contains("not looked at"))
    // The name alone is no evidence.
    try folder.remove("Info.plist")
    try folder.write("{}", to: name)
    #expect(try !summary(folder, ["."]).contains("not looked at"))
  }

  @Test func expoIsToldFromItsPlugin() throws {
    let folder = try folder()
    try folder.write("{ \"expo\": { \"name\": \"a\" } }", to: "app.json")
    #expect(try !summary(folder, ["."]).contains("not looked at"))
    try folder.write("{ \"expo\": { \"plugins\": [\"expo-quick-actions\"] } }", to: "app.json")
    let words =
      "not looked at: the quick actions that the plugin expo-quick-actions makes, in ./app.json\n"
    #expect(try summary(folder, ["."]).hasSuffix(words))
  }

  /// Flutter, React Native, Capacitor and Cordova create quick actions in code that is not read.
  @Test(arguments: [
    ("pubspec.yaml", "dependencies:\n  quick_actions: ^1.0.1\n", "quick_actions"),
    (
      "package.json", "{ \"dependencies\": { \"react-native-quick-actions\": \"1\" } }",
      "react-native-quick-actions"
    ),
    (
      "a/package.json", "{ \"cordova\": { \"plugins\": { \"cordova-plugin-3dtouch\" : {} } } }",
      "cordova-plugin-3dtouch"
    ),
  ])
  func packagesThatMakeQuickActionsAreNamed(
    _ name: String, _ text: String, _ package: String
  ) throws {
    let folder = try folder()
    try folder.write(text, to: name)
    let words = "not looked at: code that may make quick actions with the package \(package), in "
    #expect(try summary(folder, ["."]).hasSuffix(words + "./\(name)\n"))
    let trace = try Executable.run(["trace", "--lang", "en"], in: URL(filePath: folder.path))
    #expect(trace.code == 0 && trace.errors.contains("no code that is read in"))
    #expect(trace.errors.contains(words), "\(trace.errors)")
    // The name of the package itself is not a use of it.
    try folder.write("{ \"name\": \"\(package)\" }\n# quick_actions: no", to: name)
    #expect(try !summary(folder, ["."]).contains("not looked at"))
    let other = try Executable.run(["trace", "--lang", "en"], in: URL(filePath: folder.path))
    #expect(other.code == 1 && !other.errors.contains("not looked at"))
  }

  /// iOS never reads the contents of Xcode's templates.
  @Test func templatesArePassedOver() throws {
    let folder = try folder()
    let before = try summary(folder, ["."])
    try folder.write("<plist><dict>", to: "Templates/App.xctemplate/Info.plist")
    #expect(try summary(folder, ["."]) == before)
  }

  /// Xcode's sample projects contain one.
  @Test func anEmptyMarkerFileIsNoError() throws {
    let folder = try folder()
    try folder.write("", to: "App.xcodeproj/.xcodesamplecode.plist")
    #expect(try summary(folder, ["."]).contains("looked at 2 property lists"))
  }

  @Test func whatXcodeGenWritesIsReportedInItsFile() throws {
    let folder = try TemporaryFolder()
    let types = ["a", "b", "c", "d", "e", "f"]
    let key = "UIApplicationShortcutItem"
    let lines = types.map { type in
      "          - \(key)Type: \(type)\n" + (type == "b" ? "" : "            \(key)Title: A\n")
    }
    try folder.write(
      """
      name: Example
      targets:
        App:
          type: application
          platform: iOS
          info:
            path: App/Info.plist
            properties:
              UIApplicationShortcutItems:
      \(lines.joined())
      """, to: "project.yml")
    let items = types.map { type in
      let title = type == "b" ? "" : "<key>\(key)Title</key><string>A</string>"
      return "<dict><key>\(key)Type</key><string>\(type)</string>\(title)</dict>\n"
    }
    try folder.write(
      """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
      \(items.joined())</array></dict></plist>
      """, to: "App/Info.plist")
    let output = try Executable.run(["check", "."], in: URL(filePath: folder.path)).output
    let found = output.split(separator: "\n")
    #expect(found.count { $0.contains("missing-required-key") } == 1)
    #expect(found.count { $0.contains("more-than-four-items") } == 1)
    #expect(found.allSatisfy { $0.hasPrefix("./project.yml:") || $0.hasPrefix("project.yml:") })
  }

  @Test func severitiesAreExplained() throws {
    let help = try Executable.run(["check", "--help"]).output
    #expect(help.contains("error, warning, information or hint: the last two are notes"))
  }

  @Test func namesThatAreNotUTF8AreExplained() throws {
    let folder = try TemporaryFolder()
    let name = (Array(folder.path.utf8) + Array("/bad".utf8) + [0xFF] + Array(".plist".utf8))
      .map { CChar(bitPattern: $0) }
    let file = fopen(name + [0], "w")
    // Not every file system accepts such names.
    guard let file else { return }
    fclose(file)
    let result = try Executable.run(["check", "."], in: URL(filePath: folder.path))
    #expect(result.code == 2)
    #expect(result.errors.contains("bad\u{FFFD}.plist: the name of the file is not UTF-8"))
  }

  /// Such a folder is skipped and named, and the rest is checked.
  @Test func foldersWhoseNamesAreNotUTF8ArePassedOver() throws {
    let folder = try TemporaryFolder()
    let name = (Array(folder.path.utf8) + Array("/bad".utf8) + [0xFF]).map {
      CChar(bitPattern: $0)
    }
    guard mkdir(name + [0], 0o777) == 0 else { return }
    let list = "<plist><dict><key>UIApplicationShortcutItems</key><array/></dict></plist>\n"
    try folder.write(list, to: "Info.plist")
    let run = URL(filePath: folder.path)
    for command in ["check", "format"] {
      let result = try Executable.run([command, "."], in: run)
      #expect(result.code == 0)
      #expect(result.errors.contains("bad\u{FFFD}: the name of the folder is not UTF-8"))
    }
    try folder.write(list.replacing("Shortcut", with: "ShortCut"), to: "Info.plist")
    #expect(try Executable.run(["check", "."], in: run).output.contains("misspelled-root-key"))
  }
}
