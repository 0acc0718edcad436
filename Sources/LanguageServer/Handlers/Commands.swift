import ActionFlow
import DocumentationLookup
import EditorFeatures
import Guide
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let commandMethods: [Method] = [
    .working(
      "workspace/executeCommand", ExecuteCommandParams.self,
      capability: "executeCommandProvider", "Runs one of the server's commands."
    ) { (server, params) throws(ResponseError) in try server.execute(params) }
  ]
}

extension LanguageServer {
  /// The commands of `workspace/executeCommand`.
  enum Command: String, CaseIterable {
    /// Opens the page of a term: by `window/showDocument` if the client supports it, else the result is the page.
    case showDocumentation = "quickactions.showDocumentation"
    /// Goes to the position in the summary of a type's trace: by `window/showDocument` if the client supports it.
    /// Otherwise, and for a type without such a position, shows the trace by `window/showMessage` and returns it.
    case trace = "quickactions.trace"
    /// Shows the Home Screen menu of a document's app, or the languages of its titles if the second argument is
    /// `translations`: as a page by `window/showDocument` if the client supports it, else as text by
    /// `window/showMessage`, with the page as the result.
    case preview = "quickactions.preview"
  }

  /// The result of a command.
  enum CommandResult: Encodable, Sendable {
    case documentation(DocumentationResult)
    case trace(TraceReport)
    case preview(PreviewResult)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .documentation(let result): try container.encode(result)
      case .trace(let report): try container.encode(report)
      case .preview(let result): try container.encode(result)
      }
    }
  }

  fileprivate func execute(
    _ params: ExecuteCommandParams
  ) throws(ResponseError) -> CommandResult? {
    guard let command = Command(rawValue: params.command) else {
      throw ResponseError(.invalidParams, "There is no command \(params.command.debugDescription).")
    }
    if command == .preview { return try showPreview(params.arguments ?? []) }
    let argument = params.arguments?.first?.string
    let outcome = try read { (snapshot) throws(ResponseError) -> Snapshot.Outcome in
      switch command {
      case .showDocumentation:
        guard let argument else {
          throw ResponseError(.invalidParams, "params.arguments: expected the name of a page")
        }
        return try snapshot.page(of: argument)
      case .preview: return .result(nil)
      case .trace:
        guard let argument else {
          throw ResponseError(.invalidParams, "params.arguments: expected a document and a type")
        }
        return snapshot.trace(
          in: argument, of: params.arguments?.dropFirst().first?.string)
      }
    }
    guard unmet.isEmpty else { return nil }
    switch outcome {
    case .result(let result): return result
    case .message(let text, let result):
      show(text)
      return result
    case .place(let place):
      ask("window/showDocument", place)
      return nil
    }
  }
}

extension Snapshot {
  /// The outcome of a command.
  fileprivate enum Outcome {
    case result(LanguageServer.CommandResult?)
    /// A text for the user, and the same as a value.
    case message(String, LanguageServer.CommandResult)
    /// A document that the client is asked to show.
    case place(ShowDocumentParams)
  }

  /// The page of a term: a place where the client can show it.
  fileprivate func page(of term: String) throws(ResponseError) -> Outcome {
    guard let page = DocumentationIndex.pages(for: term, in: language).first else {
      throw ResponseError(.requestFailed, "Nothing is known of \(term.debugDescription).")
    }
    guard client.showDocument, let address = links(in: language).address(page.target) else {
      return .result(.documentation(result(page.title, page.blocks, page.target, language)))
    }
    return .place(
      ShowDocumentParams(uri: address, external: address.hasPrefix("file:"), takeFocus: true))
  }

  /// The position that the summary of a type's trace names where the client can show it, else the trace.
  fileprivate func trace(in uri: String, of type: String?) -> Outcome {
    let traces = traces(of: uri) ?? []
    let own = traces.first { !$0.isDynamic && $0.type == type }
    let found = own ?? traces.first { trace in type.map(trace.isNamed) ?? true }
    guard client.showDocument, let place = found?.labelLocation else {
      let document = TextDocumentIdentifier(uri: uri)
      let report = trace(TraceParams(textDocument: document, type: type))
      guard let report, !report.actions.isEmpty else { return .result(report.map { .trace($0) }) }
      let lines = report.lines(language).map { Label.text($0) }
      return .message(lines.joined(separator: "\n"), .trace(report))
    }
    let mapper = LocationMapper(client.positionEncoding) { text(of: $0) }
    let location = mapper.location(place, as: documents.address(of: place.path))
    return .place(
      ShowDocumentParams(
        uri: location.uri, external: false, takeFocus: true, selection: location.range))
  }
}
