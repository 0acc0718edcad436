import Guide
import SourceText

/// Look-up of names that have no entry of their own, but that articles mention.
enum ArticlesNaming {
  private static let maximumArticles = 3

  /// Returns a page that lists the articles with a name from code, the best first.
  static func page(for term: String, in language: Language) -> DocumentationIndex.Page? {
    guard isName(term) else { return nil }
    let found = GuideSearch.search(term, language: language)
      .filter { ArticleLibrary.contains(term, slug: $0.slug, in: language) }
      .prefix(maximumArticles)
    guard let first = found.first else { return nil }
    let items = found.map { result -> [Block] in
      let target = LinkTarget.article(slug: result.slug, anchor: nil)
      return [
        .paragraph([.link(target, [.code(result.slug)]), .text(" " + result.title)]),
        .paragraph([.text(result.passage)]),
      ]
    }
    return DocumentationIndex.Page(
      title: term,
      blocks: [
        .paragraph([.code(term), .text(LocalizedText.explained[language])]),
        .list(isOrdered: false, items),
      ], target: .article(slug: first.slug, anchor: nil))
  }

  /// Returns true for a word with an inner capital, such as `viewIsAppearing`, or a setting such as
  /// `GENERATE_INFOPLIST_FILE`; other text is left to the search.
  private static func isName(_ term: String) -> Bool {
    term.utf8.count > 4 && term.utf8.count <= 100 && !term.contains(" ")
      && term.dropFirst().contains(where: \.isUppercase)
      && term.contains { $0.isLowercase || $0 == "_" }
  }
}

extension LocalizedText {
  fileprivate static let explained = LocalizedText(
    en: " has no entry of its own; these articles use it:", zhHans: "没有单独的词条，以下文章用到了它：")
}
