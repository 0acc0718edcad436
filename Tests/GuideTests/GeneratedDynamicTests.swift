import CodeGeneration
import Files
import Testing

/// Code for apps that create their quick actions in code only.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedDynamicTests: GeneratesCode {
  private static let making = """
    import UIKit

    enum Kind { static let scan = "com.example.scan" }

    @MainActor func make(_ name: String) {
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(type: "com.example.new-note", localizedTitle: "New Note"),
            UIApplicationShortcutItem(type: Kind.scan, localizedTitle: "Scan"),
            UIApplicationShortcutItem(type: "com.example.scan", localizedTitle: "Twice"),
            UIApplicationShortcutItem(type: name, localizedTitle: "Unknown"),
        ]
    }

    """

  private static let delegate = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    """

  private func made(
    _ generator: CodeGenerator, _ code: [String: String], items: [(String, String)] = []
  ) throws -> (code: GeneratedCode, texts: [String: String]) {
    let files = files(items, code)
    let app = app(files)
    let made = try generator.code(for: app, .swift, into: "/app/New.swift")
    let changes = try made.changes(into: "/app/New.swift", of: app, in: files)
    return (made, code.merging(try changed(changes, files)) { $1 })
  }

  @Test(
    arguments: [
      (.scenes, ["SceneDelegate.swift": delegate]),
      (
        .appDelegate,
        [
          "AppDelegate.swift": delegate.replacing(
            "UIWindowSceneDelegate", with: "UIApplicationDelegate"
          )
          .replacing("class SceneDelegate", with: "class AppDelegate")
        ]
      ),
      (.swiftUI, [:]),
    ] as [(HandlerGenerator.LifeCycle, [String: String])])
  func aHandlerIsMadeForThem(
    _ lifeCycle: HandlerGenerator.LifeCycle, _ code: [String: String]
  ) async throws {
    let (made, texts) = try made(
      .handler(lifeCycle), code.merging(["Making.swift": Self.making]) { $1 })
    let whole = texts.filter { $0.key != "Making.swift" }.values.joined()
    #expect(whole.contains("\"com.example.new-note\"") && whole.contains("\"com.example.scan\""))
    #expect(!whole.contains("Twice") && !whole.contains("Unknown"))
    let notes = made.notes.map { $0[.english] }
    #expect(notes.contains { $0.hasPrefix("Making.swift:10: not followed") })
    try await typeCheck(Array(texts.values))
  }

  @Test func anEnumerationIsMadeOfThem() async throws {
    let (_, texts) = try made(.types, ["Making.swift": Self.making])
    let text = try #require(texts["New.swift"])
    #expect(text.contains("  /// “New Note”\n    case newNote = \"com.example.new-note\"\n"))
    #expect(text.contains("    case scan = \"com.example.scan\"\n"))
    try await typeCheck(Array(texts.values))
  }

  /// The declarations of a property list take precedence; items in code may have other types.
  @Test func whereAListDeclaresSomeTheyAreLeftOut() throws {
    let (_, texts) = try made(
      .types, ["Making.swift": Self.making], items: [("com.example.search", "Search")])
    let text = try #require(texts["New.swift"])
    #expect(text.contains("case search") && !text.contains("newNote"))
  }

  @Test(arguments: [
    "",
    "func make(_ name: String) { use(UIApplicationShortcutItem(type: name, localizedTitle: \"\")) }",
  ])
  func withoutAKnownTypeThereIsNone(_ code: String) {
    #expect(throws: GenerationFailure.self) {
      try made(.handler(.scenes), ["Making.swift": code, "SceneDelegate.swift": Self.delegate])
    }
  }

  /// The quick actions exist already, so no other code is generated for them.
  @Test(arguments: [CodeGenerator.dynamic, .intents, .tests])
  func nothingElseIsMadeOfThem(_ generator: CodeGenerator) {
    #expect(throws: GenerationFailure.self) {
      try made(generator, ["Making.swift": Self.making])
    }
  }
}
