import CodeModel
import CodeSyntax
import SourceText

/// Follows the types of quick actions through a file: through local names, conversions and the last component, to
/// where they are compared or leave the file.
struct TypeFlow {
  /// A use without the code that runs for it.
  struct Found {
    let kind: ActionFacts.Use.Kind
    let origin: ActionFacts.Origin
    let isLastComponent: Bool
    /// The tokens whose range identifies the use.
    let tokens: Range<Int>
    /// The type itself.
    let type: Range<Int>
    let comparison: Comparison?
    /// The call that receives the type, or the quick action.
    var call: Range<Int>?
    /// The text that it is compared with, where a local name refers to that.
    var text: Range<Int>?
    /// True if the quick action itself is passed on.
    var isItem = false
    /// The name under which it is passed on, or under which watching code receives it.
    var handover: String?
    /// The moment at which the code around it receives the value of that name.
    var watch = ActionFacts.Watch.always
    /// The cases with which it is compared one by one.
    var cases: ActionFacts.Cases?
    /// The value that is read in place of the type.
    var facet: Facet?
    /// True if it only tests that there is a value, for code that a condition governs.
    var isBinding = false
    /// True if the further use of its value is followed.
    var isValued = false
    /// True if the value that is found with the type is discarded: `_ = handlers[item.type]`.
    var isDiscarded = false
  }

  private static let converting: Set<String> = ["URL", "NSURL", "Int"]
  /// The most steps that are followed in one file.
  static let maximumSteps = 20_000
  /// The most tokens that are searched for names in one file.
  static let maximumScanned = 8_000_000

  var reader: ActionFactsReader
  // Built on first use, which most files never reach.
  private lazy var comparisonStarts = StartTable(
    file.comparisons.enumerated().flatMap { index, comparison in
      [(comparison.left.lowerBound, index), (comparison.right.lowerBound, index)]
    })
  lazy var argumentStarts = StartTable(
    file.calls.enumerated().flatMap { index, call in
      call.arguments.map { ($0.value.lowerBound, index) }
    })
  private lazy var assignmentStarts = StartTable(
    file.assignments.enumerated().map { ($1.value.lowerBound, $0) })
  lazy var namePlaces = NamePlaces(tree)
  /// The tokens `allCases`.
  private lazy var allCases = reader.all.filter { tree.isToken($0, "allCases") }
  /// Names whose uses are still to be followed.
  var aliases: [ActionFactsReader.Known] = []
  /// The properties in which types are stored; true where all uses of a property were followed.
  var kept: [String: Bool] = [:]
  private var steps = 0
  private var scanned = 0
  /// The tokens at which members are read whose values were followed.
  var followed: Set<Int> = []
  /// The tokens at which something subscribes that is gone before it is told anything.
  var deaf: Set<Int> = []
  /// Types that are made into something else, and the tokens of what is followed as a value.
  var valueStarts: [(tokens: Range<Int>, origin: ActionFacts.Origin, isLast: Bool)] = []
  var valued: Set<Int> = []
  /// The number of property mentions that have been read.
  var readings = 0
  /// The tokens at which bodies declare a name, cached.
  var locals: [LocalName: Int?] = [:]
  lazy var properties: [String: Property?] = textProperties()
  /// The indexes of functions by their base names.
  lazy var functionsByName = Dictionary(grouping: reader.facts.functions.indices) {
    reader.facts.functions[$0].baseName
  }
  /// The names of this file's functions.
  lazy var functionNames = Set(file.functions.lazy.flatMap { [$0.baseName, $0.signature] })

  // Stored here because an access through the reader would copy it for each token.
  let file: CodeFile
  let tree: CodeTree

  init(_ reader: ActionFactsReader) {
    (self.reader, file, tree) = (reader, reader.file, reader.tree)
  }

  /// Returns the comparisons that begin at a token.
  mutating func comparisons(at token: Int) -> [Comparison] {
    let all = file.comparisons
    return comparisonStarts[token].filter(all.indices.contains).map { all[$0] }
  }

  /// Returns the call that receives tokens as an argument, and the position of the argument.
  mutating func call(given tokens: Range<Int>) -> (call: Call, position: Int)? {
    let all = file.calls
    for index in argumentStarts[tokens.lowerBound].reversed() where all.indices.contains(index) {
      if let position = all[index].arguments.lastIndex(where: { $0.value == tokens }) {
        return (all[index], position)
      }
    }
    guard let dictionary = dictionary(around: tokens) else { return nil }
    return callWithUserInfo(dictionary)
  }

  /// Returns the first assignment whose value begins at a token.
  private mutating func assignment(ofValueAt token: Int) -> Assignment? {
    let all = file.assignments
    return assignmentStarts[token].first.flatMap { all.indices.contains($0) ? all[$0] : nil }
  }

  // MARK: Where types come from

  /// `item.type`, `[item type]`.
  mutating func followTypes() {
    for access in file.accesses(to: "type", in: reader.all) {
      guard let receiver = access.receiver,
        let name = file.lastName(receiver) ?? closureParameter(receiver),
        !tree.isOpen(access.nameToken + 1, "(") || tree.startsLine(access.nameToken + 1),
        let origin = reader.itemOrigin(
          of: name, at: access.nameToken, isMember: file.names(receiver).count > 1)
      else { continue }
      // A new item is given a type here.
      if tree.isToken(access.nameToken + 1, "=") { continue }
      var tokens = receiver.lowerBound..<access.nameToken + 1
      if !tree.isToken(access.nameToken - 1, "."), !tree.isToken(access.nameToken - 1, "->"),
        let call = file.calls(in: access.nameToken..<access.nameToken + 1).first
      {
        tokens = call.tokens
      }
      switch origin {
      case .item, .member: reader.addRead(name, at: access.nameToken)
      case .kept, .keptMember, .parameter: break
      }
      follow(tokens, origin, isLastComponent: false)
    }
    for type in reader.ownTypes where !reader.typeTokens.contains(type.lowerBound) {
      follow(type, .item, isLastComponent: false)
    }
    followAliases()
  }

  /// `$0`, where it stands alone.
  private func closureParameter(_ tokens: Range<Int>) -> String? {
    tokens.count == 1 && tree.kind(tokens.lowerBound) == .dollarIdentifier
      ? tree.name(tokens.lowerBound) : nil
  }

  /// Follows text parameters: callers may pass them a type.
  mutating func followParameters() {
    let functions = file.functions
    // Functions without a text parameter are not copied.
    for index in functions.indices {
      let parameters = functions[index].declaration.parameters
      guard parameters.indices.contains(where: { isText(parameters[$0].type) }) else { continue }
      let function = functions[index]
      guard let body = function.body else { continue }
      for (place, parameter) in function.parameters.enumerated() {
        guard isText(parameter.type), parameter.name != "_" else { continue }
        let before = reader.found.count
        aliases = [
          .init(name: parameter.name, scope: body, origin: .parameter(place))
        ]
        followAliases()
        let new = reader.found[before...]
        let isRelevant = new.contains { found in
          switch found.kind {
          case .compared, .enumeration, .lookedUp: true
          case .passed(let name, _, _):
            found.handover != nil || functionNames.contains(name) && name != function.signature
          case .obstacle: false
          }
        }
        if !isRelevant { reader.found.removeSubrange(before...) }
      }
    }
  }

  func isText(_ type: Range<Int>) -> Bool {
    type.contains { tree.isToken($0, "String") || tree.isToken($0, "NSString") }
      && !type.contains { tree.isOpen($0, "[") || tree.isToken($0, "->") }
  }

  mutating func followAliases() {
    while let alias = aliases.popLast() {
      guard mayScan(alias.scope) else {
        let place = alias.scope.prefix(1)
        reader.found.append(
          Found(
            kind: .obstacle(.made), origin: alias.origin, isLastComponent: false, tokens: place,
            type: place, comparison: nil))
        continue
      }
      for index in namePlaces.places(of: alias.name, in: alias.scope) {
        guard !tree.isToken(index - 1, ".") || tree.isToken(index - 2, "self"),
          !isLabel(index), !tree.isToken(index + 1, "=")
        else { continue }
        let start = tree.isToken(index - 1, ".") ? index - 2 : index
        follow(start..<index + 1, alias.origin, isLastComponent: alias.isLastComponent)
      }
    }
  }

  /// Returns true if a Swift name precedes a colon and is no value.
  func isLabel(_ index: Int) -> Bool {
    file.language == .swift && tree.isColon(index + 1) && !tree.isToken(index - 1, "?")
      && !tree.isToken(index - 1, "case")
  }

  /// Returns true if more tokens may be searched: no request waits for the size of a generated file.
  mutating func mayScan(_ tokens: Range<Int>) -> Bool {
    scanned += tokens.count
    return !isSpent
  }

  var isSpent: Bool { scanned > Self.maximumScanned }

  // MARK: One place

  mutating func follow(
    _ type: Range<Int>, _ origin: ActionFacts.Origin, isLastComponent: Bool
  ) {
    steps += 1
    // The operand after `??` belongs to the one before it.
    if tree.isToken(type.lowerBound - 1, "??") { return }
    guard steps < Self.maximumSteps, !file.isInactive(type.lowerBound) else { return }
    var tokens = type
    var isLast = isLastComponent
    while let wider = widened(tokens, &isLast) { tokens = wider }
    reader.typeTokens.insert(type.lowerBound)

    func add(
      _ kind: ActionFacts.Use.Kind, _ place: Range<Int>, _ comparison: Comparison? = nil,
      call: Range<Int>? = nil, text: Range<Int>? = nil, handover: String? = nil
    ) {
      reader.found.append(
        Found(
          kind: kind, origin: origin, isLastComponent: isLast, tokens: place, type: tokens,
          comparison: comparison, call: call, text: text,
          handover: handover ?? origin.property))
    }
    let comparisons = comparisons(at: tokens.lowerBound)
    var isCompared = false
    for comparison in comparisons {
      let isLeft = comparison.left == tokens
      guard isLeft || comparison.right == tokens else { continue }
      isCompared = true
      var other = isLeft ? comparison.right : comparison.left
      // `case "scan"?:`
      if comparison.kind == .pattern, other.count > 1, tree.isToken(other.upperBound - 1, "?") {
        other = other.dropLast()
      }
      if comparison.kind == .pattern, isLeft, let name = boundName(other), let way = comparison.way
      {
        // `case let type where type.hasSuffix("scan"):`
        aliases.append(
          .init(
            name: name, scope: other.upperBound..<max(other.upperBound, way.upperBound),
            origin: origin, isLastComponent: isLast))
        continue
      }
      if comparison.kind == .equal, let list = listSearched(for: other) {
        add(.lookedUp(list.names), list.tokens, comparison)
        continue
      }
      if !isLeft, comparison.kind == .contains, let uses = uses(ofList: other) {
        for use in uses { add(use.kind, use.tokens, comparison) }
      } else if !isLeft, [.prefix, .suffix, .contains, .pattern].contains(comparison.kind) {
        add(.obstacle(.made), tokens)
      } else {
        let value = reader.localValue(of: other)
        let text = file.textExpression(value ?? other)
        add(.compared(comparison.kind, text), other, comparison, text: value)
        if comparison.kind == .equal, value == nil, let last = reader.found.indices.last {
          reader.found[last].cases = reader.casesCompared(with: text, at: other.lowerBound) {
            allCases
          }
        }
      }
    }
    if isCompared { return }
    if let table = table(givenBy: tokens) {
      add(.lookedUp(table.names), table.tokens)
      reader.found[reader.found.count - 1].isDiscarded = isDiscarded(table.tokens)
      return
    }
    // A switch that has no patterns of its own yet.
    if tree.isToken(tokens.lowerBound - 1, "switch"), !tree.isToken(tokens.upperBound, ".") {
      return
    }
    if let (call, position) = call(given: tokens) {
      // A new item of the same type is not the one that was picked.
      if ends(call) || makesItem(call, position) { return }
      // `logger.log(.selected(item.type))`
      if file.isImplicitMember(call), isLogged(call.tokens) { return }
      if isWatched(by: call, position, origin, isLastComponent: isLast) { return }
      // `[self setKind:item.type]`
      if let assignment = assignment(ofValueAt: tokens.lowerBound), assignment.value == tokens {
        _ = keep(origin, in: assignment, isLastComponent: isLast)
      }
      let name = file.handover(by: call, position)
      if let name {
        let isGiven = if case .parameter = origin { true } else { false }
        reader.handOver(name, by: call, isSought: !isGiven)
      }
      if Self.converting.contains(call.name) { valueStarts.append((tokens, origin, isLast)) }
      return add(use(call, position), tokens, call: call.tokens, handover: name)
    }
    if let assignment = assignment(ofValueAt: tokens.lowerBound), assignment.value == tokens,
      assignment.op == "="
    {
      // `_ = item.type` keeps nothing.
      if assignment.name == "_" { return }
      let scope = reader.file.scope(of: assignment.nameToken)
      if let scope, assignment.isDeclaration || isLocal(assignment.name, scope) {
        aliases.append(
          .init(
            name: assignment.name,
            scope: tokens.upperBound..<max(tokens.upperBound, scope.upperBound), origin: origin,
            isLastComponent: isLast))
        return
      }
      if !keep(origin, in: assignment, isLastComponent: isLast) {
        let isKept = if case .item = origin { true } else { false }
        add(.obstacle(isKept ? .handedOver(assignment.name) : .made), tokens)
      }
      return
    }
    let isHarmless = ["isEmpty", "count", "length", "description", "debugDescription"].contains {
      tree.isWord(tokens.upperBound + 1, $0) && tree.isToken(tokens.upperBound, ".")
        && !asksForLength(behind: tokens.upperBound + 1)
    }
    if isHarmless || isLogged(tokens) || isAskedForClass(tokens) { return }
    valueStarts.append((tokens, origin, isLast))
    add(.obstacle(.made), tokens)
  }

  /// `_ = handlers[item.type]`
  private func isDiscarded(_ tokens: Range<Int>) -> Bool {
    tree.isToken(tokens.lowerBound - 1, "=") && tree.isToken(tokens.lowerBound - 2, "_")
      && (tree.startsLine(tokens.upperBound) || tree.kind(tokens.upperBound) == .close)
  }

  /// `.count == 30`, which holds for some types and not for others; for all of them `.count > 0` does.
  private func asksForLength(behind member: Int) -> Bool {
    let (sign, value) = (tree.name(member + 1), tree.name(member + 2))
    let isSize = tree.isToken(member, "count") || tree.isToken(member, "length")
    return isSize && ["==", "!=", "<", ">", "<=", ">="].contains(sign)
      && !["0", "1"].contains(value)
  }

  private mutating func isLocal(_ name: String, _ scope: Range<Int>) -> Bool {
    file.assignments(named: name).contains {
      $0.isDeclaration && scope.contains($0.nameToken)
    }
      || namePlaces.places(of: name, in: scope).contains {
        tree.isToken($0 - 1, "let") || tree.isToken($0 - 1, "var")
      }
  }

  /// Returns the use of a type that is passed to a call.
  private func use(_ call: Call, _ position: Int) -> ActionFacts.Use.Kind {
    if position == 1, let name = file.performed(by: call) {
      return .passed(name, label: ActionFacts.Called.anyLabel, position: 0)
    }
    let argument = call.arguments[position]
    if argument.label == "rawValue" {
      if call.name == "init" {
        guard let receiver = call.receiver, let names = file.plainNames(receiver) else {
          return .enumeration(nil)
        }
        return .enumeration(["self", "Self"].contains(names.last) ? nil : names)
      }
      if call.name == "Self" { return .enumeration(nil) }
      let outer = call.receiver.flatMap { file.plainNames($0) } ?? []
      return .enumeration(outer + [call.name])
    }
    if let receiver = call.receiver, file.isSuper(receiver) { return .obstacle(.passed(call.name)) }
    if call.name == "init", let receiver = call.receiver, let type = file.lastName(receiver),
      type != "self"
    {
      return .passed(
        type == "Self" ? "init" : type, label: label(of: argument, position), position: position)
    }
    return .passed(call.name, label: label(of: argument, position), position: position)
  }

  /// Returns the label of an argument; any label for the first one in Swift 2, which omits it.
  func label(of argument: Argument, _ position: Int) -> String? {
    argument.label
      ?? (position == 0 && file.isSwift2 || argument.isTrailing ? ActionFacts.Called.anyLabel : nil)
  }

  /// True for a call that receives a type and passes it to no other code.
  func ends(_ call: Call) -> Bool {
    switch file.effect(of: call) {
    case .logs, .compares, .asserts: true
    case .derives, .completes, .traps, .acts: false
    }
  }

  /// Returns true if a call creates a quick action of the type that it receives.
  private func makesItem(_ call: Call, _ position: Int) -> Bool {
    if file.language == .objectiveC { return position == 0 && call.name.hasPrefix("initWithType:") }
    let isInitializer = call.name == "init"
    let type = isInitializer ? call.receiver.flatMap { file.lastName($0) } ?? "" : call.name
    return call.arguments[position].label == "type"
      && ["UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"].contains(type)
  }

  func isLogged(_ tokens: Range<Int>) -> Bool {
    // No call begins farther away from its arguments.
    let start = max(0, tokens.lowerBound - CodeFile.maximumReach)
    return file.calls(in: start..<tokens.lowerBound).contains { call in
      call.tokens.lowerBound < tokens.lowerBound && call.tokens.upperBound >= tokens.upperBound
        && ends(call)
        && call.arguments.contains { argument in
          argument.value.lowerBound <= tokens.lowerBound
            && argument.value.upperBound >= tokens.upperBound && !argument.isTrailing
        }
    }
  }
}
