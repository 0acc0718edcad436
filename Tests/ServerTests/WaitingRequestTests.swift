import Files
import LanguageServerProtocol
import TestKit
import Testing

@testable import LanguageServer

/// Requests that depend on many files are answered when these have been read, and never with a partial
/// result.
@Suite struct WaitingRequestTests {
  private static let languages = [
    "cs", "da", "de", "en", "es", "fi", "fr", "hu", "it", "ja", "ko", "nb", "nl", "pl", "pt", "ru",
    "sk", "sv",
    "tr", "uk", "zh-Hans", "zh-Hant",
  ]
  private static let list = "/w/App/Info.plist"
  private static let german = "/w/App/de.lproj/InfoPlist.strings"
  private static let code = """
    class Delegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        if item.type == "a" { open() }
        return true
      }
    }
    """

  private static let plist = """
    <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array>
    <dict><key>UIApplicationShortcutItemType</key><string>a</string>
    <key>UIApplicationShortcutItemTitle</key><string>Quick Note</string></dict>
    </array></dict></plist>
    """

  private static var files: [String: [UInt8]] {
    var files = [list: Array(plist.utf8), "/w/App/Delegate.swift": Array(code.utf8)]
    for language in languages {
      files["/w/App/\(language).lproj/InfoPlist.strings"] = Array(
        "\"Quick Note\" = \"Note \(language)\";\n".utf8)
    }
    return files
  }

  private func uri(_ path: String) -> String { "file://" + path }

  private func client(_ disk: any FileAccess = MemoryFiles(files)) -> SlowClient {
    let client = SlowClient(folders: ["/w"], disk: disk)
    client.client.open(
      "\"Quick Note\" = \"Note de\";\n", uri: uri(Self.german), languageId: "strings")
    return client
  }

  private var place: JSONValue {
    var params = TestClient.place(0, 3, uri: uri(Self.german)).object ?? [:]
    params["newName"] = "Fast Note"
    params["context"] = ["includeDeclaration": true]
    return .object(params)
  }

  private func count(_ answer: JSONValue?) -> Int? {
    let result = answer?["result"]
    return result?["changes"]?.object?.count ?? result?.array?.count
  }

  @Test(arguments: ["rename", "references"])
  func theFirstAnswerHasAllLanguages(_ name: String) {
    let client = client()
    let all = Self.languages.count + 1
    #expect(count(client.ask("textDocument/" + name, place)) == all)
    // A file was added.
    client.client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(uri("/w/App/fr.lproj/InfoPlist.strings")), "type": 1]]])
    #expect(client.begin("textDocument/" + name, place).answer == nil)
    #expect(count(client.ask("textDocument/" + name, place)) == all)
  }

  @Test func otherRequestsAreServedMeanwhile() {
    let client = client()
    let (id, answer) = client.begin("textDocument/references", place)
    #expect(answer == nil)
    let document: JSONValue = ["textDocument": ["uri": .string(uri(Self.german))]]
    #expect(client.begin("textDocument/documentSymbol", document).answer != nil)
    #expect(count(client.finish(id)) == 23)
  }

  @Test func whoWaitsCanCancel() {
    let client = client()
    let (id, _) = client.begin("textDocument/references", place)
    let said = client.client.notify("$/cancelRequest", ["id": id])
    #expect(said.first { $0["id"] == id }?["error"]?["code"] == -32800)
    #expect(client.finish(id) == nil)
    #expect(client.client.server.waiting.isEmpty)
    #expect(!client.client.server.cancellations.contains(.string(id.string ?? "")))
  }

  @Test func aPositionInAnOlderTextIsRefused() {
    let client = client()
    let (id, _) = client.begin("textDocument/rename", place)
    let (lens, _) = client.begin(
      "textDocument/codeLens", ["textDocument": ["uri": .string(uri(Self.list))]])
    client.client.open(Self.plist, uri: uri(Self.list))
    let said = client.client.send(
      body: JSONValue.object([
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": .string(uri(Self.german)), "version": 2],
          "contentChanges": [["text": "\n\n"]],
        ],
      ]).text)
    #expect(said.first { $0["id"] == id }?["error"]?["code"] == -32801)
    #expect(lens != id)
  }

  @Test func lensesAndSymbolsAreWhole() throws {
    let client = SlowClient(folders: ["/w"], disk: MemoryFiles(Self.files))
    client.client.open(Self.plist, uri: uri(Self.list))
    let document: JSONValue = ["textDocument": ["uri": .string(uri(Self.list))]]
    #expect(client.ask("textDocument/codeLens", document)?["result"]?.array?.count == 2)
    let other = SlowClient(folders: ["/w"], disk: MemoryFiles(Self.files))
    let symbols = other.ask("workspace/symbol", ["query": ""])?["result"]?.array
    #expect(symbols?.count == 2)
  }

  @Test func whatTheUserHasEndedIsSaid() throws {
    let client = SlowClient(
      capabilities: ["window": ["workDoneProgress": true]], folders: ["/w"],
      disk: MemoryFiles(Self.files))
    client.client.open(Self.plist, uri: uri(Self.list))
    let (id, _) = client.begin(
      "textDocument/codeLens", ["textDocument": ["uri": .string(uri(Self.list))]])
    let server = client.client.server
    while !server.waiting.contains(where: { $0.wants.contains { $0.subject == .code(of: "/w") } }),
      client.work.step()
    {
      client.client.idle()
    }
    for work in server.running.values where work.isCancellable { work.life.cancel() }
    let answer = client.finish(id)
    #expect(answer?["error"]?["code"] == -32803)
    #expect(answer?["error"]?["message"]?.string?.contains("cancelled") == true)
  }

  /// Files that change whenever they have been read.
  private final class RestlessFiles: FileAccess {
    private let base = MemoryFiles(files)
    func read(_ path: String) throws(FileReader.Failure) -> [UInt8] { try base.read(path) }
    func entries(of folder: String) -> [DirectoryListing.Entry]? { base.entries(of: folder) }
    func kind(of path: String) -> DirectoryListing.Kind { base.kind(of: path) }
  }

  @Test func whereFilesNeverRestTheAnswerIsAnError() {
    let client = client(RestlessFiles())
    let (id, _) = client.begin("textDocument/rename", place)
    var answer: JSONValue?
    for _ in 0..<2000 where answer == nil {
      client.work.step()
      client.client.server.session.workspace.forgetEverything()
      answer = client.client.idle().first { $0["id"] == id }
    }
    #expect(answer?["error"]?["code"] == -32803)
    #expect(answer?["error"]?["message"]?.string?.contains("the folder w") == true)
  }

  // MARK: The table

  @Test func everyMethodThatEditsOrListsOverFilesWaits() {
    let prompt = MethodTable.methods.filter { $0.kind == .request }.filter {
      if case .atOnce = $0.readiness { true } else { false }
    }.map(\.name)
    #expect(
      Set(prompt) == [
        "initialize", "shutdown", "completionItem/resolve", "documentLink/resolve",
        "quickActions/documentation", "quickActions/search", "textDocument/documentSymbol",
        "textDocument/foldingRange", "textDocument/formatting", "textDocument/linkedEditingRange",
        "textDocument/onTypeFormatting", "textDocument/rangeFormatting",
        "textDocument/selectionRange", "textDocument/semanticTokens/full",
        "textDocument/semanticTokens/range", "textDocument/signatureHelp", "workspace/diagnostic",
        "workspace/textDocumentContent",
      ])
  }

  /// A key is proposed and explained while the files are read.
  @Test func keysDoNotWait() {
    let client = SlowClient(folders: ["/w"], disk: MemoryFiles(Self.files))
    client.client.open(Self.plist, uri: uri(Self.list))
    let key = TestClient.place(1, 20, uri: uri(Self.list))
    #expect(client.begin("textDocument/completion", key).answer?["result"]?["items"] != nil)
    #expect(client.begin("textDocument/hover", key).answer?["result"]?["contents"] != nil)
    client.client.open(Self.code, uri: uri("/w/App/Delegate.swift"), languageId: "swift")
    let inCode = TestClient.place(2, 32, uri: uri("/w/App/Delegate.swift"))
    #expect(client.begin("textDocument/completion", inCode).answer != nil)
  }
}
