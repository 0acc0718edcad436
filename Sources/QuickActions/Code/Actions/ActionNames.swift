/// The names that source files need from others to be understood.
enum ActionNames {
  /// The names of one file that decide which others are read.
  struct Mentioned: Equatable {
    private(set) var declared: Set<String> = []
    private(set) var functions: Set<String> = []
    /// What is looked for where it is not declared.
    private(set) var names: Set<String> = []
    /// What is looked for where it is no function.
    private(set) var called: Set<String> = []
    /// What is looked for in any case.
    private(set) var properties: Set<String> = []

    init(_ facts: ActionFacts) {
      for constant in facts.constants { declared.insert(constant.name) }
      for function in facts.functions {
        functions.insert(base(of: function.baseName))
        if let owner = function.owner { functions.insert(last(of: owner)) }
      }
      for name in facts.enumerations { declared.insert(last(of: name)) }
      guard !facts.isTest else { return }
      for use in facts.uses {
        switch use.kind {
        case .compared(_, let text): want(text)
        case .enumeration(let path): path?.last.map { want($0) }
        case .passed(let name, _, _):
          let name = base(of: name)
          // A type is named by its initializer.
          let isType = name.unicodeScalars.first?.properties.isUppercase == true
          if name.utf8.count >= (isType ? 4 : 6), !common.contains(name) { called.insert(name) }
        case .obstacle: continue
        }
      }
      for creation in facts.creations { want(creation.type) }
      properties = facts.itemProperties.filter { $0.utf8.count >= 8 }
    }

    private mutating func want(_ text: TextExpression) {
      for path in text.names { for name in path { want(name) } }
    }

    private mutating func want(_ name: String) {
      if name != "rawValue", name.utf8.count >= 4 { names.insert(name) }
    }
  }

  /// The names that files mention where they look at types, and that none of them declares; and those
  /// of properties that hold quick actions, for files that read them without a word of the API.
  static func wanted(by files: [ActionFacts]) -> Set<String> {
    let files = files.map { Mentioned($0) }
    let declared = files.reduce(into: Set()) { $0.formUnion($1.declared) }
    let functions = files.reduce(into: Set()) { $0.formUnion($1.functions) }
    return files.reduce(into: Set()) { wanted, file in
      wanted.formUnion(file.names.subtracting(declared))
      wanted.formUnion(file.called.subtracting(functions))
      wanted.formUnion(file.properties)
    }
  }

  /// Names of functions that every app calls.
  private static let common: Set<String> = [
    "append", "insert", "remove", "contains", "setObject", "addObject", "perform",
    "performSelector",
    "postNotificationName", "String", "Optional", "invokeMethod", "application",
  ]

  /// What stands before the first colon of a selector.
  static func base(of name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) } ?? name
  }

  /// What stands behind the last dot of a type's name.
  static func last(of name: String) -> String {
    String(name.split(separator: ".").last ?? Substring(name))
  }
}
