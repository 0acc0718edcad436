import CodeModel
import CodeSyntax
import Files
import Foundation
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import CodeGeneration

/// Generators never declare again a name that an app contains anywhere: they give correct code, or refuse and
/// name the file without writing anything.
@Suite struct GeneratorScopeTests {
  /// Files some of which cannot be read.
  private struct Locked: FileAccess {
    let path: String?
    let base = DiskFiles()

    func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
      if path == self.path { throw .system("Permission denied") }
      return try base.read(path)
    }

    func entries(of folder: String) -> [DirectoryListing.Entry]? { base.entries(of: folder) }

    func kind(of path: String) -> DirectoryListing.Kind { base.kind(of: path) }
  }

  /// The location of an existing declaration in the app.
  enum Placement: CaseIterable {
    case beside, elsewhere, conditional, unreadable, linked, excluded, wide, conflicted
  }

  static let list = """
    <plist version="1.0"><dict>\(key)<key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>com.example.search</string>
    <key>UIApplicationShortcutItemTitle</key><string>Search</string></dict></array></dict></plist>
    """
  private static let key = "<key>UIApplicationSceneManifest</key><dict/>"

  private static let warm = """
      func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(true)
      }
    """

  /// Declarations that generators also add.
  static let declared: [String: String] = [
    "Scene":
      "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}",
    "Extension": "extension SceneDelegate {\n\(warm)\n}",
    "App": "class AppDelegate: UIResponder, UIApplicationDelegate {\n  var count = 0\n}",
    "Types":
      "enum QuickAction: String {\n  case other = \"x\"\n  init?(_ item: UIApplicationShortcutItem) { self.init(rawValue: item.type) }\n}",
    "Router": "class QuickActionRouter {\n  var count = 0\n}",
    "Intent": "struct SearchIntent {\n  var count = 0\n}",
    "Shortcuts": "struct QuickActionShortcuts {\n  var count = 0\n}",
    "Dynamic": "enum DynamicQuickActions {\n  static let count = 0\n}",
    "Tests": "class QuickActionUITests {\n  var count = 0\n}",
    "Main": "@main struct NotesApp: App {\n  var count = 0\n}",
  ]

  private static let generators: [CodeGenerator] =
    [.types, .dynamic, .intents, .tests] + HandlerGenerator.LifeCycle.allCases.map { .handler($0) }

  private static func text(_ code: String, _ placement: Placement) -> String {
    switch placement {
    case .conditional: "import UIKit\n#if DEBUG\n\(code)\n#else\n\(code)\n#endif\n"
    case .conflicted:
      "import UIKit\n<<<<<<< ours\nlet a = 1\n=======\n\(code)\n>>>>>>> theirs\n"
    default: "import UIKit\n\n\(code)\n"
    }
  }

  /// The files with declarations in an app, whether generators read them or not.
  private struct App {
    let folder: TemporaryFolder
    var locked: String?
    var paths: [String] = []

    var root: String { folder.path + "/app" }

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(GeneratorScopeTests.list, to: "app/App/Info.plist")
    }

    mutating func add(_ name: String, _ placement: Placement) throws {
      let code = GeneratorScopeTests.declared[name] ?? ""
      let text = GeneratorScopeTests.text(code, placement)
      var path = "app/Core/\(name).swift"
      switch placement {
      case .beside: path = "app/App/\(name).swift"
      case .linked:
        path = "outside/\(name).swift"
        let link = root + "/App/Linked"
        if !FileManager.default.fileExists(atPath: link) {
          try FileManager.default.createDirectory(
            atPath: folder.path + "/outside", withIntermediateDirectories: true)
          try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "../../outside")
        }
      case .excluded: path = "app/Excluded/\(name).swift"
      case .unreadable: locked = folder.path + "/" + path
      case .elsewhere, .conditional, .wide, .conflicted: break
      }
      let data = placement == .wide ? text.data(using: .utf16) ?? Data() : Data(text.utf8)
      try folder.write(data, to: path)
      paths.append(folder.path + "/" + path)
    }

    var files: any FileAccess { Locked(path: locked) }

    func sources() -> AppSources {
      let files = files
      let excluded = root + "/Excluded"
      let project = ProjectFiles(below: root, in: files, excluding: { $0 == excluded })
      return AppSources(project, within: root + "/App", in: files) { _ in .none }
    }

    /// Returns the files after running a generator, by their paths, and the reason if it refuses.
    func texts(_ generator: CodeGenerator) throws -> (texts: [String: String], refusal: String?) {
      var texts: [String: String] = [:]
      for path in paths {
        texts[path] = FileEncoding.decode(try DiskFiles().read(path)).text.string
      }
      let app = sources()
      let path = root + "/App/Generated.swift"
      do throws(GenerationFailure) {
        let code = try generator.code(for: app, .swift, into: path)
        for change in try code.changes(into: path, of: app, in: files) {
          switch change.change {
          case .create(let text): texts[change.path] = text
          case .edit(let edits):
            #expect(texts[change.path] != nil && !change.path.contains("/Linked/"))
            texts[change.path] = SourceText(texts[change.path] ?? "").applying(edits).string
          }
        }
        return (texts, nil)
      } catch {
        return (texts, "\(error.path ?? "-"): \(error.message.english)")
      }
    }
  }

  /// Returns the names that some files declare more than once, except in the branches of one `#if`.
  private func repeated(_ texts: [String: String]) -> [String] {
    var counts: [String: Int] = [:]
    for text in texts.values {
      // The side of a conflict that the compiler leaves out counts as well.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        !["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
      }
      let file = CodeFile(SourceText(lines.joined(separator: "\n")), .swift)
      var own = Set<String>()
      for declaration in file.outline.declarations where declaration.parent == nil {
        guard declaration.isType, declaration.kind != .type(.extension) else { continue }
        own.insert("type \(declaration.name)")
      }
      for function in file.functions {
        own.insert("func \(file.type(of: function)?.name ?? "").\(function.signature)")
      }
      for name in own { counts[name, default: 0] += 1 }
    }
    return counts.filter { $0.value > 1 }.keys.sorted()
  }

  /// Tries each declaration in each placement, for each generator.
  @Test(arguments: Placement.allCases) func nothingIsDeclaredTwice(_ placement: Placement) throws {
    for name in Self.declared.keys.sorted() {
      var app = try App()
      if name == "Extension" { try app.add("Scene", .beside) }
      try app.add(name, placement)
      for generator in Self.generators {
        let (texts, refusal) = try app.texts(generator)
        #expect(repeated(texts) == [], "\(name) \(placement) \(generator)")
        if placement == .unreadable { #expect(refusal?.contains("\(name).swift") == true) }
      }
    }
  }

  /// Tries several declarations at once, in random placements.
  @Test(arguments: 0..<30) func nothingIsDeclaredTwiceAtRandom(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var app = try App()
    let placements = Placement.allCases.filter { $0 != .unreadable || seed.isMultiple(of: 5) }
    for name in Self.declared.keys.sorted() where random.int(below: 3) > 0 {
      if name == "Extension", !app.paths.contains(where: { $0.hasSuffix("/Scene.swift") }) {
        try app.add("Scene", random.pick(placements))
      }
      if app.paths.contains(where: { $0.hasSuffix("/\(name).swift") }) { continue }
      try app.add(name, random.pick(placements))
    }
    for generator in Self.generators {
      let (texts, _) = try app.texts(generator)
      #expect(repeated(texts) == [], "\(generator) \(app.paths)")
    }
  }

  /// Unrelated files do not prevent generation.
  @Test func otherFilesAreNoObstacle() throws {
    var app = try App()
    try app.add("Scene", .elsewhere)
    let view = "import UIKit\n<<<<<<< a\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n"
    for path in ["app/Core/View.swift", "app/Excluded/View.swift", "app/Excluded/Scene.m"] {
      try app.folder.write(view, to: path)
    }
    try app.folder.write(Data([0xFF, 0xFE, 0]), to: "app/Core/icon.png")
    try FileManager.default.createSymbolicLink(
      atPath: app.root + "/App/gone", withDestinationPath: "nowhere")
    try FileManager.default.createSymbolicLink(
      atPath: app.root + "/App/again", withDestinationPath: "../Core")
    for generator in [CodeGenerator.types, .handler(.scenes), .dynamic, .intents, .tests] {
      let (texts, refusal) = try app.texts(generator)
      #expect(refusal == nil && repeated(texts) == [])
    }
  }

  /// Both classes of an `#if` for two systems: the one for the other system is not part of the app.
  @Test func aDelegateForAnotherSystemIsNoAlternative() throws {
    let app = try App()
    let delegate = Self.declared["Scene"] ?? ""
    let path = "app/Core/SceneDelegate.swift"
    try app.folder.write(
      "import UIKit\n#if os(iOS)\n\(delegate)\n#elseif os(tvOS)\n\(delegate)\n#endif\n", to: path)
    let sources = app.sources()
    let code = try CodeGenerator.handler(.scenes).code(for: sources, .swift)
    #expect(code.fileEdits.map(\.path) == [app.folder.path + "/" + path])
  }

  /// The line ends of classic Mac OS are preserved.
  @Test(arguments: ["\r", "\r\n", "\n"]) func lineEndsAreKept(_ newline: String) throws {
    var app = try App()
    let path = "app/Core/SceneDelegate.swift"
    let text = "import UIKit\n\n\(Self.declared["Scene"] ?? "")\n"
    try app.folder.write(text.replacing("\n", with: newline), to: path)
    app.paths = [app.folder.path + "/" + path]
    for generator in [CodeGenerator.handler(.scenes), .types] {
      let (texts, refusal) = try app.texts(generator)
      #expect(refusal == nil)
      for text in texts.values {
        let ends = text.unicodeScalars.filter { "\r\n".unicodeScalars.contains($0) }
        #expect(ends.allSatisfy { newline.unicodeScalars.contains($0) })
        #expect(ends.count >= 5)
      }
    }
    let file = CodeFile(SourceText("import UIKit\rlet a = 1\r"), .swift)
    #expect(CodeStyle(file, else: .xcode).newline == "\r")
  }
}
