import LanguageServerProtocol
import QuickActions
import SourceText

extension MethodTable {
  static let documentMethods: [Method] = [
    .notification(
      "textDocument/didOpen", DidOpenTextDocumentParams.self, capability: "textDocumentSync",
      "Reads the document and publishes its diagnostics."
    ) { (server, params) throws(ResponseError) in server.open(params.textDocument) },
    .notification(
      "textDocument/didChange", DidChangeTextDocumentParams.self, capability: "textDocumentSync",
      "Applies the changes in order and publishes diagnostics with the new version."
    ) { (server, params) throws(ResponseError) in server.change(params) },
    .notification(
      "textDocument/didSave", DidSaveTextDocumentParams.self, capability: "textDocumentSync",
      "Taken note of; the open text is what counts."
    ) { _, _ in },
    .notification(
      "textDocument/didClose", DidCloseTextDocumentParams.self, capability: "textDocumentSync",
      "Forgets the document and clears its diagnostics."
    ) { (server, params) throws(ResponseError) in server.close(params.textDocument.uri) },
  ]
}

extension LanguageServer {
  fileprivate func open(_ item: DidOpenTextDocumentParams.Item) {
    if documents[item.uri] != nil {
      log(.warning, "A document was opened that is open; its new text is used.")
    }
    documents.open(
      OpenDocument(
        uri: item.uri, languageId: item.languageId ?? "", version: item.version, text: item.text))
  }

  fileprivate func change(_ params: DidChangeTextDocumentParams) {
    let uri = params.textDocument.uri
    let encoding = client.positionEncoding
    let isOpen: Void? = documents.update(uri) { document in
      for change in params.contentChanges { document.apply(change, in: encoding) }
      document.version = params.textDocument.version
    }
    if isOpen == nil {
      log(.warning, "A document was changed that is not open; the change is ignored.")
    } else {
      documents.markChanged(uri)
    }
  }

  fileprivate func close(_ uri: String) {
    guard documents.close(uri) else { return }
    publish(PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
  }

  // MARK: Diagnostics

  /// Tells the client about every document that has changed.
  func publishDiagnostics() {
    for uri in documents.takeChanged() {
      let plist = documents.update(uri) { $0.infoPlist() } ?? nil
      guard let document = documents[uri] else { continue }
      let findings = plist.map { Validator.findings(in: $0) } ?? []
      publish(
        PublishDiagnosticsParams(
          uri: uri, version: document.version, diagnostics: diagnostics(findings, in: document)))
    }
  }

  private func diagnostics(_ findings: [Finding], in document: OpenDocument) -> [Diagnostic] {
    var mapper = DiagnosticMapper(document, client, language)
    return findings.map { mapper.diagnostic($0) }
  }

  private func publish(_ params: PublishDiagnosticsParams) {
    send(.notification(method: "textDocument/publishDiagnostics", params: params))
  }
}
