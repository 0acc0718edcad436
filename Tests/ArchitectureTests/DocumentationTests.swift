import CodeSyntax
import SourceText
import TestKit
import Testing

/// Everything that other targets can use is documented: every type, and every function and subscript with
/// parameters. For properties and initializers the name can suffice.
@Suite struct DocumentationTests {
  /// Functions that Swift's own protocols document.
  private static let documentedBySwift: Set = ["encode(to:)", "==", "<"]

  private struct Undocumented: Hashable, CustomStringConvertible {
    let name: String
    let place: String
    var description: String { "\(place): \(name)" }
  }

  private func undocumented(
    _ files: [ProjectSources.File]
  ) -> (found: [Undocumented], looked: Int) {
    var found: [Undocumented] = []
    var requirements = Self.documentedBySwift
    var looked = 0
    for file in files {
      let (tree, declarations) = (file.tree, file.declarations)
      for declaration in declarations where isToBeDocumented(declaration, declarations) {
        looked += 1
        let isDocumented = isDocumented(declaration, tree)
        if isDocumented, isRequirement(declaration, declarations) {
          requirements.insert(name(of: declaration))
        }
        guard !isDocumented else { continue }
        let line = tree.source.lines.line(at: tree.tokens[declaration.nameToken].start) + 1
        found.append(Undocumented(name: name(of: declaration), place: "\(file.path):\(line)"))
      }
    }
    // The implementation of a requirement is documented by the requirement.
    return (found.filter { !requirements.contains($0.name) }, looked)
  }

  private func isToBeDocumented(_ declaration: Declaration, _ all: [Declaration]) -> Bool {
    let isUsed =
      declaration.isShared || isRequirement(declaration, all)
    switch declaration.kind {
    case .type(.extension): return false
    // The description of a rule is its documentation.
    case .type: return isUsed && !declaration.inherited.contains("Rule")
    case .function: return isUsed && !declaration.parameters.isEmpty
    case .initializer, .variable, .enumCase, .macro: return false
    }
  }

  /// Returns true for a declaration in a shared protocol.
  private func isRequirement(_ declaration: Declaration, _ all: [Declaration]) -> Bool {
    guard let parent = declaration.parent.map({ all[$0] }) else { return false }
    return parent.kind == .type(.protocol) && parent.isShared
  }

  /// Returns true if the line before the declaration is a documentation comment.
  private func isDocumented(_ declaration: Declaration, _ tree: CodeTree) -> Bool {
    let start = tree.tokens[declaration.tokens.lowerBound].start
    guard let comment = tree.comments.last(where: { $0.end <= start }) else { return false }
    let between = ByteRange(start: comment.end, end: start)
    return tree.source[comment].hasPrefix("///")
      && tree.source[between].filter { !$0.isWhitespace }.isEmpty
      && tree.source.lines.line(at: start) == tree.source.lines.line(at: comment.start) + 1
  }

  private func name(of declaration: Declaration) -> String {
    guard case .function = declaration.kind, declaration.name.first?.isLetter == true else {
      return declaration.name
    }
    return declaration.name + "("
      + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  @Test func sharedTypesAndFunctionsAreDocumented() {
    let (found, looked) = undocumented(ProjectSources.all)
    #expect(looked > 800)
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  /// The search finds missing documentation.
  @Test func missingDocumentationIsFound() {
    let text = """
      /// A.
      public protocol A {
        /// B.
        func required(_ a: Int)
        func bare(_ a: Int)
      }
      /// Too far away.

      public struct B: A {
        public func required(_ a: Int) {}
        public enum Kind { case a }
        /// Documented, with an attribute.
        @inlinable public func good(a: Int) {}
        // No documentation.
        package static func bad(a: Int, in b: Int) {}
        package func plain() {}
        func hidden(a: Int) {}
        public let value = 1
      }
      """
    #expect(
      undocumented([ProjectSources.File("A", text)]).found.map(\.name)
        == ["bare(_:)", "B", "Kind", "bad(a:in:)"])
  }

  /// Returns comments with openings and phrases that are hard to read. Functions open with a verb, as in
  /// “Returns true if”.
  private func riddles(_ files: [ProjectSources.File]) -> [String] {
    var found: [String] = []
    for file in files {
      let lines = file.tree.source.string.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      for (number, line) in lines.enumerated() where line.hasPrefix("/// ") {
        let place = "\(file.path):\(number + 1): \(line)"
        for phrase in ["belongs into", "looks over", "look over", "looked over", "stands back"]
        where line.contains(" " + phrase + " ") {
          found.append(place)
        }
        guard number == 0 || !lines[number - 1].hasPrefix("///"),
          ["What ", "Whether ", "How many "].contains(where: { line.dropFirst(4).hasPrefix($0) }),
          let declared = lines[number...].first(where: {
            !$0.hasPrefix("///") && (!$0.hasPrefix("@") || $0.contains("func "))
          }),
          declared.contains(/\b(?:func|subscript)\b/)
        else { continue }
        found.append(place)
      }
    }
    return found
  }

  @Test func commentsAreReadOnce() {
    let found = riddles(ProjectSources.all)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    let text = """
      /// Whether it is so.
      @inlinable public func a() -> Bool { true }
      /// Whether it is so.
      let b = true
      /// Returns it.
      ///
      /// What follows is no opening; a finding belongs into a list.
      func c() {}
      """
    #expect(riddles([ProjectSources.File("A", text)]).count == 2)
  }
}

extension Declaration {
  /// True if other targets can use the declaration.
  fileprivate var isShared: Bool { modifiers.contains("public") || modifiers.contains("package") }
}
