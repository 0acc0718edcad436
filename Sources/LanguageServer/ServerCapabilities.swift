import LanguageServerProtocol
import SourceText

/// What the server can do, as it tells the client.
enum ServerCapabilities {
  static func value(for client: ClientCapabilities) -> JSONValue {
    let offers = client.structure.offers.merging(client.codeActions.offers) { own, _ in own }
    return .object(common(for: client).merging(offers) { own, _ in own })
  }

  private static func common(for client: ClientCapabilities) -> [String: JSONValue] {
    [
      "positionEncoding": .string(client.positionEncoding.rawValue),
      "textDocumentSync": [
        "openClose": true,
        // Changes come in pieces.
        "change": 2,
        "save": ["includeText": false],
      ],
      "completionProvider": [
        "triggerCharacters": ["<", ">"],
        "resolveProvider": true,
      ],
      "hoverProvider": true,
      "executeCommandProvider": [
        "commands": .array(LanguageServer.Command.allCases.map { .string($0.rawValue) })
      ],
      "workspace": .object(workspace(for: client)),
    ]
  }

  private static func workspace(for client: ClientCapabilities) -> [String: JSONValue] {
    var workspace: [String: JSONValue] = [:]
    if client.textDocumentContent {
      workspace["textDocumentContent"] = ["schemes": [.string(GuideLinks.scheme)]]
    }
    return workspace
  }
}
