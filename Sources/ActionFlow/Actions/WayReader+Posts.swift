import CodeModel
import CodeSyntax

/// Branches that only post notifications, call optional objects, or make an enumeration case.
extension WayReader {
  /// Returns the notifications that a body posts; nil where it does more, or that is not known.
  ///
  /// - Parameter calls: the calls in the body, without logs and answers.
  func posted(in body: Range<Int>, _ calls: [Call]) -> [String]? {
    let posts = calls.filter { ["post", "postNotificationName"].contains($0.baseName) }
    guard !posts.isEmpty else { return nil }
    let isAll = calls.allSatisfy { call in
      posts.contains { $0.tokens.contains(call.nameToken) }
    }
    guard isAll, file.assignments(in: body).allSatisfy(\.isDeclaration) else { return nil }
    let names = posts.map { file.notification(of: $0) }
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }

  /// Returns the names under which code subscribes to a subject, where a body only sends a value to that subject and
  /// the subject has only current subscribers.
  ///
  /// - Parameter calls: the calls in the body, without logs and answers.
  func sent(in body: Range<Int>, _ calls: [Call]) -> [String] {
    guard !momentary.isEmpty, let call = calls.last,
      calls.allSatisfy({ call.tokens.contains($0.nameToken) }),
      let name = file.handover(by: call, 0),
      file.assignments(in: body).allSatisfy(\.isDeclaration)
    else { return [] }
    return (momentary[ActionFacts.Handover.plain(name)] ?? []).map(ActionFacts.Handover.event)
  }

  /// Returns the property without an initial value on which everything in a body is done: `delegate?.open()`,
  /// `tabs?.selectedIndex = 1`; nil where it does more, or that is not known.
  ///
  /// - Parameter calls: the calls in the body, without logs and answers.
  func emptyProperty(in body: Range<Int>, _ calls: [Call]) -> String? {
    property(in: body, calls, file.emptyProperty(of:), file.emptyProperty(of:))
  }

  /// Returns the same for a property to which its file never assigns a value.
  ///
  /// - Parameter calls: the calls in the body, without logs and answers.
  func unsetProperty(in body: Range<Int>, _ calls: [Call]) -> String? {
    property(in: body, calls, file.unsetProperty(of:), file.unsetProperty(of:))
  }

  private func property(
    in body: Range<Int>, _ calls: [Call], _ called: (Call) -> String?,
    _ changed: (Assignment) -> String?
  ) -> String? {
    let assigned = file.assignments(in: body).filter { !$0.isDeclaration }
    guard let property = assigned.first.flatMap(changed) ?? calls.last.flatMap(called),
      assigned.allSatisfy({ changed($0) == property })
    else { return nil }
    let own = calls.filter { called($0) == property }
    let isAll = calls.allSatisfy { call in
      own.contains { $0.tokens.contains(call.nameToken) }
        || assigned.contains { $0.value.contains(call.nameToken) }
    }
    return isAll ? property : nil
  }

  /// Returns the class to which the window's root view controller is cast, where a body only calls methods on the
  /// result: `(window?.rootViewController as? UITabBarController)?.select(1)`.
  ///
  /// - Parameter calls: the calls in the body, without logs and answers.
  func rootClass(in body: Range<Int>, _ calls: [Call]) -> String? {
    guard file.language == .swift else { return nil }
    let assigned = file.assignments(in: body).filter { !$0.isDeclaration }
    guard assigned.count <= Self.maximumAssigned,
      let root = (calls.map(\.receiver) + assigned.map(\.receiver)).lazy.compactMap(castRoot).first
    else { return nil }
    let own = calls.filter { castRoot(of: $0.receiver) == root }
    let isAll = calls.allSatisfy { call in
      own.contains { $0.tokens.contains(call.nameToken) }
        || assigned.contains { $0.value.contains(call.nameToken) }
    }
    return isAll && assigned.allSatisfy { castRoot(of: $0.receiver) == root } ? root : nil
  }

  /// The most properties that such a body may set.
  private static let maximumAssigned = 8

  /// Returns the class in `(window?.rootViewController as? UITabBarController)?.select(1)`, also where a local name
  /// stands for the receiver.
  private func castRoot(of receiver: Range<Int>?) -> String? {
    guard let receiver, receiver.count <= CodeFile.maximumReach else { return nil }
    if let root = file.castOfRoot(in: receiver) { return root }
    guard tree.isToken(receiver.lowerBound + 1, "?"),
      let body = file.function(around: receiver.lowerBound)?.body
    else { return nil }
    let made = file.assignments(named: tree.name(receiver.lowerBound), in: body)
    return made.count == 1 ? made.first.flatMap { file.castOfRoot(in: $0.value) } : nil
  }

  /// Returns the code that runs for all cases of an enumeration, if it only calls one property to which its file
  /// never assigns a value.
  func wayOfUnset(_ place: Place) -> ActionFacts.Way? {
    guard case .head(let branch, let index, let following, _) = place else { return nil }
    let way: ActionFacts.Way? =
      switch branch.kind {
      case .guard: self.way(of: following)
      case .if: index.flatMap { self.way(branch, $0) }
      default: nil
      }
    return way?.unsetProperty == nil ? nil : way
  }

  /// Returns the name of the case in `self = .search` or `return .search`, if that is all.
  func caseMade(in body: Range<Int>) -> String? {
    guard file.language == .swift, body.count < 8 else { return nil }
    let words = body.filter { !tree.isToken($0, ";") }
    guard let first = words.first, let last = words.last, tree.isIdentifier(last) else {
      return nil
    }
    let start = tree.isToken(first, "return") ? 1 : 2
    guard start == 1 || tree.isToken(first, "self") && tree.isToken(first + 1, "=") else {
      return nil
    }
    let value = words.dropFirst(start)
    // `.search`, `Self.search`, `Action.search`
    let isPlain = value.count == 2 || value.count == 3 && value.first.map(isTypeName) == true
    return isPlain && tree.isToken(last - 1, ".") ? tree.name(last) : nil
  }

  /// Returns the enumeration case that is all a body makes, with its destination: `return .search`, `self = .search`,
  /// `router.route = .search`.
  func madeCase(in body: Range<Int>) -> ActionFacts.MadeCase? {
    guard file.language == .swift, body.count < 12, let first = body.first else { return nil }
    let words = body.filter { !tree.isToken($0, ";") }
    let sink: ActionFacts.Sink
    var start = first + 1
    if tree.isToken(first, "return") {
      guard let function = file.function(around: first) else { return nil }
      sink = .result(function.baseName)
    } else {
      let assignments = file.assignments(in: body)
      guard let assignment = assignments.first, assignments.count == 1, assignment.op == "=",
        !assignment.isDeclaration
      else { return nil }
      start = assignment.value.lowerBound
      if assignment.name == "self" {
        guard let type = file.type(around: first)?.name else { return nil }
        sink = .result(ActionNames.last(of: type))
      } else {
        sink = .member(assignment.name)
      }
    }
    let value = words.filter { $0 >= start }
    guard let last = value.last, tree.isIdentifier(last), tree.isToken(last - 1, "."),
      value.count == 2 || value.count == 3 && value.first.map(isTypeName) == true,
      tree.name(last) != "none"
    else { return nil }
    return ActionFacts.MadeCase(name: tree.name(last), sink: sink)
  }

  private func isTypeName(_ token: Int) -> Bool {
    tree.name(token).unicodeScalars.first?.properties.isUppercase == true
  }
}
