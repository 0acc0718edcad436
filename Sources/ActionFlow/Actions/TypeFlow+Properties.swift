import CodeModel
import CodeSyntax

/// Types that are stored in a property until the app is ready for them.
extension TypeFlow {
  /// The most properties of a file that are followed, and the most of their mentions.
  static let maximumProperties = 32
  static let maximumReadings = 512

  /// A property that holds a text.
  struct Property {
    let name: String
    /// The full name of the type that has it.
    let owner: String
    let isOnlySeenHere: Bool
  }

  /// A name in a body, by its first token.
  struct LocalName: Hashable {
    let body: Int
    let name: String
  }

  /// Follows a type that is stored in a property to where this file reads it.
  ///
  /// - Returns: true if no other code can read it.
  mutating func keep(
    _ origin: ActionFacts.Origin, in assignment: Assignment, isLastComponent: Bool
  ) -> Bool {
    // Parameters and unknown objects are followed elsewhere.
    switch origin {
    case .item, .kept: break
    case .member, .keptMember, .parameter: return false
    }
    let found = property(assignment)
    let name = found?.name ?? assignment.name
    reader.change(at: assignment.nameToken) { $0.stores.insert(name) }
    reader.keepHanded(name, in: assignment)
    if mayKeepType(assignment.nameToken) { reader.facts.keptProperties.insert(name) }
    guard let property = found else { return false }
    if let isWhole = kept[name] { return isWhole }
    guard kept.count < Self.maximumProperties, mayScan(reader.all) else { return false }
    var isWhole = property.isOnlySeenHere
    kept[name] = isWhole
    for index in reader.all where tree.isIdentifier(index) && names(index, name) {
      switch reading(at: index, property.owner) {
      case .value(let tokens):
        reader.addRead(name, at: index)
        follow(tokens, .kept(name), isLastComponent: isLastComponent)
      case .unwrapped(let scope):
        reader.addRead(name, at: index)
        aliases.append(
          .init(name: name, scope: scope, origin: .kept(name), isLastComponent: isLastComponent))
      case .nothing: break
      case .unknown: isWhole = false
      }
    }
    isWhole = isWhole && !isSpent
    kept[name] = isWhole
    return isWhole
  }

  /// The role of a property's name at a token.
  enum Reading {
    case value(Range<Int>)
    /// `if let pending {`, with the rest of the body, where the name refers to the same text.
    case unwrapped(Range<Int>)
    case nothing, unknown
  }

  /// Returns the property that is assigned; nil where it is none of this file, or one of several.
  private mutating func property(_ assignment: Assignment) -> Property? {
    if file.language == .objectiveC {
      // A header may declare it.
      let name = assignment.name
      let isOwn = name.hasPrefix("_") || assignment.receiver.map { file.text(of: $0) } == "self"
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      guard isOwn, !plain.isEmpty, let owner = file.type(around: assignment.nameToken) else {
        return nil
      }
      return Property(name: plain, owner: owner.name, isOnlySeenHere: false)
    }
    return properties[assignment.name] ?? nil
  }

  /// The properties of this file that hold texts, by their names; nil for a name that several types have.
  func textProperties() -> [String: Property?] {
    var found: [String: Property?] = [:]
    for type in file.types {
      for member in file.members(of: type) where member.kind == .variable && holdsText(member) {
        let isFirst = found[member.name] == nil
        found[member.name] = .some(
          isFirst
            ? Property(
              name: member.name, owner: type.name, isOnlySeenHere: isOnlySeenHere(member)) : nil)
      }
    }
    return found
  }

  /// Returns true if a token is a property's name, which Objective-C may write with a leading underscore.
  private func names(_ index: Int, _ name: String) -> Bool {
    tree.isWord(index, name) || file.language == .objectiveC && tree.isWord(index, "_" + name)
  }

  private func holdsText(_ property: Declaration) -> Bool {
    if let type = property.type { return isText(type) }
    return property.value.map { file.string($0) != nil } ?? false
  }

  private func isOnlySeenHere(_ property: Declaration) -> Bool {
    // A property wrapper may publish the value, and an observer calls it by another name.
    property.attributes.isEmpty && property.body == nil && file.isHidden(property)
  }

  /// - Parameter owner: the type in which the bare name refers to the property; nil for any.
  mutating func reading(at index: Int, _ owner: String?) -> Reading {
    readings += 1
    guard readings <= Self.maximumReadings else { return .unknown }
    // An assignment, a declaration, or an argument label.
    if tree.isToken(index + 1, "=") || isLabel(index) { return .nothing }
    if tree.isToken(index - 1, ".") || tree.isToken(index - 1, "->") {
      guard let start = tree.postfixExpression(before: index + 1)?.lowerBound, start < index - 1
      else {
        return .unknown
      }
      return .value(start..<index + 1)
    }
    if file.language == .objectiveC,
      let call = file.calls(in: index..<index + 1).first(where: { $0.nameToken == index })
    {
      return call.arguments.isEmpty ? .value(call.tokens) : .nothing
    }
    guard let body = file.scope(of: index),
      file.function(around: index)?.parameters.contains(where: { names(index, $0.name) }) != true
    else { return .nothing }
    guard let declared = local(tree.name(index), in: body), declared <= index else {
      return owner == nil || file.type(around: index)?.name == owner
        ? .value(index..<index + 1) : .unknown
    }
    if !tree.isToken(declared + 1, "=") {
      return declared == index ? .unwrapped(index + 1..<body.upperBound) : .nothing
    }
    let isCopy = names(declared + 2, tree.name(index)) || tree.isToken(declared + 2, "self")
    guard isCopy else { return .unknown }
    return index == declared + 2 ? .value(index..<index + 1) : .nothing
  }

  /// Returns the token at which a body first declares a name.
  private mutating func local(_ name: String, in body: Range<Int>) -> Int? {
    let key = LocalName(body: body.lowerBound, name: name)
    if let known = locals[key] { return known }
    let found = mayScan(body) ? body.first { isDeclared($0) && tree.isWord($0, name) } : nil
    locals[key] = .some(found)
    return found
  }

  private func isDeclared(_ index: Int) -> Bool {
    tree.isToken(index - 1, "let") || tree.isToken(index - 1, "var")
  }
}
