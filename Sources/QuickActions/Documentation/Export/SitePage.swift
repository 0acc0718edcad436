import Guide

/// What stands around the content of every page.
enum SitePage {
  static func frame(
    title: String, name: String, language: Language, content: String
  ) -> String {
    let other: Language = language == .english ? .simplifiedChinese : .english
    let title = HTMLWriter.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title) – quickactions</title>
      <link rel="stylesheet" href="../assets/style.css">
      <link rel="alternate" hreflang="\(other.rawValue)" href="../\(other.rawValue)/\(name)">
      </head>
      <body>
      <header>
      <a class="home" href="index.html">quickactions</a>
      \(searchForm(language))
      <nav><a href="../\(other.rawValue)/\(name)" lang="\(other.rawValue)">\(LocalizedText.languageName(other))</a></nav>
      </header>
      <main>
      \(content)
      </main>
      <footer>\(LocalizedText.footer[language])</footer>
      <script src="../assets/site.js"></script>
      </body>
      </html>

      """
  }

  /// The name of the page that shows what a search has found.
  static let searchName = "search.html"

  /// The content of that page, which a script fills.
  static func searchContent(_ language: Language) -> String {
    """
    <h1>\(LocalizedText.results[language])</h1>
    <noscript><p>\(LocalizedText.needsScript[language])</p></noscript>
    <ol id="results"></ol>
    """
  }

  static func searchTitle(_ language: Language) -> String { LocalizedText.results[language] }

  private static func searchForm(_ language: Language) -> String {
    """
    <form role="search" action="\(searchName)" data-none="\(LocalizedText.none[language])" data-one="\(LocalizedText.one[language])" data-many="\(LocalizedText.many[language])">
    <input id="search" name="q" type="search" placeholder="\(LocalizedText.search[language])" aria-label="\(LocalizedText.search[language])" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="suggestions" aria-autocomplete="list">
    <p id="found" role="status"></p>
    <ul id="suggestions" role="listbox" aria-label="\(LocalizedText.results[language])" hidden></ul>
    </form>
    """
  }

  /// The first page: the languages, and the reader's own where the browser tells.
  static func chooser() -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>quickactions</title>
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
