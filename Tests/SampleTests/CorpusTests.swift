import AppFiles
import Checks
import Foundation
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// Real files of public apps, if they exist next to the project: every known defect is found on its line, and
/// nothing else has an error or a warning.
@Suite(.enabled(if: Project.beside("shared/corpus/EXPECTED.tsv") != nil))
struct CorpusTests {
  private struct Place: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let rule: String
    var description: String { "\(file):\(line) [\(rule)]" }
  }

  private func expected() throws -> Set<Place> {
    let url = try #require(Project.beside("shared/corpus/EXPECTED.tsv"))
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    return Set(
      rows.compactMap { row in
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count >= 3, let line = Int(cells[1]) else { return nil }
        return Place(file: cells[0], line: line, rule: cells[2])
      })
  }

  @Test func knownMistakesAreFoundAndNothingElseIsReported() throws {
    let expected = try expected()
    let folder = try #require(Project.beside("shared/corpus/plists"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    #expect(files.count > 100)
    var found = Set<Place>()
    var grave = Set<Place>()
    for file in files {
      let bytes = try Data(contentsOf: folder.appending(path: file))
      let text = FileEncoding.decode(Array(bytes)).text
      for finding in Validator.findings(in: InfoPlist(SyntaxTree(text))) {
        let line = text.position(at: finding.range.start, in: .utf16).line + 1
        let place = Place(file: file, line: line, rule: finding.rule)
        found.insert(place)
        if finding.severity <= .warning { grave.insert(place) }
      }
    }
    #expect(expected.subtracting(found) == [])
    #expect(grave.subtracting(expected) == [])
  }
}
