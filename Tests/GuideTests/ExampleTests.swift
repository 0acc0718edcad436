import Foundation
import Guide
import TestKit
import Testing

/// The examples of the guide are code that compilers take.
@Suite struct ExampleTests {
  /// Against headers of our own, so that the guide's signatures are checked at the same time.
  @Test(.slow) func objectiveCExamplesCompile() async throws {
    let examples = try GuideExample.all(in: "objc")
    #expect(examples.count > 50)
    try await Compiler.check(
      examples.map { ($0.place, "#import <UIKit/UIKit.h>\n" + $0.code, []) }, suffix: "m",
      command: [
        "clang", "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios17",
        "-fobjc-arc", "-fblocks", "-nostdinc", "-Wall", "-Werror",
        // Excerpts leave out what the text does not speak of, and speak of what is deprecated.
        "-Wno-incomplete-implementation", "-Wno-unused-variable", "-Wno-deprecated-declarations",
        "-I", Project.url("Tests/GuideTests/Headers").path(),
      ])
  }

  /// Property lists among the examples are read without a fault.
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

  /// The headers declare every Objective-C name of every entry.
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
