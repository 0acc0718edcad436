import EditorFeatures
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let formattingMethods: [Method] = [
    .reading(
      "textDocument/formatting", DocumentFormattingParams.self,
      capability: "documentFormattingProvider",
      answered: .atOnce,
      "Lays the property list out as Xcode does; null when it does not parse."
    ) { (snapshot, params) throws(ResponseError) in
      snapshot.format(params.textDocument.uri, params.options)
    },
    .reading(
      "textDocument/rangeFormatting", DocumentRangeFormattingParams.self,
      capability: "documentRangeFormattingProvider", answered: .atOnce,
      "Lays some lines out."
    ) { (snapshot, params) throws(ResponseError) in
      snapshot.format(params.textDocument.uri, params.options, within: params.range)
    },
    .reading(
      "textDocument/onTypeFormatting", DocumentOnTypeFormattingParams.self,
      capability: "documentOnTypeFormattingProvider",
      answered: .atOnce,
      "Indents a new line, and a line on which an end tag has been finished."
    ) { (snapshot, params) throws(ResponseError) in snapshot.formatAfterTyping(params) },
  ]
}

extension Snapshot {
  fileprivate func format(
    _ uri: String, _ options: FormattingOptions, within range: LSPRange? = nil
  ) -> [LSPTextEdit]? {
    guard BinaryDocuments.path(of: uri) == nil, let (document, file) = edited(uri) else {
      return nil
    }
    let lines = range.map { bytes(of: $0, in: document) }
    return file.formatting(FormattingStyle(options), within: lines)
      .map { self.edits($0, in: document) }
  }

  fileprivate func formatAfterTyping(_ params: DocumentOnTypeFormattingParams) -> [LSPTextEdit]? {
    let uri = params.textDocument.uri
    guard BinaryDocuments.path(of: uri) == nil, let (document, file) = edited(uri) else {
      return nil
    }
    let offset = document.text.offset(of: params.position, in: client.positionEncoding)
    return file.formatting(
      afterTyping: params.ch, at: offset, FormattingStyle(params.options)
    ).map { edits($0, in: document) }
  }

  private func edits(_ edits: [TextEdit], in document: OpenDocument) -> [LSPTextEdit] {
    var mapper = PositionMapper(document.text, client.positionEncoding)
    return edits.map { LSPTextEdit(range: mapper.range($0.range), newText: $0.replacement) }
  }
}

extension FormattingStyle {
  fileprivate init(_ options: FormattingOptions) {
    self.init(
      spaces: options.insertSpaces ? options.tabSize : nil,
      insertsFinalNewline: options.insertFinalNewline)
  }
}
