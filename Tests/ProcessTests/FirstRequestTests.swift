import Foundation
import LanguageServerProtocol
import TestKit
import Testing

/// The first request to a server that has just been started, over pipes, in a project that takes long to
/// read.
@Suite(.serialized, .timeLimit(.minutes(10))) struct FirstRequestTests {
  private static let languages = [
    "cs", "da", "de", "en", "es", "fi", "fr", "hu", "it", "ja", "ko", "nb", "nl", "pl", "pt", "ru",
    "sk", "sv",
    "tr", "uk", "zh-Hans", "zh-Hant",
  ]
  private static let plist = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>New Note</string>
    </dict></array></dict></plist>
    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.plist, to: "App/Info.plist")
    for language in Self.languages {
      try folder.write(
        "\"New Note\" = \"Note \(language)\";\n", to: "App/\(language).lproj/InfoPlist.strings")
    }
    for number in 0..<2000 {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/Other/\(number / 50)/\(number % 50)",
        withIntermediateDirectories: true)
    }
    return folder
  }

  private func message(_ id: Int?, _ method: String, _ params: JSONValue) -> String {
    var message: [String: JSONValue] = [
      "jsonrpc": "2.0", "method": .string(method), "params": params,
    ]
    message["id"] = id.map { .integer($0) }
    return JSONValue.object(message).text
  }

  @Test func itIsAnsweredWithAllFiles() throws {
    let folder = try project()
    let (german, french) = ("App/de.lproj/InfoPlist.strings", "App/fr.lproj/InfoPlist.strings")
    let server = try ServerProcess()
    let root = JSONValue.string(URL(filePath: folder.path).absoluteString)
    try server.send(
      message(1, "initialize", ["processId": nil, "rootUri": root, "capabilities": [:]]))
    let text = String(decoding: try folder.data(german), as: UTF8.self)
    try server.send(
      message(
        nil, "textDocument/didOpen",
        [
          "textDocument": [
            "uri": .string(folder.uri(german)), "languageId": "strings", "version": 1,
            "text": .string(text),
          ]
        ]))
    var params = TestClient.place(0, 3, uri: folder.uri(german)).object ?? [:]
    params["newName"] = "New Page"
    params["context"] = ["includeDeclaration": true]
    var id = 2
    func count(_ method: String) throws -> Int? {
      id += 1
      try server.send(message(id, method, .object(params)))
      let body = try #require(server.receive(containing: #""id":\#(id)"#))
      let result = JSONValue(decoding: Array(body.utf8))?["result"]
      return result?["changes"]?.object?.count ?? result?.array?.count
    }
    let all = Self.languages.count + 1
    #expect(try count("textDocument/rename") == all)
    for type in [1, 2, 3] {
      try server.send(
        message(
          nil, "workspace/didChangeWatchedFiles",
          ["changes": [["uri": .string(folder.uri(french)), "type": .integer(type)]]]))
      #expect(try count("textDocument/references") == all)
    }
    try server.closeInput()
    _ = server.wait()
  }
}
