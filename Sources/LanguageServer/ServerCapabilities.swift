import EditorFeatures
import LanguageServerProtocol
import SourceText

/// The capabilities that the server announces: those named in the method table, with the options below.
enum ServerCapabilities {
  /// Returns the value that announces a capability to the client; nil if it is not announced.
  typealias Options = @Sendable (ClientCapabilities) -> JSONValue?

  static func value(for client: ClientCapabilities) -> JSONValue {
    var members: [String: JSONValue] = [
      "positionEncoding": .string(client.positionEncoding.rawValue)
    ]
    for path in Set(MethodTable.methods.compactMap(\.capability))
    where DocumentCapabilities.registeredMethod(of: path, client) == nil {
      let offer = options[path].map { $0(client) } ?? true
      guard let offer, offer != .null else { continue }
      let names = path.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
      set(offer, at: names[...], in: &members)
    }
    return .object(members)
  }

  private static func set(
    _ value: JSONValue, at path: ArraySlice<Substring>, in members: inout [String: JSONValue]
  ) {
    guard let name = path.first.map(String.init) else { return }
    guard path.count > 1 else { return members[name] = value }
    var inner = members[name]?.object ?? [:]
    set(value, at: path.dropFirst(), in: &inner)
    members[name] = .object(inner)
  }

  /// The options by the names in the table. A capability without an entry is announced by `true`.
  static let options: [String: Options] = [
    "textDocumentSync": { _ in
      [
        "openClose": true,
        // Changes are incremental.
        "change": 2,
        "save": ["includeText": false],
      ]
    },
    "completionProvider": { _ in
      [
        // The quote begins a key of a strings file, the dot an enumeration case in code.
        "triggerCharacters": ["<", ">", "\"", "."],
        "resolveProvider": true,
      ]
    },
    "signatureHelpProvider": { _ in ["triggerCharacters": ["(", ",", ":"]] },
    "codeLensProvider": { _ in ["resolveProvider": true] },
    "definitionProvider": { $0.definitions ? true : nil },
    "renameProvider": { $0.prepareRename ? ["prepareProvider": true] : true },
    "documentLinkProvider": { _ in ["resolveProvider": true] },
    "documentOnTypeFormattingProvider": { _ in
      [
        "firstTriggerCharacter": .string(TypingFormatter.triggers.first ?? ">"),
        "moreTriggerCharacter": .array(TypingFormatter.triggers.dropFirst().map { .string($0) }),
      ]
    },
    "semanticTokensProvider": { $0.structure.asksForTokens ? tokens : nil },
    "codeActionProvider": { client in
      // A client that accepts only commands gets none.
      guard client.codeActions.literals else { return nil }
      return [
        "codeActionKinds": .array(CodeAction.Kind.allCases.map { .string($0.identifier) }),
        "resolveProvider": .bool(client.codeActions.resolvesEdits),
      ]
    },
    // Announced only to clients that request diagnostics, because the others receive them by push.
    "diagnosticProvider": { client in
      guard client.pullDiagnostics else { return nil }
      return [
        "identifier": "quickactions", "interFileDependencies": true, "workspaceDiagnostics": true,
      ]
    },
    "executeCommandProvider": { _ in
      ["commands": .array(LanguageServer.Command.allCases.map { .string($0.rawValue) })]
    },
    "workspace.workspaceFolders": { _ in ["supported": true, "changeNotifications": true] },
    "workspace.fileOperations.didCreate": { files("didCreate", $0) },
    "workspace.fileOperations.didRename": { files("didRename", $0) },
    "workspace.fileOperations.didDelete": { files("didDelete", $0) },
    "workspace.textDocumentContent": { client in
      guard client.textDocumentContent else { return nil }
      return ["schemes": [.string(GuideLinks.scheme), .string(BinaryDocuments.scheme)]]
    },
  ]

  private static let tokens: JSONValue = [
    "legend": [
      "tokenTypes": .array(HintMapper.tokenTypes.map { .string($0) }),
      "tokenModifiers": .array(HintMapper.tokenModifiers.map { .string($0) }),
    ],
    "full": true, "range": true,
  ]

  private static func files(_ operation: String, _ client: ClientCapabilities) -> JSONValue? {
    guard client.fileOperations.contains(operation) else { return nil }
    return ["filters": [["scheme": "file", "pattern": ["glob": "**"]]]]
  }
}
