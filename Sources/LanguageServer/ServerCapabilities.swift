import LanguageServerProtocol
import SourceText

/// What the server can do, as it tells the client.
enum ServerCapabilities {
  static func value(for client: ClientCapabilities) -> JSONValue {
    let offers = client.structure.offers
      .merging(client.codeActions.offers) { own, _ in own }
      .merging(diagnostics(for: client)) { own, _ in own }
      .merging(client.definitions ? ["definitionProvider": true] : [:]) { own, _ in own }
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
        // The quote begins a key of a strings file, the dot a case in code.
        "triggerCharacters": ["<", ">", "\"", "."],
        "resolveProvider": true,
      ],
      "hoverProvider": true,
      "signatureHelpProvider": ["triggerCharacters": ["(", ",", ":"]],
      "referencesProvider": true,
      "implementationProvider": true,
      "codeLensProvider": ["resolveProvider": false],
      "renameProvider": client.prepareRename ? ["prepareProvider": true] : true,
      "executeCommandProvider": [
        "commands": .array(LanguageServer.Command.allCases.map { .string($0.rawValue) })
      ],
      "workspaceSymbolProvider": true,
      "workspace": .object(workspace(for: client)),
    ]
  }

  /// Announced only to clients that ask by themselves, because the others are told unasked.
  private static func diagnostics(for client: ClientCapabilities) -> [String: JSONValue] {
    guard client.pullDiagnostics else { return [:] }
    return [
      "diagnosticProvider": [
        "identifier": "quickactions", "interFileDependencies": true, "workspaceDiagnostics": true,
      ]
    ]
  }

  private static func workspace(for client: ClientCapabilities) -> [String: JSONValue] {
    var workspace: [String: JSONValue] = [
      "workspaceFolders": ["supported": true, "changeNotifications": true]
    ]
    if !client.fileOperations.isEmpty {
      let filter: JSONValue = ["filters": [["scheme": "file", "pattern": ["glob": "**"]]]]
      workspace["fileOperations"] = .object(
        Dictionary(uniqueKeysWithValues: client.fileOperations.map { ($0, filter) }))
    }
    if client.textDocumentContent {
      workspace["textDocumentContent"] = [
        "schemes": [.string(GuideLinks.scheme), .string(BinaryDocuments.scheme)]
      ]
    }
    return workspace
  }
}
