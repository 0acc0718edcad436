import SourceText

extension Article {
  /// The article as a page: title, text, availability of its symbols, related articles.
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
    blocks += sources
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
                .text(LocalizedText.colon[language]), .text(other.summary),
              ])
            ]
          }))
    }
    return blocks
  }

  /// The sources of the article, and the meaning of its mark for observations if it has one.
  private var sources: [Block] {
    let language = heading.language
    let sources = Source.all(of: heading.slug)
    guard !sources.isEmpty else { return [] }
    var blocks: [Block] = [
      .heading(level: 2, anchor: "sources", [.text(LocalizedText.sources[language])]),
      .list(
        isOrdered: false,
        // The address is text as well, for terminals and paper, which have no links.
        sources.map { source in
          [
            .paragraph([
              .text(source.title + LocalizedText.colon[language]),
              .link(.web(source.address), [.text(source.address)]),
            ])
          ]
        }),
    ]
    if PlainTextWriter(language).write(self.blocks).contains(GuideText.observed[language]) {
      blocks.append(.paragraph([.text(LocalizedText.observedMeaning[language])]))
    }
    return blocks
  }

  /// The versions in which the symbols of the article are available.
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
          [.link(.symbol(entry.id), [.code(entry.id)])], [.text(entry.since(in: language) ?? "")],
          [.text(entry.deprecated(in: language) ?? "")],
          SymbolEntry.links(to: entry.replacements, language),
        ]
      }, language)
  }
}

extension LocalizedText {
  fileprivate static let availability = LocalizedText(en: "Availability", zhHans: "可用性")
  fileprivate static let sources = LocalizedText(en: "Sources", zhHans: "资料来源")
  fileprivate static let observedMeaning = LocalizedText(
    en: """
      What is marked as observed was seen in iOS or Xcode, or reported by developers; no page of \
      Apple's promises it.
      """,
    zhHans: "标为观察所得的内容，是在 iOS 或 Xcode 中看到的，或由开发者报告，没有 Apple 页面作出承诺。")
  fileprivate static let seeAlso = LocalizedText(en: "See also", zhHans: "另见")
}
