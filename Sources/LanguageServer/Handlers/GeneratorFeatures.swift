import LanguageServerProtocol
import QuickActions
import SourceText

/// Files from which tools make property lists, as the lists that they become.
extension LanguageServer {
  /// What surrounds the lists of a file, in their order.
  func surroundings(of file: GeneratorFile, _ uri: String) -> [Surroundings?] {
    file.lists.map { surroundings(of: $0, file, uri) }
  }

  private func surroundings(
    of list: GeneratedList, _ file: GeneratorFile, _ uri: String
  ) -> Surroundings? {
    guard file.knowsItsProject, !list.plist.items.isEmpty,
      let path = list.path ?? documents.path(of: uri)
    else { return nil }
    return surroundings(at: path, for: uri)
  }

  private func generatorPlace(
    _ params: TextDocumentPositionParams
  ) -> (document: OpenDocument, place: GeneratorFeatures.Place)? {
    let uri = params.textDocument.uri
    guard let document = documents[uri], let file = document.generatorFile else { return nil }
    let offset = document.text.offset(of: params.position, in: client.positionEncoding)
    guard let (list, inList) = file.place(at: offset) else { return nil }
    return (
      document,
      GeneratorFeatures.Place(
        list: list, offset: inList, hostOffset: offset,
        surroundings: surroundings(of: list, file, uri))
    )
  }

  func generatorHover(_ params: TextDocumentPositionParams) -> (OpenDocument, HoverContent)? {
    guard let (document, place) = generatorPlace(params),
      let hover = GeneratorFeatures.hover(at: place, language: language)
    else { return nil }
    return (document, hover)
  }

  func generatorCompletions(
    _ params: TextDocumentPositionParams
  ) -> (offset: Int, completions: [Completion])? {
    generatorPlace(params).map { _, place in
      (place.hostOffset, GeneratorFeatures.completions(at: place))
    }
  }

  func generatorDefinition(_ params: TextDocumentPositionParams) -> Definition? {
    generatorPlace(params).flatMap { GeneratorFeatures.definition(at: $0.place) }
  }
}
