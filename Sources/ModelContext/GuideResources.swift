import DocumentationLookup
import Guide
import LanguageServerProtocol
import SourceText

/// The pages of the guide as resources, `quickactions://guide/LANGUAGE/PAGE`. The name of a page is the same
/// as for `docs`: `cold-launch`, `rule:duplicate-type`, `symbol:UIApplicationShortcutItem`.
enum GuideResources {
  private static let scheme = "quickactions://guide/"
  private static let type: JSONValue = "text/markdown"

  /// All articles, in both languages. The template gives access to the pages of rules and symbols.
  static var listed: [JSONValue] {
    Language.allCases.flatMap { language in
      ArticleLibrary.slugs.compactMap { slug in
        ArticleLibrary.heading(slug, in: language).map { heading -> JSONValue in
          [
            "uri": .string(address(slug, language)), "name": .string(slug),
            "title": .string(heading.title), "description": .string(heading.summary),
            "mimeType": type,
          ]
        }
      }
    }
  }

  static let templates: [JSONValue] = [
    [
      "uriTemplate": .string(scheme + "{language}/{page}"), "name": "page",
      "title": "Page of the guide",
      "description": """
      language is en or zh-Hans; page is the name of an article, rule:NAME for a rule of check, or symbol:NAME \
      for a key, an icon type or a symbol of UIKit.
      """,
      "mimeType": type,
    ]
  ]

  /// Returns the content of a resource; nil if it does not exist.
  static func content(of address: String) -> JSONValue? {
    guard address.hasPrefix(scheme) else { return nil }
    let names = address.dropFirst(scheme.count).split(separator: "/", maxSplits: 1)
    guard names.count == 2, let language = Language(rawValue: String(names[0])),
      let name = decoded(names[1])
    else { return nil }
    let target = LinkTarget(slug: name)
    guard let page = DocumentationIndex.page(for: target, in: language), !page.blocks.isEmpty else {
      return nil
    }
    return [
      "uri": .string(address), "mimeType": type, "text": .string(markdown(page.blocks, language)),
    ]
  }

  /// Returns blocks as Markdown whose links are resources.
  static func markdown(_ blocks: [Block], _ language: Language) -> String {
    let writer = MarkdownWriter(
      language,
      link: { target in
        if case .web(let address) = target { address } else { address(target.slug, language) }
      })
    return writer.write(blocks)
  }

  static func address(_ slug: String, _ language: Language) -> String {
    let kept = Set("-._~:".utf8)
    var encoded = ""
    for byte in slug.utf8 {
      let isLetter = byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter)
      if isLetter || (0x30...0x39).contains(byte) || kept.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return scheme + language.rawValue + "/" + encoded
  }

  /// Returns a name with its percent escapes decoded; nil if the result is not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
