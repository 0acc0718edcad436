import CodeModel
import CodeSyntax

/// Calls that pass a value to code that no call names.
extension CodeFile {
  /// Returns the name under which a call passes on its argument; nil for other calls.
  func handover(by call: Call, _ position: Int) -> String? {
    switch call.baseName {
    case "send", "accept", "onNext", "yield":
      guard language == .swift, position == 0, call.arguments.count == 1,
        let receiver = call.receiver, let name = plainNames(receiver)?.last, name != "self"
      else { return nil }
      return ActionFacts.Handover.event(name)
    case "post", "postNotificationName":
      return position > 0 ? notification(of: call) : nil
    case "set", "setValue", "setObject", "setString":
      return position == 0 ? setting(of: call) : nil
    default: return nil
    }
  }

  /// Returns the key under which a call writes to or reads from the user defaults.
  func setting(of call: Call) -> String? {
    guard let receiver = call.receiver,
      let key = call.arguments.first(where: { $0.label == "forKey" })
        ?? (call.style == .message ? call.arguments.last : nil),
      names(receiver).contains(where: { $0.lowercased().hasSuffix("defaults") })
        || names(receiver).last == "standard",
      let name = handoverName(of: key.value)
    else { return nil }
    return ActionFacts.Handover.setting(name)
  }

  /// Returns the notification that a call posts; nil where it posts none, or another file defines its name.
  func notification(of call: Call) -> String? {
    let isPost = call.baseName == "post" || call.baseName == "postNotificationName"
    guard isPost, let argument = call.argument("name") ?? call.arguments.first,
      call.baseName != "post" || argument.label == "name"
    else { return nil }
    return handoverName(of: argument.value).map(ActionFacts.Handover.notification)
  }

  /// Returns the value of a local constant, `let name = Notification.Name("scan")`.
  private func localValue(of tokens: Range<Int>) -> Range<Int>? {
    guard tokens.count == 1, tree.isIdentifier(tokens.lowerBound),
      let body = function(around: tokens.lowerBound)?.body
    else { return nil }
    let made = assignments(named: tree.name(tokens.lowerBound), in: body)
    guard made.count == 1, let only = made.first, only.isDeclaration, only.receiver == nil,
      only.nameToken < tokens.lowerBound, tree.isToken(only.nameToken - 1, "let"),
      !only.value.contains(where: { tree.isWord($0, only.name) })
    else { return nil }
    return only.value
  }

  /// Returns the name of a constant, or a text after a quote.
  func handoverName(of tokens: Range<Int>) -> String? {
    if let local = localValue(of: tokens) { return handoverName(of: local) }
    if let text = string(tokens) { return "\"" + text }
    if let call = calls(in: tokens).first(where: { $0.tokens.upperBound == tokens.upperBound }),
      call.arguments.count == 1, call.isNamed("Name", "init", "NSNotification", "Notification")
    {
      return string(call.arguments[0].value).map { "\"" + $0 }
    }
    guard !tokens.contains(where: { tree.isOpen($0, "(") }) else { return nil }
    guard let names = plainNames(tokens), let last = names.last else { return nil }
    return last == "rawValue" ? names.dropLast().last : last
  }

  /// Returns the optional property on which a call is made, where the file never assigns a value to it.
  func unsetProperty(of call: Call) -> String? {
    if language == .objectiveC {
      return messagedProperty(of: call).flatMap { assignments(toProperty: $0).isEmpty ? $0 : nil }
    }
    return optionalProperty(of: call).flatMap { isUnset($0) ? $0.name : nil }
  }

  /// Returns the same for an assignment to a member of a property: `tabs?.selectedIndex = 1`.
  func unsetProperty(of assignment: Assignment) -> String? {
    guard language == .swift, let receiver = assignment.receiver else { return nil }
    return optionalProperty(at: receiver).flatMap { isUnset($0) ? $0.name : nil }
  }

  /// Returns the same where code of the type assigns the property, but only after the call: later in the function,
  /// which UIKit calls first, or in a function that UIKit calls later.
  ///
  /// - Parameter later: the parts of the function that may run after it has returned.
  func propertySetLater(of call: Call, in number: Int, later: NestedRanges) -> String? {
    let property = optionalProperty(of: call).flatMap { $0.mayBeUnset(in: self) ? $0.name : nil }
    guard let name = property ?? messagedProperty(of: call),
      !name.hasPrefix(ActionFacts.ofHeader), functions.indices.contains(number),
      let body = functions[number].body,
      !later.holds(call.nameToken)
    else { return nil }
    let handlers = Set(handlers.map(\.function.index))
    let owner = type(around: call.nameToken)?.name
    let bases = Set(owner.flatMap { type(named: $0) }?.inherited ?? [])
    let isLater = assignments(toProperty: name).allSatisfy { assignment in
      let isOwn = assignment.receiver.map { $0.count == 1 && tree.isWord($0.lowerBound, "self") }
      if isOwn != false, let other = type(around: assignment.nameToken)?.name, other != owner {
        return !bases.contains(other) && type(named: other)?.kind != .protocol
      }
      if assignment.isDeclaration, body.contains(assignment.nameToken) { return false }
      return body.contains(assignment.nameToken) && assignment.nameToken > call.nameToken
        || function(around: assignment.nameToken).map { handlers.contains($0.index) } ?? false
    }
    return isLater ? name : nil
  }

  /// Returns the closures of a body, which may run after it has returned; nil where other parts may, too: after
  /// `defer`, or in local functions.
  func runningLater(in body: Range<Int>) -> NestedRanges? {
    if body.contains(where: { tree.isToken($0, "defer") || tree.isToken($0, "func") }) {
      return nil
    }
    let given = calls(in: body).flatMap(\.arguments).map(\.value)
    let assigned = assignments(in: body).map(\.value)
    let closures = (given + assigned).filter { value in
      tree.isOpen(value.lowerBound, "{") || tree.isToken(value.lowerBound, "^")
    }
    return NestedRanges(closures.sorted { $0.lowerBound < $1.lowerBound })
  }

  /// Returns all assignments that may set a property; in Objective-C also those to its instance variable.
  func assignments(toProperty property: String) -> [Assignment] {
    let name = property.hasPrefix(ActionFacts.ofHeader) ? String(property.dropFirst()) : property
    return language == .swift
      ? assignments(named: name) : assignments(named: name) + assignments(named: "_" + name)
  }

  /// Returns the Objective-C property that receives a message, `[self.router open:item]`, if the file does not
  /// declare a method of that name.
  private func messagedProperty(of call: Call) -> String? {
    guard language == .objectiveC, let receiver = call.receiver, let last = receiver.last else {
      return nil
    }
    var name = tree.name(last)
    if receiver.count == 1 {
      guard name.first == "_" else { return nil }
      name.removeFirst()
    } else {
      guard receiver.count == 3, tree.isToken(receiver.lowerBound, "self"),
        tree.isToken(last - 1, ".")
      else { return nil }
    }
    if Self.ofUIKit.contains(name) { return nil }
    if messageProperties.contains(name) { return name }
    // Most of them are declared in a header.
    return receiver.count == 3 && functions(named: name).isEmpty
      ? ActionFacts.ofHeader + name : nil
  }

  /// Properties that UIKit sets, or that its classes declare under the same names.
  private static let ofUIKit: Set<String> = [
    "window", "view", "navigationController", "tabBarController", "splitViewController",
    "parentViewController", "presentingViewController", "presentedViewController", "delegate",
    "dataSource", "tableView", "collectionView", "storyboard",
  ]

  /// Returns the optional property on which a call is made, `router?.open(item)`, if only one declaration of the file
  /// has its name.
  private func optionalProperty(of call: Call) -> Declaration? {
    guard language == .swift else { return nil }
    if let receiver = call.receiver { return optionalProperty(at: receiver) }
    return tree.isToken(call.nameToken + 1, "?") ? onlyVariable(at: call.nameToken) : nil
  }

  /// Returns the same for the receiver `router?` or `self.router?`.
  private func optionalProperty(at receiver: Range<Int>) -> Declaration? {
    guard tree.isToken(receiver.upperBound - 1, "?") || tree.isToken(receiver.upperBound, "?")
    else { return nil }
    let name =
      tree.isToken(receiver.upperBound - 1, "?")
      ? receiver.upperBound - 2 : receiver.upperBound - 1
    let isOwn =
      name == receiver.lowerBound
      || tree.isToken(receiver.lowerBound, "self") && name == receiver.lowerBound + 2
    return isOwn ? onlyVariable(at: name) : nil
  }

  private func onlyVariable(at name: Int) -> Declaration? {
    let declared = variables(named: tree.name(name))
    return declared.count == 1 ? declared.first : nil
  }

  /// Returns the property on which a call is made, if the file declares it without an initial value:
  /// `router?.open(item)`, `[self.home open]`.
  func emptyProperty(of call: Call) -> String? {
    guard language == .swift else {
      return messagedProperty(of: call).flatMap { $0.hasPrefix(ActionFacts.ofHeader) ? nil : $0 }
    }
    return optionalProperty(of: call).flatMap { $0.mayBeUnset(in: self) ? $0.name : nil }
  }

  func emptyProperty(of assignment: Assignment) -> String? {
    guard language == .swift, let receiver = assignment.receiver else { return nil }
    return optionalProperty(at: receiver).flatMap { $0.mayBeUnset(in: self) ? $0.name : nil }
  }

  /// Returns true if only one property of the file has this name, and it has no initial value.
  func hasEmptyProperty(_ name: String) -> Bool {
    let declared = variables(named: name)
    return declared.count == 1 && declared.allSatisfy { $0.mayBeUnset(in: self) }
  }

  /// The optional variables of types to which the file never assigns a value.
  var unsetProperties: Set<String> {
    let variables = outline.declarations.filter { $0.kind == .variable }
    // A name of several variables is left out at once: a file can have thousands of one name.
    let counts = variables.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    return variables.reduce(into: []) { names, property in
      guard counts[property.name] == 1, isUnset(property) else { return }
      names.insert(property.name)
    }
  }

  /// Returns true if a property is optional and the file gives it no value.
  func isUnset(_ property: Declaration) -> Bool {
    guard property.mayBeUnset(in: self) else { return false }
    return assignments(named: property.name).allSatisfy { assignment in
      // A local constant of this name is another variable.
      isLost(assignment, in: property)
        || assignment.isDeclaration && tree.isToken(assignment.nameToken - 1, "let")
          && function(around: assignment.nameToken) != nil
    }
      && variables(named: property.name).count == 1
  }

  /// Returns true for a new object that is assigned to a weak property: nothing retains it.
  private func isLost(_ assignment: Assignment, in property: Declaration) -> Bool {
    property.modifiers.contains("weak")
      && (makesObjectAlone(assignment.value) || classOfLocalObject(assignment) != nil)
  }

  /// Returns the class of the object in `self.coordinator = coordinator`, where the name is a local constant for a
  /// new object on which methods are called and which is passed to nothing else.
  func classOfLocalObject(_ assignment: Assignment) -> String? {
    let value = assignment.value
    guard value.count == 1, let body = function(around: assignment.nameToken)?.body else {
      return nil
    }
    let name = tree.name(value.lowerBound)
    let made = assignments(named: name, in: body).filter { $0.isDeclaration && $0.receiver == nil }
    guard made.count == 1, let only = made.first, makesObjectAlone(only.value),
      tree.isToken(only.nameToken - 1, "let"),
      !["UI", "NS"].contains(tree.name(only.value.lowerBound).prefix(2))
    else { return nil }
    return isOnlyCalled(name, in: body, besides: [only.nameToken, value.lowerBound])
      ? tree.name(only.value.lowerBound) : nil
  }

  /// Returns true if a body only calls methods on a name and passes it to nothing.
  ///
  /// - Parameter tokens: mentions of the name that do not count.
  func isOnlyCalled(_ name: String, in body: Range<Int>, besides tokens: [Int]) -> Bool {
    guard let later = runningLater(in: body) else { return false }
    return body.allSatisfy { token in
      guard tree.isWord(token, name), !tokens.contains(token), !tree.isToken(token - 1, ".") else {
        return true
      }
      return tree.isToken(token + 1, ".") && !later.holds(token)
        && (tree.isOpen(token + 3, "(") || tree.isToken(token + 3, "="))
    }
  }

  /// The class of `[Board alloc]` and `[Board new]`, which Swift names in a call itself.
  func createdClass(_ call: Call) -> String? {
    guard language == .objectiveC, call.isNamed("alloc", "new"), let receiver = call.receiver,
      receiver.count == 1, tree.name(receiver.lowerBound) != "self"
    else { return nil }
    return tree.name(receiver.lowerBound)
  }

  /// `Coordinator()`, `Coordinator(root: root)`
  func makesObjectAlone(_ value: Range<Int>) -> Bool {
    value.count > 2 && tree.isOpen(value.lowerBound + 1, "(")
      && tree.partner(of: value.lowerBound + 1) == value.upperBound - 1
      && tree.name(value.lowerBound).unicodeScalars.first?.properties.isUppercase == true
  }

  /// Returns the token after the first statement of a body that always returns; nil where none does.
  func endOfReturn(in body: Range<Int>) -> Int? {
    for statement in Statement.read(body, of: tree) {
      if case .exit(.return, _) = statement, let tokens = statement.tokens {
        return tokens.upperBound
      }
    }
    return nil
  }
}

extension Declaration {
  /// True for an optional stored property that is declared without a value.
  fileprivate func mayBeUnset(in file: CodeFile) -> Bool {
    guard let parent, value == nil, body == nil, attributes.isEmpty,
      file.tree.isWord(nameToken - 1, "var"), let last = type?.last,
      // UIKit sets the window of a storyboard, and a structure's initializer all its properties.
      name != "window", file.outline.declarations.indices.contains(parent),
      file.outline.declarations[parent].kind != .type(.struct),
      !file.namesChangedInPlace.contains(name)
    else { return false }
    return file.tree.isToken(last, "?") || file.tree.isToken(last + 1, "?")
  }
}
