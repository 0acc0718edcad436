import AppFiles
import CodeModel
import CodeSyntax
import Files

/// Methods and properties outside of the app delegate that put something into a window: `Router.shared.showRoot()`. What
/// calls or sets them in a launch method builds the interface, though the window is not named there.
struct BuildersElsewhere {
  /// The names of methods, and of properties that are set, with those of the types that have them; the empty name where
  /// no type has them.
  private var types: [String: Set<String>] = [:]
  /// Where those methods do what has to be done before the launch ends, by their names and their types.
  private var registering: [String: [String: GenerationFailure.Place]] = [:]

  /// What leads to what, each as `Type.member`, and `.function` outside of types.
  private var graph = NameGraph()
  /// The types that inherit from a class or adopt a protocol, by its name.
  private var subtypes: [String: Set<String>] = [:]
  private var building: Set<String> = []
  private var registrations: [String: GenerationFailure.Place] = [:]

  private static let search = ["rootViewController", "makeKeyAndVisible"]
  /// How many types may stand between what is called and what names the window, beyond those in one file.
  private static let maximumRounds = 3

  /// - Parameters:
  ///   - paths: all source files of the app.
  ///   - own: those of the app delegate.
  init(_ paths: [String], besides own: Set<String>, _ files: any FileAccess) {
    var unread = paths.prefix(AppSources.maximumFiles).filter { !own.contains($0) }
    var words = Self.search
    var known: Set<String> = []
    for _ in 0..<Self.maximumRounds {
      var reader = AppSourceReader(files, searching: words)
      unread.removeAll { path in
        guard let source = reader.source(path) else { return false }
        if !source.file.isTest { read(source) }
        return true
      }
      inherit()
      let names = graph.names(leadingTo: building)
      let found = Set(names.compactMap(Self.owner(of:))).subtracting(known)
      guard !found.isEmpty else { break }
      known.formUnion(found)
      // What an extension of a system class does is called wherever there is one.
      words = found.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }.sorted()
      if words.isEmpty { break }
    }
    let names = graph.names(leadingTo: building)
    for name in names {
      guard let (type, member) = Self.parts(name), known.contains(type.isEmpty ? member : type)
      else { continue }
      types[member, default: []].insert(type)
    }
    for (name, place) in graph.spread(registrations) where names.contains(name) {
      guard let (type, member) = Self.parts(name) else { continue }
      registering[member, default: [:]][type] = place
    }
  }

  /// Members that build are those of the types below as well.
  private mutating func inherit() {
    var seen = building
    var open = Array(building)
    while let name = open.popLast() {
      guard let (type, member) = Self.parts(name) else { continue }
      for subtype in subtypes[type] ?? [] { graph.add("\(subtype).\(member)", leadsTo: name) }
      for other in graph.backward[name] ?? [] where seen.insert(other).inserted {
        open.append(other)
      }
    }
  }

  /// The word that a file has in which a member is used: its type, or its own name where it has none.
  private static func owner(of name: String) -> String? {
    parts(name).map { $0.type.isEmpty ? $0.member : $0.type }
  }

  private static func parts(_ name: String) -> (type: String, member: String)? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  private mutating func read(_ source: AppSources.Source) {
    let file = source.file
    for type in file.types {
      for base in type.inherited { subtypes[base, default: []].insert(type.name) }
      let members = file.members(of: type).filter { $0.kind == .variable }
      var held: [String: Set<String>] = [:]
      for member in members {
        if let body = member.body, Self.builds(body, file) {
          building.insert("\(type.name).\(member.name)")
        }
        for tokens in [member.type, member.value].compactMap(\.self) {
          held[member.name, default: []].formUnion(file.names(tokens))
        }
      }
      let functions = file.functions(of: type)
      let own = Set(functions.map(\.baseName)).union(members.map(\.name))
      for function in functions { read(function, of: type.name, own, held, source) }
    }
    for function in file.functions
    where function.type == nil && function.declaration.parent == nil {
      read(function, of: "", [], [:], source)
    }
    for variable in file.outline.declarations
    where variable.kind == .variable && variable.parent == nil {
      if let body = variable.body, Self.builds(body, file) {
        building.insert("." + variable.name)
      }
    }
  }

  /// - Parameters:
  ///   - type: the name of its type; empty where it has none.
  ///   - own: the names of the type's members in this file.
  ///   - held: the names in the types and values of the type's variables.
  private mutating func read(
    _ function: CodeFunction, of type: String, _ own: Set<String>, _ held: [String: Set<String>],
    _ source: AppSources.Source
  ) {
    guard let body = function.body else { return }
    let file = source.file
    let name = "\(type).\(function.baseName)"
    if Self.builds(body, file) { building.insert(name) }
    if let token = Self.registration(in: body, file) {
      registrations[name] = GenerationFailure.Place(source, token)
    }
    /// The type's own, which it may inherit, or a function outside of types.
    func add(own member: String) {
      graph.add(name, leadsTo: "\(type).\(member)")
      // A member hides what stands outside of types.
      if !type.isEmpty, !own.contains(member) { graph.add(name, leadsTo: "." + member) }
    }
    for assignment in file.assignments(in: body)
    where !assignment.isDeclaration && LaunchWords.isOwn(assignment.receiver, file) {
      add(own: assignment.name)
    }
    let closures = LaunchPart.closures(of: body, file)
    for call in file.calls(in: body) {
      let names = call.receiver.map { file.names($0) } ?? ["self"]
      if names == ["self"] || names == ["Self"] || names == [type] {
        add(own: call.baseName)
      } else if !closures.contains(where: { $0.contains(call.nameToken) }) {
        // Of another class, what a closure does comes later, when there is a window.
        for other in names.reduce(into: Set(names), { $0.formUnion(held[$1] ?? []) }) {
          graph.add(name, leadsTo: "\(other).\(call.baseName)")
        }
      }
    }
  }

  /// The first thing in a body that has to be done before a launch method returns, so that iOS can come back to it.
  static func registration(in body: Range<Int>, _ file: CodeFile) -> Int? {
    let center = file.assignments(in: body).first { assignment in
      assignment.name == "delegate"
        && assignment.receiver.map { file.mentions("UNUserNotificationCenter", in: $0) } == true
    }
    let tasks = file.calls(in: body).first { call in
      call.baseName.hasPrefix("register")
        && call.receiver.map { file.mentions("BGTaskScheduler", in: $0) } == true
    }
    return [center?.nameToken, tasks?.nameToken].compactMap(\.self).min()
  }

  /// True for a body that gives a window its root. What names the root of a new navigation controller does not.
  private static func builds(_ body: Range<Int>, _ file: CodeFile) -> Bool {
    let shows = body.contains { file.tree.isToken($0, "makeKeyAndVisible") }
    return shows
      || file.assignments(in: body).contains {
        $0.name == "rootViewController" && $0.receiver != nil
      }
      || file.calls(in: body).contains {
        $0.receiver != nil && $0.name.first?.isLowercase == true
          && ($0.argument("rootViewController") != nil || $0.baseName == "setRootViewController")
      }
  }

  /// The methods with the names that stand before them in a launch method: the types, and the variables that hold
  /// one.
  func receivers(for delegate: DelegateParts) -> [String: Set<String>] {
    guard !types.isEmpty else { return [:] }
    let holders = holders(in: delegate)
    return types.mapValues { types in
      types.reduce(into: types) { $0.formUnion(holders[$1] ?? []) }
    }
  }

  /// Returns where those methods register for what launches the app, with the names that stand before them.
  func registrations(for delegate: DelegateParts) -> [String: [LaunchWords.Registration]] {
    guard !registering.isEmpty else { return [:] }
    let holders = holders(in: delegate)
    return registering.mapValues { places in
      places.sorted { $0.key < $1.key }.map { type, place in
        LaunchWords.Registration(receivers: (holders[type] ?? []).union([type]), place: place)
      }
    }
  }

  /// Returns what builds where the app delegate names it without a receiver: what it inherits, and functions and
  /// variables outside of types.
  func own(for delegate: DelegateParts) -> Set<String> {
    let bases = delegate.inherited.union([delegate.superclass ?? ""]).subtracting([""])
    return Set(
      types.filter { name, types in
        // A member hides what stands outside of types.
        !types.isDisjoint(with: bases)
          || types.contains("") && !delegate.words.members.contains(name)
      }.keys)
  }

  /// The variables of a launch that hold one of the types.
  private func holders(in delegate: DelegateParts) -> [String: Set<String>] {
    let known = types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var holders: [String: Set<String>] = [:]
    func add(_ name: String, _ tokens: Range<Int>, _ file: CodeFile) {
      for token in tokens where file.tree.isIdentifier(token) {
        let type = file.tree.name(token)
        if known.contains(type) { holders[type, default: []].insert(name) }
      }
    }
    for member in delegate.members where member.isVariable {
      guard let declaration = member.declaration else { continue }
      for tokens in [declaration.type, declaration.value].compactMap(\.self) {
        add(member.name, tokens, member.source.file)
      }
    }
    for method in [delegate.willFinish, delegate.didFinish].compactMap(\.self) {
      guard let body = method.function.body else { continue }
      for assignment in method.source.file.assignments(in: body) {
        add(assignment.name, assignment.value, method.source.file)
      }
    }
    return holders
  }
}
