import CodeModel
import CodeSyntax
import Files
import Foundation
import SourceText
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import CodeGeneration

/// Placeholders in generated code are reported and never count as handling; once they are filled in, nothing
/// is reported.
@Suite struct GeneratedAnswerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let lifeCycle: HandlerGenerator.LifeCycle
    let language: CodeLanguage
    let hasTypes: Bool

    var testDescription: String { "\(lifeCycle.rawValue) \(language) types \(hasTypes)" }
  }

  static let cases: [Case] = HandlerGenerator.LifeCycle.allCases.flatMap { lifeCycle in
    [
      Case(lifeCycle: lifeCycle, language: .swift, hasTypes: false),
      Case(lifeCycle: lifeCycle, language: .swift, hasTypes: true),
      Case(lifeCycle: lifeCycle, language: .objectiveC, hasTypes: false),
    ].filter { lifeCycle != .swiftUI || $0.language == .swift }
  }

  private static func app(_ test: Case) -> [String: [UInt8]] {
    var files: [String: String] = [
      "/w/Info.plist": OneAnswerTests.list(
        ["com.example.compose", "com.example.search"], manifest: test.lifeCycle == .scenes)
    ]
    switch (test.lifeCycle, test.language) {
    case (.swiftUI, _):
      files["/w/NotesApp.swift"] = """
        import SwiftUI

        @main
        struct NotesApp: App {
          var body: some Scene {
            WindowGroup { ContentView() }
          }
        }
        """
      files["/w/ContentView.swift"] = """
        import SwiftUI

        struct ContentView: View {
          var body: some View { Text("Notes") }
        }
        """
    case (_, .swift):
      files["/w/AppDelegate.swift"] =
        "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n}\n"
      if test.lifeCycle == .scenes {
        files["/w/SceneDelegate.swift"] =
          "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n}\n"
      }
    case (_, .objectiveC):
      let classes =
        test.lifeCycle == .scenes
        ? ["AppDelegate": "UIApplicationDelegate", "SceneDelegate": "UIWindowSceneDelegate"]
        : ["AppDelegate": "UIApplicationDelegate"]
      for (name, adopted) in classes {
        files["/w/\(name).h"] =
          "#import <UIKit/UIKit.h>\n\n@interface \(name) : UIResponder <\(adopted)>\n@property (strong, nonatomic) UIWindow *window;\n@end\n"
        files["/w/\(name).m"] = "#import \"\(name).h\"\n\n@implementation \(name)\n\n@end\n"
      }
      files["/w/Info.plist"] = files["/w/Info.plist"]?.replacing(
        "$(PRODUCT_MODULE_NAME).SceneDelegate", with: "SceneDelegate")
    }
    return files.mapValues { Array($0.utf8) }
  }

  private static func generate(
    _ generator: CodeGenerator, into path: String, _ language: CodeLanguage,
    _ files: [String: [UInt8]]
  ) throws -> [String: [UInt8]] {
    let access = MemoryFiles(files)
    let app = AppSources(ProjectFiles(below: "/w", in: access), in: access) { _ in .none }
    let code = try generator.code(for: app, language, into: path)
    var result = files
    for change in try code.changes(into: path, of: app, in: access) {
      switch change.change {
      case .create(let text): result[change.path] = Array(text.utf8)
      case .edit(let edits):
        result[change.path] = SourceText(result[change.path] ?? []).applying(edits).bytes
      }
    }
    return result
  }

  @Test(arguments: cases) func aStubIsReportedAndNeverHandled(_ test: Case) throws {
    var files = Self.app(test)
    let name = test.language == .swift ? "QuickActions.swift" : "QuickActions.m"
    if test.hasTypes {
      files = try Self.generate(.types, into: "/w/QuickAction.swift", test.language, files)
    }
    files = try Self.generate(.handler(test.lifeCycle), into: "/w/" + name, test.language, files)
    let types: Set = ["com.example.compose", "com.example.search"]
    let left = Answers(MemoryFiles(files), below: "/w")
    #expect(left.broken == types, "\(left)")
    #expect(!left.rules.isEmpty)

    var filled = files.mapValues { String(decoding: $0, as: UTF8.self) }
    for (path, text) in filled {
      filled[path] = text.replacing(
        /\/\/ TODO: Open [^\n]* and return (true|YES)\.\n(\s*)return (false|NO)/
      ) { match in
        match.output.1 == "YES"
          ? "[self.window.rootViewController presentViewController:editor animated:YES completion:nil];\n\(match.output.2)return YES"
          : "window?.rootViewController?.present(editor, animated: true)\n\(match.output.2)return true"
      }
    }
    if test.lifeCycle == .swiftUI {
      filled["/w/NotesApp.swift"] = filled["/w/NotesApp.swift"]?.replacing(
        "ContentView()",
        with: "ContentView().onQuickAction { action in path.append(action) }")
    }
    let done = Answers(MemoryFiles(filled.mapValues { Array($0.utf8) }), below: "/w")
    #expect(done.broken.isEmpty && done.rules.isEmpty, "\(done)")
    #expect(Set(done.statuses.values).isSubset(of: [.handled, .byDefault, .alike]), "\(done)")
  }
}
