import AppFiles
import Checks
import Foundation
import Linter
import PropertyList
import SourceText
import Synchronization
import TestKit
import Testing

/// Defects inserted into correct files, and the results of the fixes.
@Suite struct CureMutationTests {
  private struct State {
    let text: SourceText
    let findings: [Finding]
    let faults: Int

    init(_ text: SourceText) {
      self.text = text
      let tree = SyntaxTree(text)
      let file = CheckableFile.propertyList(InfoPlist(tree), nil)
      findings = file.settled(file.findings())
      faults = Self.faults(in: tree)
    }

    static func faults(in tree: SyntaxTree) -> Int {
      tree.issues.count + tree.structureIssues().count
    }

    var counts: [String: Int] {
      Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    }
  }

  /// Returns real files if they exist next to the project, and the clean samples.
  private static func texts() throws -> [(name: String, text: SourceText)] {
    var urls = try Project.files(below: "Samples/Clean", suffix: ".plist").map { Project.url($0) }
    if let folder = Project.beside("shared/corpus/plists") {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
        urls.append(folder.appending(path: file))
      }
    }
    return try urls.compactMap { url in
      let text = FileEncoding.decode(Array(try Data(contentsOf: url))).text
      return DocumentKind(text.bytes) == .propertyList ? (url.lastPathComponent, text) : nil
    }
  }

  private static func fixed(_ text: SourceText) -> SourceText {
    let file = CheckableFile.propertyList(InfoPlist(SyntaxTree(text)), nil)
    return FixAll.result(for: text) { file.read($0) }.text
  }

  /// The texts, read once for all defects.
  private static let all = Result { try texts() }
  private static let known = Mutex<[Int: [String: Int]]>([:])

  /// Returns the number of findings of each rule that are left after fixing one of all texts without a
  /// defect.
  private static func goodCounts(_ place: Int, _ text: SourceText) -> [String: Int] {
    if let known = known.withLock({ $0[place] }) { return known }
    let counts = State(fixed(text)).counts
    known.withLock { $0[place] = counts }
    return counts
  }

  /// Defects for which only the author knows the intention, or which may be intended.
  private static let leftToTheAuthor: Set<Mistake> = [
    .switchedOff, .entryTwiceWithOtherValue, .missingEntry, .valueMissing, .boolean, .conflict,
    .path,
    // No time of day is invented.
    .dayOnly,
  ]

  /// Defects that have more than one possible repair at some positions: `</string></string>` may lack a start
  /// tag, and `<sring></string>` may have lost its text. A string on a line with another indentation than its
  /// neighbours may belong elsewhere. There the file is not changed.
  private static let mayBeLeftAlone: Set<Mistake> = [
    .misspelledElement, .endTagTwice, .keyAsString,
  ]

  @Test(arguments: Mistake.allCases) func fixesCure(_ mistake: Mistake) throws {
    let number = Mistake.allCases.firstIndex(of: mistake) ?? 0
    var random = SplitMix64(seed: UInt64(number))
    var tried = 0
    // Each defect in a third of the files, and each file with a third of the defects.
    let all = try Self.all.get()
    let texts = all.enumerated().filter {
      all.count < 6 || ($0.offset + number) % 3 == 0 || $0.offset == 0
    }
    for (place, (name, text)) in texts {
      guard let edits = mistake.edits(SyntaxTree(text), &random) else { continue }
      // Findings that the file's own errors hide are not new.
      let good = Self.goodCounts(place, text)
      let bad = State(text.applying(edits))
      let cured = State(Self.fixed(bad.text))
      tried += 1
      let isCured = cured.counts.allSatisfy { $0.value <= good[$0.key] ?? 0 }
      let isLeftAlone = Self.mayBeLeftAlone.contains(mistake) && cured.text == bad.text
      #expect(
        isCured || isLeftAlone || Self.leftToTheAuthor.contains(mistake), "\(name): \(edits)")
      #expect(cured.faults <= bad.faults, "\(name)")
      // The end is reached: nothing is left that could be fixed, and a second run changes nothing. A file
      // that cannot be made readable is not changed.
      let isDone = !cured.findings.contains { $0.fixes.contains { $0.isPreferred } }
      #expect(isDone || cured.faults > 0 && cured.text == bad.text, "\(name): \(edits)")
      #expect(Self.fixed(cured.text) == cured.text, "\(name)")
      for (rule, count) in cured.counts {
        let known = max(good[rule] ?? 0, bad.counts[rule] ?? 0)
        #expect(count <= known, "\(rule) is new in \(name) after \(edits)")
      }
      // Each fix by itself does not make the file less readable.
      for finding in bad.findings {
        for fix in finding.fixes {
          let faults = State.faults(in: SyntaxTree(bad.text.applying(fix.edits)))
          #expect(faults <= bad.faults, "\(name), \(edits): \(fix.title.english)")
        }
      }
    }
    #expect(tried > 0)
  }
}
