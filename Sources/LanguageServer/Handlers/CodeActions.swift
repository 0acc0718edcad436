import CodeModel
import Files
import LanguageServerProtocol
import QuickActions
import SourceText

extension MethodTable {
  static let codeActionMethods: [Method] = [
    .request(
      "textDocument/codeAction", CodeActionParams.self, capability: "codeActionProvider",
      "Offers fixes of findings, refactorings of quick actions, and fixing all at once."
    ) { (server, params) throws(ResponseError) in server.codeActions(params) },
    .request(
      "codeAction/resolve", JSONValue.self, capability: "codeActionProvider",
      "Adds the edit to an action that was offered without."
    ) { (server, action) throws(ResponseError) in try server.resolve(action) },
  ]
}

extension LanguageServer {
  fileprivate func codeActions(_ params: CodeActionParams) -> [LSPCodeAction] {
    guard client.codeActions.literals else { return [] }
    return whenFindingsAreKnown(of: params.textDocument.uri) { server in
      server.possibleActions(params)
    } ?? []
  }

  private func possibleActions(_ params: CodeActionParams) -> [LSPCodeAction] {
    guard let (document, selection) = selection(params.textDocument.uri, params.range)
    else { return [] }
    let kinds = CodeAction.Kind.wanted(by: params.context.only)
    let actions = actions(document, selection, kinds)
    var mapper = CodeActionMapper(document, client, language, edits: edits(of: document))
    // What cannot be done is shown to somebody who asked, not offered by the way.
    let showsImpossible = params.context.triggerKind != 2
    var indices: [CodeAction.Kind: Int] = [:]
    return actions.compactMap { action in
      let index = indices[action.kind, default: 0]
      indices[action.kind] = index + 1
      guard action.obstacle == nil || showsImpossible else { return nil }
      return mapper.action(action, index: index, selection: selection)
    }
  }

  fileprivate func resolve(_ action: JSONValue) throws(ResponseError) -> ResolvedCodeAction {
    guard let handle = CodeActionMapper.Handle(action["data"]) else {
      throw ResponseError(.invalidParams, "params.data: not an action of this server")
    }
    guard let document = documents[handle.uri], document.version == handle.version else {
      throw ResponseError(
        .contentModified, "The document has changed since the action was offered.")
    }
    let actions = actions(document, handle.selection, CodeAction.Kind.wanted(by: [handle.kind]))
    guard actions.indices.contains(handle.index) else {
      throw ResponseError(.contentModified, "The action is no longer possible.")
    }
    let change = actions[handle.index].change()
    if let failure = change.failure { throw ResponseError(.requestFailed, failure[language]) }
    guard let edit = edits(of: document).edit(change) else {
      throw ResponseError(.contentModified, "The action is no longer possible.")
    }
    return ResolvedCodeAction(action, edit: edit)
  }

  private func actions(
    _ document: OpenDocument, _ selection: ByteRange, _ kinds: Set<CodeAction.Kind>
  ) -> [CodeAction] {
    guard !kinds.isEmpty, let context = context(document.uri, selection) else { return [] }
    return EditedFile.actions(context, of: kinds)
  }

  private func context(_ uri: String, _ selection: ByteRange) -> CodeActionContext? {
    guard BinaryDocuments.path(of: uri) == nil, let file = checkable(uri) ?? delegate(uri)
    else { return nil }
    return CodeActionContext(
      file, selection: selection, findings: findings(of: uri),
      options: settings(of: uri).checkOptions, app: app(around: uri))
  }

  /// A source file that no rule is about, and into which code can be generated all the same.
  private func delegate(_ uri: String) -> CheckableFile? {
    guard let document = documents[uri], let language = document.kind.codeLanguage,
      AppSources.mayConcern(document.text.bytes)
    else { return nil }
    return .code(CodeFile(document.text, language), .unknown)
  }

  /// What code is generated from; nil while the project is being looked through.
  private func app(around uri: String) -> AppAccess? {
    guard let path = documents.path(of: uri), let project = project(at: path, for: uri) else {
      return nil
    }
    let (files, projects) = (self.files, workspace.sharedProjects)
    let propertyList = documents[uri]?.kind.declaresItems == true ? path : nil
    return AppAccess(path, in: files) {
      AppSources(project, propertyList: propertyList, in: files) { path in
        projects.facts(of: project.target(of: path), in: files)
      }
    }
  }

  func edits(of document: OpenDocument) -> WorkspaceEditMapper {
    WorkspaceEditMapper(document, client) { [self] path in
      let uri = FileURI.uri(of: path)
      if let open = documents.uri(of: path), let document = documents[open] {
        return WorkspaceEditMapper.File(uri: open, version: document.version, text: document.text)
      }
      guard let bytes = try? disk.read(path) else { return nil }
      return WorkspaceEditMapper.File(
        uri: uri, version: nil, text: FileEncoding.decode(bytes).text)
    }
  }
}
