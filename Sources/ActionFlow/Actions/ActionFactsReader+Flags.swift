import CodeModel
import CodeSyntax

/// Reading of names for Boolean constants.
extension ActionFactsReader {
  mutating func readFlags() {
    lazy var owners = ownersOfDeclarations
    let changed = file.namesChangedInPlace
    for (index, declaration) in file.outline.declarations.enumerated() {
      guard facts.flags.count < Self.maximumCount else { return }
      var value = declaration.value
      switch declaration.kind {
      case .variable: if let body = declaration.body { value = file.onlyValue(of: body) }
      case .macro: break
      case .function:
        readFlag(of: declaration)
        continue
      case .enumCase, .type, .initializer: continue
      }
      guard let value, let constant = file.constant(value) else { continue }
      var setters: Set<String>? = []
      var isVariable = false
      if !isFixed(declaration.nameToken, declaration.body != nil), declaration.kind != .macro {
        isVariable = true
        setters =
          mayBeConstant(declaration) && !changed.contains(declaration.name)
          ? self.setters(of: declaration, otherThan: constant) : nil
      }
      let isSure = setters != nil && file.isBuiltForIOS(at: declaration.nameToken) == true
      facts.flags.append(
        .init(
          name: declaration.name, owner: owners[index].map { ActionNames.last(of: $0.name) },
          value: isSure ? constant : nil, isVariable: isVariable && !file.isHidden(declaration),
          setters: setters ?? []))
    }
  }

  /// Notes a function without parameters that returns a Boolean constant and that no class overrides: `func
  /// isEnabled() -> Bool { false }`.
  private mutating func readFlag(of function: Declaration) {
    guard let body = function.body, body.count <= Self.maximumConstant,
      function.parameters.isEmpty || isVoid(function.parameters),
      let value = file.onlyValue(of: body), let constant = file.constant(value),
      !mayBeOverridden(function)
    else { return }
    let isSure = file.isBuiltForIOS(at: function.nameToken) == true
    facts.flags.append(
      .init(
        name: ActionFacts.Flag.call(of: function.name),
        owner: (file.type(around: function.nameToken)?.name).map(ActionNames.last),
        value: isSure ? constant : nil))
  }

  /// The largest number of tokens of a body that only returns a constant.
  private static let maximumConstant = 8

  /// `(void)`
  private func isVoid(_ parameters: [Parameter]) -> Bool {
    parameters.count == 1 && parameters.allSatisfy { $0.name == "void" || $0.name.isEmpty }
  }

  private func mayBeOverridden(_ function: Declaration) -> Bool {
    guard let parent = function.parent, file.outline.declarations.indices.contains(parent) else {
      return false
    }
    if file.language == .objectiveC { return !tree.isToken(function.tokens.lowerBound, "+") }
    if function.modifiers.contains(where: {
      ["static", "private", "fileprivate", "final"].contains($0)
    }) {
      return false
    }
    let outer = file.outline.declarations[parent]
    switch outer.kind {
    case .type(.struct), .type(.enum), .type(.extension): return false
    case .type(.class): return !outer.modifiers.contains("final")
    default: return true
    }
  }

  /// Returns true if neither code nor a subclass can assign another value to a name: `let`, `static var x: Bool {
  /// false }`, `const BOOL`.
  private func isFixed(_ name: Int, _ isComputed: Bool) -> Bool {
    if file.language == .objectiveC {
      return (1...3).contains { tree.isToken(name - $0, "const") }
    }
    if tree.isToken(name - 1, "let") { return true }
    return isComputed
      && (2...4).contains {
        tree.isToken(name - $0, "static") || tree.isToken(name - $0, "private")
      }
  }

  /// Returns true for a variable that no decoder, initializer or binding sets: `private var isReady = false`.
  private func mayBeConstant(_ variable: Declaration) -> Bool {
    guard file.language == .swift, variable.kind == .variable, variable.body == nil,
      variable.attributes.isEmpty, variable.parent != nil,
      tree.isToken(variable.nameToken - 1, "var")
    else { return false }
    if file.isHidden(variable) || variable.modifiers.contains("static") { return true }
    guard let type = file.type(around: variable.nameToken), type.kind == .class,
      !type.inherits(from: "Codable", "Decodable")
    else { return false }
    return !file.declares(type) { !$0.attributes.isEmpty }
  }

  /// Returns the names of the functions that alone assign another value to a variable, where the file neither calls
  /// nor names them; an empty set where the file assigns no other value, and nil where other code may assign one.
  private mutating func setters(of variable: Declaration, otherThan constant: Bool) -> Set<String>?
  {
    var names: Set<String> = []
    for assignment in file.assignments(named: variable.name)
    where assignment.nameToken != variable.nameToken
      && !(assignment.op == "=" && file.constant(assignment.value) == constant)
    {
      guard file.isHidden(variable), names.count < Self.maximumSetters,
        let function = file.function(around: assignment.nameToken), isOfApp(function)
      else { return nil }
      names.insert(function.baseName)
    }
    return names
  }

  /// The most functions through which a variable is followed.
  private static let maximumSetters = 4

  /// Returns true if neither the file nor one of Apple's frameworks calls a function: it has no parameters, its type
  /// adopts only UIKit protocols, and its name occurs once in the file.
  private mutating func isOfApp(_ function: CodeFunction) -> Bool {
    let name = function.baseName
    guard name.utf8.count >= 6, function.parameters.isEmpty, !function.isOverride,
      function.declaration.attributes.isEmpty, case .function = function.declaration.kind,
      let type = file.type(around: function.declaration.nameToken),
      type.inherited.allSatisfy(UIKitClasses.plain.contains),
      !["application", "scene", "window"].contains(where: name.hasPrefix)
    else { return false }
    return mentions(of: name, besides: function.declaration.nameToken)?.isEmpty == true
  }

  /// Returns the tokens that are a name, except one; nil where the file has been searched too often.
  mutating func mentions(of name: String, besides token: Int) -> [Int]? {
    searches += 1
    guard searches <= Self.maximumSearches else { return nil }
    let names = WordSet([name])
    return tree.tokens.indices.filter { $0 != token && tree.isToken($0, among: names) }
  }
}

extension CodeFile {
  /// Returns the value of a single token that is a Boolean constant: `true`, `NO`; in Objective-C also `0` and `1`.
  func constant(_ tokens: Range<Int>) -> Bool? {
    guard tokens.count == 1 else { return nil }
    switch tree.name(tokens.lowerBound) {
    case "true", "YES": return true
    case "false", "NO": return false
    case "1" where language == .objectiveC: return true
    case "0" where language == .objectiveC: return false
    default: return nil
    }
  }
}
