import Guide
import SourceText

/// The first page in a language: an introduction, what to read for a task, and a list of all pages.
enum StartPage {
  static func page(_ language: Language, _ writer: HTMLWriter, _ map: SiteMap) -> SitePage {
    let parts = map.parts
    return SitePage(
      name: "index.html", title: LocalizedText.siteTitle[language], summary: "",
      opening: writer.write([
        .heading(level: 1, anchor: "", [.text(LocalizedText.siteTitle[language])]),
        .paragraph([.text(LocalizedText.siteIntroduction[language])]),
      ]),
      content: ([newcomers(language, writer), tasks(language, writer)]
        + parts.map { part($0, language, writer) }).joined(separator: "\n"),
      headings: [])
  }

  private static func newcomers(_ language: Language, _ writer: HTMLWriter) -> String {
    let path = GuidePath.newcomers
    return "<section class=\"newcomers\">\n"
      + writer.write([
        .heading(level: 2, anchor: "start", [.text(path.title[language])]),
        .list(isOrdered: true, path.slugs.compactMap { item($0, language, hasSummary: true) }),
      ]) + "\n</section>"
  }

  private static func tasks(_ language: Language, _ writer: HTMLWriter) -> String {
    let cards = GuidePath.tasks.map { task in
      "<li>\n"
        + writer.write([
          .heading(level: 3, anchor: "", [.text(task.title[language])]),
          .list(
            isOrdered: false, task.slugs.compactMap { item($0, language, hasSummary: false) }),
        ]) + "\n</li>"
    }
    return """
      <section>
      \(writer.write([.heading(level: 2, anchor: "tasks", [.text(LocalizedText.tasks[language])])]))
      <ul class="tasks">
      \(cards.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private static func part(
    _ part: SiteMap.Part, _ language: Language, _ writer: HTMLWriter
  ) -> String {
    let items = part.entries.map { entry -> [Block] in
      let slug = String(entry.name.dropLast(".html".count))
      return item(slug, language, hasSummary: true)
        ?? [.paragraph([.link(.web(entry.name), [.text(entry.title)])])]
    }
    return "<section class=\"part\">\n"
      + writer.write([
        .heading(level: 2, anchor: part.anchor, [.text(part.title)]),
        .list(isOrdered: false, items),
      ]) + "\n</section>"
  }

  private static func item(
    _ slug: String, _ language: Language, hasSummary: Bool
  ) -> [Block]? {
    let title: String
    var summary = ""
    if slug == KnownMistakes.slug {
      title = KnownMistakes.title(in: language)
    } else if let heading = ArticleLibrary.heading(slug, in: language) {
      title = heading.title
      summary = hasSummary ? heading.summary : ""
    } else {
      return nil
    }
    var inlines: [Inline] = [.link(.article(slug: slug, anchor: nil), [.text(title)])]
    if !summary.isEmpty {
      inlines += [.text(LocalizedText.colon[language]), .text(summary)]
    }
    return [.paragraph(inlines)]
  }
}

extension LocalizedText {
  fileprivate static let tasks = LocalizedText(en: "By task", zhHans: "按任务查找")
}
