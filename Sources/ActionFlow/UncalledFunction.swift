import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns true if nothing in the file calls, names or selects a function that UIKit does not call, and other files
  /// hardly can: it is private, or an Objective-C method with a name in the style of apps. Whether other files
  /// declare or call such a method has to be checked separately.
  func isUncalled(_ function: CodeFunction) -> Bool {
    let declaration = function.declaration
    guard function.body != nil, tree.isIdentifier(declaration.nameToken),
      declaration.attributes.isEmpty, !function.isOverride
    else { return false }
    let name = tree.name(declaration.nameToken)
    switch language {
    case .swift:
      guard function.isPrivate, case .function = declaration.kind, name != "callAsFunction" else {
        return false
      }
    case .objectiveC:
      guard Self.isNameOfApps(function.signature),
        !declaration.tokens.prefix(8).contains(where: { tree.isToken($0, "IBAction") })
      else { return false }
    }
    let names = WordSet([name])
    return !tree.tokens.indices.contains {
      $0 != declaration.nameToken && tree.isToken($0, among: names)
    } && !literals(in: 0..<tree.tokens.count).contains { $0.value.contains(name) }
  }

  /// Returns the same for the function around a token.
  package func isInUncalledFunction(_ token: Int) -> Bool {
    functionWithBody(around: token).map { isUncalled($0.function) } ?? false
  }

  /// Returns true if no class or protocol of Apple has such a method: it has no parameters, and creates something.
  private static func isNameOfApps(_ selector: String) -> Bool {
    guard selector.utf8.count >= 8, !selector.contains(":") else { return false }
    return ["create", "add", "setup", "setUp", "configure", "config", "generate"].contains {
      selector.hasPrefix($0)
    }
  }
}
