import ActionFlow
import Checks
import DocumentationLookup
import EditorFeatures
import Files
import Guide
import LanguageServerProtocol
import SourceText

extension MethodTable {
  static let languageMethods: [Method] = [
    .reading(
      "textDocument/completion", TextDocumentPositionParams.self,
      capability: "completionProvider",
      "Proposes keys, values, whole quick actions, and methods in code."
    ) { (snapshot, params) throws(ResponseError) in snapshot.completion(params) },
    .reading(
      "completionItem/resolve", CompletionItem.self, capability: "completionProvider",
      answered: .atOnce,
      "Adds the documentation to a proposal."
    ) { (snapshot, item) throws(ResponseError) in snapshot.resolve(item) },
    .reading(
      "textDocument/hover", TextDocumentPositionParams.self, capability: "hoverProvider",
      "Says what a key, a value, an item or a symbol in code means and what iOS makes of it."
    ) { (snapshot, params) throws(ResponseError) in snapshot.hover(params) },
  ]
}

extension Snapshot {
  fileprivate func completion(_ params: TextDocumentPositionParams) -> CompletionList {
    guard let (document, file, offset) = edited(params),
      document.kind.codeLanguage == nil || settings(of: document.uri).codeCompletion != false
    else {
      return CompletionList(isIncomplete: false, items: [])
    }
    let completions = file.completions(at: offset)
    var mapper = CompletionMapper(document, client, language, caret: offset)
    return mapper.list(completions)
  }

  fileprivate func resolve(_ item: CompletionItem) -> CompletionItem {
    guard let topic = DocumentationTopic(item.data) else { return item }
    let blocks = Documentation.blocks(for: topic, in: language)
    var item = item
    let text = markup(blocks, isMarkdown: client.documentationMarkdown)
    item.documentation = adding(picture(of: topic), to: text)
    return item
  }

  fileprivate func hover(_ params: TextDocumentPositionParams) -> Hover? {
    guard let (document, file, offset) = edited(params),
      document.kind.codeLanguage == nil || settings(of: document.uri).codeHover != false
    else { return nil }
    let hover = file.hover(at: offset)
    let trace = traceHover(params)
    guard let range = hover?.range ?? trace?.range else { return nil }
    var mapper = PositionMapper(document.text, client.positionEncoding)
    let summaries = trace?.summaries ?? []
    let blocks = summaries.map { Block.paragraph([.text($0)]) } + (hover?.blocks ?? [])
    let text = markup(blocks, isMarkdown: client.hoverMarkdown)
    var contents = adding(hover.flatMap { picture(of: $0, in: document) }, to: text)
    if let picture = hover?.picture, client.hoverMarkdown {
      let image =
        "![\(MarkdownWriter.escaped(Path.name(of: picture)))](\(documents.address(of: picture)))"
      contents = MarkupContent(.markdown, image + "\n\n" + contents.value)
    }
    return Hover(contents: contents, range: mapper.range(range))
  }

  /// Returns blocks in the client's format, with links if they can be followed.
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
