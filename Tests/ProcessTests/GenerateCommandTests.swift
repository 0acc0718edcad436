import Foundation
import Synchronization
import TestKit
import Testing

/// `generate` on the command line.
@Suite(.timeLimit(.minutes(40))) struct GenerateCommandTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/>
      <key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>com.example.新建</string>
      <key>UIApplicationShortcutItemTitle</key><string>新建</string></dict></array></dict></plist>
      """, to: "App/Info.plist")
    try folder.write(
      "import UIKit\r\n\r\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\r\n\tvar window: UIWindow?\r\n}\r\n",
      to: "App/SceneDelegate.swift")
    return folder
  }

  private func generate(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> Executable.Result {
    try Executable.run(["generate"] + arguments, in: URL(filePath: folder.path))
  }

  @Test func codeIsPrintedShownAndWritten() throws {
    let folder = try folder()
    let printed = try generate(["types", "App"], in: folder)
    #expect(printed.code == 0 && printed.errors.isEmpty)
    #expect(printed.output.contains("\n\tcase 新建 = \"com.example.新建\"\r\n"))

    let diff = try generate(["types", "App", "--into", "App/T.swift", "--diff"], in: folder)
    #expect(diff.code == 0)
    #expect(diff.output.hasPrefix("--- /dev/null\n+++ b/App/T.swift\n@@ -0,0 +1,"))
    #expect(throws: (any Error).self) { try folder.data("App/T.swift") }

    let written = try generate(["types", "App/Info.plist", "--into", "App/T.swift"], in: folder)
    #expect(written.code == 0 && written.output == "App/T.swift\n")
    #expect(String(decoding: try folder.data("App/T.swift"), as: UTF8.self) == printed.output)
    // A second run does nothing.
    let again = try generate(["types", "App", "--into", "App/T.swift"], in: folder)
    #expect(again.code == 2 && again.output.isEmpty)
    #expect(
      again.errors
        == "quickactions generate: App/T.swift:4: “QuickAction” has a case for each type already\n"
    )
  }

  /// A file outside of the app's folder is not part of the app, and is read anyway.
  @Test func whatIsInAFileOutsideIsNotAddedTwice() throws {
    let folder = try folder()
    try folder.write(
      "enum ShortcutIdentifier: String {\n  case create = \"com.example.新建\"\n}\n",
      to: "App/Shortcuts.swift")
    let arguments = ["types", "App", "--into", "Shared.swift"]
    #expect(try generate(arguments, in: folder).code == 0)
    let before = try folder.data("Shared.swift")
    let again = try generate(arguments, in: folder)
    #expect(again.code == 2)
    #expect(again.errors.contains("Shared.swift:5: the code is in this file already"))
    #expect(try folder.data("Shared.swift") == before)
  }

  @Test func aHandlerGoesIntoTheDelegate() throws {
    let folder = try folder()
    let before = try folder.data("App/SceneDelegate.swift")
    let arguments = ["handler", "App", "--into", "App/SceneDelegate.swift"]
    let diff = try generate(arguments + ["--diff"], in: folder)
    #expect(diff.code == 0 && diff.output.contains("\n+\tfunc windowScene(\r\n"))
    #expect(try folder.data("App/SceneDelegate.swift") == before)
    let written = try generate(arguments, in: folder)
    #expect(written.code == 0 && written.output == "App/SceneDelegate.swift\n")
    let text = String(decoding: try folder.data("App/SceneDelegate.swift"), as: UTF8.self)
    #expect(text.hasPrefix(String(decoding: before.dropLast(3), as: UTF8.self)))
    #expect(text.components(separatedBy: "\n").dropLast().allSatisfy { $0.hasSuffix("\r") })
    let again = try generate(arguments + ["--lang", "zh-Hans"], in: folder)
    #expect(again.code == 2)
    #expect(again.errors.contains("App/SceneDelegate.swift:17: 已经有"))
    // `check` accepts the written code.
    #expect(try Executable.run(["check", "App"], in: URL(filePath: folder.path)).code == 0)
  }

  /// All changes concern the delegate, so there is no code to print.
  @Test func whatWouldChangeIsShown() throws {
    let folder = try folder()
    let before = try folder.data("App/SceneDelegate.swift")
    let shown = try generate(["handler", "App"], in: folder)
    #expect(shown.code == 0 && shown.output.hasPrefix("--- a/App/SceneDelegate.swift\n"))
    #expect(shown.output.contains("\n+\tfunc windowScene(\r\n"))
    #expect(shown.errors.contains("nothing is written; with --into"))
    let diff = try generate(["handler", "App", "--diff"], in: folder)
    #expect(diff.code == 0 && diff.output == shown.output)
    let told = diff.errors.split(separator: "\n")
    #expect(!told.isEmpty && told.allSatisfy { $0.contains(": left to fill in: Open “") })
    #expect(told.allSatisfy { $0.hasPrefix("quickactions generate: App/SceneDelegate.swift:") })
    #expect(try folder.data("App/SceneDelegate.swift") == before)
  }

  @Test func fromCodeToThePropertyList() throws {
    let folder = try folder()
    try folder.write(
      "import UIKit\nlet item = UIApplicationShortcutItem(type: \"a.b\", localizedTitle: \"A & B\")\n",
      to: "App/Items.swift")
    let result = try generate(["static", "App", "--into", "App/Info.plist"], in: folder)
    #expect(result.code == 0 && result.output == "App/Info.plist\n")
    #expect(result.errors.contains("Items.swift:2: remove this item from the code"))
    let text = String(decoding: try folder.data("App/Info.plist"), as: UTF8.self)
    #expect(text.contains("<string>A &amp; B</string>"))
    #expect(try generate(["static", "App", "--into", "App/Info.plist"], in: folder).code == 2)
  }

  /// Moving a handler changes two files. If one of them cannot be written, both remain unchanged.
  private func twoFiles() throws -> TemporaryFolder {
    let folder = try folder()
    try folder.write(
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          completionHandler(true)
        }
      }

      """, to: "App/AppDelegate.swift")
    return folder
  }

  private static let moving = ["handler", "App", "--into", "App/SceneDelegate.swift"]

  @Test func oneFileThatCannotBeWrittenLeavesAll() throws {
    let folder = try twoFiles()
    let before = try folder.data("App/AppDelegate.swift")
    try FileManager.default.linkItem(
      atPath: folder.path + "/App/SceneDelegate.swift", toPath: folder.path + "/Other.txt")
    let result = try generate(Self.moving, in: folder)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.contains("App/SceneDelegate.swift: "))
    #expect(try folder.data("App/AppDelegate.swift") == before)
  }

  /// Saves a file repeatedly while the command runs.
  private final class Editor: Sendable {
    let isDone = Mutex(false)
    let saved = Mutex(0)
  }

  @Test func aFileThatChangesDuringTheRunIsTold() throws {
    let folder = try twoFiles()
    let before = try folder.data("App/AppDelegate.swift")
    for number in 0..<300 {
      try folder.write(
        "import UIKit\nlet a\(number): SceneDelegate? = nil\n", to: "App/Z\(number).swift")
    }
    let path = folder.path + "/App/SceneDelegate.swift"
    let text = String(decoding: try folder.data("App/SceneDelegate.swift"), as: UTF8.self)
    let editor = Editor()
    Thread.detachNewThread {
      while !editor.isDone.withLock({ $0 }) {
        let count = editor.saved.withLock { saved in
          saved += 1
          return saved
        }
        try? Data((text + "// \(count)\r\n").utf8)
          .write(to: URL(filePath: path), options: .atomic)
      }
    }
    while editor.saved.withLock({ $0 }) < 2 { usleep(1000) }
    let result = try generate(Self.moving, in: folder)
    editor.isDone.withLock { $0 = true }
    #expect(result.code == 2 && result.output.isEmpty, "\(result.errors)")
    #expect(result.errors.contains("has changed meanwhile"), "\(result.errors)")
    #expect(try folder.data("App/AppDelegate.swift") == before)
    let after = String(decoding: try folder.data("App/SceneDelegate.swift"), as: UTF8.self)
    #expect(after.hasPrefix(text + "// "))
  }

  @Test(arguments: [
    ([], "say what to generate"), (["nothing"], "“nothing” cannot be generated"),
    (["types", "--for", "scenes"], "--for belongs to handler"),
    (["handler", "--for", "windows"], "there is no life cycle “windows”"),
    (["types", "--language", "c"], "there is no language “c”"),
    (["types", "App", "b"], "name one path"), (["types", "none"], "none: no such file"),
    (["types", "App/SceneDelegate.swift"], "it is no property list"),
    (["types", "App", "--diff"], "name the file with --into"),
    (["types", "App", "--into", "App"], "it is a folder"),
    (["types", "App", "--into", "App/Info.plist"], "name a file that ends with .swift"),
    (["handler", "App", "--for", "app-delegate"], "the app has scenes"),
  ])
  func whatMakesNoSenseIsTold(_ arguments: [String], _ message: String) throws {
    let result = try generate(arguments, in: try folder())
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func theSettingsSayWhatTheAppRunsOn() throws {
    let folder = try folder()
    try folder.write(
      "import UIKit\nclass A: UIViewController {\n  override func traitCollectionDidChange(_ p: UITraitCollection?) {\n    if traitCollection.horizontalSizeClass != p?.horizontalSizeClass { view.setNeedsLayout() }\n  }\n}\n",
      to: "App/A.swift")
    let unknown = try generate(["traits", "App", "--into", "App/A.swift"], in: folder)
    #expect(unknown.code == 2 && unknown.errors.contains("\"deploymentTarget\""))
    try folder.write("{\"deploymentTarget\": \"17.0\"}", to: ".quickactions.json")
    let known = try generate(["traits", "App", "--into", "App/A.swift"], in: folder)
    #expect(known.code == 0 && known.output == "App/A.swift\n")
  }
}
