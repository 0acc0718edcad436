import CodeSyntax

/// A method that UIKit calls when the user picks a quick action.
public struct Handler: Sendable {
  /// The delegate that UIKit calls.
  public enum Kind: Sendable {
    /// `application(_:performActionFor:completionHandler:)`
    case application
    /// `windowScene(_:performActionFor:completionHandler:)`
    case windowScene
  }

  public let kind: Kind
  public let function: CodeFunction
  /// The parameter for the quick action.
  public let item: Parameter
  /// The block to be called at the end; nil for an `async` method.
  public let completion: Parameter?
}

extension CodeFile {
  /// Returns true if a token names the class of quick actions, perhaps by a name that the file declares for it.
  package func isItemClass(_ token: Int) -> Bool {
    tree.isToken(token, "UIApplicationShortcutItem") || isItemAlias(token)
  }

  /// Returns true for `Item` where the file has `typealias Item = UIApplicationShortcutItem`.
  package func isItemAlias(_ token: Int) -> Bool {
    guard language == .swift, tree.isIdentifier(token) else { return false }
    let aliases = itemAliases
    return !aliases.isEmpty && aliases.contains(tree.name(token))
  }

  /// `handlers`, read from the functions.
  func readHandlers() -> [Handler] {
    // Most functions have another name, and are not copied to find that out.
    functions.indices.filter { Self.mayHandle(functions[$0].signature) }.compactMap { index in
      let function = functions[index]
      guard function.body != nil, !function.isPrivate, !function.isStatic,
        isBuiltForIOS(at: function.declaration.nameToken) != false
      else { return nil }
      let kind: Handler.Kind
      switch function.baseName {
      case "application": kind = .application
      case "windowScene": kind = .windowScene
      default: return nil
      }
      let signature = function.signature
      let rest = signature.dropFirst(function.baseName.utf8.count)
      let wanted: [Substring] =
        language == .objectiveC
        ? [":performActionForShortcutItem:completionHandler:"]
        : ["(_:performActionFor:completionHandler:)", "(_:performActionFor:)"]
      // Later Swift derives another selector from the names of Swift 2.
      let old: [Substring] = [
        "(\(function.baseName):performActionForShortcutItem:completionHandler:)",
        "(_:performActionForShortcutItem:completionHandler:)",
      ]
      guard wanted.contains(rest) || old.contains(rest) && isSwift2, function.parameters.count >= 2
      else { return nil }
      let item = function.parameters[1]
      // `AppIntentSceneDelegate` has a method of the same name for intents.
      guard item.type.contains(where: isItemClass) else { return nil }
      let completion = function.parameters.count > 2 ? function.parameters[2] : nil
      guard completion != nil || function.isAsync else { return nil }
      // In Swift a block without an argument makes it another method.
      if language == .swift, let block = completion?.type,
        block.contains(where: { tree.isToken($0, "->") }),
        !block.contains(where: { tree.isWord($0, "Bool") })
      {
        return nil
      }
      // A method that returns a value belongs to other code, such as Flutter's.
      if let type = function.declaration.type, !function.isAsync, !isOfAppDelegate(function) {
        guard ["void", "Void", "()", "Swift.Void"].contains(text(of: type)) else { return nil }
      }
      return Handler(kind: kind, function: function, item: item, completion: completion)
    }
  }

  private static func mayHandle(_ signature: String) -> Bool {
    // The first two letters exclude most functions, and comparing texts costs more.
    let first = signature.utf8.first
    guard first == UInt8(ascii: "a") || first == UInt8(ascii: "w") else { return false }
    return signature.hasPrefix("application") || signature.hasPrefix("windowScene")
  }

  /// Returns true if UIKit finds an Objective-C method by its selector, whatever the method returns.
  private func isOfAppDelegate(_ function: CodeFunction) -> Bool {
    guard language == .objectiveC, let type = type(of: function) else { return false }
    return type.name == "AppDelegate" || type.inherits(from: "UIApplicationDelegate")
  }
}
