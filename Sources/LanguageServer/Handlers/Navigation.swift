import EditorFeatures
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let navigationMethods: [Method] = [
    .reading(
      "textDocument/definition", TextDocumentPositionParams.self,
      capability: "definitionProvider",
      "The image that an icon file names, the translations of a title, the code of a type, and back."
    ) { (snapshot, params) throws(ResponseError) in snapshot.definition(params) }
  ]
}

extension Snapshot {
  fileprivate func definition(_ params: TextDocumentPositionParams) -> DefinitionResult? {
    guard let document = documents[params.textDocument.uri],
      let definition = localizedDefinition(params) ?? imageDefinition(params)
        ?? actionDefinition(params)
    else { return nil }
    let mapper = LocationMapper(client.positionEncoding) { text(of: $0) }
    guard client.definitionLinks else {
      return .locations(
        definition.locations.map { mapper.location($0, as: documents.address(of: $0.path)) })
    }
    var positions = PositionMapper(document.text, client.positionEncoding)
    let origin = positions.range(definition.origin)
    return .links(
      definition.locations.map { mapper.link($0, from: origin, as: documents.address(of: $0.path)) }
    )
  }

  private func imageDefinition(_ params: TextDocumentPositionParams) -> Definition? {
    guard let (_, file, offset) = edited(params) else { return nil }
    return file.imageDefinition(at: offset)
  }
}
