import Guide
import SourceText

/// The frame around the content of a page: the search field, the list of all pages, the breadcrumbs, the
/// contents, and the previous and next page.
struct SitePage {
  /// A heading in the table of contents of a page.
  struct Heading {
    let level: Int
    let anchor: String
    /// The heading as HTML.
    let text: String
  }

  /// The name of the file, without a folder.
  let name: String
  let title: String
  /// A summary of one sentence; may be empty.
  let summary: String
  /// The HTML above the table of contents.
  let opening: String
  let content: String
  let headings: [Heading]

  func text(in language: Language, _ map: SiteMap) -> String {
    let other: Language = language == .english ? .simplifiedChinese : .english
    let title = HTMLWriter.escaped(
      self.title == LocalizedText.siteTitle[language]
        ? self.title : self.title + " – " + LocalizedText.siteTitle[language])
    let description = HTMLWriter.escaped(
      summary.isEmpty ? LocalizedText.siteIntroduction[language] : summary)
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <meta name="description" content="\(description)">
      \(Self.icon)
      <link rel="stylesheet" href="../assets/style.css">
      <link rel="alternate" hreflang="\(other.rawValue)" href="../\(other.rawValue)/\(name)">
      <script>(function (d) { d.className = "js"; try { d.dataset.code = localStorage.getItem("quickactions-code") || ""; } catch (e) {} })(document.documentElement)</script>
      </head>
      <body data-copy="\(LocalizedText.copy[language])" data-copied="\(LocalizedText.copied[language])" data-choose="\(LocalizedText.choose[language])">
      <a class="skip" href="#site-main">\(LocalizedText.skip[language])</a>
      <header>
      <button id="site-menu" type="button" aria-expanded="false" aria-controls="site-articles">\(LocalizedText.articles[language])</button>
      <a class="home" href="index.html">quickactions</a>
      \(searchForm(language))
      <nav class="language" aria-label="\(LocalizedText.language[language])"><a href="../\(other.rawValue)/\(name)" lang="\(other.rawValue)" hreflang="\(other.rawValue)">\(LocalizedText.languageName(other))</a></nav>
      </header>
      <div class="frame">
      \(articles(language, map))
      <main id="site-main" tabindex="-1">
      \(way(language, map))<div class="opening">
      \(opening)
      </div>
      \(contents(language))<div class="text">
      \(content)
      \(turning(language, map))</div>
      </main>
      </div>
      <footer>\(LocalizedText.footer[language])</footer>
      <script src="../assets/site.js"></script>
      </body>
      </html>

      """
  }

  /// The icon of the site: a menu next to an app icon.
  private static let icon = """
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230058d0'/%3E%3Cpath d='M4 5h8M4 8h8M4 11h5' stroke='%23fff' stroke-width='1.6' stroke-linecap='round'/%3E%3C/svg%3E">
    """

  // MARK: Ways to other pages

  /// Returns the list of all pages by part; the part of this page is open.
  private func articles(_ language: Language, _ map: SiteMap) -> String {
    let current = map.part(of: name)?.anchor
    let parts = map.parts.map { part in
      let items = part.entries.map { entry in
        // The page of a rule is a child of the list of rules.
        let isAbove = SiteAddress.isRule(name) && entry.name == "rules.html"
        let mark =
          entry.name == name
          ? " aria-current=\"page\"" : isAbove ? " aria-current=\"true\"" : ""
        return "<li><a href=\"\(entry.name)\"\(mark)>\(foreign(entry.title, language))</a></li>"
      }
      let open = part.anchor == current ? " open" : ""
      return
        "<details\(open)><summary>\(foreign(part.title, language))</summary>\n<ul>\n\(items.joined(separator: "\n"))\n</ul></details>"
    }
    return """
      <nav id="site-articles" aria-label="\(LocalizedText.articles[language])">
      \(parts.joined(separator: "\n"))
      </nav>
      """
  }

  private func way(_ language: Language, _ map: SiteMap) -> String {
    guard let part = map.part(of: name) else { return "" }
    return """
      <nav class="way" aria-label="\(LocalizedText.way[language])"><ol>
      <li><a href="index.html">\(LocalizedText.start[language])</a></li>
      <li><a href="index.html#\(part.anchor)">\(foreign(part.title, language))</a></li>
      <li aria-current="page">\(foreign(title, language))</li>
      </ol></nav>

      """
  }

  private func contents(_ language: Language) -> String {
    guard headings.count > 1 else { return "" }
    let items = headings.map { heading in
      let inner = heading.level > 2 ? " class=\"inner\"" : ""
      return
        "<li\(inner)><a href=\"#\(HTMLWriter.escaped(heading.anchor))\">\(heading.text)</a></li>"
    }
    return """
      <nav class="contents" aria-label="\(LocalizedText.contents[language])"><details open><summary>\(LocalizedText.contents[language])</summary>
      <ul>
      \(items.joined(separator: "\n"))
      </ul></details></nav>

      """
  }

  private func turning(_ language: Language, _ map: SiteMap) -> String {
    let (previous, next) = map.neighbors(of: name)
    guard previous != nil || next != nil else { return "" }
    func link(_ entry: SiteMap.Entry?, _ relation: String, _ label: LocalizedText) -> String {
      entry.map { entry in
        "<a rel=\"\(relation)\" href=\"\(entry.name)\"><span>\(label[language])</span> \(foreign(entry.title, language))</a>\n"
      } ?? ""
    }
    return """
      <nav class="turn" aria-label="\(LocalizedText.turn[language])">
      \(link(previous, "prev", .previous))\(link(next, "next", .next))</nav>

      """
  }

  private func foreign(_ text: String, _ language: Language) -> String {
    HTMLWriter(language) { _ in nil }.prose(text)
  }

  // MARK: Search

  /// Returns the page for the results of a search; a script fills it.
  static func results(_ language: Language) -> SitePage {
    SitePage(
      name: "search.html", title: LocalizedText.results[language], summary: "",
      opening: "<h1>\(LocalizedText.results[language])</h1>",
      content: """
        <noscript><p>\(LocalizedText.needsScript[language])</p></noscript>
        <ol id="site-results"></ol>
        """,
      headings: [])
  }

  private func searchForm(_ language: Language) -> String {
    """
    <form role="search" action="search.html" data-none="\(LocalizedText.none[language])" data-one="\(LocalizedText.one[language])" data-many="\(LocalizedText.many[language])">
    <input id="site-search" name="q" type="search" placeholder="\(LocalizedText.search[language])" aria-label="\(LocalizedText.search[language])" autocomplete="off" aria-keyshortcuts="/" role="combobox" aria-expanded="false" aria-controls="site-suggestions" aria-autocomplete="list">
    <p id="site-found" role="status"></p>
    <ul id="site-suggestions" role="listbox" aria-label="\(LocalizedText.results[language])" hidden></ul>
    </form>
    """
  }

  // MARK: The first page

  /// Returns the page for choosing a language; it opens the language that the browser requests.
  static func chooser() -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>quickactions</title>
    <meta name="description" content="The guide to Home Screen quick actions, in English and Chinese.">
    \(icon)
    <link rel="stylesheet" href="assets/style.css">
    <script>location.replace((/^zh/i.test(navigator.language) ? "zh-Hans" : "en") + "/index.html");</script>
    </head>
    <body>
    <main>
    <h1>quickactions</h1>
    <ul>
    <li><a href="en/index.html">English</a></li>
    <li><a href="zh-Hans/index.html" lang="zh-Hans">简体中文</a></li>
    </ul>
    </main>
    </body>
    </html>

    """
  }
}

extension LocalizedText {
  static let siteTitle = LocalizedText(en: "Quick actions: the guide", zhHans: "快捷操作指南")
  static let siteIntroduction = LocalizedText(
    en: """
      Home Screen quick actions from the property list to the code, and what belongs to them: peek \
      and pop and what has replaced it, traits and size classes, presentations and popovers. Each \
      article says first what holds today.
      """,
    zhHans: """
      主屏幕快捷操作，从属性列表到代码，以及与之相关的内容：peek 与 pop 及其替代、特征与尺寸类、呈现与弹出框。\
      每篇文章都先说明现状。
      """)
  fileprivate static let skip = LocalizedText(en: "Skip to the text", zhHans: "跳到正文")
  fileprivate static let articles = LocalizedText(en: "Articles", zhHans: "文章列表")
  fileprivate static let language = LocalizedText(en: "Language", zhHans: "语言")
  fileprivate static let way = LocalizedText(en: "Breadcrumb", zhHans: "所在位置")
  fileprivate static let start = LocalizedText(en: "Guide", zhHans: "指南")
  fileprivate static let contents = LocalizedText(en: "On this page", zhHans: "本页内容")
  fileprivate static let turn = LocalizedText(en: "Previous and next article", zhHans: "上一篇与下一篇")
  fileprivate static let previous = LocalizedText(en: "Previous", zhHans: "上一篇")
  fileprivate static let next = LocalizedText(en: "Next", zhHans: "下一篇")
  fileprivate static let copy = LocalizedText(en: "Copy", zhHans: "拷贝")
  fileprivate static let copied = LocalizedText(en: "Copied", zhHans: "已拷贝")
  fileprivate static let choose = LocalizedText(en: "Language of the code", zhHans: "代码语言")
  fileprivate static let search = LocalizedText(en: "Search the guide", zhHans: "搜索指南")
  fileprivate static let results = LocalizedText(en: "Search results", zhHans: "搜索结果")
  fileprivate static let none = LocalizedText(en: "Nothing found.", zhHans: "没有找到。")
  fileprivate static let one = LocalizedText(en: "1 result", zhHans: "1 个结果")
  fileprivate static let many = LocalizedText(en: "# results", zhHans: "# 个结果")
  fileprivate static let needsScript = LocalizedText(
    en: "The search needs JavaScript; the list of all articles is on the first page.",
    zhHans: "搜索需要 JavaScript；首页列有全部文章。")
  fileprivate static let footer = LocalizedText(
    en: "“Observed” marks behavior seen in iOS that Apple does not promise.",
    zhHans: "“观察所得”指在 iOS 中看到、但 Apple 未作承诺的行为。")

  fileprivate static func languageName(_ language: Language) -> String {
    switch language {
    case .english: "English"
    case .simplifiedChinese: "简体中文"
    }
  }
}
