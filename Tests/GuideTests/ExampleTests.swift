import Foundation
import Guide
import TestKit
import Testing

/// Compilers accept the examples of the guide.
@Suite struct ExampleTests {
  /// Compiles against headers of our own, which checks the guide's signatures at the same time.
  @Test(.slow) func objectiveCExamplesCompile() async throws {
    let examples = try GuideExample.all(in: "objc")
    #expect(examples.count > 50)
    try await Compiler.check(
      examples.map { ($0.place, "#import <UIKit/UIKit.h>\n" + $0.code, []) }, suffix: "m",
      command: [
        "clang", "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios17",
        "-fobjc-arc", "-fblocks", "-nostdinc", "-Wall", "-Werror",
        // Excerpts leave out irrelevant code, and use deprecated symbols.
        "-Wno-incomplete-implementation", "-Wno-unused-variable", "-Wno-deprecated-declarations",
        "-I", Project.url("Tests/GuideTests/Headers").path(),
      ])
  }

  /// Property lists in the examples have no errors.
  @Test func propertyListExamplesParse() throws {
    for example in try GuideExample.all(in: "xml") {
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

  /// The headers declare the Objective-C names of all entries.
  @Test func theHeadersKnowEveryEntry() throws {
    let headers = try Project.files(below: "Tests/GuideTests/Headers", suffix: ".h")
      .map { try Project.text($0) }.joined()
    let words = Set(headers.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    for id in SymbolLibrary.ids where SymbolLibrary.group(of: id) != SymbolLibrary.briefGroup {
      guard let entry = SymbolLibrary.entry(id), entry.kind != "key",
        let name = entry.objectiveCName?.split(separator: " ").last
      else { continue }
      for word in name.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        #expect(words.contains(String(word)), "\(id): \(word)")
      }
    }
  }
}
