import Foundation
import TestKit
import Testing

/// The commands for bug reports: `diagnose` and `lsp --record`.
@Suite(.timeLimit(.minutes(40))) struct DiagnoseTests {
  private static let list = """
    <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>secret</string>
    </dict></array></dict></plist>
    """

  @Test func diagnoseTellsFactsAndNoContent() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Hidden/Info.plist")
    try folder.write(
      #"{"language": "en", "secret": 1, "rules": {"icons": "off", "mystery": "off"}}"#,
      to: "Hidden/.quickactions.json")
    for (place, path) in [(folder.path, "."), ("/", folder.path)] {
      let result = try Executable.run(["diagnose", path], in: URL(filePath: place))
      #expect(result.code == 0 && result.errors.isEmpty)
      for fact in [
        "version: ", "platform: ", "language: en",
        "settings: Hidden/.quickactions.json: language, rules (icons)\n", "files: plist 1, ",
        "missing-required-key 1", "check: ", " ms\n",
      ] {
        #expect(result.output.contains(fact), "\(fact): \(result.output)")
      }
      for content in ["secret", "mystery", folder.path, "Info.plist"] {
        #expect(!result.output.contains(content), "\(content): \(result.output)")
      }
    }
    let chinese = try Executable.run(["diagnose", folder.path, "--lang", "zh-Hans"])
    #expect(chinese.output.contains("版本：") && !chinese.output.contains("version"))
    #expect(try Executable.run(["diagnose", folder.path + "/gone"]).code == 2)
    #expect(try Executable.run(["diagnose", "a", "b"]).code == 2)
  }

  private func message(_ method: String, _ params: String, id: Int? = nil) -> String {
    let id = id.map { "\"id\": \($0)," } ?? ""
    return "{\"jsonrpc\":\"2.0\",\(id)\"method\":\"\(method)\",\"params\":\(params)}"
  }

  /// Runs a recorded session, and returns the server's diagnostics.
  private func record(_ path: String, in folder: String) throws -> String {
    let server = try ServerProcess(arguments: ["lsp", "--record", path])
    let uri = "file://\(folder)/Info.plist"
    let text = String(
      decoding: try JSONEncoder().encode(Self.list + "<!-- {{here}} -->"), as: UTF8.self)
    // Some clients write JSON on several lines.
    try server.send(
      message("initialize", "{\n\"rootUri\":\"file://\(folder)\",\r\n\"capabilities\":{}}", id: 1))
    #expect(server.receive(containing: "serverInfo") != nil)
    try server.send("#")
    try server.send(
      message(
        "textDocument/didOpen",
        "{\"textDocument\":{\"uri\":\"\(uri)\",\"languageId\":\"xml\",\"version\":1,\"text\":\(text)}}"
      ))
    let found = server.receive(containing: "missing-required-key")
    try server.send(message("shutdown", "null", id: 2))
    try server.send(message("exit", "null"))
    #expect(server.wait() == 0)
    return try #require(found)
  }

  @Test func aRecordingIsASession() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "Info.plist")
    let path = folder.path + "/session.jsonl"
    // The second recording replaces the first.
    for _ in 0..<2 {
      let found = try record(path, in: folder.path)
      let recording = try String(contentsOfFile: path, encoding: .utf8)
      #expect(!recording.contains(folder.path))
      #expect(recording.contains("{{here}}/Info.plist") && recording.contains("\n# -> #\n"))
      let diagnostics = "# <- " + found.replacing(folder.path, with: "{{here}}") + "\n"
      #expect(recording.contains(diagnostics))
      let replay = try Executable.run(["session", path])
      #expect(replay.code == 0 && replay.errors.isEmpty)
      // Members come in another order.
      let line = replay.output.split(separator: "\n").first { $0.contains("missing-required-key") }
      func value(_ text: some StringProtocol) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      }
      #expect(try value(try #require(line)) == value(found))
      // A document that contains `{{here}}` is replayed unchanged.
      let sent = recording.split(separator: "\n").first { $0.contains("didOpen") }
      let message = try JSONSerialization.jsonObject(with: Data(try #require(sent).utf8))
      let params = (message as? [String: Any])?["params"] as? [String: [String: Any]]
      #expect((params?["textDocument"]?["text"] as? String)?.hasSuffix("<!-- {{here}} -->") == true)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func onlyARecordingIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    let result = try Executable.run(["lsp", "--record", folder.path + "/notes.txt"])
    #expect(result.code == 2 && result.errors.contains("it is no recording"))
    #expect(try String(contentsOfFile: folder.path + "/notes.txt", encoding: .utf8) == "mine")
    #expect(try Executable.run(["lsp", "--record", folder.path + "/gone/a"]).code == 2)
  }

  /// A full disk ends the recording and not the session.
  @Test func aRecordingThatCannotBeWrittenEndsNothing() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let server = try ServerProcess(arguments: ["lsp", "--record", "/dev/full"])
    try server.send(message("initialize", "{\"capabilities\":{}}", id: 1))
    #expect(server.receive(containing: "serverInfo") != nil)
  }
}
