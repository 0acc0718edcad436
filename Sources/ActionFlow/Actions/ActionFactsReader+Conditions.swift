import CodeModel
import CodeSyntax

/// Reading of the conditions on the paths from the functions that UIKit calls to a comparison.
extension ActionFactsReader {
  /// The most calls of a function for which conditions are recorded.
  static let maximumCalls = 128

  /// Returns a key for the text, or the constant, with which a `case` of a `switch` compares.
  private static func key(of text: TextExpression) -> String? {
    switch text {
    case .literal(let text): "\"" + text
    case .name(let path): path.joined(separator: ".")
    case .joined, .unknown: nil
    }
  }

  private static func isOfMember(_ origin: ActionFacts.Origin) -> Bool {
    if case .keptMember = origin { true } else { false }
  }

  /// A text with which a `switch` compares a type.
  private struct SwitchCase: Hashable {
    let token: Int
    let text: String
  }

  mutating func readConditions() {
    let isOfDelegate =
      facts.functions.contains { !$0.entries.isEmpty }
      || facts.functions.contains(where: \.takesItem)
        && file.types.contains { $0.inherits(from: "UIApplicationDelegate") }
    let launches = facts.functions.indices.filter { index in
      let entries = facts.functions[index].entries
      return !entries.isEmpty && entries.allSatisfy { $0 == .connection || $0.isLaunch }
    }
    var paths = PathConditions(file, isOfDelegate: isOfDelegate, launches: Set(launches))
    let using = Set(
      facts.uses.lazy.filter { !Self.isOfMember($0.origin) }.compactMap(\.function))
    var cases: Set<SwitchCase> = []
    for index in facts.uses.indices where found.indices.contains(index) {
      guard let function = facts.uses[index].function else { continue }
      // Most members have nothing to do with quick actions.
      guard !Self.isOfMember(facts.uses[index].origin) else {
        facts.uses[index].conditions.isBuilt = file.isBuiltForIOS(
          at: found[index].tokens.lowerBound)
        continue
      }
      // A position after the comparison, since another condition may follow it: `if item.type == "scan",
      // !isColdStart`.
      let way = facts.uses[index].way.flatMap { file.token(at: $0.range.start) }
      let place =
        paths.flags(of: function).isEmpty
        ? way : facts.uses[index].way.flatMap { file.beginningOfWork(in: $0.range) }
      facts.uses[index].conditions = paths.conditions(
        at: place ?? way ?? found[index].type.lowerBound, in: function)
      if let work = facts.uses[index].way?.range ?? facts.uses[index].following,
        !facts.uses[index].conditions.needsWindow, let first = file.token(at: work.start)
      {
        let end = file.token(at: work.end) ?? tree.tokens.count
        facts.uses[index].conditions.needsWindow = paths.needsWindow(
          first..<max(first, end), in: function)
      }
      facts.uses[index].isNeverRun =
        file.isNeverRun(found[index].tokens.lowerBound)
        || paths.runsOnlyIfCancelled(at: found[index].tokens.lowerBound, in: function)
      // A `case` may stand in `#if` by itself.
      let isNever = facts.uses[index].conditions.isBuilt == false
      facts.uses[index].conditions.isBuilt =
        isNever ? false : file.isBuiltForIOS(at: found[index].tokens.lowerBound)
      // Swift takes the first matching case.
      if case .compared(.pattern, let pattern) = found[index].kind,
        let text = Self.key(of: pattern),
        !tree.isToken(found[index].tokens.upperBound, "where"),
        !cases.insert(SwitchCase(token: found[index].type.lowerBound, text: text)).inserted
      {
        facts.uses[index].conditions.isBuilt = false
      }
    }
    readEqualTypes(&paths)
    readTypeTests(&paths)
    let named = namedTypes
    for number in facts.functions.indices {
      let function = facts.functions[number]
      let isNear = function.takesItem || !function.entries.isEmpty
      guard isNear || using.contains(number) || !function.stores.isEmpty || !function.reads.isEmpty,
        let body = file.functions[number].body
      else { continue }
      if !function.entries.isEmpty { dropStoresNeverMade(number, body, &paths) }
      let flags = paths.flags(of: number)
      readDefaults(number, flags)
      readCalls(
        number, file.calls(in: body), flags, &paths, named[number],
        isNear: isNear || using.contains(number))
    }
  }

  /// Leaves out what a function called by UIKit only stores where a quick action never gets.
  private mutating func dropStoresNeverMade(
    _ number: Int, _ body: Range<Int>, _ paths: inout PathConditions
  ) {
    guard paths.mayAskForOthers, !facts.functions[number].stores.isEmpty else { return }
    var made: [String: Bool] = [:]
    for assignment in file.assignments(in: body).prefix(Self.maximumCalls)
    where facts.functions[number].stores.contains(assignment.name) {
      let isNever = paths.conditions(at: assignment.nameToken, in: number).isBuilt == false
      made[assignment.name] = made[assignment.name] == true || !isNever
    }
    for (name, isMade) in made where !isMade { facts.functions[number].stores.remove(name) }
  }

  /// The texts with which a function compares a type, by the tokens of the comparison `item.type == "scan"` or of the
  /// pattern `"scan"`.
  private typealias NamedTypes = [Range<Int>: TextExpression]

  /// The texts that the type equals where a comparison holds, by the numbers of the functions.
  private var namedTypes: [Int: NamedTypes] {
    var named: [Int: NamedTypes] = [:]
    for index in found.indices where facts.uses.indices.contains(index) {
      guard case .compared(let kind, let text) = found[index].kind,
        !found[index].isLastComponent, found[index].facet == nil,
        let function = facts.uses[index].function,
        let tokens = kind == .pattern ? found[index].tokens : found[index].comparison?.tokens,
        kind == .pattern || kind == .equal
      else { continue }
      named[function, default: [:]][tokens] = text
    }
    return named
  }

  /// Returns the texts of which the type equals one before a token; empty where it may be any.
  private func types(
    before token: Int, in function: Int, _ named: NamedTypes?, _ paths: inout PathConditions
  ) -> [TextExpression] {
    guard let named else { return [] }
    for alternatives in paths.alternatives(before: token, in: function).reversed() {
      let texts = alternatives.compactMap { pieces in pieces.lazy.compactMap { named[$0] }.first }
      if !texts.isEmpty, texts.count == alternatives.count { return texts }
    }
    return []
  }

  /// Notes which texts the type equals where it is compared a second time: `guard item.type == "scan" else { return
  /// }`.
  private mutating func readEqualTypes(_ paths: inout PathConditions) {
    var equations: [Range<Int>: Int] = [:]
    for (index, found) in found.enumerated() {
      guard case .compared(let kind, _) = found.kind, kind == .equal || kind == .notEqual,
        found.facet == nil, let tokens = found.comparison?.tokens
      else { continue }
      equations[tokens] = index
    }
    guard !equations.isEmpty else { return }
    var known: (token: Int, pieces: [(piece: Range<Int>, holds: Bool)])?
    for index in found.indices
    where facts.uses.indices.contains(index) && found[index].facet == nil {
      switch found[index].kind {
      case .compared(let kind, _):
        guard [.equal, .notEqual, .pattern].contains(kind) else { continue }
      case .enumeration: break
      case .passed, .obstacle, .lookedUp: continue
      }
      guard let function = facts.uses[index].function else { continue }
      // All cases of a `switch` compare one expression.
      // Conditions after `&&` also hold where the branch begins.
      let token =
        found[index].kind.isEquation
        ? facts.uses[index].way.flatMap { file.token(at: $0.range.start) }
          ?? facts.uses[index].following.flatMap { file.token(at: $0.start) }
          ?? found[index].type.lowerBound
        : found[index].type.lowerBound
      if known?.token != token { known = (token, paths.pieces(before: token, in: function)) }
      for (piece, holds) in known?.pieces ?? [] {
        guard let (other, isDenied) = equation(piece, equations), other != index,
          case .compared(let kind, let text) = found[other].kind,
          (kind == .equal) == (holds != isDenied), isSameType(found[other], found[index])
        else { continue }
        facts.uses[index].equals.append(text)
      }
    }
  }

  /// Returns the comparison that a condition is, and true if it is denied: `![type isEqualToString:@"scan"]`.
  private func equation(
    _ piece: Range<Int>, _ equations: [Range<Int>: Int]
  ) -> (index: Int, isDenied: Bool)? {
    let tokens = tree.withoutParentheses(piece)
    if let known = equations[tokens] { return (known, false) }
    guard tokens.count > 1, tree.isToken(tokens.lowerBound, "!") else { return nil }
    let rest = tree.withoutParentheses(tokens.lowerBound + 1..<tokens.upperBound)
    return equations[rest].map { ($0, true) }
  }

  /// `open(item.type)`
  private func handsType(_ call: Call) -> Bool {
    guard let value = call.arguments.first?.value, call.arguments.count == 1 else { return false }
    let last = value.upperBound - 1
    return tree.isToken(last, "type") && tree.isToken(last - 1, ".")
      && typeTokens.contains(value.lowerBound)
  }

  /// `handle(connectionOptions)`
  private func handsOptions(_ call: Call, in number: Int) -> Bool {
    guard file.language == .swift, call.arguments.count == 1,
      let value = call.arguments.first?.value, value.count == 1
    else { return false }
    return file.functions[number].parameters.contains { parameter in
      tree.isWord(value.lowerBound, parameter.name)
        && parameter.type.contains { tree.isToken($0, endingWith: "ConnectionOptions") }
    }
  }

  /// `(UIApplication.shared.delegate as? AppDelegate)?.open(item)`, or on a name that was given that.
  private func castsDelegate(_ call: Call, in number: Int) -> Bool {
    guard file.language == .swift, let receiver = call.receiver,
      receiver.count <= CodeFile.maximumReach, !receiver.contains(where: isAlternative)
    else { return false }
    if receiver.contains(where: file.isCastOfDelegate) { return true }
    guard tree.isToken(receiver.lowerBound + 1, "?"), let body = file.functions[number].body
    else { return false }
    let values = file.assignments(named: tree.name(receiver.lowerBound), in: body).map(\.value)
    return values.count == 1
      && values.allSatisfy {
        $0.contains(where: file.isCastOfDelegate) && !$0.contains(where: isAlternative)
      }
  }

  /// `if pending == nil { handle(pending) }`
  private func handsNil(_ call: Call, in number: Int, _ paths: inout PathConditions) -> Bool {
    let names = call.arguments.lazy.map(\.value).filter { value in
      value.count == 1 || value.count == 2 && tree.isToken(value.lowerBound + 1, "!")
    }.map { tree.name($0.lowerBound) }
    guard file.language == .swift, !names.isEmpty else { return false }
    return paths.pieces(before: call.nameToken, in: number).contains { piece, holds in
      let tokens = tree.withoutParentheses(piece)
      let sign = tokens.lowerBound + 1
      return tokens.count == 3 && tree.isToken(sign + 1, "nil")
        && tree.isToken(sign, holds ? "==" : "!=") && names.contains(tree.name(tokens.lowerBound))
    }
  }

  private func isAlternative(_ token: Int) -> Bool { tree.isToken(token, "??") }

  /// Returns true if two positions read the same type.
  private func isSameType(_ one: TypeFlow.Found, _ other: TypeFlow.Found) -> Bool {
    let names = file.names(one.type)
    return one.isLastComponent == other.isLastComponent && !names.isEmpty
      && names == file.names(other.type)
  }

  private mutating func readDefaults(_ number: Int, _ flags: [String: Int]) {
    for position in flags.values {
      let parameter = file.functions[number].parameters[position]
      guard parameter.hasDefault else { continue }
      let value = parameter.type.upperBound + 1
      facts.functions[number].defaults[position] =
        tree.isToken(value, "true") ? true : tree.isToken(value, "false") ? false : nil
    }
  }

  /// - Parameter isNear: true if the function receives a quick action or reads the type of one, which it may pass on;
  ///   then the arguments distinguish functions of one name.
  private mutating func readCalls(
    _ number: Int, _ calls: ArraySlice<Call>, _ flags: [String: Int],
    _ paths: inout PathConditions, _ named: NamedTypes?, isNear: Bool
  ) {
    guard calls.count <= Self.maximumCalls else { return }
    var (all, limited): ([ActionFacts.TracedCall], Set<String>) = ([], [])
    let later =
      paths.launches.contains(number)
      ? file.functions[number].body.flatMap(file.runningLater) : nil
    for call in calls where file.isBuiltForIOS(at: call.nameToken) != false {
      let performed = file.performed(by: call)
      let isPlain = performed != nil || call.style == .message
      var traced = ActionFacts.TracedCall(
        name: performed ?? call.calledName,
        conditions: paths.conditions(at: call.nameToken, in: number),
        labels: performed == nil ? call.arguments.map(\.label) : [],
        written: isPlain ? nil : file.labels(of: call))
      traced.conditions.unsetProperty =
        traced.conditions.unsetProperty ?? file.unsetProperty(of: call)
      if let later {
        traced.conditions.laterProperty = file.propertySetLater(of: call, in: number, later: later)
      }
      traced.keptIn = nameKeeping(call, in: number)
      if performed == nil { traced.receiver = receiver(of: call, in: number) }
      if isNear, handsNil(call, in: number, &paths) { traced.conditions.isBuilt = false }
      if castsDelegate(call, in: number) { traced.conditions.castsDelegate = true }
      traced.conditions.types = types(before: call.nameToken, in: number, named, &paths)
      if traced.conditions.isBuilt == nil {
        traced.conditional = file.gate(at: call.nameToken)
      }
      for (position, argument) in call.arguments.enumerated() where performed == nil {
        if let constant = file.constant(argument.value) { traced.constants[position] = constant }
        if argument.value.count == 1, let flag = flags[tree.name(argument.value.lowerBound)] {
          traced.forwarded[position] = flag
        }
      }
      traced.handsType = performed == nil && handsType(call)
      traced.handsOptions = performed == nil && handsOptions(call, in: number)
      all.append(traced)
      if isNear && !call.arguments.isEmpty || !traced.constants.isEmpty || !traced.forwarded.isEmpty
        || traced.conditions != .none || traced.keptIn != nil
      {
        limited.insert(traced.name)
      }
      if let name = handedFunction(call) {
        all.append(.init(name: name, conditions: traced.conditions, labels: [], written: nil))
      }
    }
    facts.functions[number].tracedCalls = all.filter { limited.contains($0.name) }
  }
}

extension ActionFacts.Use.Kind {
  /// True for `item.type == "scan"` and `item.type != "scan"`.
  fileprivate var isEquation: Bool {
    switch self {
    case .compared(.equal, _), .compared(.notEqual, _): true
    default: false
    }
  }
}
