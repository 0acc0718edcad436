import Guide
import JSONSyntax

/// The pages of the site in one language.
struct SiteBuilder {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// One page before it is put into its frame.
  private struct Page {
    /// The name of the file, without a folder.
    let name: String
    let title: String
    let summary: String
    let keywords: String
    let blocks: [Block]
  }

  func files() -> [GuideExport.File] {
    let pages = self.pages()
    let writer = HTMLWriter(language) { SiteAddress.of($0) }
    let folder = language.rawValue + "/"
    let index = SitePage.frame(
      title: LocalizedText.title[language], name: "index.html", language: language,
      content: contents(writer))
    return [
      GuideExport.File(path: folder + "index.html", text: index),
      GuideExport.File(
        path: folder + SitePage.searchName,
        text: SitePage.frame(
          title: SitePage.searchTitle(language), name: SitePage.searchName, language: language,
          content: SitePage.searchContent(language))),
      GuideExport.File(path: folder + "search-index.js", text: searchIndex(pages)),
    ]
      + pages.map { page in
        GuideExport.File(
          path: folder + page.name,
          text: SitePage.frame(
            title: page.title, name: page.name, language: language,
            content: writer.write(page.blocks)))
      }
  }

  // MARK: Pages

  private func pages() -> [Page] {
    var pages: [Page] = ArticleLibrary.slugs.compactMap { slug in
      ArticleLibrary.article(slug, in: language).map { article in
        Page(
          name: slug + ".html", title: article.heading.title, summary: article.heading.summary,
          keywords: article.heading.keywords, blocks: article.page)
      }
    }
    let mistakes = KnownMistakes.title(in: language)
    pages.append(
      Page(
        name: KnownMistakes.slug + ".html", title: mistakes, summary: "", keywords: "",
        blocks: KnownMistakes.page(in: language)))
    for (index, group) in SymbolLibrary.groups.enumerated() {
      let title = LocalizedText.symbolGroup(group)[language]
      let entries = SymbolLibrary.ids(inGroup: index).compactMap {
        DocumentationIndex.page(forSymbol: $0, in: language)
      }
      pages.append(
        page("symbols-\(group).html", title, entries.map { ($0.title, $0.blocks) }))
    }
    pages.append(
      page(
        "icon-types.html", LocalizedText.iconTypes[language],
        IconType.all.map { ($0.entryID, Documentation.blocks(for: $0, in: language)) }))
    pages.append(
      page(
        "rules.html", LocalizedText.rules[language],
        RuleRegistry.all.map {
          ($0.description.id, Documentation.blocks(for: $0.description, in: language))
        }))
    return pages
  }

  /// Many short texts on one page, each below a heading with its name.
  private func page(_ name: String, _ title: String, _ sections: [(String, [Block])]) -> Page {
    var blocks: [Block] = [.heading(level: 1, anchor: "", [.text(title)])]
    for (id, section) in sections {
      let isHeaded = if case .heading? = section.first { true } else { false }
      blocks.append(.heading(level: 2, anchor: id, [.code(id)]))
      blocks += isHeaded ? Array(section.dropFirst()) : section
    }
    return Page(
      name: name, title: title, summary: "", keywords: sections.map(\.0).joined(separator: " "),
      blocks: blocks)
  }

  // MARK: Contents

  private func contents(_ writer: HTMLWriter) -> String {
    var blocks: [Block] = [
      .heading(level: 1, anchor: "", [.text(LocalizedText.title[language])]),
      .paragraph([.text(LocalizedText.introduction[language])]),
    ]
    for topic in GuideTopic.allCases {
      let articles = topic.slugs.compactMap { ArticleLibrary.heading($0, in: language) }
      blocks.append(.heading(level: 2, anchor: topic.rawValue, [.text(topic.title[language])]))
      blocks.append(
        .list(
          isOrdered: false,
          articles.map { article in
            [
              .paragraph([
                .link(.article(slug: article.slug, anchor: nil), [.text(article.title)]),
                .text(language == .english ? ": " : "："), .text(article.summary),
              ])
            ]
          }))
    }
    blocks.append(
      .heading(level: 2, anchor: "reference", [.text(LocalizedText.reference[language])]))
    var links: [[Inline]] = SymbolLibrary.groups.map { group in
      [.link(.web("symbols-\(group).html"), [.text(LocalizedText.symbolGroup(group)[language])])]
    }
    links.append([.link(.web("icon-types.html"), [.text(LocalizedText.iconTypes[language])])])
    links.append([.link(.web("rules.html"), [.text(LocalizedText.rules[language])])])
    links.append([
      .link(
        .article(slug: KnownMistakes.slug, anchor: nil),
        [.text(KnownMistakes.title(in: language))])
    ])
    blocks.append(.list(isOrdered: false, links.map { [.paragraph($0)] }))
    return writer.write(blocks)
  }

  // MARK: Search

  /// A script that holds what can be found. A script, and not JSON, because pages that lie on a disk
  /// may not read other files.
  private func searchIndex(_ pages: [Page]) -> String {
    let plain = PlainTextWriter(language)
    let items = pages.map { page in
      let text = plain.write(Array(page.blocks.dropFirst()))
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let members = [
        ("url", page.name), ("title", page.title), ("summary", page.summary),
        ("keywords", page.keywords), ("text", text),
      ].map { "\"\($0)\":\(quoted($1))" }
      return "{" + members.joined(separator: ",") + "}"
    }
    return "window.guideIndex=[\n" + items.joined(separator: ",\n") + "\n];\n"
  }

  /// A string of JavaScript that is safe inside a script element as well.
  private func quoted(_ text: String) -> String {
    JSONString.encode(text).replacing("<", with: "\\u003c")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}

/// Where a link of the guide leads within the site.
enum SiteAddress {
  static func of(_ target: LinkTarget) -> String? {
    switch target {
    case .article(let slug, let anchor): slug + ".html" + (anchor.map { "#" + $0 } ?? "")
    case .symbol(let id):
      IconType(entryID: id) != nil
        ? "icon-types.html#" + id
        : SymbolLibrary.group(of: id).map { "symbols-\($0).html#\(id)" }
    case .rule(let id): "rules.html#" + id
    case .web(let address): address
    }
  }
}

extension LocalizedText {
  fileprivate static let title = LocalizedText(
    en: "Quick actions: the guide", zhHans: "快捷操作指南")
  fileprivate static let introduction = LocalizedText(
    en: """
      Home Screen quick actions from the property list to the code, and what belongs to them: peek \
      and pop and what has replaced it, traits and size classes, presentations and popovers. Each \
      article says first what holds today.
      """,
    zhHans: """
      主屏幕快捷操作，从属性列表到代码，以及与之相关的内容：peek 与 pop 及其替代、特征与尺寸类、呈现与弹出框。\
      每篇文章都先说明现状。
      """)
  fileprivate static let reference = LocalizedText(en: "Reference", zhHans: "参考")
  fileprivate static let iconTypes = LocalizedText(en: "Icon types", zhHans: "图标类型")
  fileprivate static let rules = LocalizedText(en: "Rules", zhHans: "规则")

  static func symbolGroup(_ group: String) -> LocalizedText {
    switch group {
    case "info-plist-keys": LocalizedText(en: "Keys of Info.plist", zhHans: "Info.plist 的键")
    case "quick-actions": LocalizedText(en: "Quick actions in code", zhHans: "代码中的快捷操作")
    case "force":
      LocalizedText(
        en: "3D Touch, peek and pop, context menus", zhHans: "3D Touch、peek 与 pop、上下文菜单")
    case "traits": LocalizedText(en: "Traits and size classes", zhHans: "特征与尺寸类")
    case "presentation": LocalizedText(en: "Presentations and popovers", zhHans: "呈现与弹出框")
    default: LocalizedText(en: group, zhHans: group)
    }
  }
}
