import Foundation
import TestKit
import Testing

/// No command prints control characters from the contents or names of files.
@Suite(.timeLimit(.minutes(40))) struct HostileOutputTests {
  private static let hostile = "a\u{1B}]0;b\u{7}\u{9B}31m\u{202E}\u{8}\u{2066}c"
  private static let folderName = "App\u{1B}[2J\u{9B}1m\u{202E}"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let name = Self.folderName
    let item = """
      <dict><key>UIApplicationShortcutItemType</key><string>com.\(Self.hostile)</string>
      <key>UIApplicationShortcutItemTitle</key><string>\(Self.hostile)</string></dict>
      """
    try folder.write(
      """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>\(item)
      \(item)</array></dict></plist>

      """, to: name + "/Info.plist")
    try folder.write(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          if item.type == "com.\(Self.hostile)" { print(1) }
          completionHandler(true)
        }
      }

      """, to: name + "/SceneDelegate.swift")
    try folder.write("{", to: name + "/.quickactions.json")
    try folder.write(
      "name: x\ntargets:\n  \"\(Self.hostile)\":\n    type: application\n    platform: iOS\n",
      to: name + "/project.yml")
    return folder
  }

  private static let obeyed: Set<Unicode.Scalar> = [
    "\u{1B}", "\u{7}", "\u{8}", "\u{9B}", "\u{202E}", "\u{2066}",
  ]

  private static let commands: [[String]] = [
    ["trace", "--in", folderName], ["trace", hostile, "--in", folderName],
    ["trace", "--format", "json", "--in", folderName],
    ["trace", "--format", "svg", "--in", folderName],
    ["trace", "--in", folderName + "/\u{1B}gone"],
    ["preview", folderName], ["preview", "--format", "svg", folderName],
    ["preview", "--format", "html", folderName], ["preview", "--language", hostile, folderName],
    ["preview", "--output", folderName + "/gone/\u{1B}", folderName],
    ["preview", folderName + "/\u{1B}gone"], ["translations", folderName],
    ["translations", "--format", "html", folderName],
    ["translations", "--format", "json", folderName],
    ["check", folderName], ["check", "."], ["check", "--format", "full", "."],
    ["check", "--format", "json", folderName],
    ["check", "--format", "github", "."], ["check", "--format", "gitlab", "."],
    ["check", "--format", "sarif", "."], ["check", "--format", "junit", "."],
    ["check", "--format", "checkstyle", "."], ["check", "--statistics", "."],
    ["check", "--baseline", folderName + "/Info.plist", "."], ["check", folderName + "\n\u{1B}"],
    ["project", folderName], ["project", "--format", "json", folderName], ["project", hostile],
    ["generate", "types", folderName],
    ["generate", "types", folderName, "--into", folderName + "/\u{1B}.swift"],
    ["generate", hostile], ["generate", "static", folderName, "--into", folderName],
    ["format", folderName], ["format", "--check", folderName], ["format", "\u{1B}\n"],
    ["docs", hostile], ["docs", "--search", hostile], ["docs", "--export", folderName],
    ["docs", "--size-class", hostile], ["session", folderName], ["session", hostile], [hostile],
    ["help", hostile], ["check", "--" + hostile], ["lsp", hostile], ["check", "--lang", hostile],
  ]

  @Test(arguments: commands) func nothingIsObeyed(_ arguments: [String]) throws {
    let folder = try folder()
    let result = try Executable.run(arguments, in: URL(filePath: folder.path))
    let all = (result.output + result.errors).unicodeScalars
    #expect(!all.isEmpty || arguments.first == "format")
    #expect(Self.obeyed.isDisjoint(with: all), "\(result.output)\(result.errors)")
    for text in arguments.contains("json") ? [result.output] : [] where !text.isEmpty {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      #expect(!text.contains("\\u{"))
    }
  }

  /// Messages of the server can contain texts of a document.
  @Test(arguments: [[], ["--pretty"]]) func sessionsShowThem(_ options: [String]) throws {
    let folder = try folder()
    let uri = folder.uri("\(Self.folderName)/Info.plist")
    let text = String(
      decoding: try folder.data(Self.folderName + "/Info.plist"), as: UTF8.self)
    func json(_ value: Any) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }
    let document = ["uri": uri]
    let script = try [
      json(["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": ["capabilities": [:]]]),
      json([
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": [
          "textDocument": ["uri": uri, "languageId": "xml", "version": 1, "text": text]
        ],
      ]),
      json([
        "jsonrpc": "2.0", "id": 2, "method": "textDocument/documentSymbol",
        "params": ["textDocument": document],
      ]),
      json([
        "jsonrpc": "2.0", "id": 3, "method": "textDocument/hover",
        "params": [
          "textDocument": document, "position": ["line": 0, "character": 120],
        ],
      ]),
    ].joined(separator: "\n")
    let result = try Executable.run(["session"] + options + ["-"], input: script)
    #expect(result.code == 0 && !result.output.isEmpty)
    #expect(Self.obeyed.isDisjoint(with: (result.output + result.errors).unicodeScalars))
  }

  /// The content of files reaches another program unchanged.
  @Test func diffsCanBeApplied() throws {
    let folder = try folder()
    let run = URL(filePath: folder.path)
    let path = Self.folderName + "/Info.plist"
    for arguments in [["format", "--diff", path], ["check", "--diff", path]] {
      try folder.write(
        String(decoding: try folder.data(path), as: UTF8.self)
          .replacing("</plist>\n\n", with: "</plist>\n")
          .replacing("UIApplicationShortcutItems<", with: "UIApplicationShortCutItems<"), to: path)
      let diff = try Executable.run(arguments, in: run)
      #expect(
        diff.output.hasPrefix("--- \"a/App\\033[2J\\302\\2331m\\342\\200\\256/Info.plist\"\n"))
      #expect(diff.output.contains(Self.hostile))
    }
  }

  /// Each name of a file or type stays on one line.
  @Test func noNameMakesALineOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let type = "a\n  ✓ handled in X.swift:1"
    try folder.write(
      """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>\(type)</string>
      <key>UIApplicationShortcutItemTitle</key><string>A</string></dict></array></dict></plist>
      """, to: "Info.plist")
    let result = try Executable.run(["trace"], in: URL(filePath: folder.path))
    #expect(result.output.hasPrefix("a\\u{A}  ✓ handled in X.swift:1  “A”\n"))
    #expect(!result.output.contains("\n  ✓ handled"))
  }
}
