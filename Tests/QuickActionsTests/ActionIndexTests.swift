import CodeModel
import Files
import PropertyList
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import EditorFeatures

/// The uses of quick action types in code, over several files.
@Suite struct ActionIndexTests {
  private static let folder = "/App"

  private static func plist(_ types: [String]) -> String {
    let items = types.map {
      "<dict><key>UIApplicationShortcutItemType</key><string>\($0)</string>"
        + "<key>UIApplicationShortcutItemTitle</key><string>T</string></dict>"
    }
    return "<plist version=\"1.0\"><dict><key>UIApplicationShortcutItems</key><array>"
      + items.joined(separator: "\n") + "</array></dict></plist>"
  }

  private static func files(_ texts: [String: String]) -> MemoryFiles {
    MemoryFiles(
      Dictionary(uniqueKeysWithValues: texts.map { ("\(folder)/\($0.key)", Array($0.value.utf8)) }))
  }

  private static func code(_ texts: [String: String]) -> SharedCode {
    let files = files(texts)
    return SharedCode(in: files) { ProjectFiles(below: folder, in: files) }
  }

  private static let handler = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void) {
        BODY
        done(true)
      }
    }
    """

  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    var type = "com.example.search"
    /// The number of positions that use it; nil if it cannot be followed.
    var places: Int? = 1
    var testDescription: String { name }
  }

  private static func swift(_ body: String, _ rest: String = "") -> String {
    handler.replacing("BODY", with: body) + "\n" + rest
  }

  static let forms: [Form] = [
    Form(
      name: "literal", files: ["A.swift": swift("if item.type == \"com.example.search\" { go() }")]),
    Form(
      name: "patterns",
      files: [
        "A.swift": swift(
          "switch item.type { case \"com.example.a\", \"com.example.search\": go()\ndefault: break }"
        )
      ]),
    Form(
      name: "constant of another file",
      files: [
        "A.swift": swift("if item.type == Types.search { go() }"),
        "B.swift": "enum Types { static let search = \"com.example.search\" }",
      ]),
    Form(
      name: "macro of Objective-C in Swift",
      files: [
        "A.swift": swift("switch item.type { case SEARCH_TYPE: go()\ndefault: break }"),
        "B.h": "#define SEARCH_TYPE @\"com.example.search\"\n",
      ]),
    Form(
      name: "constant of Objective-C",
      files: [
        "A.swift": swift("if item.type == SearchActionType { go() }"),
        "B.m": "NSString *const SearchActionType = @\"com.example.search\";\n",
      ]),
    Form(
      name: "raw value of another file",
      files: [
        "A.swift": swift("guard let kind = Kind(rawValue: item.type) else { return }\nopen(kind)"),
        "B.swift": "enum Kind: String { case search = \"com.example.search\" }",
      ]),
    Form(
      name: "last component and raw value",
      files: [
        "A.swift": swift(
          "guard let last = item.type.components(separatedBy: \".\").last, let kind = Kind(rawValue: last) else { return }\nopen(kind)",
          "enum Kind: String { case search, compose }")
      ]),
    Form(
      name: "full type from the raw value",
      files: [
        "A.swift": swift(
          "switch item.type { case Kind.search.type: go()\ndefault: break }",
          "enum Kind: String { case search\nvar type: String { return Bundle.main.bundleIdentifier! + \".\\(self.rawValue)\" } }"
        )
      ]),
    Form(
      name: "initializer that takes the type",
      files: [
        "A.swift": swift("if let kind = Kind(fullType: item.type) { open(kind) }"),
        "B.swift": """
        enum Kind: String { case search
        init?(fullType: String) {
          guard let last = fullType.components(separatedBy: ".").last else { return nil }
          self.init(rawValue: last)
        } }
        """,
      ]),
    Form(
      name: "function of another file",
      files: [
        "A.swift": swift("router.openScreen(type: item.type)"),
        "B.swift":
          "class Router { func openScreen(type: String) { if type == \"com.example.search\" { go() } } }",
      ]),
    Form(
      name: "bundle identifier in a format",
      files: [
        "A.m": """
        @implementation A
        - (void)open:(UIApplicationShortcutItem *)item {
          if ([item.type isEqualToString:[NSString stringWithFormat:@"%@.search", [[NSBundle mainBundle] bundleIdentifier]]]) { [self go]; }
        }
        @end
        """
      ]),
    Form(
      name: "build setting in the property list",
      files: ["A.swift": swift("if item.type == \"com.example.search\" { go() }")],
      type: "$(PRODUCT_BUNDLE_IDENTIFIER).search"),
    Form(name: "router", files: ["A.swift": swift("router.handle(path: item.type)")], places: nil),
    Form(
      name: "dictionary", files: ["A.swift": swift("handlers[item.type]?()")], places: nil),
    Form(
      name: "constants in a circle",
      files: [
        "A.swift": swift("if item.type == first { go() }", "let first = second\nlet second = first")
      ], places: nil),
  ]

  @Test(arguments: forms) func followsTypes(_ form: Form) throws {
    let index = try #require(Self.code(form.files).allActions())
    let uses = index.uses(of: TypePattern(declared: form.type))
    if let places = form.places {
      #expect(uses.count == places)
      #expect(index.obstacles.isEmpty)
    } else {
      #expect(uses.isEmpty && !index.obstacles.isEmpty)
    }
  }

  // MARK: The index after changes

  private static let pieces = [
    swift("if item.type == Types.search { go() }"),
    swift("switch item.type { case kCompose: go()\ndefault: break }"),
    "enum Types { static let search = \"com.example.search\" }",
    "let kCompose = \"com.example.compose\"",
    "class Plain { let value = 1 }",
    "@main struct Main: App { var body: some Scene { WindowGroup {} } }",
    "#define kCompose @\"com.example.other\"\n",
    "",
  ]

  @Test(arguments: 0..<40) func theIndexAfterChangesEqualsAFreshOne(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let names = ["A.swift", "B.swift", "C.m", "D.h"].map { "\(Self.folder)/\($0)" }
    var bytes: [String: [UInt8]] = [:]
    for name in names where Bool.random(using: &random) {
      bytes[name] = Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
    }
    var index = CodeIndex(bytes.keys.sorted(), in: MemoryFiles(bytes))
    for _ in 0..<20 {
      guard let name = names.randomElement(using: &random) else { continue }
      let isGone = Int.random(in: 0..<4, using: &random) == 0
      bytes[name] = isGone ? nil : Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
      let before = index.files
      let change = index.replace(
        name, with: bytes[name], among: bytes.keys.sorted(), in: MemoryFiles(bytes))
      switch change {
      case .nothing: #expect(index.files == before)
      case .file: #expect(index.files.filter { $0.key != name } == before.filter { $0.key != name })
      case .files: break
      }
      #expect(index == CodeIndex(bytes.keys.sorted(), in: MemoryFiles(bytes)))
    }
  }

  @Test(arguments: 0..<40) func manyChangesAtOnceMakeAFreshIndex(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let names = ["A.swift", "B.swift", "C.m", "D.h"].map { "\(Self.folder)/\($0)" }
    var bytes: [String: [UInt8]] = [:]
    var index = CodeIndex([], in: MemoryFiles([:]))
    for _ in 0..<12 {
      var changed: [(path: String, bytes: [UInt8]?)] = []
      for name in names where Bool.random(using: &random) {
        let isGone = Int.random(in: 0..<4, using: &random) == 0
        bytes[name] = isGone ? nil : Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
        // An open file has its text in the editor.
        changed.append((name, Bool.random(using: &random) ? bytes[name] : nil))
      }
      let (paths, files) = (bytes.keys.sorted(), MemoryFiles(bytes))
      let former = index.files
      #expect(index.replace(changed, among: paths, in: files, { _ in nil }) { true })
      let fresh = CodeIndex(paths, in: files)
      #expect(index == fresh)
      #expect(CodeIndex(paths, in: files, { _ in nil }, knowing: former) { true } == fresh)
      var other = index
      #expect(
        changed.isEmpty || !other.replace(changed, among: paths, in: files, { _ in nil }) { false })
    }
  }

  /// Many files are read on several threads; the index does not depend on that.
  @Test(.slow) func theIndexOfManyFilesIsThatOfFileAfterFile() {
    var bytes: [String: [UInt8]] = [:]
    for number in 0..<700 {
      let piece = Self.pieces[(number * number) % Self.pieces.count]
      bytes["\(Self.folder)/F\(number).\(number % 5 == 0 ? "m" : "swift")"] = Array(piece.utf8)
    }
    let paths = bytes.keys.sorted()
    var index = CodeIndex([], in: MemoryFiles([:]))
    for path in paths {
      index.replace(path, with: bytes[path], among: paths, in: MemoryFiles(bytes))
    }
    let fresh = CodeIndex(paths, in: MemoryFiles(bytes))
    #expect(fresh == index)
    #expect(fresh.files.count > 100 && fresh.isComplete)
    #expect(!CodeIndex(paths + ["/none.swift"], in: MemoryFiles(bytes)).isComplete)
  }

  /// Cached facts are reused for the same text, also for files that are read for names alone.
  @Test func onlyChangedFilesAreReadIntoFacts() throws {
    let paths = ["A.swift", "B.swift", "C.swift"].map { "\(Self.folder)/\($0)" }
    let types = "enum Types { static let search = \"com.example.search\" }"
    let texts = [Self.swift("if item.type == Types.search { go() }"), types, Self.swift("go()")]
    var bytes = Dictionary(uniqueKeysWithValues: zip(paths, texts.map { Array($0.utf8) }))
    // Facts whose paths show their origin.
    let former = bytes.reduce(into: [String: CodeIndex.FileFacts]()) { former, file in
      let text = SourceText(file.value)
      former[file.key] = CodeIndex.FileFacts(CodeFile(text, .swift), "/former")
    }
    bytes[paths[2]]? += Array("\nclass More {}\n".utf8)
    let index = try #require(
      CodeIndex(paths, in: MemoryFiles(bytes), { _ in nil }, knowing: former) { true })
    let from = paths.map { path in Set(index.files[path]?.parts.map(\.path) ?? []) }
    #expect(from == [["/former"], ["/former"], [paths[2]]])
  }

  // MARK: Renaming

  @Test(arguments: forms.filter { $0.places != nil }) func renamesEveryForm(_ form: Form) throws {
    var texts = form.files
    texts["Info.plist"] = Self.plist([form.type, "com.example.other"])
    let files = Self.files(texts)
    let links = try #require(ActionLinks(Self.code(texts)))
    let new = form.type.replacing("search", with: "find")
    let edits = try links.renaming(form.type, to: new) { path in
      (try? files.read(path)).map { FileEncoding.decode($0).text }
    }
    var renamed = texts
    for edit in edits.edits {
      guard case .edit(let changes) = edit.change else { continue }
      let name = String(edit.path.dropFirst(Self.folder.count + 1))
      renamed[name] = SourceText(renamed[name] ?? "").applying(changes).string
    }
    #expect(renamed["Info.plist"] == Self.plist([new, "com.example.other"]))
    let index = try #require(Self.code(renamed).allActions())
    #expect(index.uses(of: TypePattern(declared: new)).count == form.places)
    #expect(index.uses(of: TypePattern(declared: form.type)).isEmpty)
  }

  @Test func refusesWhatItCannotFollow() throws {
    var texts = ["A.swift": Self.swift("router.handle(path: item.type)")]
    texts["Info.plist"] = Self.plist(["com.example.search"])
    let links = try #require(ActionLinks(Self.code(texts)))
    #expect(throws: ActionLinks.RenameObstacle.self) {
      try links.renaming("com.example.search", to: "com.example.find") { _ in nil }
    }
    #expect(throws: ActionLinks.RenameObstacle.empty) {
      try links.renaming("com.example.search", to: " ") { _ in nil }
    }
  }
}
