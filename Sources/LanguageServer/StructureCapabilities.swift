import LanguageServerProtocol

/// The client's capabilities for the structure of a document: outline, folding, selection, links, layout,
/// hints.
struct StructureCapabilities {
  var hierarchicalSymbols = false
  var symbolKinds = KindSet(nil)
  var foldsLinesOnly = false
  var foldingLimit: Int?
  var linkTooltips = false
  /// Asks what the words of a document mean, in the one form there is. Tokens are announced to no other
  /// client: they cost it work that it has to want.
  private(set) var asksForTokens = false

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
}
