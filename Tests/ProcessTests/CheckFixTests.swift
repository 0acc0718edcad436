import Foundation
import TestKit
import Testing

/// `check --fix`, `--diff` and baselines on the command line.
@Suite(.timeLimit(.minutes(40))) struct CheckFixTests {
  private static let broken = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>UIApplicationShortCutItems</key>
      <array>
        <dict>
          <key>UIApplicationShortcutItemType</key>
          <string>a</string>
          <key>UIApplicationShortcutItemTitle</key>
          <string> 新建 🎉 </string>
          <key>UIApplicationShortcutItemIconType</key>
          <string>World</string>
        </dict>
      </array>
    </dict>
    </plist>

    """

  private static let fixed = broken.replacing("ShortCut", with: "Shortcut")
    .replacing(" 新建 🎉 ", with: "新建 🎉")

  /// Runs a test in a folder of its own, which is removed afterwards.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func utf16(_ text: String) -> Data {
    text.utf16.reduce(into: Data([0xFF, 0xFE])) { data, unit in
      withUnsafeBytes(of: unit.littleEndian) { data.append(contentsOf: $0) }
    }
  }

  @Test func fixingKeepsEncodingLineEndsMarksAndPermissions() throws {
    try inFolder { folder in
      let windows = Self.broken.replacing("\n", with: "\r\n")
      let files: [(name: String, before: Data, after: Data)] = [
        ("a.plist", Data(Self.broken.utf8), Data(Self.fixed.utf8)),
        (
          "b.plist", Data([0xEF, 0xBB, 0xBF]) + Data(windows.utf8),
          Data([0xEF, 0xBB, 0xBF]) + Data(Self.fixed.replacing("\n", with: "\r\n").utf8)
        ),
        ("c.plist", utf16(windows), utf16(Self.fixed.replacing("\n", with: "\r\n"))),
        (
          "d.plist",
          Data("<!-- \u{1}".utf8) + Data([0xFF]) + Data(" -->".utf8) + Data(Self.broken.utf8),
          Data("<!-- \u{1}".utf8) + Data([0xFF]) + Data(" -->".utf8) + Data(Self.fixed.utf8)
        ),
      ]
      for file in files { try file.before.write(to: folder.appending(path: file.name)) }
      let first = folder.appending(path: "a.plist").path()
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: first)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "z.plist").path(), withDestinationPath: "a.plist")
      let result = try Executable.run(["check", "--fix", "."], in: folder)
      #expect(result.code == 1)
      #expect(
        result.errors == """
          quickactions check: fixed 8 findings in 4 files
          quickactions check: looked at 5 property lists, 5 with quick actions: 5 findings (5 errors)

          """)
      #expect(
        result.output.split(separator: "\n").allSatisfy { $0.hasSuffix("[unknown-icon-type]") })
      for file in files {
        #expect(
          try Data(contentsOf: folder.appending(path: file.name)) == file.after, "\(file.name)")
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: first)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(Set(names) == ["a.plist", "b.plist", "c.plist", "d.plist", "z.plist"])
      let again = try Executable.run(["check", "--fix", "--lang", "zh-Hans", "."], in: folder)
      #expect(again.errors.hasPrefix("quickactions check：修复了 0 个文件中的 0 处\n"))
    }
  }

  @Test func theDifferenceIsShownAndCanBeApplied() throws {
    try inFolder { folder in
      let file = folder.appending(path: "Info.plist")
      try Data(Self.broken.utf8).write(to: file)
      for options in [["--diff"], ["--fix", "--diff"]] {
        let result = try Executable.run(["check"] + options + ["Info.plist"], in: folder)
        #expect(result.code == 1 && result.errors.isEmpty)
        #expect(
          result.output == """
            --- a/Info.plist
            +++ b/Info.plist
            @@ -1,13 +1,13 @@
             <?xml version="1.0" encoding="UTF-8"?>
             <plist version="1.0">
             <dict>
            -  <key>UIApplicationShortCutItems</key>
            +  <key>UIApplicationShortcutItems</key>
               <array>
                 <dict>
                   <key>UIApplicationShortcutItemType</key>
                   <string>a</string>
                   <key>UIApplicationShortcutItemTitle</key>
            -      <string> 新建 🎉 </string>
            +      <string>新建 🎉</string>
                   <key>UIApplicationShortcutItemIconType</key>
                   <string>World</string>
                 </dict>

            """)
        #expect(try Data(contentsOf: file) == Data(Self.broken.utf8))
      }
      try Data(Self.fixed.utf8).write(to: file)
      // An unreadable file decides the exit code, even if there is nothing to fix.
      let cut = folder.appending(path: "cut.plist")
      try Data("bplist00".utf8).write(to: cut)
      let gone = try Executable.run(["check", "--diff", "cut.plist"], in: folder)
      try FileManager.default.removeItem(at: cut)
      #expect(gone.code == 2 && gone.output.isEmpty && !gone.errors.isEmpty)
      let clean = try Executable.run(["check", "--diff", "Info.plist"], in: folder)
      #expect(clean.code == 0 && clean.output.isEmpty)
    }
  }

  @Test func standardInputIsPrintedFixed() throws {
    let result = try Executable.run(["check", "--fix", "-"], input: Self.broken)
    #expect(result.code == 1 && result.output == Self.fixed)
    #expect(result.errors.contains("-:12:15: error:"))
    #expect(result.errors.hasSuffix("fixed 2 findings in 1 file\n"))
    let foreign = try Executable.run(["check", "--fix", "-"], input: "{ a = 1; }")
    #expect(foreign.code == 0 && foreign.output == "{ a = 1; }")
    let diff = try Executable.run(["check", "--diff", "-"], input: Self.broken)
    #expect(diff.code == 1 && diff.output.hasPrefix("--- -\n+++ -\n"))
  }

  @Test(arguments: [
    ["--fix", "-", "a.plist"], ["--fix", "--format", "json", "-"],
    ["--diff", "--format=json", "a"],
    ["--baseline", "a", "--write-baseline", "b", "c"], ["--write-baseline", "-", "c"],
    ["--diff", "--write-baseline", "b", "c"], ["--baseline", "/nowhere.json", "."],
    ["--baseline", ".", "."], ["--baseline", "Package.swift", "."], ["--fix"],
  ])
  func wrongOptionsAreSaidInOneLine(_ arguments: [String]) throws {
    let result = try Executable.run(["check"] + arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test func theNumberOfFixesIsInTheJSON() throws {
    try inFolder { folder in
      try Data(Self.broken.utf8).write(to: folder.appending(path: "Info.plist"))
      let result = try Executable.run(["check", "--fix", "--format", "json", "."], in: folder)
      #expect(result.output.contains("\"fixed\":2") && result.output.contains("unknown-icon-type"))
      let plain = try Executable.run(["check", "--format", "json", "."], in: folder)
      #expect(!plain.output.contains("fixed"))
    }
  }

  /// Not for root, which may write everything.
  @Test(.enabled(if: geteuid() != 0)) func aFileThatMayNotBeWrittenIsLeftAlone() throws {
    try inFolder { folder in
      let file = folder.appending(path: "Info.plist")
      try Data(Self.broken.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path())
      let result = try Executable.run(["check", "--fix", "."], in: folder)
      #expect(result.code == 2 && result.errors.contains("./Info.plist"))
      #expect(try Data(contentsOf: file) == Data(Self.broken.utf8))
    }
  }

  // MARK: Written files

  @Test func settingsAreFixedOnlyWhenNamed() throws {
    try inFolder { folder in
      let settings = folder.appending(path: ".quickactions.json")
      let text = "{ \"langauge\": \"en\" }"
      try Data(text.utf8).write(to: settings)
      let app = folder.appending(path: "App")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      let plist = app.appending(path: "Info.plist")
      for arguments in [["App/Info.plist"], ["App"], ["."]] {
        try Data(Self.broken.utf8).write(to: plist)
        let result = try Executable.run(["check", "--fix"] + arguments, in: folder)
        #expect(result.output.contains("[invalid-setting]"))
        #expect(result.errors.contains("fixed 2 findings in 1 file\n"))
        #expect(try Data(contentsOf: settings) == Data(text.utf8))
        #expect(try Data(contentsOf: plist) == Data(Self.fixed.utf8))
      }
      let diff = try Executable.run(["check", "--diff", "App"], in: folder)
      #expect(diff.code == 0 && diff.output.isEmpty)
      let seen = try Executable.run(["check", ".quickactions.json"], in: folder)
      #expect(seen.code == 0 && seen.output.hasPrefix(".quickactions.json:1:3: warning"))
      for arguments in [[".", ".quickactions.json"], ["App/../.quickactions.json"]] {
        try Data(text.utf8).write(to: settings)
        let fixed = try Executable.run(["check", "--fix"] + arguments, in: folder)
        #expect(fixed.errors.contains("fixed 1 finding in 1 file\n"))
        #expect(try Data(contentsOf: settings) == Data("{ \"language\": \"en\" }".utf8))
      }
    }
  }

  @Test func linksOutOfTheFolderAreNotWrittenThrough() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write(Self.broken, to: "Info.plist")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.plist", withDestinationPath: other.path + "/Info.plist")
    let here = URL(filePath: folder.path)
    let result = try Executable.run(["check", "--fix", "."], in: here)
    #expect(result.code == 2 && result.output.contains("./a.plist:4:8: error"))
    #expect(result.errors.contains("./a.plist: the link leads out of the folder"))
    #expect(try other.data("Info.plist") == Data(Self.broken.utf8))
    #expect(try Executable.run(["check", "--fix", "a.plist"], in: here).code == 1)
    #expect(try other.data("Info.plist") == Data(Self.fixed.utf8))
  }

  // MARK: Baselines

  /// A new finding is reported and fixed, wherever it is among known findings of its kind.
  @Test(arguments: [0, 1, 2]) func whatIsNewIsToldFromWhatIsKnown(_ place: Int) throws {
    func item(_ name: String, _ title: String) -> String {
      """
      <dict>
        <key>UIApplicationShortcutItemType</key><string>\(name)</string>
        <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
      </dict>

      """
    }
    func plist(_ items: [String]) -> String {
      "<plist><dict><key>UIApplicationShortcutItems</key><array>\n" + items.joined()
        + "</array></dict></plist>"
    }
    let known = [item("a", " Title"), item("b", " Title")]
    let folder = try TemporaryFolder()
    let here = URL(filePath: folder.path)
    try folder.write(plist(known), to: "Info.plist")
    #expect(
      try Executable.run(["check", "--write-baseline", "known.json", "."], in: here).code == 0)
    var items = known
    items.insert(item("new", " Title"), at: place)
    try folder.write(plist(items), to: "Info.plist")
    let arguments = ["check", "--baseline", "known.json", "."]
    let seen = try Executable.run(arguments, in: here)
    #expect(seen.output.split(separator: "\n").count == 1)
    #expect(seen.output.hasPrefix("./Info.plist:\(4 + 4 * place):"), "\(seen.output)")
    #expect(try Executable.run(arguments + ["--fix"], in: here).code == 0)
    items[place] = item("new", "Title")
    #expect(try folder.data("Info.plist") == Data(plist(items).utf8))
    // An earlier baseline without items counts from the first.
    let text = String(decoding: try folder.data("known.json"), as: UTF8.self)
    try folder.write(
      text.replacing(/,\s*"items" : \[[^\]]*\]/, with: ""), to: "known.json")
    try folder.write(plist(known + [item("new", " Title")]), to: "Info.plist")
    let old = try Executable.run(arguments, in: here)
    #expect(old.output.hasPrefix("./Info.plist:12:"), "\(old.output)")
  }

  @Test func anOldProjectStartsClean() throws {
    try inFolder { folder in
      let app = folder.appending(path: "App")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      let file = app.appending(path: "Info.plist")
      try Data(Self.broken.utf8).write(to: file)
      let recorded = try Executable.run(
        ["check", "--write-baseline", "known.json", "."], in: folder)
      #expect(recorded.code == 0 && recorded.output.isEmpty)
      #expect(recorded.errors == "quickactions check: recorded 1 finding in known.json\n")
      let text = try String(contentsOf: folder.appending(path: "known.json"), encoding: .utf8)
      #expect(text.contains("\"App/Info.plist\"") && text.contains("UIApplicationShortCutItems"))

      // With other line numbers and in another folder the findings are still known, and nothing is fixed.
      try Data(("<!-- new -->\n\n" + Self.broken).utf8).write(to: file)
      let clean = try Executable.run(
        ["check", "--fix", "--baseline", "../known.json", "Info.plist"], in: app)
      #expect(clean.code == 0 && clean.output.isEmpty)
      #expect(clean.errors.contains("fixed 0 findings"))

      // A second finding of the same kind is new.
      let twice = Self.broken.replacing(
        "</dict>\n  </array>",
        with:
          "</dict>\n    <string/>\n  </array>\n  <key>UIApplicationShortCutItems</key>\n  <array/>")
      try Data(twice.utf8).write(to: file)
      let more = try Executable.run(["check", "--baseline", "known.json", "."], in: folder)
      #expect(more.code == 1 && more.output.contains("[duplicate-key]"))
      #expect(more.output.components(separatedBy: "[misspelled-root-key]").count == 2)

      // Fixed findings are reported.
      try Data(Self.fixed.replacing("World", with: "UIApplicationShortcutIconTypeAdd").utf8).write(
        to: file)
      let less = try Executable.run(["check", "--baseline", "known.json", "App"], in: folder)
      #expect(less.code == 0 && less.output.isEmpty)
      #expect(less.errors.contains("1 finding of the baseline is gone"))
    }
  }

  @Test(arguments: [
    ("[]", "it holds no object"), ("{", "it is not JSON"),
    ("{\"version\":2,\"findings\":[]}", "it is of version 2"), ("", "it is not JSON"),
    ("{\"version\":1}", "findings is missing"),
    (
      "{\"version\":1,\"findings\":[{\"file\":\"a\",\"rule\":\"b\",\"place\":\"\",\"text\":\"\"}]}",
      "findings[0].count is missing"
    ),
    ("{\"version\":1,\"findings\":{}}", "findings is no list"),
    ("{\"version\":1,\"findings\":[{\"file\":1}]}", "findings[0].file is no text"),
  ])
  func aWrongBaselineIsNamedWithItsFault(_ content: String, _ fault: String) throws {
    try inFolder { folder in
      try Data(content.utf8).write(to: folder.appending(path: "known.json"))
      let result = try Executable.run(["check", "--baseline", "known.json", "."], in: folder)
      #expect(result.errors.contains("known.json is not a baseline"))
      #expect(result.errors.contains("known.json is not a baseline: \(fault)"), "\(result.errors)")
    }
  }

  @Test func nothingIsRecordedWhenAFileCannotBeRead() throws {
    try inFolder { folder in
      let result = try Executable.run(
        ["check", "--write-baseline", "known.json", "missing.plist"], in: folder)
      #expect(result.code == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
    }
  }
}
