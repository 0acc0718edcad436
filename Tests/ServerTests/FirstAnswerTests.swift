import Files
import Foundation
import LanguageServerProtocol
import TestKit
import Testing
@testable import LanguageServer

/// The first answer of a server that has just been started is the same as a later one.
@Suite struct FirstAnswerTests {
  private static let samples: [String] = {
    let files = (try? Project.files(below: "Samples")) ?? []
    let names = ["plist", "strings", "xcstrings", "swift", "m", "yml", "json"]
    return files.filter { path in
      !path.hasPrefix("Samples/Editors/") && names.contains { path.hasSuffix("." + $0) }
    }
  }()

  /// All requests of the table except those that begin and end the session.
  private static let methods = MethodTable.methods.filter { $0.kind == .request }.map(\.name)
    .filter { !["initialize", "shutdown"].contains($0) }

  /// The requests for the objects that other requests resolve.
  private static let lists = [
    "completionItem/resolve": "textDocument/completion",
    "documentLink/resolve": "textDocument/documentLink",
    "codeLens/resolve": "textDocument/codeLens", "codeAction/resolve": "textDocument/codeAction",
  ]

  /// The number of methods that are tested on each sample; all methods are tested on the samples of a part
  /// together.
  private static let count =
    ProcessInfo.processInfo.environment["QUICKACTIONS_FIRST_ANSWERS"].flatMap(Int.init) ?? 5

  private static let capabilities: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "dataSupport": true,
        "resolveSupport": ["properties": ["edit"]],
      ], "definition": [:], "diagnostic": [:], "hover": ["contentFormat": ["markdown"]],
      "completion": ["completionItem": ["snippetSupport": true]],
      "semanticTokens": ["requests": ["full": true, "range": true], "formats": ["relative"]],
    ],
    "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]],
  ]

  /// Returns the folder of a sample's project: two levels below `Samples`, if there is one.
  private func folder(of path: String) -> String {
    let names = path.split(separator: "/")
    return Project.url(names.prefix(min(3, names.count - 1)).joined(separator: "/"))
      .path(percentEncoded: false)
  }

  private func params(_ uri: String, _ text: String, _ random: inout SplitMix64) -> JSONValue {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = random.int(below: max(1, lines.count))
    let length = lines.indices.contains(line) ? lines[line].utf16.count : 0
    var params = TestClient.place(line, random.int(below: length + 1), uri: uri).object ?? [:]
    params["positions"] = .array([params["position"] ?? .null])
    params["range"] = TestClient.range(0, 0, lines.count, 0)
    params["context"] = ["includeDeclaration": true, "diagnostics": []]
    params["newName"] = "com.example.other"
    params["options"] = ["tabSize": 2, "insertSpaces": true]
    params["ch"] = "\n"
    params["previousResultIds"] = []
    params["query"] = .string(random.pick(["", "com", "New", "localize a title"]))
    params["uri"] = "quickactions-guide:///en/icons.md"
    let command = random.pick(LanguageServer.Command.allCases)
    params["command"] = .string(command.rawValue)
    params["arguments"] = [command == .showDocumentation ? "unknown-key" : .string(uri)]
    return .object(params)
  }

  /// Returns the parameters of a request that resolves an object listed by another one; nil if there is none.
  private func listed(
    _ method: String, _ params: JSONValue, _ client: SlowClient, _ random: inout SplitMix64
  ) -> JSONValue? {
    let result = client.ask(method, params)?["result"]
    let elements = (result?["items"] ?? result)?.array ?? []
    return elements.isEmpty ? nil : random.pick(elements)
  }

  @Test(.timeLimit(.minutes(40)), arguments: 0..<8)
  func theFirstAnswerIsTheTenth(_ part: Int) throws {
    #expect(Self.samples.count > 100)
    var asked: Set<String> = []
    var next = 0
    for (index, path) in Self.samples.enumerated() where index % 8 == part {
      var random = SplitMix64(seed: UInt64(index))
      let url = Project.url(path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      let uri = url.absoluteString
      for _ in 0..<min(Self.count, Self.methods.count) {
        let method = Self.methods[next % Self.methods.count]
        next += 1
        var params = params(uri, text, &random)
        let client = SlowClient(capabilities: Self.capabilities, folders: [folder(of: path)])
        client.client.open(text, uri: uri, languageId: url.pathExtension)
        if let list = Self.lists[method] {
          guard let element = listed(list, params, client, &random) else { continue }
          params = element
        }
        asked.insert(method)
        let first = try #require(client.ask(method, params), "\(method) in \(path)")
        var last = first
        for _ in 0..<9 {
          while client.work.step() { client.client.idle() }
          last = try #require(client.ask(method, params))
        }
        #expect(
          first["result"] == last["result"] && first["error"] == last["error"],
          "\(method) in \(path) at \(params["position"]?.text ?? "")")
      }
    }
    // Only long lists have lenses that are resolved.
    #expect(asked.union(["codeLens/resolve"]) == Set(Self.methods))
  }

  /// A method that is answered at once requests no files other than its document.
  @Test(arguments: ["documentSymbol", "foldingRange", "semanticTokens/full", "formatting"])
  func whatIsAnsweredAtOnceNeedsNothing(_ method: String) throws {
    for path in Self.samples.prefix(60) {
      let url = Project.url(path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      var random = SplitMix64(seed: 1)
      // Diagnostics are pulled, not pushed.
      let client = SlowClient(capabilities: Self.capabilities, folders: [folder(of: path)])
      client.client.open(text, uri: url.absoluteString, languageId: url.pathExtension)
      let params = params(url.absoluteString, text, &random)
      #expect(client.begin("textDocument/" + method, params).answer != nil)
      #expect(!client.work.step(), "\(method) in \(path)")
    }
  }
}
