import Files
import Guide
import LanguageServerProtocol
import QuickActions
import SourceText

extension MethodTable {
  static let languageMethods: [Method] = [
    .request(
      "textDocument/completion", TextDocumentPositionParams.self,
      capability: "completionProvider",
      "Proposes keys, values, whole quick actions, and methods in code."
    ) { (server, params) throws(ResponseError) in server.completion(params) },
    .request(
      "completionItem/resolve", CompletionItem.self, capability: "completionProvider",
      "Adds the documentation to a proposal."
    ) { (server, item) throws(ResponseError) in server.resolve(item) },
    .request(
      "textDocument/hover", TextDocumentPositionParams.self, capability: "hoverProvider",
      "Says what a key, a value, an item or a symbol in code means and what iOS makes of it."
    ) { (server, params) throws(ResponseError) in server.hover(params) },
  ]
}

extension LanguageServer {
  /// The property list and the offset that a request is about; nil when there is none.
  func place(
    _ params: TextDocumentPositionParams
  ) -> (document: OpenDocument, plist: InfoPlist, offset: Int)? {
    let uri = params.textDocument.uri
    let plist = documents.update(uri) { $0.infoPlist() } ?? nil
    guard let document = documents[uri], let plist else { return nil }
    let offset = document.text.offset(
      of: params.position, in: client.positionEncoding)
    return (document, plist, offset)
  }

  fileprivate func completion(_ params: TextDocumentPositionParams) -> CompletionList {
    let uri = params.textDocument.uri
    guard
      let (offset, completions) = translationCompletions(params) ?? generatorCompletions(params)
        ?? codeCompletions(params) ?? listCompletions(params),
      let document = documents[uri]
    else { return CompletionList(isIncomplete: false, items: []) }
    var mapper = CompletionMapper(document, client, language, caret: offset)
    return mapper.list(completions)
  }

  /// The proposals for a property list; nil for other documents.
  private func listCompletions(
    _ params: TextDocumentPositionParams
  ) -> (offset: Int, completions: [Completion])? {
    guard let (document, plist, offset) = place(params) else { return nil }
    let completions = CompletionProvider.completions(
      at: offset, in: plist, surroundings: surroundings(of: document.uri))
    return (offset, completions)
  }

  /// The proposals for a strings file; nil for other documents.
  private func translationCompletions(
    _ params: TextDocumentPositionParams
  ) -> (offset: Int, completions: [Completion])? {
    let uri = params.textDocument.uri
    guard let file = documents.update(uri, { $0.translationFile() }) ?? nil,
      let document = documents[uri]
    else { return nil }
    let offset = document.text.offset(
      of: params.position, in: client.positionEncoding)
    return (offset, TitleCompletions.entries(at: offset, in: file, links(of: file)))
  }

  /// What is shown on a key or a translation of a strings file.
  private func translationHover(_ params: TextDocumentPositionParams) -> Hover? {
    let uri = params.textDocument.uri
    guard let file = documents.update(uri, { $0.translationFile() }) ?? nil else { return nil }
    let offset = file.source.offset(
      of: params.position, in: client.positionEncoding)
    guard
      let hover = TranslationHover.hover(at: offset, in: file, links(of: file), language: language)
    else { return nil }
    var mapper = PositionMapper(file.source, client.positionEncoding)
    return Hover(
      contents: markup(hover.blocks, isMarkdown: client.hoverMarkdown),
      range: mapper.range(hover.range))
  }

  fileprivate func resolve(_ item: CompletionItem) -> CompletionItem {
    guard let topic = DocumentationTopic(item.data) else { return item }
    let blocks = Documentation.blocks(for: topic, in: language)
    var item = item
    item.documentation = markup(blocks, isMarkdown: client.documentationMarkdown)
    return item
  }

  fileprivate func hover(_ params: TextDocumentPositionParams) -> Hover? {
    if let hover = translationHover(params) { return hover }
    guard let (document, hover) = generatorHover(params) ?? codeHover(params) ?? listHover(params)
    else { return nil }
    var mapper = PositionMapper(document.text, client.positionEncoding)
    var blocks = hover.blocks
    if let summary = traceSummary(params) { blocks.insert(.paragraph([.text(summary)]), at: 0) }
    var contents = markup(blocks, isMarkdown: client.hoverMarkdown)
    if let picture = hover.picture, client.hoverMarkdown {
      let image =
        "![\(MarkdownWriter.escaped(Path.name(of: picture)))](\(FileURI.uri(of: picture)))"
      contents = MarkupContent(.markdown, image + "\n\n" + contents.value)
    }
    return Hover(contents: contents, range: mapper.range(hover.range))
  }

  private func listHover(_ params: TextDocumentPositionParams) -> (OpenDocument, HoverContent)? {
    guard let (document, plist, offset) = place(params),
      let hover = HoverProvider.hover(
        at: offset, in: plist, language: language, surroundings: surroundings(of: document.uri))
    else { return nil }
    return (document, hover)
  }

  /// Blocks in the form a client takes, with links where they can be followed.
  func markup(
    _ blocks: [Block], isMarkdown: Bool, in language: Language? = nil
  ) -> MarkupContent {
    let language = language ?? self.language
    guard isMarkdown else {
      return MarkupContent(.plaintext, PlainTextWriter(language).write(blocks))
    }
    let links = self.links(in: language)
    return MarkupContent(
      .markdown, MarkdownWriter(language, link: { links.address($0) }).write(blocks))
  }
}
