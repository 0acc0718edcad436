import Files
import LanguageServerProtocol
import SourceText

/// A request of the client with its decoded parameters.
struct ClientRequest {
  let id: RequestID
  let method: String
  let params: DecodedParams
}

/// A request that is answered as soon as the data it needs is available.
struct WaitingRequest {
  let request: ClientRequest
  /// The data that it needs and that was not available.
  let wants: [Wants.Want]
  /// The document that its position is in, and the text that the position refers to; nil for a request about
  /// no position.
  let document: (uri: String, textRevision: Int?)?
  /// The number of earlier attempts to answer it.
  let rounds: Int
}

/// Parameters with a position or a range, which are invalid after a change of the text.
private protocol PositionedParams {
  var textDocument: TextDocumentIdentifier { get }
}

extension TextDocumentPositionParams: PositionedParams {}
extension ReferenceParams: PositionedParams {}
extension RenameParams: PositionedParams {}
extension CodeActionParams: PositionedParams {}

extension LanguageServer {
  /// The most attempts to handle a request while files keep changing.
  private static let maximumQuestions = 64

  /// Returns the missing data that the answer to a request waits for.
  func wantsToWaitFor(_ request: ClientRequest) -> [Wants.Want] {
    guard !unmet.isEmpty, let method = try? MethodTable.method(request.method, .request) else {
      return []
    }
    switch method.readiness {
    case .atOnce: return []
    case .whenKnown: return unmet
    case .refreshed(let name):
      guard session.client.refreshes.contains(name) else { return unmet }
      return unmet.filter { if case .findings = $0.subject { true } else { false } }
    }
  }

  /// Defers a request until data is available.
  func wait(for wants: [Wants.Want], _ request: ClientRequest, rounds: Int) {
    guard rounds < Self.maximumQuestions else {
      let message = LocalizedText.stillReading(wants.map(\.subject))[session.language]
      return answer(request.id, with: .failure(ResponseError(.requestFailed, message)))
    }
    var document: (uri: String, textRevision: Int?)?
    if case .value(let params) = request.params, let params = params as? any PositionedParams {
      let uri = params.textDocument.uri
      document = (uri, session.documents[uri]?.textRevision)
    }
    waiting.append(
      WaitingRequest(request: request, wants: wants, document: document, rounds: rounds))
  }

  /// Returns true if nothing that a request waits for is being read.
  func isReady(_ request: WaitingRequest) -> Bool {
    !request.wants.contains { isReading($0.subject) }
  }

  private func isReading(_ subject: Wants.Subject) -> Bool {
    if case .findings(let uri) = subject {
      return session.documents[uri] != nil && large.underWay.contains(uri)
    }
    return session.workspace.isReading(subject)
  }

  /// Handles the waiting requests whose data has been read, and drops cancelled ones.
  ///
  /// - Parameter shouldStop: called after each request; the rest is left for the next call.
  func answerWaiting(until shouldStop: () -> Bool) {
    guard !waiting.isEmpty else { return }
    refuseOutdated()
    while let index = waiting.firstIndex(where: isReady) {
      let request = waiting.remove(at: index)
      for want in request.wants { forgetIncompleteFindings(of: want.uri) }
      serveAgain(request)
      if shouldStop() { return }
    }
  }

  /// Refuses the waiting requests about positions in texts that have changed, and removes the answered ones.
  private func refuseOutdated() {
    waiting.removeAll { waiting in
      let id = waiting.request.id
      if let (uri, revision) = waiting.document,
        session.documents[uri]?.textRevision != revision, isDeferred(id)
      {
        let message = "The document has changed since the request was sent."
        answer(id, with: .failure(ResponseError(.contentModified, message)))
      }
      guard !isDeferred(id) else { return false }
      cancellations.remove(id)
      return true
    }
  }

  /// Refuses the requests that wait for the source files of a folder, after the user has cancelled their reading.
  func refuseWaiting(forCodeOf folder: String) {
    let error = ResponseError(.requestFailed, LocalizedText.readingEnded[session.language])
    for request in waiting where request.wants.contains(where: { $0.subject == .code(of: folder) })
    {
      answer(request.request.id, with: .failure(error))
    }
  }

  /// Discards the findings of a document if they lack data that is not being read.
  private func forgetIncompleteFindings(of uri: String) {
    guard let document = session.documents[uri], document.kept != nil,
      !document.wantsOfKept.isEmpty,
      !document.wantsOfKept.contains(where: { isReading($0.subject) })
    else { return }
    session.documents.markChanged(uri)
  }
}

extension LocalizedText {
  fileprivate static let readingEnded = LocalizedText(
    en: "The reading of the source files was cancelled. Send the request again to start it anew.",
    zhHans: "源文件的读取已被取消。重新发出请求即可再次读取。")

  /// - Parameter subjects: the missing data.
  fileprivate static func stillReading(_ subjects: [Wants.Subject]) -> LocalizedText {
    var all: [LocalizedText] = []
    for name in subjects.map(\.name) where !all.contains(name) { all.append(name) }
    let names = all.prefix(3)
    return LocalizedText(
      en:
        "The files of the project keep changing; still being read: \(names.map(\.english).joined(separator: ", ")). Try again in a moment.",
      zhHans:
        "项目文件一直在变化，仍在读取：\(names.map(\.simplifiedChinese).joined(separator: "、"))。请稍后再试。")
  }
}

extension Wants.Subject {
  /// The name of the subject for users.
  fileprivate var name: LocalizedText {
    switch self {
    case .files(let folder):
      let name = Path.name(of: folder)
      return LocalizedText(en: "the folder \(name)", zhHans: "文件夹 \(name)")
    case .xcodeProjects(let folder):
      let name = Path.name(of: folder)
      return LocalizedText(en: "the Xcode projects of \(name)", zhHans: "\(name) 的 Xcode 项目")
    case .code(let folder):
      let name = Path.name(of: folder)
      return LocalizedText(en: "the source files of \(name)", zhHans: "\(name) 的源文件")
    case .surroundings(let path):
      let name = Path.name(of: path)
      return LocalizedText(en: "the files of \(name)", zhHans: "\(name) 的相关文件")
    case .contents(let paths):
      let name = paths.first.map(Path.name) ?? ""
      return LocalizedText(en: name, zhHans: name)
    case .findings(let uri):
      let name = Path.name(of: uri)
      return LocalizedText(en: "the findings in \(name)", zhHans: "\(name) 中的问题")
    }
  }
}
