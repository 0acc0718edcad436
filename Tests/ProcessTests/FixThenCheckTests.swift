import Foundation
import TestKit
import Testing

/// `check --fix` gives the report and the exit code of a `check` of the fixed files.
@Suite struct FixThenCheckTests {
  struct Layout: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    /// A part of the final report; empty for no findings.
    let reported: String
  }

  private static func list(_ key: String, title: String = "Add", rest: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>\(key)</key>
      <array>
        <dict>
          <key>UIApplicationShortcutItemType</key>
          <string>a.b</string>
          <key>UIApplicationShortcutItemTitle</key>
          <string>\(title)</string>\(rest)
        </dict>
      </array>
    </dict>
    </plist>

    """
  }

  private static let slip = """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func windowScene(_ windowScene: UIWindowScene, performActionForShortcutItem item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        if item.type == "a.c" { print(1) }
      }
    }

    """

  static let layouts = [
    Layout(
      testDescription: "items behind a key with a blank",
      files: [
        "Info.plist": list("UIApplicationShortcutItems ", title: "shortcut.new"),
        "de.lproj/InfoPlist.strings": "\"shortcut.old\" = \"Anderes\";\n",
        "en.lproj/InfoPlist.strings": "\"shortcut.new\" = \"Add\";\n",
      ], reported: "[missing-translation]"),
    Layout(
      testDescription: "a title with blanks",
      files: ["Info.plist": list("UIApplicationShortcutItems", title: " Add ")], reported: ""),
    Layout(
      testDescription: "an icon in other letters behind a key with a blank",
      files: [
        "Info.plist": list(
          "UIApplicationShortcutItems ",
          rest:
            "<key>UIApplicationShortcutItemIconFile</key><string>Compose</string>"),
        "compose.png": "",
      ], reported: "[icon-not-found]"),
    Layout(
      testDescription: "a method that UIKit does not call",
      files: [
        "Info.plist": list("UIApplicationShortcutItems "), "SceneDelegate.swift": slip,
      ], reported: "[completion-handler-not-called]"),
    Layout(
      testDescription: "a method that something else calls",
      files: [
        "Info.plist": list("UIApplicationShortcutItems"), "SceneDelegate.swift": slip,
        "Caller.swift":
          "func f(_ d: SceneDelegate) { d.windowScene(w, performActionForShortcutItem: i, completionHandler: c) }\n",
      ], reported: "[near-miss-delegate-method]"),
    Layout(
      testDescription: "nothing to fix",
      files: ["Info.plist": list("UIApplicationShortcutItems", title: "")],
      reported: "[empty-title]"),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: layouts)
  func theReportIsThatOfACheck(_ layout: Layout) throws {
    let folder = try TemporaryFolder()
    for (name, text) in layout.files { try folder.write(text, to: name) }
    let url = URL(filePath: folder.path)
    let fixed = try Executable.run(["check", "--fix", "--show", "hint", "."], in: url)
    let checked = try Executable.run(["check", "--show", "hint", "."], in: url)
    #expect(fixed.output == checked.output)
    #expect(fixed.code == checked.code)
    if layout.reported.isEmpty {
      #expect(fixed.code == 0)
    } else {
      #expect(fixed.output.contains(layout.reported))
    }
    let again = try Executable.run(["check", "--fix", "--show", "hint", "."], in: url)
    #expect(again.errors.contains("fixed 0 findings in 0 files"))
    #expect(again.output == checked.output)
  }
}
