import Files
import Foundation
import LanguageServer
import LanguageServerProtocol
import TestKit
import Testing

/// The first answer of a server that has just been started is the one that it gives later.
@Suite struct FirstAnswerTests {
  private static let samples: [String] = {
    let files = (try? Project.files(below: "Samples")) ?? []
    let names = ["plist", "strings", "xcstrings", "swift", "m", "yml", "json"]
    return files.filter { path in
      !path.hasPrefix("Samples/Editors/") && names.contains { path.hasSuffix("." + $0) }
    }
  }()

  private static let methods = [
    "definition", "implementation", "references", "rename", "prepareRename", "hover", "completion",
    "documentHighlight", "linkedEditingRange", "signatureHelp", "codeLens", "documentLink",
    "documentSymbol", "foldingRange", "inlayHint", "semanticTokens/full", "selectionRange",
    "codeAction", "diagnostic", "formatting",
  ]

  private static let capabilities: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "dataSupport": true,
      ], "definition": [:], "diagnostic": [:], "hover": ["contentFormat": ["markdown"]],
      "completion": ["completionItem": ["snippetSupport": true]],
      "semanticTokens": ["requests": ["full": true, "range": true], "formats": ["relative"]],
    ],
    "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]],
  ]

  /// The folder of a sample's project: two below `Samples`, where it lies in one.
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
    return .object(params)
  }

  @Test(.timeLimit(.minutes(10)), arguments: 0..<8)
  func theFirstAnswerIsTheTenth(_ part: Int) throws {
    #expect(Self.samples.count > 100)
    for (index, path) in Self.samples.enumerated() where index % 8 == part {
      var random = SplitMix64(seed: UInt64(index))
      let url = Project.url(path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      let uri = url.absoluteString
      for _ in 0..<4 {
        let method = "textDocument/" + random.pick(Self.methods)
        let params = params(uri, text, &random)
        let client = SlowClient(capabilities: Self.capabilities, folders: [folder(of: path)])
        client.client.open(text, uri: uri, languageId: url.pathExtension)
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
  }

  /// A method that is answered at once asks for nothing beside its document.
  @Test(arguments: ["documentSymbol", "foldingRange", "semanticTokens/full", "formatting"])
  func whatIsAnsweredAtOnceNeedsNothing(_ method: String) throws {
    for path in Self.samples.prefix(60) {
      let url = Project.url(path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      var random = SplitMix64(seed: 1)
      // Diagnostics are asked for, not worked out by themselves.
      let client = SlowClient(capabilities: Self.capabilities, folders: [folder(of: path)])
      client.client.open(text, uri: url.absoluteString, languageId: url.pathExtension)
      let params = params(url.absoluteString, text, &random)
      #expect(client.begin("textDocument/" + method, params).answer != nil)
      #expect(!client.work.step(), "\(method) in \(path)")
    }
  }
}
