import Checks
import Files
import LanguageServerProtocol
import Linter

/// Large documents that are being checked on another thread.
struct LargeDocuments {
  var underWay = Set<String>()
}

extension LanguageServer {
  /// Returns true if the findings of a document are known, or computed quickly.
  func areFindingsKnownSoon(of uri: String) -> Bool {
    guard let document = session.documents[uri] else { return true }
    return !document.isLarge || document.kept != nil || session.snapshot().isExcluded(uri)
  }

  /// Starts to check a document in its current state; if it is being checked already, it is checked again afterwards.
  func findLater(in uri: String) {
    guard !large.underWay.contains(uri) else { return }
    let (answer, wants) = readAsFarAsKnown {
      ($0.checkable(uri), $0.settings(of: uri).checkOptions)
    }
    let (checkable, options) = answer.get()
    guard let file = checkable else { return finish(passedOver(uri), wants, of: uri) }
    large.underWay.insert(uri)
    checkCount += 1
    let revision = session.documents[uri]?.revision
    inBackground { _ in
      KeptFindings(file, options)
    } then: { [unowned self] found in
      large.underWay.remove(uri)
      guard session.documents[uri] != nil, session.documents[uri]?.revision != revision else {
        return finish(found, wants + questionsOfRules(for: uri), of: uri)
      }
      // A request that waits for it is handled again.
      if !session.client.pullDiagnostics { findLater(in: uri) }
    }
  }

  private func finish(_ found: KeptFindings, _ wants: [Wants.Want], of uri: String) {
    session.documents.keep(found, of: uri, lacking: wants)
    _ = session.documents.update(uri) { $0.forgetModel() }
    if !session.client.pullDiagnostics { publishDiagnostics(of: uri) }
  }

  /// Returns the source files that rules may have needed on another thread.
  private func questionsOfRules(for uri: String) -> [Wants.Want] {
    guard let path = session.documents.path(of: uri) else { return [] }
    return session.workspace.foldersWithQuestions.filter { Path.isInside(path, $0) }
      .map { Wants.Want(subject: .code(of: $0), uri: uri) }
  }
}
