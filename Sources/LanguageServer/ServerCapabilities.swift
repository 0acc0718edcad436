import LanguageServerProtocol
import SourceText

/// What the server can do, as it tells the client.
enum ServerCapabilities {
  static func value(for client: ClientCapabilities) -> JSONValue {
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
    ]
  }
}
