import CodeModel
import CodeSyntax

/// Uses of quick actions themselves: the calls that receive them, and the positions where they are lost.
extension TypeFlow {
  /// The use of a quick action, with the call that receives it.
  private typealias Whereabouts = (kind: ActionFacts.Use.Kind, call: Range<Int>?)

  /// Adds the uses of quick actions themselves.
  mutating func followItems() {
    // A function can have many items of one name.
    var covered: [String: Range<Int>] = [:]
    for item in reader.items.all.prefix(ActionFactsReader.maximumCount)
    where item.origin == .item {
      if let known = covered[item.name], !item.scope.isEmpty,
        known.lowerBound <= item.scope.lowerBound,
        item.scope.upperBound <= known.upperBound
      {
        continue
      }
      covered[item.name] = item.scope
      for index in namePlaces.places(of: item.name, in: item.scope) {
        guard !file.isInactive(index),
          !tree.isToken(index - 1, ".") || tree.isToken(index - 2, "self")
            || reader.facts.itemProperties.contains(item.name),
          let (kind, call) = whereabouts(at: index)
        else { continue }
        addItem(kind, .item, at: index, call)
      }
    }
    followMembersOfLaunch()
    for index in reader.unsought { addItem(.obstacle(.made), .item, at: index, nil) }
    followPublished()
  }

  /// Follows quick actions without a name: `options.shortcutItem?.destination`, `keep([options.shortcutItem])`.
  private mutating func followMembersOfLaunch() {
    guard file.language == .swift, !reader.facts.itemProperties.contains("shortcutItem") else {
      return
    }
    for access in file.accesses(to: "shortcutItem", in: reader.all) where access.receiver != nil {
      let index = access.nameToken
      guard !file.isInactive(index), !LaunchFlow.isKey(index, file),
        let (kind, call) = whereabouts(at: index)
      else { continue }
      addItem(kind, .item, at: index, call)
    }
  }

  private mutating func addItem(
    _ kind: ActionFacts.Use.Kind, _ origin: ActionFacts.Origin, at index: Int, _ call: Range<Int>?
  ) {
    reader.found.append(
      Found(
        kind: kind, origin: origin, isLastComponent: false, tokens: index..<index + 1,
        type: index..<index + 1, comparison: nil, call: call, isItem: true,
        handover: handed(by: call, index)))
  }

  /// Returns the name under which a call passes on a quick action.
  private mutating func handed(by call: Range<Int>?, _ index: Int) -> String? {
    guard let tokens = call,
      let call = file.calls(in: tokens).first(where: { $0.tokens == tokens }),
      let position = call.arguments.firstIndex(where: { $0.value.contains(index) }),
      let name = file.handover(by: call, position)
    else { return nil }
    reader.handOver(name, by: call)
    return name
  }

  /// Follows `router.$pending`, whose subscribers receive each new quick action.
  private mutating func followPublished() {
    guard file.language == .swift else { return }
    for index in file.marks.longNames where tree.firstByte(index) == UInt8(ascii: "$") {
      let name = String(tree.name(index).dropFirst())
      let lowered = name.lowercased()
      guard !file.isInactive(index), !name.isEmpty,
        reader.facts.itemProperties.contains(name)
          || ["item", "action", "shortcut", "pending", "launch"].contains(where: lowered.contains)
      else { continue }
      addItem(.obstacle(.made), .member(name), at: index, nil)
    }
  }

  /// Returns the use of a quick action after one of its names; nil where nothing is lost.
  private mutating func whereabouts(at index: Int) -> Whereabouts? {
    var tokens = index..<index + 1
    if tree.isToken(index - 1, "."), let start = tree.postfixExpression(before: index + 1) {
      tokens = start.lowerBound..<index + 1
    }
    var end = index + 1
    while tree.isToken(end, "!") || tree.isToken(end, "?"), end < index + 3 { end += 1 }
    if tree.isToken(end, ".") || tree.isToken(end, "->") {
      return part(at: end + 1, of: tokens.lowerBound..<end, index)
    }
    if file.language == .objectiveC,
      let call = file.calls(in: end..<end + 1).first(where: { $0.receiver == tokens })
    {
      return isLost(call.name, call.tokens) ? (.obstacle(.otherPart(call.name)), nil) : nil
    }
    tokens = tokens.lowerBound..<end
    if let (call, position) = call(given: tokens) {
      reader.addRead(tree.name(index), at: index)
      if ends(call) { return nil }
      if position == 1, let name = file.performed(by: call) {
        return (.passed(name, label: ActionFacts.Called.anyLabel, position: 0), call.tokens)
      }
      let name = call.calledName
      if let receiver = call.receiver, file.isSuper(receiver) {
        return (.obstacle(.passed(name)), nil)
      }
      // The index knows whether a function of the app takes it.
      let label = label(of: call.arguments[position], position)
      return (.passed(name, label: label, position: position), call.tokens)
    }
    // `return item == nil` passes nothing on.
    let isAsked = tree.isToken(end, "==") || tree.isToken(end, "!=")
    if tree.isToken(tokens.lowerBound - 1, "return") && !isAsked
      || tree.isToken(tokens.lowerBound - 1, "switch") || isElement(tokens)
    {
      return (.obstacle(.made), nil)
    }
    return nil
  }

  // MARK: Parts

  /// Members that UIKit and Foundation declare for all quick actions. The type is followed separately.
  private static let own: Set<String> = [
    "type", "icon", "targetContentIdentifier", "description", "debugDescription", "hash",
    "hashValue", "copy", "mutableCopy", "isEqual", "isEqual:", "isKind", "isKindOfClass:", "class",
    "isMember", "respondsToSelector:", "responds", "self", "none", "some",
  ]

  /// Members that UIKit declares and that may decide in place of the type.
  private static let described: Set<String> = ["localizedTitle", "localizedSubtitle", "userInfo"]

  /// Calls that unwrap an optional value for a closure or a function.
  private static let unwrapping: Set<String> = ["map", "flatMap", "forEach", "compactMap"]

  /// `item.userInfo`, `item.run()`, `item.map(open)`
  private mutating func part(at index: Int, of item: Range<Int>, _ name: Int) -> Whereabouts? {
    let part = tree.name(index)
    if Self.unwrapping.contains(part) {
      guard let call = file.calls(in: index..<index + 1).first(where: { $0.nameToken == index }),
        let called = reader.handedFunction(call)
      else { return nil }
      reader.addRead(tree.name(name), at: name)
      return (.passed(called, label: ActionFacts.Called.anyLabel, position: 0), nil)
    }
    guard isLost(part, item.lowerBound..<index + 1) else { return nil }
    guard file.language == .swift, !Self.described.contains(part) else {
      return (.obstacle(.otherPart(part)), nil)
    }
    reader.addRead(tree.name(name), at: name)
    reader.change(at: index) { $0.calls.insert(part) }
    // Members that the app adds to quick actions; the index knows whether it does.
    return (.passed(part, label: ActionFacts.Called.anyLabel, position: 0), nil)
  }

  /// Returns true if a member of a quick action decides what is done, or is the app's own code for all of them.
  private mutating func isLost(_ part: String, _ tokens: Range<Int>) -> Bool {
    switch part {
    case _ where Self.own.contains(part): false
    case "localizedTitle", "localizedSubtitle": !isLogged(tokens) && isCompared(tokens)
    case "userInfo": !isLogged(tokens)
    default: !tree.isToken(tokens.upperBound, "=") && !isLogged(tokens)
    }
  }

  private mutating func isCompared(_ tokens: Range<Int>) -> Bool {
    let before = tokens.lowerBound - 1
    // `Kind(rawValue: item.localizedTitle)`, `kinds[item.localizedTitle]`
    if tree.isColon(before), tree.isToken(before - 1, "rawValue") { return true }
    if tree.isOpen(before, "["), tree.isClose(tokens.upperBound, "]"), tree.isIdentifier(before - 1)
    {
      return true
    }
    return tree.isToken(before, "switch")
      || comparisons(at: tokens.lowerBound).contains {
        $0.left == tokens || $0.right == tokens
      }
  }

  // MARK: Collections

  /// Returns true if a value is put into an array, a dictionary or a tuple.
  private func isElement(_ tokens: Range<Int>) -> Bool {
    let (before, end) = (tokens.lowerBound - 1, tokens.upperBound)
    let isFollowed = tree.firstByte(end) == UInt8(ascii: ",")
    if tree.isOpen(before, "[") {
      return (isFollowed || tree.isClose(end, "]")) && !isParameterList(before)
    }
    if tree.firstByte(before) == UInt8(ascii: ":") {
      return tree.isClose(end, "]") || isFollowed && isInBrackets(before)
    }
    return isTuple(before, end)
  }

  /// Returns true if a colon belongs to a dictionary.
  private func isInBrackets(_ colon: Int) -> Bool {
    // A key is short.
    var index = colon - 1
    while index > max(0, colon - CodeFile.maximumReach) {
      if tree.isOpen(index, "[") { return !isParameterList(index) }
      if tree.isOpen(index, "{") { return tree.firstByte(index - 1) == UInt8(ascii: "@") }
      if tree.isOpen(index, "(") { return false }
      // Nested brackets are skipped.
      index = min(index, tree.partner(of: index) ?? index) - 1
    }
    return false
  }

  /// `(item, Date())`, but not `(item, answer) in` or `let (item, date)`.
  private func isTuple(_ before: Int, _ end: Int) -> Bool {
    guard file.language == .swift else { return false }
    var open = before
    if tree.isOpen(before, "(") {
      guard tree.firstByte(end) == UInt8(ascii: ",") else { return false }
    } else {
      guard tree.firstByte(before) == UInt8(ascii: ","), tree.isClose(end, ")"),
        let partner = tree.partner(of: end)
      else { return false }
      open = partner
    }
    guard let close = tree.partner(of: open) else { return false }
    return !tree.isToken(close + 1, "in") && !tree.isIdentifier(open - 1)
      && !["let", "var", "case"].contains { tree.isToken(open - 1, $0) }
  }

  /// Returns true if a bracket begins a capture list or a message.
  private func isParameterList(_ open: Int) -> Bool {
    tree.isOpen(open - 1, "{")
      || file.language == .objectiveC && tree.firstByte(open - 1) != UInt8(ascii: "@")
  }
}
