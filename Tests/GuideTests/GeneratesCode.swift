import AppFiles
import CodeGeneration
import Files
import Foundation
import SourceText
import TestKit
import Testing

/// Suites that generate code for an app and compile it.
protocol GeneratesCode {}

/// Quick actions, each a type and a title, for which code is generated.
enum GeneratorLists {
  static let plain = [
    ("com.example.notes.new-note", "New Note"), ("com.example.notes.search", "Search"),
  ]
  /// Titles and types that are difficult in code: quotes, keywords, digits, equal endings, no valid
  /// character.
  static let hard = [
    ("com.example.new", "Say \"hi\" \\ $0 \\(x) 50% 🎉"), ("com.example.class", "类 */ /*"),
    ("com.example.self", "two\nlines"), ("com.example.2go", "2 go"), ("a.open.note", "A"),
    ("b.open.note", "B"), ("c.open.note", "C"), ("…", "!?"), ("🎉", ""), ("新建 笔记", "新建??/"),
    ("x.NEW_NOTE", "\u{202E}"), ("x.URLSearch", "URL"), ("quo\"te\\n", "Quote"), ("init", "Init"),
  ]
  static let behind = [
    ("$(PRODUCT_BUNDLE_IDENTIFIER).new-note", "New Note"),
    ("${PRODUCT_BUNDLE_IDENTIFIER}.default", "Default"),
  ]
  static let mixed = behind + [("com.example.search", "Search"), ("$(OTHER).x", "Left out")]
  /// Types with names that occur in the generated code.
  static let taken = ["all", "prefix", "item", "type", "shared", "pending", "open", "action"].map {
    ("com.example." + $0, $0)
  }
  /// A type, and the same one after the bundle identifier.
  static let twins = [
    ("$(PRODUCT_BUNDLE_IDENTIFIER).search", "Search"), ("search", "Search Everywhere"),
    ("$(PRODUCT_BUNDLE_IDENTIFIER).new", "New"),
  ]
  static let all = [taken, plain, hard, behind, mixed, twins]
}

extension GeneratesCode {
  func files(
    _ items: [(String, String)], _ code: [String: String], root: String = ""
  ) -> MemoryFiles {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    let rows = items.map {
      """
      <dict><key>UIApplicationShortcutItemType</key><string>\(escaped($0.0))</string>
      <key>UIApplicationShortcutItemTitle</key><string>\(escaped($0.1))</string></dict>
      """
    }
    let plist =
      "<plist version=\"1.0\"><dict>\(root)<key>UIApplicationShortcutItems</key><array>"
      + rows.joined(separator: "\n") + "</array></dict></plist>"
    var files = ["/app/Info.plist": Array(plist.utf8)]
    for (name, text) in code { files["/app/" + name] = Array(text.utf8) }
    return MemoryFiles(files)
  }

  func app(_ files: MemoryFiles) -> AppSources {
    AppSources(ProjectFiles(below: "/app", in: files), in: files) { _ in .none }
  }

  /// Returns the texts of files after changes, by their names.
  func changed(_ changes: [FileEdit], _ files: MemoryFiles) throws -> [String: String] {
    var result: [String: String] = [:]
    for change in changes {
      let name = Path.name(of: change.path)
      switch change.change {
      case .create(let text): result[name] = text
      case .edit(let edits):
        let text = SourceText(try files.read(change.path))
        result[name] = text.applying(edits).string
      }
    }
    return result
  }

  func typeCheck(_ texts: [String]) async throws {
    let command =
      ["swiftc", "-frontend", "-typecheck", "-parse-as-library"] + (try StubModules.flags.get())
    let folder = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      let url = folder.appending(path: "file\(index).swift")
      try text.write(to: url, atomically: true, encoding: .utf8)
      paths.append(url.path())
    }
    let errors = try Compiler.errors(of: command + paths)
    #expect(errors.isEmpty, "\(errors)\n\(texts.joined(separator: "\n"))")
  }

  func compile(_ texts: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in texts {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    // Code in Objective-C has to be valid in Objective-C++, too.
    for name in texts.keys where name.hasSuffix(".m") || name.hasSuffix(".mm") {
      for language in ["objective-c", "objective-c++"]
      where name.hasSuffix(language == "objective-c" ? ".m" : "m") {
        let errors = try Compiler.errors(
          of: [
            "clang", "-fsyntax-only", "-x", language, "-target", "arm64-apple-ios17",
            "-fobjc-arc", "-fblocks", "-nostdinc", "-Wall", "-Werror", "-trigraphs",
            "-Wno-deprecated-declarations", "-Wno-missing-declarations", "-I",
            Project.url("Tests/GuideTests/Headers").path(),
            folder.appending(path: name).path(),
          ])
        #expect(errors.isEmpty, "\(errors)\n\(texts[name] ?? "")")
      }
    }
  }
}
