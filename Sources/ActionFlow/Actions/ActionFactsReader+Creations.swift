import CodeModel
import CodeSyntax
import SourceText

/// Reading of the quick actions that code creates.
extension ActionFactsReader {
  /// The most functions that create quick actions for which callers are searched for.
  private static let maximumAsked = 64

  mutating func readCreations() {
    var lists: [Int]?
    for call in file.calls {
      noteNames(of: call)
      let type: Argument?
      if call.style == .message {
        guard call.name.hasPrefix("initWithType:localizedTitle:") else { continue }
        type = call.arguments.first
      } else {
        type = call.argument("type")
        guard call.argument("localizedTitle") != nil else { continue }
      }
      guard let type else { continue }
      let title = call.arguments.first { $0.label == "localizedTitle" }
      addCreation(type.value, title: title?.value, &lists)
    }
    for assignment in file.assignments where assignment.name == "type" && assignment.op == "=" {
      guard let receiver = assignment.receiver, let name = file.lastName(receiver),
        itemOrigin(of: name, at: receiver.lowerBound, isMember: receiver.count > 1) == .item
      else { continue }
      addCreation(assignment.value, title: nil, &lists)
    }
    if ForceTouchGate.isMentioned(in: file) { readGatesOfCreations() }
    readUserInfoOfCreations()
    for number in Set(facts.creations.compactMap(\.function)).sorted().prefix(Self.maximumAsked)
    where facts.functions.indices.contains(number) {
      facts.functions[number].isUncalled =
        facts.functions[number].isUncalled || file.isUncalled(file.functions[number])
    }
  }

  /// Notes the user info keys with which quick actions are created, unless code assigns other user info later.
  private mutating func readUserInfoOfCreations() {
    guard !facts.creations.isEmpty, !file.assignments.contains(where: { $0.name == "userInfo" })
    else { return }
    var made: [ByteRange: Call] = [:]
    for call in file.calls where call.argument("localizedTitle") != nil {
      let type = call.style == .message ? call.arguments.first : call.argument("type")
      if let type { made[file.bytes(of: type.value)] = call }
    }
    for index in facts.creations.indices where facts.creations[index].helper == nil {
      guard let call = made[facts.creations[index].range],
        ["init", "UIApplicationShortcutItem", "UIMutableApplicationShortcutItem"]
          .contains(call.baseName) || call.style == .message
      else { continue }
      facts.creations[index].userInfo = keys(ofUserInfo: call.argument("userInfo")?.value)
        .map { keys in Dictionary(uniqueKeysWithValues: keys.map { ($0, .unknown) }) }
    }
  }

  /// Returns the keys of a dictionary literal, `["id": id as NSString]`; an empty set for `nil`, and nil for an
  /// expression that is not understood.
  private func keys(ofUserInfo value: Range<Int>?) -> Set<String>? {
    guard var tokens = value, !(tokens.count == 1 && tree.isToken(tokens.lowerBound, "nil")) else {
      return []
    }
    if tree.isToken(tokens.lowerBound, "@") { tokens = tokens.lowerBound + 1..<tokens.upperBound }
    let open = tokens.lowerBound
    guard tree.isOpen(open, "[") || tree.isOpen(open, "{"),
      let close = tree.partner(of: open), close == tokens.upperBound - 1
    else { return nil }
    var keys: Set<String> = []
    var at = open + 1
    var isKey = true
    while at < close {
      if isKey {
        guard let key = file.literal(at: at), tree.isToken(key.tokens.upperBound, ":") else {
          return nil
        }
        keys.insert(key.value)
        (at, isKey) = (key.tokens.upperBound, false)
      } else if tree.isToken(at, ",") {
        isKey = true
      }
      at = max(at + 1, min(tree.next(after: at, limit: tree.tokens.count), close))
    }
    return keys
  }

  private mutating func readGatesOfCreations() {
    for index in facts.creations.indices.prefix(Self.maximumAsked) {
      guard let token = file.token(at: facts.creations[index].range.start),
        let gate = ForceTouchGate.find(making: token, file)
      else { continue }
      facts.creations[index].forceTouchGate = file.gate(at: gate)
    }
  }

  /// - Parameter lists: the tokens `allCases`, once they have been found.
  private mutating func addCreation(
    _ type: Range<Int>, title: Range<Int>?, _ lists: inout [Int]?
  ) {
    guard let handed = handed(type, title: title) else { return add(type, title: title, &lists) }
    if let number = file.functionIndex(around: type.lowerBound) { helpers.insert(number) }
    for argument in handed.arguments { add(argument.type, title: argument.title, &lists) }
    if !handed.isPrivate { add(type, title: title, helper: handed.helper, &lists) }
  }

  private mutating func add(
    _ type: Range<Int>, title: Range<Int>?, helper: String? = nil, _ lists: inout [Int]?
  ) {
    guard facts.creations.count < Self.maximumCount else { return }
    let value = localValue(of: type) ?? type
    let text = file.textExpression(value)
    var cases: ActionFacts.Cases?
    if !text.names.isEmpty {
      let known = lists ?? all.filter { tree.isToken($0, "allCases") }
      lists = known
      cases = self.cases(of: text, at: type.lowerBound, lists: known)
    }
    facts.creations.append(
      .init(
        type: text, range: file.bytes(of: type),
        valueRange: file.bytes(of: value),
        function: file.functionIndex(around: type.lowerBound),
        owner: file.type(around: type.lowerBound)?.name,
        title: title.map { file.textExpression($0) },
        titleRange: title.map(file.bytes), helper: helper, cases: cases))
  }

  /// Returns the value of a local name that is assigned only in its declaration.
  func localValue(of tokens: Range<Int>) -> Range<Int>? {
    guard tokens.count == 1, tree.isIdentifier(tokens.lowerBound),
      let scope = file.scope(of: tokens.lowerBound)
    else { return nil }
    let name = tree.name(tokens.lowerBound)
    let assignments = file.assignments(in: scope).filter { $0.name == name && $0.receiver == nil }
    // Each block may declare a name like it.
    guard assignments.allSatisfy(\.isDeclaration),
      let only = assignments.last(where: { isSeen($0.nameToken, at: tokens.lowerBound) }),
      file.textExpression(only.value) != .unknown
    else { return nil }
    return only.value
  }

  /// Returns true if a declaration is visible at a later token: the token is inside its block.
  private func isSeen(_ declaration: Int, at place: Int) -> Bool {
    guard declaration < place, place - declaration < CodeFile.maximumReach else { return false }
    var at = declaration
    while at < place {
      if tree.isClose(at, "}") { return false }
      let next = tree.next(after: at, limit: tree.tokens.count)
      // Braces around the token are entered, others are skipped.
      at = next > place ? at + 1 : max(next, at + 1)
    }
    return true
  }

  private mutating func noteNames(of call: Call) {
    for argument in call.arguments {
      let kind: ActionFacts.Name.Kind
      switch argument.label {
      case "templateImageName", "iconWithTemplateImageName": kind = .image
      case "systemImageName", "iconWithSystemImageName": kind = .symbol
      case "localizedTitle", "localizedSubtitle": kind = .title
      default: continue
      }
      guard let literal = file.literals(in: argument.value).first else { continue }
      facts.names.append(
        .init(kind: kind, text: literal.value, range: file.bytes(of: literal.tokens)))
    }
  }
}
