import Checks
import Guide
import Linter
import SourceText

/// The guide as linked Markdown files, for any host that shows Markdown.
struct MarkdownExport {
  private let language: Language
  private let writer: MarkdownWriter

  private init(_ language: Language) {
    self.language = language
    writer = MarkdownWriter(
      language, hasPlaces: true, image: { "diagrams/\($0.rawValue).svg" },
      link: { Self.address($0) })
  }

  static func files(in language: Language) -> [GuideExport.File] {
    MarkdownExport(language).files()
  }

  /// Returns the first file, which hosts show for the folder.
  static func chooser() -> GuideExport.File {
    GuideExport.File(
      path: "markdown/README.md",
      text: "# quickactions\n\n- [English](en/README.md)\n- [简体中文](zh-Hans/README.md)\n")
  }

  private func files() -> [GuideExport.File] {
    var files = [file("README", contents)]
    files += ArticleLibrary.slugs.compactMap { slug in
      DocumentationIndex.page(forArticle: slug, in: language).map { file(slug, $0.blocks) }
    }
    files.append(file(KnownMistakes.slug, KnownMistakes.page(in: language)))
    for (index, group) in SymbolLibrary.groups.enumerated() {
      let entries = SymbolLibrary.ids(inGroup: index).compactMap { id in
        DocumentationIndex.page(forSymbol: id, in: language)
          .map { Entry(target: .symbol(id), name: id, blocks: $0.blocks) }
      }
      files.append(list("symbols-" + group, .symbolGroup(group), entries))
    }
    let icons = IconType.all.map { icon in
      Entry(
        target: .symbol(icon.entryID), name: icon.entryID,
        blocks: Documentation.blocks(for: icon, in: language))
    }
    files.append(list("icon-types", .iconTypes, icons))
    let rules = RuleRegistry.all.map { type in
      let rule = type.description
      return Entry(
        target: .rule(rule.id), name: rule.id, blocks: Documentation.blocks(for: rule, in: language)
      )
    }
    files.append(list("rules", .rules, rules))
    return files
  }

  private func file(_ name: String, _ blocks: [Block]) -> GuideExport.File {
    GuideExport.File(
      path: "markdown/\(language.rawValue)/\(name).md", text: writer.write(blocks) + "\n")
  }

  private struct Entry {
    let target: LinkTarget
    let name: String
    let blocks: [Block]
  }

  /// Returns one file with many short texts: a list of all, then each below its heading.
  private func list(
    _ name: String, _ title: LocalizedText,
    _ entries: [Entry]
  ) -> GuideExport.File {
    var blocks: [Block] = [
      .heading(level: 1, anchor: "", [.text(title[language])]),
      .list(
        isOrdered: false,
        entries.map { [.paragraph([.link($0.target, [.code($0.name)])])] }),
    ]
    for entry in entries {
      let isHeaded = if case .heading? = entry.blocks.first { true } else { false }
      blocks.append(.heading(level: 2, anchor: entry.name, [.code(entry.name)]))
      blocks += isHeaded ? Array(entry.blocks.dropFirst()) : entry.blocks
    }
    return file(name, blocks)
  }

  /// The blocks of the start page of the site, without the cards.
  private var contents: [Block] {
    var blocks: [Block] = [
      .heading(level: 1, anchor: "", [.text(LocalizedText.siteTitle[language])]),
      .paragraph([.text(LocalizedText.siteIntroduction[language])]),
    ]
    func section(_ title: LocalizedText, _ items: [[Inline]], isOrdered: Bool = false) {
      blocks.append(.heading(level: 2, anchor: "", [.text(title[language])]))
      blocks.append(.list(isOrdered: isOrdered, items.map { [.paragraph($0)] }))
    }
    func link(_ slug: String) -> [Inline] {
      let title =
        slug == KnownMistakes.slug
        ? KnownMistakes.title(in: language) : ArticleLibrary.heading(slug, in: language)?.title
      return [.link(.article(slug: slug, anchor: nil), [.text(title ?? slug)])]
    }
    section(GuidePath.newcomers.title, GuidePath.newcomers.slugs.map(link), isOrdered: true)
    for topic in GuideTopic.allCases { section(topic.title, topic.slugs.map(link)) }
    var reference = SymbolLibrary.groups.map { group -> [Inline] in
      [.link(.web("symbols-\(group).md"), [.text(LocalizedText.symbolGroup(group)[language])])]
    }
    reference += [
      [.link(.web("icon-types.md"), [.text(LocalizedText.iconTypes[language])])],
      [.link(.web("rules.md"), [.text(LocalizedText.rules[language])])], link(KnownMistakes.slug),
    ]
    section(.reference, reference)
    return blocks
  }

  private static func address(_ target: LinkTarget) -> String? {
    func place(_ file: String, _ anchor: String?) -> String {
      file + ".md" + (anchor.map { "#" + MarkdownWriter.placeName($0) } ?? "")
    }
    return switch target {
    case .article(let slug, let anchor): place(slug, anchor)
    case .symbol(let id):
      IconType(entryID: id) != nil
        ? place("icon-types", id) : SymbolLibrary.group(of: id).map { place("symbols-" + $0, id) }
    case .rule(let id): place("rules", id)
    case .web(let address): address
    }
  }
}
