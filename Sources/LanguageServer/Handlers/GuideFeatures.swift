import DocumentationLookup
import EditorFeatures
import Guide
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let guideMethods: [Method] = [
    .reading(
      "quickActions/documentation", DocumentationParams.self,
      answered: .atOnce,
      "The documentation of a term, or of what stands at a place."
    ) { (snapshot, params) throws(ResponseError) in try snapshot.documentation(params) },
    .reading(
      "quickActions/search", SearchParams.self,
      answered: .atOnce,
      "The pages of the guide that answer a question best."
    ) { (snapshot, params) throws(ResponseError) in try snapshot.search(params) },
    .reading(
      "workspace/textDocumentContent", TextDocumentContentParams.self,
      capability: "workspace.textDocumentContent",
      answered: .atOnce,
      "The text of a page of the guide, or of a binary property list as XML."
    ) { (snapshot, params) throws(ResponseError) in try snapshot.content(params) },
  ]
}

extension Snapshot {
  func links(in language: Language) -> GuideLinks {
    GuideLinks(
      showsContent: client.textDocumentContent, exported: exportedGuide, language: language)
  }

  // MARK: Documentation

  fileprivate func documentation(
    _ params: DocumentationParams
  ) throws(ResponseError) -> DocumentationResult? {
    let language = try self.language(params.language)
    if let term = params.term {
      guard let blocks = DocumentationIndex.blocks(for: term, in: language) else { return nil }
      let page = DocumentationIndex.pages(for: term, in: language).first
      return result(page?.title ?? term, blocks, page?.target, language)
    }
    guard let document = params.textDocument, let position = params.position else {
      throw ResponseError(.invalidParams, "params: neither term nor textDocument and position")
    }
    let place = edited(TextDocumentPositionParams(textDocument: document, position: position))
    guard let place, let plist = place.file.plist,
      let hover = EditedFile(.propertyList(plist), in: language).hover(at: place.offset)
    else { return nil }
    return result(hover.title, hover.blocks, hover.target, language)
  }

  func result(
    _ title: String, _ blocks: [Block], _ target: LinkTarget?, _ language: Language
  ) -> DocumentationResult {
    DocumentationResult(
      title: title, language: language.rawValue,
      contents: markup(blocks, isMarkdown: client.hoverMarkdown, in: language),
      uri: target.flatMap { links(in: language).address($0) })
  }

  fileprivate func search(_ params: SearchParams) throws(ResponseError) -> SearchResult {
    let language = try self.language(params.language)
    let limit = min(max(1, params.limit ?? 10), 50)
    let found = DocumentationSearch.search(params.query, in: language, limit: limit)
    return SearchResult(
      results: found.map { result in
        SearchResult.Item(
          slug: result.slug, language: result.language.rawValue, title: result.title,
          passage: result.passage,
          uri: links(in: result.language).address(LinkTarget(slug: result.slug)))
      })
  }

  /// Returns the requested language, or that of the session.
  func language(_ wanted: String?) throws(ResponseError) -> Language {
    guard let wanted else { return language }
    guard let language = Language(rawValue: wanted) else {
      let known = Language.allCases.map(\.rawValue).joined(separator: " or ")
      throw ResponseError(
        .invalidParams, "params.language: expected \(known), found \(wanted.debugDescription)")
    }
    return language
  }

  // MARK: Opening pages

  fileprivate func content(
    _ params: TextDocumentContentParams
  ) throws(ResponseError) -> TextDocumentContentResult {
    if let path = BinaryDocuments.path(of: params.uri).map(documents.path(given:)) {
      return TextDocumentContentResult(text: try xml(ofBinary: path))
    }
    guard let (target, language) = GuideLinks.target(of: params.uri),
      let page = DocumentationIndex.page(for: target, in: language)
    else { throw ResponseError(.requestFailed, "There is no such page: \(params.uri)") }
    let links = self.links(in: language)
    let writer = MarkdownWriter(language, link: { links.address($0) })
    return TextDocumentContentResult(text: writer.write(page.blocks) + "\n")
  }
}
