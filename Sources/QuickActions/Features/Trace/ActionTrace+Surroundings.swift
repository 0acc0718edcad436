import Files
import SourceText

extension ActionTrace {
  /// The ways of all quick actions of an app: those of its property list, then those that code makes.
  ///
  /// - Parameter isWanted: which types to follow.
  public static func all(
    of list: String, _ surroundings: Surroundings,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [ActionTrace] {
    let propertyList = surroundings.target.propertyList
    guard let code = surroundings.code,
      let joined = code.actions(ofList: propertyList, madeOf: list)
    else { return [] }
    let index = code.withoutOtherApps(joined, for: list)
    let types = code.types(
      for: list, makingOnly: propertyList, where: isWanted, in: { index.files[$0] != nil })
    return all(
      types, in: index, hasScenes: surroundings.hasScenes, isFullyKnown: code.isFullyKnown,
      code.callGraph(of: joined))
  }

  /// The ways of all quick actions of several apps, in the order of the lists.
  ///
  /// - Parameter apps: lists that declare quick actions, each with what lies beside it.
  public static func all(of apps: [(list: DeclaredTypes, checks: FolderChecks)]) -> [ActionTrace] {
    // Where the first thread to ask made what all ask for, the others would wait for it.
    var prepared: Set<ObjectIdentifier> = []
    for (_, checks) in apps where prepared.insert(ObjectIdentifier(checks)).inserted {
      checks.prepareCode()
    }
    let traces = Parallel.compactMap(apps, share: 4) { list, checks in
      checks.surroundings(of: list.propertyList).map { all(of: list.path, $0) }
    }
    return (traces ?? []).flatMap { $0 }
  }

  /// The ways of what code makes, for apps of which no property list declares anything.
  ///
  /// - Parameters:
  ///   - traces: what has been followed, and is left out.
  ///   - isWanted: which types of the rest to follow.
  public static func ofCode(
    _ code: SharedCode, beside traces: [ActionTrace] = [],
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [ActionTrace] {
    let known = Set(traces.map(\.declaration))
    let handling = code.allActions().map(code.handlingApps) ?? []
    func app(_ path: String) -> AppMark? {
      code.mark(of: path).flatMap { handling.contains($0.folder) ? $0 : nil }
    }
    let types = code.types(where: isWanted, of: app).filter { !known.contains($0.location) }
    let apps = Dictionary(grouping: types) { code.mark(of: $0.location.path) }
    func place(_ app: (key: AppMark?, value: [KnownType])) -> (String, String) {
      (app.key?.folder ?? "", app.value.first?.location.path ?? "")
    }
    return apps.sorted { place($0) < place($1) }.flatMap { mark, types -> [ActionTrace] in
      guard let path = types.first?.location.path, let joined = code.actions(for: path) else {
        return []
      }
      let isForeign = mark.map(code.foreignFiles) ?? { _ in false }
      let own = joined.files.filter { path, _ in !isForeign(path) }
      let index = own.count == joined.files.count ? joined : ActionIndex(own)
      return all(
        types, in: code.withoutOtherApps(index, for: path),
        hasScenes: mark.flatMap { code.hasScenes(in: $0) }, isFullyKnown: code.isFullyKnown,
        code.callGraph(of: index))
    }
  }

  /// Where code makes the first quick action of whose type only a running app knows; nil where all are known.
  public static func unknownCreation(in code: SharedCode) -> FileLocation? {
    code.allActions()?.creations.first { !$0.isTest && $0.pattern?.isTelling != true }.map {
      FileLocation($0.path, $0.range)
    }
  }

  /// The lists to follow, each once: what a tool has written is left out where the file is there
  /// that it was made of.
  public static func lists(_ declared: [DeclaredTypes]) -> [DeclaredTypes] {
    var seen: Set<[String]> = []
    return DeclaredTypes.leavingOutWritten(declared)
      .filter { seen.insert([$0.path, $0.propertyList]).inserted }
  }

  /// Whether somebody means it with a text: the type, or what stands behind its last dot.
  public func isNamed(_ text: String) -> Bool {
    type == text || TypePattern(declared: type).lastComponent == text
      || TypePattern(declared: type).matches(TypePattern([text]))
  }
}

extension Surroundings {
  /// Whether the app has scenes; nil where nobody knows.
  public var hasScenes: Bool? {
    guard let code, let lists = code.declaredIfKnown() else { return nil }
    // A list is copied only where it is one of these.
    let own = lists.indices.filter { lists[$0].propertyList == target.propertyList }
      .map { lists[$0] }
    let manifests = own.compactMap { SceneManifest($0.plist) }
    if manifests.contains(where: { $0.configurations != nil }) { return true }
    let isOfSwiftUI = isSwiftUIApp(code)
    if isOfSwiftUI == true { return true }
    if project.addsSceneManifest || own.contains(where: \.plist.hasSceneManifest) {
      // Without a configuration it is for code to name one.
      return code.takesScenes(inAppOf: target.propertyList) ? true : nil
    }
    // What a tool adds of its own is not known.
    let isAdded = own.contains { $0.generated != nil }
    return project.broken.isEmpty && isOfSwiftUI == false && !isAdded ? false : nil
  }

  /// Whether the app has SwiftUI's life cycle; nil where such an app lies elsewhere and may be this one.
  private func isSwiftUIApp(_ code: SharedCode) -> Bool? {
    guard let index = code.indexIfKnown() else { return false }
    let own = code.appFolder(of: target.propertyList)
    var isUnknown = false
    for path in index.swiftUIApps where !isInNoTarget(path) {
      let other = code.appFolder(of: path)
      let isListed = project.owners.contains { $0.target.files.role(of: path) == .source }
      if other == own || isListed { return true }
      let isApart = if let own, let other { !Path.isNested(own, other) } else { false }
      if !isApart { isUnknown = true }
    }
    return isUnknown ? nil : false
  }
}

extension SharedCode {
  /// What is joined for the app of a file, without the code of other apps that handle quick actions, where
  /// that app does, too, or has an app delegate of its own. What declares quick actions of its own was
  /// left out before.
  func withoutOtherApps(_ index: ActionIndex, for path: String) -> ActionIndex {
    guard let own = appFolder(of: path) else { return index }
    let handling = handlingApps(index)
    let others = handling.filter { folder in
      folder != own && !declaresActions(inAppIn: folder)
        && (handling.contains(own) || areApps(own, folder))
    }
    guard !others.isEmpty else { return index }
    return ActionIndex(
      index.files.filter { path, _ in appFolder(of: path).map { !others.contains($0) } ?? true })
  }

  /// The folders of apps that handle quick actions.
  func handlingApps(_ index: ActionIndex) -> Set<String> {
    Set(index.entryFiles.lazy.filter { !index.isTest($0) }.compactMap(appFolder))
  }

  /// Whether two folders have an app delegate each, and the first one's does not inherit from the second.
  private func areApps(_ folder: String, _ other: String) -> Bool {
    guard let index = indexIfKnown() else { return false }
    func delegates(_ folder: String) -> [CodeIndex.TypePart] {
      index.parts.values.joined().filter {
        $0.inherited.contains("UIApplicationDelegate") && appFolder(of: $0.path) == folder
      }
    }
    let own = delegates(folder)
    let inherits = own.flatMap(\.inherited).contains { name in
      index.parts[name]?.contains { appFolder(of: $0.path) == other } == true
    }
    return !own.isEmpty && !inherits && !delegates(other).isEmpty
  }

  /// Whether code of an app says what takes its scenes: a delegate, or the configuration with which UIKit
  /// connects them.
  fileprivate func takesScenes(inAppOf list: String) -> Bool {
    guard let index = indexIfKnown() else { return false }
    let (folder, isForeign) = (appFolder(of: list), foreignFiles(for: [list]))
    return index.parts.values.joined().contains { part in
      let isTaking =
        part.inherited.contains { ["UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
        || part.configuresScenes
      guard isTaking, !isForeign(part.path) else { return false }
      guard let folder, let other = appFolder(of: part.path) else { return true }
      return Path.isNested(folder, other)
    }
  }

  /// Whether code and property lists agree that an app has scenes; nil where they do not.
  fileprivate func hasScenes(in app: AppMark) -> Bool? {
    guard let index = indexIfKnown() else { return nil }
    let isForeign = foreignFiles(for: app)
    func isOwn(_ path: String) -> Bool { appFolder(of: path) == app.folder && !isForeign(path) }
    if index.swiftUIApps.contains(where: isOwn) { return true }
    let hasDelegate = index.parts.values.joined().contains { part in
      part.inherited.contains("UIWindowSceneDelegate") && isOwn(part.path)
    }
    return hasDelegate && sceneManifests.keys.contains { mark(of: $0)?.isApart(from: app) == false }
      ? true : nil
  }
}
