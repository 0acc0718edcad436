import CodeModel
import CodeSyntax

/// The uses of a quick action in a function body, given its local names.
package struct ItemUses {
  let file: CodeFile
  let body: Range<Int>
  /// The names of the quick action and of values read from it, each with the first token at which it has that
  /// meaning. Before that token the name can refer to another variable.
  private var names: [String: Int]
  /// The variables outside of the body that contain it, each with the first token at which they do.
  private var storedNames: [String: Int] = [:]
  /// The code that handles it: a call that receives it, or a branch on its type that does something.
  package private(set) var handled: [Range<Int>] = []
  /// The variables outside of the body in which it is stored, with the assignments.
  package private(set) var stored: [(name: String, tokens: Range<Int>)] = []
  /// True if something is done for any quick action: enough for an app with a single action.
  private(set) var doesWherePresent = false

  /// - Parameters:
  ///   - names: those that it has from the beginning.
  ///   - isKept: true if these are properties, `self.name` as well.
  ///   - keys: tokens that stand for reading it, such as the launch key.
  init(
    of names: Set<String>, isKept: Bool = false, keys: [Int] = [], in body: Range<Int>,
    _ file: CodeFile
  ) {
    self.file = file
    self.body = body
    self.names = Dictionary(uniqueKeysWithValues: names.map { ($0, body.lowerBound) })
    if isKept { storedNames = self.names }
    followAssignments(keys)
    // The second pass follows names of names.
    followAssignments(keys)
    if !keys.isEmpty { followStored(keys) }
    findCalls(keys)
    findBranches(Statement.read(body, of: file.tree), keys)
    handled.sort { $0.lowerBound < $1.lowerBound }
  }

  package var isEmpty: Bool { handled.isEmpty && stored.isEmpty }

  // MARK: Names

  private mutating func followAssignments(_ keys: [Int]) {
    stored = []
    for assignment in file.assignments(in: body) where assignment.op == "=" {
      let hasKey = keys.contains { assignment.value.contains($0) }
      guard hasKey || isItem(assignment.value) else { continue }
      if assignment.isDeclaration {
        names[assignment.name] = min(
          names[assignment.name] ?? .max, assignment.value.upperBound)
      } else if !isName(assignment.nameToken) || assignment.receiver != nil {
        stored.append((assignment.name, assignment.nameToken..<assignment.value.upperBound))
      }
    }
  }

  /// Follows an item that is stored and read again in the same body: `if let item = launchedItem { … }`.
  private mutating func followStored(_ keys: [Int]) {
    for (name, tokens) in stored {
      storedNames[name] = min(storedNames[name] ?? .max, tokens.upperBound)
    }
    guard !storedNames.isEmpty else { return }
    followAssignments(keys)
  }

  /// Returns true if `name` or `self.name` reads a stored quick action.
  private func isStored(_ index: Int) -> Bool {
    guard let since = storedNames[file.tree.name(index)], index >= since else { return false }
    guard file.tree.isToken(index - 1, ".") else { return true }
    return file.tree.isToken(index - 2, "self") && !file.tree.isToken(index - 3, ".")
  }

  /// Returns true if an expression is the item or a member of it, without a call.
  private func isItem(_ value: Range<Int>) -> Bool {
    let start = value.lowerBound
    guard file.tree.isIdentifier(start) || file.tree.isOpen(start, "("),
      value.contains(where: isStored)
        || file.names(value).first.flatMap({ names[$0] }).map({ start >= $0 }) ?? false
    else { return false }
    return !value.contains { file.tree.isOpen($0, "(") && file.tree.isIdentifier($0 - 1) }
  }

  private func isName(_ index: Int) -> Bool {
    names[file.tree.name(index)].map { index >= $0 } ?? false
  }

  /// Returns true if some tokens mention it, except as labels and members of other objects.
  func mentions(_ tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      guard file.tree.isIdentifier(index) else { return false }
      if isStored(index) { return true }
      guard !file.tree.isToken(index - 1, "."), isName(index) else { return false }
      return file.language == .objectiveC || !file.tree.isColon(index + 1)
        || file.tree.isToken(index - 1, "?")
    }
  }

  // MARK: Uses

  private mutating func findCalls(_ keys: [Int]) {
    for call in file.calls(in: body) where !file.effect(of: call).isIdle {
      let gets = call.arguments.contains { argument in
        !argument.isTrailing && !file.tree.isOpen(argument.value.lowerBound, "{")
          && !file.tree.isToken(argument.value.lowerBound, "^")
          && (mentions(argument.value) || keys.contains { argument.value.contains($0) })
      }
      if gets { handled.append(call.tokens) }
    }
  }

  /// The names of variables of the body.
  private lazy var locals = Set(
    file.assignments(in: body).lazy.filter(\.isDeclaration).map(\.name))

  private mutating func findBranches(_ statements: [Statement], _ keys: [Int]) {
    for statement in statements {
      switch statement {
      case .branch(let branch):
        for way in branch.ways {
          let head = branch.head.isEmpty ? way.head : branch.head
          if asksForPart(head), does(way.body) { handled.append(head) }
          if !doesWherePresent, mentions(head) || keys.contains(where: head.contains) {
            doesWherePresent = does(way.body) && does(way.body, besides: locals)
          }
          findBranches(way.body, keys)
        }
      case .loop(_, let body, _), .block(let body), .deferred(let body): findBranches(body, keys)
      case .plain, .exit, .unknown: continue
      }
    }
  }

  private func asksForPart(_ head: Range<Int>) -> Bool {
    guard !head.isEmpty, mentions(head) else { return false }
    return head.contains { index in
      ["type", "localizedTitle", "userInfo"].contains { file.tree.isWord(index, $0) }
        || isName(index) && file.tree.isToken(index + 1, "==")
    } || isSwitchSubject(head)
  }

  private func isSwitchSubject(_ head: Range<Int>) -> Bool {
    file.tree.isToken(head.lowerBound - 1, "switch")
      || file.tree.isToken(head.lowerBound - 2, "switch")
  }

  /// Returns true if statements do more than log and set some variables.
  private func does(_ statements: [Statement], besides names: Set<String> = []) -> Bool {
    statements.contains { statement in
      switch statement {
      case .plain(let tokens), .exit(_, let tokens):
        file.calls(in: tokens).contains { !file.effect(of: $0).isIdle }
          || !file.assignments(in: tokens).allSatisfy {
            $0.isDeclaration || $0.receiver == nil && names.contains($0.name)
          }
      case .branch(let branch): branch.ways.contains { does($0.body, besides: names) }
      case .loop(_, let body, _), .block(let body), .deferred(let body):
        does(body, besides: names)
      case .unknown: false
      }
    }
  }
}
