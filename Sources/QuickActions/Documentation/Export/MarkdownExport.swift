import Guide
import SourceText

/// The guide as Markdown files that link to each other.
enum MarkdownExport {
  static func files(in language: Language) -> [GuideExport.File] {
    let writer = MarkdownWriter(
      language, image: { "diagrams/\($0.rawValue).svg" }, link: { address($0) })
    func file(_ name: String, _ blocks: [Block]) -> GuideExport.File {
      GuideExport.File(
        path: "markdown/\(language.rawValue)/\(name).md", text: writer.write(blocks) + "\n")
    }
    var files = ArticleLibrary.slugs.compactMap { slug in
      DocumentationIndex.page(forArticle: slug, in: language).map { file(slug, $0.blocks) }
    }
    files.append(file(KnownMistakes.slug, KnownMistakes.page(in: language)))
    for (index, group) in SymbolLibrary.groups.enumerated() {
      let entries = SymbolLibrary.ids(inGroup: index).compactMap {
        DocumentationIndex.page(forSymbol: $0, in: language)
      }
      files.append(file("symbols-" + group, entries.flatMap(\.blocks)))
    }
    files.append(
      file(
        "icon-types", IconType.all.flatMap { Documentation.blocks(for: $0, in: language) }))
    files.append(
      file(
        "rules",
        RuleRegistry.all.flatMap { Documentation.blocks(for: $0.description, in: language) }))
    return files
  }

  private static func address(_ target: LinkTarget) -> String? {
    switch target {
    case .article(let slug, let anchor): slug + ".md" + (anchor.map { "#" + $0 } ?? "")
    case .symbol(let id):
      IconType(entryID: id) != nil
        ? "icon-types.md" : SymbolLibrary.group(of: id).map { "symbols-\($0).md" }
    case .rule: "rules.md"
    case .web(let address): address
    }
  }
}
