import CodeModel
import CodeSyntax
import Files
import SourceText
import Synchronization
import TestKit
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import EditorFeatures

/// The links between property lists and source files, while files change.
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
    // Files outside of the project are ignored.
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
    // The app of this file is not known.
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
    code.makeWanted(in: counted)
    #expect(code.isMade && !code.isWanted && code.declaredIfKnown()?.count == 1)
    #expect(code.declaredText(of: "/w/Info.plist")?.bytes == Self.list("a"))
    #expect(code.declaredText(of: "/w/Other.plist") == nil)
  }

  @Test func whatIsDeclaredElsewhereIsRemembered() throws {
    let files = ChangingFiles([
      "/w/Info.plist": Self.list("a"), "/w/app.config.ts": Array("export default {}".utf8),
      "/w/project.yml": Array("name: App".utf8),
    ])
    let counted = CountingFiles(files)
    let code = SharedCode(in: counted) { ProjectFiles(below: Self.folder, in: files) }
    #expect(!code.isDeclaredElsewhere)
    _ = counted.takeReads()
    #expect(!code.isDeclaredElsewhere && counted.takeReads() == [:])
    let word = Array("UIApplicationShortcutItems".utf8)
    files["/w/app.config.ts"] = word
    code.markChanged("/w/app.config.ts", nil)
    #expect(code.isDeclaredElsewhere)
    files["/w/app.config.ts"] = []
    code.markChanged("/w/app.config.ts", nil)
    #expect(!code.isDeclaredElsewhere)
    // The text in an editor.
    code.markChanged("/w/project.yml", Array("templates: ".utf8) + word)
    #expect(code.isDeclaredElsewhere)
    // Any other file of the name may be unrelated.
    code.markChanged("/w/elsewhere/app.config.js", word)
    code.markChanged("/w/project.yml", nil)
    #expect(!code.isDeclaredElsewhere)
  }

  @Test func readingOnSeveralThreadsEndsWhenItIsNotWanted() throws {
    var all = Self.twoApps().all
    for number in 0..<500 { all["/w/Zone/File\(number).swift"] = Array("// shortcutItem".utf8) }
    let files = ChangingFiles(all)
    let counted = CountingFiles(files)
    let code = SharedCode(in: counted, isMadeLater: true) {
      ProjectFiles(below: Self.folder, in: files)
    }
    #expect(code.allActions() == nil)
    let asked = Mutex(0)
    let isMade = code.makeWanted(in: counted) {
      asked.withLock { asked in
        asked += 1
        return asked < 200
      }
    }
    #expect(!isMade && !code.isMade && !code.isWanted && code.allActions() == nil)
    // Each thread may have begun with one file.
    #expect(counted.takeReads().values.reduce(0, +) <= 200)
    #expect(code.isWanted && code.makeWanted(in: counted))
    #expect(try #require(code.allActions()).files.count == 503)
  }

  /// Two apps with one type, and code that both use.
  private static func twoApps() -> ChangingFiles {
    let source = Array(
      "func open(_ item: UIApplicationShortcutItem) { if item.type == \"x\" { show() } }".utf8)
    return ChangingFiles([
      "/w/One/One.xcodeproj/project.pbxproj": [], "/w/One/Info.plist": list("x"),
      "/w/One/One.swift": source,
      "/w/Two/Two.xcodeproj/project.pbxproj": [], "/w/Two/Info.plist": list("x"),
      "/w/Two/Two.swift": source,
      "/w/Kit/Kit.xcodeproj/project.pbxproj": [], "/w/Kit/Kit.swift": source,
    ])
  }

  @Test func linksStayInTheApp() throws {
    let code = Self.code(Self.twoApps())
    let type = TypePattern(declared: "x")
    func links(near path: String) throws -> [[String]] {
      let links = try #require(ActionLinks(code, near: path))
      return [links.comparisons(of: type), links.declarations(of: type)].map { $0.map(\.path) }
    }
    #expect(
      try links(near: "/w/One/Info.plist") == [
        ["/w/Kit/Kit.swift", "/w/One/One.swift"], ["/w/One/Info.plist"],
      ])
    #expect(
      try links(near: "/w/Two/Two.swift") == [
        ["/w/Kit/Kit.swift", "/w/Two/Two.swift"], ["/w/Two/Info.plist"],
      ])
    // It belongs to both.
    #expect(try links(near: "/w/Kit/Kit.swift").map(\.count) == [3, 2])
  }

  /// Apps whose quick actions are created in code only are apps, too.
  @Test func linksStayInAnAppThatDeclaresNothing() throws {
    func app(_ name: String) -> [UInt8] {
      Array(
        """
        class \(name): UIResponder, UIApplicationDelegate {
          func open(_ item: UIApplicationShortcutItem) { if item.type == "x" { show() } }
        }
        """.utf8)
    }
    var all: [String: [UInt8]] = ["/w/Three/Info.plist": Self.list("x")]
    for name in ["One", "Two", "Three"] {
      all["/w/\(name)/\(name).xcodeproj/project.pbxproj"] = []
      all["/w/\(name)/\(name).swift"] = app(name)
    }
    func places(near path: String, _ more: [String: [UInt8]] = [:]) throws -> [String] {
      let code = Self.code(ChangingFiles(all.merging(more) { $1 }))
      let type = TypePattern(declared: "x")
      let links = try #require(
        ActionLinks(code, near: path) { _ in .init(type: type, range: ByteRange(start: 0, end: 1)) }
      )
      return (links.comparisons(of: type) + links.declarations(of: type)).map(\.path).sorted()
    }
    #expect(try places(near: "/w/One/One.swift") == ["/w/One/One.swift"])
    #expect(
      try places(near: "/w/Three/Info.plist") == ["/w/Three/Info.plist", "/w/Three/Three.swift"])
    // Code that all of them may use is renamed in all of them.
    let kit = [
      "/w/Kit/Kit.xcodeproj/project.pbxproj": [],
      "/w/Kit/Kit.swift": Array(
        "func open(_ item: UIApplicationShortcutItem) { if item.type == \"x\" { show() } }".utf8),
    ]
    #expect(try places(near: "/w/One/One.swift", kit).count == 5)
    #expect(try places(near: "/w/Kit/Kit.swift", kit).count == 5)
  }

  @Test func anEditIsSeenInEveryAppThatItConcerns() throws {
    let files = Self.twoApps()
    let code = Self.code(files)
    func uses(_ path: String) throws -> [Int] {
      try #require(code.actions(for: path)).uses.map(\.range.start).sorted()
    }
    let before = try uses("/w/One/Info.plist")
    #expect(try uses("/w/Two/Info.plist") == before)
    for (path, moved) in [("/w/One/One.swift", [1, 0]), ("/w/Kit/Kit.swift", [2, 1])] {
      files[path] = Array(" ".utf8) + (try #require(files[path]))
      code.markChanged(path, nil)
      #expect(try uses("/w/One/Info.plist").reduce(0, +) == before.reduce(0, +) + moved[0])
      #expect(try uses("/w/Two/Info.plist").reduce(0, +) == before.reduce(0, +) + moved[1])
    }
  }

  @Test func whatAnEditorHasReadIsNotReadAgain() throws {
    let files = Self.twoApps()
    let (code, plain) = (Self.code(files), Self.code(files))
    let path = "/w/One/One.swift"
    let text = Array("\n".utf8) + (try #require(files[path]))
    let asked = Mutex(0)
    func change(_ language: CodeLanguage, _ read: [UInt8]) throws -> [Int] {
      for shared in [code, plain] { _ = shared.allActions() }
      code.markChanged(path, text) {
        asked.withLock { $0 += 1 }
        return CodeFile(SourceText(read), language)
      }
      plain.markChanged(path, text)
      let (own, fresh) = (try #require(code.allActions()), try #require(plain.allActions()))
      #expect(own.files == fresh.files)
      return own.uses.map(\.range.start)
    }
    let places = try change(.swift, text)
    #expect(asked.withLock { $0 } == 1)
    // There was no request since.
    code.markChanged(path, text) { nil }
    // A file that is read as another language is ignored.
    #expect(try change(.objectiveC, text) == places)
    #expect(try change(.swift, Array("let a = 1".utf8)) == places)
  }

  @Test func afterManyChangesTheIndexIsBroughtUpToDateElsewhere() throws {
    let files = Self.twoApps()
    let counted = CountingFiles(files)
    let code = SharedCode(in: counted, isMadeLater: true) {
      ProjectFiles(below: Self.folder, in: files)
    }
    code.makeWanted(in: files)
    let old = try #require(files["/w/One/One.swift"])
    files["/w/One/One.swift"] = []
    // An open document counts with its text in the editor.
    code.markChanged("/w/Two/Two.swift", Array("\n".utf8) + old)
    for number in 0..<SharedCode.maximumChanged { code.markChanged("/w/One/\(number).swift", nil) }
    code.markChanged("/w/One/One.swift", nil)
    #expect(code.allActions() == nil && code.isWanted && !code.isMade)
    _ = counted.takeReads()
    code.makeWanted(in: files)
    // Unchanged files are not read again.
    #expect(counted.takeReads()["/w/Kit/Kit.swift"] == nil)
    func places() throws -> [Int] {
      let actions = try #require(code.allActions())
      #expect(actions.files.keys.sorted() == ["/w/Kit/Kit.swift", "/w/Two/Two.swift"])
      return actions.uses.map(\.range.start).sorted()
    }
    let found = try places()
    #expect(found.count == 2 && found[1] == found[0] + 1)
    // After the list of changes overflows, everything is read again.
    for number in 0...SharedCode.maximumChanged { code.markChanged("/w/One/\(number).swift", nil) }
    #expect(code.allActions() == nil && !code.makeWanted(in: files) { false } && !code.isMade)
    #expect(code.allActions() == nil && code.makeWanted(in: files))
    #expect(try places() == found && counted.takeReads()["/w/Kit/Kit.swift"] == 1)
  }
}
