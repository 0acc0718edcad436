import EditorFeatures
import Guide
import LanguageServerProtocol
import SourceText

extension CodeAction.Kind {
  /// The name of the kind in the protocol.
  var identifier: String {
    switch self {
    case .quickFix: "quickfix"
    case .extract: "refactor.extract"
    case .move: "refactor.move"
    case .rewrite: "refactor.rewrite"
    case .generate: "refactor.generate"
    // A client that requests all generators gets it, too.
    case .migrate: "refactor.generate.scenes"
    case .fixAll: "source.fixAll.quickactions"
    case .sortKeys: "source.sortKeys.quickactions"
    }
  }

  /// Returns the kinds that a client requests; if it requests none explicitly, all but `sortKeys`, which is always
  /// possible.
  static func wanted(by only: [String]?) -> Set<Self> {
    guard let only else { return Set(allCases).subtracting([.sortKeys]) }
    return Set(
      allCases.filter { kind in
        only.contains {
          $0.isEmpty || kind.identifier == $0 || kind.identifier.hasPrefix($0 + ".")
        }
      })
  }

  /// True if computing the change is so expensive that it is postponed until requested.
  var isCostly: Bool {
    self == .fixAll || self == .sortKeys || self == .generate || self == .migrate
  }
}

/// Converts actions for one client.
struct CodeActionMapper {
  /// The identification of an action of the server.
  struct Handle {
    let uri: String
    let version: Int?
    let selection: ByteRange
    let kind: String
    /// The index of the action among those of its kind.
    let index: Int
  }

  private let document: OpenDocument
  private let client: ClientCapabilities
  private let language: Language
  private let edits: WorkspaceEditMapper
  private var diagnostics: DiagnosticMapper

  init(
    _ document: OpenDocument, _ client: ClientCapabilities, _ links: GuideLinks,
    edits: WorkspaceEditMapper
  ) {
    self.document = document
    self.client = client
    language = links.language
    self.edits = edits
    diagnostics = DiagnosticMapper(document.uri, document.text, client, links)
  }

  /// Returns nil for an action that the client cannot apply or show.
  mutating func action(
    _ action: CodeAction, index: Int, selection: ByteRange
  ) -> LSPCodeAction? {
    var mapped = LSPCodeAction(
      title: Label.text(action.title[language]), kind: action.kind.identifier)
    if !action.findings.isEmpty {
      mapped.diagnostics = action.findings.map { diagnostics.diagnostic($0) }
    }
    if action.isPreferred, client.codeActions.isPreferred { mapped.isPreferred = true }
    if let obstacle = action.obstacle {
      guard client.codeActions.disabled else { return nil }
      mapped.disabled = LSPCodeAction.Disabled(reason: Label.text(obstacle[language]))
    } else if action.kind.isCostly || action.readsOthers, client.codeActions.resolvesEdits {
      mapped.data =
        Handle(
          uri: document.uri, version: document.version, selection: selection,
          kind: action.kind.identifier, index: index
        ).data
    } else {
      let change = action.change()
      guard change.failure == nil, let edit = edits.edit(change) else { return nil }
      mapped.edit = edit
    }
    return mapped
  }
}

extension CodeActionMapper.Handle {
  var data: JSONValue {
    [
      "uri": .string(uri), "version": version.map { .integer($0) } ?? .null,
      "start": .integer(selection.start), "end": .integer(selection.end), "kind": .string(kind),
      "index": .integer(index),
    ]
  }

  init?(_ data: JSONValue?) {
    guard let uri = data?["uri"]?.string, let start = data?["start"]?.integer,
      let end = data?["end"]?.integer, let kind = data?["kind"]?.string,
      let index = data?["index"]?.integer
    else { return nil }
    self.init(
      uri: uri, version: data?["version"]?.integer,
      selection: ByteRange(start: start, end: end), kind: kind, index: index)
  }
}
