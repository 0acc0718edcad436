import Foundation
import TestKit
import Testing

/// The files that `check` reads, and its report on other files.
@Suite(.timeLimit(.minutes(40))) struct LookedAtTests {
  private static let list =
    "<plist><dict><key>UIApplicationShortCutItems</key><array/></dict></plist>\n"

  private func check(_ folder: TemporaryFolder, _ arguments: String..., input: String = "") throws
    -> Executable.Result
  {
    try Executable.run(["check"] + arguments, input: input, in: URL(filePath: folder.path))
  }

  /// Returns the files with findings, each as often as it was reported.
  private func files(_ result: Executable.Result) -> [String] {
    result.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func ignoredFilesAndProductsArePassedOverUnlessNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("out/\n*.made.plist\n", to: ".gitignore")
    for path in [
      "App/Info.plist", "out/Info.plist", "build/Mail.app/Info.plist", "App/a.made.plist",
    ] {
      try folder.write(Self.list, to: path)
    }
    let found = try check(folder, ".")
    #expect(files(found) == ["./App/Info.plist"] && !found.errors.contains("out"))
    #expect(files(try check(folder, "out/Info.plist")) == ["out/Info.plist"])
    #expect(files(try check(folder, "out")) == ["out/Info.plist"])
    #expect(files(try check(folder, "App", "App/a.made.plist")).count == 2)
    let verbose = try check(folder, "--verbose", ".")
    #expect(verbose.errors.contains("./out: left out by .gitignore\n"))
    #expect(verbose.errors.contains("./App/a.made.plist: left out by .gitignore\n"))
    #expect(verbose.errors.contains("./build: a folder of this name is passed over\n"))
  }

  @Test func aFileThatIsNamedTwiceIsCheckedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "App/Info.plist")
    for arguments in [
      ["App", "App/Info.plist"], ["App", "App"], ["App/Info.plist", "./App/../App/Info.plist"],
      [".", "App"],
    ] {
      let result = try Executable.run(["check"] + arguments, in: URL(filePath: folder.path))
      #expect(files(result).count == 1, "\(arguments)")
      #expect(result.errors.contains("looked at 1 property list,"))
    }
  }

  @Test func whatDoesNotExistIsToldBeforeAnythingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Info.plist")
    let result = try check(folder, "Info.plist", "nothing", "no/thing.plist")
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(
      result.errors == """
        quickactions check: nothing: no such file or folder
        quickactions check: no/thing.plist: no such file or folder

        """)
  }

  @Test(arguments: ["README.md", "icon.png", "project.pbxproj", "App.xcconfig"])
  func aFileOfAnotherKindIsTold(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Hello\n", to: name)
    try folder.write(Self.list, to: "Info.plist")
    let result = try check(folder, name, "Info.plist")
    #expect(result.code == 2 && files(result) == ["Info.plist"])
    #expect(result.errors.contains("\(name): no kind of file that is checked"))
  }

  @Test(arguments: [
    ("App/Info.plist", list, "misspelled-root-key"),
    (
      "App/AppDelegate.swift",
      "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  func application(_ a: UIApplication, performActionFor s: UIApplicationShortcutItem, completionHandlr: @escaping (Bool) -> Void) {}\n}\n",
      "near-miss-delegate-method"
    ),
    (".quickactions.json", "{ \"rulez\": {} }", "invalid-setting"),
    ("en.lproj/InfoPlist.strings", "\"a\" = \"b\"\n", "malformed-strings"),
  ])
  func standardInputCanHaveAName(_ name: String, _ text: String, _ rule: String) throws {
    let folder = try TemporaryFolder()
    let result = try check(folder, "-", "--stdin-filename", name, input: text)
    #expect(result.output.contains(rule) && result.output.hasPrefix(name + ":"), "\(result)")
    // The file on the disk has another text.
    try folder.write("", to: name)
    #expect(try check(folder, "-", "--stdin-filename", name, input: text).output == result.output)
  }

  @Test func aNameIsFixedOnStandardOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Info.plist")
    let fixed = try check(folder, "--fix", "-", "--stdin-filename", "Info.plist", input: Self.list)
    #expect(fixed.output == Self.list.replacing("ShortCut", with: "Shortcut"))
    #expect(String(decoding: try folder.data("Info.plist"), as: UTF8.self) == Self.list)
    let diff = try check(folder, "--diff", "-", "--stdin-filename", "Info.plist", input: Self.list)
    #expect(diff.code == 1 && diff.output.contains("+++ b/Info.plist"))
    #expect(try check(folder, "Info.plist", "--stdin-filename", "Info.plist").code == 2)
    #expect(try check(folder, "-", "--stdin-filename", "a.txt", input: "a").code == 2)
  }

  /// The report on fixed standard input is that of a check of the fixed file.
  @Test func fixedInputIsCheckedAsIfItHadBeenSo() throws {
    let list = """
      <plist><dict><key>UIApplicationShortcutItem</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>a</string>
      <key>UIApplicationShortcutItemTitel</key><string>TITLE_A</string></dict></array></dict></plist>
      """
    let folder = try TemporaryFolder()
    try folder.write("\"TITLE_A\" = \"Add\";", to: "App/en.lproj/InfoPlist.strings")
    try folder.write("\"X\" = \"Y\";", to: "App/de.lproj/InfoPlist.strings")
    try folder.write(list, to: "App/Info.plist")
    let name = ["--stdin-filename", "App/Info.plist"]
    let fixed = try Executable.run(
      ["check", "--fix", "-"] + name, input: list, in: URL(filePath: folder.path))
    try folder.write(fixed.output, to: "App/Info.plist")
    let fresh = try check(folder, "App/Info.plist").output
    #expect(fixed.errors.contains(fresh) && fresh.contains("[missing-translation]"), "\(fixed)")
  }

  /// If something around a file may not be read, “no findings” would be incomplete.
  @Test func whatMayNotBeReadIsTold() throws {
    let folder = try TemporaryFolder()
    let clean = """
      <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>a</string>
      <key>UIApplicationShortcutItemTitle</key><string>A</string></dict></array></dict></plist>
      """
    try folder.write(clean, to: "App/Info.plist")
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    try folder.write("{}", to: "App/Secret/a.txt")
    let path = folder.path + "/App/"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path + "Secret")
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: path + "Secret")
    }
    // Root may read everything.
    let command =
      getuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let result = try Executable.run(
      ["check", "App/Info.plist"], in: URL(filePath: folder.path), through: command)
    // Not every system has the command.
    if result.code > 2 { return }
    #expect(result.code == 2 && result.errors.contains("could not be read"))
    #expect(result.errors.contains("App/Secret"))
  }
}
