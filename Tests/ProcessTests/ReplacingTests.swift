import Foundation
import TestKit
import Testing

/// The replacement of files by `--fix` and `format`.
@Suite(.timeLimit(.minutes(40))) struct ReplacingTests {
  private static let broken =
    "<plist><dict><key>UIApplicationShortCutItems</key><array/></dict></plist>"
  private static let fixed = broken.replacing("ShortCut", with: "Shortcut")

  private func fix(_ name: String, in folder: TemporaryFolder) throws -> Executable.Result {
    try Executable.run(["check", "--fix", name], in: URL(filePath: folder.path))
  }

  private func names(in folder: TemporaryFolder) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }

  /// Names of the maximum length of a file system.
  @Test func longNamesFit() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "é", count: 124) + "a.plist"
    try folder.write(Self.broken, to: name)
    #expect(name.utf8.count == 255)
    #expect(try fix(name, in: folder).code == 0)
    #expect(try folder.data(name) == Data(Self.fixed.utf8))
    #expect(try names(in: folder) == [name])
  }

  @Test func hardLinksAreToldOfAndLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.broken, to: "a.plist")
    try FileManager.default.linkItem(
      atPath: folder.path + "/a.plist", toPath: folder.path + "/b.plist")
    let result = try fix("a.plist", in: folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("a.plist: the file has 2 names (hard links)"))
    #expect(try folder.data("b.plist") == Data(Self.broken.utf8))
    #expect(try folder.data("a.plist") == Data(Self.broken.utf8))
    let format = try Executable.run(["format", "a.plist"], in: URL(filePath: folder.path))
    #expect(format.code == 2 && format.errors.contains("hard links"))
    try FileManager.default.removeItem(atPath: folder.path + "/b.plist")
    #expect(try fix("a.plist", in: folder).code == 0)
    #expect(try names(in: folder) == ["a.plist"])
  }

  /// The process stops itself before it starts the program, so that its number is known and the name that
  /// contains it can be taken.
  @Test func noNameThatSomebodyElseMadeIsWrittenTo() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.broken, to: "a.plist")
    try folder.write("mine", to: "victim")
    let script = """
      ln -s victim "a.plist.$$.tmp"; ln -s victim ".qa-$$"
      exec "$0" check --fix a.plist
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, Executable.url.path(percentEncoded: false)]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.data("victim") == Data("mine".utf8))
    #expect(try folder.data("a.plist") == Data(Self.fixed.utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.plist")
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
  }

  /// A file that reaches its size limit ends writing in the same way as a full disk.
  @Test func nothingIsLeftLyingAboutWhereThereIsNoRoom() throws {
    let folder = try TemporaryFolder()
    let text = Self.broken + "<!--" + String(repeating: "x", count: 20_000) + "-->"
    try folder.write(text, to: "a.plist")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      # The signal may have been ignored by whoever runs the tests.
      env --default-signal=XFSZ true 2>/dev/null && set -- env --default-signal=XFSZ
      ulimit -f 1
      exec "$@" "$0" check --fix a.plist 2>/dev/null
      """,
      Executable.url.path(percentEncoded: false),
    ]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
    #expect(try names(in: folder) == ["a.plist"])
    #expect(try folder.data("a.plist") == Data(text.utf8))
  }

  // MARK: Baselines

  @Test(arguments: ["Info.plist", "notes.json", "empty", "link", "folder", "future.json"])
  func onlyABaselineIsReplacedByABaseline(_ target: String) throws {
    let folder = try TemporaryFolder()
    let contents = [
      "Info.plist": Self.broken, "notes.json": "{\"findings\": []}", "empty": "",
      "folder/a": "", "future.json": "{\"version\": 2, \"findings\": []}",
    ]
    for (name, content) in contents { try folder.write(content, to: name) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "nowhere")
    let before = try names(in: folder)
    let result = try Executable.run(
      ["check", "--write-baseline", target, "Info.plist"], in: URL(filePath: folder.path))
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.contains(target))
    #expect(result.errors.contains("--write-baseline replaces only a baseline"))
    #expect(try names(in: folder) == before)
    for (name, content) in contents { #expect(try folder.data(name) == Data(content.utf8)) }
  }

  @Test func aBaselineIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.broken, to: "Info.plist")
    for count in [1, 0] {
      let result = try Executable.run(
        ["check", "--write-baseline", "known.json", "Info.plist"],
        in: URL(filePath: folder.path))
      #expect(result.code == 0)
      #expect(result.errors.contains("recorded \(count) finding"))
      try folder.write(Self.fixed.replacing("<array/>", with: "<array><dict/></array>"), to: "x")
      try folder.write("<plist><dict/></plist>", to: "Info.plist")
    }
  }

  /// The message names the requested file, not the folder in which no file can be created.
  @Test(arguments: ["--write-baseline", "--xcfilelist"])
  func whatCannotBeWrittenIsNamed(_ option: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict/></plist>", to: "Info.plist")
    let arguments = ["check", option, "missing/known.json"]
    for (language, start) in [("en", "cannot write "), ("zh-Hans", "无法写入 ")] {
      let result = try Executable.run(
        arguments + ["Info.plist", "--lang", language],
        in: URL(filePath: folder.path))
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(result.errors.contains(start + "missing/known.json"), "\(result.errors)")
    }
  }
}
