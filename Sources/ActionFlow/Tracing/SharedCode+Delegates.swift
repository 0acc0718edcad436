extension SharedCode {
  /// True if an app has a delegate, and all of its delegates inherit only from UIKit, so that no library handles
  /// quick actions for them.
  func hasPlainDelegates(_ actions: ActionIndex) -> Bool {
    guard let index = indexIfKnown() else { return false }
    let delegates = index.parts(in: actions).filter { part in
      part.inherited.contains { Self.plain.contains($0) && !Self.objects.contains($0) }
    }
    let isApp = delegates.contains { part in
      part.inherited.contains { Self.delegates.contains($0) }
    }
    // A scene delegate that is named and not found may handle them.
    let namesScenes = delegates.contains(where: \.configuresScenes)
    let hasScenes = delegates.contains { $0.inherited.contains("UIWindowSceneDelegate") }
    return isApp && (!namesScenes || hasScenes)
      && delegates.allSatisfy { isPlain($0, index) }
  }

  private func isPlain(_ delegate: CodeIndex.TypePart, _ index: CodeIndex) -> Bool {
    let parts = index.parts(withSuperclassesOf: delegate.name)
    // A class has one superclass: if one name is a known class, all others are protocols.
    let objects = Set(
      parts.filter { !Self.objects.isDisjoint(with: $0.inherited) }.map(\.name))
    return objects.contains(delegate.name)
      || parts.filter { !objects.contains($0.name) }.flatMap(\.inherited).allSatisfy { name in
        Self.plain.contains(name) || index.parts[name] != nil
          || name.hasPrefix("UN") && name.hasSuffix("Delegate") || name.hasSuffix("Protocol")
      }
  }

  /// The names that a delegate may inherit without inheriting a handler.
  private static let plain: Set<String> = [
    "UIResponder", "NSObject", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    "App", "SwiftUI.App", "ObservableObject", "AnyObject", "class",
  ]
  /// The protocols of the types in which an app begins.
  static let delegates: Set<String> = ["UIApplicationDelegate", "App", "SwiftUI.App"]
  private static let objects: Set<String> = ["UIResponder", "NSObject"]
}
