import CodeModel
import CodeSyntax
import Files
import SourceText

/// The meaning of names in the launch of an app: its window, and its own members.
struct LaunchWords {
  /// The properties that hold the window.
  let windows: Set<String>
  /// The names of the delegate's own methods that build or change the content of a window.
  private(set) var showing: Set<String>
  /// The names of those that do so later, in closures passed to another class.
  private(set) var showingLater: Set<String> = []
  /// All members of the delegate, its nested types included.
  let members: Set<String>
  /// The variables that the delegate's own methods read and assign, directly or through others.
  let effects: [String: Effect]

  /// Methods of other classes that put something into the window, with their receivers.
  private(set) var elsewhere: [String: Set<String>] = [:]
  /// The positions where those methods do something that must be done before the launch ends, by their names.
  var registering: [String: [Registration]] = [:]

  /// The positions where the delegate's own methods do so, directly or through others.
  private(set) var ownRegistering: [String: GenerationFailure.Place] = [:]

  /// A registration in a method elsewhere for an event of a launch, with the receivers of the method.
  struct Registration {
    let receivers: Set<String>
    let place: GenerationFailure.Place
  }

  /// The delegate's methods that read keys of launch options that they receive.
  var readers: [String: Set<String>] = [:]

  /// Variables by their use.
  struct Effect: Equatable {
    var reads: Set<String> = []
    var writes: Set<String> = []

    mutating func add(_ other: Effect) {
      reads.formUnion(other.reads)
      writes.formUnion(other.writes)
    }
  }

  /// Words that show that code concerns a window.
  static let making: WordSet = [
    "UIWindow", "rootViewController", "makeKeyAndVisible", "keyWindow",
  ]

  /// Endings of names of displayed objects.
  static let looks = ["Controller", "controller", "View", "view", "Coordinator", "coordinator"]

  /// Returns true for such a word, unless `UIWindow` is only the receiver of a class method: `UIWindow.appearance()`
  /// configures the whole app.
  static func isMaking(_ token: Int, _ file: CodeFile) -> Bool {
    let tree = file.tree
    guard tree.isToken(token, among: making) else { return false }
    guard tree.isToken(token, "UIWindow") else { return true }
    let isMember =
      tree.isToken(token + 1, ".") && tree.isToken(token + 2, among: ["appearance", "self"])
    return !isMember
      && !tree.isToken(
        token + 1, among: ["appearance", "appearanceWhenContainedInInstancesOfClasses", "class"])
  }

  init(_ functions: [AppSources.Method], _ own: [DelegateMember]) {
    var windows: Set<String> = []
    var members = Set(functions.map(\.function.baseName))
    for member in own {
      members.insert(member.name)
      if member.isVariable, member.holdsWindow { windows.insert(member.name) }
    }
    // `_window` and `setWindow:`
    for name in windows {
      windows.insert("_" + name)
      windows.insert("set" + name.prefix(1).uppercased() + name.dropFirst())
    }
    self.windows = windows
    self.members = members
    let variables = own.filter(\.isVariable)
    effects = Self.effects(functions, variables: Set(variables.map(\.name)))
    // A computed property that mentions the window displays its content.
    var showing = Set(
      variables.filter { member in
        [member.body, member.isLazy ? member.declaration?.value : nil].compactMap(\.self)
          .contains { tokens in windows.contains { member.source.file.mentions($0, in: tokens) } }
      }.map(\.name))
    var graph = NameGraph()
    for (source, function) in functions {
      guard let body = function.body, !LaunchWords.isCalledBySystem(function) else { continue }
      if Self.shows(body, source.file, windows) { showing.insert(function.baseName) }
      Self.add(function.baseName, body, source.file, to: &graph)
    }
    self.showing = graph.names(leadingTo: showing)
  }

  /// Adds the names that a body mentions; a method in a selector runs later, if at all.
  private static func add(
    _ name: String, _ body: Range<Int>, _ file: CodeFile, to graph: inout NameGraph
  ) {
    let selectors = LaunchPart.selectors(in: body, file)
    for token in body where file.isOwnName(token) {
      guard !selectors.contains(where: { $0.contains(token) }) else { continue }
      graph.add(name, leadsTo: file.tree.name(token))
    }
  }

  /// Adds members of other classes that put something into the window, and the delegate's methods that use them.
  ///
  /// - Parameters:
  ///   - elsewhere: the methods and properties with their receivers.
  ///   - inherited: the members that are used without a receiver.
  mutating func add(
    elsewhere: [String: Set<String>], inherited: Set<String>,
    calledBy functions: [AppSources.Method]
  ) {
    self.elsewhere = elsewhere
    ownRegistering = Self.registering(functions)
    guard !elsewhere.isEmpty else { return }
    var found = showing.union(inherited)
    var later: Set<String> = []
    var graph = NameGraph()
    for (source, function) in functions {
      guard let body = function.body, !Self.isCalledBySystem(function) else { continue }
      let file = source.file
      let closures = LaunchPart.closures(of: body, file)
      let names =
        file.calls(in: body).filter { builds($0, file) }.map(\.nameToken)
        + file.assignments(in: body).filter { builds($0, file) }.map(\.nameToken)
      for name in names {
        if closures.contains(where: { $0.contains(name) }) {
          later.insert(function.baseName)
        } else {
          found.insert(function.baseName)
        }
      }
      Self.add(function.baseName, body, file, to: &graph)
    }
    showing = graph.names(leadingTo: found)
    showingLater = graph.names(leadingTo: later).subtracting(showing)
  }

  private static func registering(
    _ functions: [AppSources.Method]
  ) -> [String: GenerationFailure.Place] {
    var found: [String: GenerationFailure.Place] = [:]
    var calls = NameGraph()
    for (source, function) in functions {
      guard let body = function.body, !isCalledBySystem(function) else { continue }
      if let token = BuildersElsewhere.registration(in: body, source.file) {
        found[function.baseName] = GenerationFailure.Place(source, token)
      }
      for call in source.file.calls(in: body) where isOwn(call.receiver, source.file) {
        calls.add(function.baseName, leadsTo: call.baseName)
      }
    }
    return calls.spread(found)
  }

  /// Returns true if a body builds or changes the content of a window. An alert that a closure presents on the
  /// existing content, as after a failed setup, does neither.
  private static func shows(_ body: Range<Int>, _ file: CodeFile, _ windows: Set<String>) -> Bool {
    let tree = file.tree
    let naming = body.filter { token in
      tree.isIdentifier(token)
        && (isMaking(token, file) || windows.contains(tree.name(token)))
    }
    guard !naming.isEmpty else { return false }
    let closures = LaunchPart.closures(of: body, file)
    return naming.contains { token in
      guard let closure = closures.first(where: { $0.contains(token) }) else { return true }
      guard isAlert(closure, file) else { return true }
      return file.assignments(in: closure).contains {
        $0.nameToken == token || $0.receiver?.contains(token) == true
      }
    }
  }

  /// Returns true for a closure that creates an alert, and no window.
  private static func isAlert(_ closure: Range<Int>, _ file: CodeFile) -> Bool {
    file.mentions("UIAlertController", in: closure)
      && !file.mentions("UIWindow", in: closure) && !file.mentions("makeKeyAndVisible", in: closure)
  }

  private static func effects(
    _ functions: [AppSources.Method], variables: Set<String>
  ) -> [String: Effect] {
    var effects: [String: Effect] = [:]
    var calls = NameGraph()
    for (source, function) in functions {
      guard let body = function.body else { continue }
      effects[function.baseName, default: Effect()].add(
        source.file.effect(of: body, on: variables))
      for call in source.file.calls(in: body) where isOwn(call.receiver, source.file) {
        calls.add(function.baseName, leadsTo: call.baseName)
      }
    }
    var open = Array(effects.keys)
    while let name = open.popLast() {
      guard let effect = effects[name] else { continue }
      for caller in calls.backward[name] ?? [] where caller != name {
        let before = effects[caller]
        effects[caller, default: Effect()].add(effect)
        if effects[caller] != before { open.append(caller) }
      }
    }
    return effects
  }

  /// Returns true for a method that UIKit calls.
  static func isCalledBySystem(_ function: CodeFunction) -> Bool {
    function.baseName == "application" || function.baseName.hasPrefix("applicationDid")
      || function.baseName.hasPrefix("applicationWill") || function.baseName == "init"
  }

  /// Returns true for a call of a method elsewhere that puts something into the window.
  func builds(_ call: Call, _ file: CodeFile) -> Bool {
    guard let names = elsewhere[call.baseName], let receiver = call.receiver else { return false }
    return file.names(receiver).contains(where: names.contains)
  }

  /// Returns true for a property elsewhere whose value is put into the window.
  func builds(_ assignment: Assignment, _ file: CodeFile) -> Bool {
    guard let names = elsewhere[assignment.name], let receiver = assignment.receiver else {
      return false
    }
    return file.names(receiver).contains(where: names.contains)
  }

  /// Returns true for `self`, and for a missing receiver.
  static func isOwn(_ receiver: Range<Int>?, _ file: CodeFile) -> Bool {
    guard let receiver else { return true }
    return file.names(receiver) == ["self"]
  }
}

extension CodeFile {
  /// Returns the variables that tokens read and assign.
  func effect(of tokens: Range<Int>, on variables: Set<String>) -> LaunchWords.Effect {
    var effect = LaunchWords.Effect()
    for token in tokens where isOwnName(token) {
      if let name = variable(tree.name(token), among: variables) { effect.reads.insert(name) }
    }
    for assignment in assignments(in: tokens) where !assignment.isDeclaration {
      guard let name = variable(assignment.name, among: variables),
        LaunchWords.isOwn(assignment.receiver, self)
      else { continue }
      effect.writes.insert(name)
    }
    return effect
  }

  /// Returns the variable that a name refers to: in Objective-C `_list` is that of the property `list`.
  private func variable(_ name: String, among variables: Set<String>) -> String? {
    if variables.contains(name) { return name }
    guard language == .objectiveC, name.hasPrefix("_") else { return nil }
    let property = String(name.dropFirst())
    return variables.contains(property) ? property : nil
  }

  /// Returns true for a bare name, or one after `self`.
  func isOwnName(_ token: Int) -> Bool {
    guard tree.isIdentifier(token) else { return false }
    if tree.isToken(token - 1, ".") || tree.isToken(token - 1, "->") {
      var before = token - 2
      if tree.isToken(before, among: ["?", "!"]) { before -= 1 }
      return tree.isToken(before, "self") && !tree.isToken(before - 1, ".")
    }
    if language == .objectiveC {
      // Part of a selector: `setRoot:`, and `[self show]`, where the receiver decides.
      if tree.isColon(token + 1), !tree.isToken(token - 1, "?") { return isOwnMessage(token) }
      let isMessage = calls(in: token..<token + 1).contains { $0.style == .message }
      // `(BOOL)handled`, `if (isNew) reset();`
      if !isMessage, tree.isClose(token - 1, ")") || tree.isClose(token - 1, "}") { return true }
      return !tree.isOperandEnd(token - 1) || isOwnMessage(token)
    }
    // `label: value`
    if tree.isColon(token + 1),
      tree.isOpen(token - 1, "(") || tree.isToken(token - 1, ",") || tree.isOpen(token - 1, "[")
    {
      return false
    }
    return true
  }

  private func isOwnMessage(_ token: Int) -> Bool {
    calls(in: token..<token + 1).contains { call in
      call.style == .message && call.receiver.map { names($0) == ["self"] } == true
    }
  }
}

extension CodeTree {
  /// Returns true if a value ends with a token, so that a name after it is part of a message.
  fileprivate func isOperandEnd(_ index: Int) -> Bool {
    // `return item`, `else reset`: a keyword is no value.
    guard !isToken(index, among: ["return", "else", "case", "in", "do", "goto"]) else {
      return false
    }
    return isKind(index, .identifier) || isKind(index, .close) || isKind(index, .literal)
  }
}
