import Files
import QuickActions
import TestKit
import Testing

/// What property lists and source files say to each other, kept while files change.
@Suite struct SharedCodeTests {
  private static let folder = "/w"

  private static func list(_ types: String...) -> [UInt8] {
    let items = types.map {
      "<dict><key>UIApplicationShortcutItemType</key><string>\($0)</string></dict>"
    }
    let text =
      "<plist version=\"1.0\"><dict><key>UIApplicationShortcutItems</key><array>"
      + items.joined() + "</array></dict></plist>"
    return Array(text.utf8)
  }

  private static func code(_ files: ChangingFiles) -> SharedCode {
    SharedCode(in: files) { ProjectFiles(below: folder, in: files) }
  }

  private static func types(_ code: SharedCode) -> [String] {
    code.declared().flatMap { list in list.plist.items.compactMap { $0.string(.type) } }
  }

  @Test func listsInEveryEncodingDeclareTypes() throws {
    let text = String(decoding: Self.list("a.b"), as: UTF8.self)
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, Array(text.utf8)] {
      #expect(Self.types(Self.code(ChangingFiles(["/w/Info.plist": bytes]))) == ["a.b"])
    }
  }

  @Test func everyChangeOfAListIsSeen() {
    let files = ChangingFiles([
      "/w/A/Info.plist": Array("<plist/>".utf8), "/w/B/Info.plist": Self.list("b"),
    ])
    let code = Self.code(files)
    #expect(Self.types(code) == ["b"])
    files["/w/A/Info.plist"] = Self.list("a")
    code.markChanged("/w/A/Info.plist", nil)
    #expect(Self.types(code) == ["a", "b"])
    files["/w/B/Info.plist"] = Self.list("c", "d")
    code.markChanged("/w/B/Info.plist", nil)
    #expect(Self.types(code) == ["a", "c", "d"])
    files["/w/A/Info.plist"] = Array("<plist/>".utf8)
    code.markChanged("/w/A/Info.plist", nil)
    #expect(Self.types(code) == ["c", "d"])
    // What is no part of the project says nothing.
    files["/elsewhere/Info.plist"] = Self.list("e")
    code.markChanged("/elsewhere/Info.plist", nil)
    #expect(Self.types(code) == ["c", "d"])
  }

  @Test func anAppKnowsNothingOfTheCodeOfAnother() throws {
    let source = Array(
      "let item = UIApplicationShortcutItem(type: \"x\", localizedTitle: \"X\")".utf8)
    let files = ChangingFiles([
      "/w/One/One.xcodeproj/project.pbxproj": [], "/w/One/Info.plist": Self.list("one"),
      "/w/One/One.swift": source,
      "/w/One/Inner/Inner.xcodeproj/project.pbxproj": [],
      "/w/One/Inner/Info.plist": Self.list("inner"), "/w/One/Inner/Inner.swift": source,
      "/w/Two/Two.xcodeproj/project.pbxproj": [], "/w/Two/Info.plist": Self.list("two"),
      "/w/Two/Two.swift": source,
      "/w/Kit/Kit.xcodeproj/project.pbxproj": [], "/w/Kit/Kit.swift": source,
      "/w/Shared.swift": source,
    ])
    let code = Self.code(files)
    func seen(by list: String) throws -> [String] {
      try #require(code.actions(for: list)).files.keys.sorted()
    }
    let shared = ["/w/Kit/Kit.swift", "/w/Shared.swift"]
    #expect(
      try seen(by: "/w/One/Info.plist")
        == shared.prefix(1) + ["/w/One/Inner/Inner.swift", "/w/One/One.swift"] + shared.suffix(1))
    #expect(
      try seen(by: "/w/One/Inner/Info.plist")
        == shared.prefix(1) + ["/w/One/Inner/Inner.swift", "/w/One/One.swift"] + shared.suffix(1))
    #expect(
      try seen(by: "/w/Two/Info.plist") == shared.prefix(1) + shared.suffix(1) + [
        "/w/Two/Two.swift"
      ])
    // Nobody knows to which app this belongs.
    #expect(try seen(by: "/w/Info.plist").count == 5)
    #expect(try #require(code.allActions()).files.count == 5)
  }

  @Test func nothingIsReadWhereItIsMadeLater() {
    let files = ChangingFiles(["/w/Info.plist": Self.list("a")])
    let counted = CountingFiles(files)
    let code = SharedCode(in: counted, isMadeLater: true) {
      ProjectFiles(below: Self.folder, in: files)
    }
    #expect(!code.isWanted && code.declaredIfKnown() == nil && code.allActions() == nil)
    #expect(code.isWanted && counted.takeReads() == [:])
    code.makeWanted()
    #expect(code.isMade && !code.isWanted && code.declaredIfKnown()?.count == 1)
    #expect(code.declaredText(of: "/w/Info.plist")?.bytes == Self.list("a"))
    #expect(code.declaredText(of: "/w/Other.plist") == nil)
  }
}
