import AppFiles
import Checks
import EditorFeatures
import Foundation
import Linter
import PropertyList
import SourceText
import TestKit
import Testing

/// Fixes and actions on texts while they are typed: every edit is inside the text, and no edits overlap.
/// Every prefix of every sample is tested in one of the files.
@Suite struct FixSurvivalTests {
  private func exercise(_ text: SourceText, at offset: Int) throws {
    let plist = InfoPlist(SyntaxTree(text))
    let findings = Validator.findings(in: plist)
    for finding in findings {
      for fix in finding.fixes { try exercise(fix.edits, of: text) }
    }
    let context = CodeActionContext(
      .propertyList(plist, nil), selection: ByteRange(at: offset), findings: findings)
    for action in CodeActionRegistry.actions(for: context) {
      let edits = action.change().edits
      try exercise(edits, of: text)
      guard action.kind == .fixAll else { continue }
      let after = SyntaxTree(text.applying(edits))
      try #require(after.issues.count <= plist.tree.issues.count)
    }
  }

  private func exercise(_ edits: [TextEdit], of text: SourceText) throws {
    let sorted = edits.sorted { $0.range.start < $1.range.start }
    try #require(sorted.allSatisfy { $0.range.start >= 0 && $0.range.end <= text.length })
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      try #require(first.range.end <= second.range.start, "\(edits) of \(text.string)")
    }
    _ = SyntaxTree(text.applying(edits)).structureIssues()
  }

  @Test(arguments: SampleTests.propertyLists) func everyPrefix(_ path: String) throws {
    let text = FileEncoding.decode(Array(try Data(contentsOf: Project.url(path)))).text
    // The samples begin alike, so each has other prefixes.
    let first = (SampleTests.propertyLists.firstIndex(of: path) ?? 0) % 23
    for length in stride(from: first, through: text.length, by: 23) {
      let prefix = SourceText(Array(text.bytes.prefix(length)))
      try exercise(prefix, at: length)
      try exercise(prefix, at: length / 2)
    }
  }

  @Test(arguments: SampleTests.propertyLists) func manyMutations(_ path: String) throws {
    var random = SplitMix64(seed: 29)
    let text = FileEncoding.decode(Array(try Data(contentsOf: Project.url(path)))).text
    for _ in 0..<25 {
      var mutated = text
      for _ in 0...random.int(below: 4) {
        mutated = Mutation(of: mutated, using: &random).applied(to: mutated)
      }
      try exercise(mutated, at: random.int(below: mutated.length + 1))
    }
  }
}
