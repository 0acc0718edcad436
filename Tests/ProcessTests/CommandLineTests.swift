import Foundation
import TestKit
import Testing

/// The commands on the command line.
@Suite(.timeLimit(.minutes(40))) struct CommandLineTests {
  @Test func versionAndHelp() throws {
    #expect(try Executable.run(["--version"]).output.contains("."))
    for arguments in [["--help"], ["help"], ["-h"]] {
      let result = try Executable.run(arguments)
      #expect(result.code == 0)
      for command in ["lsp", "check", "docs", "session"] {
        #expect(result.output.contains(command))
      }
    }
    for command in ["lsp", "check", "docs", "session"] {
      for arguments in [[command, "--help"], ["help", command], [command, "-h"]] {
        let result = try Executable.run(arguments)
        #expect(result.code == 0)
        #expect(result.output.hasPrefix("usage: quickactions \(command)"))
      }
    }
    #expect(try Executable.run(["help", "check", "--lang", "zh-Hans"]).output.hasPrefix("用法"))
    let chinese = try Executable.run(["--help"], environment: ["LANG": "zh_CN.UTF-8"])
    #expect(chinese.output.contains("用法"))
  }

  @Test(arguments: [
    [], ["nonsense"], ["check"], ["check", "--format", "xml", "a"], ["check", "--format"],
    ["check", "--formt", "json", "a"], ["check", "--lang", "fr", "a"], ["docs", "a", "b"],
    ["docs", "xyzzy"], ["session"], ["session", "/nowhere.jsonl"], ["lsp", "file"], ["help", "no"],
    ["check", "--help=yes"],
  ])
  func wrongArgumentsAreSaidInOneLine(_ arguments: [String]) throws {
    let result = try Executable.run(arguments)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    if !arguments.isEmpty {
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
  }

  @Test(arguments: [
    ("explain", "docs"), ("search", "docs --search"), ("lint", "check"), ("nonsense", "--help"),
  ])
  func anotherToolsCommandIsToldByItsName(_ name: String, _ command: String) throws {
    #expect(try Executable.run([name]).errors.hasSuffix("see quickactions \(command)\n"))
  }

  /// Other commands take a path where this one takes types.
  @Test func traceTakesAPathInTheirPlace() throws {
    let folder = try TemporaryFolder()
    let text = "let i = UIApplicationShortcutItem(type: \"查找\", localizedTitle: \"Find\")"
    try folder.write(text, to: "App/A.swift")
    try folder.write("", to: "App/App.xcodeproj/x")
    for arguments in [[folder.path], [folder.path + "/App"], ["--in", folder.path, "查找"]] {
      #expect(try Executable.run(["trace"] + arguments).output.hasPrefix("查找"))
    }
    let missing = try Executable.run(["trace", folder.path + "/Nowhere"])
    #expect(missing.code == 2 && missing.errors.contains("/Nowhere: no such file or folder"))
    let none = try Executable.run(["trace", "--in", folder.path, "a/b"])
    #expect(none.code == 1 && none.errors.contains("no quick action “a/b”"))
    try folder.write("", to: "Empty/README.md")
    let empty = try Executable.run(["trace", folder.path + "/Empty"])
    #expect(empty.code == 1 && empty.errors.contains("/Empty makes a quick action"))
    try folder.write(
      "let a = UIApplicationShortcutItem(\n  type: prefix + name, localizedTitle: \"A\")\n",
      to: "Empty/A.swift")
    let unknown = try Executable.run(["trace", folder.path + "/Empty"])
    // Without knowledge about the types no link is broken.
    #expect(unknown.code == 0 && unknown.errors.contains("A.swift:2 makes are known only"))
  }

  /// A folder or a file needs no slash, unless a type has the same name.
  @Test func whatTraceTakesForAPath() throws {
    let folder = try TemporaryFolder()
    func item(_ type: String) -> String {
      "let i = UIApplicationShortcutItem(type: \"\(type)\", localizedTitle: \"\")"
    }
    try folder.write(item("com.example.find"), to: "App/A.swift")
    try folder.write(item("com.example.search"), to: "Other/Search/A.swift")
    try folder.write("", to: "search/README.md")
    func trace(_ argument: String) throws -> String {
      try Executable.run(["trace", argument], in: URL(filePath: folder.path)).output
    }
    #expect(try trace("App").hasPrefix("com.example.find"))
    #expect(try !trace("App").contains("com.example.search"))
    #expect(try trace("search").hasPrefix("com.example.search"))
    let none = try Executable.run(["trace", "Nothing"], in: URL(filePath: folder.path))
    #expect(none.code == 1 && none.errors.contains("no quick action “Nothing”"))
  }

  @Test func suggestions() throws {
    #expect(try Executable.run(["check", "--formt", "x"]).errors.contains("--format"))
    #expect(try Executable.run(["docs", "compse"]).errors.contains("compose"))
    #expect(
      try Executable.run(["docs", "UIApplicationShortcutItmTitle"]).errors
        .contains("UIApplicationShortcutItemTitle"))
  }

  @Test func checkAsText() throws {
    let folder = Project.url("Samples/Broken")
    let result = try Executable.run(["check", "unknown-icon-type"], in: folder)
    #expect(result.code == 1)
    #expect(
      result.output.hasPrefix(
        "unknown-icon-type/Info.plist:13:12: error: iOS knows no icon type “compose”"))
    #expect(result.output.hasSuffix("[unknown-icon-type]\n"))
    let clean = try Executable.run(["check", "Samples/Clean"])
    #expect(clean.code == 0 && clean.output.isEmpty)
    #expect(clean.errors.hasSuffix(": no findings\n"))
    let note = try Executable.run(["check", "empty-items"], in: folder)
    #expect(note.code == 0 && note.output.contains(": note: "))
  }

  @Test func checkAsJSON() throws {
    struct Report: Decodable {
      struct Finding: Decodable {
        let file, severity, rule, message: String
        let line, column, endLine, endColumn: Int
      }
      let version, files: Int
      let findings: [Finding]
    }
    let result = try Executable.run(
      ["check", "--format=json", "--lang", "zh-Hans", "-"],
      input: "<plist><dict><!-- 🎉 --><key>UIApplicationShortCutItems</key><array/></dict></plist>")
    #expect(result.code == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(report.version == 1 && report.files == 1 && report.findings.count == 1)
    let finding = try #require(report.findings.first)
    #expect(finding.file == "-" && finding.severity == "error")
    // The emoji counts as two columns.
    #expect((finding.line, finding.column, finding.endColumn) == (1, 30, 56))
    #expect(finding.message.contains("iOS 不认识"))
  }

  /// Names of files and texts of property lists can contain control characters.
  @Test func aTerminalIsToldNothingByAFile() throws {
    let folder = try TemporaryFolder()
    let name = "\u{1B}[2J\nInfo.plist"
    let type = "a\u{1B}]0;b\u{7}\u{9B}31m\u{202E}👩‍👧"
    let item =
      "<dict><key>UIApplicationShortcutItemType</key><string>\(type)</string><key>UIApplicationShortcutItemTitle</key><string>A</string></dict>"
    try folder.write(
      "<plist><dict><key>UIApplicationShortcutItems</key><array>\(item)\(item)</array></dict></plist>",
      to: name)
    var result = try Executable.run(["check", "."], in: URL(filePath: folder.path))
    #expect(result.output.contains("\\u{1B}[2J\\u{A}Info.plist:1:"))
    #expect(result.output.contains("“a ]0;b  31m 👩‍👧”"))
    // The finding, and the first item.
    #expect(result.output.filter { $0.isNewline }.count == 2)
    let obeyed: Set<Unicode.Scalar> = ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"]
    #expect(obeyed.isDisjoint(with: (result.output + result.errors).unicodeScalars))
    result = try Executable.run(["check", "\u{1B}missing.plist"], in: URL(filePath: folder.path))
    #expect(result.errors.contains("\\u{1B}missing.plist"))
    #expect(obeyed.isDisjoint(with: (result.output + result.errors).unicodeScalars))
  }

  @Test func unreadableFilesAreNamedAndTheOthersChecked() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/Info.plist"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "/nowhere/Info.plist")
    let result = try Executable.run(["check", link, "Samples/Broken/empty-title/Info.plist"])
    #expect(result.code == 2)
    #expect(result.errors.contains(link))
    #expect(result.output.contains("[empty-title]"))
  }

  @Test func foldersAreSearchedAndOthersPeoplesCodeIsNot() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = "<plist><dict><key>UIApplicationShortCutItems</key><array/></dict></plist>"
    for path in [
      "App/Info.plist", "Pods/A/Info.plist", ".build/Info.plist", "App/b.PLIST", "x.txt",
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(broken.utf8).write(to: file)
    }
    // A link to a parent folder must not cause endless recursion.
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "App/loop"), withDestinationURL: folder)
    let result = try Executable.run(["check", "."], in: folder)
    let files = result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(files == ["./App/Info.plist", "./App/b.PLIST"])
  }

  @Test func utf16AndBinaryAndOtherFiles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = "<plist>\r\n<dict><key>UIApplicationShortCutItems</key><array/></dict></plist>"
    var utf16 = Data([0xFF, 0xFE])
    for unit in broken.utf16 {
      withUnsafeBytes(of: unit.littleEndian) { utf16.append(contentsOf: $0) }
    }
    try utf16.write(to: folder.appending(path: "a.plist"))
    try (Data([0xEF, 0xBB, 0xBF]) + Data(broken.utf8)).write(to: folder.appending(path: "b.plist"))
    let items: [String: Any] = [
      "UIApplicationShortcutItems": [["UIApplicationShortcutItemType": 1]]
    ]
    let binary = try PropertyListSerialization.data(
      fromPropertyList: items, format: .binary, options: 0)
    try binary.write(to: folder.appending(path: "c.plist"))
    try binary.dropLast().write(to: folder.appending(path: "cut.plist"))
    try Data("{ a = b; }".utf8).write(to: folder.appending(path: "d.plist"))
    try Data().write(to: folder.appending(path: "e.plist"))
    try Data(" \n".utf8).write(to: folder.appending(path: "f.plist"))
    var utf32 = Data([0xFF, 0xFE, 0, 0])
    for scalar in broken.unicodeScalars {
      withUnsafeBytes(of: scalar.value.littleEndian) { utf32.append(contentsOf: $0) }
    }
    try utf32.write(to: folder.appending(path: "g.plist"))
    // An unknown encoding, and an encoding that the bytes do not have.
    let declared = "<?xml version=\"1.0\" encoding=\"%\"?>\n" + broken
    try Data(declared.replacing("%", with: "ANSI").utf8)
      .write(to: folder.appending(path: "h.plist"))
    try Data(declared.replacing("%", with: "UTF-16").utf8)
      .write(to: folder.appending(path: "i.plist"))
    let oldStyle = "{ UIApplicationShortcutItems = ( { UIApplicationShortcutItemType = a; } ); }"
    try Data(oldStyle.utf8).write(to: folder.appending(path: "j.plist"))
    let result = try Executable.run(["check", "."], in: folder)
    let places = result.output.split(separator: "\n").map { $0.split(separator: ": ").first ?? "" }
    #expect(places.last == "./f.plist:1:1")
    #expect(
      places.sorted() == [
        "./a.plist:2:12", "./b.plist:2:12", "./c.plist:1:1", "./c.plist:1:1", "./e.plist:1:1",
        "./f.plist:1:1", "./g.plist:2:12", "./h.plist:1:31", "./h.plist:3:12", "./i.plist:1:31",
        "./i.plist:3:12", "./j.plist:1:1",
      ])
    #expect(result.output.contains("./e.plist:1:1: error: "))
    #expect(result.output.contains("./f.plist:1:1: warning: The file is blank"))
    let item = ":UIApplicationShortcutItems:0"
    #expect(result.output.contains("\(item): UIApplicationShortcutItemTitle is missing"))
    #expect(result.output.contains("\(item):UIApplicationShortcutItemType: "))
    #expect(result.errors.contains("./cut.plist: the binary property list is damaged at byte"))
    #expect(result.code == 2)
  }

  /// Findings below error severity count in a file without lines, too.
  @Test func warningsOfBinaryListsCount() throws {
    let folder = try TemporaryFolder()
    let item = ["UIApplicationShortcutItemType": "a", "UIApplicationShortcutItemTitle": "A"]
    try folder.write(
      PropertyListSerialization.data(
        fromPropertyList: ["UIApplicationShortcutItems": [item, item]], format: .binary, options: 0),
      to: "Info.plist")
    let result = try Executable.run(
      ["check", "--only", "duplicate-type", "Info.plist"], in: URL(filePath: folder.path))
    #expect(result.output.contains("warning: ") && !result.output.contains("error: "))
    #expect(result.code == 1)
  }

  @Test func docs() throws {
    for term in ["UIApplicationShortcutIconTypeCompose", "compose", ".compose", "Compose"] {
      #expect(try Executable.run(["docs", term]).output.contains("square.and.pencil"))
    }
    let key = try Executable.run(["docs", "UIApplicationShortcutItemType", "--lang", "zh-Hans"])
    #expect(key.output.contains("必填"))
    let rule = try Executable.run(["docs", "duplicate-type"])
    #expect(rule.output.hasPrefix("# `duplicate-type`"))
    let list = try Executable.run(["docs"])
    #expect(list.code == 0 && list.output.contains("`misspelled-root-key`"))
  }

  @Test func sessions() throws {
    let script = """
      # A comment, an empty line, and a message.

      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}
      <- {"id":1,"result":{"serverInfo":{"name":"quickactions"}}}
      <!- {"error":{}}
      """
    let good = try Executable.run(["session", "-"], input: script)
    #expect(good.code == 0 && good.output.hasPrefix("{") && good.errors.isEmpty)
    let bad = try Executable.run(
      ["session", "-"],
      input: script
        + "\n{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}\n<- {\"id\":2,\"result\":[1]}")
    #expect(bad.code == 1)
    #expect(bad.errors.contains("-:7:") && bad.errors.contains("expected [1]"))
    let pretty = try Executable.run(["session", "--pretty", "-"], input: script)
    #expect(pretty.output.hasPrefix("→ initialize"))
  }

  @Test func theLanguageOfTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<plist><dict><key>UIApplicationShortCutItems</key></dict></plist>", to: "Info.plist")
    try folder.write("{\"language\": \"zh-Hans\"}", to: ".quickactions.json")
    #expect(try Executable.run(["check", folder.path]).output.contains("是不是"))
    #expect(
      try Executable.run(["check", folder.path, "--lang", "en"]).output.contains("did you mean"))
  }

  @Test func stringsFilesAreCheckedByName() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\"\n", to: "de.lproj/Localizable.strings")
    let named = try Executable.run(["check", folder.path + "/de.lproj/Localizable.strings"])
    #expect(named.code == 1 && named.output.contains(":1:9: error: "))
    // Below a folder only the files that Info.plist uses are checked.
    let found = try Executable.run(["check", folder.path])
    #expect(found.code == 0 && found.output.isEmpty)
    try folder.write(
      Data([0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x27, 0, 0x2D, 0x4E, 0x27, 0]),
      to: "ja.lproj/InfoPlist.strings")
    let fixed = try Executable.run(["check", "--fix", folder.path])
    #expect(fixed.code == 0)
    #expect(
      try folder.data("ja.lproj/InfoPlist.strings")
        == Data([0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x27, 0, 0x2D, 0x4E, 0x27, 0, 0x3B, 0]))
  }

  @Test func theSessionAboutTranslationsGoesAsWritten() throws {
    let result = try Executable.run(["session", "Samples/Sessions/translations.jsonl"])
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func aHugeStringsFileIsNamedAndLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(count: 200 * 1024 * 1024), to: "de.lproj/InfoPlist.strings")
    let result = try Executable.run(["check", folder.path])
    #expect(result.code == 0)
    #expect(result.output.contains("InfoPlist.strings:1:1: note: Larger than 16 MB"))
  }

  /// A text from the file neither controls a terminal nor spans several lines, and is shortened.
  @Test func messagesAreOneLineEach() throws {
    let name = "UIApplicationShortcutItemTyp\u{1B}[31m\n" + String(repeating: "x", count: 100_000)
    let text = """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>\(name)</key><string>a</string>
      <key>UIApplicationShortcutItemIconType</key><string>com\u{1B}[31m\r\npose</string>
      </dict></array></dict></plist>
      """
    let result = try Executable.run(["check", "-"], input: text)
    #expect(!result.output.contains("\u{1B}"))
    for line in result.output.split(separator: "\n") {
      #expect(line.hasPrefix("-:") && line.hasSuffix("]") && line.utf8.count < 2500)
    }
  }
}
