import AppFiles
import Checks
import Guide
import LanguageServerProtocol
import Linter
import PropertyList

extension MethodTable {
  static let diagnosticMethods: [Method] = [
    .working(
      "textDocument/diagnostic", DocumentDiagnosticParams.self, capability: "diagnosticProvider",
      answered: .refreshed(by: "diagnostics"),
      "The diagnostics of a document, for clients that ask."
    ) { (server, params) throws(ResponseError) in server.report(params) },
    .working(
      "workspace/diagnostic", WorkspaceDiagnosticParams.self, capability: "diagnosticProvider",
      answered: .atOnce,
      "The diagnostics of all files of the session.workspace."
    ) { (server, params) throws(ResponseError) in server.diagnoseWorkspace(params) },
  ]
}

extension LanguageServer {
  /// Returns the findings of the rules in an open document, computing them if necessary; for a large document that
  /// takes seconds and runs on another thread. Missing data is noted in `unmet`.
  func findings(of uri: String) -> [Finding] {
    guard !session.snapshot().isExcluded(uri) else { return [] }
    if let document = session.documents[uri], let known = document.kept {
      unmet += document.wantsOfKept
      return known.findings
    }
    guard areFindingsKnownSoon(of: uri) else {
      unmet.append(Wants.Want(subject: .findings(of: uri), uri: uri))
      findLater(in: uri)
      return []
    }
    checkCount += 1
    let unanswered = session.workspace.unanswered.count
    let (answer, wants) = readAsFarAsKnown {
      ($0.checkable(uri), $0.settings(of: uri).checkOptions)
    }
    let (file, options) = answer.get()
    let found = file.map { KeptFindings($0, options) } ?? passedOver(uri)
    let lacking = wants + questions(since: unanswered, for: uri)
    session.documents.keep(found, of: uri, lacking: lacking)
    unmet += lacking
    readWantedCode(around: uri)
    return found.findings
  }

  /// Returns the findings in a document that no rule checks: at most that it is skipped.
  func passedOver(_ uri: String) -> KeptFindings {
    guard let document = session.documents[uri], document.kind == .propertyList,
      DocumentKind(document.text.bytes) != .binaryPropertyList
    else { return KeptFindings([]) }
    let plist = InfoPlist(SyntaxTree(document.text))
    return KeptFindings(CheckableFile.propertyList(plist, nil).findings())
  }

  /// Returns the diagnostics of an open document; nil if it is not open.
  private func diagnostics(of uri: String) -> (version: Int?, diagnostics: [Diagnostic])? {
    let findings = self.findings(of: uri)
    guard let document = session.documents[uri] else { return nil }
    let unanswered = session.workspace.unanswered.count
    let diagnostics = session.snapshot().diagnostics(findings, in: document)
    unmet += questions(since: unanswered, for: uri)
    // The rules may have requested code that is not known yet.
    readWantedCode(around: uri)
    return (document.version, diagnostics)
  }

  // MARK: Sent unasked

  /// Sends the diagnostics of changed documents, unless the client requests them itself.
  ///
  /// - Parameter shouldStop: called after each document.
  func publishDiagnostics(until shouldStop: () -> Bool = { false }) {
    var rest = session.documents.changedCount
    while rest > 0, let uri = session.documents.takeChanged() {
      rest -= 1
      guard !session.client.pullDiagnostics else { continue }
      if areFindingsKnownSoon(of: uri) {
        publishDiagnostics(of: uri)
      } else {
        findLater(in: uri)
      }
      if shouldStop() { return }
    }
  }

  func publishDiagnostics(of uri: String) {
    guard let (version, found) = diagnostics(of: uri),
      session.diagnostics.note(found, of: uri).isNews
    else { return }
    publish(
      PublishDiagnosticsParams(
        uri: uri, version: session.client.diagnosticVersions ? version : nil, diagnostics: found))
  }

  func clearDiagnostics(of uri: String) {
    session.diagnostics.forget(uri)
    guard !session.client.pullDiagnostics else { return }
    publish(PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
  }

  private func publish(_ params: PublishDiagnosticsParams) {
    send(.notification(method: "textDocument/publishDiagnostics", params: params))
  }

  // MARK: Asked for

  fileprivate func report(_ params: DocumentDiagnosticParams) -> DocumentDiagnosticReport {
    let uri = params.textDocument.uri
    guard let (_, found) = diagnostics(of: uri) else {
      return DocumentDiagnosticReport(resultId: nil, items: [])
    }
    let (id, _) = session.diagnostics.note(found, of: uri)
    return DocumentDiagnosticReport(
      resultId: id, items: id == params.previousResultId ? nil : found)
  }

  // MARK: Out of date

  /// Asks the client to repeat its earlier requests.
  func refresh() {
    guard needsRefresh, !session.workspace.isReading else { return }
    needsRefresh = false
    for name in session.client.refreshes.sorted() {
      let method = name == "diagnostics" ? "diagnostic" : name
      guard name != "diagnostics" || session.client.pullDiagnostics else { continue }
      ask("workspace/\(method)/refresh", nil)
    }
  }
}
