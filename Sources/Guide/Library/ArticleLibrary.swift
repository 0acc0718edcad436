import SourceText
import Synchronization

/// An article of the guide in one language.
public struct Article: Sendable {
  public let heading: ArticleHeading
  public let blocks: [Block]
}

/// The metadata of an article.
public struct ArticleHeading: Sendable {
  /// The name of the article's file, the same in both languages.
  public let slug: String
  public let language: Language
  private let fields: [String: String]

  init(slug: String, language: Language, front: Substring) {
    self.slug = slug
    self.language = language
    var fields: [String: String] = [:]
    for line in front.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    self.fields = fields
  }

  public var title: String { fields["title"] ?? slug }
  /// A summary of one sentence.
  public var summary: String { fields["summary"] ?? "" }
  /// Search terms that the text does not contain.
  public var keywords: String { fields["keywords"] ?? "" }
  /// The entries whose availability the article shows.
  public var symbols: [String] { list("symbols") }
  /// The slugs of related articles.
  public var seeAlso: [String] { list("see") }

  private func list(_ name: String) -> [String] {
    (fields[name] ?? "").split(separator: ", ").map(String.init)
  }
}

/// All articles, each read on request.
public enum ArticleLibrary {
  /// The slugs of all articles.
  public static var slugs: [String] { EmbeddedGuide.slugs }

  /// Returns the Markdown source of an article, including its front matter.
  static func source(_ slug: String, in language: Language) -> StaticString? {
    switch language {
    case .english: EmbeddedGuide.english(slug)
    case .simplifiedChinese: EmbeddedGuide.simplifiedChinese(slug)
    }
  }

  /// Returns the Markdown of an article, including its front matter; nil if the article does not exist.
  public static func markdown(_ slug: String, in language: Language) -> String? {
    source(slug, in: language).map { source in
      source.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns true if an article contains a name as a whole and with the same case.
  public static func contains(_ name: String, slug: String, in language: Language) -> Bool {
    guard let source = source(slug, in: language), let first = name.utf8.first else { return false }
    let name = Array(name.utf8)
    return source.withUTF8Buffer { source in
      source.indices.contains { index in
        guard source[index] == first, source[index...].starts(with: name) else { return false }
        let end = index + name.count
        return end >= source.count || !TermMatcher.isWord(source[end])
      }
    }
  }

  /// Returns the heading of an article without reading the rest; nil if the article does not exist.
  public static func heading(_ slug: String, in language: Language) -> ArticleHeading? {
    if let known = headings.withLock({ $0[language]?[slug] }) { return known }
    let heading = parts(slug, language).map {
      ArticleHeading(slug: slug, language: language, front: $0.front)
    }
    if let heading { headings.withLock { $0[language, default: [:]][slug] = heading } }
    return heading
  }

  /// The cached headings, which each hover and each search needs.
  private static let headings = Mutex<[Language: [String: ArticleHeading]]>([:])

  /// Returns an article with its blocks; nil if it does not exist.
  public static func article(_ slug: String, in language: Language) -> Article? {
    guard let (front, body) = parts(slug, language) else { return nil }
    return Article(
      heading: ArticleHeading(slug: slug, language: language, front: front),
      blocks: GuideText.blocks(body, in: language))
  }

  private static func parts(
    _ slug: String, _ language: Language
  ) -> (front: Substring, body: Substring)? {
    guard let embedded = source(slug, in: language) else { return nil }
    return embedded.withUTF8Buffer { bytes in
      guard let first = end(ofMarkIn: bytes, from: 0),
        let second = end(ofMarkIn: bytes, from: first)
      else { return nil }
      return (
        Substring(decoding: bytes[first..<(second - mark.count)], as: UTF8.self),
        Substring(decoding: bytes[second...], as: UTF8.self)
      )
    }
  }

  private static let mark = Array("---\n".utf8)

  /// Returns the end of the next line of hyphens.
  private static func end(ofMarkIn bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var at = start
    while at + mark.count <= bytes.count {
      if bytes[at] == mark[0], bytes[at..<(at + mark.count)].elementsEqual(mark) {
        return at + mark.count
      }
      at += 1
    }
    return nil
  }
}
