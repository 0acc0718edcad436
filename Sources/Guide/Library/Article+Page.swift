extension Article {
  /// The article as a page: title, text, availability of what it speaks of, what to read on.
  public var page: [Block] {
    let language = heading.language
    var blocks: [Block] = [
      .heading(level: 1, anchor: "", [.text(heading.title)]),
      .paragraph([.emphasis([.text(heading.summary)])]),
    ]
    blocks += self.blocks
    if let table = availability {
      blocks += [
        .heading(level: 2, anchor: "availability", [.text(LocalizedText.availability[language])]),
        table,
      ]
    }
    let others = heading.seeAlso.compactMap { ArticleLibrary.heading($0, in: language) }
    if !others.isEmpty {
      blocks.append(
        .heading(level: 2, anchor: "see-also", [.text(LocalizedText.seeAlso[language])]))
      blocks.append(
        .list(
          isOrdered: false,
          others.map { other in
            [
              .paragraph([
                .link(.article(slug: other.slug, anchor: nil), [.text(other.title)]),
                .text(language == .english ? ": " : "："), .text(other.summary),
              ])
            ]
          }))
    }
    return blocks
  }

  /// Since when, and until when, what the article speaks of is there.
  private var availability: Block? {
    let language = heading.language
    let entries = heading.symbols.compactMap(SymbolLibrary.entry)
      .filter { $0.since != nil || $0.deprecated != nil }
    guard !entries.isEmpty else { return nil }
    return GuideTable.table(
      [
        GuideTable.Header.name.text, GuideTable.Header.since.text,
        LocalizedText(en: "Deprecated", zhHans: "弃用"),
        LocalizedText(en: "Replacement", zhHans: "替代"),
      ],
      entries.map { entry in
        [
          [.link(.symbol(entry.id), [.code(entry.id)])], [.text(entry.since ?? "")],
          [.text(entry.deprecated ?? "")], SymbolEntry.links(to: entry.replacements, language),
        ]
      }, language)
  }
}

extension LocalizedText {
  fileprivate static let availability = LocalizedText(en: "Availability", zhHans: "可用性")
  fileprivate static let seeAlso = LocalizedText(en: "See also", zhHans: "另见")
}
