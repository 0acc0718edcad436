import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// An enumeration of the app whose raw values are the types of its quick actions, without an initializer that takes
/// an item.
struct RawTypes {
  let name: String
  /// The case of each action, in their order.
  let cases: [String]
  /// The cases without a type of an action.
  let others: [String]
  /// The place of its name.
  let place: GenerationFailure.Place?
  /// True if the values are the parts after the bundle identifier.
  private let isBehindBundleIdentifier: Bool

  /// Finds the first enumeration of an app that has a case for each action.
  ///
  /// - Parameters:
  ///   - path: the file of the code; nil for a new file.
  ///   - hasInitializer: true for one that has an initializer of its own, which may take part of a type.
  init?(_ app: AppSources, visibleFrom path: String? = nil, hasInitializer: Bool = false) {
    let isBehind = app.actions.contains(where: \.isBehindBundleIdentifier)
    guard !app.actions.isEmpty, app.actions.allSatisfy({ $0.isBehindBundleIdentifier == isBehind })
    else { return nil }
    for source in app.sources where source.file.language == .swift {
      for type in source.file.types where type.kind == .enum && type.inherits(from: "String") {
        guard
          source.file.functions(of: type).contains(where: { $0.baseName == "init" })
            == hasInitializer,
          let known = source.file.typeValues(of: type, isSameFile: source.path == path)
        else { continue }
        let cases = app.actions.compactMap { known.names[$0.ownType] }
        let others = known.all.filter { !cases.contains($0) }
        // Short types may be the values of something else, such as tabs.
        let isNamedSo = ["Shortcut", "Action"].contains(where: type.name.contains)
        guard cases.count == app.actions.count, Set(cases).count == cases.count,
          others.isEmpty || isNamedSo
        else { continue }
        (name, self.cases, self.others) = (type.name, cases, others)
        place = type.declarations.first.flatMap { index in
          source.file.outline.declarations.indices.contains(index)
            ? GenerationFailure.Place(source, source.file.outline.declarations[index].nameToken)
            : nil
        }
        isBehindBundleIdentifier = isBehind
        return
      }
    }
    return nil
  }

  /// Returns the words of which a file with such an enumeration contains one.
  static func words(for actions: [DeclaredAction]) -> [String] {
    actions.flatMap { ["\"\($0.ownType)\"", "case \($0.ownType)"] }
  }

  /// Returns the statements that create a case from an item, or exit the function.
  ///
  /// - Parameter exit: the value that is returned for an item of another type.
  func lines(exit: String) -> [String] {
    guard isBehindBundleIdentifier else {
      return ["guard let action = \(name)(rawValue: item.type) else { return \(exit) }"]
    }
    return [
      "// Xcode puts the bundle identifier before the types.",
      "let prefix = (Bundle.main.bundleIdentifier ?? \"\") + \".\"",
      "guard item.type.hasPrefix(prefix),",
      "  let action = \(name)(rawValue: String(item.type.dropFirst(prefix.count)))",
      "else { return \(exit) }",
    ]
  }

  /// Returns an extension with an initializer that takes an item.
  func initializer(_ actions: [DeclaredAction]) throws(GenerationFailure) -> String {
    let lines = try TypeValues(actions, hasDots: false).initializer
    return (["extension \(name) {"] + lines + ["}"]).joined(separator: "\n")
  }
}

extension CodeFile {
  /// Returns the names of the cases by their values, if other code can use them; nil if it cannot, or some builds
  /// lack a case.
  fileprivate func typeValues(
    of type: CodeType, isSameFile: Bool
  ) -> (names: [String: String], all: [String])? {
    let all = cases(of: type)
    let declared = type.declarations.filter { outline.declarations.indices.contains($0) }
    guard !all.contains(where: { isConditional($0.nameToken) }), !all.isEmpty,
      let first = declared.first(where: { outline.declarations[$0].kind == .type(.enum) }),
      !isInactive(outline.declarations[first].nameToken)
    else { return nil }
    let reach = reach(ofDeclaration: first)
    guard reach == .app || reach == .file && isSameFile else { return nil }
    return (caseNames(of: type), all.map(\.name))
  }
}
