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

/// A declaration split at its first parentheses. All marks are ASCII, so bytes are compared: hundreds of declarations
/// are read at once.
private struct Pieces {
  let parenthesized: Substring?
  /// The text after the parentheses.
  let rest: Substring

  init(_ text: String) {
    let bytes = text.utf8
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      (parenthesized, rest) = (nil, text[...])
      return
    }
    var depth = 0
    var end = open
    while end < bytes.endIndex {
      if bytes[end] == UInt8(ascii: "(") { depth += 1 }
      if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      end = bytes.index(after: end)
    }
    parenthesized = text[bytes.index(after: open)..<end]
    rest = end < bytes.endIndex ? text[bytes.index(after: end)...] : text[bytes.endIndex...]
  }

  static func commaSeparated(_ text: Substring) -> [Substring] {
    let bytes = text.utf8
    var pieces: [Substring] = []
    var (start, depth, last) = (text.startIndex, 0, UInt8(0))
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where index > text.startIndex && last != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        pieces.append(text[start..<index])
        start = bytes.index(after: index)
      default: break
      }
      last = byte
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
