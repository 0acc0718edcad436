import AppFiles
import EditorFeatures
import Files
import Guide
import LanguageServerProtocol
import RuleSubjects
import SourceText

extension MethodTable {
  static let translationMethods: [Method] = [
    .reading(
      "textDocument/references", ReferenceParams.self, capability: "referencesProvider",
      "The titles with a text and their translations in all languages; the code that uses a type."
    ) { (snapshot, params) throws(ResponseError) in snapshot.references(params) },
    .reading(
      "textDocument/prepareRename", TextDocumentPositionParams.self, capability: "renameProvider",
      "The text that would be changed; nothing where the caret is in no title, key or type."
    ) { (snapshot, params) throws(ResponseError) in snapshot.prepareRename(params) },
    .reading(
      "textDocument/rename", RenameParams.self, capability: "renameProvider",
      "Changes a title with its key in all translations, or a type wherever it is spelled."
    ) { (snapshot, params) throws(ResponseError) in try snapshot.rename(params) },
  ]
}

extension Snapshot {
  /// A title or one of its translations, with its links.
  struct LocalizedPlace {
    let document: OpenDocument
    let subject: LocalizationLinks.Subject
    let links: LocalizationLinks
  }

  /// Returns the title or translation at a position; nil for another position.
  func localizedPlace(_ uri: String, _ position: Position) -> LocalizedPlace? {
    guard let document = documents[uri] else { return nil }
    let offset = document.text.offset(of: position, in: client.positionEncoding)
    if let file = document.translationFile() {
      guard let subject = LocalizationLinks.subject(at: offset, in: file) else { return nil }
      return LocalizedPlace(document: document, subject: subject, links: links(of: file))
    }
    guard let (_, plist) = propertyList(uri),
      let subject = LocalizationLinks.subject(at: offset, in: plist)
    else { return nil }
    return LocalizedPlace(document: document, subject: subject, links: links(of: plist, uri))
  }

  /// Returns the links of a strings file: the property lists that use it and all their translations.
  func links(of file: TranslationFile) -> LocalizationLinks {
    let uri = documents.address(of: file.path)
    guard let lists = propertyLists(of: file.path), !lists.isEmpty,
      let project = project(at: file.path, for: uri)
    else { return LocalizationLinks([], Translations([file])) }
    return LocalizationLinks(lists, translations(of: lists.map(\.path), in: project, for: uri))
  }

  /// Returns the links of a property list: its translations and the other property lists that share them.
  private func links(of plist: InfoPlist, _ uri: String) -> LocalizationLinks {
    let path = documents.path(of: uri) ?? uri
    let own = LocalizationLinks.NamedList(path, plist)
    guard let translations = surroundings(of: uri)?.translations, let project = project(of: uri)
    else { return LocalizationLinks([own], Translations([])) }
    let users = translationUsers(in: project, for: uri)
    var paths = Set(translations.files.flatMap { users.propertyLists(of: $0.path) })
    paths.remove(path)
    let others = infoPlists(at: paths.sorted(), for: uri) ?? []
    return LocalizationLinks([own] + others, translations)
  }

  // MARK: Requests

  /// Returns the translations for a title, and the titles for a translation.
  func localizedDefinition(_ params: TextDocumentPositionParams) -> Definition? {
    guard let place = localizedPlace(params.textDocument.uri, params.position) else { return nil }
    let isTranslation = place.document.isTranslationFile
    let locations =
      isTranslation
      ? place.links.titleLocations(of: place.subject.key)
      : place.links.entryLocations(of: place.subject.key)
    guard !locations.isEmpty else { return nil }
    return Definition(origin: place.subject.origin, locations: locations)
  }

  fileprivate func references(_ params: ReferenceParams) -> [Location]? {
    guard let place = localizedPlace(params.textDocument.uri, params.position) else {
      return actionReferences(params)
    }
    let titles =
      params.context.includeDeclaration ? place.links.titleLocations(of: place.subject.key) : []
    tellOfUnseenEntries(of: place.subject.key, place.links)
    let mapper = LocationMapper(client.positionEncoding) { text(of: $0) }
    return (titles + place.links.entryLocations(of: place.subject.key))
      .map { mapper.location($0, as: documents.address(of: $0.path)) }
  }

  fileprivate func prepareRename(_ params: TextDocumentPositionParams) -> PrepareRenameResult? {
    guard let place = localizedPlace(params.textDocument.uri, params.position),
      place.subject.isKey, place.subject.origin == place.subject.range,
      !place.links.titles(of: place.subject.key).isEmpty
    else { return prepareActionRename(params) }
    var positions = PositionMapper(place.document.text, client.positionEncoding)
    return PrepareRenameResult(
      range: positions.range(place.subject.range), placeholder: place.subject.key)
  }

  fileprivate func rename(_ params: RenameParams) throws(ResponseError) -> WorkspaceEdit? {
    guard let place = localizedPlace(params.textDocument.uri, params.position),
      place.subject.isKey, !place.links.titles(of: place.subject.key).isEmpty
    else { return try actionRename(params) }
    let renaming: LocalizationLinks.Renaming
    do throws(LocalizationLinks.RenameObstacle) {
      let key = place.subject.key
      if let obstacle = place.links.filePassedOver(having: key, in: disk) { throw obstacle }
      renaming = try place.links.renaming(
        key, to: params.newName, writtenIn: developmentLanguages(of: place))
    } catch {
      throw ResponseError(.requestFailed, error.message[language])
    }
    let question = ChangeAnnotation(
      label: LocalizedText.developmentText[language], needsConfirmation: true,
      description: LocalizedText.sameAsKey[language])
    // Another program may have changed a file that is not open.
    let isCurrent = renaming.edits.allSatisfy { text(of: $0.path) == fileToEdit($0.path)?.text }
    guard isCurrent,
      let edit = workspaceEdit(
        renaming.edits, around: place.document, doubtful: renaming.values, question)
    else { throw ResponseError(.requestFailed, LocalizedText.vanished[language]) }
    if !client.codeActions.annotatesRenames, !renaming.values.isEmpty {
      let places = renaming.values.map { value in
        "\(Path.name(of: Path.folder(of: value.path)))/\(written(value))"
      }
      wants.tell(LocalizedText.changedAsWell(places.sorted())[language])
    }
    return edit
  }

  /// Returns the languages in which the titles at a position are written.
  private func developmentLanguages(of place: LocalizedPlace) -> Set<String> {
    guard let project = project(of: place.document.uri) else { return [] }
    return place.links.developmentLanguages(of: place.subject.key) { list in
      workspace.sharedProjects.facts(of: project.target(of: list), in: files)
    }
  }

  /// - Parameters:
  ///   - doubtful: locations of edits that need confirmation, if the client supports it.
  ///   - doubt: the annotation of these edits.
  func workspaceEdit(
    _ changes: [FileEdit], around document: OpenDocument, doubtful: Set<FileLocation> = [],
    _ doubt: ChangeAnnotation? = nil
  ) -> WorkspaceEdit? {
    let own = documents.path(of: document.uri) ?? document.uri
    let edits = changes.filter { $0.path == own }.flatMap { change -> [TextEdit] in
      if case .edit(let edits) = change.change { edits } else { [] }
    }
    return self.edits(of: document).edit(
      CodeAction.Change(edits, fileEdits: changes.filter { $0.path != own }), doubtful: doubtful,
      doubt)
  }
}

extension LocalizedText {
  fileprivate static let developmentText = LocalizedText(
    en: "The text in the development language", zhHans: "开发语言中的文字")

  fileprivate static let sameAsKey = LocalizedText(
    en: "It was the same as the old title.", zhHans: "它与原标题相同。")

  fileprivate static func changedAsWell(_ places: [String]) -> LocalizedText {
    LocalizedText(
      en:
        "The text in the development language was the same as the old title and is changed as well: \(places.joined(separator: ", "))",
      zhHans: "开发语言中的文字与原标题相同，也一并修改：\(places.joined(separator: "、"))")
  }

  fileprivate static let vanished = LocalizedText(
    en:
      "A file of the translations has changed, or cannot be read any more; try again in a moment.",
    zhHans: "有译文文件已被修改或无法读取，请稍后重试。")
}
