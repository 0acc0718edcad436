import CodeModel
import CodeSyntax

/// Conditions on the whole type that are asked before a comparison: `guard !item.type.hasPrefix("go.") else { return }`.
extension ActionFactsReader {
  /// The most comparisons of a file of which such conditions are looked for.
  private static let maximumTested = 512
  private static let signs: Set<String> = ["==", "!=", ">", ">=", "<", "<="]

  /// Notes them for all comparisons with quick actions' types.
  mutating func readTypeTests(_ paths: inout PathConditions) {
    guard file.language == .swift else { return }
    var asking: [Int: Bool] = [:]
    var known: (token: Int, tests: [TypeTest])?
    for index in found.indices.prefix(Self.maximumTested)
    where facts.uses.indices.contains(index) && found[index].facet?.isOfType != false {
      switch found[index].kind {
      case .compared, .enumeration, .lookedUp: break
      case .passed, .obstacle: continue
      }
      guard let function = facts.uses[index].function else { continue }
      let asks = asking[function] ?? hasOneItem(in: function)
      asking[function] = asks
      guard asks else { continue }
      let token = found[index].type.lowerBound
      if known?.token != token {
        let pieces = paths.pieces(before: token, in: function)
        let name = nameOfType(found[index], in: function)
        known = (token, pieces.compactMap { test($0.piece, holds: $0.holds, of: name) })
      }
      facts.uses[index].tests = known?.tests ?? []
    }
  }

  /// Returns true if all types in a function are those of one name.
  private func hasOneItem(in function: Int) -> Bool {
    guard file.functions.indices.contains(function), let body = file.functions[function].body,
      body.count <= CodeFile.maximumReach * 8
    else { return false }
    var names: Set<String> = []
    for token in body where tree.isToken(token, "type") && tree.isToken(token - 1, ".") {
      names.insert(tree.name(token - 2))
    }
    return names.count <= 1
  }

  /// The name that a function gives to the whole type, as its parameter or by `let type = item.type`.
  private func nameOfType(_ found: TypeFlow.Found, in function: Int) -> String? {
    let (parameters, body) = (file.functions[function].parameters, file.functions[function].body)
    guard let body else { return nil }
    if case .parameter(let place) = found.origin {
      guard parameters.indices.contains(place) else { return nil }
      let name = parameters[place].name
      return file.assignments(named: name, in: body).isEmpty ? name : nil
    }
    guard case .item = found.origin, found.type.count == 1, !found.isLastComponent else {
      return nil
    }
    let name = tree.name(found.type.lowerBound)
    let given = file.assignments(named: name, in: body)
    guard given.count == 1, let value = given.first?.value,
      tree.isToken(value.upperBound - 1, "type"), endOfType(value, nil) == value.upperBound
    else { return nil }
    return name
  }

  /// The test that a condition is; nil for another one.
  ///
  /// - Parameter name: a name for the whole type.
  private func test(_ piece: Range<Int>, holds: Bool, of name: String?) -> TypeTest? {
    var (tokens, value) = (tree.withoutParentheses(piece), holds)
    while let first = tokens.first, tokens.count > 1, tree.isToken(first, "!") {
      (tokens, value) = (tree.withoutParentheses(first + 1..<tokens.upperBound), !value)
    }
    guard tokens.count <= CodeFile.maximumReach else { return nil }
    if let question = question(ofList: tokens, name) {
      return TypeTest(question: question, holds: value)
    }
    guard let end = endOfType(tokens, name), end < tokens.upperBound else { return nil }
    let rest = end..<tokens.upperBound
    guard tree.isToken(end, "."), rest.count >= 2 else { return nil }
    switch tree.name(end + 1) {
    case "isEmpty" where rest.count == 2: return TypeTest(question: .isEmpty, holds: value)
    case "count" where rest.count == 4:
      let sign = tree.name(end + 2)
      guard Self.signs.contains(sign), let number = Int(tree.name(end + 3)) else { return nil }
      return TypeTest(question: .count(sign, number), holds: value)
    case "hasPrefix", "hasSuffix", "contains":
      guard tree.isOpen(end + 2, "("), tree.partner(of: end + 2) == rest.upperBound - 1,
        let text = file.string(end + 3..<rest.upperBound - 1)
      else { return nil }
      let question: TypeTest.Question =
        switch tree.name(end + 1) {
        case "hasPrefix": .hasPrefix(text)
        case "hasSuffix": .hasSuffix(text)
        default: .contains(text)
        }
      return TypeTest(question: question, holds: value)
    default: return nil
    }
  }

  /// The token behind `item.type` or a name for it, where tokens begin with that.
  private func endOfType(_ tokens: Range<Int>, _ name: String?) -> Int? {
    let start = tokens.lowerBound
    if let name, tree.isWord(start, name) { return start + 1 }
    guard typeTokens.contains(start) else { return nil }
    var last = start
    while tree.isToken(last + 1, "."), tokens.contains(last + 2), !tree.isToken(last, "type") {
      last += 2
    }
    return tree.isToken(last, "type") && last > start ? last + 1 : nil
  }

  /// `Self.known.contains(item.type)`, `["go.home"].contains(item.type)`
  private func question(ofList tokens: Range<Int>, _ type: String?) -> TypeTest.Question? {
    guard let last = tokens.last, tree.isClose(last, ")"), let open = tree.partner(of: last),
      tokens.contains(open), tree.isToken(open - 1, "contains"), tree.isToken(open - 2, "."),
      open - 2 > tokens.lowerBound, endOfType(open + 1..<last, type) == last
    else { return nil }
    var list = tokens.lowerBound..<open - 2
    if let names = file.plainNames(list), let name = names.last {
      let declared = file.variables(named: name)
      guard declared.count == 1, let only = declared.first, let value = only.value,
        tree.isToken(only.nameToken - 1, "let")
      else { return nil }
      list = value
    }
    guard let elements = file.elements(of: list), !elements.isEmpty,
      elements.allSatisfy({ $0.value == nil })
    else { return nil }
    let texts = elements.compactMap { file.string($0.key) }
    return texts.count == elements.count ? .isOne(of: texts) : nil
  }
}
