import CodeModel
import Files
import XcodeProject

/// The classes of an app that UIKit creates and calls: app delegates, and the scene delegates that the manifest or
/// code names. Methods of other classes are never called, whatever their names.
package struct UIKitClasses {
  private let index: CodeIndex
  private let isOwn: (String) -> Bool
  /// Returns true if a source file surely is not built into the app.
  private let isLeftOut: (String) -> Bool
  /// The scene delegates that UIKit creates; nil where they are not all known.
  private let sceneDelegates: Set<String>?
  /// The app delegates of a SwiftUI app; nil for another app, or where they are not all known.
  private let adapted: Set<String>?
  /// The app delegates in which UIKit apps begin; nil where another class may receive UIKit's calls.
  private let mains: Set<String>?
  /// True if UIKit creates the window of each scene from a storyboard, with its root, before the scene connects.
  let hasStoryboard: Bool
  /// The classes and extensions that inherit from a class or a protocol, by its name.
  private let heirs: [String: [String]]

  /// - Parameters:
  ///   - sceneDelegates: nil where they are not all known.
  ///   - actions: the index of the app's source files.
  ///   - adapted: the app delegates that the SwiftUI app names; nil where there is none, or they are not all known.
  ///   - hasStoryboard: true if the scene manifest names a storyboard.
  ///   - isLeftOut: returns true if a source file surely is not built into the app.
  init(
    _ index: CodeIndex, sceneDelegates: Set<String>?, adapted: Set<String>?,
    of actions: ActionIndex, hasStoryboard: Bool = false, isLeftOut: @escaping (String) -> Bool
  ) {
    self.index = index
    self.hasStoryboard = hasStoryboard
    self.isLeftOut = isLeftOut
    self.adapted = adapted
    isOwn = { actions.has($0) }
    self.sceneDelegates = sceneDelegates
    var heirs: [String: [String]] = [:]
    for part in index.parts(in: actions) {
      for inherited in part.inherited { heirs[inherited, default: []].append(part.name) }
    }
    self.heirs = heirs
    let isSwiftUI = actions.files.keys.contains { index.files[$0]?.hasSwiftUIApp == true }
    // In a SwiftUI app, which names its delegate itself, a UIKit delegate may be another one.
    mains = isSwiftUI ? nil : Self.mains(among: index.parts(in: actions))
  }

  /// Returns the app delegates that are marked as entry points, where only UIKit uses them. A delegate that inherits
  /// from a class of a library, or forwards unknown messages, may be one of several.
  private static func mains(among parts: [CodeIndex.TypePart]) -> Set<String>? {
    let names = Set(parts.lazy.filter(\.isUIKitMain).map(\.name))
    guard !names.isEmpty,
      parts.allSatisfy({ part in
        !names.contains(part.name)
          || part.inherited.allSatisfy(plain.contains)
            && part.functions.allSatisfy { !$0.hasPrefix("forward") && !$0.hasPrefix("responds(") }
      })
    else { return nil }
    return names
  }

  /// Returns false if UIKit surely never calls a method of a class as that of a delegate.
  ///
  /// - Parameters:
  ///   - isWarm: true for the method of window scenes, which has a selector only where the Swift class adopts their
  ///     protocol.
  ///   - overriding: the classes that implement the method, too, and do not call `super`.
  func mayCall(
    _ name: String, ofScenes: Bool, isWarm: Bool = false, besides overriding: Set<String> = []
  ) -> Bool {
    guard parts(of: name).contains(where: \.isDeclared) else { return true }
    if isNotBuilt(name) { return false }
    let classes = withHeirs(name, besides: overriding)
    // A nested class is named without the type around it there.
    if !ofScenes, let adapted {
      return classes.contains { adapted.contains(ActionNames.last(of: $0)) }
    }
    if !ofScenes, let mains, parts(of: name).contains(where: Self.isDelegateOfApp) {
      return !mains.isDisjoint(with: classes)
    }
    let isSwift = parts(of: name).allSatisfy { $0.path.hasSuffix(".swift") }
    let ofAllScenes = isWarm && isSwift ? [] : ["UISceneDelegate"]
    let wanted = ofScenes ? ["UIWindowSceneDelegate"] + ofAllScenes : ["UIApplicationDelegate"]
    guard classes.contains(where: { mayAdopt($0, wanted) }) else {
      // One class has to be the app's delegate.
      return !ofScenes && heirs["UIApplicationDelegate"] == nil
    }
    guard ofScenes, let sceneDelegates else { return true }
    // Files that name the class, as those of subclasses do, have been read (`ActionNames`). A nested class is named
    // without the type around it there.
    return classes.contains {
      sceneDelegates.contains($0) || sceneDelegates.contains(ActionNames.last(of: $0))
    }
  }

  /// Returns true for a class whose sources no target has. Of a class of Objective-C those are the implementations: no
  /// target lists a header.
  func isNotBuilt(_ name: String) -> Bool {
    let sources = parts(of: name).filter { part in
      part.path.hasSuffix(".swift") ? part.isDeclared : !part.path.hasSuffix(".h")
    }
    return !sources.isEmpty && sources.allSatisfy { isLeftOut($0.path) }
  }

  /// Returns true for a delegate in Objective-C, which names it in `main`.
  private static func isDelegateOfApp(_ part: CodeIndex.TypePart) -> Bool {
    part.inherited.contains("UIApplicationDelegate") && part.path.hasSuffix(".swift")
  }

  private func parts(of name: String) -> [CodeIndex.TypePart] {
    (index.parts[name] ?? []).filter { isOwn($0.path) }
  }

  /// Returns a class with all its subclasses, except for some and the subclasses of these.
  private func withHeirs(_ name: String, besides others: Set<String>) -> Set<String> {
    var found: Set<String> = [name]
    var pending = [name]
    while let next = pending.popLast() {
      for heir in heirs[next] ?? [] where !others.contains(heir) && found.insert(heir).inserted {
        pending.append(heir)
      }
    }
    return found
  }

  /// Returns true if a class adopts one of some protocols, or inherits from an unknown class.
  private func mayAdopt(_ name: String, _ protocols: [String]) -> Bool {
    let parts = CodeIndex.parts(withSuperclassesOf: name, self.parts)
    if parts.isEmpty || parts.contains(where: { !Set(protocols).isDisjoint(with: $0.inherited) }) {
      return true
    }
    return parts.flatMap(\.inherited).contains { inherited in
      self.parts(of: inherited).isEmpty && !Self.plain.contains(inherited)
    }
  }

  /// Names whose inheritance makes no class a delegate.
  static let plain: Set<String> = [
    "NSObject", "UIResponder", "ObservableObject", "Sendable", "UIViewController", "Identifiable",
    "Codable", "Hashable", "Equatable", "AnyObject", "UIWindowSceneDelegate", "UISceneDelegate",
    "UIApplicationDelegate", "UNUserNotificationCenterDelegate",
    "CPTemplateApplicationSceneDelegate",
  ]
}

extension SharedCode {
  /// Returns the classes that UIKit calls in the app of a property list; nil where no code is known.
  ///
  /// - Parameters:
  ///   - list: nil where the app's property list is not known.
  ///   - hasScenes: nil where that is not known.
  func uiKitClasses(
    ofAppWith list: String?, hasScenes: Bool?, _ actions: ActionIndex
  ) -> UIKitClasses? {
    guard let index = indexIfKnown() else { return nil }
    let delegates =
      hasScenes == true && isFullyKnown
      ? list.flatMap { sceneDelegates(named: $0, index, actions) } : nil
    return UIKitClasses(
      index, sceneDelegates: delegates, adapted: adaptedDelegates(index, actions), of: actions,
      hasStoryboard: list.flatMap { sceneManifests[$0]?.hasStoryboard } ?? false,
      isLeftOut: filesLeftOut(ofAppWith: list))
  }

  /// Returns a function that is true for source files that surely are not built into the app of a property list:
  /// projects list its sources, and only test targets contain the file.
  private func filesLeftOut(ofAppWith list: String?) -> (String) -> Bool {
    let project = project()
    guard let list, isFullyKnown, project.linkedFolders.isEmpty, !isBesideGenerator(list) else {
      return { _ in false }
    }
    let owners = owners()
    let (facts, programs) = (owners.facts(of: list), owners.programs)
    // A project that contains none of the files may belong to another app.
    guard facts.owners.contains(where: { $0.target.files.listed.values.contains(.source) }),
      !facts.members(among: project.codeFiles).isEmpty
    else { return { _ in false } }
    let included = includedSources
    return { path in
      facts.isInNoTarget(path) && !project.mayBePartOfAny(path)
        && !included.contains(Path.name(of: path))
        && programs.owners(of: path).allSatisfy { programs.targets[$0].isTests }
    }
  }

  /// Returns the app delegates that the SwiftUI app names; nil where there is no such app, or they are not all known.
  private func adaptedDelegates(_ index: CodeIndex, _ actions: ActionIndex) -> Set<String>? {
    guard isFullyKnown else { return nil }
    let apps = actions.files.keys.compactMap { index.files[$0] }.filter(\.hasSwiftUIApp)
    // With a UIKit entry point, the folder contains two apps.
    guard !apps.isEmpty, !index.parts(in: actions).contains(where: \.isUIKitMain) else {
      return nil
    }
    return apps.reduce(into: Optional([])) { names, app in
      names = names.flatMap { known in app.adaptedDelegates.map { known.union($0) } }
    }
  }

  /// Returns true if all methods of a file that assign delegates to scenes belong to other app delegates.
  private func isOfOtherDelegate(_ facts: CodeIndex.FileFacts, than adapted: Set<String>) -> Bool {
    let configuring = facts.parts.filter(\.configuresScenes)
    return !configuring.isEmpty
      && configuring.allSatisfy {
        $0.inherited.contains("UIApplicationDelegate")
          && !adapted.contains(ActionNames.last(of: $0.name))
      }
  }

  /// Returns true for a class without an Objective-C name, which UIKit finds only with the name of its module.
  private func isSwiftClass(
    _ name: String, _ index: CodeIndex, _ files: [CodeIndex.FileFacts]
  ) -> Bool {
    let parts = files.flatMap(\.parts).filter { $0.name == name }
    return parts.contains(where: \.isDeclared) && parts.allSatisfy { $0.path.hasSuffix(".swift") }
      && !files.contains { $0.objectiveCNames[name] != nil }
  }

  /// Returns the scene delegates that a manifest and code name; nil where they are not all known.
  private func sceneDelegates(
    named list: String, _ index: CodeIndex, _ actions: ActionIndex
  ) -> Set<String>? {
    var names: Set<String> = []
    let files = actions.files.keys.compactMap { index.files[$0] }
    let adapted = adaptedDelegates(index, actions)
    for facts in files {
      guard let delegates = facts.sceneDelegates else { return nil }
      // UIKit never calls a delegate that the SwiftUI app does not name.
      if let adapted, !delegates.isEmpty, isOfOtherDelegate(facts, than: adapted) { continue }
      names.formUnion(delegates)
    }
    let configuring = files.filter { $0.parts.contains(where: \.configuresScenes) }
    // UIKit asks the app delegate first, and uses the manifest only where it names no class.
    if configuring.count == 1, configuring[0].decidesSceneDelegate {
      return names
    } else if let manifest = sceneManifests[list], let named = manifest.delegates {
      if configuring.count == 1, let asked = configuring[0].configurationNames,
        let known = manifest.configurations, asked.isDisjoint(with: known)
      {
        return []
      }
      let missed = manifest.withoutModule.filter { isSwiftClass($0, index, files) }
      names.formUnion(named.subtracting(missed))
      if !missed.isEmpty, names.isEmpty { return [] }
    } else if sceneManifests.values.contains(where: { $0.written.contains(list) }) {
      return nil
    }
    let isSwiftUI = files.contains(where: \.hasSwiftUIApp)
    guard !names.isEmpty || isSwiftUI else { return nil }
    return files.reduce(into: names) { names, facts in
      names.formUnion(facts.objectiveCNames.filter { names.contains($0.key) }.values)
    }
  }
}
