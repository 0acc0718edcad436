import AppFiles
import Files
import Foundation
import Linter
import SourceText
import TestKit
import Testing

/// Compilers accept small apps with methods that UIKit does not call, after `check --fix` as well.
@Suite(.timeLimit(.minutes(20))) struct NearMissCompileTests {
  private struct App {
    /// The files by their names.
    let files: [String: String]
    /// True if a fix is applied automatically.
    let isFixed: Bool
    /// True if the app compiles before the fix.
    var isRight = true
  }

  /// Returns the files of an app after all automatic fixes.
  private func fixed(_ app: App) throws -> [String: String] {
    let files = MemoryFiles(
      Dictionary(
        uniqueKeysWithValues: app.files.map { ("/w/" + $0.key, Array($0.value.utf8)) }))
    let project = ProjectFiles(below: "/w", in: files)
    var checks = FolderChecks(project, in: files, sharing: SharedImages(), SharedProjects())
    var result: [String: String] = [:]
    for (name, content) in app.files {
      let text = SourceText(content)
      let model = FileKind(named: name).flatMap { FileModel($0, "/w/" + name, text) }
      let file = model.flatMap { CheckableFile($0, at: "/w/" + name, in: &checks) }
      result[name] =
        file.map { file in
          FixAll.result(for: text) { file.read($0) }.text.string
        } ?? content
    }
    #expect((result != app.files) == app.isFixed, "\(app.files)")
    return result
  }

  // MARK: Swift

  private static func method(
    _ labels: String = "completion", before: String = "", body: String = ""
  ) -> String {
    """
    \(before)func windowScene(_ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem, \(labels): @escaping (Bool) -> Void) {
      \(body)
    }
    """
  }

  private static func delegate(_ name: String, _ rest: String = "", _ method: String = method())
    -> String
  {
    """
    import UIKit
    class \(name): UIResponder, UIWindowSceneDelegate\(rest) {
      \(method)
    }

    """
  }

  private static func function(_ number: Int, _ parameters: String, _ body: String) -> String {
    """
    import UIKit
    @MainActor func f\(number)(_ w: UIWindowScene, _ i: UIApplicationShortcutItem, \(parameters)) {
      \(body)
    }

    """
  }

  private static let swift = [
    App(
      files: [
        "B1.swift": delegate("B1"),
        "S1.swift":
          "import UIKit\nclass S1: B1 {\n\(method(before: "override ", body: "super.windowScene(w, performActionFor: i, completion: completion)"))\n}\n",
      ], isFixed: false),
    App(
      files: [
        "B2.swift": delegate("B2", ", Opening2"),
        "P2.swift":
          "import UIKit\n@MainActor protocol Opening2 {\n  func windowScene(_ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void)\n}\n",
      ], isFixed: false),
    App(
      files: [
        "B3.swift": delegate(
          "B3", "",
          "func windowScene(_ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem) -> Bool { return i.type == \"a\" }"
        ),
        "C3.swift": function(
          3, "_ b: B3", "if b.windowScene(w, performActionFor: i) { print(1) }"),
      ], isFixed: false),
    App(
      files: [
        "B5.swift": delegate("B5"),
        "E5.swift": "import UIKit\nextension B5 {\n\(method("completionHandler"))\n}\n",
      ], isFixed: false),
    App(
      files: [
        "B6.swift": delegate("B6"),
        "C6.swift": function(6, "_ b: B6", "b.windowScene(w, performActionFor: i) { _ in }"),
      ], isFixed: false),
    App(
      files: [
        "B7.swift": delegate("B7", "", method(before: "@objc ")),
        "C7.swift": function(
          7, "_ b: B7",
          "print(#selector(B7.windowScene(_:performActionFor:completion:)), #selector(B7.windowScene))"
        ),
      ], isFixed: false),
    App(
      files: [
        "R8.swift": "import UIKit\nclass R8: UIResponder {\n\(method("completionHandler"))\n}\n",
        "B8.swift":
          "import UIKit\nclass B8: R8, UIWindowSceneDelegate {\n\(method("completionHandlers"))\n}\n",
      ], isFixed: false),
    App(
      files: [
        "B9.swift": delegate("B9"),
        "C9.swift": function(9, "_ b: B9", "let run = b.windowScene\n  run(w, i) { _ in }"),
      ], isFixed: false),
    App(
      files: [
        "L10.swift":
          "import UIKit\nclass L10: UIViewController {\n  func traitCollectionDidChange(_ previous: UITraitCollection) {}\n}\n",
        "M10.swift":
          "import UIKit\nclass M10: L10 {\n  override func traitCollectionDidChange(_ previous: UITraitCollection) { super.traitCollectionDidChange(previous) }\n}\n",
      ], isFixed: false),
    // Methods on which no other code depends.
    App(files: ["B11.swift": delegate("B11")], isFixed: true),
    App(
      files: [
        "B12.swift": delegate(
          "B12", "",
          "func windowScene(_ w: UIWindowScene, performActionFor i: UIApplicationShortcutItem) -> Bool { return i.type == \"a\" }"
        ),
        "C12.swift": function(12, "_ d: B12", "print(d, i.type)"),
      ], isFixed: true),
    App(
      files: [
        "L13.swift":
          "import UIKit\nclass L13: UIViewController {\n  func traitCollectionDidChange(_ previous: UITraitCollection) {}\n}\n",
        "M13.swift":
          "import UIKit\nclass M13: UIViewController {\n  override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }\n}\n",
      ], isFixed: true),
    App(
      files: [
        "B14.swift": delegate(
          "B14", "", method("completionHandler", before: "private /* only UIKit calls it */ "))
      ], isFixed: true, isRight: false),
  ]

  /// Compiles all apps as one module, so that the compiler runs only twice.
  @Test(.enabled(if: StubModules.isSupported)) func swiftStillCompiles() throws {
    let command =
      ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-suppress-warnings"]
      + (try StubModules.flags.get())
    #expect(try errors(of: command, Self.swift.filter(\.isRight).map(\.files)).isEmpty)
    let after = try Self.swift.map(fixed)
    let found = try errors(of: command, after)
    #expect(found.isEmpty, "\(found)")
    #expect(after.contains { $0.values.contains { $0.contains("/* only UIKit calls it */ func") } })
  }

  private func errors(of command: [String], _ apps: [[String: String]]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "near-miss-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (name, text) in apps.flatMap({ $0 }).sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      if !name.hasSuffix(".h") { paths.append(file.path()) }
    }
    return try Compiler.errors(of: command + paths)
  }

  // MARK: Objective-C

  private static func implementation(_ name: String) -> String {
    """
    #import "\(name).h"
    @implementation \(name)
    - (void)application:(UIApplication *)application performActionForShortCutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
      done(YES);
    }
    @end

    """
  }

  private static func header(_ name: String, _ rest: String = "") -> String {
    """
    #import <UIKit/UIKit.h>
    @interface \(name) : UIResponder <UIApplicationDelegate>
    \(rest)
    @end

    """
  }

  private static let objectiveC = [
    App(
      files: [
        "A1.h": header(
          "A1",
          "- (void)application:(UIApplication *)application performActionForShortCutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done;"
        ),
        "A1.m": implementation("A1"),
        "O1.m": """
        #import "A1.h"
        void f(A1 *a, UIApplication *application, UIApplicationShortcutItem *item) {
          [a application:application performActionForShortCutItem:item completionHandler:^(BOOL done) {}];
        }

        """,
      ], isFixed: false),
    App(
      files: [
        "A2.h": header("A2"), "A2.m": implementation("A2"),
        "O2.m": """
        #import "A2.h"
        SEL f2(void) { return @selector(application:performActionForShortCutItem:completionHandler:); }

        """,
      ], isFixed: false),
    App(files: ["A3.h": header("A3"), "A3.m": implementation("A3")], isFixed: true),
  ]

  @Test(.enabled(if: (try? Compiler.run(["clang", "--version"]).status) == 0))
  func objectiveCStillCompiles() throws {
    let command = [
      "clang", "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios17", "-fobjc-arc",
      "-fblocks", "-nostdinc", "-Werror", "-Wincomplete-implementation",
      "-I", Project.url("Tests/GuideTests/Headers").path(),
    ]
    let before = try errors(of: command, Self.objectiveC.map(\.files))
    #expect(before.isEmpty, "\(before)")
    let found = try errors(of: command, try Self.objectiveC.map(fixed))
    #expect(found.isEmpty, "\(found)")
  }
}
