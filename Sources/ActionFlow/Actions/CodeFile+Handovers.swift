import CodeModel
import CodeSyntax

/// Calls by which something reaches code that no call names.
extension CodeFile {
  /// The name under which a call hands on what it is given; nil for other calls.
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

  /// The key under which a call keeps something in the user defaults, or takes it out.
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

  /// The notification that a call posts; nil where it posts none, or another file tells which.
  func notification(of call: Call) -> String? {
    let isPost = call.baseName == "post" || call.baseName == "postNotificationName"
    guard isPost, let argument = call.argument("name") ?? call.arguments.first,
      call.baseName != "post" || argument.label == "name"
    else { return nil }
    return handoverName(of: argument.value).map(ActionFacts.Handover.notification)
  }

  /// A constant's name, or a text in quotes.
  func handoverName(of tokens: Range<Int>) -> String? {
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

  /// The property of the same file that a call is made on, where that is optional and the file gives it no value.
  func unsetProperty(of call: Call) -> String? {
    guard language == .swift else { return nil }
    let name: Int
    if let receiver = call.receiver {
      guard tree.isToken(receiver.upperBound - 1, "?") || tree.isToken(receiver.upperBound, "?")
      else { return nil }
      name =
        tree.isToken(receiver.upperBound - 1, "?")
        ? receiver.upperBound - 2 : receiver.upperBound - 1
      let isOwn =
        name == receiver.lowerBound
        || tree.isToken(receiver.lowerBound, "self") && name == receiver.lowerBound + 2
      guard isOwn else { return nil }
    } else {
      guard tree.isToken(call.nameToken + 1, "?") else { return nil }
      name = call.nameToken
    }
    let text = tree.name(name)
    let declared = variables(named: text)
    guard declared.count == 1, let property = declared.first, isUnset(property) else {
      return nil
    }
    return text
  }

  /// The optional variables of types to which the file gives no value.
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
    guard property.parent != nil, property.value == nil, property.body == nil,
      property.attributes.isEmpty, tree.isWord(property.nameToken - 1, "var"),
      let type = property.type,
      type.last.map({ tree.isToken($0, "?") || tree.isToken($0 + 1, "?") }) == true
    else { return false }
    return assignments(named: property.name).allSatisfy { isLost($0, in: property) }
      && variables(named: property.name).count == 1
  }

  /// Returns true for a new object that a weak property is given: nobody keeps it.
  private func isLost(_ assignment: Assignment, in property: Declaration) -> Bool {
    property.modifiers.contains("weak") && makesObjectAlone(assignment.value)
  }

  /// `Coordinator()`
  func makesObjectAlone(_ value: Range<Int>) -> Bool {
    value.count == 3 && tree.isOpen(value.lowerBound + 1, "(")
      && tree.name(value.lowerBound).unicodeScalars.first?.properties.isUppercase == true
  }

  /// The token behind the first statement of a body that returns in any case; nil where none does.
  func endOfReturn(in body: Range<Int>) -> Int? {
    for statement in Statement.read(body, of: tree) {
      if case .exit(.return, _) = statement, let tokens = statement.tokens {
        return tokens.upperBound
      }
    }
    return nil
  }
}
