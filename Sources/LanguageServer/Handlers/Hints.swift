import EditorFeatures
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let hintMethods: [Method] = [
    .reading(
      "textDocument/inlayHint", InlayHintParams.self, capability: "inlayHintProvider",
      "The row of each quick action, its title in the reader's language, which icon is shown."
    ) { (snapshot, params) throws(ResponseError) in snapshot.hints(params) },
    .reading(
      "textDocument/semanticTokens/full", TextDocumentParams.self,
      capability: "semanticTokensProvider",
      answered: .atOnce,
      "What keys and values mean: known or not, types, icons, build settings."
    ) { (snapshot, params) throws(ResponseError) in
      snapshot.tokens(params.textDocument.uri)
    },
    .reading(
      "textDocument/semanticTokens/range", SemanticTokensRangeParams.self,
      capability: "semanticTokensProvider", answered: .atOnce,
      "The same for a part of the document."
    ) { (snapshot, params) throws(ResponseError) in
      snapshot.tokens(params.textDocument.uri, within: params.range)
    },
  ]
}

extension Snapshot {
  /// Returns the byte range of a range from the client.
  func bytes(of range: LSPRange, in document: OpenDocument) -> ByteRange {
    document.text.range(of: range, in: client.positionEncoding)
  }

  fileprivate func hints(_ params: InlayHintParams) -> [InlayHintItem]? {
    guard let (document, file) = edited(params.textDocument.uri),
      let hints = file.hints(within: bytes(of: params.range, in: document))
    else { return nil }
    var mapper = HintMapper(document, client, language)
    return mapper.items(hints)
  }

  fileprivate func tokens(_ uri: String, within range: LSPRange? = nil) -> SemanticTokensData? {
    guard let (document, file) = edited(uri) else { return nil }
    let whole = ByteRange(start: 0, end: document.text.length)
    guard let tokens = file.tokens(within: range.map { bytes(of: $0, in: document) } ?? whole)
    else { return nil }
    var mapper = HintMapper(document, client, language)
    return mapper.tokens(tokens)
  }
}
