import DocumentationLookup
import Foundation
import Guide
import SourceText
import TestKit
import Testing

/// The search of the exported site, a second implementation for browsers, gives the answers of the command
/// line.
@Suite struct SiteSearchTests {
  private struct Question: Codable {
    let language: String
    let text: String
  }

  /// The most bytes that a first search loads. Pages on a disk, and many servers, send them uncompressed.
  private static let maximumSize = 300_000

  @Test(arguments: Language.allCases) func loadsLittle(_ language: Language) {
    let files = ExportTests.files.filter {
      ["assets/search.js", language.rawValue + "/search-index.js"].contains($0.path)
    }
    #expect(files.count == 2)
    let size = files.reduce(0) { $0 + $1.text.utf8.count }
    #expect(size <= Self.maximumSize, "\(size)")
  }

  /// Questions of both tables, and pasted texts, get the same answers in the same order.
  @Test(.slow, .enabled(if: Node.path != nil), .timeLimit(.minutes(40))) func theSameAnswers()
    throws
  {
    let rows = try Table.rows("Lookups.tsv", columns: 4)
    let pasted = [
      "localizedTitle", ".compose", "UIApplicationShortcutIconTypeCompose", "square.and.pencil",
      "[icon iconWithType:1]", "UIApplication.shared.shortcutItems", "missing-required-key",
      "performActionForShortcutItem localizedTitle", "info.plist", "size class", "?!",
    ]
    let sealed = try Table.rows("SealedQuestions.tsv", columns: 3)
    let names = ["connectionOptions.shortcutItem", "localizedTitle", "popover"]
    // A quarter of the older questions, which `LookupTests` also asks: all of them take many minutes.
    let some = rows.enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element)
    let questions =
      some.map { Question(language: $0[0], text: $0[2]) }
      + sealed.map { Question(language: $0[0], text: $0[1]) }
      + pasted.map { Question(language: "en", text: $0) }
      + names.map { Question(language: "zh-Hans", text: $0) }
    let answers = try answersOfTheSite(to: questions)
    #expect(answers.count == questions.count)
    let places = SitePlaces()
    for (question, answer) in zip(questions, answers) {
      let language = try #require(Language(rawValue: question.language))
      let own = SearchAnswers.slugs(question.text, in: language)
      #expect(answer.map(\.slug) == own, "\(question.text)")
      for result in answer {
        #expect(places.contains(result.url, in: question.language), "\(result.url)")
        // Passages contain no markup.
        #expect(
          !result.passage.contains(")>)") && !result.passage.contains("]("), "\(result.passage)")
        #expect(!result.passage.contains(#/\*\w[^*]*\w\*/#), "\(result.passage)")
      }
    }
  }

  private struct Answer: Codable {
    let slug: String
    let url: String
    let passage: String
  }

  /// The anchors on the pages of the site.
  private struct SitePlaces {
    private var ids: [String: Set<String>] = [:]

    init() {
      for file in ExportTests.files where file.path.hasSuffix(".html") {
        ids[file.path] = Set(file.text.matches(of: #/ id="([^"]+)"/#).map { String($0.output.1) })
      }
    }

    func contains(_ url: String, in language: String) -> Bool {
      let parts = url.split(separator: "#", maxSplits: 1).map(String.init)
      guard let page = parts.first, let ids = ids[language + "/" + page] else { return false }
      return parts.count == 1 || ids.contains(parts[1])
    }
  }

  private func answersOfTheSite(to questions: [Question]) throws -> [[Answer]] {
    let scripts = ExportTests.files.filter { $0.path.hasSuffix(".js") }
    return try Node.run(
      Self.script, input: questions,
      files: Dictionary(uniqueKeysWithValues: scripts.map { ($0.path, $0.text) }))
  }

  private static let script = """
    const searches = {};
    function search(language) {
      if (!searches[language]) {
        globalThis.window = {};
        for (const file of [language + "/search-index.js", "assets/search.js"]) {
          (0, eval)(fs.readFileSync(file, "utf8"));
        }
        searches[language] = window.guideSearch;
      }
      return searches[language];
    }
    output = input.map(({ language, text }) => search(language)(text).results)
      .map((results) => results.map(({ slug, url, passage }) => ({ slug, url, passage })));
    """
}
