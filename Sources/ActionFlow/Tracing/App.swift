import AppFiles
import CodeModel
import Files
import SourceText

/// An app with regard to its quick actions: their declarations, its source files, and its life cycle. Commands,
/// rules, lenses and generators all use this, so that they give the same answer.
public struct App: Sendable {
  /// The cached data of an app, kept until a file changes. Apps of several files share one object.
  final class Known: Sendable {
    let path: String
    let propertyList: String?
    let index: ActionIndex
    let lifeCycle: KnownLifeCycle
    let isFullyKnown: Bool
    let reach: ActionReach
    /// The same for the code that is always built; nil where all of it is.
    let sure: (reach: ActionReach, code: ActionIndex.GatePlace)?
    /// The types that only code creates, where no property list declares any.
    let made: [KnownType]?
    let traces = Lazily<[ActionTrace]>()
    let named = LazyTable<[String: [NamedPlace]]>()
    let asked = LazyTable<Bool>()
    let uncalledEntries = Lazily<[String: [FileLocation]]>()
    let declaring = LazyTable<[String]>()

    init(
      path: String, propertyList: String?, index: ActionIndex,
      lifeCycle: KnownLifeCycle, isFullyKnown: Bool, reach: ActionReach,
      sure: (reach: ActionReach, code: ActionIndex.GatePlace)?, made: [KnownType]?
    ) {
      self.path = path
      self.propertyList = propertyList
      self.index = index
      self.lifeCycle = lifeCycle
      self.isFullyKnown = isFullyKnown
      self.reach = reach
      self.sure = sure
      self.made = made
    }

    /// Returns the apps by the source files that count for them.
    static func byFile(_ apps: [Known]) -> [String: [Known]] {
      apps.reduce(into: [:]) { found, app in
        for file in app.index.files.keys { found[file, default: []].append(app) }
      }
    }
  }

  /// A location that one of the traces names, by its index among them.
  struct NamedPlace: Sendable {
    let trace: Int
    let location: FileLocation
  }

  let known: Known
  let code: SharedCode

  init(_ known: Known, _ code: SharedCode) {
    self.known = known
    self.code = code
  }

  /// The file that declares the quick actions; where only code creates them, the first source file that does.
  public var path: String { known.path }
  /// The index of its source files.
  package var index: ActionIndex { known.index }
  /// The life cycle, which decides to which delegate UIKit delivers quick actions.
  public var lifeCycle: KnownLifeCycle { known.lifeCycle }
  /// True if UIKit delivers quick actions to a scene delegate; nil where that is not known.
  public var hasScenes: Bool? { lifeCycle.hasScenes }

  /// True if a picked quick action surely reaches no code of the app.
  package var hasNoHandler: Bool { known.isFullyKnown && index.isNeverEntered }

  /// True if a source file counts for the app.
  func has(_ path: String) -> Bool { index.has(path) }

  /// True if no code reached from UIKit handles a type that no comparison names.
  package var isClosed: Bool { known.reach.isClosed }

  /// Returns true if a function is called by UIKit for quick actions, or reached from one that is.
  ///
  /// - Parameter name: the range of the function's name.
  func reaches(_ path: String, _ name: ByteRange) -> Bool {
    guard let functions = index.files[path]?.functions,
      let number = functions.firstIndex(where: { $0.nameRange == name })
    else { return false }
    return known.reach.isReached(ActionIndex.FunctionPlace(path: path, index: number))
  }

  /// Returns the trace of one of its quick actions.
  func trace(_ type: KnownType) -> ActionTrace {
    let traces = (type.variants ?? [type]).map(traceOfOne)
    guard let first = traces.first, traces.count > 1 else {
      return traces.first ?? traceOfOne(type)
    }
    // Configurations that build different types from it may handle these differently.
    return traces.allSatisfy { $0.status == first.status } ? first : first.unknown
  }

  private func traceOfOne(_ type: KnownType) -> ActionTrace {
    let trace = ActionTrace(type, in: index, known.reach, known.isFullyKnown, lifeCycle)
    guard let (reach, code) = known.sure else { return trace }
    let other = ActionTrace(type, in: index, reach, known.isFullyKnown, lifeCycle)
    return trace.unlessBuilt(other, at: code)
  }

  /// The traces of its quick actions: those of its property list first, then those that code creates.
  public var traces: [ActionTrace] { known.traces { traces { _ in true } } }

  /// Returns true if one of the traces fulfils a condition.
  ///
  /// - Parameter question: a name under which the answer is cached.
  func hasTrace(asking question: String, where isWanted: (ActionTrace) -> Bool) -> Bool {
    known.asked.value(for: question) { traces.contains(where: isWanted) }
  }

  /// Returns the locations in a file that its traces name. An app can have many files and many traces, so the
  /// locations are cached by file.
  ///
  /// - Parameters:
  ///   - question: a name under which they are cached.
  ///   - find: returns the locations of a trace.
  func places(
    in path: String, asking question: String, _ find: (ActionTrace) -> [FileLocation?]
  ) -> [(trace: ActionTrace, location: FileLocation)] {
    let places = known.named.value(for: question) {
      var places: [String: [NamedPlace]] = [:]
      for (number, trace) in traces.enumerated() {
        for location in find(trace).compactMap(\.self) {
          places[location.path, default: []].append(NamedPlace(trace: number, location: location))
        }
      }
      return places
    }
    return (places[path] ?? []).map { (traces[$0.trace], $0.location) }
  }

  /// Returns the methods in a file that would receive quick actions, in classes that UIKit does not call.
  func uncalledEntries(in path: String) -> [FileLocation] {
    let entries = known.uncalledEntries {
      Dictionary(grouping: known.reach.uncalledEntries.map(\.location), by: \.path)
    }
    return entries[path] ?? []
  }

  /// Returns the traces of the quick actions of several apps, in their order.
  public static func traces(of apps: [App]) -> [ActionTrace] {
    (Parallel.compactMap(apps, share: 4) { $0.traces } ?? []).flatMap { $0 }
  }

  /// - Parameter isWanted: returns true for the types to follow.
  public func traces(where isWanted: (String) -> Bool) -> [ActionTrace] {
    types(where: isWanted).map(trace)
  }

  /// Returns its types; those of a list are created on demand, because a list can be long.
  fileprivate func types(where isWanted: (String) -> Bool = { _ in true }) -> [KnownType] {
    known.made?.filter { isWanted($0.type) }
      ?? code.builtTypes(
        code.types(for: path, makingOnly: known.propertyList, where: isWanted, in: has),
        of: known.propertyList ?? path)
  }
}

extension SharedCode {
  /// The most apps that may share a source file for rules to check all of them.
  static let maximumAppsOfFile = 64

  /// Returns the app of a list of quick actions; nil while its code is not known.
  ///
  /// - Parameters:
  ///   - path: the file that contains the list.
  ///   - propertyList: the property list that a tool generates from that file, else the same path.
  public func app(declaredIn path: String, as propertyList: String) -> App? {
    let key = path + "\n" + propertyList
    let made = cached(\.madeApps[key]) { () -> App.Known? in
      guard declaredIfKnown() != nil, let joined = actions(ofList: propertyList, madeOf: path)
      else { return nil }
      let index = withoutOtherApps(joined, for: path)
      return makeKnown(path, propertyList, index, lifeCycle(ofAppOf: propertyList))
    }
    return made.map { App($0, self) }
  }

  func makeKnown(
    _ path: String, _ propertyList: String?, _ index: ActionIndex, _ lifeCycle: KnownLifeCycle,
    making made: [KnownType]? = nil
  ) -> App.Known {
    // A type of the same name in another app is a different one, so each app has a graph of its own files.
    let graph = index.graph
    let index = index.knowing {
      made
        ?? builtTypes(
          types(for: path, makingOnly: propertyList, in: index.has), of: propertyList ?? path)
    }
    let hasScenes = lifeCycle.hasScenes
    let list = propertyList ?? listOfScenes(ofAppOf: mark(of: path))
    let classes = uiKitClasses(ofAppWith: list, hasScenes: hasScenes, index)
    return App.Known(
      path: path, propertyList: propertyList, index: index, lifeCycle: lifeCycle,
      isFullyKnown: isFullyKnown && hasPlainDelegates(index),
      reach: ActionReach(index, hasScenes: hasScenes, graph, classes),
      sure: index.conditionalCode.map {
        (ActionReach(index, hasScenes: hasScenes, graph, classes, in: .surelyBuilt), $0)
      }, made: made)
  }

  /// Returns the same, given the app's property list.
  package func app(ofList propertyList: String) -> App? {
    let maker = declaredIfKnown()?.first { $0.generated?.path == propertyList }
    return app(declaredIn: maker?.path ?? propertyList, as: propertyList)
  }

  /// Returns the apps of lists of quick actions, each once; nil while some code is not known.
  public func apps(of declared: [DeclaredTypes]) -> [App]? {
    let lists = Self.lists(declared)
    // If the first of several threads built what all need, the others would wait for it.
    if !isMadeLater { _ = self.apps() }
    let apps = Parallel.compactMap(lists, share: 4) {
      self.app(declaredIn: $0.path, as: $0.propertyList)
    }
    return apps.flatMap { $0.count == lists.count ? $0 : nil }
  }

  /// Returns all apps that declare or create quick actions; nil while some code is not known.
  public func allApps() -> [App]? {
    guard let declared = declaredIfKnown(), let apps = apps(of: declared) else { return nil }
    return apps + appsOfCode()
  }

  /// Returns the apps for which a source file counts; empty where that is not known, or where there are too many.
  func apps(having path: String) -> [App] {
    let key = project().codeFolder(of: path) ?? Self.all
    let (known, revision) = state.withLock { ($0.appsByFile[key], $0.revision) }
    let declaring: [String: [App.Known]]
    if let known {
      declaring = known
    } else {
      guard let near = lists(near: path) ?? declaredIfKnown() else { return [] }
      declaring = App.Known.byFile(
        Self.lists(near).compactMap { app(declaredIn: $0.path, as: $0.propertyList)?.known })
      state.withLock { state in
        if state.revision == revision { state.appsByFile[key] = declaring }
      }
    }
    let all = (declaring[path] ?? []) + (knownAppsOfCode().byFile[path] ?? [])
    return all.count <= Self.maximumAppsOfFile ? all.map { App($0, self) } : []
  }

  /// The lists to follow, each once: what a tool has written is left out where the file is there that it was
  /// made of.
  package static func lists(_ declared: [DeclaredTypes]) -> [DeclaredTypes] {
    var seen: Set<[String]> = []
    return DeclaredTypes.leavingOutWritten(declared)
      .filter { seen.insert([$0.path, $0.propertyList]).inserted }
  }

  /// The apps of which no property list declares what their code makes.
  public func appsOfCode() -> [App] { knownAppsOfCode().all.map { App($0, self) } }

  private func knownAppsOfCode() -> AppsOfCode {
    let made = cached(\.appsOfCode) { () -> AppsOfCode? in
      guard let index = indexIfKnown(), let lists = declaredIfKnown() else { return nil }
      return AppsOfCode(index.makesActions ? makeAppsOfCode(besides: lists) : [])
    }
    return made ?? AppsOfCode([])
  }

  /// The apps of which no property list declares what their code makes.
  struct AppsOfCode: Sendable {
    let all: [App.Known]
    /// The apps by their source files.
    let byFile: [String: [App.Known]]

    init(_ all: [App.Known]) {
      self.all = all
      byFile = App.Known.byFile(all)
    }
  }

  private func makeAppsOfCode(besides lists: [DeclaredTypes]) -> [App.Known] {
    let declared = Self.lists(lists).compactMap { app(declaredIn: $0.path, as: $0.propertyList) }
    let followed = Set(declared.flatMap { $0.types() }.map(\.location))
    let types = self.types(of: { path in mark(of: path).flatMap { isApp($0.folder) ? $0 : nil } })
      .filter { !followed.contains($0.location) }
    let apps = Dictionary(grouping: types) { mark(of: $0.location.path) }
    func place(_ app: (key: AppMark?, value: [KnownType])) -> (String, String) {
      (app.key?.folder ?? "", app.value.first?.location.path ?? "")
    }
    return apps.sorted { place($0) < place($1) }.compactMap { mark, types -> App.Known? in
      guard let path = types.first?.location.path, let joined = actions(for: path) else {
        return nil
      }
      let index = withoutForeignFiles(joined, of: mark)
      return makeKnown(
        path, nil, withoutOtherApps(index, for: path), lifeCycle(ofAppOf: mark),
        making: types)
    }
  }

  /// The position where code creates the first quick action with a type known only at run time; nil if all
  /// are known.
  public var unknownCreation: FileLocation? {
    allActions()?.creations.first { !$0.isTest && $0.pattern?.isTelling != true }.map {
      FileLocation($0.path, $0.range)
    }
  }
}
