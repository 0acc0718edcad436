import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// Printed JSON and answers conform to the schemas in `Protocol/Schemas/`.
@Suite(.timeLimit(.minutes(40))) struct SchemaTests {
  private func output(_ arguments: String...) throws -> JSONValue {
    let result = try Executable.run(arguments)
    return try #require(JSONValue(decoding: Array(result.output.utf8)))
  }

  @Test func baselinesFitTheirSchema() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "quickactions-\(ProcessInfo.processInfo.globallyUniqueString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try Executable.run(
      ["check", "--write-baseline", file.path(), "Samples/Broken", "-"], input: "<plist><dict>")
    #expect(result.code == 0)
    let baseline = try #require(JSONValue(decoding: Array(try Data(contentsOf: file))))
    #expect(baseline["findings"]?.array?.count ?? 0 > 20)
    #expect(try Schema("baseline").faults(in: baseline) == [])
  }

  @Test func check() throws {
    let report = try output("check", "--format", "json", "Samples/Broken")
    #expect(try Schema("check").faults(in: report) == [])
    #expect((report["findings"]?.array?.count ?? 0) > 25)
  }

  /// The JSON contains fixes and related positions.
  @Test func checkTellsFixesAndRelatedPlaces() throws {
    let report = try output(
      "check", "-f", "json", "Samples/Broken/duplicate-type", "Samples/Broken/misspelled-root-key")
    let findings = report["findings"]?.array ?? []
    func finding(_ rule: String) throws -> JSONValue {
      try #require(findings.first { $0["rule"] == .string(rule) })
    }
    let key = try finding("misspelled-root-key")
    let fix = try #require(key["fixes"]?.array?.first)
    #expect(fix["automatic"] == true && fix["title"]?.string?.isEmpty == false)
    #expect(key["url"]?.string?.hasPrefix("https://developer.apple.com/") == true)
    let type = try finding("duplicate-type")
    let place = try #require(type["related"]?.array?.first)
    #expect(place["file"] == type["file"] && place["line"]?.integer == 9)
    // Editors offer it, and it is not applied automatically.
    #expect(type["fixes"]?.array?.first?["automatic"] == false)
  }

  @Test func translations() throws {
    let matrix = try output("translations", "--format", "json", "Samples")
    #expect(try Schema("translations").faults(in: matrix) == [])
    #expect((matrix["apps"]?.array?.count ?? 0) > 20)
  }

  @Test func linesOfTracesCountFromOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist><dict>
      <key>UIApplicationShortcutItems</key><array>
      <dict><key>UIApplicationShortcutItemType</key><string>a.b</string><key>UIApplicationShortcutItemTitle</key><string>B</string></dict>
      </array></dict></plist>
      """, to: "Info.plist")
    let result = try Executable.run(
      ["trace", "--format", "json", "."], in: URL(filePath: folder.path))
    let trace = try #require(JSONValue(decoding: Array(result.output.utf8)))
    #expect(trace["actions"]?.array?.first?["declared"]?["line"] == 3, "\(result.output)")
  }

  /// `trace` and `check` agree about a quick action that a launch delivers twice.
  @Test(arguments: [("return true", true), ("return false", false)])
  func deliveriesOfALaunch(_ exit: String, _ isTwice: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
      <dict><key>UIApplicationShortcutItemType</key><string>add</string><key>UIApplicationShortcutItemTitle</key><string>Add</string></dict>
      </array></dict></plist>
      """, to: "Info.plist")
    try folder.write(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            handle(item)
            \(exit)
          }
          return true
        }
        func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          handle(item)
          completionHandler(true)
        }
        func handle(_ item: UIApplicationShortcutItem) { if item.type == "add" { Store.shared.add() } }
      }
      """, to: "AppDelegate.swift")
    let url = URL(filePath: folder.path)
    let result = try Executable.run(["trace", "--format", "json", "."], in: url)
    let trace = try #require(JSONValue(decoding: Array(result.output.utf8)))
    #expect(try Schema("trace").faults(in: trace) == [])
    #expect((trace["actions"]?.array?.first?["deliveredTwice"]?["line"] == 4) == isTwice)
    let text = try Executable.run(["trace", "."], in: url).output
    #expect(text.contains("\n  ! delivered twice at a launch  AppDelegate.swift:4") == isTwice)
    let findings = try Executable.run(["check", "."], in: url).output
    #expect(findings.contains("[handled-twice]") == isTwice)
  }

  @Test func codeQuality() throws {
    let schema = try Schema("gitlab")
    let report = try output("check", "--format", "gitlab", "Samples/Broken")
    #expect(schema.faults(in: report) == [])
    #expect((report.array?.count ?? 0) > 25)
    #expect(report.array?.first?["location"]?["path"]?.string?.hasPrefix("Samples/") == true)
    // No findings give an empty list and not an empty file.
    #expect(try output("check", "--format", "gitlab", "Samples/Clean/Notes") == [])
  }

  @Test func search() throws {
    for question in ["popover", "弹出框", "xyzzyqwert"] {
      let report = try output("docs", "--search", question, "--format", "json")
      #expect(try Schema("docs-search").faults(in: report) == [])
    }
  }

  @Test(arguments: [
    ("quickActions_documentation", "documentation"), ("quickActions_search", "search"),
  ])
  func requests(_ example: String, _ name: String) throws {
    let text = try Project.text("Protocol/Messages/\(example).json")
    let example = try #require(JSONValue(decoding: Array(text.utf8)))
    let params = try #require(example["message"]?["params"])
    let result = try #require(example["replies"]?.array?.first?["result"])
    #expect(try Schema(name, definition: "params").faults(in: params) == [])
    #expect(try Schema(name, definition: "result").faults(in: result) == [])
  }

  @Test func settings() throws {
    let schema = try Schema("settings")
    let right: JSONValue = [
      "$schema": "x", "language": "zh-Hans", "deploymentTarget": "13.0", "exclude": ["Tests/**"],
      "rules": ["duplicate-type": "off"],
    ]
    #expect(schema.faults(in: right) == [])
    let text = try Project.text("Samples/Broken/invalid-setting/.quickactions.json")
    let wrong = try #require(JSONValue(decoding: Array(text.utf8)))
    // The schema does not contain the names of the rules, so it finds one error less than the rule.
    #expect(schema.faults(in: wrong).count == 3)
  }
}
