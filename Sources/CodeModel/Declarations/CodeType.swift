import CodeSyntax

/// A type of a file with all its extensions in the file.
public struct CodeType: Sendable, Equatable {
  /// The full name, `Outer.Inner` for a nested type. A type that the file only extends has the name in the extension.
  public var name: String
  /// The superclass and the protocols of all its declarations, as they are written.
  public var inherited: [String] = []
  /// Its declarations, extensions, categories and implementations in the outline.
  public var declarations: [Int] = []
  /// Its methods and initializers, as indexes of `CodeFile.functions`.
  public var functions: [Int] = []
  /// Its variables and cases, as indexes in the outline.
  public var members: [Int] = []
  /// The kind of declaration; nil where the file only extends it.
  public var kind: Declaration.TypeKind?

  /// Returns true if it names one of these as a superclass or protocol, in its declaration or an extension of the
  /// file.
  public func inherits(from names: String...) -> Bool { inherited.contains { names.contains($0) } }
}

/// Groups the declarations of an outline into types and functions.
enum MemberTable {
  static func read(_ outline: CodeOutline, _ language: CodeLanguage) -> ([CodeType], [CodeFunction])
  {
    var types: [CodeType] = []
    var functions: [CodeFunction] = []
    functions.reserveCapacity(outline.declarations.count)
    var placeByName: [String: Int] = [:]
    /// The type of each declaration that is one.
    var placeByDeclaration = [Int?](repeating: nil, count: outline.declarations.count)
    let declarations = outline.declarations
    // A declaration has many parts, so it is copied only into its function.
    for index in declarations.indices {
      let owner = declarations[index].parent.flatMap {
        placeByDeclaration.indices.contains($0) ? placeByDeclaration[$0] : nil
      }
      switch declarations[index].kind {
      case .type(let kind):
        let own = declarations[index].name
        let name = owner.map { types[$0].name + "." + own } ?? own
        let place = placeByName[name] ?? types.count
        if place == types.count {
          types.append(CodeType(name: name))
          placeByName[name] = place
        }
        placeByDeclaration[index] = place
        types[place].declarations.append(index)
        for name in declarations[index].inherited where !types[place].inherited.contains(name) {
          types[place].inherited.append(name)
        }
        if kind != .extension, types[place].kind == nil || types[place].kind == .interface {
          types[place].kind = kind
        }
      case .function, .initializer:
        if let owner { types[owner].functions.append(functions.count) }
        functions.append(
          CodeFunction(
            declarations[index], at: index, type: owner, in: language,
            extensionAccess: extensionAccess(in: declarations[index].parent, outline)))
      case .variable, .enumCase:
        if let owner { types[owner].members.append(index) }
        guard language == .swift, declarations[index].kind == .variable,
          declarations[index].body != nil, let owner,
          types[owner].name == CodeFunction.quickAction
            || types[owner].name.hasSuffix(CodeFunction.connectionOptions)
        else { continue }
        // What an app computes of a quick action, or of what brings one, decides as a function would.
        types[owner].functions.append(functions.count)
        functions.append(CodeFunction(declarations[index], at: index, type: owner, in: language))
      case .macro: break
      }
    }
    return (types, functions)
  }

  /// Returns the access level that an extension gives to a declaration in it.
  private static func extensionAccess(in parent: Int?, _ outline: CodeOutline) -> String? {
    guard let parent, outline.declarations.indices.contains(parent),
      outline.declarations[parent].kind == .type(.extension)
    else { return nil }
    return outline.declarations[parent].modifiers.first { $0 == "private" || $0 == "fileprivate" }
  }
}
