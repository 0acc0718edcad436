import AppFiles
import Checks
import CodeGeneration
import CodeModel
import EditorFeatures
import Files
import LanguageServerProtocol
import Linter
import SourceText

extension MethodTable {
  static let codeActionMethods: [Method] = [
    .working(
      "textDocument/codeAction", CodeActionParams.self, capability: "codeActionProvider",
      "Offers fixes of findings, refactorings of quick actions, and fixing all at once."
    ) { (server, params) throws(ResponseError) in server.codeActions(params) },
    .working(
      "codeAction/resolve", JSONValue.self, capability: "codeActionProvider",
      "Adds the edit to an action that was offered without."
    ) { (server, action) throws(ResponseError) in try server.resolve(action) },
  ]
}

extension LanguageServer {
  fileprivate func codeActions(_ params: CodeActionParams) -> [LSPCodeAction] {
    guard session.client.codeActions.literals else { return [] }
    let offer = offer(params)
    guard unmet.isEmpty else { return [] }
    // Actions that would fail are not offered; to find out, the files of the app are read.
    guard offer.actions.contains(where: \.mayFail), let id = answerLater() else {
      return offer.mapped
    }
    let actions = offer.actions
    inBackground(answering: id) {
      actions.map { $0.tried() }
    } then: { [unowned self] tried in
      answer(id, with: .success(offer.replacing(tried).mapped))
    }
    return []
  }

  private func offer(_ params: CodeActionParams) -> CodeActionOffer {
    session.documents.forgetFindings(ofCode: params.textDocument.uri)
    let findings = findings(of: params.textDocument.uri)
    return read { $0.offer(params, findings) }
  }

  fileprivate func resolve(_ action: JSONValue) throws(ResponseError) -> ResolvedCodeAction {
    guard let handle = CodeActionMapper.Handle(action["data"]) else {
      throw ResponseError(.invalidParams, "params.data: not an action of this server")
    }
    guard session.documents[handle.uri].map({ $0.version == handle.version }) ?? false else {
      throw ResponseError(
        .contentModified, "The document has changed since the action was offered.")
    }
    session.documents.forgetFindings(ofCode: handle.uri)
    let findings = findings(of: handle.uri)
    let edit = try read { (snapshot) throws(ResponseError) in
      try snapshot.edit(handle, findings)
    }
    return ResolvedCodeAction(action, edit: edit)
  }
}

/// The actions at a position, before conversion for the client.
private struct CodeActionOffer {
  private(set) var actions: [CodeAction] = []
  var selection = ByteRange(at: 0)
  var mapper: CodeActionMapper?
  var showsImpossible = false

  /// Returns the offer with actions that have been tried.
  func replacing(_ actions: [CodeAction]) -> CodeActionOffer {
    var other = self
    other.actions = actions
    return other
  }

  /// The actions for the client. Those that it cannot show keep their indexes among the others.
  var mapped: [LSPCodeAction] {
    guard var mapper else { return [] }
    var indices: [CodeAction.Kind: Int] = [:]
    return actions.compactMap { action in
      let index = indices[action.kind, default: 0]
      indices[action.kind] = index + 1
      guard action.obstacle == nil || showsImpossible else { return nil }
      return mapper.action(action, index: index, selection: selection)
    }
  }
}

extension Snapshot {
  /// Returns an open document and a range in offsets; nil if the document is not open.
  private func selection(
    _ uri: String, _ range: LSPRange
  ) -> (document: OpenDocument, selection: ByteRange)? {
    documents[uri].map { ($0, bytes(of: range, in: $0)) }
  }

  fileprivate func offer(
    _ params: CodeActionParams, _ findings: [Finding]
  ) -> CodeActionOffer {
    let finding = findingToFix(params)
    guard let (document, selection) = selection(params.textDocument.uri, finding ?? params.range)
    else { return CodeActionOffer() }
    let kinds = finding == nil ? CodeAction.Kind.wanted(by: params.context.only) : [.quickFix]
    let all = actions(document, selection, findings, kinds)
    return CodeActionOffer(
      actions: finding == nil ? all : Array(all.filter(\.isPreferred).prefix(1)),
      selection: selection,
      mapper: CodeActionMapper(
        document, client, links(in: language), edits: edits(of: document)),
      // An impossible action is shown if the user asked for actions, not if the editor did.
      showsImpossible: params.context.triggerKind != 2)
  }

  /// Returns the range of the finding whose fix a client will apply without showing it; nil for another request.
  ///
  /// Kate's *Quick Fix* sends one diagnostic with the range of the whole document, and applies every action of the
  /// result: several fixes at one position would break the file. Kate does not support preferred actions.
  private func findingToFix(_ params: CodeActionParams) -> LSPRange? {
    guard !client.codeActions.isPreferred, params.context.only == nil,
      let finding = params.context.diagnostics.first, params.context.diagnostics.count == 1,
      let document = documents[params.textDocument.uri],
      bytes(of: params.range, in: document) == ByteRange(start: 0, end: document.text.length),
      bytes(of: finding, in: document) != bytes(of: params.range, in: document)
    else { return nil }
    return finding
  }

  fileprivate func edit(
    _ handle: CodeActionMapper.Handle, _ findings: [Finding]
  ) throws(ResponseError) -> WorkspaceEdit {
    let kinds = CodeAction.Kind.wanted(by: [handle.kind])
    let actions =
      documents[handle.uri].map { self.actions($0, handle.selection, findings, kinds) } ?? []
    guard let document = documents[handle.uri], actions.indices.contains(handle.index) else {
      throw ResponseError(.contentModified, "The action is no longer possible.")
    }
    let change = actions[handle.index].change()
    if let failure = change.failure {
      throw ResponseError(.requestFailed, Label.text(failure[language]))
    }
    guard let edit = edits(of: document).edit(change) else {
      throw ResponseError(.contentModified, "The action is no longer possible.")
    }
    return edit
  }

  private func actions(
    _ document: OpenDocument, _ selection: ByteRange, _ findings: [Finding],
    _ kinds: Set<CodeAction.Kind>
  ) -> [CodeAction] {
    guard !kinds.isEmpty, let context = context(document.uri, selection, findings) else {
      return []
    }
    return EditedFile.actions(context, of: kinds)
  }

  private func context(
    _ uri: String, _ selection: ByteRange, _ findings: [Finding]
  ) -> CodeActionContext? {
    guard BinaryDocuments.path(of: uri) == nil, var file = checkable(uri) ?? delegate(uri)
    else { return nil }
    // Rules need no surroundings for a file without items, but whether an item may be added depends on them.
    if case .propertyList(let plist, nil) = file {
      file = .propertyList(plist, surroundings(of: uri))
    }
    return CodeActionContext(
      file, selection: selection, findings: findings, options: settings(of: uri).checkOptions,
      app: app(around: uri))
  }

  /// Returns a source file that no rule checks, but into which code can be generated.
  private func delegate(_ uri: String) -> CheckableFile? {
    guard let document = documents[uri], AppSources.mayConcern(document.text.bytes) else {
      return nil
    }
    return document.code().map { .code($0, codeFacts(of: uri)) }
  }

  /// Returns the input of the generators; nil while the project is being scanned.
  private func app(around uri: String) -> AppAccess? {
    guard let path = documents.path(of: uri), let project = project(at: path, for: uri) else {
      return nil
    }
    let (files, projects) = (self.files, workspace.sharedProjects)
    let deploymentTarget = settings(of: uri).deploymentTarget
    let propertyList = documents[uri]?.kind.declaresItems == true ? path : nil
    return AppAccess(
      path, in: files,
      migrations: { SceneMigration.all(in: project, projects, files) }
    ) {
      AppSources(project, propertyList: propertyList, source: path, in: files) { path in
        projects.facts(of: project.target(of: path), in: files)
      }.deploying(to: deploymentTarget)
    }
  }
}
