import LanguageServerProtocol

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
      "The open text is what counts; clients that do not tell of changed files are looked after."
    ) { (server, params) throws(ResponseError) in server.save(params.textDocument.uri) },
    .notification(
      "textDocument/didClose", DidCloseTextDocumentParams.self, capability: "textDocumentSync",
      "Forgets the document and clears its diagnostics."
    ) { (server, params) throws(ResponseError) in server.close(params.textDocument.uri) },
  ]
}

extension LanguageServer {
  fileprivate func open(_ item: DidOpenTextDocumentParams.Item) {
    if session.documents[item.uri] != nil {
      log(.warning, "A document was opened that is open; its new text is used.")
    }
    session.documents.open(
      OpenDocument(
        uri: item.uri, path: session.path(of: item.uri), languageId: item.languageId ?? "",
        version: item.version, text: item.text))
    textChanged(of: item.uri)
    lookAgain()
  }

  fileprivate func change(_ params: DidChangeTextDocumentParams) {
    let uri = params.textDocument.uri
    let encoding = session.client.positionEncoding
    let isOpen: Void? = session.documents.change(uri) { document in
      for change in params.contentChanges { document.apply(change, in: encoding) }
      document.version = params.textDocument.version
    }
    if isOpen == nil {
      log(.warning, "A document was changed that is not open; the change is ignored.")
    } else {
      textChanged(of: uri)
    }
  }

  private func textChanged(of uri: String) {
    session.diagnostics.textChanged(of: uri)
    if let path = session.documents[uri]?.path { contentChanged(of: path, in: uri) }
  }

  /// Updates the findings of other source files, which wait for a save.
  fileprivate func save(_ uri: String) {
    if let path = session.documents[uri]?.path {
      surroundingsChanged(of: noteForCode(path, isSaved: true))
    }
    lookAgainAfterSave()
  }

  fileprivate func close(_ uri: String) {
    guard let document = session.documents.close(uri) else { return }
    if let path = document.path { contentChanged(of: path, in: nil) }
    clearDiagnostics(of: uri)
  }
}
