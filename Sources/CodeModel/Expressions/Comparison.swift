import CodeSyntax

/// A comparison of two values in any notation.
public struct Comparison: Sendable, Equatable {
  /// The kind of comparison.
  public enum Kind: Sendable {
    case equal, notEqual
    /// A pattern of `switch`; the left side is its subject.
    case pattern
    case prefix, suffix
    /// `contains`, `containsString:`.
    case contains
  }

  public let kind: Kind
  /// The tokens of the left operand.
  public let left: Range<Int>
  /// The tokens of the right operand, or of the pattern.
  public let right: Range<Int>
  /// All tokens; for a pattern those of the pattern.
  public let tokens: Range<Int>
  /// For a pattern, the tokens of the code that runs when it matches; nil for others.
  public var way: Range<Int>?
}

/// A `switch` with its cases.
public struct Switch: Sendable, Equatable {
  /// One `case` or the `default`.
  public struct Case: Sendable, Equatable {
    /// The patterns between the commas, without `where` clauses; empty for `default`.
    public var patterns: [Range<Int>]
    public var body: Range<Int>
    public var isDefault: Bool { patterns.isEmpty }
  }

  /// The tokens between `switch` and the brace.
  public let subject: Range<Int>
  /// In the order of the text.
  public let cases: [Case]
  public let tokens: Range<Int>
}

extension CodeFile {
  /// Returns the `switch` statements in some tokens, outer before inner.
  public func switches(in tokens: Range<Int>) -> [Switch] {
    TokenMarks.some(of: marks.words, in: tokens).compactMap { index in
      guard tree.isToken(index, "switch"), !tree.isToken(index - 1, "."), !isInactive(index) else {
        return nil
      }
      return SwitchReader(tree: tree).read(index)
    }
  }
}

private struct SwitchReader {
  let tree: CodeTree

  func read(_ keyword: Int) -> Switch? {
    let limit = tree.tokens.count
    var brace = keyword + 1
    var reach = CodeFile.maximumReach
    while brace < limit, reach > 0, !tree.isOpen(brace, "{") {
      reach -= 1
      guard tree.kind(brace) != .close, !tree.isToken(brace, "switch") else { return nil }
      brace = tree.next(after: brace, limit: limit)
    }
    guard let close = tree.partner(of: brace) else { return nil }
    var subject = keyword + 1..<brace
    if tree.isOpen(subject.lowerBound, "("), tree.partner(of: subject.lowerBound) == brace - 1 {
      subject = keyword + 2..<max(keyword + 2, brace - 1)
    }
    var cases: [Switch.Case] = []
    var at = brace + 1
    while at < close {
      guard let head = readLabel(at, close) else {
        at = tree.next(after: at, limit: close)
        continue
      }
      var end = head.end
      while end < close, readLabel(end, close) == nil { end = tree.next(after: end, limit: close) }
      cases.append(.init(patterns: head.patterns, body: head.end..<end))
      at = max(end, at + 1)
    }
    return Switch(subject: subject, cases: cases, tokens: keyword..<close + 1)
  }

  /// Reads `case a, b where c:` or `default:` at a token, and returns where its body begins.
  private func readLabel(_ at: Int, _ limit: Int) -> (patterns: [Range<Int>], end: Int)? {
    if tree.isToken(at, "default"), tree.isColon(at + 1) { return ([], min(at + 2, limit)) }
    guard tree.isToken(at, "case"), tree.isIdentifier(at) else { return nil }
    // `if case`, `for case`, `guard case`, `while case` and `, case` are no labels.
    let before = at - 1
    if ["if", "for", "guard", "while"].contains(where: { tree.isWord(before, $0) }) { return nil }
    if tree.firstByte(before) == UInt8(ascii: ",") { return nil }
    var (scan, choices) = (at + 1, 0)
    let limit = min(limit, at + CodeFile.maximumReach)
    while scan < limit {
      if tree.isToken(scan, "?"), !tree.isOperand(scan) { choices += 1 }
      if tree.isColon(scan) {
        if choices == 0 { break }
        choices -= 1
      }
      scan = tree.next(after: scan, limit: limit)
    }
    let patterns = tree.arguments(at + 1..<min(scan, limit)).map { pattern in
      let condition = pattern.first { tree.isToken($0, "where") && tree.isIdentifier($0) }
      return pattern.lowerBound..<max(pattern.lowerBound, condition ?? pattern.upperBound)
    }
    return (patterns.isEmpty ? [at + 1..<at + 1] : patterns, min(scan + 1, limit))
  }
}

enum ComparisonReader {
  static func comparisons(of file: CodeFile) -> [Comparison] {
    let tree = file.tree
    var comparisons: [Comparison] = []
    for index in file.marks.equations {
      let isEqual = tree.isToken(index, "==") || tree.isToken(index, "===")
      guard isEqual || tree.isToken(index, "!=") || tree.isToken(index, "!==") else { continue }
      let left = tree.operand(before: index)
      let right = tree.operand(after: index, limit: tree.tokens.count)
      guard !left.isEmpty, !right.isEmpty else { continue }
      comparisons.append(
        Comparison(
          kind: isEqual ? .equal : .notEqual, left: left, right: right,
          tokens: left.lowerBound..<right.upperBound))
    }
    for call in file.calls {
      if let comparison = comparisonOfResult(call, tree) { comparisons.append(comparison) }
      guard let kind = kinds[call.name], let left = call.receiver, call.arguments.count == 1,
        let argument = call.arguments.first, !argument.isTrailing,
        call.style == .message || argument.label == nil || argument.label == "of"
      else { continue }
      comparisons.append(
        Comparison(kind: kind, left: left, right: argument.value, tokens: call.tokens))
    }
    for statement in file.switches(in: 0..<tree.tokens.count) {
      let subjects = tree.arguments(statement.subject)
      for way in statement.cases {
        for pattern in way.patterns where !pattern.isEmpty {
          for (left, right) in pairs(of: subjects, pattern, tree) ?? [(statement.subject, pattern)]
          {
            comparisons.append(
              Comparison(kind: .pattern, left: left, right: right, tokens: right, way: way.body))
          }
        }
      }
    }
    return comparisons.sorted {
      ($0.tokens.lowerBound, $0.tokens.upperBound) < ($1.tokens.lowerBound, $1.tokens.upperBound)
    }
  }

  /// The comparison in `[type compare:other] == NSOrderedSame`, `type.range(of: "scan") != nil` and
  /// `[type rangeOfString:@"scan"].location != NSNotFound`.
  private static func comparisonOfResult(_ call: Call, _ tree: CodeTree) -> Comparison? {
    guard tree.isToken(call.nameToken, among: results), let left = call.receiver,
      call.arguments.count == 1, let right = call.arguments.first?.value
    else { return nil }
    let isOrder = tree.isToken(call.nameToken, "compare")
    var sign = call.tokens.upperBound
    if !isOrder, call.style == .message {
      guard tree.isToken(sign, "."), tree.isToken(sign + 1, "location") else { return nil }
      sign += 2
    }
    let isEqual = tree.isToken(sign, "==")
    guard isEqual || tree.isToken(sign, "!=") else { return nil }
    let value = tree.operand(after: sign, limit: min(sign + 4, tree.tokens.count))
    guard let last = value.last else { return nil }
    let kind: Comparison.Kind
    if isOrder {
      guard tree.isToken(last, "orderedSame") || tree.isToken(last, "NSOrderedSame") else {
        return nil
      }
      kind = isEqual ? .equal : .notEqual
    } else {
      guard !isEqual, tree.isToken(last, call.style == .message ? "NSNotFound" : "nil") else {
        return nil
      }
      kind = .contains
    }
    return Comparison(
      kind: kind, left: left, right: right, tokens: call.tokens.lowerBound..<value.upperBound)
  }

  private static let results: WordSet = ["compare", "range", "rangeOfString"]

  /// Returns the elements of a tuple with their patterns, without wildcard patterns; nil for other subjects.
  private static func pairs(
    of subjects: [Range<Int>], _ pattern: Range<Int>, _ tree: CodeTree
  ) -> [(left: Range<Int>, right: Range<Int>)]? {
    guard subjects.count > 1, tree.isOpen(pattern.lowerBound, "("),
      tree.partner(of: pattern.lowerBound) == pattern.upperBound - 1
    else { return nil }
    let patterns = tree.arguments(pattern.lowerBound + 1..<pattern.upperBound - 1)
    guard patterns.count == subjects.count else { return nil }
    return zip(subjects, patterns).filter { subject, pattern in
      !pattern.isEmpty && !subject.isEmpty && !tree.isToken(pattern.lowerBound, among: binding)
    }.map { ($0, $1) }
  }

  private static let binding: WordSet = ["_", "let", "var"]

  private static let kinds: [String: Comparison.Kind] = [
    "isEqualToString:": .equal, "isEqual:": .equal, "isEqualToString": .equal, "isEqual": .equal,
    "elementsEqual": .equal, "hasPrefix": .prefix, "hasPrefix:": .prefix, "hasSuffix": .suffix,
    "hasSuffix:": .suffix,
    "contains": .contains, "containsString": .contains, "containsString:": .contains,
    "containsObject:": .contains, "indexOfObject:": .contains, "firstIndex": .contains,
  ]
}

extension CodeFile {
  /// Returns true for `==` or `!=` between two objects in Objective-C, which compares addresses and not contents.
  package func comparesAddresses(_ comparison: Comparison) -> Bool {
    guard language == .objectiveC, [.equal, .notEqual].contains(comparison.kind),
      comparison.left.upperBound + 1 == comparison.right.lowerBound,
      tree.isToken(comparison.left.upperBound, "==")
        || tree.isToken(comparison.left.upperBound, "!=")
    else { return false }
    return [comparison.left, comparison.right].allSatisfy { side in
      side.count != 1 || !tree.isToken(side.lowerBound, among: Self.noObjects)
    }
  }

  private static let noObjects: WordSet = ["nil", "Nil", "NULL", "YES", "NO"]
}
