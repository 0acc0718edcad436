import LanguageServerProtocol
import QuickActions

/// What the client can do with the structure of a document: outline, folding, selection,
/// links, layout, hints.
struct StructureCapabilities {
  /// The requests that the client can send.
  private var requests: Set<String> = []
  var hierarchicalSymbols = false
  var symbolKinds: Set<Int> = []
  var foldsLinesOnly = false
  var foldingLimit: Int?
  var linkTooltips = false
  /// Asks what the words of a document mean, in the one form there is.
  private var asksForTokens = false

  init() {}

  /// - Parameter document: the client's capabilities for text documents.
  init(_ document: JSONValue?) {
    requests = Set(document?.object?.filter { $0.value.object != nil }.keys ?? [:].keys)
    let symbol = document?["documentSymbol"]
    hierarchicalSymbols = symbol?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    symbolKinds = Set(symbol?["symbolKind"]?["valueSet"]?.array?.compactMap(\.integer) ?? [])
    let folding = document?["foldingRange"]
    foldsLinesOnly = folding?["lineFoldingOnly"]?.bool ?? false
    foldingLimit = folding?["rangeLimit"]?.integer
    let tokens = document?["semanticTokens"]
    let full = tokens?["requests"]?["full"]
    asksForTokens =
      (full == true || full?.object != nil)
      && tokens?["formats"]?.array?.contains("relative") ?? false
    linkTooltips = document?["documentLink"]?["tooltipSupport"]?.bool ?? false
  }

  /// What the server offers such a client: what the client can ask for, and nothing else.
  var offers: [String: JSONValue] {
    let all: [(request: String, capability: String, value: JSONValue)] = [
      ("documentSymbol", "documentSymbolProvider", true),
      ("foldingRange", "foldingRangeProvider", true),
      ("selectionRange", "selectionRangeProvider", true),
      ("documentHighlight", "documentHighlightProvider", true),
      ("linkedEditingRange", "linkedEditingRangeProvider", true),
      ("documentLink", "documentLinkProvider", ["resolveProvider": true]),
      ("formatting", "documentFormattingProvider", true),
      ("rangeFormatting", "documentRangeFormattingProvider", true),
      ("onTypeFormatting", "documentOnTypeFormattingProvider", Self.typing),
      ("inlayHint", "inlayHintProvider", true),
    ]
    var offers: [String: JSONValue] = [:]
    for offer in all where requests.contains(offer.request) {
      offers[offer.capability] = offer.value
    }
    if asksForTokens {
      offers["semanticTokensProvider"] = [
        "legend": [
          "tokenTypes": .array(HintMapper.tokenTypes.map { .string($0) }),
          "tokenModifiers": .array(HintMapper.tokenModifiers.map { .string($0) }),
        ],
        "full": true, "range": true,
      ]
    }
    return offers
  }

  private static let typing: JSONValue = [
    "firstTriggerCharacter": .string(TypingFormatter.triggers.first ?? ">"),
    "moreTriggerCharacter": .array(TypingFormatter.triggers.dropFirst().map { .string($0) }),
  ]
}
