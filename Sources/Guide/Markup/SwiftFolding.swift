/// Breaks lines of Swift that are too wide at the same positions as `swift format`: conditions at their
/// commas, parameters and arguments after their opening bracket, blocks of one line after their brace.
struct SwiftFolding {
  /// The most columns of a line.
  let width: Int

  /// Returns the lines of a broken line; nil if it cannot be broken in this way.
  func lines(of line: String) -> [String]? {
    let indentation = line.prefix { $0 == " " }.count
    let code = Code(line.dropFirst(indentation))
    return code.isWhole ? pieces(of: code, indentation, false) : nil
  }

  /// A part of a line: its characters, and the nesting depth of each in brackets.
  private struct Code {
    let text: [Character]
    private let depths: [Int]
    /// True if all brackets other than a final brace are closed, all strings end, and there is no comment.
    let isWhole: Bool

    init(_ source: some StringProtocol) {
      var text = Array(source)
      while text.last == " " { text.removeLast() }
      var depths: [Int] = []
      var (depth, braces, lowest) = (0, 0, 0)
      var (isText, isEscaped, hasComment) = (false, false, false)
      for (index, character) in text.enumerated() {
        if !isText {
          if ")]}".contains(character) { depth -= 1 }
          if character == "}" { braces -= 1 }
          if character == "/", index > 0, text[index - 1] == "/" { hasComment = true }
        }
        lowest = min(lowest, depth)
        depths.append(isText ? Int.max : depth)
        if !isText {
          if "([{".contains(character) { depth += 1 }
          if character == "{" { braces += 1 }
        }
        if character == "\"", !isEscaped {
          isText.toggle()
          if isText { depths[index] = Int.max }
        }
        isEscaped = isText && character == "\\" && !isEscaped
      }
      self.text = text
      self.depths = depths
      isWhole = !isText && !hasComment && lowest == 0 && depth == braces && braces <= 1
    }

    var width: Int { StyledText(String(text)).width }

    /// Returns the first index of a character outside of brackets and strings, from an index on.
    func first(_ character: Character, from start: Int = 0) -> Int? {
      text.indices.dropFirst(start).first { text[$0] == character && depths[$0] == 0 }
    }

    /// Returns the first non-empty pair of brackets of a kind.
    func firstCall(from start: Int = 0) -> (open: Int, close: Int)? {
      var start = start
      while let open = first("(", from: start) {
        guard let close = first(")", from: open + 1) else { return nil }
        if close > open + 1, open > 0, text[open - 1] != " " { return (open, close) }
        start = close + 1
      }
      return nil
    }

    func part(_ range: Range<Int>) -> Code { Code(String(text[range])) }

    func string(_ range: Range<Int>) -> String {
      var characters = text[range]
      while characters.first == " " { characters.removeFirst() }
      while characters.last == " " { characters.removeLast() }
      return String(characters)
    }

    /// The texts between the commas outside of brackets, each with its comma except for the last.
    var commaSeparated: [String] {
      var parts: [String] = []
      var start = 0
      while let comma = first(",", from: start) {
        parts.append(string(start..<comma + 1))
        start = comma + 1
      }
      let last = string(start..<text.count)
      return last.isEmpty ? parts : parts + [last]
    }

    /// The index after an attribute at the beginning of the line; nil without one, or if nothing follows.
    var attributeEnd: Int? {
      guard text.first == "@", let space = first(" "), space + 1 < text.count else { return nil }
      return space + 1
    }

    /// The index after ` = ` or ` += `; 0 without one.
    var assignedValue: Int {
      var start = 0
      while let sign = first("=", from: start) {
        let isAlone = sign > 1 && (text[sign - 1] == " " || "+-".contains(text[sign - 1]))
        if isAlone, sign + 1 < text.count, text[sign + 1] == " " { return sign + 2 }
        start = sign + 1
      }
      return 0
    }

    /// True for several parameters or arguments that all have labels, but not for a declaration.
    var isList: Bool {
      let parts = commaSeparated
      return parts.count > 1 && parts.allSatisfy { $0.contains(": ") } && !isDeclaration
    }

    /// True if a function or an initializer is declared.
    var isDeclaration: Bool {
      let head = String(text.prefix { $0 != "(" })
      return head.contains("func ") || head.hasSuffix("init") && !head.hasSuffix(".init")
    }

    private static let operators = [
      ["?", ":"], ["||"], ["&&"], ["==", "!="], ["??"], ["as?", "as!", "as"], ["+"],
    ]

    /// The operands of the operators with the lowest precedence, each with the operator before it; nil
    /// without any.
    var operands: [String]? {
      var words: [(text: String, start: Int)] = []
      var start = 0
      while let space = first(" ", from: start) {
        words.append((String(text[start..<space]), start))
        start = space + 1
      }
      for operators in Self.operators {
        let places = words.filter { operators.contains($0.text) && $0.start > 0 }.map(\.start)
        guard !places.isEmpty, operators != ["?", ":"] || places.count == 2 else { continue }
        return zip([0] + places, places + [text.count]).map { string($0..<$1) }
      }
      return nil
    }
  }

  private func indented(_ text: String, _ indentation: Int) -> String {
    String(repeating: " ", count: indentation) + text
  }

  private func fits(_ text: String, _ indentation: Int) -> Bool {
    indentation + StyledText(text).width <= width
  }

  /// Returns a part, broken further if it is too wide.
  ///
  /// - Parameter isContinuation: true if the part is already on a line of its own, so that its operators need
  ///   no further indentation.
  private func folded(
    _ text: String, _ indentation: Int, isContinuation: Bool = false
  ) -> [String] {
    guard !fits(text, indentation) else { return [indented(text, indentation)] }
    let code = Code(text)
    let pieces = code.isWhole ? pieces(of: code, indentation, isContinuation) : nil
    return pieces ?? CodeFolding(width: width).folded(indented(text, indentation))
  }

  // MARK: Statements

  private func pieces(
    of code: Code, _ indentation: Int, _ isContinuation: Bool
  ) -> [String]? {
    if let end = code.attributeEnd {
      return [indented(code.string(0..<end), indentation)]
        + folded(code.string(end..<code.text.count), indentation)
    }
    guard let open = code.first("{") else { return expression(code, indentation, isContinuation) }
    let head = code.string(0..<open)
    let close = code.first("}", from: open + 1)
    let body = code.string(open + 1..<(close ?? code.text.count))
    let rest = close.map { code.string($0..<code.text.count) }
    // A block of one line is expanded to several.
    if fits(head + " {", indentation) {
      if let rest { return block(head, body, rest, indentation) }
      // The parameters of a closure go on the line below its brace.
      guard body.hasSuffix(" in") else { return nil }
      return [indented(head + " {", indentation)] + folded(body, indentation + 2)
    }
    guard var lines = self.head(head, indentation, isContinuation), let last = lines.popLast()
    else { return nil }
    let (start, own) = (last.withoutIndentation, last.count - last.withoutIndentation.count)
    let brace = "{" + (body.isEmpty ? "" : " " + body)
    guard let rest else {
      let isAttached = !opensCondition(head) && fits(start + " " + brace, own)
      return lines
        + (isAttached
          ? [indented(start + " " + brace, own)] : [last] + folded(brace, indentation))
    }
    let whole = start + " " + brace + " " + rest
    if start == "else", fits(whole, own) { return lines + [indented(whole, own)] }
    guard opensCondition(head), start != "else" else {
      return lines + block(start, body, rest, own)
    }
    lines.append(last)
    return lines + block("", body, rest, indentation)
  }

  /// Returns a block on lines of its own; the parameters of a closure stay after the brace.
  private func block(
    _ head: String, _ body: String, _ rest: String, _ indentation: Int
  ) -> [String] {
    var first = head.isEmpty ? "{" : head + " {"
    var body = body
    if let range = body.firstRange(of: " in ") {
      let parameters = String(body[..<range.lowerBound])
      if !parameters.contains("("), fits(first + " " + parameters + " in", indentation) {
        first += " " + parameters + " in"
        body = String(body[range.upperBound...])
      }
    }
    let lines =
      [indented(first, indentation)]
      + body.split(separator: "; ").flatMap { folded(String($0), indentation + 2) }
    guard rest.hasPrefix("} else ") else { return lines + folded(rest, indentation) }
    // Both blocks of a condition get the same layout.
    let other = Code(rest.dropFirst(2))
    guard other.isWhole, let open = other.first("{"), let close = other.first("}", from: open)
    else {
      return lines + [indented(rest, indentation)]
    }
    return lines
      + block(
        "} " + other.string(0..<open), other.string(open + 1..<close),
        other.string(close..<other.text.count), indentation)
  }

  private static let conditions: Set<String> = ["if", "guard", "while", "for", "switch"]
  private static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol"]

  /// Returns true for conditions and for lists of inherited types, which are split at their commas.
  private func opensCondition(_ head: String) -> Bool {
    let words = head.split(separator: " ").prefix(4).map(String.init)
    if let word = words.first(where: { $0 != "}" && $0 != "else" }), Self.conditions.contains(word)
    {
      // `for` may also be the label of a parameter.
      return word != "for" || head.contains(" in ")
    }
    return !words.contains("func") && words.contains(where: Self.types.contains)
  }

  /// Returns the lines of the text before a brace that is too wide for one; the brace follows it.
  private func head(_ head: String, _ indentation: Int, _ isContinuation: Bool) -> [String]? {
    guard opensCondition(head) else {
      return expression(Code(head), indentation, isContinuation, opensBlock: true)
    }
    let isGuard = head.hasPrefix("guard ") && head.hasSuffix(" else")
    let lines = conditions(of: Code(isGuard ? String(head.dropLast(5)) : head), indentation)
    return isGuard ? lines + [indented("else", indentation)] : lines
  }

  /// Returns conditions, each on a line.
  private func conditions(of code: Code, _ indentation: Int) -> [String] {
    let all = code.commaSeparated
    if all.count == 1, let colon = code.first(":") {
      let head = code.string(0..<colon + 1)
      return [indented(head, indentation)]
        + folded(code.string(colon + 1..<code.text.count), indentation + 2)
    }
    return all.enumerated().flatMap { index, condition in
      let lines = folded(condition, indentation + 2)
      guard index == 0 else { return lines }
      // The first follows the keyword; its continuation is indented further than the other conditions.
      return fits(condition, indentation)
        ? [indented(condition, indentation)]
        : lines.prefix(1).map { String($0.dropFirst(2)) } + lines.dropFirst()
    }
  }

  // MARK: Expressions

  private func expression(
    _ code: Code, _ indentation: Int, _ isContinuation: Bool, opensBlock: Bool = false
  ) -> [String]? {
    let value = code.assignedValue
    let count = code.text.count
    if opensCondition(code.string(0..<count)), code.commaSeparated.count > 1 {
      return conditions(of: code, indentation)
    }
    if value == 0 {
      if code.isList { return code.commaSeparated.flatMap { folded($0, indentation) } }
      if let parts = code.operands {
        let inner = isContinuation ? indentation : indentation + 2
        return operands(parts, indentation, inner)
      }
    }
    let hasOperators = value > 0 && code.part(value..<count).operands != nil
    if !hasOperators, let call = code.firstCall(from: value) {
      let head = code.string(0..<call.open + 1)
      let rest = code.string(call.close..<count)
      // A chain of calls is broken elsewhere.
      let isChain = code.part(call.close + 1..<count).first(".") != nil
      if fits(head, indentation), !isChain {
        let list = code.part(call.open + 1..<call.close)
        if let elements = elements(of: list, indentation + 2) {
          return [indented(head + "[", indentation)] + elements
            + folded("]" + rest, indentation)
        }
        return [indented(head, indentation)]
          + arguments(
            list, rest, indentation,
            isClosedBelow: opensBlock || code.isDeclaration)
      }
    }
    guard value > 0, value < count else { return nil }
    let head = code.string(0..<value)
    guard fits(head, indentation) else { return nil }
    if let elements = elements(of: code.part(value..<count), indentation + 2) {
      return [indented(head + " [", indentation)] + elements + [indented("]", indentation)]
    }
    return [indented(head, indentation)]
      + folded(code.string(value..<count), indentation + 2, isContinuation: true)
  }

  /// Returns operands, each on a line; both results of a ternary operator share one if they fit.
  private func operands(_ parts: [String], _ indentation: Int, _ inner: Int) -> [String] {
    if parts.count == 3, parts[1].hasPrefix("? "), fits(parts[1] + " " + parts[2], inner) {
      return folded(parts[0], indentation) + [indented(parts[1] + " " + parts[2], inner)]
    }
    return parts.enumerated().flatMap { index, part in
      folded(part, index == 0 ? indentation : inner)
    }
  }

  /// Returns the elements of an array literal, with a trailing comma if there are several.
  private func elements(of code: Code, _ indentation: Int) -> [String]? {
    let text = code.string(0..<code.text.count)
    guard text.hasPrefix("["), text.hasSuffix("]"), text.count > 2,
      code.first("]") == code.text.count - 1
    else { return nil }
    let inner = Code(text.dropFirst().dropLast())
    var elements = inner.commaSeparated
    if elements.count > 1, let last = elements.popLast() { elements.append(last + ",") }
    let line = elements.joined(separator: " ")
    return fits(line, indentation)
      ? [indented(line, indentation)] : elements.flatMap { folded($0, indentation) }
  }

  /// Returns arguments on one line if they fit, else one on each; the bracket closes after the last one, or
  /// on a line of its own.
  private func arguments(
    _ list: Code, _ rest: String, _ indentation: Int, isClosedBelow: Bool
  ) -> [String] {
    let inner = indentation + 2
    let whole = list.string(0..<list.text.count)
    if isClosedBelow {
      let lines = fits(whole, inner) ? [whole] : list.commaSeparated
      return lines.flatMap { folded($0, inner) } + folded(rest, indentation)
    }
    if fits(whole + rest, inner) { return [indented(whole + rest, inner)] }
    var lines = list.commaSeparated.flatMap { folded($0, inner) }
    if let last = lines.last, fits(last + rest, 0) {
      lines[lines.count - 1] = last + rest
      return lines
    }
    return lines + folded(rest, indentation)
  }
}

extension String {
  /// The text without its leading spaces.
  fileprivate var withoutIndentation: String { String(drop { $0 == " " }) }
}
