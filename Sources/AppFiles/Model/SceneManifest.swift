import PropertyList

/// `UIApplicationSceneManifest` of a property list.
package struct SceneManifest {
  package let key: SyntaxTree.NodeID
  /// The key of the configurations, if there are any.
  package let configurations: SyntaxTree.NodeID?
  /// The values of `UISceneDelegateClassName`.
  package let delegateClasses: [SyntaxTree.NodeID]
  /// The names of all configurations; nil if one has no name, or a name with a build setting.
  package let configurationNames: Set<String>?
  /// True if a configuration names a storyboard, from which UIKit creates the window.
  package let hasStoryboard: Bool

  package static let name = "UIApplicationSceneManifest"
  static let configurationsName = "UISceneConfigurations"
  static let delegateClassName = "UISceneDelegateClassName"
  static let configurationName = "UISceneConfigurationName"
  static let storyboardName = "UISceneStoryboardFile"

  /// Returns nil if the root dictionary has none, or two.
  package init?(_ plist: InfoPlist) {
    let tree = plist.tree
    guard let root = plist.root, let entry = tree.entry(Self.name, of: root) else { return nil }
    key = entry.key
    let held = entry.value.flatMap { tree.entry(Self.configurationsName, of: $0) }
    var classes: [SyntaxTree.NodeID] = []
    var (isEmpty, hasStoryboard) = (true, false)
    var names: [String?] = []
    // The roles, each with a list of configurations.
    for role in held?.value.map(tree.entries) ?? [] {
      guard let list = role.value, tree[list].kind == .array else { continue }
      for configuration in tree.values(of: list) {
        isEmpty = false
        let name = tree.entry(Self.configurationName, of: configuration)?.value
          .map { tree.scalarText(of: $0) }
        names.append(name.flatMap { $0.isEmpty || holdsPlaceholder($0) ? nil : $0 })
        if tree.entry(Self.storyboardName, of: configuration) != nil { hasStoryboard = true }
        guard let value = tree.entry(Self.delegateClassName, of: configuration)?.value,
          tree[value].kind == .string
        else { continue }
        classes.append(value)
      }
    }
    configurations = isEmpty ? nil : held?.key
    delegateClasses = classes
    configurationNames = names.contains(nil) ? nil : Set(names.compactMap(\.self))
    self.hasStoryboard = hasStoryboard
  }
}

extension SceneManifest {
  /// Returns the delegate classes without their modules, as they are written.
  func writtenNames(in plist: InfoPlist) -> [String] {
    delegateClasses.compactMap {
      plist.tree.scalarText(of: $0).split(separator: ".").last.map(String.init)
    }
  }

  /// Returns the same; nil if a name contains a build setting.
  package func classNames(in plist: InfoPlist) -> Set<String>? {
    let names = writtenNames(in: plist)
    return names.contains(where: holdsPlaceholder) ? nil : Set(names)
  }

  /// Returns the names without a module, as is right only for Objective-C classes.
  package func namesWithoutModule(in plist: InfoPlist) -> Set<String> {
    Set(delegateClasses.map { plist.tree.scalarText(of: $0) }.filter { !$0.contains(".") })
  }
}

extension SyntaxTree {
  /// Returns the entry of a dictionary with a name; nil if there is none, or several.
  fileprivate func entry(_ name: String, of dictionary: NodeID) -> Entry? {
    var found: [Entry] = []
    forEachKey(of: dictionary, mayMatter: { $0.elementsEqual(name.utf8) }) { found.append($0) }
    return found.count == 1 ? found.first : nil
  }
}

extension SceneManifest {
  /// Returns the delegate classes for windows of the app, without their modules.
  package static func windowDelegates(of plist: InfoPlist) -> [String] {
    let tree = plist.tree
    guard let root = plist.root,
      let roles = tree.entry(name, of: root)?.value.flatMap({
        tree.entry(configurationsName, of: $0)?.value
      }), let list = tree.entry(windowRole, of: roles)?.value
    else { return [] }
    return tree.values(of: list).compactMap { configuration in
      tree.entry(delegateClassName, of: configuration)?.value.flatMap {
        tree.scalarText(of: $0).split(separator: ".").last.map(String.init)
      }
    }
  }
}

extension SceneManifest {
  package static let windowRole = "UIWindowSceneSessionRoleApplication"

  /// Returns the dictionary of scene configurations by role if none of the roles is that of the app's windows, as in
  /// an app with scenes only for CarPlay; nil where there is no such dictionary, or it has no role.
  package static func rolesWithoutWindows(of plist: InfoPlist) -> SyntaxTree.NodeID? {
    rolesToComplete(of: plist).flatMap { plist.tree.entries(of: $0).isEmpty ? nil : $0 }
  }

  /// Returns the same if it has no role at all, which has the same effect as no manifest.
  package static func rolesWithNothing(of plist: InfoPlist) -> SyntaxTree.NodeID? {
    rolesToComplete(of: plist).flatMap { plist.tree.entries(of: $0).isEmpty ? $0 : nil }
  }

  /// Returns the dictionary of configurations by role if it lacks that of the app's windows. Nil if a role has no
  /// configuration, so that the intention is not clear.
  package static func rolesToComplete(of plist: InfoPlist) -> SyntaxTree.NodeID? {
    let tree = plist.tree
    guard let root = plist.root, let manifest = tree.entry(name, of: root)?.value,
      let roles = tree.entry(configurationsName, of: manifest)?.value,
      tree[roles].kind == .dictionary
    else { return nil }
    let isComplete = tree.entries(of: roles).allSatisfy { entry in
      let role = tree.scalarText(of: entry.key)
      return role != windowRole && !holdsPlaceholder(role)
        && entry.value.map { tree[$0].kind == .array && !tree.values(of: $0).isEmpty } == true
    }
    return isComplete ? roles : nil
  }

  /// Returns the manifest itself if it has no dictionary of configurations at all.
  package static func withoutRoles(of plist: InfoPlist) -> SyntaxTree.NodeID? {
    guard let root = plist.root, let manifest = plist.tree.entry(name, of: root)?.value,
      plist.tree[manifest].kind == .dictionary,
      plist.tree.entry(configurationsName, of: manifest) == nil
    else { return nil }
    return manifest
  }
}

extension InfoPlist {
  /// True if the app has scenes.
  package var hasSceneManifest: Bool {
    guard let root else { return false }
    var isFound = false
    tree.forEachKey(of: root, mayMatter: { $0.elementsEqual("UIApplicationSceneManifest".utf8) }) {
      isFound = isFound || tree.scalarText(of: $0.key) == "UIApplicationSceneManifest"
    }
    return isFound
  }
}
