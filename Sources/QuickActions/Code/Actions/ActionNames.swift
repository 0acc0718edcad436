/// The names that source files need from others to be understood.
enum ActionNames {
  /// The names that files mention where they look at types, and that none of them declares; and those
  /// of properties that hold quick actions, for files that read them without a word of the API.
  static func wanted(by files: [ActionFacts]) -> Set<String> {
    var declared: Set<String> = []
    var functions: Set<String> = []
    for facts in files {
      for constant in facts.constants { declared.insert(constant.name) }
      for function in facts.functions {
        functions.insert(base(of: function.baseName))
        if let owner = function.owner { functions.insert(last(of: owner)) }
      }
      for name in facts.enumerations { declared.insert(last(of: name)) }
    }
    var wanted: Set<String> = []
    func want(_ name: String) {
      if !declared.contains(name), name != "rawValue", name.utf8.count >= 4 { wanted.insert(name) }
    }
    for facts in files where !facts.isTest {
      for use in facts.uses {
        switch use.kind {
        case .compared(_, let text): for path in text.names { path.forEach(want) }
        case .enumeration(let path): path?.last.map(want)
        case .passed(let name, _, _):
          let name = base(of: name)
          // A type is named by its initializer.
          let isType = name.unicodeScalars.first?.properties.isUppercase == true
          if !functions.contains(name), name.utf8.count >= (isType ? 4 : 6),
            !common.contains(name)
          {
            wanted.insert(name)
          }
        case .obstacle: continue
        }
      }
      for creation in facts.creations { for path in creation.type.names { path.forEach(want) } }
      wanted.formUnion(facts.itemProperties.filter { $0.utf8.count >= 8 })
    }
    return wanted
  }

  /// Names of functions that every app calls.
  private static let common: Set<String> = [
    "append", "insert", "remove", "contains", "setObject", "addObject", "perform",
    "performSelector",
    "postNotificationName", "String", "Optional", "invokeMethod", "application",
  ]

  /// What stands before the first colon of a selector.
  static func base(of name: String) -> String { String(name.prefix { $0 != ":" }) }

  /// What stands behind the last dot of a type's name.
  static func last(of name: String) -> String {
    String(name.split(separator: ".").last ?? Substring(name))
  }
}
