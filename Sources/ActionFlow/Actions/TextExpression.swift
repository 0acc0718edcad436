import CodeModel
import CodeSyntax
import SourceText

/// An expression for a text, as far as one file shows it.
public indirect enum TextExpression: Sendable, Hashable {
  case literal(String)
  /// A name with its qualifiers: `Shortcut.search.rawValue`, `.search`, `kSearchType`.
  case name([String])
  /// Concatenated texts: an interpolation, `+`, `stringWithFormat:`.
  case joined([TextExpression])
  /// A text that is known only at run time, such as the bundle identifier.
  case unknown

  /// The names in it.
  var names: [[String]] {
    switch self {
    case .name(let path): [path]
    case .joined(let parts): parts.flatMap(\.names)
    case .literal, .unknown: []
    }
  }

  /// Returns the expression for one case of an enumeration.
  ///
  /// - Parameters:
  ///   - name: the full name of the case.
  ///   - isMember: returns true if a bare name is a member of the enumeration.
  func with(
    _ name: [String], for cases: ActionFacts.Cases, _ isMember: (String) -> Bool
  ) -> TextExpression {
    switch self {
    case .name(let path):
      if path.count > 1, path[0] == cases.subject { return .name(name + path.dropFirst()) }
      let isOwn = cases.subject == "self" && path.count == 1 && isMember(path[0])
      return isOwn ? .name(name + path) : self
    // Concatenated parts are nested no deeper than `CodeFile` reads them.
    case .joined(let parts): return .joined(parts.map { $0.with(name, for: cases, isMember) })
    case .literal, .unknown: return self
    }
  }
}

extension CodeFile {
  /// The most parts of a concatenation that are read.
  private static let maximumParts = 32

  /// Returns the text expression of some tokens.
  package func textExpression(_ tokens: Range<Int>, depth: Int = 0) -> TextExpression {
    let tokens = withoutBrackets(tokens)
    guard !tokens.isEmpty, depth < 8 else { return .unknown }
    if let text = string(tokens) { return .literal(text) }
    if let parts = textParts(tokens) {
      guard !parts.isEmpty else { return .unknown }
      return .joined(
        parts.map { part in
          switch part {
          case .text(let text): .literal(text)
          case .value(let tokens): textExpression(tokens, depth: depth + 1)
          case .unknown: .unknown
          }
        })
    }
    guard let names = plainNames(tokens), !names.isEmpty, !tokens.contains(where: isCallBracket)
    else { return .unknown }
    if names.contains(where: { $0 == "bundleIdentifier" || $0 == "main" || $0 == "mainBundle" }) {
      return .unknown
    }
    // `$0` has no name of its own.
    if tree.kind(tokens.lowerBound) == .dollarIdentifier {
      return .name([tree.name(tokens.lowerBound)] + names)
    }
    // `.search` is a member of a type that is not named.
    return .name(tree.isToken(tokens.lowerBound, ".") ? [""] + names : names)
  }

  /// A part of a concatenated text.
  package enum TextPart {
    case text(String)
    /// The expression of a part.
    case value(Range<Int>)
    case unknown
  }

  /// Returns the parts of a concatenation; empty where they are not understood, nil for another expression.
  ///
  /// - Parameter tokens: without brackets around them.
  package func textParts(_ tokens: Range<Int>) -> [TextPart]? {
    let parts = summands(tokens)
    guard parts.count <= 1 else {
      return parts.count <= Self.maximumParts ? parts.map(TextPart.value) : []
    }
    return interpolation(tokens) ?? format(tokens)
  }

  private func isCallBracket(_ index: Int) -> Bool {
    tree.kind(index) == .open && tree.isIdentifier(index - 1) && !tree.isOpen(index, "{")
      && language == .swift
  }

  /// Returns an expression without brackets and operators that do not change its text.
  package func withoutBrackets(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while tokens.count > 2, tree.isOpen(tokens.lowerBound, "("),
      tree.partner(of: tokens.lowerBound) == tokens.upperBound - 1
    {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    // `x!`, `x as String`
    if let cast = tokens.first(where: { tree.isToken($0, "as") && tree.isIdentifier($0) }),
      cast > tokens.lowerBound
    {
      tokens = tokens.lowerBound..<cast
    }
    while tokens.count > 1, tree.isToken(tokens.upperBound - 1, "!") {
      tokens = tokens.lowerBound..<tokens.upperBound - 1
    }
    return tokens
  }

  /// Returns the operands between the `+` of an expression.
  private func summands(_ tokens: Range<Int>) -> [Range<Int>] {
    var (parts, start, at): ([Range<Int>], Int, Int) = ([], tokens.lowerBound, tokens.lowerBound)
    while at < tokens.upperBound {
      if tree.kind(at) == .operator, tree.isToken(at, "+") {
        parts.append(start..<at)
        start = at + 1
      }
      at = tree.next(after: at, limit: tokens.upperBound)
    }
    return parts + [start..<tokens.upperBound]
  }

  private func interpolation(_ tokens: Range<Int>) -> [TextPart]? {
    guard tree.kind(tokens.lowerBound) == .openQuote,
      tree.kind(tokens.upperBound - 1) == .closeQuote
    else { return nil }
    var parts: [TextPart] = []
    var at = tokens.lowerBound + 1
    while at < tokens.upperBound - 1 {
      switch tree.kind(at) {
      case .segment: parts.append(.text(source[tree.tokens[at].range]))
      case .interpolation:
        guard tree.isOpen(at + 1, "("), let close = tree.partner(of: at + 1) else { return [] }
        parts.append(.value(at + 2..<max(at + 2, close)))
        at = close
      // A quote inside: two adjacent literals.
      case .openQuote, .closeQuote: return []
      default: break
      }
      at += 1
    }
    return parts
  }

  /// `[NSString stringWithFormat:@"%@.add", x]`, `String(format: "%@.add", x)`,
  /// `[x stringByAppendingString:y]`.
  private func format(_ tokens: Range<Int>) -> [TextPart]? {
    guard let call = calls(in: tokens).first(where: { $0.tokens == tokens }) else { return nil }
    if call.name == "stringByAppendingString:" || call.name == "appending",
      let receiver = call.receiver, let argument = call.arguments.first
    {
      return [.value(receiver), .value(argument.value)]
    }
    guard call.name == "stringWithFormat:" || call.name == "String",
      let argument = call.arguments.first, call.name != "String" || argument.label == "format",
      let format = literal(at: argument.value.lowerBound)?.value
    else { return nil }
    let rest = argument.value.lowerBound..<argument.value.upperBound
    let values = tree.arguments(rest).dropFirst() + call.arguments.dropFirst().map(\.value)
    let texts = format.pieces(between: "%@")
    var parts: [TextPart] = [.text(texts[0])]
    for (index, text) in texts.dropFirst().enumerated().prefix(Self.maximumParts) {
      let value = values.dropFirst(index).first
      parts.append(value.map { .value($0) } ?? .unknown)
      parts.append(.text(text))
    }
    return format.replacing("%@").contains("%") ? [] : parts
  }
}

extension String {
  /// Returns the pieces between the occurrences of a separator; at least one.
  func pieces(between mark: String) -> [String] {
    var (pieces, current, rest) = ([String](), "", self[...])
    while !rest.isEmpty {
      if rest.hasPrefix(mark) {
        pieces.append(current)
        current = ""
        rest = rest.dropFirst(mark.count)
      } else {
        current.append(rest.removeFirst())
      }
    }
    return pieces + [current]
  }

  fileprivate func replacing(_ mark: String) -> String { pieces(between: mark).joined() }
}
