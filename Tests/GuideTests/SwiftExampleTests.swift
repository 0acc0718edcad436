import Foundation
import Guide
import TestKit
import Testing

/// The guide's Swift is type-checked in Swift 6 mode: isolation, optionals, labels and overrides.
@Suite(
  .enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"),
  .timeLimit(.minutes(40)))
struct SwiftExampleTests {
  /// Returns the examples to compile. Examples of an article with a file in `Stubs/Continued` continue its
  /// first one; the file contains the code that the article leaves to the reader.
  private func pieces() throws -> [Compiler.Piece] {
    var first: [String: String] = [:]
    return try GuideExample.all(in: "swift").map { example in
      let support = StubModules.folder.appending(path: "Continued/\(example.place).swift")
      guard FileManager.default.fileExists(atPath: support.path()) else {
        return (example.place, example.code, [])
      }
      guard let start = first[example.place] else {
        first[example.place] = example.code
        return (example.place, example.code, [support.path()])
      }
      return (example.place, example.code + "\n" + start, [support.path()])
    }
  }

  private var command: [String] {
    get throws {
      ["swiftc", "-frontend", "-typecheck", "-parse-as-library"] + (try StubModules.flags.get())
    }
  }

  @Test(.slow) func examplesTypeCheck() async throws {
    let pieces = try pieces()
    #expect(pieces.count > 140)
    try await Compiler.check(pieces, suffix: "swift", command: try command)
  }

  /// The stubs detect deliberate errors.
  @Test(arguments: [
    ("func f() { UIApplication.shared.shortcutItems = nil }", "main actor-isolated"),
    ("@MainActor let item = UIApplicationShortcutItem(type: nil, localizedTitle: \"\")", "nil"),
    (
      "class V: UIViewController { func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {} }",
      "override"
    ),
    ("class D: UIWindowSceneDelegate {}", "NSObject"),
    (
      "@MainActor func f(_ v: UIViewController) { v.popoverPresentationController.sourceItem = nil }",
      "unwrapped"
    ),
    ("class V: UIView { func f() -> Selector { #selector(g) }; func g() {} }", "@objc"),
  ])
  func mistakesAreFound(_ code: String, _ words: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "mistake-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "import UIKit\n\(code)\n".write(to: file, atomically: true, encoding: .utf8)
    let errors = try Compiler.errors(of: try command + [file.path()])
    #expect(errors.contains("error: ") && errors.contains(words), "\(errors)")
  }
}
