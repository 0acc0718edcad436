import Foundation
import LanguageServerProtocol
import ModelContext
import TestKit
import Testing

/// `mcp` over pipes. `Tests/Clients/context.py` uses it with a real client.
@Suite(.timeLimit(.minutes(40))) struct ContextTests {
  private static let modern = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  private func answers(
    _ lines: [String], in folder: TemporaryFolder, _ arguments: String...
  ) throws -> [JSONValue] {
    let result = try Executable.run(
      ["mcp"] + arguments, input: lines.joined(separator: "\n"), in: URL(filePath: folder.path))
    #expect(result.code == 0 && result.errors.isEmpty)
    return try result.output.split(separator: "\n").map {
      try #require(JSONValue(decoding: Array($0.utf8)))
    }
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{\#(Self.modern),"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private func text(_ answer: JSONValue) -> String {
    answer["result"]?["content"]?.array?.first?["text"]?.string ?? ""
  }

  private static let list =
    "<plist><dict><key>UIApplicationShortCutItems</key><array/></dict></plist>\n"

  @Test func bothErasGetTheSameAnswers() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "App/Info.plist")
    let call =
      #""method":"tools/call","params":{"name":"check","arguments":{"path":"App"}"#
    let both = try answers(
      [
        #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","id":1,\#(call)}}"#,
        #"{"jsonrpc":"2.0","id":2,\#(call),\#(Self.modern)}}"#,
      ], in: folder)
    #expect(both.map { $0["id"] } == ["a", 1, 2])
    #expect(both[0]["result"]?["protocolVersion"] == "2025-03-26")
    #expect(both[1]["result"]?["structuredContent"] == both[2]["result"]?["structuredContent"])
    #expect(text(both[1]).contains("misspelled-root-key") && text(both[1]) == text(both[2]))
    #expect(both[1]["result"]?["resultType"] == nil)
    #expect(both[2]["result"]?["resultType"] == "complete")
  }

  @Test func whatLinksAndProjectsLeadToIsNotRead() throws {
    let outside = try TemporaryFolder()
    try outside.write(Self.list, to: "Info.plist")
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App", withDestinationPath: outside.path)
    // A project above the folder is not visible either.
    try folder.write("{}", to: "Inner/a.json")
    let paths = ["App", "App/Info.plist", "../", outside.path, "/", "Inner/../../"]
    let found = try answers(
      paths.enumerated().map { call($0.offset, "check", #"{"path":"\#($0.element)"}"#) }, in: folder
    )
    #expect(found.count == paths.count)
    for answer in found {
      #expect(answer["result"]?["isError"] == true && text(answer).contains("outside"))
    }
    let named = try answers(
      [call(1, "check", #"{"path":"\#(outside.path)/Info.plist"}"#)], in: folder, ".", outside.path)
    #expect(named.first.map(text)?.contains("misspelled-root-key") == true)
  }

  @Test func aNumberIsAtLeastOne() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Info.plist")
    let found = try answers(
      [0, -1, 1].map { call($0, "check", #"{"path":".","limit":\#($0)}"#) }, in: folder)
    #expect(found.map { text($0).contains("misspelled-root-key") } == [false, false, true])
    for answer in found.prefix(2) {
      #expect("\(answer)".contains("expected a whole number from 1"), "\(answer)")
    }
  }

  @Test func foldersElsewhereHaveNoEntries() throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("a", to: "Inner/a")
    try outside.write("b", to: "b")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: outside.path)
    let files = RootedFiles([folder.path])
    #expect(files.entries(of: folder.path)?.isEmpty == false)
    #expect(files.entries(of: folder.path + "/Inner")?.count == 1)
    for path in [outside.path, folder.path + "/link", folder.path + "/..", "/"] {
      #expect(files.entries(of: path) == nil && files.kind(of: path) == .other, "\(path)")
    }
    #expect(throws: (any Error).self) { try files.read(folder.path + "/link/b") }
  }

  @Test func anyLineIsSurvived() throws {
    let folder = try TemporaryFolder()
    var random = SplitMix64(seed: 7)
    let right = call(1, "explain", #"{"name":"compose"}"#)
    var lines: [String] = []
    for _ in 0..<300 {
      var bytes = Array(right.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0x20...0x7E, using: &random)
      }
      lines.append(String(decoding: bytes, as: UTF8.self))
    }
    lines.append(#"{"jsonrpc":"2.0","id":"last","method":"ping"}"#)
    let found = try answers(lines, in: folder)
    #expect(found.contains { $0["id"] == "last" && $0["result"] == [:] })
    #expect(found.count > 250)
    for answer in found { #expect((answer["result"] == nil) != (answer["error"] == nil)) }
  }

  @Test func nothingIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<plist><dict><key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>a.find</string><key>UIApplicationShortcutItemTitle</key><string>Find</string></dict></array></dict></plist>",
      to: "Info.plist")
    let found = try answers(
      [call(1, "generate", #"{"what":"types","into":"New/QuickAction.swift"}"#)], in: folder)
    #expect(text(found[0]).contains("+++ b/New/QuickAction.swift"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Info.plist"])
  }

  @Test func theMoveToScenesIsADiff() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<plist><dict>\n<key>LSRequiresIPhoneOS</key><true/>\n</dict></plist>",
      to: "Info.plist")
    try folder.write(
      """
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      """, to: "AppDelegate.swift")
    let found = try answers([call(1, "migrate", "{}")], in: folder)
    let moved = text(found[0])
    #expect(moved.contains("+++ b/SceneDelegate.swift") && moved.contains(#""state":"moves""#))
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        == ["Info.plist", "AppDelegate.swift"])
  }
}
