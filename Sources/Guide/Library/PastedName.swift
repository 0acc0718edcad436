/// A name in a piece of code that a user has copied: a call, a declaration, a message to an object, a key of
/// a property list.
public struct PastedName {
  /// The name in the notation of the guide.
  let name: String
  /// The class that was written with the name, in Objective-C.
  var owner: String?
  /// The name before the dot, which may be a variable.
  var variable: String?

  /// Returns the possible meanings of a text, the most likely first.
  static func candidates(_ text: String) -> [PastedName] {
    let pasted = text.trimmingDecoration
    guard !pasted.isEmpty, pasted.utf8.count <= 400 else { return [] }
    let expression = expression(pasted)
    let text = tested(in: expression) ?? expression
    var found = [PastedName(name: text)]
    if let message = message(text) { found.append(message) }
    if let key = subscripted(text) { found.append(PastedName(name: key)) }
    if let selector = selector(declaration: text) { found.append(PastedName(name: selector)) }
    if let name = assigned(text) ?? swiftName(text), name != text {
      found.append(PastedName(name: name))
    }
    // The name before a dot may be a variable.
    if let last = found.last, last.owner == nil, let name = last.name.lastMember {
      let head = last.name.dropLast(name.count + 1)
      let variable = head.split(separator: ".").last.map { $0.filter { $0.isLetter } }
      found.append(PastedName(name: name, variable: variable))
      // An initializer without an entry leads to its type.
      if name.hasPrefix("init("), last.name.count > name.count {
        found.append(PastedName(name: String(head)))
      }
    }
    return found
  }

  /// Returns the expression of `if let name = expression {`, `guard (expression) else {` and `let name =
  /// expression`.
  public static func expression(_ text: String) -> String {
    var rest = text[...]
    if let word = ["if ", "guard ", "while "].first(where: rest.hasPrefix) {
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    if rest.hasPrefix("let ") || rest.hasPrefix("var ") {
      let declared = rest.dropFirst(4).drop { $0 == " " }
      let name = declared.prefix { $0 != " " && $0 != "=" }
      let value = declared.dropFirst(name.count).drop { $0 == " " }
      if !name.isEmpty, value.hasPrefix("=") { rest = value.dropFirst().drop { $0 == " " } }
    }
    for tail in ["{", " else"] where rest.hasSuffix(tail) {
      rest = rest.dropLast(tail.count)
      while rest.last == " " { rest = rest.dropLast() }
    }
    guard !rest.isEmpty else { return text }
    guard rest.hasPrefix("("), rest.hasSuffix(")"), rest.count > 2 else { return String(rest) }
    return String(rest.dropFirst().dropLast())
  }

  /// Returns the method in a test whether an object has it, which is the subject of the question.
  private static func tested(in text: String) -> String? {
    for (call, head) in [("respondsToSelector:", "@selector("), ("responds(to:", "#selector(")] {
      guard let found = text.firstRange(of: call) else { continue }
      let argument = text[found.upperBound...].drop { $0 == " " }
      guard argument.hasPrefix(head) else { continue }
      let name = argument.dropFirst(head.count).prefix { $0 != "(" && $0 != ")" }
      if !name.isEmpty, argument.dropFirst(head.count + name.count).hasPrefix(")") {
        return String(name)
      }
    }
    return nil
  }

  /// Returns the method of `-[Class selector:with:]` in the notation of logs and documentation, and of
  /// `[object selector:argument]` and `[[Class alloc] selector:argument]` in code.
  private static func message(_ text: String) -> PastedName? {
    var rest = text[...]
    if let sign = rest.first, "+-".contains(sign) { rest = rest.dropFirst().drop { $0 == " " } }
    guard rest.hasPrefix("["), rest.hasSuffix("]") else { return nil }
    rest = rest.drop { $0 == "[" }.dropLast()
    guard let space = rest.firstIndex(of: " ") else { return nil }
    let owner = rest[..<space].prefix { !"([]".contains($0) }
    guard !owner.isEmpty else { return nil }
    var message = rest[space...].drop { $0 == " " }
    if message.hasPrefix("alloc]") { message = message.dropFirst(6).drop { $0 == " " } }
    guard let selector = selector(message) else { return nil }
    return PastedName(name: selector, owner: String(owner))
  }

  /// Returns the key of `options[Key]` and `options?[.key]`.
  private static func subscripted(_ text: String) -> String? {
    guard text.hasSuffix("]"), let open = text.lastIndex(of: "["),
      let before = text[..<open].last, !": ".contains(before)
    else { return nil }
    let key = text[text.index(after: open)...].dropLast()
    return key.isEmpty || key.contains(" ") ? nil : String(key)
  }

  /// The operators between a name and a value.
  public static let relations: Set<Substring> = ["=", "==", "!=", "+="]

  /// Returns true if a text is a statement about one name, such as `view?.property = value`, and no sentence.
  public static func isStatement(_ text: String) -> Bool { assigned(text) != nil }

  /// Returns the name in `view?.property = value` and `view.property == value`.
  private static func assigned(_ text: String) -> String? {
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, relations.contains(parts[1]) else { return nil }
    let name = parts[0].filter { !"?!".contains($0) }
    return name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } ? name : nil
  }

  /// Returns the selector of `- (void)selector:(Type)name with:(Type)name;`.
  private static func selector(declaration text: String) -> String? {
    guard let sign = text.first, "+-".contains(sign), text.dropFirst().contains("(") else {
      return nil
    }
    return selector(text.dropFirst())
  }

  /// Returns the selector in a text: the words before colons, without text in brackets or quotes.
  private static func selector(_ text: Substring) -> String? {
    var depth = 0
    var isQuoted = false
    var word = ""
    var first = ""
    var selector = ""
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth = max(0, depth - 1)
        // The end of a receiver that is itself a message.
        if depth == 0, character == "]" { word = "" }
      case ":" where depth == 0:
        selector += word + ":"
        word = ""
      case _ where depth == 0:
        if character.isLetter || character.isNumber || character == "_" {
          word.append(character)
        } else {
          if first.isEmpty { first = word }
          word = ""
        }
      default: break
      }
    }
    if selector.isEmpty { selector = first.isEmpty ? word : first }
    return selector.isEmpty ? nil : selector
  }

  /// The words that can precede the name in a declaration or a call.
  public static let modifiers: Set<Substring> = [
    "public", "private", "open", "internal", "override", "static", "class", "final", "func", "var",
    "let", "case", "optional", "nonisolated", "lazy", "weak", "try", "await", "return",
  ]

  /// Returns `func name(label name: Type)` and `Type(label: value)` as `name(label:)` and
  /// `Type.init(label:)`.
  private static func swiftName(_ text: String) -> String? {
    var rest = text[...]
    while let space = rest.firstIndex(of: " ") {
      let word = rest[..<space]
      guard word.hasPrefix("@") || modifiers.contains(word) else { break }
      rest = rest[space...].drop { $0 == " " }
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    guard !name.isEmpty else { return nil }
    let tail = rest.dropFirst(name.count)
    // A text without brackets is a declaration, `var name: Type`, and no sentence.
    guard tail.hasPrefix("(") else {
      let isDeclared = rest.count < text.count && (tail.isEmpty || tail.hasPrefix(":"))
      return isDeclared ? String(name) : nil
    }
    let labels = labels(of: tail.dropFirst())
    let member = name.split(separator: ".").last ?? name
    let isType = member.first?.isUppercase ?? false
    return name + (isType ? ".init(" : "(") + labels + ")"
  }

  /// Returns the labels up to the closing bracket, each with its colon.
  private static func labels(of text: Substring) -> String {
    let head = text.prefix { $0 != ")" }
    if head.allSatisfy({ $0.isLetter || $0.isNumber || "_:".contains($0) }), head.contains(":") {
      return String(head)
    }
    return arguments(of: text).map { argument in
      guard let colon = argument.firstIndex(of: ":"), !argument.hasPrefix("\"") else { return "_:" }
      return (argument[..<colon].split(separator: " ").first ?? "_") + ":"
    }.joined()
  }

  /// Returns the texts between the commas up to the closing bracket.
  private static func arguments(of text: Substring) -> [Substring] {
    var arguments: [Substring] = []
    var depth = 0
    var isQuoted = false
    var start = text.startIndex
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      let ends = depth == 0 && ",)".contains(character)
      if ends {
        arguments.append(text[start..<index].drop { $0 == " " })
        start = text.index(after: index)
        if character == ")" { break }
      }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
    }
    return arguments.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text without quotes, tags, `#selector`, white space and punctuation at the end of a line.
  fileprivate var trimmingDecoration: String {
    let edges: Set<Character> = [
      " ", "\t", "\n", "\r", "\"", "'", "`", "“", "”", "‘", "’", "@", ";", ",", "，", "。", "「", "」",
    ]
    var text = self[...]
    func trim() {
      while let first = text.first, edges.contains(first) { text = text.dropFirst() }
      while let last = text.last, edges.contains(last) { text = text.dropLast() }
    }
    trim()
    // The subject of a key with its value is the key.
    if text.hasPrefix("<key>"), let end = text.firstRange(of: "</key>") {
      text = text[..<end.upperBound]
    }
    for (head, tail) in [
      ("<key>", "</key>"), ("<string>", "</string>"), ("#selector(", ")"), ("@selector(", ")"),
      ("selector(", ")"),
    ] where text.hasPrefix(head) && text.hasSuffix(tail) {
      text = text.dropFirst(head.count).dropLast(tail.count)
      trim()
    }
    return String(text)
  }

  /// The text after the last dot outside of brackets; nil if there is none.
  fileprivate var lastMember: String? {
    guard let dot = prefix(while: { $0 != "(" }).lastIndex(of: "."), dot != startIndex else {
      return nil
    }
    return String(self[index(after: dot)...])
  }
}
