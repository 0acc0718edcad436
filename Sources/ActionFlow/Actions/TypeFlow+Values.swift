import CodeModel
import CodeSyntax

/// Values that code reads from quick actions in place of their types, and values derived from types, followed to
/// where they are compared or leave the file.
extension TypeFlow {
  /// A name that refers to a value.
  struct ValueName {
    let name: String
    let scope: Range<Int>
    let value: Value
  }

  /// A value that is read.
  struct Value {
    var facet: Facet
    let origin: ActionFacts.Origin
    /// The expression of a condition that tests for the value; nil where the value may be absent.
    var binding: Range<Int>?
  }

  /// The most values that are followed in a file.
  private static let maximumValues = 512

  mutating func followValues() {
    guard !reader.facts.isTest else { return }
    var search = ValueSearch()
    for index in reader.namesItem ? namePlaces.places(of: "userInfo", in: reader.all) : [] {
      guard search.count < Self.maximumValues, !file.isInactive(index),
        let (tokens, facet, name) = userInfo(at: index)
      else { continue }
      follow(tokens, Value(facet: facet, origin: .item), &search)
      valued.insert(name)
    }
    for start in valueStarts.prefix(Self.maximumValues) {
      var tokens = start.tokens
      let isGiven = isParameter(start.origin)
      var value = Value(
        facet: Facet(
          source: isGiven ? .given : .type, steps: start.isLast ? [.last(separator: ".")] : []),
        origin: start.origin, binding: isGiven ? start.tokens : nil)
      guard step(&tokens, &value) || unwrappedInitializer(behind: tokens) != nil else { continue }
      follow(tokens, value, &search)
      valued.insert(start.tokens.lowerBound)
    }
    followURLs(&search)
    follow(&search)
    for index in reader.found.indices
    where reader.found[index].facet == nil && valued.contains(reader.found[index].type.lowerBound) {
      switch reader.found[index].kind {
      case .obstacle, .passed: reader.found[index].isValued = true
      case .compared, .enumeration, .lookedUp: continue
      }
    }
  }

  private func isParameter(_ origin: ActionFacts.Origin) -> Bool {
    if case .parameter = origin { true } else { false }
  }

  struct ValueSearch {
    var names: [ValueName] = []
    /// The values that functions and properties of the file return, by their names.
    var returned: [String: Value] = [:]
    var doubtful: Set<String> = []
    var count = 0
  }

  /// Follows the URL parameters of functions.
  private mutating func followURLs(_ search: inout ValueSearch) {
    guard file.language == .swift else { return }
    for function in file.functions {
      guard let body = function.body else { continue }
      for (place, parameter) in function.parameters.enumerated()
      where parameter.type.count == 1 && tree.isToken(parameter.type.lowerBound, "URL") {
        search.names.append(
          ValueName(
            name: parameter.name, scope: body,
            value: Value(
              facet: Facet(source: .givenURL), origin: .parameter(place), binding: parameter.type)))
      }
    }
  }

  private mutating func follow(_ search: inout ValueSearch) {
    var returned: Set<String> = []
    repeat {
      while let name = search.names.popLast(), search.count < Self.maximumValues {
        for place in namePlaces.places(of: name.name, in: name.scope) {
          guard !tree.isToken(place - 1, "."), !isLabel(place), !tree.isToken(place + 1, "=") else {
            continue
          }
          // `if let url {`
          follow(place..<place + 1, name.value, &search)
        }
      }
      for (name, value) in search.returned where returned.insert(name).inserted {
        guard !search.doubtful.contains(name) else { continue }
        followResults(of: name, value, &search)
      }
    } while !search.names.isEmpty && search.count < Self.maximumValues
  }

  /// `item.deepLink`, `url(for: item)`
  private mutating func followResults(
    of name: String, _ value: Value, _ search: inout ValueSearch
  ) {
    for place in namePlaces.places(of: name, in: reader.all) {
      var tokens = place..<place + 1
      if tree.isOpen(place + 1, "(") {
        guard !tree.isToken(place - 1, "func"),
          let call = file.calls(in: tokens).first(where: { $0.nameToken == place })
        else { continue }
        tokens = call.tokens
      } else {
        guard tree.isToken(place - 1, "."),
          let whole = tree.postfixExpression(before: place + 1),
          !tree.isToken(whole.lowerBound, ".")
        else { continue }
        tokens = whole
      }
      follow(tokens, Value(facet: value.facet, origin: .item), &search)
    }
  }

  // MARK: The user info

  /// `item.userInfo?["page"]`, with the token of the quick action.
  private func userInfo(at index: Int) -> (tokens: Range<Int>, facet: Facet, name: Int)? {
    var start = index
    var name = index
    if tree.isToken(index - 1, ".") {
      name = index - 2
      while tree.isToken(name, "?") || tree.isToken(name, "!") { name -= 1 }
      guard let whole = tree.postfixExpression(before: index + 1) else { return nil }
      start = whole.lowerBound
      let isSelf = tree.isToken(name, "self") && isInItem(index)
      let isOfLaunch =
        tree.isToken(name, "shortcutItem") && tree.isToken(name - 1, ".")
      let isItem =
        isOfLaunch || reader.items.last(named: tree.name(name), at: name)?.origin == .item
      guard isSelf || isItem else { return nil }
    } else {
      guard file.language == .swift, isInItem(index),
        reader.file.function(around: index)?.parameters.contains(where: { $0.name == "userInfo" })
          != true
      else { return nil }
    }
    var open = index + 1
    while tree.isToken(open, "?") || tree.isToken(open, "!") { open += 1 }
    guard tree.isOpen(open, "["), let key = file.literal(at: open + 1),
      tree.isClose(key.tokens.upperBound, "]")
    else { return nil }
    let facet = Facet(source: .userInfo(key: key.value, form: .any))
    return (start..<key.tokens.upperBound + 1, facet, name)
  }

  private func isInItem(_ token: Int) -> Bool {
    file.type(around: token)?.name == CodeFunction.quickAction
  }

  // MARK: What becomes of it

  private mutating func add(
    _ kind: ActionFacts.Use.Kind, _ place: Range<Int>, _ value: Value, type: Range<Int>? = nil,
    _ comparison: Comparison? = nil, call: Range<Int>? = nil, text: Range<Int>? = nil,
    isBinding: Bool = false
  ) {
    var found = Found(
      kind: kind, origin: value.origin, isLastComponent: false, tokens: place, type: type ?? place,
      comparison: comparison, call: call, text: text)
    (found.facet, found.isBinding) = (value.facet, isBinding)
    reader.found.append(found)
  }

  private mutating func follow(
    _ first: Range<Int>, _ value: Value, _ search: inout ValueSearch
  ) {
    search.count += 1
    guard search.count < Self.maximumValues, !file.isInactive(first.lowerBound) else { return }
    var (tokens, value) = (first, value)
    while value.facet.steps.count < Facet.maximumSteps, step(&tokens, &value) {}
    if case .parts = value.facet.steps.last {
      // How many there are says little.
      let end = tokens.upperBound
      if tree.isToken(end, "."), ["count", "isEmpty"].contains(tree.name(end + 1)) { return }
    }
    if let call = unwrappedInitializer(behind: tokens) {
      return add(.enumeration(call.names), tokens, value, call: call.tokens)
    }
    var isCompared = false
    for comparison in comparisons(at: tokens.lowerBound) {
      let isLeft = comparison.left == tokens
      guard isLeft || comparison.right == tokens else { continue }
      isCompared = true
      let other = isLeft ? comparison.right : comparison.left
      guard isLeft || [.equal, .notEqual].contains(comparison.kind) else {
        add(.obstacle(.made), tokens, value)
        continue
      }
      if case .parts = value.facet.steps.last {
        add(.obstacle(.made), tokens, value)
        continue
      }
      let text = reader.localValue(of: other)
      add(
        .compared(comparison.kind, file.textExpression(text ?? other)), other, value, type: tokens,
        comparison, text: text)
    }
    if isCompared { return }
    if tree.isToken(tokens.lowerBound - 1, "switch"), !tree.isToken(tokens.upperBound, ".") {
      return
    }
    if let (call, position) = call(given: tokens) {
      if ends(call) { return }
      if isOpening(call), position == 0, value.facet.isURL {
        return add(.compared(.prefix, .literal("")), tokens, value, call: call.tokens)
      }
      let label = call.arguments[position].label
      if label == "rawValue" {
        let names = call.name == "init" ? call.receiver.flatMap { file.plainNames($0) } : nil
        let outer = call.receiver.flatMap { file.plainNames($0) } ?? []
        let all: [String]? =
          call.name == "init" ? names : call.name == "Self" ? nil : outer + [call.name]
        return add(
          .enumeration(["self", "Self"].contains(all?.last) ? nil : all), tokens, value,
          call: call.tokens)
      }
      let isMade = call.baseName.unicodeScalars.first?.properties.isUppercase == true
      // What a function does where it is given nothing nobody has followed.
      let mayBeNone = value.binding == nil && !(value.facet.isOfType && value.facet.isAlwaysThere)
      if isMade || call.name == "init" || mayBeNone {
        return add(.obstacle(.made), tokens, value)
      }
      return add(
        .passed(
          call.name, label: self.label(of: call.arguments[position], position), position: position),
        tokens, value, call: call.tokens)
    }
    if let assignment = file.assignments(in: max(0, tokens.lowerBound - 24)..<tokens.lowerBound)
      .last(where: { $0.value.lowerBound == tokens.lowerBound }), assignment.value == tokens,
      assignment.op == "="
    {
      return assign(assignment, tokens, value, &search)
    }
    if tree.isToken(tokens.lowerBound - 1, "return"), isReturned(tokens, value, &search) { return }
    if isLogged(tokens) { return }
    add(.obstacle(.made), tokens, value)
  }

  private mutating func assign(
    _ assignment: Assignment, _ tokens: Range<Int>, _ value: Value, _ search: inout ValueSearch
  ) {
    guard let scope = file.scope(of: assignment.nameToken) else {
      return add(.obstacle(.made), tokens, value)
    }
    guard assignment.isDeclaration else {
      // Every value has an effect here.
      guard assignment.receiver != nil || !isDeclared(assignment.name, in: scope),
        let binding = value.binding
      else { return add(.obstacle(.made), tokens, value) }
      return add(.compared(.prefix, .literal("")), tokens, value, type: binding)
    }
    var value = value
    var before = assignment.nameToken - 1
    if tree.isToken(before, "let") || tree.isToken(before, "var") { before -= 1 }
    let isBinding =
      file.language == .swift
      && (["if", "guard", "while"].contains { tree.isToken(before, $0) }
        || tree.isToken(before, ","))
    if isBinding {
      value.binding = tokens
      // Whether the value is understood depends on what is done where there is none.
      add(.obstacle(.made), tokens, value, isBinding: true)
    } else if file.language == .swift {
      value.binding = nil
    }
    search.names.append(
      ValueName(
        name: assignment.name,
        scope: tokens.upperBound..<max(tokens.upperBound, scope.upperBound), value: value))
  }

  private func isDeclared(_ name: String, in scope: Range<Int>) -> Bool {
    file.assignments(named: name, in: scope).contains(where: \.isDeclaration)
  }

  /// `.flatMap(Page.init(rawValue:))`
  private func unwrappedInitializer(
    behind tokens: Range<Int>
  ) -> (names: [String], tokens: Range<Int>)? {
    let end = tokens.upperBound
    guard tree.isToken(end, "."), tree.isToken(end + 1, "flatMap") || tree.isToken(end + 1, "map"),
      let call = file.calls(in: end + 1..<end + 2).first(where: { $0.nameToken == end + 1 }),
      let value = call.arguments.first?.value, call.arguments.count == 1
    else { return nil }
    let words = value.map { tree.name($0) }
    guard let place = words.firstIndex(of: "init"), place >= 2,
      words[place...].joined() == "init(rawValue:)"
    else { return nil }
    return (words[..<place].filter { $0 != "." }, tokens.lowerBound..<call.tokens.upperBound)
  }

  /// `UIApplication.shared.open(url)`, `openURL(url)`
  private func isOpening(_ call: Call) -> Bool {
    if call.baseName == "openURL" { return call.receiver == nil }
    return call.baseName == "open"
      && call.receiver.map { tree.isToken($0.lowerBound, "UIApplication") } == true
  }

  /// Notes the value that a function or a property of the file returns, if it returns nothing else.
  private mutating func isReturned(
    _ tokens: Range<Int>, _ value: Value, _ search: inout ValueSearch
  ) -> Bool {
    guard value.origin == .item else { return false }
    let place = tokens.lowerBound
    let name: String
    let body: Range<Int>
    if let function = file.function(around: place) {
      guard let inner = function.body else { return false }
      (name, body) = (function.baseName, inner)
    } else {
      guard
        let declaration = file.outline.declarations.last(where: {
          $0.kind == .variable && $0.body?.contains(place) == true
        }), let inner = declaration.body
      else { return false }
      (name, body) = (declaration.name, inner)
    }
    let others = body.filter { tree.isToken($0, "return") && $0 != place - 1 }
    guard others.allSatisfy({ tree.isToken($0 + 1, "nil") }), search.returned[name] == nil,
      !["scene", "application", "windowScene"].contains(name)
    else { return false }
    var value = value
    value.binding = nil
    search.returned[name] = value
    return true
  }
}
