/// The names for which source files are searched because other files use them without declaring them.
package enum ActionNames {
  /// Returns the name that code has for a flag, which may be a function.
  static func ofFlag(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }

  /// The names that files look up in other files.
  private struct Sought: Equatable {
    /// The names that are searched for where they are not declared.
    private(set) var names: Set<String> = []
    /// The names that are searched for where they are not functions.
    private(set) var called: Set<String> = []
    /// The selectors of methods that run for a type. They are searched for where only a header declares them.
    private(set) var selectors: Set<String> = []
    /// The functions that alone run for a type, by the types that declare them.
    private(set) var leftTo: [String: Set<String>] = [:]
    /// The names that are searched for in any case.
    private(set) var properties: Set<String> = []

    var all: Set<String> { names.union(called).union(properties) }

    /// - Parameter handed: the names under which files pass types on; nil to search for all such names.
    init(_ files: some Sequence<ActionFacts>, handing handed: [Set<String>]?) {
      for facts in files where !facts.isTest { add(facts, handed) }
    }

    private mutating func add(_ facts: ActionFacts, _ handed: [Set<String>]?) {
      let uses = facts.uses.filter { use in
        guard let handed, case .keptMember(let name) = use.origin else { return true }
        return handed.contains { $0.contains(name) }
      }
      var receivers: [String: Set<String>] = [:]
      for use in uses {
        if let way = use.way { want(way) }
        wantOwners(use.logging)
        switch use.kind {
        case .compared(_, let text):
          want(text)
          use.cases?.enumeration?.last.map { want($0) }
        case .enumeration(let path): path?.last.map { want($0) }
        case .lookedUp(let path):
          for name in path where name != "self" { want(ActionFacts.Table.plain(name)) }
        case .passed(let name, _, _):
          let name = base(of: name)
          // A type is mentioned by its initializer.
          let isType = name.unicodeScalars.first?.properties.isUppercase == true
          if name.utf8.count >= (isType ? 4 : 6), !common.contains(name) {
            called.insert(name)
          } else if !isType, let type = use.receiver {
            // A short name is in most files, the name of its type in few.
            receivers[name, default: []].insert(type)
          }
        case .obstacle: continue
        }
      }
      wantTypes(receivers, in: facts)
      for use in uses { want(use.conditions.needs) }
      wantSetters(facts)
      // Other code may set the root.
      if uses.contains(where: { $0.conditions.rootClass != nil || $0.way?.rootClass != nil }) {
        properties.formUnion(["rootViewController", "setRootViewController"])
      }
      for function in facts.functions {
        for call in function.tracedCalls {
          want(call.conditions.needs)
          let unset = [call.conditions.unsetProperty, call.conditions.laterProperty]
          for name in unset.compactMap(\.self) { wantProperty(name) }
        }
      }
      for branch in facts.branches {
        want(branch.needs)
        want(branch.way)
        wantOwners(branch.logging)
      }
      for creation in facts.creations {
        want(creation.type)
        let enumeration = creation.cases.flatMap { cases in
          cases.enumeration?.last ?? creation.owner.map(ActionNames.last)
        }
        if let enumeration { want(enumeration) }
      }
      for function in facts.functions {
        for name in function.unset.keys { wantProperty(name) }
      }
      // Swift may call what a header has another name for.
      for function in facts.functions
      where function.isSelector && !function.hasBody && function.otherName != nil {
        if base(of: function.signature).utf8.count >= 6 { selectors.insert(function.signature) }
      }
      for function in facts.functions where function.handedType != nil {
        properties.insert(function.baseName)
      }
      // A header may declare the function, and other files call it.
      for function in facts.functions where function.isUncalled && !function.isPrivate {
        properties.insert(function.baseName)
      }
      for function in facts.functions where function.takesItemOnly {
        if let owner = function.owner.map(ActionNames.last), owner.utf8.count >= 4 {
          properties.insert(owner)
        }
      }
      // Other files may use what this file only declares.
      properties.formUnion(facts.unmentionedTypes.lazy.map(ActionNames.last))
      properties.formUnion(facts.itemProperties.lazy.filter(ActionNames.isSought))
      properties.formUnion(facts.keptProperties)
      properties.formUnion(facts.soughtHandovers)
      wantViews(facts, uses)
    }

    /// Adds the functions that set the flags on which something depends: other files may call them.
    private mutating func wantSetters(_ facts: ActionFacts) {
      guard facts.flags.contains(where: { !$0.setters.isEmpty }) else { return }
      var needs = facts.uses.flatMap(\.conditions.needs) + facts.branches.flatMap(\.needs)
      needs += facts.functions.flatMap(\.tracedCalls).flatMap(\.conditions.needs)
      var flags: Set<String> = []
      for case .flag(let path, _) in needs { if let name = path.last { flags.insert(name) } }
      for flag in facts.flags where flags.contains(flag.name) { properties.formUnion(flag.setters) }
    }

    /// Adds the views that use types, and the code that creates them, which other files may use. Classes that UIKit
    /// creates for scenes may have subclasses.
    private mutating func wantViews(_ facts: ActionFacts, _ uses: [ActionFacts.Use]) {
      let views = Set(uses.compactMap { $0.swiftUIView.map(ActionNames.last) })
      for view in views where view.utf8.count >= 4 { properties.insert(view) }
      for function in facts.functions {
        if function.owner == "View", !views.isDisjoint(with: function.calls) {
          properties.insert(function.baseName)
        }
        let isOfScene = function.entries.contains {
          $0 == .handler(.windowScene) || $0 == .connection && function.signature.hasPrefix("scene")
        }
        if isOfScene, let owner = function.owner.map(ActionNames.last), owner.utf8.count >= 6 {
          properties.insert(owner)
        }
      }
      // Other files may show what an object sets of its own.
      for use in uses where use.onlySetsOwn {
        if let owner = use.owner.map(ActionNames.last), owner.utf8.count >= 4 {
          properties.insert(owner)
        }
      }
      for use in uses {
        for name in [use.unsetProperty, use.conditions.unsetProperty].compactMap(\.self) {
          wantProperty(name)
        }
      }
    }

    /// Adds the types whose functions are called; where such a function does nothing and may be overridden, also the
    /// types that inherit from its type.
    ///
    /// - Parameter receivers: the types by the names of these functions.
    private mutating func wantTypes(_ receivers: [String: Set<String>], in facts: ActionFacts) {
      guard !receivers.isEmpty else { return }
      var others = receivers
      for function in facts.functions {
        guard let owner = function.owner, receivers[function.baseName]?.contains(owner) == true
        else { continue }
        others[function.baseName]?.remove(owner)
        let name = last(of: owner)
        if name.utf8.count >= 4, function.hasBody, !function.isPrivate, function.calls.isEmpty {
          properties.insert(name)
        }
      }
      called.formUnion(others.values.joined().map(last).filter { $0.utf8.count >= 4 })
    }

    private mutating func want(_ way: ActionFacts.Way) {
      for type in way.unshown?.members.keys.filter({ $0.utf8.count >= 6 }) ?? []
      where !ControllerClasses.isOfSystem(type) {
        properties.insert(type)
      }
      if let delegate = way.unshown?.delegate { properties.insert(delegate) }
      for name in way.posted ?? [] {
        let text = ActionFacts.Handover.plain(name).drop { $0 == "\"" }
        if text.utf8.count >= 4 { properties.insert(String(text)) }
      }
      if let name = way.unsetProperty { wantProperty(name) }
      for name in way.sent {
        let text = ActionFacts.Handover.plain(name)
        if text.utf8.count >= 5 { properties.insert(text) }
      }
      for call in way.calls where base(of: call.name).utf8.count >= 8 {
        if call.name.contains(":") { selectors.insert(call.name) }
      }
    }

    /// Adds a property that may have no value.
    private mutating func wantProperty(_ name: String) {
      let plain = name.hasPrefix(ActionFacts.ofHeader) ? String(name.dropFirst()) : name
      guard plain.utf8.count >= 4 else { return }
      properties.insert(plain)
      properties.insert("set" + plain.prefix(1).uppercased() + plain.dropFirst())
    }

    /// Adds the types of which a branch only calls methods, which may be empty.
    private mutating func wantOwners(_ functions: Set<String>?) {
      for name in functions ?? [] {
        let parts = name.split(separator: Logging.separator)
        if parts.count > 1, let owner = parts.first, owner.utf8.count >= 4 {
          called.insert(String(owner))
          leftTo[String(owner), default: []].insert(base(of: String(parts.last ?? "")))
        }
      }
    }

    /// Adds the subclasses of types whose function does nothing, since they may do more.
    mutating func wantHeirs(_ files: [LeftFunctions]) {
      for functions in files {
        for (owner, names) in leftTo
        where functions.idle[owner]?.isDisjoint(with: names) == false {
          properties.insert(owner)
        }
      }
      let types = leftTo.keys.filter(properties.contains)
      for functions in files {
        for heir in types.flatMap({ functions.heirs[$0] ?? [] }) where heir.utf8.count >= 4 {
          properties.insert(heir)
        }
      }
    }

    private mutating func want(_ needs: [ActionFacts.Need]) {
      for case .flag(let path, _) in needs { path.last.map { want(ActionNames.ofFlag($0)) } }
    }

    private mutating func want(_ text: TextExpression) {
      for path in text.names { for name in path { want(name) } }
    }

    private mutating func want(_ name: String) {
      if name != "rawValue", name.utf8.count >= 4 { names.insert(name) }
    }

    /// Adds the names that other files search for and that may be declared elsewhere.
    mutating func formUnion(_ other: Sought) {
      names.formUnion(other.names)
      called.formUnion(other.called)
      selectors.formUnion(other.selectors)
      leftTo.merge(other.leftTo) { $0.union($1) }
    }

    /// Removes the declared names: of all names that are searched for, those remain that are in `rest`.
    mutating func remove(declaredOf all: Sought, leaving rest: Sought) {
      names = names.filter { rest.names.contains($0) || !all.names.contains($0) }
      called = called.filter { rest.called.contains($0) || !all.called.contains($0) }
    }

    /// Removes the names that a file declares. Few names are searched for, and thousands are declared.
    mutating func remove(declaredBy facts: ActionFacts) {
      if !names.isEmpty {
        for constant in facts.constants { names.remove(constant.name) }
        // Other files may set a variable.
        for flag in facts.flags where !flag.isVariable {
          names.remove(ActionNames.ofFlag(flag.name))
        }
        for name in facts.enumerations { names.remove(last(of: name)) }
        for table in facts.tables { names.remove(ActionFacts.Table.plain(table.name)) }
      }
      guard !called.isEmpty else { return }
      // A function that a header or a protocol declares is implemented elsewhere.
      for function in facts.functions where function.hasBody {
        called.remove(base(of: function.baseName))
        if let owner = function.owner { called.remove(last(of: owner)) }
      }
    }
  }

  /// Returns true if other files are searched for a property that holds a quick action. Short names, and a few that
  /// every app has, are in most files.
  static func isSought(_ property: String) -> Bool {
    property.utf8.count >= 5 && !ubiquitous.contains(property)
  }

  private static let ubiquitous: Set<String> = [
    "action", "button", "source", "object", "string", "result", "option", "target", "number",
    "amount", "stored", "frame", "items", "title", "value", "label", "index", "image", "state",
    "model", "style", "store", "array", "event", "first", "range", "queue", "error", "input",
  ]

  /// Returns the names that files mention where they use types and that none of them declares, and the names of
  /// properties that hold quick actions, for files that read them without naming the API.
  ///
  /// - Parameter files: the facts, each with the app to which the file belongs; nil where it may belong to any.
  static func wanted(by files: some Sequence<(app: String?, facts: ActionFacts)>) -> WantedNames {
    let groups = Dictionary(grouping: files, by: \.app).mapValues { $0.map(\.facts) }
    let shared = groups[nil] ?? []
    let handed = groups.mapValues { files in
      files.reduce(into: Set<String>()) {
        $0.formUnion($1.handed)
        $0.formUnion($1.keptProperties)
      }
    }
    let handedByAny = handed.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var (sought, all): ([String?: Sought], Sought) = ([:], Sought([], handing: nil))
    for (app, files) in groups {
      let handed = app == nil ? [handedByAny] : [handed[app] ?? [], handed[nil] ?? []]
      let own = Sought(files, handing: handed)
      sought[app] = own
      all.formUnion(own)
    }
    // Files that may belong to any app are searched once for all of them.
    var rest = all
    for facts in shared { rest.remove(declaredBy: facts) }
    let left = LeftFunctions(shared, all)
    var wanted = WantedNames()
    for (app, var own) in sought {
      let files = app == nil ? [] : groups[app] ?? []
      let functions = LeftFunctions(files, own)
      own.wantHeirs([left, functions])
      own.remove(declaredOf: all, leaving: rest)
      for facts in files { own.remove(declaredBy: facts) }
      let names = own.all.union(functions.declaredOnly(own, and: left))
      if let app { wanted.own[app] = names } else { wanted.shared = names }
    }
    return wanted
  }

  /// The functions to which other files delegate the handling of types.
  private struct LeftFunctions {
    /// The functions that do nothing, by their types.
    private(set) var idle: [String: Set<String>] = [:]
    private(set) var heirs: [String: Set<String>] = [:]
    /// The selectors that are searched for and declared here, and those with a body.
    private var (declared, written): (Set<String>, Set<String>) = ([], [])

    init(_ files: [ActionFacts], _ sought: Sought) {
      guard !sought.leftTo.isEmpty || !sought.selectors.isEmpty else { return }
      for facts in files {
        for (type, names) in facts.heirs where sought.leftTo[type] != nil {
          heirs[type, default: []].formUnion(names)
        }
        for function in facts.functions {
          if sought.selectors.contains(function.signature) {
            if function.hasBody {
              written.insert(function.signature)
            } else {
              declared.insert(function.signature)
            }
          }
          guard function.hasBody, function.onlyLogs || function.idleCalls != nil,
            let owner = function.owner.map(last), sought.leftTo[owner] != nil
          else { continue }
          idle[owner, default: []].insert(function.baseName)
        }
      }
    }

    /// Returns the selectors that some files search for and only declare.
    func declaredOnly(_ sought: Sought, and other: LeftFunctions) -> Set<String> {
      let names = sought.selectors.filter {
        (declared.contains($0) || other.declared.contains($0))
          && !written.contains($0) && !other.written.contains($0)
      }
      return Set(names.map(base))
    }
  }

  /// Returns true if two versions of a file search for the same names and declare the same names in the same order,
  /// so that the result of `wanted` is the same.
  static func areSame(_ old: ActionFacts, _ new: ActionFacts) -> Bool {
    old.isTest == new.isTest && old.enumerations == new.enumerations && old.flags == new.flags
      && old.constants.elementsEqual(new.constants) { $0.name == $1.name }
      && old.tables.elementsEqual(new.tables) { $0.name == $1.name }
      && old.functions.elementsEqual(new.functions) {
        $0.signature == $1.signature && $0.owner == $1.owner && $0.hasBody == $1.hasBody
      }
      && old.handed == new.handed
      && Sought([old], handing: nil) == Sought([new], handing: nil)
  }

  /// Calls a closure with each name under which a function is called; for an initializer also with that of its type.
  static func forEach(
    of function: borrowing ActionFacts.Function, _ body: (_ name: String) -> Void
  ) {
    body(function.baseName)
    if let name = function.otherName { body(name) }
    if function.baseName == "init", let owner = function.owner { body(last(of: owner)) }
  }

  /// Adds the names of functions that a file calls or to which it passes a type.
  static func addCalled(by facts: ActionFacts, to names: inout Set<String>) {
    for function in facts.functions { for name in function.calls { names.insert(base(of: name)) } }
    for use in facts.uses {
      if case .passed(let name, _, _) = use.kind { names.insert(base(of: name)) }
      for call in use.way?.calls ?? [] { names.insert(base(of: call.name)) }
    }
    for branch in facts.branches {
      for call in branch.way.calls { names.insert(base(of: call.name)) }
    }
  }

  /// Names of functions that every app calls.
  private static let common: Set<String> = [
    "append", "insert", "remove", "contains", "setObject", "addObject", "perform",
    "performSelector",
    "postNotificationName", "String", "Optional", "invokeMethod", "application",
  ]

  /// Returns what precedes the first colon of a selector.
  static func base(of name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? name
  }

  /// Returns what precedes the last dot of a name.
  static func outer(of name: String) -> String {
    name.split(separator: ".").dropLast().joined(separator: ".")
  }

  /// Returns what follows the last dot of a type's name.
  package static func last(of name: String) -> String {
    String(name.split(separator: ".").last ?? Substring(name))
  }
}
