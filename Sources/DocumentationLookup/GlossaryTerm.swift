import Guide
import SourceText

/// A row of the glossary.
struct GlossaryTerm {
  /// The row in each language of a reader: the term, the term in the other language, the meaning.
  private let cells: [Language: [[Inline]]]

  /// Returns the term with a name in one of the languages.
  static func named(_ name: LooseName) -> GlossaryTerm? {
    let tables = Language.allCases.map { (language: $0, rows: rows(in: $0)) }
    guard let first = tables.first else { return nil }
    for index in first.rows.indices {
      let cells = tables.compactMap { language, rows in
        rows.indices.contains(index) ? (language, rows[index]) : nil
      }
      let term = GlossaryTerm(cells: Dictionary(uniqueKeysWithValues: cells))
      if term.isNamed(name) { return term }
    }
    return nil
  }

  /// The usual phrases around a term in a question. The script of the exported site contains the same list.
  static let frames = [
    "what is an ", "what is a ", "what is the ", "what is ", "what are ", "what does ",
    "meaning of ", "definition of ", " mean", " meaning", "chinese for ", " in chinese",
    " in english", "?", "？", "什么是", "什么叫", "是什么意思", "是指什么", "是什么", "的意思", "的含义", "中文叫什么",
    "中文怎么说", "英文叫什么", "英文怎么说", "怎么翻译", "是啥",
  ]

  /// Returns a question without such phrases.
  static func asked(in question: String) -> LooseName {
    LooseName(frames.reduce(question.lowercased()) { $0.replacing($1, with: "") })
  }

  /// Returns the article about the term in a question.
  static func article(askedIn question: String) -> String? {
    let name = asked(in: question)
    return name.text.utf8.count <= maximumLength ? articles[name] : nil
  }

  /// The longest term, in bytes. Most questions are longer, and need no look-up in the glossary.
  static let maximumLength = 40

  /// The articles that explain the terms of the glossary, by the names of the terms.
  static let articles: [LooseName: String] = {
    var articles: [LooseName: String] = [:]
    for row in Language.allCases.flatMap(firstCells) {
      for name in row.names.split(whereSeparator: { ",，、（）()".contains($0) }) where name != " " {
        let name = LooseName(String(name))
        articles[name] = articles[name] ?? row.slug
      }
    }
    return articles
  }()

  /// Returns the terms of each row in both languages, with the article to which the first one links. Parses
  /// only the cells with terms, because every search needs these and none of the meanings.
  private static func firstCells(in language: Language) -> [(names: String, slug: String)] {
    let text = ArticleLibrary.markdown("glossary", in: language) ?? ""
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.starts(with: "| [".utf8) else { return nil }
      let cells = line.dropFirst(3).split(separator: UInt8(ascii: "|"), maxSplits: 2)
      let link = cells.first?.split(separator: UInt8(ascii: "]"), maxSplits: 1) ?? []
      guard cells.count > 1, link.count > 1, link[1].starts(with: "(guide:".utf8) else {
        return nil
      }
      let slug = link[1].dropFirst("(guide:".utf8.count).prefix {
        $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "#")
      }
      let others = link[1].drop { $0 != UInt8(ascii: ")") }
      let names = [link[0], others, cells[1]].map { String(Substring($0)) }
      return (names.joined(separator: ","), String(Substring(slug)))
    }
  }

  private static func rows(in language: Language) -> [[[Inline]]] {
    guard let article = ArticleLibrary.article("glossary", in: language) else { return [] }
    return article.blocks.flatMap { block -> [[[Inline]]] in
      guard case .table(_, let rows) = block else { return [] }
      return rows
    }
  }

  private func isNamed(_ name: LooseName) -> Bool {
    cells.values.contains { row in row.prefix(2).contains { Self.isNamed(name, in: $0) } }
  }

  private static func isNamed(_ name: LooseName, in cell: [Inline]) -> Bool {
    cell.plainText.split { ",，、".contains($0) }.contains { name.isOne(of: String($0)) }
  }

  /// The article to which the row links.
  private var target: LinkTarget {
    for row in cells.values {
      for case .link(let target, _) in row.first ?? [] { return target }
    }
    return .article(slug: "glossary", anchor: nil)
  }

  func isExplained(by page: DocumentationIndex.Page) -> Bool {
    guard case .article(let slug, _) = target, case .article(let other, _) = page.target else {
      return false
    }
    return slug == other
  }

  /// Returns the page of the term in the language of a reader, with the name in the other language for those
  /// who asked with it.
  func page(in language: Language, asked name: LooseName) -> DocumentationIndex.Page {
    let row = cells[language] ?? []
    let term = row.first?.plainText ?? ""
    let isOwnName = row.first.map { Self.isNamed(name, in: $0) } ?? false
    let other =
      !isOwnName && row.count > 1 && row[1].plainText != term
      ? [.text(LocalizedText.inOther[language])] + row[1] : []
    var blocks: [Block] = [.paragraph([.strong([.text(term)])] + other)]
    if row.count > 2 { blocks.append(.paragraph(row[2])) }
    if case .article(let slug, _) = target, let article = ArticleLibrary.heading(slug, in: language)
    {
      blocks.append(
        .paragraph([
          .text(LocalizedText.more[language]), .link(target, [.text(article.title)]), .text(" "),
          .code(slug),
        ]))
    }
    return DocumentationIndex.Page(title: term, blocks: blocks, target: target)
  }
}

extension LocalizedText {
  fileprivate static let more = LocalizedText(en: "More: ", zhHans: "详见：")
  fileprivate static let inOther = LocalizedText(en: ", in Chinese: ", zhHans: "，英文：")
}
