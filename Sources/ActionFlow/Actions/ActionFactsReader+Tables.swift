import CodeModel
import CodeSyntax
import SourceText

extension ActionFacts {
  /// A dictionary in which code looks up a type, `let tabs = ["search": 0]`, or an array that it searches for one.
  public struct Table: Sendable, Equatable {
    /// One text of a table, with the code that runs for it.
    struct Entry: Sendable, Equatable {
      let text: TextExpression
      let range: ByteRange
      /// The code that runs for the text, where its value is a closure.
      let way: Way?
      /// True if that closure does nothing.
      let isEmpty: Bool
      /// The functions that the closure calls, where it does nothing else but log.
      let logging: Set<String>?
    }

    let name: String
    /// The full name of the type around it.
    let owner: String?
    let entries: [Entry]
  }
}

/// Reading of the tables of a file.
extension ActionFactsReader {
  private static let maximumTables = 256
  private static let maximumEntries = 256

  mutating func readTables(_ ways: WayReader) {
    for declaration in file.outline.declarations where declaration.kind == .variable {
      if let value = declaration.value {
        addTable(declaration.name, at: declaration.nameToken, value, ways)
      }
    }
    for assignment in file.assignments where assignment.op == "=" {
      addTable(assignment.name, at: assignment.nameToken, assignment.value, ways)
    }
  }

  private mutating func addTable(
    _ name: String, at token: Int, _ value: Range<Int>, _ ways: WayReader
  ) {
    guard facts.tables.count < Self.maximumTables, let elements = file.elements(of: value) else {
      return
    }
    let owner = file.type(around: token)?.name
    // A declaration is an assignment as well.
    guard
      !facts.tables.contains(where: {
        ActionFacts.Table.plain($0.name) == name && $0.owner == owner
      })
    else { return }
    if elements.allSatisfy({ $0.value == nil }),
      addRecords(plain(name), at: token, elements.map(\.key), ways)
    {
      return
    }
    var entries: [ActionFacts.Table.Entry] = []
    for element in elements {
      let text = file.textExpression(element.key)
      guard text != .unknown, entries.count < Self.maximumEntries else { return }
      let body = element.value.flatMap(closureBody)
      let logging = body.flatMap { file.logging(file.builtStatements(of: $0)) }
      entries.append(
        .init(
          text: text, range: file.bytes(of: element.key), way: body.map(ways.way),
          isEmpty: logging.map { !$0.isAny && $0.functions.isEmpty } ?? false,
          logging: logging.flatMap { $0.isAny ? $0.functions : nil }))
    }
    facts.tables.append(.init(name: plain(name), owner: owner, entries: entries))
  }

  /// Returns the body of `{ [weak self] tabs in … }` and `^(UITabBarController *tabs) { … }`.
  func closureBody(_ value: Range<Int>) -> Range<Int>? {
    guard tree.isOpen(value.lowerBound, "{") || tree.isToken(value.lowerBound, "^"),
      let open = value.first(where: { tree.isOpen($0, "{") }),
      let close = tree.partner(of: open), close == value.upperBound - 1
    else { return nil }
    let head = (open + 1..<close).prefix(16)
    let start = file.language == .swift ? head.first { tree.isToken($0, "in") } : nil
    return (start.map { $0 + 1 } ?? open + 1)..<close
  }
}

extension CodeFile {
  /// Returns the elements of a dictionary or array literal; nil for another expression, or an empty literal.
  func elements(of value: Range<Int>) -> [(key: Range<Int>, value: Range<Int>?)]? {
    var open = value.lowerBound
    if tree.isToken(open, "@") { open += 1 }
    guard tree.isOpen(open, "[") || language == .objectiveC && tree.isOpen(open, "{"),
      language == .swift || open > value.lowerBound,
      tree.partner(of: open) == value.upperBound - 1, value.count > 2
    else { return nil }
    var pieces = tree.arguments(open + 1..<max(open + 1, value.upperBound - 1))
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    return pieces.map { piece in
      var at = piece.lowerBound
      while at < piece.upperBound, !tree.isColon(at) {
        at = tree.next(after: at, limit: piece.upperBound)
      }
      return at < piece.upperBound
        ? (piece.lowerBound..<at, at + 1..<max(at + 1, piece.upperBound)) : (piece, nil)
    }
  }
}
