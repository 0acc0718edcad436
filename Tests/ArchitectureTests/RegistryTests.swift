import Checks
import DocumentationLookup
import Foundation
import Guide
import Linter
import SourceText
import TestKit
import Testing

@Suite struct RegistryTests {
  /// Files of the folder that are not rules.
  private static let machinery: Set<String> = ["RuleRegistry"]

  @Test func theFolderIsTheRegistry() throws {
    let files = try ["PropertyListRules", "CodeRules", "Linter/Rules"]
      .flatMap { try Project.files(below: "Sources/\($0)", suffix: ".swift") }
      .filter { !$0.contains("/Fixes/") }
      .map { String($0.split(separator: "/").last?.dropLast(6) ?? "") }
      .filter { !Self.machinery.contains($0) }
    #expect(Set(files) == Set(RuleRegistry.all.map { "\($0)" }))
  }

  @Test func theFileIsNamedLikeTheRule() {
    for rule in RuleRegistry.all {
      let words = rule.description.id.split(separator: "-").map { word in
        ["xml", "3d"].contains(word)
          ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
      }
      #expect("\(rule)" == words.joined())
    }
  }

  @Test(.slow) func everyRuleIsDocumentedInBothLanguages() {
    for rule in RuleRegistry.all {
      for language in Language.allCases {
        let blocks = DocumentationIndex.blocks(for: rule.description.id, in: language)
        let text = blocks.map { MarkdownWriter(language).write($0) } ?? ""
        #expect(
          text.contains(rule.description.id)
            && text.contains("```\(rule.description.examples.first?.language ?? "")"))
      }
    }
  }

  @Test func rulesLinkToRealAddresses() {
    for rule in RuleRegistry.all { #expect(rule.description.reference.hasPrefix("https://")) }
  }
}
