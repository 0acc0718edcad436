import CodeSyntax

/// A name for a constant text: `let`, `static let`, a case of an enumeration of strings, `#define`, or `NSString
/// *const`.
public struct StringConstant: Sendable, Equatable {
  public let name: String
  /// The type around it; nil at the top level and for macros.
  public let type: String?
  /// The text, with escapes resolved.
  public let value: String
  public let nameToken: Int
  /// True if it is an enumeration case, whose text is its `rawValue`.
  public let isEnumCase: Bool

  /// `Type.name`, or the name alone.
  public var fullName: String { type.map { $0 + "." + name } ?? name }

  static func all(of file: CodeFile) -> [StringConstant] {
    var constants: [StringConstant] = []
    func add(_ declaration: Declaration, _ type: CodeType?) {
      var value = declaration.value.flatMap(file.string)
      if declaration.kind == .enumCase, declaration.value == nil,
        type?.inherits(from: "String") == true
      {
        value = declaration.name
      }
      guard let value else { return }
      constants.append(
        StringConstant(
          name: declaration.name, type: type?.name, value: value,
          nameToken: declaration.nameToken, isEnumCase: declaration.kind == .enumCase))
    }
    let owners = Dictionary(
      file.types.flatMap { type in type.members.map { ($0, type) } },
      uniquingKeysWith: { a, _ in a })
    for (index, declaration) in file.outline.declarations.enumerated() {
      switch declaration.kind {
      case .variable where declaration.body == nil: add(declaration, owners[index])
      case .enumCase, .macro: add(declaration, owners[index])
      default: continue
      }
    }
    return constants
  }
}

/// A string literal without interpolations.
public struct StringLiteral: Sendable, Equatable {
  /// The tokens with the quotes, in Objective-C with `@`.
  public let tokens: Range<Int>
  public let value: String
}

extension CodeFile {
  /// Returns the text of an expression that is a single string literal; nil for anything else.
  public func string(_ tokens: Range<Int>) -> String? {
    guard let literal = literal(at: tokens.lowerBound), literal.tokens == tokens else { return nil }
    return literal.value
  }

  /// Returns the string literals in some tokens.
  public func literals(in tokens: Range<Int>) -> [StringLiteral] {
    var literals: [StringLiteral] = []
    var end = tokens.lowerBound
    for place in TokenMarks.some(of: marks.literals, in: tokens) where place >= end {
      let hasMark =
        place > end && tree.isKind(place, .literal)
        && tree.firstByte(place - 1) == UInt8(ascii: "@")
      guard let literal = literal(at: hasMark ? place - 1 : place) else { continue }
      if !isInactive(literal.tokens.lowerBound) { literals.append(literal) }
      end = literal.tokens.upperBound
    }
    return literals
  }

  /// Returns the string literal that begins at a token.
  public func literal(at token: Int) -> StringLiteral? {
    switch tree.kind(token) {
    case .openQuote:
      let hasText = tree.kind(token + 1) == .segment
      let end = token + (hasText ? 2 : 1)
      guard tree.kind(end) == .closeQuote else { return nil }
      let isRaw = tree.firstByte(token) == UInt8(ascii: "#")
      let text = hasText ? source[tree.tokens[token + 1].range] : ""
      return StringLiteral(tokens: token..<end + 1, value: isRaw ? text : Escapes.resolved(text))
    case .punctuation
    where tree.firstByte(token) == UInt8(ascii: "@") && tree.kind(token + 1) == .literal:
      return literal(at: token + 1).map {
        StringLiteral(tokens: token..<$0.tokens.upperBound, value: $0.value)
      }
    case .literal:
      var value = ""
      var end = token
      // `"a" "b"` and `@"a" @"b"` are one text.
      while tree.kind(end) == .literal
        || tree.firstByte(end) == UInt8(ascii: "@") && tree.kind(end + 1) == .literal
      {
        if tree.kind(end) != .literal { end += 1 }
        let text = source[tree.tokens[end].range]
        // `R"(…)"` of C++ is no literal of Objective-C.
        guard let open = text.firstIndex(of: "\""), text.hasSuffix("\""), text.utf8.count >= 2,
          text[..<open].last != "R"
        else { return nil }
        value += Escapes.resolved(String(text[open...].dropFirst().dropLast()))
        end += 1
      }
      return StringLiteral(tokens: token..<end, value: value)
    default: return nil
    }
  }
}

/// Escapes of string literals.
private enum Escapes {
  static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch escaped {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u" where rest.first == "{":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        append(digits, to: &result)
      case "u", "U":
        let digits = rest.prefix(escaped == "u" ? 4 : 8)
        rest = rest.dropFirst(digits.count)
        append(digits, to: &result)
      default: result.unicodeScalars.append(escaped)
      }
    }
    return result
  }

  private static func append(_ digits: Substring.UnicodeScalarView, to result: inout String) {
    guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) else {
      return
    }
    result.unicodeScalars.append(scalar)
  }
}
