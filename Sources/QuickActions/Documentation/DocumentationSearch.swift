import Guide

/// Search in all that there is to read: symbols by name, then articles and rules by their text.
public enum DocumentationSearch {
  public static func search(
    _ text: String, in language: Language, limit: Int = 10
  ) -> [GuideSearch.Result] {
    let named = namedResults(text, in: language)
    let found = GuideSearch.search(text, language: language, limit: limit, extras: extras)
      .filter { result in !named.contains { $0.slug == result.slug } }
    return Array((named + found).prefix(limit))
  }

  /// Pages whose very name was typed. Only words that look like names of code count, so that
  /// “favorite” asks for text and `.favorite` for the symbol.
  private static func namedResults(
    _ text: String, in language: Language
  ) -> [GuideSearch.Result] {
    let isWritten = text.unicodeScalars.contains { $0.value >= 0x2E80 }
    let language = isWritten ? .simplifiedChinese : language
    return text.split(separator: " ").filter(isName).prefix(3).flatMap { word in
      DocumentationIndex.pages(for: String(word), in: language).prefix(2)
    }.map { page in
      GuideSearch.Result(
        slug: page.target.slug, language: language, title: page.title,
        passage: String(
          PlainTextWriter(language).write(Array(page.blocks.dropFirst().prefix(3)))
            .split(separator: "\n").joined(separator: " ").prefix(180)), score: .infinity)
    }
  }

  private static func isName(_ word: Substring) -> Bool {
    // “iPhone” and “iOS” are words.
    let tail = word.hasPrefix("i") ? word.dropFirst(2) : word.dropFirst()
    return word.hasPrefix(".") || word.contains(":") || word.contains("(")
      || tail.contains("-") && RuleRegistry.rule(id: String(word)) != nil
      || tail.contains { $0.isUppercase } && tail.contains { $0.isLowercase }
  }

  private static func extras(_ language: Language) -> [GuideSearch.Extra] {
    RuleRegistry.all.map { rule in
      let description = rule.description
      return GuideSearch.Extra(
        slug: "rule:" + description.id, title: description.title[language],
        summary: description.title[language],
        keywords: description.id.split(separator: "-").joined(separator: " "),
        body: description.why[language])
    }
  }
}

extension LinkTarget {
  /// What `docs` takes to show the page.
  public var slug: String {
    switch self {
    case .article(let slug, _): slug
    case .symbol(let id): "symbol:" + id
    case .rule(let id): "rule:" + id
    case .web(let address): address
    }
  }
}
