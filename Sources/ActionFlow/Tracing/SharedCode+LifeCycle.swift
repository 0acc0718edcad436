import AppFiles
import Files
import XcodeProject

/// The life cycle of apps, with what tells it. The only place that answers this for commands, rules and lenses.
extension SharedCode {
  /// The life cycle of the app of a property list.
  package func lifeCycle(ofAppOf list: String) -> KnownLifeCycle {
    let facts = projects.facts(of: project().target(of: list), in: disk)
    return lifeCycle(
      [list], facts.owners.flatMap(\.configurations), folder: appFolder(of: list),
      isForeign: foreignFiles(for: [list]), actions(ofList: list))
  }

  /// The same for an app of which no property list declares quick actions.
  package func lifeCycle(ofAppOf mark: AppMark?) -> KnownLifeCycle {
    guard let (lists, configurations) = lists(ofAppOf: mark) else {
      return .unknown(.buildSetting, at: nil)
    }
    return lifeCycle(
      lists, configurations, folder: mark?.folder,
      isForeign: mark.map(foreignFiles) ?? { _ in false }, nil)
  }

  /// The property lists of an app, and the configurations of the targets that make it; nil where a build setting hides
  /// one of the lists.
  private func lists(
    ofAppOf mark: AppMark?
  ) -> (lists: [String], configurations: [XcodeConfiguration])? {
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
    return (lists, configurations)
  }

  /// The only property list with a scene manifest of an app of which no list declares quick actions; nil where there
  /// are several.
  func listOfScenes(ofAppOf mark: AppMark?) -> String? {
    let manifests = sceneManifests
    let lists = (lists(ofAppOf: mark)?.lists ?? []).filter { manifests[$0] != nil }
    return lists.count == 1 ? lists.first : nil
  }

  private static let manifestSetting = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

  /// - Parameters:
  ///   - lists: the property lists that the app has, as far as that is known.
  ///   - configurations: those of the targets that make the app; empty where no project tells.
  ///   - actions: what its source files say; nil to look at all files.
  private func lifeCycle(
    _ lists: [String], _ configurations: [XcodeConfiguration], folder: String?,
    isForeign: @escaping (String) -> Bool, _ actions: ActionIndex?
  ) -> KnownLifeCycle {
    guard let declared = declaredIfKnown() else { return .unknown(.reading, at: nil) }
    let facts = lists.map { projects.facts(of: project().target(of: $0), in: disk) }
    let apps = swiftUIApps(in: folder, facts, besides: isForeign)
    if let app = apps.own { return .known(.swiftUI, because: [FileLocation(app)]) }
    let manifests = sceneManifests.filter { path, source in
      lists.contains(path) || source.written.contains(where: lists.contains)
        || configurations.isEmpty && source.coversApps && appFolder(of: path) == folder
    }.sorted { $0.key < $1.key }
    func place(_ manifest: (key: String, value: SceneSource)) -> FileLocation {
      FileLocation(manifest.key, manifest.value.place)
    }
    if let whole = manifests.first(where: \.value.isWhole) {
      return .known(.scenes, because: [place(whole)])
    }
    // A list is copied only where it is one of these.
    let own = declared.indices.filter { lists.contains(declared[$0].propertyList) }
      .map { declared[$0] }
    for list in own {
      guard let manifest = SceneManifest(list.plist), manifest.configurations != nil else {
        continue
      }
      return .known(
        .scenes, because: manifests.first.map { [place($0)] } ?? [FileLocation(list.path)])
    }
    let added = configurations.map { $0[Self.manifestSetting] }
    if added.contains(where: \.isUnknown) {
      return .unknown(.buildSetting, at: lists.first.map { FileLocation($0) })
    }
    let written = own.first(where: \.plist.hasSceneManifest).map { FileLocation($0.path) }
    let setting = added.first(where: \.isYes)
    if setting != nil || !manifests.isEmpty || written != nil {
      let manifest = manifests.first.map(place) ?? written ?? setting?.place
      // Without a configuration it is for code to name one.
      return takesScenes(in: folder, besides: isForeign, actions).map {
        .known(.scenes, because: [manifest, $0].compactMap { $0 })
      } ?? .unknown(.emptyManifest, at: manifest)
    }
    // What a tool adds of its own is not known.
    if let tool = own.first(where: { $0.generated != nil })?.path
      ?? (own.isEmpty ? lists.first { isMadeByTool($0, configurations) } : nil)
    {
      return .unknown(.madeByTool, at: FileLocation(tool))
    }
    if lists.isEmpty, configurations.isEmpty { return .unknown(.noPropertyList, at: nil) }
    if let broken = facts.lazy.compactMap(\.broken.first).first {
      return .unknown(.brokenProject, at: FileLocation(broken.file))
    }
    if let other = apps.other { return .unknown(.otherApp, at: FileLocation(other)) }
    // UIKit asks an app delegate with that method for scenes also without a manifest (observed).
    if let place = namesSceneDelegate(in: folder, besides: isForeign, actions) {
      return .known(.scenes, because: [place])
    }
    return .known(.appDelegate, because: lists.map { FileLocation($0) })
  }

  /// Returns true if a tool may write a property list: it is not there, or lies beside a tool's file of which no
  /// project tells what it makes.
  private func isMadeByTool(_ list: String, _ configurations: [XcodeConfiguration]) -> Bool {
    !Path.isOne(list, of: project().propertyLists)
      || configurations.isEmpty
        && isBesideGenerator(list)
  }

  /// Returns true if a tool's file lies in the folder of the app of a property list.
  func isBesideGenerator(_ list: String) -> Bool {
    project().generatorFiles.contains { appFolder(of: $0) == appFolder(of: list) }
  }

  /// The file of the app of SwiftUI's life cycle, if the app has that, and one that lies elsewhere and may be it.
  private func swiftUIApps(
    in folder: String?, _ facts: [ProjectFacts], besides isForeign: (String) -> Bool
  ) -> (own: String?, other: String?) {
    guard let index = indexIfKnown() else { return (nil, nil) }
    // Where a program of UIKit begins in the same folder, one of the two is that of a watch, a clip or a Mac, and no
    // project says which.
    let isInNoProject = facts.allSatisfy(\.owners.isEmpty)
    let others = isInNoProject ? foldersOfUIKitApps(index) : []
    var near: String?
    for path in index.swiftUIApps.sorted()
    where !isForeign(path) && (facts.isEmpty || !facts.allSatisfy { $0.isInNoTarget(path) }) {
      let other = appFolder(of: path)
      if others.contains(other) {
        near = near ?? path
        continue
      }
      let isListed = facts.flatMap(\.owners).contains { $0.target.files.role(of: path) == .source }
      if other == folder || isListed { return (path, nil) }
      let isApart = if let folder, let other { !Path.isNested(folder, other) } else { false }
      if !isApart, near == nil { near = path }
    }
    return (nil, near)
  }

  /// The folders of the apps in which a program of UIKit begins; nil for one that lies in no app's folder.
  private func foldersOfUIKitApps(_ index: CodeIndex) -> Set<String?> {
    Set(index.parts.values.joined().lazy.filter(\.isUIKitMain).map { self.appFolder(of: $0.path) })
  }

  /// The file in which an app delegate gives scenes a delegate.
  private func namesSceneDelegate(
    in folder: String?, besides isForeign: (String) -> Bool, _ actions: ActionIndex?
  ) -> FileLocation? {
    guard let index = indexIfKnown() else { return nil }
    let parts = actions.map { index.parts(in: $0) } ?? index.parts.values.flatMap { $0 }
    return parts.filter { part in
      part.configuresScenes && !isForeign(part.path)
        && index.files[part.path]?.sceneDelegates?.isEmpty != true
        && appFolder(of: part.path) == folder
    }.map(\.path).min { $0.precedes($1) }.map { FileLocation($0) }
  }

  /// The file in which code of an app says what takes its scenes: a delegate, or the configuration with which
  /// UIKit connects them.
  private func takesScenes(
    in folder: String?, besides isForeign: (String) -> Bool, _ actions: ActionIndex?
  ) -> FileLocation? {
    guard let index = indexIfKnown() else { return nil }
    let parts = actions.map { index.parts(in: $0) } ?? index.parts.values.flatMap { $0 }
    let taking = parts.filter { part in
      let isTaking =
        part.inherited.contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
        || part.configuresScenes
      guard isTaking, !isForeign(part.path) else { return false }
      guard let folder, let other = appFolder(of: part.path) else { return true }
      return Path.isNested(folder, other)
    }
    // Of several files always the same one.
    return taking.map(\.path).min { $0.precedes($1) }.map { FileLocation($0) }
  }
}

extension SettingValue {
  /// Where it is written; nil where it is not known, or written nowhere.
  fileprivate var place: FileLocation? {
    guard case .known(_, let origin) = self else { return nil }
    return origin.path.map { FileLocation($0) }
  }
}
