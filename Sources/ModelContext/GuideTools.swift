import DocumentationLookup
import Guide
import LanguageServerProtocol
import SourceText

/// The tools that need only the guide.
package enum GuideTools {
  /// The parameter for the language of texts.
  package static let language = ContextTool.Parameter(
    "language", .choice(Language.allCases.map(\.rawValue)),
    "Language of the texts; the default is that of the server")

  /// The most results of a search without a limit of its own.
  private static let maximumResults = 10

  /// Returns all tools of the guide.
  ///
  /// - Parameter language: the language of texts if a call does not choose one.
  package static func all(_ language: Language) -> [ContextTool] {
    [explain(language), search(language)]
  }

  private static func explain(_ language: Language) -> ContextTool {
    ContextTool(
      "explain", title: "Explain a rule, key or symbol",
      description: """
        Documentation, as Markdown, of one thing: a rule of check (duplicate-type), a key of Info.plist \
        (UIApplicationShortcutItemTitle), an icon type (compose), a symbol of UIKit in Swift or Objective-C \
        spelling, an article, or a word of the glossary.
        """,
      [ContextTool.Parameter("name", .text, isRequired: true, "What to explain"), self.language]
    ) { (arguments) throws(ContextFailure) in
      let language = arguments.language ?? language
      let name = arguments.text("name") ?? ""
      guard let blocks = DocumentationIndex.blocks(for: name, in: language) else {
        let shown = String(name.prefix(100))
        let near = DocumentationIndex.nearest(to: name)
        throw ContextFailure(
          "nothing is known of “\(shown)”; "
            + (near.map { "did you mean “\($0)”?" } ?? "search_guide searches all texts"))
      }
      return ContextResult(text: GuideResources.markdown(blocks, language))
    }
  }

  private static func search(_ language: Language) -> ContextTool {
    ContextTool(
      "search_guide", title: "Search the guide",
      description: """
        Finds pages of the guide to quick actions, peek and pop, context menus, traits, size classes and \
        presentations. Takes questions and key words, in English or Chinese. Read a page by its uri as a resource, \
        or by its name with explain.
        """,
      [
        ContextTool.Parameter("query", .text, isRequired: true, "What to search for"),
        ContextTool.Parameter("limit", .count, "How many pages at most; the default is 10"),
        self.language,
      ],
      form: ContextTool.ResultForm(
        json: """
          {"type": "object", "required": ["results"], "properties": {"results": {"type": "array", "items": {
          "type": "object", "required": ["uri", "name", "title", "passage"], "properties": {
          "uri": {"type": "string"}, "name": {"type": "string"}, "title": {"type": "string"},
          "passage": {"type": "string"}}}}}}
          """)
    ) { (arguments) throws(ContextFailure) in
      let language = arguments.language ?? language
      let results = DocumentationSearch.search(arguments.text("query") ?? "", in: language)
        .prefix(arguments.count("limit") ?? maximumResults)
      return ContextResult([
        "results": .array(
          results.map { result in
            [
              "uri": .string(GuideResources.address(result.slug, result.language)),
              "name": .string(result.slug), "title": .string(result.title),
              "passage": .string(result.passage),
            ]
          })
      ])
    }
  }
}

extension ContextArguments {
  /// The language that the call requests.
  package var language: Language? { text("language").flatMap(Language.init(rawValue:)) }
}
