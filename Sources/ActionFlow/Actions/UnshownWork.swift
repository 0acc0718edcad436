import CodeModel
import CodeSyntax

/// A branch that does no more than to create view controllers and to prepare them: what nothing shows or keeps is gone
/// when the branch ends.
struct UnshownWork {
  private let file: CodeFile
  private let tree: CodeTree
  /// The classes of local names that stand for such controllers.
  private var locals: [String: String] = [:]
  /// The names of roots of windows.
  private var roots: Set<String> = []
  /// Other names that the branch declares.
  private var values: Set<String> = []
  /// The members of the controllers that are called and set, by class; of a member of a member the first, behind a dot.
  private(set) var members: [String: Set<String>] = [:]

  private static let maximumDepth = 8
  /// The most tokens of a branch that is looked at.
  static let maximumTokens = 512

  /// The delegate of which a property is such a controller.
  private(set) var delegate: String?

  init(_ file: CodeFile) { (self.file, tree) = (file, file.tree) }

  /// Records the names outside of the branch that refer to a view controller which nothing shows.
  mutating func add(_ name: String, _ found: UnshownNames.Found) {
    guard !found.isRoot else {
      roots.insert(name)
      // Nothing is asked of a controller that is not there.
      note("UIViewController", "init")
      delegate = delegate ?? found.delegate
      return
    }
    locals[name] = found.type
    members[found.type, default: []].formUnion(found.members)
    delegate = delegate ?? found.delegate
  }

  /// Returns true if all that statements do concerns new controllers.
  mutating func isAll(_ statements: [Statement], depth: Int = 0) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    for statement in statements {
      guard isPrivate(statement, depth) else { return false }
    }
    return true
  }

  private mutating func isPrivate(_ statement: Statement, _ depth: Int) -> Bool {
    switch statement {
    case .plain(let tokens): return isPrivate(tokens)
    case .exit(.break, _): return true
    case .exit(.return, let tokens): return tokens.count <= 3 && isPassive(tokens, mayName: false)
    case .exit, .loop, .unknown: return false
    case .block(let body), .deferred(let body): return isAll(body, depth: depth + 1)
    case .branch(let branch):
      guard branch.kind == .if || branch.kind == .guard else { return false }
      for head in [branch.head] + branch.ways.map(\.head) where !head.isEmpty {
        guard isPrivate(head: head) else { return false }
      }
      for way in branch.ways {
        guard isAll(way.body, depth: depth + 1) else { return false }
      }
      return true
    }
  }

  /// `let controller = storyboard.instantiateInitialViewController() as? NoteViewController`
  private mutating func isPrivate(head: Range<Int>) -> Bool {
    let declared = file.assignments(in: head).filter(\.isDeclaration)
    for assignment in declared {
      guard declare(assignment) else { return false }
    }
    return isPassive(head, besides: declared.map(\.value))
  }

  private mutating func isPrivate(_ tokens: Range<Int>) -> Bool {
    var start = tokens.lowerBound
    while ["try", "await", "?", "!"].contains(where: { tree.isToken(start, $0) }) { start += 1 }
    let assignments = file.assignments(in: start..<max(start, tokens.upperBound))
    if let assignment = assignments.first, isTarget(assignment, at: start) {
      if assignment.isDeclaration || assignment.name == "_" { return declare(assignment) }
      return set(assignment)
    }
    let calls = file.calls(in: start..<max(start, tokens.upperBound))
    guard let call = calls.last(where: { $0.tokens.lowerBound == start }) else {
      return isPassive(tokens, mayName: false)
    }
    let effect = file.effect(of: call)
    if effect != .acts { return effect != .traps && isPassive(tokens, besides: [call.tokens]) }
    guard call.tokens.upperBound <= tokens.upperBound else { return false }
    // A new object that stands alone may be the value of an `if` or `switch`.
    guard let receiver = call.receiver, reaches(receiver, member(call)) else { return false }
    return arePassive(call.arguments)
  }

  /// The name of a method; with a mark where a library may have added one of the name to view controllers.
  private func member(_ call: Call) -> String {
    let label =
      call.arguments.count > 1 && call.arguments[0].label == nil
      ? call.arguments[1].label : nil
    switch call.baseName {
    case "present" where label != "animated", "show" where label != "sender":
      return call.baseName + "()"
    default: return call.baseName
    }
  }

  private func isTarget(_ assignment: Assignment, at start: Int) -> Bool {
    let first = assignment.receiver?.lowerBound ?? assignment.nameToken
    return first == start || assignment.isDeclaration && first - start <= 2
  }

  /// Notes what a declaration names; false where its value may be known elsewhere, or where to get it does something.
  private mutating func declare(_ assignment: Assignment) -> Bool {
    let value = assignment.value
    if let call = creation(value) {
      let name = call.name == "init" ? call.receiver.map { tree.name($0.lowerBound) } : call.name
      guard let name else { return false }
      note(name, "init")
      locals[assignment.name] = name
      return arePassive(call.arguments)
    }
    if let name = instantiated(value) {
      note(name, "init")
      locals[assignment.name] = name
      return true
    }
    values.insert(assignment.name)
    return isPassive(value, mayName: false)
  }

  private mutating func set(_ assignment: Assignment) -> Bool {
    guard let receiver = assignment.receiver else {
      return values.contains(assignment.name) && isPassive(assignment.value, mayName: false)
    }
    return reaches(receiver, assignment.name) && isPassive(assignment.value)
  }

  /// Returns true if a receiver is a controller of the branch, or a member of one, and notes what is asked of that.
  private mutating func reaches(_ receiver: Range<Int>, _ member: String) -> Bool {
    if let (type, part) = madeAtOnce(receiver) {
      note(type, part.map { "." + $0 } ?? member)
      return isPassive(receiver)
    }
    var (names, start) = (file.names(receiver), receiver.lowerBound)
    if names.count > 1, tree.isToken(start, "self") {
      names.removeFirst()
      start += tree.isToken(start + 1, "?") ? 3 : 2
    }
    if names.count > 1, roots.contains(names[0]), tree.isWord(start, names[0]) {
      return Self.around.contains(names[1]) && tree.isToken(start + 3, "?") && isPassive(receiver)
    }
    guard let first = names.first, let type = locals[first], tree.isWord(start, first) else {
      return false
    }
    note(type, names.count == 1 ? member : "." + names[1])
    return isPassive(receiver)
  }

  /// The controllers around another one, of which the root of a window has none.
  private static let around: Set<String> = ["navigationController", "tabBarController", "parent"]

  /// The class in `HomeViewController().navigationController?`, and the first member that is asked of its object.
  private func madeAtOnce(_ receiver: Range<Int>) -> (type: String, part: String?)? {
    let start = receiver.lowerBound
    guard isTypeName(start), tree.isOpen(start + 1, "("), let close = tree.partner(of: start + 1),
      receiver.contains(close)
    else { return nil }
    if close + 1 == receiver.upperBound { return (tree.name(start), nil) }
    guard tree.isToken(close + 1, "."), tree.isIdentifier(close + 2) else { return nil }
    return (tree.name(start), tree.name(close + 2))
  }

  private mutating func note(_ type: String, _ member: String) {
    members[type, default: []].insert(member)
  }

  // MARK: Values

  private func isTypeName(_ token: Int) -> Bool {
    tree.name(token).unicodeScalars.first?.properties.isUppercase == true
  }

  /// `NoteViewController(note)`, `NoteViewController.init(note)`
  private func creation(_ value: Range<Int>) -> Call? {
    guard isTypeName(value.lowerBound) else { return nil }
    return file.calls(in: value).first { call in
      call.tokens == value
        && (call.receiver == nil
          || call.name == "init" && call.receiver.map { $0.count == 1 } == true)
    }
  }

  /// The class of `storyboard.instantiateViewController(withIdentifier: "note") as? NoteViewController`.
  private mutating func instantiated(_ value: Range<Int>) -> String? {
    let calls = file.calls(in: value)
    guard let call = calls.last, call.tokens.lowerBound == value.lowerBound,
      ["instantiateViewController", "instantiateInitialViewController"].contains(call.name),
      isPassive(value, besides: calls.map(\.tokens))
    else { return nil }
    guard calls.dropLast().allSatisfy({ Self.isSystemValue($0.baseName) }) else { return nil }
    let rest = call.tokens.upperBound..<value.upperBound
    if rest.isEmpty || rest.count == 1 && tree.isToken(rest.lowerBound, "!") {
      return "UIViewController"
    }
    guard tree.isToken(rest.lowerBound, "as"), let last = rest.last, rest.count <= 3,
      isTypeName(last)
    else { return nil }
    return tree.name(last)
  }

  private mutating func arePassive(_ arguments: [Argument]) -> Bool {
    for argument in arguments {
      guard isPassive(argument.value) else { return false }
    }
    return true
  }

  /// Returns true if an expression only makes values: it calls nothing that may do more. Closures do not run.
  ///
  /// - Parameters:
  ///   - others: tokens that are known.
  ///   - mayName: true if it may name a controller of the branch.
  private mutating func isPassive(
    _ tokens: Range<Int>, besides others: [Range<Int>] = [], mayName: Bool = true
  ) -> Bool {
    var at = tokens.lowerBound
    while at < tokens.upperBound {
      if let known = others.first(where: { $0.contains(at) }) {
        at = known.upperBound
        continue
      }
      if tree.isOpen(at, "{") {
        at = tree.next(after: at, limit: tokens.upperBound)
        continue
      }
      if !mayName, tree.isIdentifier(at), locals[tree.name(at)] != nil { return false }
      if let call = file.calls(in: at..<at + 1).first, !isPassive(call) { return false }
      at += 1
    }
    return true
  }

  private mutating func isPassive(_ call: Call) -> Bool {
    let effect = file.effect(of: call)
    if effect.isIdle || Self.isSystemValue(call.baseName) || file.isImplicitMember(call) {
      return true
    }
    guard call.receiver == nil, isTypeName(call.nameToken) else { return false }
    note(call.name, "init")
    return true
  }

  /// True for a type of Apple's frameworks that is made of values.
  static func isSystemValue(_ name: String) -> Bool {
    guard !name.hasSuffix("Controller") else { return false }
    if ["URL", "Date", "IndexPath", "String", "Int", "Set", "Array", "Bundle"].contains(name) {
      return true
    }
    let prefix = name.prefix(2)
    return ["UI", "NS", "CG", "CA", "WK", "MK"].contains(prefix)
      && name.dropFirst(2).first?.isUppercase == true
  }
}

extension WayReader {
  /// The members of controllers that a body calls and sets and that nothing shows, if it does nothing else; nil where it
  /// may do more.
  ///
  /// - Parameter calls: what it calls, without logs and answers.
  func unshown(in body: Range<Int>, _ calls: [Call]) -> ActionFacts.Unshown? {
    guard file.language == .swift, body.count <= UnshownWork.maximumTokens else { return nil }
    var work = UnshownWork(file)
    let receivers =
      calls.map(\.receiver) + file.assignments(in: body).prefix(calls.count + 4).map(\.receiver)
    for receiver in receivers.compactMap({ $0 }) {
      let name = file.names(receiver).first { $0 != "self" }
      if let name, let found = unshownNames.find(name, at: body.lowerBound) {
        work.add(name, found)
      }
    }
    guard !work.members.isEmpty || calls.contains(where: makesController),
      work.isAll(file.builtStatements(of: body))
    else { return nil }
    return ActionFacts.Unshown(members: work.members, delegate: work.delegate)
  }

  private func makesController(_ call: Call) -> Bool {
    ["init", "instantiateViewController", "instantiateInitialViewController"].contains(call.name)
      || call.receiver == nil
        && tree.name(call.nameToken).unicodeScalars.first?.properties.isUppercase == true
  }
}
