import CodeModel
import CodeSyntax

extension ActionFacts.Table {
  /// The name of a list of objects or tuples by what they have under a label: `all#type`.
  static func name(of list: String, label: String) -> String { list + "#" + label }

  /// The name in the code.
  static func plain(_ name: String) -> String { String(name.prefix { $0 != "#" }) }
}

/// Reading of lists in which code searches for the entry of a type: `static let all = [Shortcut(type: "scan") { … }]`.
extension ActionFactsReader {
  /// An entry of such a list: the values by their labels, or by their numbers in a tuple.
  private typealias Record = [String: Range<Int>]

  private static let maximumRecords = 256
  /// The names of constants that are followed to what they stand for.
  private static let maximumDepth = 2

  /// Adds a table for each label under which all entries of a constant list have a text.
  ///
  /// - Returns: false where its elements are no such entries.
  mutating func addRecords(
    _ name: String, at token: Int, _ elements: [Range<Int>], _ ways: WayReader
  ) -> Bool {
    guard file.language == .swift, tree.isToken(token - 1, "let"), !elements.isEmpty,
      elements.count <= Self.maximumRecords
    else { return false }
    let records = elements.compactMap { record($0) }
    guard records.count == elements.count, let first = records.first else { return false }
    let owner = file.type(around: token)?.name
    for label in first.keys.sorted() {
      let values = records.compactMap { $0[label] }
      let texts = values.map { file.textExpression($0) }
      guard values.count == records.count, !texts.contains(.unknown) else { continue }
      let entries = zip(records, zip(values, texts)).map { record, found in
        let body = record.values.lazy.compactMap(closureBody).first
        let logging = body.flatMap { file.logging(file.builtStatements(of: $0)) }
        return ActionFacts.Table.Entry(
          text: found.1, range: file.bytes(of: found.0), way: body.map(ways.way),
          isEmpty: logging.map { !$0.isAny && $0.functions.isEmpty } ?? false,
          logging: logging.flatMap { $0.isAny ? $0.functions : nil })
      }
      facts.tables.append(
        .init(name: ActionFacts.Table.name(of: name, label: label), owner: owner, entries: entries))
    }
    return true
  }

  /// The entry in `Shortcut(type: "scan") { … }`, `("scan", 1)` and `.scan`; nil for anything else.
  private func record(_ tokens: Range<Int>, depth: Int = 0) -> Record? {
    guard depth < Self.maximumDepth, let last = tokens.last else { return nil }
    if tree.isOpen(tokens.lowerBound, "("), tree.partner(of: tokens.lowerBound) == last {
      return tuple(tokens.lowerBound + 1..<last)
    }
    if let call = file.calls(in: tokens).first(where: { $0.tokens == tokens }), makes(call) {
      var found: Record = [:]
      for (number, argument) in call.arguments.enumerated() {
        found[argument.label ?? String(number)] = argument.value
      }
      return found
    }
    guard let name = file.plainNames(withoutDot(tokens))?.last else { return nil }
    let declared = file.variables(named: name)
    guard declared.count == 1, let only = declared.first, let value = only.value,
      tree.isToken(only.nameToken - 1, "let")
    else { return nil }
    return record(value, depth: depth + 1)
  }

  private func withoutDot(_ tokens: Range<Int>) -> Range<Int> {
    tree.isToken(tokens.lowerBound, ".") ? tokens.dropFirst() : tokens
  }

  private func tuple(_ tokens: Range<Int>) -> Record? {
    let pieces = tree.arguments(tokens)
    guard pieces.count > 1 else { return nil }
    var found: Record = [:]
    for (number, piece) in pieces.enumerated() where piece.count > 0 {
      found[String(number)] = piece
      if tree.isColon(piece.lowerBound + 1), piece.count > 2 {
        found[String(number)] = piece.dropFirst(2)
        found[tree.name(piece.lowerBound)] = piece.dropFirst(2)
      }
    }
    return found
  }

  /// `Shortcut(…)`, `.init(…)`
  private func makes(_ call: Call) -> Bool {
    call.name == "init"
      || call.receiver == nil && call.name.unicodeScalars.first?.properties.isUppercase == true
  }
}

extension TypeFlow {
  private static let searching: Set<String> = ["first", "firstIndex", "last"]

  /// The list in `Shortcut.all.first { $0.type == item.type }`, for the side of the comparison that is not the type.
  func listSearched(for other: Range<Int>) -> (names: [String], tokens: Range<Int>)? {
    guard file.language == .swift, other.count == 3, tree.isToken(other.lowerBound + 1, "."),
      let open = closure(around: other), isElement(other.lowerBound, of: open)
    else { return nil }
    let near = max(0, open - CodeFile.maximumReach)..<open
    let call = file.calls(in: near).last { call in
      Self.searching.contains(call.name) && call.arguments.count == 1
        && call.arguments.allSatisfy { $0.value.lowerBound == open }
    }
    guard let call, let receiver = call.receiver, let names = names(ofTable: receiver),
      let list = names.last, list != "allCases"
    else { return nil }
    let name = ActionFacts.Table.name(of: list, label: tree.name(other.lowerBound + 2))
    return (names.dropLast() + [name], call.tokens)
  }

  /// The brace of the closure that only makes a comparison.
  private func closure(around side: Range<Int>) -> Int? {
    let first = max(0, side.lowerBound - CodeFile.maximumReach)
    guard let open = (first..<side.lowerBound).last(where: { tree.isOpen($0, "{") }),
      let close = tree.partner(of: open), close >= side.upperBound,
      close - open <= CodeFile.maximumReach
    else { return nil }
    return open
  }

  /// True for `$0`, and for the name that a closure gives to what it gets.
  private func isElement(_ token: Int, of open: Int) -> Bool {
    if tree.kind(token) == .dollarIdentifier { return tree.isToken(token, "$0") }
    return tree.isToken(open + 2, "in") && tree.isWord(token, tree.name(open + 1))
  }
}
