import AppFiles
import Checks
import EditorFeatures
import Files
import Guide
import Linter
import PropertyList
import RuleSubjects
import SourceText
import TestKit
import Testing

/// Properties that hold for any text of a translation file, tested on every sample.
@Suite struct TranslationSurvivalTests {
  static let samples = ((try? Project.files(below: "Samples")) ?? [])
    .filter(TranslationFile.isOfInfoPlist)

  private static let plist = InfoPlist(
    SyntaxTree((try? Project.text("Samples/Clean/Tasks/Info.plist")) ?? ""))

  /// Runs all requests of an editor, at some offsets.
  private func exercise(_ path: String, _ text: SourceText, step: Int) throws {
    let file = TranslationFile("/p/" + path, text)
    let links = LocalizationLinks(
      [.init("/p/Info.plist", Self.plist)], Translations([file]))
    let checked = CheckedTranslations(file, usedBy: [Self.plist])
    for finding in Validator.findings(in: checked) {
      try #require(finding.range.end <= text.length)
      for fix in finding.fixes { _ = TranslationFile(path, text.applying(fix.edits)) }
    }
    for offset in stride(from: 0, through: text.length, by: step) {
      if let hover = TranslationHover.hover(at: offset, in: file, links, language: .english) {
        try #require(hover.range.touches(offset) && hover.range.end <= text.length)
      }
      for completion in TitleCompletions.entries(at: offset, in: file, links) {
        try #require(completion.insertion.range.touches(offset))
      }
      guard let subject = LocalizationLinks.subject(at: offset, in: file) else { continue }
      try #require(subject.range.end <= text.length)
      _ = try? links.renaming(subject.key, to: "新 \"x\"")
    }
    let addition = TranslationFile.Addition(
      key: "新 \"x\"", texts: ["de": "x", "ja": "y"], comment: "*/")
    let added = TranslationFile("/p/" + path, text.applying(file.adding([addition])))
    try #require(!file.isWhole || added.isWhole)
  }

  @Test func thereAreSamples() {
    #expect(Self.samples.count >= 10)
  }

  @Test(arguments: samples) func everyPrefix(_ path: String) throws {
    let text = TranslationFile(Project.url(path).path(), in: DiskFiles())?.source ?? SourceText("")
    try exercise(path, text, step: 1)
    for length in stride(from: 0, to: text.length, by: max(1, text.length / 300)) {
      try exercise(path, SourceText(Array(text.bytes.prefix(length))), step: max(1, length / 8))
    }
  }

  @Test(arguments: samples) func manyMutations(_ path: String) throws {
    var random = SplitMix64(seed: 13)
    let text = TranslationFile(Project.url(path).path(), in: DiskFiles())?.source ?? SourceText("")
    for _ in 0..<150 {
      var mutated = text
      for _ in 0...random.int(below: 4) {
        mutated = Mutation(of: mutated, using: &random).applied(to: mutated)
      }
      try exercise(path, mutated, step: max(1, mutated.length / 8))
    }
  }
}
