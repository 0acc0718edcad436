import Foundation
import TestKit
import Testing

/// The line at the end that says what was looked at.
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

  /// Programs get what they got.
  @Test func whatProgramsReadHasNoSuchLine() throws {
    let folder = try folder()
    for arguments in [["--format", "json", "."], ["--diff", "."]] {
      #expect(try summary(folder, arguments).isEmpty)
    }
    #expect(try Executable.run(["check", "-"], input: "<plist><dict/></plist>").errors.isEmpty)
  }

  @Test(arguments: [
    ("project.yml", "targets:\n  App:\n    type: application\n"),
    ("mobile/app.json", "{ \"expo\": { \"name\": \"a\" } }"),
    ("Project.swift", "let project = Project(infoPlist: .extendingDefault(with: [:]))"),
  ])
  func filesThatMayDeclareQuickActionsAreNamed(_ name: String, _ text: String) throws {
    let folder = try folder()
    let words = "not looked at, though quick actions may be declared there: ./\(name)\n"
    try folder.write(text, to: name)
    #expect(try summary(folder, ["."]).hasSuffix(words))
    // Where there are quick actions, only a file that speaks of some is of interest.
    try folder.write(
      "<plist><dict><key>UIApplicationShortcutItems</key><array/></dict></plist>",
      to: "Info.plist")
    #expect(try !summary(folder, ["."]).contains("not looked at"))
    try folder.write(text + " UIApplicationShortcutItems", to: name)
    #expect(try summary(folder, ["."]).hasSuffix(words))
    #expect(try !summary(folder, ["a.plist"]).contains("not looked at"))
    // The name alone says nothing.
    try folder.remove("Info.plist")
    try folder.write("{}", to: name)
    #expect(try !summary(folder, ["."]).contains("not looked at"))
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
    // Not every file system takes such names.
    guard let file else { return }
    fclose(file)
    let result = try Executable.run(["check", "."], in: URL(filePath: folder.path))
    #expect(result.code == 2)
    #expect(result.errors.contains("bad\u{FFFD}.plist: the name of the file is not UTF-8"))
  }

  /// Such a folder is passed over and named, and the rest is checked.
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
