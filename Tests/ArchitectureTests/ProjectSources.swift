import CodeSyntax
import SourceText
import TestKit

/// The sources of the project with their declarations, read once for all tests.
enum ProjectSources {
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

  /// In the order of their paths.
  static let all: [File] = {
    let paths = (try? Project.files(below: "Sources", suffix: ".swift")) ?? []
    return paths.compactMap { path in (try? Project.text(path)).map { File(path, $0) } }
  }()

  /// The rows of the first table behind a text of ARCHITECTURE.md: the names in its first column.
  static func table(behind start: String) throws -> [[String]] {
    let text = try Project.text("ARCHITECTURE.md")
    guard let range = text.range(of: start) else { return [] }
    return text[range.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { row in
        let cell = row.split(separator: "|").first ?? ""
        return cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
      }
  }
}
