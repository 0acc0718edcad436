import Guide
import SourceText
import TestKit
import Testing

/// The versions of symbols in articles are those of the table of symbols.
@Suite struct AvailabilityTests {
  /// A part of a sentence that names symbols and versions of iOS.
  private struct Statement {
    let slug: String
    let text: Substring
    /// The possible entries of each name in the text.
    let names: [(name: String, entries: [SymbolEntry])]
    let versions: Set<String>

    init?(_ text: Substring, slug: String) {
      let versions = Set(text.matches(of: #/iOS (\d+(?:\.\d+)?)/#).map { String($0.output.1) })
      guard !versions.isEmpty else { return nil }
      let linked = text.matches(of: #/\]\((?:<symbol:([^>]+)>|symbol:([^)]+))\)/#)
        .map { String($0.output.1 ?? $0.output.2 ?? "") }
      let written = text.matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
      let names = (linked + written).map { name in
        (name: name, entries: SymbolLookup.entries(named: name).compactMap(SymbolLibrary.entry))
      }.filter { !$0.entries.isEmpty }
      guard !names.isEmpty else { return nil }
      self.slug = slug
      self.text = text
      self.names = names
      self.versions = versions
    }

    /// The versions that the table has for none of the names.
    var foreign: Set<String> {
      let known = names.flatMap(\.entries).flatMap { entry in
        [entry.since, entry.deprecated].compactMap { $0 }.flatMap { systems in
          systems.matches(of: #/iOS (\d+)\.(\d+)/#).map { match in
            match.output.2 == "0"
              ? String(match.output.1) : "\(match.output.1).\(match.output.2)"
          }
        }
      }
      return versions.filter { version in !known.contains(version) }
        .filter { version in !known.contains { version == $0 + ".0" } }
    }
  }

  /// Returns the statements of an article: text and tables, without code.
  private func statements(_ slug: String, _ language: Language) -> [Statement] {
    var isCode = false
    return (ArticleLibrary.markdown(slug, in: language) ?? "").split(separator: "\n")
      .filter { line in
        if line.hasPrefix("```") { isCode.toggle() }
        let isFront = ["keywords: ", "asked: ", "symbols: ", "see: "].contains {
          line.hasPrefix($0)
        }
        return !isCode && !isFront
      }
      .flatMap { $0.split(separator: #/(?:[.;]\s)|[。；|]/#) }
      .compactMap { Statement($0, slug: slug) }
  }

  /// A version that is not the first or last one of a symbol describes a behavior. These versions are listed,
  /// each with its name, so that a wrong version in a new sentence is noticed.
  @Test(.slow) func versionsAreThoseOfTheTable() throws {
    let rows = try Table.rows("BehaviorVersions.tsv", columns: 3)
    var unused = Set(rows)
    let all = Language.allCases.flatMap { language in
      ArticleLibrary.slugs.flatMap { statements($0, language) }
    }
    #expect(all.count >= 60)
    for statement in all {
      for version in statement.foreign {
        let listed = rows.first { row in
          row[0] == statement.slug && row[2] == version
            && statement.names.contains { $0.name == row[1] }
        }
        if let listed {
          unused.remove(listed)
        } else {
          let names = statement.names.map(\.name)
          Issue.record("\(statement.slug): iOS \(version) of \(names): \(statement.text)")
        }
      }
    }
    #expect(unused.isEmpty, "no longer in the articles: \(unused)")
  }
}
