import LanguageServerProtocol
import QuickActions

/// What the client can do with the structure of a document: outline, folding, selection,
/// links, layout, hints.
struct StructureCapabilities {
  var hierarchicalSymbols = false
  var symbolKinds = KindSet(nil)
  var foldsLinesOnly = false
  var foldingLimit: Int?
  var linkTooltips = false
  /// Asks what the words of a document mean, in the one form there is.
  private var asksForTokens = false

  init() {}

  /// - Parameter document: the client's capabilities for text documents.
  init(_ document: JSONValue?) {
    let symbol = document?["documentSymbol"]
    hierarchicalSymbols = symbol?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    symbolKinds = KindSet(symbol?["symbolKind"]?["valueSet"])
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

  /// What the server offers such a client. Many clients do not announce what they can ask for, so
  /// everything is offered but tokens, which cost the client work that it has to want.
  var offers: [String: JSONValue] {
    var offers: [String: JSONValue] = [
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "documentHighlightProvider": true,
      "linkedEditingRangeProvider": true,
      "documentLinkProvider": ["resolveProvider": true],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentOnTypeFormattingProvider": Self.typing,
      "inlayHintProvider": true,
    ]
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
