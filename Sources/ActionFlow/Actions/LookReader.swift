import CodeModel
import CodeSyntax

/// Finds the code that reads enumeration cases: `switch route`, `if route == .search`, `TabView(selection: $route)`.
struct LookReader {
  /// The number of mentions of one name that are looked at.
  private static let maximumMentions = 256

  private let reader: ActionFactsReader
  private let file: CodeFile
  private let tree: CodeTree
  private var names: NamePlaces
  private let switches: [Int: Switch]
  private let comparisons: StartTable
  private let arguments: StartTable
  private let assigned: [Int: Assignment]
  private let values: StartTable

  init(_ reader: ActionFactsReader) {
    self.reader = reader
    (file, tree) = (reader.file, reader.tree)
    names = NamePlaces(tree)
    switches = Dictionary(
      file.switches(in: reader.all).map { ($0.subject.lowerBound, $0) },
      uniquingKeysWith: { first, _ in first })
    comparisons = StartTable(
      file.comparisons.enumerated().flatMap { index, comparison in
        [(comparison.left.lowerBound, index), (comparison.right.lowerBound, index)]
      })
    arguments = StartTable(
      file.calls.enumerated().flatMap { index, call in
        call.arguments.map { ($0.value.lowerBound, index) }
      })
    assigned = Dictionary(
      file.assignments.map { ($0.nameToken, $0) }, uniquingKeysWith: { first, _ in first })
    values = StartTable(file.assignments.enumerated().map { ($1.value.lowerBound, $0) })
  }

  /// The members and parameters of the file that may be read.
  var candidates: [ActionFacts.Sink] {
    var found: Set<String> = []
    func add(_ tokens: Range<Int>) {
      guard var last = tokens.last else { return }
      while last > tokens.lowerBound, tree.isToken(last, "?") || tree.isToken(last, "!") {
        last -= 1
      }
      guard tree.isIdentifier(last) else { return }
      let name = tree.name(last)
      found.insert(name.first == "$" ? String(name.dropFirst()) : name)
    }
    for statement in switches.values { add(statement.subject) }
    for comparison in file.comparisons {
      if isCase(comparison.right) { add(comparison.left) }
      if isCase(comparison.left) { add(comparison.right) }
    }
    for call in file.calls where ["onReceive", "onChange", "TabView"].contains(call.baseName) {
      for argument in call.arguments.prefix(2) where !argument.isTrailing { add(argument.value) }
    }
    var sinks: [ActionFacts.Sink] = found.sorted().map { .member($0) }
    for function in file.functions where function.body != nil {
      for parameter in function.declaration.parameters where found.contains(parameter.name) {
        sinks.append(.parameter(function.baseName, parameter.label ?? "_"))
      }
    }
    return sinks
  }

  private func isCase(_ tokens: Range<Int>) -> Bool { reader.caseName(tokens) != nil }

  // MARK: One sink

  private struct Search {
    var look = ActionFacts.Look()
    /// The ranges of the code for the cases, by the functions around them.
    var covered: [Int: [Range<Int>]] = [:]
    var aliases: [(name: String, scope: Range<Int>)] = []
    var mentions = 0
  }

  mutating func look(at sink: ActionFacts.Sink) -> ActionFacts.Look? {
    var search = Search()
    switch sink {
    case .member(let name): lookAtMember(name, &search)
    case .result(let name):
      for call in file.calls where call.baseName == name && !search.look.isOpen {
        cover(call.tokens, &search)
        classify(call.tokens, &search)
      }
      if names.places(of: name, in: reader.all).contains(where: { isHandedOn($0, name) }) {
        search.look.isOpen = true
      }
    case .parameter(let name, let label):
      var isKnown = false
      for function in file.functions where function.baseName == name {
        guard let body = function.body,
          let parameter = function.declaration.parameters.first(where: {
            ($0.label ?? "_") == label
          })
        else { continue }
        isKnown = true
        search.aliases.append((parameter.name, body))
      }
      guard isKnown else { return nil }
    }
    while let alias = search.aliases.popLast(), !search.look.isOpen { look(at: alias, &search) }
    if case .member = sink { return search.look }
    for (function, covered) in search.covered where !search.look.isOpen {
      if actsOtherwise(function, covered) { search.look.isOpen = true }
    }
    search.look.functions = Set(search.covered.keys)
    return search.look
  }

  /// Returns the destinations of the value of an enumeration that may be nil; nil where something is done in that
  /// case, or that is not known.
  ///
  /// - Parameter function: the function that may do nothing else; nil where that does not matter.
  mutating func rest(of tokens: Range<Int>, in function: Int?) -> Set<ActionFacts.Sink>? {
    var search = Search()
    classify(tokens, &search)
    while let alias = search.aliases.popLast(), !search.look.isOpen { look(at: alias, &search) }
    guard !search.look.isOpen, !search.look.actsForOthers, !search.look.named.contains("nil")
    else { return nil }
    if let function, actsOtherwise(function, search.covered[function] ?? []) { return nil }
    return search.look.isSeen || !search.look.next.isEmpty ? search.look.next : nil
  }

  /// True for a function that is passed as a value: `.map(link)`, `.map(Link.init)`.
  private func isHandedOn(_ place: Int, _ name: String) -> Bool {
    if name.unicodeScalars.first?.properties.isUppercase == true {
      return tree.isToken(place + 1, ".") && tree.isWord(place + 2, "init")
    }
    let (before, after) = (place - 1, place + 1)
    let isArgument =
      (tree.isOpen(before, "(") || tree.isToken(before, ",") || tree.isColon(before)
        || tree.isToken(before, ".") || tree.isToken(before, "="))
      && (tree.isClose(after, ")") || tree.isToken(after, ",") || tree.startsLine(after))
    return isArgument && !isLocal(name, at: place)
  }

  private func isLocal(_ name: String, at place: Int) -> Bool {
    guard let function = file.function(around: place), let body = function.body else {
      return false
    }
    return function.parameters.contains { $0.name == name }
      || file.assignments(named: name, in: body.lowerBound..<max(body.lowerBound, place)).contains {
        $0.isDeclaration
      }
  }

  private mutating func lookAtMember(_ name: String, _ search: inout Search) {
    for declaration in file.variables(named: name) where declaration.parent != nil {
      guard declaration.body == nil else { return search.look.isOpen = true }
      if let value = declaration.value {
        search.look.initial.insert(reader.caseName(value) ?? tree.name(value.lowerBound))
      } else {
        let isOptional = declaration.type?.last.map { tree.isToken($0, "?") } == true
        search.look.initial.insert(isOptional ? "nil" : "")
      }
    }
    if !names.places(of: "_" + name, in: reader.all).isEmpty { return search.look.isOpen = true }
    for place in names.places(of: name, in: reader.all) { mention(place, &search) }
    for place in names.places(of: "$" + name, in: reader.all) { mention(place, &search) }
  }

  private mutating func look(
    at alias: (name: String, scope: Range<Int>), _ search: inout Search
  ) {
    for place in names.places(of: alias.name, in: alias.scope) {
      guard !tree.isToken(place - 1, ".") else { continue }
      mention(place, &search)
    }
  }

  private func mention(_ place: Int, _ search: inout Search) {
    search.mentions += 1
    guard search.mentions <= Self.maximumMentions else { return search.look.isOpen = true }
    guard !search.look.isOpen, !file.isInactive(place) else { return }
    // A label, a declaration, or the name of a function or closure parameter.
    if tree.isColon(place + 1), !tree.isToken(place - 1, "?"), !tree.isToken(place - 1, ".") {
      return
    }
    if tree.isOpen(place + 1, "("), !tree.startsLine(place + 1) { return }
    let isNamed = ["let", "var", "func", "case"].contains { tree.isWord(place - 1, $0) }
    if isNamed, !tree.isToken(place - 1, "case") || !tree.isToken(place, ".") {
      // `if let route {`
      let isShort =
        tree.isOpen(place + 1, "{") || tree.isToken(place + 1, ",")
        || tree.isWord(place + 1, "else")
      if isShort, tree.isWord(place - 2, "if") || tree.isWord(place - 2, "guard") { return }
      return
    }
    if tree.isToken(place + 1, "in") { return }
    var start = place
    if tree.isToken(place - 1, ".") {
      guard let whole = tree.postfixExpression(before: place + 1) else { return }
      // `.route` is an enumeration case, `\.route` a key path.
      if tree.isToken(whole.lowerBound, ".") {
        let backslash = UInt8(ascii: "\\")
        if tree.firstByte(whole.lowerBound - 1) == backslash { search.look.isOpen = true }
        return
      }
      start = whole.lowerBound
    }
    var end = place + 1
    while tree.isToken(end, "?") || tree.isToken(end, "!"), end < place + 3,
      tree.tokens.indices.contains(end), tree.tokens[end].start == tree.tokens[end - 1].end
    {
      end += 1
    }
    if let assignment = assigned[place] {
      if assignment.op != "=" { search.look.isOpen = true }
      return
    }
    classify(start..<end, &search)
  }

  // MARK: What is done with it

  private func classify(_ tokens: Range<Int>, _ search: inout Search) {
    if let statement = switches[tokens.lowerBound], statement.subject == tokens {
      return look(at: statement, &search)
    }
    for index in comparisons[tokens.lowerBound] {
      let comparison = file.comparisons[index]
      guard comparison.left == tokens || comparison.right == tokens else { continue }
      let other = comparison.left == tokens ? comparison.right : comparison.left
      return look(at: comparison, with: other, &search)
    }
    for index in arguments[tokens.lowerBound] {
      let call = file.calls[index]
      guard let argument = call.arguments.first(where: { $0.value == tokens }) else { continue }
      return give(argument, to: call, &search)
    }
    for index in values[tokens.lowerBound] {
      let assignment = file.assignments[index]
      guard assignment.value == tokens, assignment.op == "=" else { continue }
      if assignment.isDeclaration, let scope = file.scope(of: assignment.nameToken) {
        cover(assignment.nameToken..<tokens.upperBound, &search)
        search.aliases.append(
          (assignment.name, tokens.upperBound..<max(tokens.upperBound, scope.upperBound)))
        return
      }
      guard !assignment.isDeclaration else { break }
      cover(
        (assignment.receiver?.lowerBound ?? assignment.nameToken)..<tokens.upperBound, &search)
      search.look.next.insert(.member(assignment.name))
      return
    }
    search.look.isOpen = true
  }

  private func cover(_ tokens: Range<Int>, _ search: inout Search) {
    guard let function = file.functionIndex(around: tokens.lowerBound) else { return }
    search.covered[function, default: []].append(tokens)
  }

  private func look(at statement: Switch, _ search: inout Search) {
    search.look.isSeen = true
    cover(statement.tokens, &search)
    for way in statement.cases {
      guard !way.isDefault else {
        if !isIdle(way.body) { search.look.actsForOthers = true }
        continue
      }
      for pattern in way.patterns {
        guard let name = name(of: pattern) else { return search.look.isOpen = true }
        search.look.named.insert(name)
      }
    }
  }

  /// `search` of `.search`, `.search?` and `.search(let text)`.
  private func name(of pattern: Range<Int>) -> String? {
    var pattern = pattern
    if let last = pattern.last, pattern.count > 1, tree.isToken(last, "?") {
      pattern = pattern.dropLast()
    }
    if pattern.count == 1, tree.isToken(pattern.lowerBound, "nil") { return "nil" }
    if let name = reader.caseName(pattern) { return name == "some" ? nil : name }
    guard tree.isToken(pattern.lowerBound, "."), tree.isIdentifier(pattern.lowerBound + 1),
      tree.isOpen(pattern.lowerBound + 2, "("), !tree.isWord(pattern.lowerBound + 1, "some")
    else { return nil }
    return tree.name(pattern.lowerBound + 1)
  }

  private func isIdle(_ body: Range<Int>) -> Bool {
    if body.count == 3, tree.isToken(body.lowerBound, "EmptyView") { return true }
    return reader.isIdle(default: body)
  }

  private func look(
    at comparison: Comparison, with other: Range<Int>, _ search: inout Search
  ) {
    let start = comparison.tokens.lowerBound
    if other.count == 1, tree.isToken(other.lowerBound, "nil") {
      cover(comparison.tokens, &search)
      // `return link != nil`
      if tree.isWord(start - 1, "return") { return }
      let isAnswer = arguments[start].contains { index in
        file.calls[index].arguments.contains { $0.value == comparison.tokens }
          && file.effect(of: file.calls[index]) != .acts
      }
      if !isAnswer { search.look.isOpen = true }
      return
    }
    guard comparison.kind == .equal, let name = reader.caseName(other) else {
      return search.look.isOpen = true
    }
    search.look.isSeen = true
    search.look.named.insert(name)
    let end = comparison.tokens.upperBound
    guard tree.isWord(start - 1, "if"), !tree.isWord(start - 2, "else"), tree.isOpen(end, "{"),
      let close = tree.partner(of: end), !tree.isWord(close + 1, "else")
    else { return search.look.actsForOthers = true }
    cover(start - 1..<close + 1, &search)
  }

  private func give(_ argument: Argument, to call: Call, _ search: inout Search) {
    let isBinding = tree.firstByte(argument.value.upperBound - 1) == UInt8(ascii: "$")
    switch call.baseName {
    case "TabView" where argument.label == "selection":
      guard let tags = tags(of: call) else { return search.look.isOpen = true }
      search.look.isSeen = true
      search.look.named.formUnion(tags)
    case "task" where argument.label == "id": return
    case "onReceive" where isBinding, "onChange" where argument.label == "of":
      guard let value = call.arguments.last?.value, tree.isOpen(value.lowerBound, "{"),
        let close = tree.partner(of: value.lowerBound)
      else { return search.look.isOpen = true }
      var at = value.lowerBound + 1
      var given: [String] = []
      while tree.isIdentifier(at) || tree.isToken(at, ","), !tree.isWord(at, "in"),
        at < value.lowerBound + 6
      {
        if tree.isIdentifier(at) { given.append(tree.name(at)) }
        at += 1
      }
      let body = at..<max(at, close)
      if !tree.isWord(at, "in") {
        search.aliases.append(("$0", value.lowerBound + 1..<max(value.lowerBound + 1, close)))
      }
      // With two names the first is the old value.
      if tree.isWord(at, "in"), let name = given.last, name != "_" {
        search.aliases.append((name, body))
      }
    default:
      if isBinding { return search.look.isOpen = true }
      cover(call.tokens, &search)
      let effect = file.effect(of: call)
      if effect == .logs || effect == .completes { return }
      search.look.next.insert(.parameter(call.baseName, argument.label ?? "_"))
    }
  }

  /// Returns the cases of the views of a `TabView`, where each view has a tag.
  private func tags(of call: Call) -> Set<String>? {
    guard let value = call.arguments.last?.value, tree.isOpen(value.lowerBound, "{"),
      let close = tree.partner(of: value.lowerBound)
    else { return nil }
    let body = value.lowerBound + 1..<max(value.lowerBound + 1, close)
    let statements = file.builtStatements(of: body)
    var names: Set<String> = []
    for statement in statements {
      guard case .plain(let tokens) = statement, !tree.isToken(tokens.lowerBound, "ForEach"),
        let tag = file.calls(in: tokens).last(where: {
          $0.baseName == "tag" && $0.receiver?.lowerBound == tokens.lowerBound
        }), let argument = tag.arguments.first, let name = reader.caseName(argument.value)
      else { return nil }
      names.insert(name)
    }
    return names.isEmpty ? nil : names
  }

  /// Returns true if a function does anything besides reading the cases.
  private func actsOtherwise(_ function: Int, _ covered: [Range<Int>]) -> Bool {
    guard file.functions.indices.contains(function), let body = file.functions[function].body else {
      return true
    }
    func isCovered(_ token: Int) -> Bool { covered.contains { $0.contains(token) } }
    return file.calls(in: body).contains { call in
      file.effect(of: call) == .acts && !isCovered(call.nameToken)
        && call.baseName.unicodeScalars.first?.properties.isUppercase != true
    }
      || file.assignments(in: body).contains { !$0.isDeclaration && !isCovered($0.nameToken) }
  }
}
