import CodeModel
import CodeSyntax

/// Conversions of values: casts, URLs and their parts, parts of texts.
extension TypeFlow {
  /// Extends an expression to the conversion around it; returns false where none is understood.
  func step(_ tokens: inout Range<Int>, _ value: inout Value) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    if tree.isOpen(start - 1, "("), tree.isClose(end, ")"), tree.partner(of: start - 1) == end,
      !tree.isIdentifier(start - 2) || isKeyword(start - 2)
    {
      tokens = start - 1..<end + 1
      return true
    }
    if file.language == .objectiveC { return cast(&tokens, &value) }
    if tree.isToken(end, "!") || tree.isToken(end, "?"), tree.tokens.indices.contains(end),
      tree.tokens[end - 1].end == tree.tokens[end].start
    {
      tokens = start..<end + 1
      return true
    }
    if tree.isToken(end, "as"), tree.isIdentifier(end) {
      var type = end + 1
      if tree.isToken(type, "?") || tree.isToken(type, "!") { type += 1 }
      guard let form = Facet.Form(tree.name(type)), !tree.isToken(type + 1, "."),
        !tree.isToken(type + 1, "<")
      else { return false }
      if case .userInfo(let key, .any) = value.facet.source, value.facet.steps.isEmpty {
        value.facet.source = .userInfo(key: key, form: form)
      } else if form != .text {
        return false
      }
      tokens = start..<type + 1
      return true
    }
    if tree.isToken(end, "??") {
      let other = tree.operand(after: end, limit: reader.all.upperBound)
      guard let text = file.string(other) else { return false }
      value.facet.steps.append(.otherwise(text))
      tokens = start..<other.upperBound
      return true
    }
    return convert(&tokens, &value) || member(&tokens, &value) || part(&tokens, &value)
  }

  /// The separator of the parts that a value is.
  private func separator(of value: Value) -> String? {
    if case .parts(let separator) = value.facet.steps.last { separator } else { nil }
  }

  /// `parts[2]`, `parts[parts.count - 1]`
  private func part(_ tokens: inout Range<Int>, _ value: inout Value) -> Bool {
    let end = tokens.upperBound
    guard let separator = separator(of: value), tree.isOpen(end, "["), !tree.startsLine(end),
      let close = tree.partner(of: end)
    else { return false }
    let words = (end + 1..<max(end + 1, close)).map { tree.name($0) }
    let isLast =
      words.count == 5 && words.first == tree.name(end - 1)
      && Array(words.dropFirst()) == [".", "count", "-", "1"]
    guard isLast || words.count == 1, isLast || words.first.flatMap({ Int($0) }) != nil else {
      return false
    }
    value.facet.steps.removeLast()
    let place = words.first.flatMap { Int($0) } ?? 0
    value.facet.steps.append(
      isLast ? .last(separator: separator) : .part(separator: separator, at: place))
    tokens = tokens.lowerBound..<close + 1
    return true
  }

  /// The number in `dropFirst(12)`, or the length of a known text: `dropFirst(prefix.count)`.
  private func count(_ tokens: Range<Int>) -> Int? {
    if tokens.count == 1 {
      return Int(tree.name(tokens.lowerBound)).flatMap { $0 < 1024 ? $0 : nil }
    }
    let end = tokens.upperBound
    guard tokens.count > 2, tree.isToken(end - 1, "count"), tree.isToken(end - 2, ".") else {
      return nil
    }
    return text(tokens.lowerBound..<end - 2)?.count
  }

  /// A literal, or what a constant of the function or the file stands for.
  private func text(_ tokens: Range<Int>) -> String? {
    if let text = file.string(tokens) { return text }
    if let value = reader.localValue(of: tokens) { return file.string(value) }
    guard let name = file.plainNames(tokens)?.last else { return nil }
    let constants = reader.facts.constants.filter { $0.name == name && !$0.isVariable }
    guard constants.count == 1, case .literal(let text) = constants[0].value else { return nil }
    return text
  }

  private func isKeyword(_ token: Int) -> Bool {
    ["if", "switch", "guard", "return", "while", "in"].contains { tree.isToken(token, $0) }
  }

  /// `(NSString *)item.userInfo[@"page"]`
  private func cast(_ tokens: inout Range<Int>, _ value: inout Value) -> Bool {
    let start = tokens.lowerBound
    guard tree.isClose(start - 1, ")"), let open = tree.partner(of: start - 1), start - open == 4,
      let form = Facet.Form(tree.name(open + 1)), case .userInfo(let key, _) = value.facet.source,
      value.facet.steps.isEmpty
    else { return false }
    _ = form
    value.facet.source = .userInfo(key: key, form: .any)
    tokens = open..<tokens.upperBound
    return true
  }

  /// `URL(string: text)`, `String(part)`, `Int(text)`
  private func convert(_ tokens: inout Range<Int>, _ value: inout Value) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    guard tree.isClose(end, ")"), let open = tree.partner(of: end) else { return false }
    let isLabelled = tree.isColon(start - 1) && tree.isToken(start - 2, "string")
    guard open == (isLabelled ? start - 3 : start - 1), !tree.isToken(open - 2, ".") else {
      return false
    }
    switch (tree.name(open - 1), isLabelled) {
    case ("URL", true), ("NSURL", true): value.facet.steps.append(.url)
    case ("String", false): break
    case ("Int", false): value.facet.steps.append(.number)
    default: return false
    }
    tokens = open - 1..<end + 1
    return true
  }

  /// `.host`, `.lowercased()`, `.components(separatedBy: ".").first`
  private func member(_ tokens: inout Range<Int>, _ value: inout Value) -> Bool {
    let (start, end) = (tokens.lowerBound, tokens.upperBound)
    guard tree.isToken(end, "."), tree.isIdentifier(end + 1) else { return false }
    let name = tree.name(end + 1)
    var after = end + 2
    var call: Call?
    if tree.isOpen(after, "("), !tree.startsLine(after),
      let close = tree.partner(of: after)
    {
      call = file.calls(in: end + 1..<end + 2).first { $0.nameToken == end + 1 }
      guard call != nil else { return false }
      after = close + 1
    }
    let hasNone = call?.arguments.isEmpty ?? true
    let isURL = value.facet.isURL
    switch name {
    case "host" where hasNone && isURL: value.facet.steps.append(.host)
    case "path" where hasNone && isURL: value.facet.steps.append(.path)
    case "scheme" where hasNone && isURL: value.facet.steps.append(.scheme)
    case "lastPathComponent" where call == nil: value.facet.steps.append(.lastPathComponent)
    case "pathExtension" where call == nil: value.facet.steps.append(.pathExtension)
    case "absoluteString" where call == nil: break
    case "lowercased" where hasNone: value.facet.steps.append(.lowercased)
    case "uppercased" where call != nil && hasNone: value.facet.steps.append(.uppercased)
    case "lowercaseString" where call == nil: value.facet.steps.append(.lowercased)
    case "components", "split":
      guard let argument = call?.arguments.first, call?.arguments.count == 1,
        ["separatedBy", "separator"].contains(argument.label),
        let separator = file.string(argument.value)
      else { return false }
      value.facet.steps.append(.parts(separator: separator))
    case "first", "last":
      guard call == nil, !tree.isOpen(after, "{"), let separator = separator(of: value) else {
        return false
      }
      value.facet.steps.removeLast()
      value.facet.steps.append(
        name == "first" ? .first(separator: separator) : .last(separator: separator))
    case "dropFirst":
      guard let argument = call?.arguments.first, call?.arguments.count == 1,
        separator(of: value) == nil, let count = count(argument.value)
      else { return false }
      value.facet.steps.append(.dropping(count))
    case "replacingOccurrences":
      guard let call, call.arguments.count == 2, let of = call.argument("of"),
        let with = call.argument("with"), file.string(with.value) == ""
      else { return false }
      if isBundleIdentifierWithDot(of.value) {
        value.facet.steps.append(.withoutBundleIdentifier)
      } else if let text = text(of.value) {
        value.facet.steps.append(.without(text))
      } else {
        return false
      }
    case "map", "flatMap":
      guard let argument = call?.arguments.first, call?.arguments.count == 1 else { return false }
      let words = argument.value.map { tree.name($0) }.joined()
      switch words {
      case "String.init": break
      case "URL.init", "URL.init(string:)": value.facet.steps.append(.url)
      case "Int.init": value.facet.steps.append(.number)
      default: return false
      }
    default: return false
    }
    tokens = start..<after
    return true
  }

  /// `Bundle.main.bundleIdentifier! + "."`
  private func isBundleIdentifierWithDot(_ tokens: Range<Int>) -> Bool {
    guard case .joined(let parts) = file.textExpression(tokens), parts.count == 2 else {
      return false
    }
    return tokens.contains { tree.isToken($0, "bundleIdentifier") } && parts[1] == .literal(".")
  }
}
