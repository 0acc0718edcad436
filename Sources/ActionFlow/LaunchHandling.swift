import CodeModel
import CodeSyntax

/// A comparison of a launch method with the handler of the app delegate: whether both do the same for a quick action.
/// Other launch methods may read it as well, to track it or to prepare something.
package enum LaunchHandling {
  /// Returns the tokens of the launch method that handle what the handler surely handles as well; nil where there are
  /// none.
  ///
  /// - Parameter calls: the calls in the functions of the app.
  package static func handledAgain(
    _ launch: LaunchFlow, _ type: CodeType, _ code: CheckedCode, calls: () -> AppCalls
  ) -> [Int]? {
    let file = code.file
    guard !launch.uses.isEmpty else { return nil }
    let steps = HandlingCalls(launch.uses).steps
    let own = file.handlers.filter {
      $0.kind == .application && $0.function.type == launch.function.type
    }
    let callees = Callees(calls: calls(), type: type.name)
    guard !own.isEmpty else {
      let handlers = handlersElsewhere(of: type, code)
      let reached = callees.names(from: Set(handlers.flatMap(\.calls)))
      return steps.tokens { reached.contains($0.name) }
    }
    for handler in own {
      guard let body = handler.function.body, !isGuarded(handler, body, launch, file) else {
        continue
      }
      let uses = ItemUses(of: [handler.item.name], in: body, file)
      let taking = uses.stored.isEmpty ? [] : takers(of: uses, launch, handler, type, file)
      let reached = callees.names(from: Callees.names(in: body, file).union(taking))
      if !uses.isEmpty {
        let direct = HandlingCalls(uses).names
        let same = steps.tokens { step in
          reached.contains(step.name)
            || !direct.isDisjoint(with: callees.names(from: [step.name]))
        }
        if let same { return same }
      }
      // A value that both methods store is handled once, by the code that reads it.
      guard !uses.handled.isEmpty, launch.uses.handled.isEmpty || steps.isEmpty,
        !reached.isDisjoint(with: takers(of: launch.uses, launch, handler, type, file))
      else { continue }
      return launch.uses.stored.map(\.tokens.lowerBound)
    }
    return nil
  }

  /// Returns the handlers of a type that are in other files.
  private static func handlersElsewhere(
    of type: CodeType, _ code: CheckedCode
  ) -> [ActionFacts.Function] {
    guard let others = code.facts.otherCode() else { return [] }
    return others.parts(of: type.name).filter { $0.handlers.contains(.application) }
      .flatMap { others.index.files[$0.path]?.actions.functions ?? [] }
      .filter { $0.owner == type.name && $0.entries.contains(.handler(.application)) }
  }

  /// Returns what methods call that read a stored quick action.
  private static func takers(
    of uses: ItemUses, _ launch: LaunchFlow, _ handler: Handler, _ type: CodeType, _ file: CodeFile
  ) -> Set<String> {
    let names = Set(uses.stored.map(\.name))
    return file.functions(of: type).reduce(into: []) { found, function in
      guard function.index != launch.function.index, function.index != handler.function.index,
        let body = function.body
      else { return }
      found.formUnion(HandlingCalls(ItemUses(of: names, isKept: true, in: body, file)).names)
    }
  }

  // MARK: Once only

  /// Returns true if a handler tests a value that the launch method has set, or the previous state of the app, and so
  /// may skip what was done at the launch.
  private static func isGuarded(
    _ handler: Handler, _ body: Range<Int>, _ launch: LaunchFlow, _ file: CodeFile
  ) -> Bool {
    if file.mentions("applicationState", in: body) { return true }
    guard let launched = launch.function.body else { return false }
    let assigned = file.assignments(in: launched)
    let locals = Set(assigned.filter(\.isDeclaration).map(\.name))
    let flags = assigned.filter { assignment in
      let isFlag =
        assignment.value.count == 1
        && ["true", "false", "YES", "NO"].contains {
          file.tree.isToken(assignment.value.lowerBound, $0)
        }
      return !assignment.isDeclaration && isFlag
        && (assignment.receiver != nil || !locals.contains(assignment.name))
    }
    let names = Set(flags.map(\.name) + launch.uses.stored.map(\.name))
    guard !names.isEmpty else { return false }
    let targets = Set(file.assignments(in: body).map(\.nameToken))
    let kept = Set(launch.uses.stored.map(\.name))
    let asked = conditions(Statement.read(body, of: file.tree))
    return body.contains { token in
      let name = file.tree.name(token)
      guard names.contains(name), !targets.contains(token) else { return false }
      return !kept.contains(name) || asked.contains { $0.contains(token) }
    }
  }

  private static func conditions(_ statements: [Statement]) -> [Range<Int>] {
    statements.flatMap { statement -> [Range<Int>] in
      switch statement {
      case .branch(let branch):
        [branch.head] + branch.ways.flatMap { [$0.head] + conditions($0.body) }
      case .loop(let head, let body, _): [head] + conditions(body)
      case .block(let body), .deferred(let body): conditions(body)
      case .plain, .exit, .unknown: []
      }
    }
  }
}

/// The calls in the functions of an app, by names; built once for all launch methods of a file.
package struct AppCalls {
  /// The calls in each function of a name, by the types of the functions.
  private var byType: [String: [String: [Set<String>]]] = [:]
  /// The calls in functions whose name is unique; nil for names of several functions.
  private var unique: [String: Set<String>?] = [:]

  package init(_ code: CheckedCode) {
    let file = code.file
    for function in file.functions {
      guard let body = function.body else { continue }
      let name = CodeFunction.baseName(of: function.signature, called: function.declaration.name)
      add(name, of: file.type(of: function)?.name, calling: Callees.names(in: body, file))
    }
    guard let other = code.facts.otherCode() else { return }
    for (_, facts) in other.files {
      for function in facts.actions.functions where function.hasBody {
        add(
          function.baseName, of: function.owner,
          calling: Set(function.calls.map(ActionNames.base)))
      }
    }
  }

  private mutating func add(_ name: String, of type: String?, calling called: Set<String>) {
    if let type { byType[type, default: [:]][name, default: []].append(called) }
    unique[name] = .some(unique[name] == nil ? called : nil)
  }

  /// Returns the calls in the functions of a name. Functions of the type come before others of the same name; of
  /// several functions in other types none is known to be meant.
  fileprivate func calls(of name: String, in type: String) -> [Set<String>] {
    if let own = byType[type]?[name] { return own }
    return (unique[name] ?? nil).map { [$0] } ?? []
  }
}

/// The calls of functions that an app delegate may mean.
private struct Callees {
  let calls: AppCalls
  let type: String

  /// Returns the names that a body calls, and the properties of other objects that it sets.
  static func names(in body: Range<Int>, _ file: CodeFile) -> Set<String> {
    let called = file.calls(in: body).compactMap { HandlingCalls.name(of: $0, file) }
    return Set(called + HandlingCalls.assignments(in: body, file).map(\.name))
  }

  private static let maximumDepth = 4

  /// Returns some names and the names that functions of these names call.
  func names(from names: Set<String>) -> Set<String> {
    var (found, latest) = (names, names)
    for _ in 0..<Self.maximumDepth where !latest.isEmpty {
      let next = latest.reduce(into: Set()) { next, name in
        for called in calls.calls(of: name, in: type) { next.formUnion(called) }
      }
      latest = next.subtracting(found)
      found.formUnion(latest)
    }
    return found
  }
}

extension [HandlingCalls.Step] {
  /// Returns the tokens of the steps that fulfil a condition; nil where none does.
  fileprivate func tokens(where isWanted: (HandlingCalls.Step) -> Bool) -> [Int]? {
    let found = filter(isWanted)
    return found.isEmpty ? nil : found.map(\.token)
  }
}
