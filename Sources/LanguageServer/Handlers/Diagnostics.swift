import Guide
import LanguageServerProtocol
import PropertyList
import QuickActions

extension MethodTable {
  static let diagnosticMethods: [Method] = [
    .request(
      "textDocument/diagnostic", DocumentDiagnosticParams.self, capability: "diagnosticProvider",
      "The diagnostics of a document, for clients that ask."
    ) { (server, params) throws(ResponseError) in server.diagnose(params) },
    .request(
      "workspace/diagnostic", WorkspaceDiagnosticParams.self, capability: "diagnosticProvider",
      "The diagnostics of all files of the workspace."
    ) { (server, params) throws(ResponseError) in server.diagnoseWorkspace(params) },
  ]
}

extension LanguageServer {
  /// An open document as a file that rules are about; nil when it is none.
  func checkable(_ uri: String) -> CheckableFile? {
    guard let model = documents.update(uri, { $0.fileModel() }) ?? nil else { return nil }
    var context = OpenContext(server: self, uri: uri)
    return CheckableFile(model, at: documents.path(of: uri) ?? uri, in: &context)
  }

  /// What the rules report about an open document. Works it out where it is not known; for a large
  /// document that takes seconds, and `whenFindingsAreKnown` waits for it beside this thread.
  func findings(of uri: String) -> [Finding] {
    guard !isExcluded(uri) else { return [] }
    if let known = documents[uri]?.kept { return known.findings }
    checkCount += 1
    let options = settings(of: uri).checkOptions
    let found = checkable(uri).map { KeptFindings($0, options) } ?? passedOver(uri)
    documents.keep(found, of: uri)
    readWantedCode(around: uri)
    return found.findings
  }

  /// The findings in a document that no rule looks into: that it is passed over, if anything.
  func passedOver(_ uri: String) -> KeptFindings {
    guard let document = documents[uri], document.kind == .propertyList,
      DocumentKind(document.text.bytes) != .binaryPropertyList
    else { return KeptFindings([]) }
    let plist = InfoPlist(SyntaxTree(document.text))
    return KeptFindings(CheckableFile.propertyList(plist, nil).findings())
  }

  /// The findings in an open document; nil when it is not open.
  private func diagnostics(of uri: String) -> (version: Int?, diagnostics: [Diagnostic])? {
    let findings = self.findings(of: uri)
    guard let document = documents[uri] else { return nil }
    var mapper = DiagnosticMapper(uri, document.text, client, language)
    return (document.version, findings.map { mapper.diagnostic($0) })
  }

  // MARK: Sent unasked

  /// Tells the client about documents that have changed, unless it asks by itself.
  ///
  /// - Parameter shouldStop: asked after each document.
  func publishDiagnostics(until shouldStop: () -> Bool = { false }) {
    var rest = documents.changedCount
    while rest > 0, let uri = documents.takeChanged() {
      rest -= 1
      guard !client.pullDiagnostics else { continue }
      if areFindingsKnownSoon(of: uri) {
        publishDiagnostics(of: uri)
      } else {
        findLater(in: uri)
      }
      if shouldStop() { return }
    }
  }

  func publishDiagnostics(of uri: String) {
    guard let (version, found) = diagnostics(of: uri), diagnostics.note(found, of: uri).isNews
    else { return }
    publish(
      PublishDiagnosticsParams(
        uri: uri, version: client.diagnosticVersions ? version : nil, diagnostics: found))
  }

  func clearDiagnostics(of uri: String) {
    diagnostics.forget(uri)
    guard !client.pullDiagnostics else { return }
    publish(PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
  }

  private func publish(_ params: PublishDiagnosticsParams) {
    send(.notification(method: "textDocument/publishDiagnostics", params: params))
  }

  // MARK: Asked for

  fileprivate func diagnose(_ params: DocumentDiagnosticParams) -> DocumentDiagnosticReport {
    whenFindingsAreKnown(of: params.textDocument.uri) { server in server.report(params) }
      ?? DocumentDiagnosticReport(resultId: nil, items: [])
  }

  private func report(_ params: DocumentDiagnosticParams) -> DocumentDiagnosticReport {
    let uri = params.textDocument.uri
    guard let (_, found) = diagnostics(of: uri) else {
      return DocumentDiagnosticReport(resultId: nil, items: [])
    }
    let (id, _) = diagnostics.note(found, of: uri)
    return DocumentDiagnosticReport(
      resultId: id, items: id == params.previousResultId ? nil : found)
  }

  // MARK: Out of date

  /// Asks the client to ask again for what it has asked for before.
  func refresh() {
    guard needsRefresh, !workspace.isReading else { return }
    needsRefresh = false
    for name in client.refreshes.sorted() {
      let method = name == "diagnostics" ? "diagnostic" : name
      guard name != "diagnostics" || client.pullDiagnostics else { continue }
      ask("workspace/\(method)/refresh", nil)
    }
  }
}

/// What lies beside an open document, as far as it is known by now; the rest is read in the background.
private struct OpenContext: CheckContext {
  let server: LanguageServer
  let uri: String

  func surroundings(of propertyList: String) -> Surroundings? {
    propertyList.hasPrefix("/") ? server.surroundings(at: propertyList, for: uri) : nil
  }

  func propertyLists(lookingUpIn path: String) -> [InfoPlist]? {
    server.propertyLists(of: path)?.map(\.plist)
  }

  func codeFacts(of path: String) -> CodeFacts { server.codeFacts(of: uri) }
}
