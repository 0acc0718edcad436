import Foundation
import Guide
import TestKit
import Testing

/// The examples of the guide are code that compilers take.
@Suite struct ExampleTests {
  private struct Example: Hashable {
    let place: String
    let language: String
    let code: String
  }

  /// Every example once; both languages of the guide show the same ones.
  private func examples(in language: String) throws -> [Example] {
    var examples: [Example] = []
    for slug in ArticleLibrary.slugs {
      let article = try #require(ArticleLibrary.article(slug, in: .english))
      for case .code(language, let code) in article.blocks.flattened {
        examples.append(Example(place: slug, language: language, code: code))
      }
    }
    for id in SymbolLibrary.ids {
      for example in SymbolLibrary.entry(id)?.examples ?? [] where example.language == language {
        examples.append(Example(place: id, language: language, code: example.code))
      }
    }
    return examples
  }

  /// Runs a compiler on many files, a few of them at once.
  private func compile(
    _ examples: [Example], suffix: String, prefix: String, _ command: [String]
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-examples-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withThrowingTaskGroup(of: (Example, String).self) { group in
      var running = 0
      for (index, example) in examples.enumerated() {
        if running >= 4, let (example, errors) = try await group.next() {
          #expect(errors.isEmpty, "\(example.place):\n\(errors)")
          running -= 1
        }
        let file = folder.appending(path: "example\(index).\(suffix)")
        try (prefix + example.code + "\n").write(to: file, atomically: true, encoding: .utf8)
        running += 1
        group.addTask { (example, try Self.errors(of: command + [file.path()])) }
      }
      for try await (example, errors) in group {
        #expect(errors.isEmpty, "\(example.place):\n\(errors)")
      }
    }
  }

  /// What a command says on its error stream; never empty when it fails.
  private static func errors(of command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty
      ? text : "ended with \(process.terminationStatus)"
  }

  @Test func swiftExamplesParse() async throws {
    let examples = try examples(in: "swift")
    #expect(examples.count > 100)
    try await compile(
      examples, suffix: "swift", prefix: "", ["swiftc", "-frontend", "-parse"])
  }

  /// Against headers of our own, so that the guide's signatures are checked at the same time.
  @Test func objectiveCExamplesCompile() async throws {
    let examples = try examples(in: "objc")
    #expect(examples.count > 50)
    try await compile(
      examples, suffix: "m", prefix: "#import <UIKit/UIKit.h>\n",
      [
        "clang", "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios17",
        "-fobjc-arc", "-fblocks", "-nostdinc", "-Wall", "-Werror",
        // Excerpts leave out what the text does not speak of, and speak of what is deprecated.
        "-Wno-incomplete-implementation", "-Wno-unused-variable", "-Wno-deprecated-declarations",
        "-I", Project.url("Tests/GuideTests/Headers").path(),
      ])
  }

  /// Property lists among the examples are read without a fault.
  @Test func propertyListExamplesParse() throws {
    for example in try examples(in: "xml") {
      // A file, items, or keys of an item.
      let isFile = example.code.contains("<plist")
      let container =
        example.code.contains("<dict>\n  <key>UIApplicationShortcutItemType")
          && !example.code.contains("<array>") ? "array" : "dict"
      let text =
        isFile
        ? example.code
        : "<plist version=\"1.0\"><\(container)>\(example.code)</\(container)></plist>"
      #expect(throws: Never.self, "\(example.place)") {
        try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      }
    }
  }

  /// The headers declare every Objective-C name of every entry.
  @Test func theHeadersKnowEveryEntry() throws {
    let headers = try Project.files(below: "Tests/GuideTests/Headers", suffix: ".h")
      .map { try Project.text($0) }.joined()
    let words = Set(headers.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    for id in SymbolLibrary.ids {
      guard let entry = SymbolLibrary.entry(id), entry.kind != "key",
        let name = entry.objectiveCName?.split(separator: " ").last
      else { continue }
      for word in name.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        #expect(words.contains(String(word)), "\(id): \(word)")
      }
    }
  }
}
