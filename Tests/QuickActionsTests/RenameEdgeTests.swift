import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import EditorFeatures

/// Types, files and constants for which a rename is difficult.
@Suite struct RenameEdgeTests {
  private static func code(_ comparison: String, _ others: String = "") -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        if item.type == \(comparison) { go() }
        return true
      }
    }
    \(others)
    """
  }

  /// Returns the complete files after a rename.
  private func renamed(
    _ files: [String: [UInt8]], _ old: String, to new: String, without gone: String? = nil
  ) throws -> [String: [UInt8]] {
    let access = MemoryFiles(files)
    let project = ProjectFiles(below: "/w", in: access)
    let links = try #require(ActionLinks(SharedCode(in: access) { project }))
    var result = files
    let edits = try links.renaming(old, to: new) { path in
      path == gone ? nil : files[path].map { FileEncoding.decode($0).text }
    }
    for edit in edits.edits {
      guard case .edit(let changes) = edit.change, let bytes = files[edit.path] else { continue }
      let (text, encoding) = FileEncoding.decode(bytes)
      result[edit.path] = try encoding.encode(text.applying(changes))
    }
    return result
  }

  @Test(arguments: [
    ("a&amp;b", "a&b", "\"a&b\"", "c&d", "c&amp;d", "\"c&d\""),
    ("a&lt;b&gt;", "a<b>", "\"a<b>\"", "c<d>", "c&lt;d&gt;", "\"c<d>\""),
    ("say \"hi\"", "say \"hi\"", "\"say \\\"hi\\\"\"", "say", "say", "\"say\""),
    ("表情.🎉", "表情.🎉", "\"表情.🎉\"", "表情.🎈", "表情.🎈", "\"表情.🎈\""),
    (
      "$(PRODUCT_BUNDLE_IDENTIFIER).q", "$(PRODUCT_BUNDLE_IDENTIFIER).q",
      "Bundle.main.bundleIdentifier! + \".q\"", "$(PRODUCT_BUNDLE_IDENTIFIER).新",
      "$(PRODUCT_BUNDLE_IDENTIFIER).新", "Bundle.main.bundleIdentifier! + \".新\""
    ),
  ])
  func typesWithSigns(
    _ inList: String, _ type: String, _ inCode: String, _ new: String, _ newInList: String,
    _ newInCode: String
  ) throws {
    for newline in ["\n", "\r\n"] {
      func bytes(_ text: String) -> [UInt8] {
        Array(text.replacing("\n", with: newline).utf8)
      }
      let after = try renamed(
        [
          "/w/Info.plist": bytes(RenameList.text("other", inList)),
          "/w/A.swift": bytes(Self.code(inCode)),
        ], type, to: new)
      #expect(after["/w/Info.plist"] == bytes(RenameList.text("other", newInList)))
      #expect(after["/w/A.swift"] == bytes(Self.code(newInCode)))
    }
  }

  @Test func aListInUTF16StaysOne() throws {
    func utf16(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let after = try renamed(
      [
        "/w/Info.plist": utf16(RenameList.text("a.搜索")),
        "/w/A.swift": Array(Self.code("\"a.搜索\"").utf8),
      ], "a.搜索", to: "a.查找")
    #expect(after["/w/Info.plist"] == utf16(RenameList.text("a.查找")))
  }

  @Test func aTypeThatAnotherBeginsWithIsAnother() throws {
    let files = [
      "/w/Info.plist": Array(RenameList.text("a.note", "a.note.new", "a.no").utf8),
      "/w/A.swift": Array(
        Self.code(
          "\"a.note\"",
          "func f(_ i: UIApplicationShortcutItem) { if i.type == \"a.note.new\" || i.type == \"a.no\" { go() } }"
        )
        .utf8),
    ]
    let after = try renamed(files, "a.note", to: "a.memo")
    #expect(after["/w/Info.plist"] == Array(RenameList.text("a.memo", "a.note.new", "a.no").utf8))
    let code = String(decoding: after["/w/A.swift"] ?? [], as: UTF8.self)
    #expect(
      code.contains("\"a.memo\"") && code.contains("\"a.note.new\"") && code.contains("\"a.no\""))
  }

  @Test func twoTargetsWithOneTypeAreRenamedTogether() throws {
    let after = try renamed(
      [
        "/w/A/Info.plist": Array(RenameList.text("x").utf8),
        "/w/B/Info.plist": Array(RenameList.text("x").utf8),
        "/w/A.swift": Array(Self.code("\"x\"").utf8),
      ], "x", to: "y")
    for list in ["/w/A/Info.plist", "/w/B/Info.plist"] {
      #expect(after[list] == Array(RenameList.text("y").utf8))
    }
    #expect(after["/w/A.swift"] == Array(Self.code("\"y\"").utf8))
  }

  @Test(arguments: [
    "makeType(\"search\")", "K.a", "[K.b, \"q\"].joined(separator: \".\")", "K.missing",
  ])
  func whatIsMadeWhileTheAppRunsIsRefused(_ comparison: String) throws {
    let cycle = "enum K { static let a = K.b\n static let b = K.a }"
    let files = [
      "/w/Info.plist": Array(RenameList.text("x").utf8),
      "/w/A.swift": Array(Self.code(comparison, cycle).utf8),
    ]
    #expect(throws: ActionLinks.RenameObstacle.self) { try renamed(files, "x", to: "y") }
  }

  @Test func aFileThatIsGoneIsTold() throws {
    let files = [
      "/w/Info.plist": Array(RenameList.text("x").utf8),
      "/w/A.swift": Array(Self.code("\"x\"").utf8),
    ]
    do {
      _ = try renamed(files, "x", to: "y", without: "/w/A.swift")
      Issue.record("nothing was told")
    } catch ActionLinks.RenameObstacle.vanished(let place) {
      #expect(place.path == "/w/A.swift")
    }
  }

  @Test func aTypeThatOnlyABuildKnowsIsRefused() throws {
    let files = ["/w/Info.plist": Array(RenameList.text("$(SEARCH_TYPE)").utf8)]
    #expect(throws: ActionLinks.RenameObstacle.self) {
      try renamed(files, "$(SEARCH_TYPE)", to: "y")
    }
  }

  @Test func whatWasReadOnceStaysAsItWas() throws {
    let disk = ChangingFiles(["/w/A.swift": Array("old".utf8)])
    let files = RememberedFiles(disk)
    #expect(try files.read("/w/A.swift") == Array("old".utf8))
    disk["/w/A.swift"] = Array("new".utf8)
    #expect(try files.read("/w/A.swift") == Array("old".utf8))
    disk["/w/B.swift"] = Array("b".utf8)
    #expect(try files.read("/w/B.swift") == Array("b".utf8))
    #expect(throws: FileReader.Failure.self) { try files.read("/w/C.swift") }
  }
}
