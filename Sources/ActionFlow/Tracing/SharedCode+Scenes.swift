import AppFiles
import Files
import XcodeProject

/// Whether UIKit brings an app its quick actions through scenes. The only place that answers this for commands,
/// rules and lenses.
extension SharedCode {
  /// The same for the app of a property list; nil where nobody knows.
  package func hasScenes(inAppOf list: String) -> Bool? {
    let facts = projects.facts(of: project().target(of: list), in: disk)
    return hasScenes(
      [list], facts.owners.flatMap(\.configurations), folder: appFolder(of: list),
      isForeign: foreignFiles(for: [list]), actions(ofList: list))
  }

  /// The same for an app of which no property list declares quick actions.
  package func hasScenes(inAppOf mark: AppMark?) -> Bool? {
    let targets = mark.map(targets(of:)) ?? []
    let configurations = targets.flatMap(\.configurations)
      .filter { $0.platform == .iOS || $0.platform == .unknown }
    var lists: [String] = []
    for configuration in configurations {
      switch configuration.infoPlistPath {
      case .unset: continue
      case .unknown: return nil
      case .known(let path, _): if !lists.contains(path) { lists.append(path) }
      }
    }
    if configurations.isEmpty { lists = infoPlists.filter { appFolder(of: $0) == mark?.folder } }
    return hasScenes(
      lists, configurations, folder: mark?.folder,
      isForeign: mark.map(foreignFiles) ?? { _ in false }, nil)
  }

  /// - Parameters:
  ///   - lists: the property lists that the app has, as far as that is known.
  ///   - configurations: those of the targets that make the app; empty where no project tells.
  ///   - actions: what its source files say; nil to look at all files.
  private func hasScenes(
    _ lists: [String], _ configurations: [XcodeConfiguration], folder: String?,
    isForeign: @escaping (String) -> Bool, _ actions: ActionIndex?
  ) -> Bool? {
    guard let declared = declaredIfKnown() else { return nil }
    let facts = lists.map { projects.facts(of: project().target(of: $0), in: disk) }
    let manifests = sceneManifests.filter { path, source in
      lists.contains(path) || source.written.contains(where: lists.contains)
        || configurations.isEmpty && source.coversApps && appFolder(of: path) == folder
    }.values
    // A list is copied only where it is one of these.
    let own = declared.indices.filter { lists.contains(declared[$0].propertyList) }
      .map { declared[$0] }
    if manifests.contains(where: \.isWhole)
      || own.contains(where: { SceneManifest($0.plist)?.configurations != nil })
    {
      return true
    }
    let isOfSwiftUI = isSwiftUIApp(in: folder, facts, besides: isForeign)
    if isOfSwiftUI == true { return true }
    let added = configurations.map { $0["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] }
    if added.contains(where: \.isUnknown) { return nil }
    let adds = added.contains(where: \.isYes)
    if adds || !manifests.isEmpty || own.contains(where: \.plist.hasSceneManifest) {
      // Without a configuration it is for code to name one.
      return takesScenes(in: folder, besides: isForeign, actions) ? true : nil
    }
    // What a tool adds of its own is not known.
    let isAdded =
      own.contains { $0.generated != nil }
      || own.isEmpty && lists.contains { isMadeByTool($0, configurations) }
    let isKnown = !(lists.isEmpty && configurations.isEmpty) && facts.allSatisfy(\.broken.isEmpty)
    return isKnown && !isAdded && isOfSwiftUI == false ? false : nil
  }

  /// Returns true if a tool may write a property list: it is not there, or lies beside a tool's file of which no
  /// project tells what it makes.
  private func isMadeByTool(_ list: String, _ configurations: [XcodeConfiguration]) -> Bool {
    !Path.isOne(list, of: project().propertyLists)
      || configurations.isEmpty
        && project().generatorFiles.contains { appFolder(of: $0) == appFolder(of: list) }
  }

  /// Returns whether the app has SwiftUI's life cycle; nil where such an app lies elsewhere and may be this one.
  private func isSwiftUIApp(
    in folder: String?, _ facts: [ProjectFacts], besides isForeign: (String) -> Bool
  ) -> Bool? {
    guard let index = indexIfKnown() else { return false }
    var isUnknown = false
    for path in index.swiftUIApps
    where !isForeign(path) && (facts.isEmpty || !facts.allSatisfy { $0.isInNoTarget(path) }) {
      let other = appFolder(of: path)
      let isListed = facts.flatMap(\.owners).contains { $0.target.files.role(of: path) == .source }
      if other == folder || isListed { return true }
      let isApart = if let folder, let other { !Path.isNested(folder, other) } else { false }
      if !isApart { isUnknown = true }
    }
    return isUnknown ? nil : false
  }

  /// Returns true if code of an app says what takes its scenes: a delegate, or the configuration with which UIKit
  /// connects them.
  private func takesScenes(
    in folder: String?, besides isForeign: (String) -> Bool, _ actions: ActionIndex?
  ) -> Bool {
    guard let index = indexIfKnown() else { return false }
    let parts = actions.map { index.parts(in: $0) } ?? index.parts.values.flatMap { $0 }
    return parts.contains { part in
      let isTaking =
        part.inherited.contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
        || part.configuresScenes
      guard isTaking, !isForeign(part.path) else { return false }
      guard let folder, let other = appFolder(of: part.path) else { return true }
      return Path.isNested(folder, other)
    }
  }
}
