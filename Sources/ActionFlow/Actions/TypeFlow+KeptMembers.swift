import CodeModel
import CodeSyntax

/// Types that are stored in a property of another file.
extension TypeFlow {
  /// Follows members that may be such a property, by their names. Only the index knows whether the app stores a type
  /// there.
  mutating func followKeptMembers() {
    for index in file.marks.longNames where mayKeepType(index) && !file.isInactive(index) {
      guard readings < Self.maximumReadings else { return }
      let name = reader.plain(tree.name(index))
      guard kept[name] == nil, !reader.facts.itemProperties.contains(name),
        !tree.isOpen(index + 1, "(")
      else { continue }
      let before = reader.found.count
      switch reading(at: index, nil) {
      case .value(let tokens): follow(tokens, .keptMember(name), isLastComponent: false)
      case .unwrapped(let scope):
        aliases.append(.init(name: name, scope: scope, origin: .keptMember(name)))
      case .nothing, .unknown: continue
      }
      followAliases()
      let new = reader.found[before...].filter { tells($0.kind) }
      reader.found.removeSubrange(before...)
      reader.found += new
      if !new.isEmpty { reader.addRead(name, at: index) }
    }
  }

  /// Notes that functions read types from properties which a computed property passes to them: a computed property is
  /// no function from which others are reached.
  mutating func readBeforeCalls() {
    for found in reader.found {
      guard case .passed(let called, _, _) = found.kind, let name = found.origin.property,
        file.functionIndex(around: found.type.lowerBound) == nil
      else { continue }
      for index in reader.facts.functions.indices
      where reader.facts.functions[index].baseName == called {
        reader.facts.functions[index].reads.insert(name)
      }
    }
  }

  /// Returns true if a name suggests quick actions. Other files are searched for no other names.
  func mayKeepType(_ index: Int) -> Bool {
    // A type begins with a capital letter.
    tree.firstByte(index) >= UInt8(ascii: "_")
      && (tree.isToken(index, holding: "hortcut") || tree.isToken(index, holding: "uickAction"))
  }

  /// Returns true if a use shows what is done with types. A lost type is reported where it is stored.
  mutating func tells(_ kind: ActionFacts.Use.Kind) -> Bool {
    switch kind {
    case .compared, .enumeration, .lookedUp: true
    case .passed(let name, _, _):
      functionNames.contains(name)
    case .obstacle: false
    }
  }

  /// Follows `.onChange(of: desk.pending) { _, new in … }` into the closure.
  ///
  /// - Returns: true if the call is one.
  mutating func isWatched(
    by call: Call, _ position: Int, _ origin: ActionFacts.Origin, isLastComponent: Bool
  ) -> Bool {
    guard call.name == "onChange", call.arguments[position].label == "of",
      let closure = call.arguments.last?.value, tree.isOpen(closure.lowerBound, "{")
    else { return false }
    let head = closure.dropFirst().prefix(12)
    guard let end = head.first(where: { tree.isToken($0, "in") }),
      let name = head.last(where: { $0 < end && tree.isIdentifier($0) })
    else { return false }
    aliases.append(
      .init(
        name: tree.name(name), scope: end + 1..<max(end + 1, closure.upperBound), origin: origin,
        isLastComponent: isLastComponent))
    return true
  }
}
