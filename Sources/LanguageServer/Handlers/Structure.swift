import EditorFeatures
import Guide
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let structureMethods: [Method] = [
    .reading(
      "textDocument/documentSymbol", TextDocumentParams.self,
      capability: "documentSymbolProvider",
      answered: .atOnce,
      "The outline of the property list, quick actions by their titles."
    ) { (snapshot, params) throws(ResponseError) in snapshot.symbols(params) },
    .reading(
      "textDocument/foldingRange", TextDocumentParams.self, capability: "foldingRangeProvider",
      answered: .atOnce,
      "The elements and comments that span lines."
    ) { (snapshot, params) throws(ResponseError) in snapshot.folding(params) },
    .reading(
      "textDocument/selectionRange", SelectionRangeParams.self,
      capability: "selectionRangeProvider",
      answered: .atOnce,
      "What a growing selection takes in: a value, its key, the dictionary around them."
    ) { (snapshot, params) throws(ResponseError) in snapshot.selection(params) },
    .reading(
      "textDocument/documentHighlight", TextDocumentPositionParams.self,
      capability: "documentHighlightProvider",
      "The other tag of an element, the same key, the same value of other quick actions, a type in code."
    ) { (snapshot, params) throws(ResponseError) in snapshot.highlight(params) },
    .reading(
      "textDocument/linkedEditingRange", TextDocumentPositionParams.self,
      capability: "linkedEditingRangeProvider",
      answered: .atOnce,
      "The two names of an element's tags, to be changed together."
    ) { (snapshot, params) throws(ResponseError) in snapshot.linkedEditing(params) },
    .reading(
      "textDocument/documentLink", TextDocumentParams.self, capability: "documentLinkProvider",
      "Links from keys and icon types to Apple's pages and to the guide, from icon files to images."
    ) { (snapshot, params) throws(ResponseError) in snapshot.documentLinks(params) },
    .reading(
      "documentLink/resolve", DocumentLink.self, capability: "documentLinkProvider",
      answered: .atOnce,
      "Adds the target to a link into the guide."
    ) { (snapshot, link) throws(ResponseError) in snapshot.resolve(link) },
  ]
}

extension Snapshot {
  fileprivate func symbols(_ params: TextDocumentParams) -> DocumentSymbols? {
    guard let (document, file) = edited(params.textDocument.uri), let outline = file.outline()
    else {
      return nil
    }
    var mapper = StructureMapper(document, client)
    return mapper.symbols(outline)
  }

  fileprivate func folding(_ params: TextDocumentParams) -> [FoldingRange]? {
    guard let (document, file) = edited(params.textDocument.uri),
      let regions = file.foldingRegions(limit: client.structure.foldingLimit)
    else { return nil }
    var mapper = StructureMapper(document, client)
    return mapper.folding(regions)
  }

  /// The most carets; with more of them the result is the whole text.
  private static let maximumPositions = 500

  fileprivate func selection(_ params: SelectionRangeParams) -> [SelectionRange]? {
    guard let (document, file) = edited(params.textDocument.uri), file.plist != nil else {
      return nil
    }
    var mapper = StructureMapper(document, client)
    return params.positions.enumerated().map { index, position in
      guard index < Self.maximumPositions else {
        return mapper.selection([ByteRange(start: 0, end: document.text.length)])
      }
      let offset = document.text.offset(of: position, in: client.positionEncoding)
      return mapper.selection(file.selections(at: offset))
    }
  }

  fileprivate func highlight(_ params: TextDocumentPositionParams) -> [DocumentHighlight]? {
    guard let (document, file, offset) = edited(params),
      case let ranges = file.occurrences(at: offset), !ranges.isEmpty
    else { return actionHighlights(params) }
    var mapper = StructureMapper(document, client)
    return mapper.highlights(ranges)
  }

  fileprivate func linkedEditing(_ params: TextDocumentPositionParams) -> LinkedEditingRanges? {
    guard let (document, file, offset) = edited(params),
      let ranges = file.linkedNames(at: offset)
    else { return nil }
    var mapper = StructureMapper(document, client)
    return mapper.linked(ranges)
  }

  // MARK: Links

  fileprivate func documentLinks(_ params: TextDocumentParams) -> [DocumentLink]? {
    guard let (document, file) = edited(params.textDocument.uri), let found = file.links() else {
      return nil
    }
    var mapper = DocumentLinkMapper(
      document, client, links(in: language), address: documents.address)
    return mapper.links(found.documentation) + mapper.links(found.images)
  }

  fileprivate func resolve(_ link: DocumentLink) -> DocumentLink {
    guard link.target == nil, let text = link.data?.string else { return link }
    var link = link
    link.target = links(in: language).address(LinkTarget(text))
    return link
  }
}
