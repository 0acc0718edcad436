import CodeModel
import Files
import XcodeProject

/// Which classes of an app UIKit makes and calls: app delegates, and the scene delegates that the manifest or code
/// names. A method of another class is never called, whatever it is called like.
package struct UIKitClasses {
  private let index: CodeIndex
  private let isOwn: (String) -> Bool
  /// Whether a source file surely is part of nothing that is built for the app.
  private let isLeftOut: (String) -> Bool
  /// The scene delegates that UIKit makes; nil where they are not all known.
  private let sceneDelegates: Set<String>?
  /// The app delegates of an app of SwiftUI; nil for another app, or where they are not all known.
  private let adapted: Set<String>?
  /// The app delegates with which programs of UIKit begin; nil where another class may get what UIKit tells them.
  private let mains: Set<String>?
  /// True if UIKit creates the window of each scene from a storyboard, with its root, before the scene connects.
  let hasStoryboard: Bool
  /// The classes and extensions that name a class or a protocol as what they inherit.
  private let heirs: [String: [String]]

  /// - Parameters:
  ///   - sceneDelegates: nil where they are not all known.
  ///   - actions: what the source files of the app say.
  ///   - adapted: the app delegates that SwiftUI's app names; nil where there is none, or they are not all known.
  ///   - hasStoryboard: true if the scene manifest names a storyboard.
  ///   - isLeftOut: whether a source file surely is part of nothing that is built for the app.
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
    // Beside an app of SwiftUI, which names its delegate itself, that of UIKit may be another one.
    mains = isSwiftUI ? nil : Self.mains(among: index.parts(in: actions))
  }

  /// The app delegates that are marked as such, where nothing but UIKit knows more of them: one that inherits from a class
  /// of a library, or hands on what it does not know itself, may be one of many.
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

  /// False if UIKit surely never calls a method of a class as one of a delegate.
  ///
  /// - Parameters:
  ///   - isWarm: whether it is the method of window scenes, which Swift gives a selector only where the class adopts
  ///     their protocol.
  ///   - overriding: the classes that have the method, too, and do not call that of their superclass.
  func mayCall(
    _ name: String, ofScenes: Bool, isWarm: Bool = false, besides overriding: Set<String> = []
  ) -> Bool {
    guard parts(of: name).contains(where: \.isDeclared) else { return true }
    if isNotBuilt(name) { return false }
    let classes = withHeirs(name, besides: overriding)
    // A class in another is named without it there.
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
      // Somebody has to be the app's delegate.
      return !ofScenes && heirs["UIApplicationDelegate"] == nil
    }
    guard ofScenes, let sceneDelegates else { return true }
    // Files that name the class, as a subclass does, have been read (`ActionNames`).
    // A class in another is named without it there.
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

  /// Objective-C names its delegate in `main`.
  private static func isDelegateOfApp(_ part: CodeIndex.TypePart) -> Bool {
    part.inherited.contains("UIApplicationDelegate") && part.path.hasSuffix(".swift")
  }

  private func parts(of name: String) -> [CodeIndex.TypePart] {
    (index.parts[name] ?? []).filter { isOwn($0.path) }
  }

  /// A class with all that inherit from it, but for some and what inherits from those.
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

  /// Returns true if a class adopts one of some protocols, or inherits from what nobody has read.
  private func mayAdopt(_ name: String, _ protocols: [String]) -> Bool {
    let parts = CodeIndex.parts(withSuperclassesOf: name, self.parts)
    if parts.isEmpty || parts.contains(where: { !Set(protocols).isDisjoint(with: $0.inherited) }) {
      return true
    }
    return parts.flatMap(\.inherited).contains { inherited in
      self.parts(of: inherited).isEmpty && !Self.plain.contains(inherited)
    }
  }

  /// What makes no class a delegate of UIKit's.
  static let plain: Set<String> = [
    "NSObject", "UIResponder", "ObservableObject", "Sendable", "UIViewController", "Identifiable",
    "Codable", "Hashable", "Equatable", "AnyObject", "UIWindowSceneDelegate", "UISceneDelegate",
    "UIApplicationDelegate", "UNUserNotificationCenterDelegate",
    "CPTemplateApplicationSceneDelegate",
  ]
}

extension SharedCode {
  /// The classes that UIKit calls in the app of a property list; nil where no code is known.
  ///
  /// - Parameters:
  ///   - list: nil where the app's property list is not known.
  ///   - hasScenes: nil where nobody knows.
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

  /// Which source files surely are part of nothing that is built for the app of a property list: projects list its
  /// sources, and no target that is no test has the file.
  private func filesLeftOut(ofAppWith list: String?) -> (String) -> Bool {
    let project = project()
    guard let list, isFullyKnown, project.linkedFolders.isEmpty, !isBesideGenerator(list) else {
      return { _ in false }
    }
    let owners = owners()
    let (facts, programs) = (owners.facts(of: list), owners.programs)
    // A project that has none of the files may be that of another app.
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

  /// The app delegates that SwiftUI's app names; nil where there is no such app, or they are not all known.
  private func adaptedDelegates(_ index: CodeIndex, _ actions: ActionIndex) -> Set<String>? {
    guard isFullyKnown else { return nil }
    let apps = actions.files.keys.compactMap { index.files[$0] }.filter(\.hasSwiftUIApp)
    // Where a program of UIKit begins, too, two are in one folder.
    guard !apps.isEmpty, !index.parts(in: actions).contains(where: \.isUIKitMain) else {
      return nil
    }
    return apps.reduce(into: Optional([])) { names, app in
      names = names.flatMap { known in app.adaptedDelegates.map { known.union($0) } }
    }
  }

  /// Returns true if all methods of a file that give scenes their delegates are those of other app delegates.
  private func isOfOtherDelegate(_ facts: CodeIndex.FileFacts, than adapted: Set<String>) -> Bool {
    let configuring = facts.parts.filter(\.configuresScenes)
    return !configuring.isEmpty
      && configuring.allSatisfy {
        $0.inherited.contains("UIApplicationDelegate")
          && !adapted.contains(ActionNames.last(of: $0.name))
      }
  }

  /// Returns true for a class of Swift alone, which UIKit finds only behind the name of its module.
  private func isSwiftClass(
    _ name: String, _ index: CodeIndex, _ files: [CodeIndex.FileFacts]
  ) -> Bool {
    let parts = files.flatMap(\.parts).filter { $0.name == name }
    return parts.contains(where: \.isDeclared) && parts.allSatisfy { $0.path.hasSuffix(".swift") }
      && !files.contains { $0.objectiveCNames[name] != nil }
  }

  /// The scene delegates that a manifest and code name; nil where they are not all known.
  private func sceneDelegates(
    named list: String, _ index: CodeIndex, _ actions: ActionIndex
  ) -> Set<String>? {
    var names: Set<String> = []
    let files = actions.files.keys.compactMap { index.files[$0] }
    let adapted = adaptedDelegates(index, actions)
    for facts in files {
      guard let delegates = facts.sceneDelegates else { return nil }
      // What a delegate says that SwiftUI's app does not name is never heard.
      if let adapted, !delegates.isEmpty, isOfOtherDelegate(facts, than: adapted) { continue }
      names.formUnion(delegates)
    }
    let configuring = files.filter { $0.parts.contains(where: \.configuresScenes) }
    // UIKit asks the app delegate first, and the manifest only where it names none.
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
