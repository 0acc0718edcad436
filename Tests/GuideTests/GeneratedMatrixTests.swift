import CodeGeneration
import CodeSyntax
import Foundation
import Guide
import SourceText
import TestKit
import Testing

/// Code for all life cycles, kinds of quick actions and deployment targets meets the requirements of a
/// review: it is formatted, compiles without a warning, and uses only symbols of the oldest system.
@Suite(.enabled(if: StubModules.isSupported, "the stubs stand in for Apple's SDK, which is there"))
struct GeneratedMatrixTests: GeneratesCode {
  private static let targets = ["15.0", "16.0", "17.0", "18.0", "26.0", "27.0"]
  private static let chinese = [("com.example.新建", "新建笔记"), ("com.example.search", "搜索")]
  private static let lists = [GeneratorLists.plain, GeneratorLists.mixed, chinese]
  private static let scenes = "<key>UIApplicationSceneManifest</key><dict/>"

  /// Indentation of two spaces, as in swift-format.
  private static let appDelegate =
    "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  var tab = 0\n}\n"
  private static let handled = """
    import UIKit

    final class AppDelegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        completionHandler(shortcutItem.type.isEmpty)
      }
    }

    """
  private static let swiftUIApp = """
    import SwiftUI

    @main
    struct NotesApp: App {
      var body: some Scene {
        WindowGroup { Text("Notes") }
      }
    }

    """
  private static let making = """
    import UIKit

    @MainActor
    func makeItems() {
      UIApplication.shared.shortcutItems = [
        UIApplicationShortcutItem(type: "com.example.recent", localizedTitle: "Recent")
      ]
    }

    """

  private struct Form {
    let generator: CodeGenerator
    var code: [String: String]
    var root = ""
  }

  private static let forms: [Form] =
    [.types, .dynamic, .intents, .tests].map {
      Form(generator: $0, code: ["AppDelegate.swift": appDelegate])
    } + [
      Form(
        generator: .intents,
        code: ["AppDelegate.swift": handled.replacing("final class", with: "@main\nfinal class")]),
      Form(generator: .handler(.appDelegate), code: ["AppDelegate.swift": appDelegate]),
      Form(
        generator: .handler(.scenes), code: ["AppDelegate.swift": appDelegate], root: scenes),
      Form(generator: .handler(.swiftUI), code: ["NotesApp.swift": swiftUIApp]),
      Form(
        generator: .handler(.swiftUI),
        code: ["NotesApp.swift": swiftUIApp, "AppDelegate.swift": handled]),
    ]

  /// Returns all texts of an app after running a generator, by their purpose.
  private func texts(
    _ form: Form, _ list: [(String, String)], _ target: String
  ) throws -> [String: String] {
    let isDynamic = list.isEmpty
    var code = form.code
    if isDynamic { code["Making.swift"] = Self.making }
    let root = form.root + "<key>MinimumOSVersion</key><string>\(target)</string>"
    let files = files(list, code, root: root)
    let app = app(files)
    let path = "/app/Made.swift"
    let made = try form.generator.code(for: app, .swift, into: path, isApart: true)
    let changed = try changed(try made.changes(into: path, of: app, in: files), files)
    return code.merging(changed) { $1 }
  }

  /// Returns each form with each list and target, and the generated texts.
  private func all() throws -> [(name: String, target: String, texts: [String: String])] {
    var all: [(String, String, [String: String])] = []
    for target in Self.targets {
      for (index, form) in Self.forms.enumerated() {
        var lists = Self.lists
        if case .handler = form.generator { lists.append([]) }
        for (number, list) in lists.enumerated() {
          all.append(("\(index)-\(number)-\(target)", target, try texts(form, list, target)))
        }
      }
    }
    return all
  }

  @Test func isMadeOfWhatTheOldestSystemHas() throws {
    let stubs = try StubVersions()
    for (name, target, texts) in try all() {
      for text in texts.values {
        let version = target.prefix { $0 != "." }
        let findings = SampleAvailability.findings(
          inSwift: "// iOS \(version) and later\n" + text, stubs)
        #expect(findings.isEmpty, "\(name): \(findings)\n\(text)")
      }
    }
  }

  @Test func isFormatted() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"version": 1, "lineLength": 100, "indentation": {"spaces": 2},
        "rules": {"IdentifiersMustBeASCII": false}}
      """, to: ".swift-format")
    var known = Set<String>()
    for (name, _, texts) in try all() {
      for (file, text) in texts where known.insert(text).inserted {
        try folder.write(text, to: "\(name)-\(file)")
      }
    }
    #expect(known.count > 50)
    let errors = try Compiler.errors(of: ["swift", "format", "lint", "-s", "-r", folder.path])
    #expect(errors.isEmpty, "\(errors)")
  }

  /// Texts that are equal for several targets are compiled once.
  @Test(.slow) func compilesWithoutAWarning() async throws {
    var known = Set<[String]>()
    for (_, _, texts) in try all() {
      let sorted = texts.sorted { $0.key < $1.key }.map(\.value)
      guard known.insert(sorted).inserted else { continue }
      // The stub of the protocol has no `main()`.
      try await typeCheck(
        sorted.map { $0.contains(": App {") ? $0 : $0.replacing("@main\n", with: "") })
    }
    #expect(known.count > 30)
  }
}
