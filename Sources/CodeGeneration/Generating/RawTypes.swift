import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// An enumeration of the app's own whose raw values are the types of its quick actions, without an initializer that
/// takes an item.
struct RawTypes {
  let name: String
  /// The case of each action, in their order.
  let cases: [String]
  /// Those that no action has a type for.
  let others: [String]
  /// True if the values are what stands behind the bundle identifier.
  private let isBehindBundleIdentifier: Bool

  /// The first of an app that has a case for each action.
  ///
  /// - Parameter path: the file of the code; nil for one of its own.
  init?(_ app: AppSources, visibleFrom path: String? = nil) {
    let isBehind = app.actions.contains(where: \.isBehindBundleIdentifier)
    guard !app.actions.isEmpty, app.actions.allSatisfy({ $0.isBehindBundleIdentifier == isBehind })
    else { return nil }
    for source in app.sources where source.file.language == .swift {
      for type in source.file.types where type.kind == .enum && type.inherits(from: "String") {
        guard let known = source.file.typeValues(of: type, isSameFile: source.path == path) else {
          continue
        }
        let cases = app.actions.compactMap { known.names[$0.ownType] }
        let others = known.all.filter { !cases.contains($0) }
        // Short types may be the values of something else, such as tabs.
        let isNamedSo = ["Shortcut", "Action"].contains(where: type.name.contains)
        guard cases.count == app.actions.count, Set(cases).count == cases.count,
          others.isEmpty || isNamedSo
        else { continue }
        (name, self.cases, self.others) = (type.name, cases, others)
        isBehindBundleIdentifier = isBehind
        return
      }
    }
    return nil
  }

  /// The words of which a file with such an enumeration has one.
  static func words(for actions: [DeclaredAction]) -> [String] {
    actions.flatMap { ["\"\($0.ownType)\"", "case \($0.ownType)"] }
  }

  /// The statements that make a case of an item, or leave the function without one.
  ///
  /// - Parameter exit: what is returned for an item of another type.
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

  /// An extension with an initializer that takes an item.
  func initializer(_ actions: [DeclaredAction]) throws(GenerationFailure) -> String {
    let lines = try TypeValues(actions, hasDots: false).initializer
    return (["extension \(name) {"] + lines + ["}"]).joined(separator: "\n")
  }
}

extension CodeFile {
  /// The names of the cases by their values, where code elsewhere can use them; nil where it cannot, and where
  /// a build leaves some of them out.
  fileprivate func typeValues(
    of type: CodeType, isSameFile: Bool
  ) -> (names: [String: String], all: [String])? {
    let all = cases(of: type)
    let declared = type.declarations.filter { outline.declarations.indices.contains($0) }
    guard !all.contains(where: { isConditional($0.nameToken) }), !all.isEmpty,
      !functions(of: type).contains(where: { $0.baseName == "init" }),
      let first = declared.first(where: { outline.declarations[$0].kind == .type(.enum) }),
      !isInactive(outline.declarations[first].nameToken)
    else { return nil }
    let reach = reach(ofDeclaration: first)
    guard reach == .app || reach == .file && isSameFile else { return nil }
    return (caseNames(of: type), all.map(\.name))
  }
}
