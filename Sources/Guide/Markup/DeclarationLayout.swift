/// Breaks long declarations into lines in the usual style.
enum DeclarationLayout {
  /// The longest line that is not broken, in characters.
  private static let lineLength = 72

  /// Returns a declaration with the global actor and the attributes next to it on a line of their own, as in
  /// Apple's documentation, and one parameter on each line between the brackets.
  static func swift(_ declaration: String) -> String {
    let attributes = declaration.split(separator: " ").prefix { $0.hasPrefix("@") }
    if attributes.contains("@MainActor") {
      let length = attributes.reduce(0) { $0 + $1.count + 1 }
      return attributes.joined(separator: " ") + "\n" + swift(String(declaration.dropFirst(length)))
    }
    let isVariable = declaration.prefix { $0 != ":" }.split(separator: " ").contains("var")
    guard !isVariable, declaration.count > lineLength, let open = declaration.firstIndex(of: "("),
      let close = partner(of: open, in: declaration)
    else { return declaration }
    let parameters = parts(of: declaration[declaration.index(after: open)..<close])
    guard !parameters.isEmpty else { return declaration }
    return declaration[...open] + "\n  " + parameters.joined(separator: ",\n  ") + "\n"
      + declaration[close...]
  }

  /// Returns a declaration with a part of the selector on each line and aligned colons.
  static func objectiveC(_ declaration: String) -> String {
    guard declaration.count > lineLength, declaration.hasPrefix("-") || declaration.hasPrefix("+")
    else { return declaration }
    let parts = selectorParts(of: declaration)
    let columns = parts.map(column)
    guard parts.count > 1, let last = columns.max() else { return declaration }
    return zip(parts, columns).map { part, own in
      String(repeating: " ", count: last - own) + part
    }.joined(separator: "\n")
  }

  private static func partner(of open: String.Index, in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the texts between the commas outside of all brackets.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var previous: Character = " "
    for index in text.indices {
      if "([<{".contains(text[index]) { depth += 1 }
      // The `>` of an arrow is no closing bracket.
      if ")]>}".contains(text[index]), previous != "-" { depth -= 1 }
      previous = text[index]
      guard text[index] == ",", depth == 0 else { continue }
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts.map { $0.drop { $0 == " " } }
  }

  /// Returns the parts `- (void)present:(UIView *)view` and `animated:(BOOL)flag`: each space outside of all
  /// brackets begins a part, except for the one after the sign.
  private static func selectorParts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices.dropFirst(2) {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      guard text[index] == " ", depth == 0, text[index...].contains(":") else { continue }
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    parts.append(text[start...])
    return parts
  }

  /// Returns the column of the colon in a part of the selector.
  private static func column(of part: Substring) -> Int {
    var depth = 0
    for (column, character) in part.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ":", depth == 0 { return column }
    }
    return 0
  }
}
