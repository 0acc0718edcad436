import Guide
import Testing
@testable import Checks
@testable import DocumentationLookup
@testable import Linter
@testable import RuleSubjects

/// The examples on the pages of rules.
@Suite struct ExamplePageTests {
  /// Rules whose examples differ in an image, in the syntax of a project or in the name of the file.
  private static let unseen: Set<String> = [
    "icon-size", "icon-not-template", "unreadable-project", "strings-file-name-case",
  ]

  /// Reported and correct examples would look the same without the files around them.
  @Test(arguments: RuleRegistry.all.map { $0.description.id }.filter { !unseen.contains($0) })
  func examplesThatAreJudgedDifferentlyLookDifferent(_ id: String) throws {
    let rule = try #require(RuleRegistry.all.first { $0.description.id == id }).description
    let reported = rule.examples.filter(\.fires).map(shown)
    for example in rule.examples where !example.fires {
      #expect(!reported.contains(shown(example)))
    }
  }

  private func shown(_ example: RuleExample) -> [Block] {
    Documentation.steps(of: example, in: .english).first?.blocks ?? []
  }

  @Test func settingsOfProjectsAreShownWhereTheyDiffer() {
    let example = RuleExample.silent(.swift, "")
    func text(_ files: [String: [UInt8]]) -> [String] {
      files.map { example.textBeside($0.key, $0.value) }
    }
    #expect(text(ExampleProject.beside()) == [""])
    #expect(text(ExampleProject.beside(sources: ["Example.swift"])) == [""])
    #expect(
      text(ExampleProject.beside(deploymentTarget: "15.0", settings: "\"A[sdk=iphoneos*]\" = 快;"))
        == ["IPHONEOS_DEPLOYMENT_TARGET = 15.0;\n\"A[sdk=iphoneos*]\" = 快;"])
    #expect(text(["a.png": [0x89, 0x50]]) == [""])
    #expect(text(["AppDelegate.m": Array("\n@end\n".utf8)]) == ["@end"])
  }
}
