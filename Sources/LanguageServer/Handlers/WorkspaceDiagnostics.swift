import Files
import LanguageServerProtocol
import RuleSubjects

/// `workspace/diagnostic`: answered at once for a client without results, else as soon as the results differ from the
/// client's.
extension LanguageServer {
  func diagnoseWorkspace(_ params: WorkspaceDiagnosticParams) -> WorkspaceDiagnosticReport {
    if let id = answerLater() {
      let previous = Dictionary(
        params.previousResultIds.map { ($0.uri, $0.value) }, uniquingKeysWith: { $1 })
      session.reports.pulls.append(
        WorkspaceReports.Pull(id: id, previous: previous, token: params.partialResultToken))
      answerPulls()
    }
    return WorkspaceDiagnosticReport(items: [])
  }

  /// Marks the findings of a file, and of the files that are checked with it, as outdated after its content has
  /// changed.
  func markStale(_ path: String) {
    guard session.client.pullDiagnostics, path.hasPrefix("/") else { return }
    let folder = session.workspace.projectFolder(of: path, in: session.disk)
    let users = session.workspace.project(in: folder).map(
      session.workspace.sharedProjects.knownTranslationUsers)
    switch FileKind(named: path)?.role {
    case .translations:
      session.reports.markStale([path] + (users?.propertyLists(of: path) ?? []))
    case .propertyList:
      session.reports.markStale([path] + (users?.translationFiles(of: path).paths ?? []))
    case .generator where FileKind.isXcodeGen(path) && session.documents.uri(of: path) == nil:
      // The settings apply to all files of the project.
      session.reports.markAllStale()
    case .generator:
      // Findings that a generated property list shares with it are reported only here.
      session.reports.markStale(
        [path] + session.reports.uris.keys.filter { FileKind(named: $0) == .propertyList })
    case .alone, .code: session.reports.markStale([path])
    case .image, .project, nil:
      // An image or a part of a catalog, which any property list can name.
      if session.documents.uri(of: path) == nil { session.reports.markAllStale() }
    }
  }

  /// Answers the requests for which there are new results.
  func answerPulls() {
    for pull in session.reports.pulls
    where !isDeferred(pull.id) && pull.id != session.reports.checking {
      // No work for it remains that would check the mark.
      cancellations.remove(pull.id)
    }
    session.reports.pulls.removeAll { !isDeferred($0.id) }
    guard session.reports.checking == nil else { return }
    if session.reports.stale != .none { session.reports.compareAgain() }
    guard let index = session.reports.pulls.firstIndex(where: { !$0.isCompared }) else { return }
    session.reports.pulls[index].isCompared = true
    let pull = session.reports.pulls[index]
    let taken = session.reports.takeStale()
    var wanted: Set<String>?
    if case .some(let paths) = taken, !pull.previous.isEmpty {
      // The client's results may be older than the last findings.
      let outdated = session.reports.uris.filter {
        session.diagnostics.name(of: $0.value) != pull.previous[$0.value]
      }
      wanted = paths.union(outdated.keys)
      if wanted?.isEmpty == true { return answerPulls() }
    }
    check(wanted, taken, for: pull)
  }

  private func check(
    _ wanted: Set<String>?, _ taken: WorkspaceReports.Stale, for pull: WorkspaceReports.Pull
  ) {
    session.reports.checking = pull.id
    let cancellations = self.cancellations
    var items: [[UInt8]] = []
    var found: [String: String] = [:]
    var hasNews = false
    func report(_ new: [[UInt8]]) {
      guard !new.isEmpty else { return }
      hasNews = true
      if let token = pull.token {
        send(.written(.progress(token, items: new)))
      } else {
        items += new
      }
    }
    checkWorkspace(wanted, for: pull.id) { [unowned self] checked in
      var new: [[UInt8]] = []
      for file in checked {
        let name = session.diagnostics.note(file.fingerprint, of: file.uri).id
        found[file.path] = file.uri
        guard pull.previous[file.uri] != name else { continue }
        new.append(item(file.uri, name, file.json))
      }
      if isDeferred(pull.id) { report(new) }
    } then: { [unowned self] in
      session.reports.checking = nil
      if cancellations.contains(pull.id) {
        session.reports.restore(taken)
      } else {
        report(
          forget(wanted, except: found).filter { pull.previous[$0] != nil }.map {
            item($0, nil, Array("[]".utf8))
          })
        // A client without results expects an answer, even if it is empty.
        if hasNews || pull.previous.isEmpty { answer(pull.id, items) }
        // The other clients have not received the new results.
        session.reports.compareAgain()
        for index in session.reports.pulls.indices where session.reports.pulls[index].id == pull.id
        {
          session.reports.pulls[index].isCompared = true
        }
      }
      answerPulls()
    }
  }

  /// Records the files that were found.
  ///
  /// - Returns: the URIs of those that no longer exist.
  private func forget(_ wanted: Set<String>?, except found: [String: String]) -> [String] {
    let gone = session.reports.uris.filter { path, _ in
      found[path] == nil && wanted?.contains(path) ?? true
    }
    for (path, uri) in gone {
      session.reports.uris[path] = nil
      if session.documents[uri] == nil { session.diagnostics.forget(uri) }
    }
    session.reports.uris.merge(found) { $1 }
    return gone.values.sorted()
  }

  /// Returns a `WorkspaceDiagnosticReport.Item` as JSON.
  private func item(_ uri: String, _ name: String?, _ diagnostics: [UInt8]) -> [UInt8] {
    let head = WorkspaceDiagnosticReport.Head(
      resultId: name, uri: uri, version: session.documents[uri]?.version)
    return MessageCoder.encode(head).dropLast() + Array(#","items":"#.utf8) + diagnostics
      + Array("}".utf8)
  }
}
