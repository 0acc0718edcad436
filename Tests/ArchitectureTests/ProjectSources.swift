import CodeSyntax
import SourceText
import TestKit

/// The sources of the project with their declarations, read once for all tests.
enum ProjectSources {
  /// The targets that depend on quick actions and on no protocol.
  static let core = [
    "Checks", "AppFiles", "ActionFlow", "CodeGeneration", "RuleSubjects", "PropertyListRules",
    "CodeRules", "Linter", "DocumentationLookup", "EditorFeatures",
  ]

  struct File: Sendable {
    let path: String
    let tree: CodeTree
    let declarations: [Declaration]

    init(_ path: String, _ text: String) {
      self.path = path
      tree = CodeTree(SourceText(text), .swift)
      declarations = CodeOutline(tree).declarations
    }
  }

  /// All source files in the order of their paths.
  static let all: [File] = {
    let paths = (try? Project.files(below: "Sources", suffix: ".swift")) ?? []
    return paths.compactMap { path in (try? Project.text(path)).map { File(path, $0) } }
  }()

  /// The texts that explain the architecture: ARCHITECTURE.md and the README.md files of targets and tests.
  static let explanations: [String] = {
    let below = ["Sources", "Tests"].flatMap {
      (try? Project.files(below: $0, suffix: ".md")) ?? []
    }
    return ["ARCHITECTURE.md"] + below.filter { $0.hasSuffix("/README.md") }.sorted()
  }()

  /// Returns the rows of the first table after a text in a document: the names in its first column.
  static func table(behind start: String, of document: String) throws -> [[String]] {
    let text = try Project.text(document)
    guard let range = text.range(of: start) else { return [] }
    return text[range.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { row in
        let cell = row.split(separator: "|").first ?? ""
        return cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      }
  }
}
