import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// An enumeration for the types of quick actions: one of strings with an initializer that takes an item.
package struct TypeTable: Sendable {
  let name: String
  /// The cases by their raw values.
  let cases: [String: String]
  /// All its cases.
  let names: [String]
  package let declaration: Declaration
  /// The cases that `#if` excludes from some builds.
  let conditional: Set<String>
  /// The code that can create it from an item.
  private let reach: CodeFile.Reach

  /// Finds the first such enumeration of an app that code can use.
  ///
  /// - Parameter path: the file of the code; nil for a new file.
  init?(_ app: AppSources, visibleFrom path: String? = nil) {
    for source in app.sources where source.file.language == .swift {
      let table = TypeTable.all(in: source.file).first {
        $0.reach == .app || $0.reach == .file && source.path == path
      }
      if let table {
        self = table
        return
      }
    }
    return nil
  }

  /// Returns the first such enumeration of an app, whichever code can use it.
  static func first(of app: AppSources) -> (source: AppSources.Source, table: TypeTable)? {
    for source in app.sources where source.file.language == .swift {
      if let table = all(in: source.file).first { return (source, table) }
    }
    return nil
  }

  private init(
    name: String, cases: [String: String], names: [String], declaration: Declaration,
    conditional: Set<String>, reach: CodeFile.Reach
  ) {
    self.name = name
    self.cases = cases
    self.names = names
    self.declaration = declaration
    self.conditional = conditional
    self.reach = reach
  }

  /// Returns the enumerations of types that a file declares.
  package static func all(in file: CodeFile) -> [TypeTable] {
    file.types.compactMap { type in
      guard type.kind == .enum, type.inherits(from: "String"),
        let initializer = file.functions(of: type).first(where: { isInitializer($0, file) }),
        let index = type.declarations.first(where: { index in
          file.outline.declarations.indices.contains(index)
            && file.outline.declarations[index].kind == .type(.enum)
            && !file.isInactive(file.outline.declarations[index].nameToken)
        })
      else { return nil }
      return TypeTable(
        name: type.name, cases: file.caseNames(of: type),
        names: file.cases(of: type).map(\.name), declaration: file.outline.declarations[index],
        conditional: Set(
          file.cases(of: type).filter { file.isConditional($0.nameToken) }.map(\.name)),
        reach: reach(of: index, initializer, file))
    }
  }

  private static func reach(
    of index: Int, _ initializer: CodeFunction, _ file: CodeFile
  ) -> CodeFile.Reach {
    // Without `?` items of other types cannot be recognized.
    let isFailable = file.tree.isToken(initializer.declaration.nameToken + 1, "?")
    let access = initializer.declaration.modifiers + [initializer.extensionAccess ?? ""]
    guard isFailable, !initializer.isAsync, !access.contains("private") else { return .none }
    let reach = file.reach(ofDeclaration: index)
    return reach == .app && access.contains("fileprivate") ? .file : reach
  }

  /// True for `init?(_ item: UIApplicationShortcutItem)`.
  static func isInitializer(_ function: CodeFunction, _ file: CodeFile) -> Bool {
    guard function.baseName == "init", function.parameters.count == 1,
      let parameter = function.parameters.first, parameter.label == nil
    else { return false }
    return file.text(of: parameter.type) == "UIApplicationShortcutItem"
  }

  /// Returns the case of an action; nil where there is none.
  func caseName(of action: DeclaredAction) -> String? {
    if action.isBehindBundleIdentifier, let name = cases["." + action.ownType] { return name }
    return cases[action.ownType]
  }

  /// True if its values for types with the bundle identifier begin with the dot, as in `TypeValues`.
  var hasDots: Bool { cases.keys.contains { $0.hasPrefix(".") } }

  /// Returns true if a case is the part after the last dot of an action's type.
  func hasLastComponent(of action: DeclaredAction) -> Bool {
    cases[TypePattern(declared: action.ownType).lastComponent] != nil
  }
}

extension AppSources {
  /// Returns the position of an initializer that creates an enumeration from an item, in any file.
  func initializer(of name: String) -> GenerationFailure.Place? {
    for source in sources where source.file.language == .swift {
      for type in source.file.types where type.name == name {
        let function = source.file.functions(of: type).first {
          TypeTable.isInitializer($0, source.file)
            && !source.file.isInactive($0.declaration.nameToken)
        }
        if let function { return GenerationFailure.Place((source, function)) }
      }
    }
    return nil
  }
}

extension CodeFile {
  /// The code that can use a declaration: that of the app, of the file, or none.
  enum Reach { case app, file, none }

  /// Returns the code that can use a declaration, by its own modifiers and those of the types around it.
  func reach(ofDeclaration index: Int) -> Reach {
    var reach = Reach.app
    var outer: Int? = index
    while let at = outer, outline.declarations.indices.contains(at) {
      let declaration = outline.declarations[at]
      if declaration.modifiers.contains("fileprivate") { reach = .file }
      if declaration.modifiers.contains("private") {
        guard declaration.parent == nil else { return .none }
        reach = .file
      }
      outer = declaration.parent
    }
    return reach
  }

  /// Returns the names of an enumeration's cases by their raw values.
  func caseNames(of type: CodeType) -> [String: String] {
    let values = constants.filter { $0.isEnumCase && $0.type == type.name }
    return Dictionary(
      values.map { ($0.value, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the cases of an enumeration.
  func cases(of type: CodeType) -> [Declaration] {
    members(of: type).filter { $0.kind == .enumCase && !isInactive($0.nameToken) }
  }
}
