import AppFiles
import Files
import XcodeProject

/// Detection of an app's life cycle, with the locations that show it. Commands, rules and lenses all use this.
extension SharedCode {
  /// Returns the life cycle of the app of a property list.
  package func lifeCycle(ofAppOf list: String) -> KnownLifeCycle {
    let facts = projects.facts(of: project().target(of: list), in: disk)
    return lifeCycle(
      [list], facts.owners.flatMap(\.configurations), folder: appFolder(of: list),
      isForeign: foreignFiles(for: [list]), actions(ofList: list))
  }

  /// Returns the same for an app of which no property list declares quick actions.
  package func lifeCycle(ofAppOf mark: AppMark?) -> KnownLifeCycle {
    guard declaredIfKnown() != nil, indexIfKnown() != nil else {
      return makeLifeCycle(ofAppOf: mark)
    }
    return cachedValue(\.lifeCycles[mark]) { makeLifeCycle(ofAppOf: mark) }
  }

  private func makeLifeCycle(ofAppOf mark: AppMark?) -> KnownLifeCycle {
    guard let (lists, configurations) = lists(ofAppOf: mark) else {
      return .unknown(.buildSetting, at: nil)
    }
    return lifeCycle(
      lists, configurations, folder: mark?.folder,
      isForeign: mark.map(foreignFiles) ?? { _ in false }, nil)
  }

  /// Returns the property lists of an app, and the configurations of the targets that build it; nil where a build
  /// setting hides one of the lists.
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
      case .known(let path, _):
        let list = project().listed(propertyList: path)
        if !lists.contains(list) { lists.append(list) }
      }
    }
    if configurations.isEmpty { lists = infoPlists.filter { appFolder(of: $0) == mark?.folder } }
    return (lists, configurations)
  }

  /// Returns the only property list with a scene manifest of an app of which no list declares quick actions; nil
  /// where there are several.
  func listOfScenes(ofAppOf mark: AppMark?) -> String? {
    let manifests = sceneManifests
    let lists = (lists(ofAppOf: mark)?.lists ?? []).filter { manifests[$0] != nil }
    return lists.count == 1 ? lists.first : nil
  }

  private static let manifestSetting = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

  /// - Parameters:
  ///   - lists: the app's property lists, as far as they are known.
  ///   - configurations: the configurations of the targets that build the app; empty where no project contains one.
  ///   - actions: the index of its source files; nil to use all files.
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
    // A list is copied only if it is one of these.
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
      // Without a configuration in the manifest, code has to provide one.
      return takesScenes(in: folder, besides: isForeign, actions).map {
        .known(.scenes, because: [manifest, $0].compactMap { $0 })
      } ?? .unknown(.emptyManifest, at: manifest)
    }
    let absent = absentLists
    if let list = lists.first(where: absent.contains) {
      return .unknown(.absentList, at: FileLocation(list))
    }
    // What a tool adds by itself is not known.
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

  /// Returns true if a tool may generate a property list: there is no such file, or it is next to a tool's file whose
  /// output no project shows.
  private func isMadeByTool(_ list: String, _ configurations: [XcodeConfiguration]) -> Bool {
    !Path.isOne(list, of: project().propertyLists)
      || configurations.isEmpty
        && isBesideGenerator(list)
  }

  /// Returns true if a tool's file is in the folder of the app of a property list.
  func isBesideGenerator(_ list: String) -> Bool {
    project().generatorFiles.contains { appFolder(of: $0) == appFolder(of: list) }
  }

  /// Returns the file of the SwiftUI app, if the app has that life cycle, and one in another folder that may be it.
  private func swiftUIApps(
    in folder: String?, _ facts: [ProjectFacts], besides isForeign: (String) -> Bool
  ) -> (own: String?, other: String?) {
    guard let index = indexIfKnown() else { return (nil, nil) }
    // Where a UIKit entry point is in the same folder, one of the two belongs to a watch, a clip or a Mac app, and no
    // project shows which.
    let isInNoProject = facts.allSatisfy(\.owners.isEmpty)
    let others = isInNoProject ? entryParts(index).folders : []
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

  /// Returns the parts of types with which apps begin, looked for once for all apps.
  private func entryParts(_ index: CodeIndex) -> EntryParts {
    cachedValue(\.entryParts) { EntryParts(index, folder: appFolder) }
  }

  /// Returns the file in which an app delegate assigns a delegate class to scenes.
  private func namesSceneDelegate(
    in folder: String?, besides isForeign: (String) -> Bool, _ actions: ActionIndex?
  ) -> FileLocation? {
    guard let index = indexIfKnown() else { return nil }
    return entryParts(index).takingScenes.first { part in
      part.configuresScenes && actions.map { $0.files[part.path] != nil } ?? true
        && !isForeign(part.path) && index.files[part.path]?.sceneDelegates?.isEmpty != true
        && appFolder(of: part.path) == folder
    }.map { FileLocation($0.path) }
  }

  /// Returns the file in which code of an app decides what receives its scenes: a delegate class, or a configuration
  /// for connecting scenes.
  private func takesScenes(
    in folder: String?, besides isForeign: (String) -> Bool, _ actions: ActionIndex?
  ) -> FileLocation? {
    guard let index = indexIfKnown() else { return nil }
    return entryParts(index).takingScenes.first { part in
      guard actions.map({ $0.files[part.path] != nil }) ?? true, !isForeign(part.path) else {
        return false
      }
      guard let folder, let other = appFolder(of: part.path) else { return true }
      return Path.isNested(folder, other)
    }.map { FileLocation($0.path) }
  }
}

/// The parts of types with which apps begin, in all files.
struct EntryParts: Sendable {
  /// Scene delegates, and app delegates that name the configurations of scenes, in the order of their files.
  let takingScenes: [CodeIndex.TypePart]
  /// The folders of the apps with a UIKit entry point; nil for one in no app's folder.
  let folders: Set<String?>

  init(_ index: CodeIndex, folder: (String) -> String?) {
    let parts = index.parts.values.joined()
    takingScenes = parts.filter { part in
      part.inherited.contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
        || part.configuresScenes
    }.sorted { $0.path.precedes($1.path) }
    folders = Set(parts.filter(\.isUIKitMain).map { folder($0.path) })
  }
}

extension SettingValue {
  /// The location where it is declared; nil where it is not known, or declared nowhere.
  fileprivate var place: FileLocation? {
    guard case .known(_, let origin) = self else { return nil }
    return origin.path.map { FileLocation($0) }
  }
}
