import AppFiles
import CodeModel
import CodeSyntax
import Files

/// Methods and properties outside of the app delegate that put something into a window: `Router.shared.showRoot()`.
/// Code of a launch method that calls or sets them builds the interface, though it does not mention the window.
struct BuildersElsewhere {
  /// The names of methods, and of properties that are set, with those of their types; the empty name for global ones.
  private var types: [String: Set<String>] = [:]
  /// The positions where those methods do something that must be done before the launch ends, by their names and
  /// types.
  private var registering: [String: [String: GenerationFailure.Place]] = [:]

  /// The calls between members, each as `Type.member`, and `.function` for global ones.
  private var graph = NameGraph()
  /// The types that inherit from a class or adopt a protocol, by its name.
  private var subtypes: [String: Set<String>] = [:]
  private var building: Set<String> = []
  private var registrations: [String: GenerationFailure.Place] = [:]

  private static let search = ["rootViewController", "makeKeyAndVisible"]
  /// The most types in different files on a path from a call to the code that mentions the window.
  private static let maximumRounds = 3

  /// - Parameters:
  ///   - paths: all source files of the app.
  ///   - own: the files of the app delegate.
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
      // Members in an extension of a system class may be called on any object.
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

  /// Adds members that build to the subtypes as well.
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

  /// Returns the word that every file contains in which a member is used: its type, or its own name if it is global.
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
  ///   - type: the name of its type; empty for a global function.
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
    /// Adds a member of the type, which it may inherit, or a global function.
    func add(own member: String) {
      graph.add(name, leadsTo: "\(type).\(member)")
      // A member hides a global function.
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
        // A closure passed to another class runs later, when there is a window.
        for other in names.reduce(into: Set(names), { $0.formUnion(held[$1] ?? []) }) {
          graph.add(name, leadsTo: "\(other).\(call.baseName)")
        }
      }
    }
  }

  /// Returns the first call in a body that must be made before a launch method returns, so that iOS can call back.
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

  /// Returns true for a body that assigns a window's root. The root of a new navigation controller does not count.
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

  /// Returns the methods with their receivers in a launch method: the types, and the variables that contain one.
  func receivers(for delegate: DelegateParts) -> [String: Set<String>] {
    guard !types.isEmpty else { return [:] }
    let holders = holders(in: delegate)
    return types.mapValues { types in
      types.reduce(into: types) { $0.formUnion(holders[$1] ?? []) }
    }
  }

  /// Returns the positions where those methods register for events of a launch, with their receivers.
  func registrations(for delegate: DelegateParts) -> [String: [LaunchWords.Registration]] {
    guard !registering.isEmpty else { return [:] }
    let holders = holders(in: delegate)
    return registering.mapValues { places in
      places.sorted { $0.key < $1.key }.map { type, place in
        LaunchWords.Registration(receivers: (holders[type] ?? []).union([type]), place: place)
      }
    }
  }

  /// Returns the members that build and that the app delegate uses without a receiver: inherited members, and global
  /// functions and variables.
  func own(for delegate: DelegateParts) -> Set<String> {
    let bases = delegate.inherited.union([delegate.superclass ?? ""]).subtracting([""])
    return Set(
      types.filter { name, types in
        // A member hides a global declaration.
        !types.isDisjoint(with: bases)
          || types.contains("") && !delegate.words.members.contains(name)
      }.keys)
  }

  /// Returns the variables of a launch that contain one of the types.
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
