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
      <input id="search" type="search" placeholder="\(LocalizedText.search[language])" aria-label="\(LocalizedText.search[language])" data-nothing="\(LocalizedText.nothing[language])">
      <nav><a href="../\(other.rawValue)/\(name)" lang="\(other.rawValue)">\(LocalizedText.languageName(other))</a></nav>
      </header>
      <main>
      \(content)
      </main>
      <footer>\(LocalizedText.footer[language])</footer>
      <script src="search-index.js"></script>
      <script src="../assets/search.js"></script>
      </body>
      </html>

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
  fileprivate static let nothing = LocalizedText(en: "Nothing found.", zhHans: "没有找到。")
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
