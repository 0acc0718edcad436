import CodeModel
import CodeSyntax

/// Reading of the names that refer to quick actions.
extension ActionFactsReader {
  /// Returns true if a name suggests a quick action.
  static func isConventional(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isLowercase else {
      return false
    }
    let lowered = name.lowercased()
    return lowered.hasSuffix("shortcutitem") || lowered.hasSuffix("quickaction")
      || lowered == "shortcut"
  }

  mutating func readItems() {
    let (functions, declarations) = (file.functions, file.outline.declarations)
    for index in functions.indices where facts.functions[index].takesItem {
      guard let body = functions[index].body else { continue }
      for parameter in functions[index].parameters where isItemType(parameter.type) {
        items.add(Known(name: parameter.name, scope: body, origin: .item))
      }
    }
    // Properties and globals; in Objective-C also the variables of functions.
    for index in declarations.indices where declarations[index].kind == .variable {
      guard let type = declarations[index].type, isItemType(type) else { continue }
      addProperty(declarations[index].name)
    }
    for index in namesItem ? all : 0..<0 where isItemClass(index) && !file.isInactive(index) {
      let name: Int
      if tree.isToken(index + 1, "*"), tree.isIdentifier(index + 2),
        !tree.isToken(index + 2, "const")
      {
        name = index + 2
      } else if file.language == .swift, tree.isColon(index - 1), tree.isIdentifier(index - 2),
        !tree.isToken(index - 1, "?")
      {
        name = index - 2
      } else {
        continue
      }
      if let scope = file.scope(of: name) {
        if scope.contains(name), !isMade(name) {
          // A declaration of the same name may precede it.
          items.add(
            Known(name: tree.name(name), scope: name..<scope.upperBound, origin: .item))
        }
      } else if file.function(around: name) == nil {
        addProperty(tree.name(name))
      }
    }
    let assignments = file.assignments
    for index in assignments.indices { note(assignments[index]) }
    if namesItem {
      readClosures()
      readTuples()
    }
  }

  /// Notes `item` in the cases of `switch (options.urlContexts.first, options.shortcutItem)`: `case (_, let item?)`.
  private mutating func readTuples() {
    for choice in file.switches(in: all) {
      let parts = tree.arguments(choice.subject)
      guard parts.count > 1, let place = parts.firstIndex(where: readsItem) else { continue }
      for way in choice.cases {
        for pattern in way.patterns {
          guard let name = name(at: place, in: pattern) else { continue }
          let scope = pattern.upperBound..<max(pattern.upperBound, way.body.upperBound)
          items.add(Known(name: name, scope: scope, origin: .item))
        }
      }
    }
  }

  /// Returns the name that an element of a pattern binds: `item` of `(_, let item?)`, `let (_, .some(item))`.
  private func name(at place: Int, in pattern: Range<Int>) -> String? {
    guard let open = pattern.first(where: { tree.isOpen($0, "(") }),
      let close = tree.partner(of: open), open < close
    else { return nil }
    let parts = tree.arguments(open + 1..<close)
    guard parts.indices.contains(place) else { return nil }
    let isBound =
      pattern.first.map { tree.isToken($0, "let") } == true
      || parts[place].contains { tree.isToken($0, "let") }
    let names = parts[place].filter { token in
      tree.isIdentifier(token) && !tree.isToken(token, among: Self.wordsOfPatterns)
    }
    return isBound && names.count == 1 ? names.first.map(tree.name) : nil
  }

  private static let wordsOfPatterns: WordSet = ["let", "var", "_", "some"]

  /// Notes the parameter of the closure in `options.shortcutItem.flatMap { item in … }`.
  private mutating func readClosures() {
    for call in file.calls where Self.mapping.contains(call.baseName) {
      guard let receiver = call.receiver, readsItem(receiver),
        let brace = call.tokens.first(where: { $0 > call.nameToken && tree.isOpen($0, "{") }),
        let close = tree.partner(of: brace)
      else { continue }
      let scope = brace + 1..<max(brace + 1, close)
      let hasName = tree.isIdentifier(brace + 1) && tree.isToken(brace + 2, "in")
      // In a closure inside this one `$0` is another value.
      guard hasName || !scope.contains(where: { tree.isOpen($0, "{") || tree.isToken($0, "in") })
      else {
        unsought.append(call.nameToken)
        continue
      }
      let name = hasName ? tree.name(brace + 1) : "$0"
      items.add(Known(name: name, scope: scope, origin: .item))
    }
  }

  private static let mapping: Set<String> = ["map", "flatMap", "compactMap", "forEach"]

  /// Returns true if a name is declared with a newly created quick action.
  private func isMade(_ name: Int) -> Bool {
    file.assignments(in: name..<name + 1).contains { assignment in
      assignment.isDeclaration
        && assignment.value.prefix(4).contains { isItemClass($0) || tree.isToken($0, "init") }
    }
  }

  private mutating func addProperty(_ name: String) {
    guard facts.itemProperties.insert(name).inserted else { return }
    items.add(Known(name: name, scope: all, origin: .item), isEverywhere: true)
  }

  // A file has thousands of assignments, so none is copied.
  private mutating func note(_ assignment: borrowing Assignment) {
    let value = assignment.value
    // `_ = item` keeps nothing.
    guard assignment.op == "=", assignment.name != "_", !isItemClass(value.lowerBound) else {
      return
    }
    let origin: ActionFacts.Origin
    if readsItem(value) {
      origin = .item
      if isKeptItem(value) { addRead("shortcutItem", at: value.upperBound - 1) }
    } else if let source = chain(value), let last = source.last, source.count < 8 {
      guard let known = itemOrigin(of: last, at: value.lowerBound, isMember: source.count > 1)
      else { return }
      origin = known
      // A value that is read from a property of this file.
      addRead(last, at: value.lowerBound)
    } else if let last = memberOfCast(value),
      let known = itemOrigin(of: last, at: value.lowerBound, isMember: true)
    {
      origin = known
      addRead(last, at: value.lowerBound)
    } else {
      return
    }
    guard let scope = file.scope(of: assignment.nameToken) else { return }
    if assignment.isDeclaration {
      items.add(
        Known(
          name: assignment.name, scope: value.upperBound..<max(value.upperBound, scope.upperBound),
          origin: origin))
    } else if origin == .item {
      let name = assignment.name
      addProperty(name)
      if plain(name) != name { addProperty(plain(name)) }
      if !ActionNames.isSought(name), !isOnlySeenHere(name) {
        unsought.append(assignment.nameToken)
      }
      let setter = file.language == .objectiveC && assignment.receiver != nil ? setter(name) : nil
      let stored = plain(name)
      handedAt[stored, default: []].append(assignment.nameToken)
      change(at: assignment.nameToken) { function in
        function.stores.insert(stored)
        if let setter { function.calls.insert(setter) }
      }
    }
  }

  /// Returns true for `appDelegate.shortcutItem`, a property of the app, and false for that of a connection.
  private func isKeptItem(_ value: Range<Int>) -> Bool {
    guard tree.isToken(value.upperBound - 1, "shortcutItem") else { return false }
    if memberOfCast(value) != nil { return true }
    guard let source = chain(value), source.count > 1 else { return false }
    let owner = source[source.count - 2]
    let parameters = file.function(around: value.lowerBound)?.parameters ?? []
    return !owner.lowercased().hasSuffix("options")
      && !parameters.contains { parameter in
        parameter.name == owner
          && parameter.type.contains { tree.isToken($0, endingWith: "ConnectionOptions") }
      }
  }

  /// `launched` of `(UIApplication.shared.delegate as? AppDelegate)?.launched`.
  private func memberOfCast(_ value: Range<Int>) -> String? {
    guard let last = value.last, value.count < 32, tree.isOpen(value.lowerBound, "("),
      tree.isIdentifier(last), tree.isToken(last - 1, "."),
      let close = tree.partner(of: value.lowerBound)
    else { return nil }
    let isNext =
      close == last - 2
      || close == last - 3 && (tree.isToken(last - 2, "?") || tree.isToken(last - 2, "!"))
    let isCast =
      file.language == .objectiveC || (value.lowerBound..<close).contains { tree.isToken($0, "as") }
    return isNext && isCast ? tree.name(last) : nil
  }

  /// Returns true if no other file can read a property.
  private mutating func isOnlySeenHere(_ name: String) -> Bool {
    file.language == .swift && hiddenNames.contains(name)
  }

  /// The names of the properties without attributes that only this file can read.
  var namesOfHidden: Set<String> {
    let hidden = file.outline.declarations.lazy.filter { declaration in
      declaration.kind == .variable && declaration.attributes.isEmpty
        && file.isHidden(declaration)
    }
    return Set(hidden.map(\.name))
  }

  /// Returns true if an expression reads the quick action from the launch options or the connection options.
  private func readsItem(_ value: Range<Int>) -> Bool {
    guard namesItem else { return false }
    if value.contains(where: { isItemClass($0) && isCast($0) }) { return true }
    if file.mentions("UIApplicationLaunchOptionsShortcutItemKey", in: value) { return true }
    guard let last = value.last, value.count < 32 else { return false }
    if let access = file.accesses(to: "shortcutItem", in: value).last {
      return access.nameToken == last || tree.isClose(last, "]")
    }
    return false
  }

  private func isCast(_ index: Int) -> Bool {
    tree.isToken(index - 1, "as") || tree.isToken(index - 2, "as")
      || tree.isToken(index - 1, ".") && tree.isToken(index - 3, "as")
  }

  /// Returns the names in an expression that consists only of names and dots.
  func chain(_ value: Range<Int>) -> [String]? {
    guard value.count < 24, !value.contains(where: { tree.isOpen($0, "(") }) else { return nil }
    return file.plainNames(value)
  }

  /// Returns the origin of a name that may refer to a quick action; nil for another name.
  func itemOrigin(of name: String, at token: Int, isMember: Bool) -> ActionFacts.Origin? {
    if !isMember, let known = items.last(named: name, at: token) {
      return known.origin
    }
    if facts.itemProperties.contains(name) { return .item }
    guard Self.isConventional(name) else { return .member(name) }
    return isDeclaredOtherwise(name, at: token) ? nil : .item
  }

  /// Returns true if a parameter or a property of the name has a type of the app: `configure(_ shortcut: Shortcut)`.
  private func isDeclaredOtherwise(_ name: String, at token: Int) -> Bool {
    let parameter = file.function(around: token)?.parameters.first { $0.name == name }
    let type =
      parameter?.type
      ?? file.variables(named: name).first?.type
    guard let type, !type.isEmpty, file.language == .swift else { return false }
    return !type.contains { isItemClass($0) || tree.isToken($0, among: Self.untyped) }
  }

  private static let untyped: WordSet = ["Any", "AnyObject", "NSObject", "id"]

  mutating func addRead(_ name: String, at token: Int) {
    guard !isHidden(name, at: token) else { return }
    let name = plain(name)
    change(at: token) { $0.reads.insert(name) }
  }

  /// Returns true if a parameter or a local name hides the property of a name before a token, and the name does not
  /// follow a dot: `handle(shortcutItem)` in a method with that parameter.
  func isHidden(_ name: String, at token: Int) -> Bool {
    guard file.language == .swift, let function = file.function(around: token),
      let body = function.body,
      let place = (max(body.lowerBound, token - 8)...max(body.lowerBound, token)).last(where: {
        tree.isWord($0, name)
      }), !tree.isToken(place - 1, ".")
    else { return false }
    if function.parameters.contains(where: { $0.name == name }) { return true }
    let near = max(body.lowerBound, place - CodeFile.maximumReach)..<place
    return file.assignments(named: name, in: near).contains { assignment in
      assignment.isDeclaration && assignment.receiver == nil
        && !assignment.value.contains { tree.isWord($0, name) }
        && file.scope(of: assignment.nameToken).map { $0.contains(place) } == true
    }
  }

  /// Returns the name of a property without the underscore that Objective-C may write before it.
  func plain(_ name: String) -> String {
    file.language == .objectiveC && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// `setPending:`
  private func setter(_ name: String) -> String? {
    name.first.map { "set" + $0.uppercased() + name.dropFirst() + ":" }
  }

  mutating func change(at token: Int, _ change: (inout ActionFacts.Function) -> Void) {
    guard let index = file.functionIndex(around: token) else { return }
    change(&facts.functions[index])
  }
}
