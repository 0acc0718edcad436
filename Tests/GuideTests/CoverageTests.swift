import DocumentationLookup
import Foundation
import Guide
import SourceText
import TestKit
import Testing

/// The questions that the guide has to answer, and where it answers them.
@Suite struct CoverageTests {
  /// Returns true if a page and an anchor in it exist in both languages.
  private func exists(_ target: LinkTarget) -> Bool {
    Language.allCases.allSatisfy { language in
      guard let page = DocumentationIndex.page(for: target, in: language) else { return false }
      guard case .article(_, let anchor?) = target else { return true }
      return page.blocks.anchors.contains(anchor)
    }
  }

  @Test(.slow) func everyTopicHasItsPages() throws {
    let rows = try Table.rows("Coverage.tsv", columns: 3)
    #expect(rows.count > 80)
    for row in rows {
      for page in row[2].split(separator: " ") {
        #expect(exists(LinkTarget(slug: String(page))), "\(row[1]): \(page)")
      }
    }
  }

  /// If the list of topics exists next to the project, the table contains all of them.
  @Test(.enabled(if: Project.beside("shared/guide/TOPICS.md") != nil))
  func theTableKnowsEveryTopic() throws {
    let url = try #require(Project.beside("shared/guide/TOPICS.md"))
    let covered = Set(try Table.rows("Coverage.tsv", columns: 3).map { $0[0] + "\t" + $0[1] })
    var document = ""
    var count = 0
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if let match = line.prefixMatch(of: /## Seed (\d+)/) { document = String(match.1) }
      guard line.hasPrefix("- ") else { continue }
      count += 1
      let beginning = line.dropFirst(2).prefix(60).trimmingCharacters(in: .whitespaces)
      #expect(covered.contains("\(document)\t\(beginning)"))
    }
    #expect(count > 80)
  }

  /// Each mistake is answered at one position, the one in the table.
  @Test func everyMistakeIsAnsweredOnce() throws {
    let rows = try Table.rows("Mistakes.tsv", columns: 2)
    for language in Language.allCases {
      var places: [String: String] = [:]
      for answer in KnownMistakes.answers(in: language) {
        for id in answer.ids {
          #expect(places[id] == nil, "\(id) is answered twice")
          places[id] = "\(answer.article.slug)#\(id.lowercased())"
        }
      }
      #expect(places == Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) }))
    }
  }

  /// If the list of mistakes exists next to the project, the table contains all relevant ones. Typos in
  /// running text are not relevant.
  @Test(.enabled(if: Project.beside("shared/facts/errors.json") != nil))
  func noMistakeIsLeftOut() throws {
    struct Mistake: Decodable {
      let id: String
      let kind: String
    }
    let url = try #require(Project.beside("shared/facts/errors.json"))
    let mistakes = try JSONDecoder().decode([Mistake].self, from: Data(contentsOf: url))
    let answered = Set(try Table.rows("Mistakes.tsv", columns: 2).map { $0[0] })
    #expect(mistakes.count > 80)
    for mistake in mistakes where mistake.kind != "typo" {
      #expect(answered.contains(mistake.id), "\(mistake.id), \(mistake.kind)")
    }
  }

  @Test func everyArticleBelongsToOneTopic() {
    let slugs = GuideTopic.allCases.flatMap(\.slugs)
    #expect(Set(slugs).count == slugs.count)
    #expect(Set(slugs) == Set(ArticleLibrary.slugs))
  }

  /// Every article lists pages by Apple at its end, the same in both languages.
  @Test(arguments: ArticleLibrary.slugs) func everyArticleNamesItsSources(_ slug: String) throws {
    let sources = Source.all(of: slug)
    #expect(!sources.isEmpty && Set(sources).count == sources.count)
    for language in Language.allCases {
      let page = try #require(ArticleLibrary.article(slug, in: language)).page
      #expect(page.anchors.contains("sources"))
      for source in sources {
        #expect(source.address.hasPrefix("https://developer.apple.com/"))
        #expect(page.links.contains(.web(source.address)))
      }
    }
  }
}
