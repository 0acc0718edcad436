import Foundation
import TestKit
import Testing

/// `format` on the command line.
@Suite(.timeLimit(.minutes(40))) struct FormatCommandTests {
  private static let ugly =
    "<plist version=\"1.0\"><dict>\r\n  <key>名</key><string> 🎉 </string></dict></plist>"
  private static let neat =
    "<plist version=\"1.0\">\r\n<dict>\r\n\t<key>名</key>\r\n\t<string> 🎉 </string>\r\n</dict>\r\n</plist>"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let mark = Data([0xEF, 0xBB, 0xBF])
    try folder.write(Self.neat, to: "a.plist")
    try folder.write(mark + Data(Self.ugly.utf8), to: "sub/b.plist")
    try folder.write("bplist00", to: "c.plist")
    try folder.write("{ a = 1; }", to: "d.plist")
    return folder
  }

  private func format(_ arguments: [String], in folder: TemporaryFolder) throws -> Executable.Result
  {
    try Executable.run(["format"] + arguments, in: URL(filePath: folder.path))
  }

  @Test func filesAreLaidOut() throws {
    let folder = try folder()
    let check = try format(["--check", "--all", "."], in: folder)
    #expect(check.output == "./sub/b.plist\n")
    #expect(check.code == 1)
    let diff = try format(["--diff", "--all", "."], in: folder)
    #expect(diff.output.contains("\n+\t<key>名</key>"))
    #expect(diff.code == 1)
    #expect(try folder.data("sub/b.plist").count == Self.ugly.utf8.count + 3)
    let first = try format(["--all", "."], in: folder)
    #expect(first.code == 0)
    #expect(first.output + first.errors == "")
    #expect(try folder.data("sub/b.plist") == Data([0xEF, 0xBB, 0xBF]) + Data(Self.neat.utf8))
    #expect(try format(["--check", "--diff", "--all", "."], in: folder).code == 0)
    #expect(try folder.data("d.plist") == Data("{ a = 1; }".utf8))
  }

  /// Files without quick actions are not formatted.
  @Test func belowAFolderOnlyQuickActionsAreLaidOut() throws {
    let folder = try folder()
    let items = "<plist><dict><key>UIApplicationShortcutItems</key><array/></dict></plist>"
    try folder.write(items, to: "Info.plist")
    try folder.write("<plist><dict></plist>", to: "broken.plist")
    let result = try format(["."], in: folder)
    #expect(result.code == 0 && result.output.isEmpty)
    #expect(
      result.errors
        == "quickactions format: 3 property lists without quick actions are passed over; --all lays them out, too\n"
    )
    #expect(try folder.data("sub/b.plist").count == Self.ugly.utf8.count + 3)
    #expect(try folder.data("Info.plist").count > items.utf8.count)
    // A named file is formatted.
    #expect(try format(["sub/b.plist"], in: folder).errors.isEmpty)
    #expect(try folder.data("sub/b.plist").count == Self.neat.utf8.count + 3)
  }

  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write(Self.ugly, to: "Info.plist")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.plist", withDestinationPath: other.path + "/Info.plist")
    let result = try format(["--all", "."], in: folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("./a.plist: the link leads out of the folder"))
    #expect(try other.data("Info.plist") == Data(Self.ugly.utf8))
    #expect(try format(["a.plist"], in: folder).code == 0)
    #expect(try other.data("Info.plist") == Data(Self.neat.utf8))
  }

  @Test func whatDoesNotParseIsLeftAlone() throws {
    let folder = try folder()
    let broken = "<plist> <dict> <key>a</key>"
    try folder.write(broken, to: "e.plist")
    let result = try format(["e.plist"], in: folder)
    #expect(result.code == 1)
    #expect(result.errors.contains("e.plist: does not parse and is left alone"))
    #expect(try folder.data("e.plist") == Data(broken.utf8))
  }

  @Test func standardInputIsPrinted() throws {
    let result = try Executable.run(
      ["format", "--spaces", "2", "-"], input: Self.ugly)
    #expect(result.output == Self.neat.replacing("\t", with: "  "))
    #expect(try Executable.run(["format", "-"], input: "{ a = 1; }").output == "{ a = 1; }")
  }

  @Test(arguments: [
    [], ["--spaces", "0", "."], ["--spaces", "x", "."], ["-", "a.plist"], ["--chek", "."],
    ["no/such/file"],
  ])
  func wrongArguments(_ arguments: [String]) throws {
    let result = try format(arguments, in: try folder())
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("quickactions format: "))
  }
}
