import ActionFlow
import AppFiles
import EditorFeatures
import Files
import Guide
import LanguageServerProtocol
import Linter
import SourceText

extension MethodTable {
  static let actionMethods: [Method] = [
    .reading(
      "textDocument/implementation", TextDocumentPositionParams.self,
      capability: "implementationProvider", "The functions that run for a type of quick actions."
    ) { (snapshot, params) throws(ResponseError) in snapshot.implementation(params) },
    .reading(
      "textDocument/codeLens", TextDocumentParams.self, capability: "codeLensProvider",
      "Above each quick action where its type is handled."
    ) { (snapshot, params) throws(ResponseError) in snapshot.lenses(params) },
    .reading(
      "codeLens/resolve", CodeLens.self, capability: "codeLensProvider",
      "Where the type of one quick action is handled, in long lists."
    ) { (snapshot, lens) throws(ResponseError) in snapshot.resolve(lens) },
    .reading(
      "quickActions/trace", TraceParams.self,
      "The way of quick actions from the property list to the function that runs."
    ) { (snapshot, params) throws(ResponseError) in snapshot.trace(params) },
  ]
}

/// Features that connect property lists and code: from a type to the code that handles it, and back.
extension Snapshot {
  /// The type at a position, with its links.
  struct ActionPlace {
    let document: OpenDocument
    let subject: ActionLinks.Subject
    let links: ActionLinks
    /// True if the type is declared there.
    let isDeclared: Bool
  }

  /// - Parameter isOfAll: true to include other apps that share code with this one: a rename has to change all of
  ///   them.
  func actionPlace(
    _ uri: String, _ position: Position, ofAllApps isOfAll: Bool = false
  ) -> ActionPlace? {
    guard let document = documents[uri], let path = documents.path(of: uri) else { return nil }
    let offset = document.text.offset(of: position, in: client.positionEncoding)
    let declared = document.kind.declaresItems ? declaredSubject(uri, offset) : nil
    func links() -> ActionLinks? {
      knownCode(around: uri).flatMap { code in
        isOfAll
          ? ActionLinks(code, near: path) { declared ?? $0.subject(at: offset, in: path) }
          : ActionLinks(code, only: path)
      }
    }
    if document.kind.declaresItems {
      guard let subject = declared, let links = links() else { return nil }
      return ActionPlace(document: document, subject: subject, links: links, isDeclared: true)
    }
    guard document.kind.codeLanguage != nil, let links = links(),
      let subject = links.subject(at: offset, in: path)
    else { return nil }
    return ActionPlace(document: document, subject: subject, links: links, isDeclared: false)
  }

  /// Returns the type at a position of a list of quick actions.
  private func declaredSubject(_ uri: String, _ offset: Int) -> ActionLinks.Subject? {
    if let (_, plist) = propertyList(uri) { return ActionLinks.subject(at: offset, in: plist) }
    return generatorFile(uri).flatMap { ActionLinks.subject(at: offset, in: $0) }
  }

  /// Returns the document as a file from which a tool generates property lists; nil for another document.
  private func generatorFile(_ uri: String) -> GeneratorFile? {
    guard documents[uri]?.kind == .generator,
      case .generator(let file)? = documents[uri]?.fileModel()
    else { return nil }
    return file
  }

  /// Returns the lists of quick actions in a document of any format.
  func declaredLists(_ uri: String) -> [DeclaredTypes] {
    guard let path = documents.path(of: uri) else { return [] }
    if let (_, plist) = propertyList(uri) { return [DeclaredTypes(path, plist)] }
    return generatorFile(uri).map { DeclaredTypes.all(in: $0) } ?? []
  }

  // MARK: Going to places

  /// Returns the comparisons for a declared type, the handlers for the key, and the declarations for a type in code.
  func actionDefinition(_ params: TextDocumentPositionParams) -> Definition? {
    let uri = params.textDocument.uri
    if let place = actionPlace(uri, params.position) {
      let type = place.subject.type
      var locations =
        place.isDeclared
        ? place.links.comparisons(of: type) : place.links.declarations(of: type)
      if locations.isEmpty {
        locations = place.links.creations(of: type) + place.links.constants(of: type)
      }
      guard !locations.isEmpty else { return nil }
      return Definition(origin: place.subject.range, locations: locations)
    }
    return handlerDefinition(params) ?? nameDefinition(params)
  }

  private func handlerDefinition(_ params: TextDocumentPositionParams) -> Definition? {
    let uri = params.textDocument.uri
    guard let document = documents[uri], let path = documents.path(of: uri) else { return nil }
    let offset = document.text.offset(of: params.position, in: client.positionEncoding)
    let keys = declaredLists(uri).flatMap(\.keyRanges)
    guard let key = keys.first(where: { $0.touches(offset) }),
      let links = knownCode(around: uri).flatMap({ ActionLinks($0, only: path) }),
      !links.handlers.isEmpty
    else { return nil }
    return Definition(origin: key, locations: links.handlers)
  }

  /// Returns the translations or catalogs for a title or an image in code.
  private func nameDefinition(_ params: TextDocumentPositionParams) -> Definition? {
    let uri = params.textDocument.uri
    guard let document = documents[uri], document.kind.codeLanguage != nil,
      let path = documents.path(of: uri), let code = knownCode(around: uri),
      let facts = code.actions(for: path)?.files[path]
    else { return nil }
    let offset = document.text.offset(of: params.position, in: client.positionEncoding)
    guard let name = facts.names.first(where: { $0.range.touches(offset) }) else { return nil }
    let locations = edited(uri)?.file.locations(of: name) ?? []
    return locations.isEmpty ? nil : Definition(origin: name.range, locations: locations)
  }

  func actionReferences(_ params: ReferenceParams) -> [Location]? {
    let uri = params.textDocument.uri
    guard let place = actionPlace(uri, params.position, ofAllApps: true) else { return nil }
    let type = place.subject.type
    let declarations = params.context.includeDeclaration ? place.links.declarations(of: type) : []
    if let spelled = spelledType(place) { tellOfUnseenReferences(to: spelled, around: uri) }
    return locations(declarations + place.links.references(to: type))
  }

  private func locations(_ places: [FileLocation]) -> [Location] {
    let mapper = LocationMapper(client.positionEncoding) { text(of: $0) }
    return places.map { mapper.location($0, as: documents.address(of: $0.path)) }
  }

  fileprivate func implementation(_ params: TextDocumentPositionParams) -> [Location]? {
    guard let place = actionPlace(params.textDocument.uri, params.position) else { return nil }
    let found = place.links.implementations(of: place.subject.type)
    return found.isEmpty ? nil : locations(found)
  }

  /// Returns the ranges in a file that refer to the type at a caret.
  func actionHighlights(_ params: TextDocumentPositionParams) -> [DocumentHighlight]? {
    let uri = params.textDocument.uri
    guard let kind = documents[uri]?.kind, kind.codeLanguage != nil || kind == .generator,
      let place = actionPlace(uri, params.position), let path = documents.path(of: uri)
    else { return nil }
    let type = place.subject.type
    let places =
      place.isDeclared ? place.links.declarations(of: type) : place.links.references(to: type)
    let ranges = places.filter { $0.path == path }.compactMap(\.range)
    guard !ranges.isEmpty else { return nil }
    var mapper = StructureMapper(place.document, client)
    return mapper.highlights(ranges)
  }

  // MARK: Renaming

  func prepareActionRename(_ params: TextDocumentPositionParams) -> PrepareRenameResult? {
    guard let place = actionPlace(params.textDocument.uri, params.position, ofAllApps: true),
      let type = spelledType(place)
    else { return nil }
    var positions = PositionMapper(place.document.text, client.positionEncoding)
    return PrepareRenameResult(range: positions.range(place.subject.range), placeholder: type)
  }

  /// Returns the type as property lists spell it, else as it is known.
  private func spelledType(_ place: ActionPlace) -> String? {
    place.subject.declared ?? place.links.spelling(of: place.subject.type)
  }

  /// Returns nil if there is no type at the position.
  func actionRename(_ params: RenameParams) throws(ResponseError) -> WorkspaceEdit? {
    try refuseBinary(params.textDocument.uri)
    takeUpChanges(around: params)
    guard let place = actionPlace(params.textDocument.uri, params.position, ofAllApps: true),
      let type = spelledType(place)
    else {
      return nil
    }
    let renaming: ActionLinks.Renaming
    do throws(ActionLinks.RenameObstacle) {
      renaming = try place.links.renaming(type, to: params.newName) { fileToEdit($0)?.text }
      if let file = knownCode(around: params.textDocument.uri)?.unseenFile(spelling: type) {
        switch file {
        case .unread(let path): throw .unread(FileLocation(path))
        case .spells(let path): throw .passedOver(FileLocation(path))
        }
      }
    } catch {
      throw ResponseError(.requestFailed, error.message(written)[language])
    }
    let asks = client.codeActions.annotatesRenames
    if !asks, !renaming.unsure.isEmpty {
      let places = renaming.unsure.map(written).sorted()
      wants.tell(LocalizedText.leftAlone(places)[language])
    }
    let doubt = ChangeAnnotation(
      label: LocalizedText.sameText[language], needsConfirmation: true,
      description: LocalizedText.nothingShows[language])
    return workspaceEdit(
      asks ? renaming.edits : renaming.sureEdits, around: place.document,
      doubtful: renaming.unsure, doubt)
  }

  /// Refuses a binary property list, which is never edited, whether it is shown as XML or in an editor's own
  /// conversion.
  private func refuseBinary(_ uri: String) throws(ResponseError) {
    let shown = BinaryDocuments.path(of: uri).map(documents.path(given:))
    let isRaw = documents[uri]?.text.bytes.starts(with: DeclaredTypes.binaryMark) ?? false
    guard let path = shown ?? (isRaw ? documents.path(of: uri) : nil) else { return }
    let obstacle = ActionLinks.RenameObstacle.unwritable(FileLocation(path))
    throw ResponseError(.requestFailed, obstacle.message(written)[language])
  }

  /// Reads changed files again before a rename: not every client reports changes.
  private func takeUpChanges(around params: RenameParams) {
    let uri = params.textDocument.uri
    guard let place = actionPlace(uri, params.position, ofAllApps: true),
      let code = knownCode(around: uri)
    else { return }
    let paths = Set(place.links.index.files.keys).union(place.links.lists.map(\.path))
    _ = code.takeUpChanges(of: paths.filter { documents.uri(of: $0) == nil }.sorted())
  }

  /// Returns a location in readable form: `AppDelegate.swift:42`.
  func written(_ place: FileLocation) -> String {
    let name = Path.name(of: place.path)
    return place.range == nil ? name : "\(name):\(line(place) + 1)"
  }

  // MARK: Tracing

  /// The most lenses of a list.
  private static let maximumLenses = 1000
  /// The most lenses with their text computed at once. In longer lists the client requests the visible ones.
  private static let maximumTold = 32

  fileprivate func lenses(_ params: TextDocumentParams) -> [CodeLens]? {
    let uri = params.textDocument.uri
    let lists = declaredLists(uri)
    let types = lists.flatMap(\.typeRanges).prefix(Self.maximumLenses)
    guard let document = documents[uri] else { return nil }
    var positions = PositionMapper(document.text, client.positionEncoding)
    let previews = lists.flatMap(\.keyRanges).prefix(Self.maximumPreviews).map { range in
      CodeLens(range: positions.range(range), command: previewCommand(uri))
    }
    guard !types.isEmpty else { return previews.isEmpty ? nil : previews }
    if types.count > Self.maximumTold {
      // Nothing is traced; this only tests whether it is possible.
      guard traces(of: uri, where: { _ in false }) != nil else { return nil }
      return types.map { type, range in
        CodeLens(
          range: positions.range(range), command: nil, data: .array([.string(uri), .string(type)]))
      } + previews
    }
    guard let traces = traces(of: uri) else { return nil }
    let declared = Dictionary(traces.filter { !$0.isDynamic }.map { ($0.type, $0) }) { first, _ in
      first
    }
    return types.compactMap { type, range in
      declared[type].map { CodeLens(range: positions.range(range), command: command($0, uri)) }
    } + previews
  }

  /// The most lists of a file with a lens that shows the menu.
  private static let maximumPreviews = 32

  private func previewCommand(_ uri: String) -> CodeLens.Command {
    .init(
      title: LocalizedText.previewMenu[language],
      command: LanguageServer.Command.preview.rawValue, arguments: [uri])
  }

  /// Returns the command that goes to the position in the title. If there is none the lens does nothing, except in
  /// clients that cannot show documents, where it shows the trace.
  private func command(_ trace: ActionTrace, _ uri: String) -> CodeLens.Command {
    let title = Label.text(trace.label(line)[language])
    guard !client.showDocument || trace.labelLocation != nil else {
      return .init(title: title, command: "", arguments: [])
    }
    return .init(
      title: title, command: LanguageServer.Command.trace.rawValue, arguments: [uri, trace.type])
  }

  /// Returns a lens of a long list with its text; an empty text if its trace is no longer known.
  fileprivate func resolve(_ lens: CodeLens) -> CodeLens {
    guard lens.command == nil, let data = lens.data?.array, data.count == 2,
      let uri = data.first?.string, let type = data.last?.string,
      let trace = traces(of: uri, where: { $0 == type })?.first(where: { !$0.isDynamic })
    else { return lens }
    return CodeLens(range: lens.range, command: command(trace, uri), data: lens.data)
  }

  /// Returns the traces of the quick actions of an open list; nil while the code is not known.
  ///
  /// - Parameter isWanted: returns true for the types to follow.
  func traces(
    of uri: String, where isWanted: (String) -> Bool = { _ in true }
  ) -> [ActionTrace]? {
    guard let path = documents.path(of: uri), let code = knownCode(around: uri) else { return nil }
    guard documents[uri]?.kind.declaresItems == true else {
      return code.allApps()?.flatMap(\.traces)
    }
    let lists = declaredLists(uri).map(\.propertyList)
    var traces: [ActionTrace] = []
    for propertyList in lists.isEmpty ? [path] : lists {
      guard let app = code.app(declaredIn: path, as: propertyList) else { return nil }
      traces += app.traces(where: isWanted)
    }
    return traces
  }

  func trace(_ params: TraceParams) -> TraceReport? {
    let uri = params.textDocument.uri
    guard var traces = traces(of: uri) else { return nil }
    if let type = params.type { traces = traces.filter { $0.isNamed(type) } }
    let folder = documents.path(of: uri).map { workspace.projectFolder(of: $0, in: disk) } ?? ""
    var repeated = repeatedDeliveries(around: uri)
    return TraceReport(traces, below: folder, language, twice: { repeated?.place(of: $0) }) {
      text(of: $0)
    }
  }

  /// Returns where launches get quick actions twice; nil where the code is not known.
  private func repeatedDeliveries(around uri: String) -> RepeatedDeliveries? {
    guard let path = documents.path(of: uri), let project = project(at: path, for: uri),
      let code = knownCode(of: project, for: uri)
    else { return nil }
    let known = FolderChecks(
      project, in: files, sharing: workspace.sharedImages, workspace.sharedProjects, code: code)
    var options = settings(of: uri).checkOptions
    options.selection = RepeatedDeliveries.selection
    return RepeatedDeliveries { known.findings(in: $0, options) }
  }

  /// Returns the hover content for a type: how it is handled, with one line for each different trace.
  func traceHover(
    _ params: TextDocumentPositionParams
  ) -> (range: ByteRange, summaries: [String])? {
    let uri = params.textDocument.uri
    guard let place = actionPlace(uri, params.position) else { return nil }
    let traces = place.isDeclared ? declaredTraces(of: place, uri) : codeTraces(of: place, uri)
    let found = (traces ?? []).map { trace in
      (list: trace.declaration.path, summary: trace.summary(line)[language])
    }
    guard Set(found.map(\.summary)).count > 1 else {
      return found.first.map { (place.subject.range, [$0.summary]) }
    }
    let folder = documents.path(of: uri).map { workspace.projectFolder(of: $0, in: disk) } ?? ""
    let lines = found.map { "\(Path.relative($0.list, to: folder)): \($0.summary)" }
    return (place.subject.range, Array(lines.prefix(Self.maximumTraced)))
  }

  /// The most traces of one type in a hover.
  private static let maximumTraced = 8

  /// Returns the traces of the type at a position of a list, in that list's app.
  private func declaredTraces(of place: ActionPlace, _ uri: String) -> [ActionTrace]? {
    let type = place.subject.declared
    guard let traces = traces(of: uri, where: { $0 == type }) else { return nil }
    // A file may describe several apps with a type of the same name.
    let own = traces.first { $0.declaration.range?.touches(place.subject.range.start) == true }
    return [own ?? traces.first].compactMap { $0 }
  }

  /// Returns the traces of the type at a position of code, in each app that declares it, else in the one that creates
  /// it.
  private func codeTraces(of place: ActionPlace, _ uri: String) -> [ActionTrace]? {
    let type = place.subject.type
    func isIt(_ known: String) -> Bool { ActionLinks.isSame(known, type) }
    guard let code = knownCode(around: uri) else { return nil }
    let own = place.links.lists(declaring: type)
    let apps = own.isEmpty ? code.allApps() : code.apps(of: own)
    return apps?.flatMap { $0.traces(where: isIt) }
  }

  /// Returns the line of a location, from 0.
  private func line(_ place: FileLocation) -> Int {
    guard let range = place.range, let text = text(of: place.path) else { return 0 }
    return text.lines.line(at: min(range.start, text.length))
  }
}

extension LocalizedText {
  fileprivate static let previewMenu = LocalizedText(en: "Preview Menu", zhHans: "预览菜单")

  fileprivate static func leftAlone(_ places: [String]) -> LocalizedText {
    LocalizedText(
      en:
        "Not renamed, because the text is the same and nothing shows that it is the type: \(places.joined(separator: ", "))",
      zhHans: "以下位置只是文字相同，没有迹象表明是这个类型，因此没有改名：\(places.joined(separator: "、"))")
  }

  fileprivate static let sameText = LocalizedText(en: "The same text elsewhere", zhHans: "别处的相同文字")

  fileprivate static let nothingShows = LocalizedText(
    en: "Nothing shows that it is the type of the quick action.", zhHans: "没有迹象表明它就是这个快捷操作的类型。")
}
