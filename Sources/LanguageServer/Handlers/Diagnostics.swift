import Guide
import LanguageServerProtocol
import QuickActions

extension MethodTable {
  static let diagnosticMethods: [Method] = [
    .request(
      "textDocument/diagnostic", DocumentDiagnosticParams.self, capability: "diagnosticProvider",
      "What there is to say about a document, for clients that ask."
    ) { (server, params) throws(ResponseError) in server.diagnose(params) },
    .request(
      "workspace/diagnostic", WorkspaceDiagnosticParams.self, capability: "diagnosticProvider",
      "What there is to say about all files of the workspace."
    ) { (server, params) throws(ResponseError) in server.diagnoseWorkspace(params) },
  ]
}

extension LanguageServer {
  /// An open document as a file that rules are about; nil when it is none.
  func checkable(_ uri: String) -> CheckableFile? {
    if isSettings(uri) { return documents[uri].map { .settings(SettingsFile($0.text)) } }
    if let file = documents.update(uri, { $0.translationFile() }) ?? nil {
      return .translations(checked(file))
    }
    guard let plist = documents.update(uri, { $0.infoPlist() }) ?? nil else { return nil }
    return .propertyList(plist, plist.items.isEmpty ? nil : surroundings(of: uri))
  }

  /// What the rules say about an open document.
  func findings(of uri: String) -> [Finding] {
    guard !isExcluded(uri) else { return [] }
    if let known = documents[uri]?.findings { return known }
    checkCount += 1
    let found = checkable(uri)?.findings(settings(of: uri).checkOptions) ?? []
    documents.keep(found, of: uri)
    return found
  }

  /// What there is to say about an open document; nil when it is not open.
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
      publishDiagnostics(of: uri)
      if shouldStop() { return }
    }
  }

  private func publishDiagnostics(of uri: String) {
    guard let (version, found) = diagnostics(of: uri), diagnostics.note(found, of: uri).isNews
    else { return }
    publish(PublishDiagnosticsParams(uri: uri, version: version, diagnostics: found))
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
    let uri = params.textDocument.uri
    guard let (_, found) = diagnostics(of: uri) else {
      return DocumentDiagnosticReport(resultId: nil, items: [])
    }
    let (id, _) = diagnostics.note(found, of: uri)
    return DocumentDiagnosticReport(
      resultId: id, items: id == params.previousResultId ? nil : found)
  }

  fileprivate func diagnoseWorkspace(
    _ params: WorkspaceDiagnosticParams
  ) -> WorkspaceDiagnosticReport {
    let previous = Dictionary(
      params.previousResultIds.map { ($0.uri, $0.value) }, uniquingKeysWith: { $1 })
    let id = answerLater()
    var reports: [WorkspaceDiagnosticReport.Item] = []
    checkWorkspace(for: id) { [unowned self] checked in
      let items = checked.map { file in
        let version = documents[file.uri]?.version
        let name = diagnostics.note(file.diagnostics, of: file.uri).id
        return WorkspaceDiagnosticReport.Item(
          uri: file.uri, version: version,
          report: DocumentDiagnosticReport(
            resultId: name, items: previous[file.uri] == name ? nil : file.diagnostics))
      }
      if let token = params.partialResultToken {
        let part = WorkspaceDiagnosticReport(items: items)
        send(
          .notification(method: "$/progress", params: ProgressParams(token: token, value: part)))
      } else {
        reports += items
      }
    } then: { [unowned self] in
      answer(id, with: .success(WorkspaceDiagnosticReport(items: reports)))
    }
    return WorkspaceDiagnosticReport(items: [])
  }

  // MARK: Out of date

  /// Asks the client to ask anew for what it has asked for before.
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
