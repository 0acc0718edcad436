/// The parameters and the result of a declaration in an entry of the guide, which is on one line.
struct SwiftSignature {
  var parameters: [APISignature.Parameter] = []
  var result: String?

  init(_ declaration: String) {
    let pieces = Pieces(declaration)
    let isVariable = declaration.prefix { $0 != ":" }.split(separator: " ")
      .contains { $0 == "var" || $0 == "let" }
    guard !isVariable, let list = pieces.parenthesized else {
      // `var type: String { get }`
      guard isVariable, let colon = declaration.firstIndex(of: ":") else { return }
      let type = declaration[declaration.index(after: colon)...].prefix { $0 != "{" }
      result = String(type).trimmed
      return
    }
    parameters = Pieces.commaSeparated(list).compactMap(Self.parameter)
    if let arrow = pieces.rest.firstRange(of: "->") {
      var type = pieces.rest[arrow.upperBound...]
      if let condition = type.firstRange(of: " where ") { type = type[..<condition.lowerBound] }
      result = String(type).trimmed
    }
  }

  /// Reads `performActionFor item: UIApplicationShortcutItem = x`.
  private static func parameter(_ text: Substring) -> APISignature.Parameter? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let names = text[..<colon].split(separator: " ").map(String.init)
    guard let label = names.first, let name = names.last else { return nil }
    var type = text[text.index(after: colon)...]
    if let value = type.firstRange(of: " = ") { type = type[..<value.lowerBound] }
    return .init(label: label == "_" ? nil : label, name: name, type: String(type).trimmed)
  }
}

/// An Objective-C method declaration: `- (void)a:(T *)b c:(U)d;`.
struct ObjectiveCSignature {
  var isClassMethod = false
  var result: String?
  var parts: [APISignature.SelectorPart] = []

  init(_ declaration: String) {
    guard declaration.hasPrefix("-") || declaration.hasPrefix("+") else { return }
    isClassMethod = declaration.hasPrefix("+")
    let pieces = Pieces(declaration)
    let type = pieces.parenthesized.map { String($0).trimmed }
    result = type == "void" ? nil : type
    var rest = pieces.rest
    while let colon = rest.firstIndex(of: ":") {
      let name = String(rest[..<colon]).trimmed
      let argument = Pieces(String(rest[rest.index(after: colon)...]))
      guard let type = argument.parenthesized else { return }
      let parameter = argument.rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      parts.append(.init(name: name, parameter: String(parameter), type: String(type).trimmed))
      rest = argument.rest.dropFirst(parameter.count)
    }
    if parts.isEmpty {
      let name = String(rest.prefix { $0 != ";" }).trimmed
      parts = [.init(name: name, parameter: nil, type: nil)]
    }
  }
}

/// A declaration split at its first parentheses.
private struct Pieces {
  let parenthesized: Substring?
  /// The text after the parentheses.
  let rest: Substring

  init(_ text: String) {
    guard let open = text.firstIndex(of: "(") else {
      (parenthesized, rest) = (nil, text[...])
      return
    }
    var depth = 0
    var end = open
    while end < text.endIndex {
      if text[end] == "(" { depth += 1 }
      if text[end] == ")" { depth -= 1 }
      if depth == 0 { break }
      end = text.index(after: end)
    }
    parenthesized = text[text.index(after: open)..<end]
    rest = end < text.endIndex ? text[text.index(after: end)...] : text[text.endIndex...]
  }

  static func commaSeparated(_ text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var (start, depth) = (text.startIndex, 0)
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where index > text.startIndex && text[text.index(before: index)] != "-": depth -= 1
      case "," where depth == 0:
        pieces.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " || text.last == ";" { text.removeLast() }
    return String(text)
  }
}
