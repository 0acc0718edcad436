import LanguageServerProtocol
import QuickActions

/// Large documents that are being checked beside the server's thread.
struct LargeDocuments {
  var underWay = Set<String>()
  /// What is to be done when the findings of a document are known, or it is closed.
  var waiting: [String: [() -> Void]] = [:]
}

extension LanguageServer {
  /// Whether the findings of a document are known, or worked out in no time.
  func areFindingsKnownSoon(of uri: String) -> Bool {
    guard let document = session.documents[uri] else { return true }
    return !document.isLarge || document.kept != nil || session.snapshot().isExcluded(uri)
  }

  /// Answers the request that is being handled with what depends on the findings of a document: at
  /// once where they are known, else when they are.
  ///
  /// - Returns: nil when the answer comes later.
  func whenFindingsAreKnown<Answer: Encodable & Sendable>(
    of uri: String, _ answer: @escaping (LanguageServer) -> Answer
  ) -> Answer? {
    guard !areFindingsKnownSoon(of: uri), let id = answerLater() else { return answer(self) }
    large.waiting[uri, default: []].append { [unowned self] in
      // Nobody waits any more where the request has been cancelled.
      if isDeferred(id) { self.answer(id, with: .success(answer(self))) }
      cancellations.remove(id)
    }
    findLater(in: uri)
    return nil
  }

  /// Begins to check a document as it is now, unless it is being checked; then it is checked again
  /// when that has ended.
  func findLater(in uri: String) {
    guard !large.underWay.contains(uri) else { return }
    let (checkable, options) = read { ($0.checkable(uri), $0.settings(of: uri).checkOptions) }
    guard let file = checkable else { return finish(passedOver(uri), of: uri) }
    large.underWay.insert(uri)
    checkCount += 1
    let revision = session.documents[uri]?.revision
    inBackground { _ in
      KeptFindings(file, options)
    } then: { [unowned self] found in
      large.underWay.remove(uri)
      guard session.documents[uri] != nil, session.documents[uri]?.revision != revision else {
        return finish(found, of: uri)
      }
      if !session.client.pullDiagnostics || large.waiting[uri] != nil { findLater(in: uri) }
    }
  }

  private func finish(_ found: KeptFindings, of uri: String) {
    session.documents.keep(found, of: uri)
    _ = session.documents.update(uri) { $0.forgetModel() }
    for action in large.waiting.removeValue(forKey: uri) ?? [] { action() }
    if !session.client.pullDiagnostics { publishDiagnostics(of: uri) }
  }

  /// Nobody can wait for the findings of a document that is closed.
  func forgetLarge(_ uri: String) {
    for action in large.waiting.removeValue(forKey: uri) ?? [] { action() }
  }
}
