import AppFiles
import Files

/// Lists of quick actions, grouped by the programs (built targets) that they belong to.
struct ListsByProgram: Sendable {
  let all: [DeclaredTypes]
  /// The indexes of the lists that any source file may affect.
  private var shared: [Int] = []
  private var own: [Int: [Int]] = [:]

  /// - Parameter programs: returns the programs of a list; nil where any source file may be part of them.
  init(_ all: [DeclaredTypes], programs: (DeclaredTypes) -> Set<Int>?) {
    self.all = all
    for (place, list) in all.enumerated() {
      guard let programs = programs(list) else {
        shared.append(place)
        continue
      }
      for program in programs { own[program, default: []].append(place) }
    }
  }

  /// Returns the lists that a source file of some programs may affect, in their order.
  ///
  /// - Parameter programs: nil where it may be part of any.
  func lists(of programs: [Int]?) -> [DeclaredTypes] {
    guard let programs else { return all }
    let places = programs.reduce(into: Set(shared)) { $0.formUnion(own[$1] ?? []) }
    return places.sorted().map { all[$0] }
  }
}

extension SharedCode {
  /// Returns the lists of the app of a file and of apps that share code with it; nil where the file does not belong
  /// to exactly one app that declares quick actions, or the lists have not been read.
  package func lists(near path: String) -> [DeclaredTypes]? {
    declaringFolder(of: path).flatMap { listsByProgram(in: $0)?.all }
  }

  /// Returns the lists in no app's folder, for a file of an app without lists; nil where the file may belong to other
  /// apps, too.
  package func listsOfNoApp(for path: String) -> [DeclaredTypes]? {
    guard let folder = appFolder(of: path), isApp(folder), let all = declaredIfKnown(),
      let apps = apps()
    else { return nil }
    return all.filter { list in appFolder(of: list.path).map { apps.share($0, folder) } ?? true }
  }

  /// Returns the lists of the apps that a source file may be part of, as far as that is known without reading files;
  /// nil where they have not been read.
  package func lists(ofAppsWith path: String) -> [DeclaredTypes]? {
    guard let lists = listsByProgram(in: declaringFolder(of: path)) else { return nil }
    guard areProjectsKnown else { return lists.all }
    let programs = owners().programs
    return lists.lists(of: programs.programs(with: path, in: project(), besides: includedSources))
  }

  private var areProjectsKnown: Bool {
    !isMadeLater || state.withLock { $0.projects }.knows(project())
  }

  /// Returns the folder of a file's app, if the app declares quick actions.
  private func declaringFolder(of path: String) -> String? {
    guard declaredIfKnown() != nil, let apps = apps() else { return nil }
    return project().codeFolder(of: path).flatMap { apps.declares($0) ? $0 : nil }
  }

  /// - Parameter folder: that of an app that declares quick actions; nil for all.
  private func listsByProgram(in folder: String?) -> ListsByProgram? {
    guard let all = declaredIfKnown() else { return nil }
    let (known, revision) = state.withLock { ($0.lists[folder], $0.revision) }
    if let known { return known }
    let near = folder.flatMap { folder in apps()?.lists(near: folder, of: all) } ?? all
    guard areProjectsKnown else { return ListsByProgram(near) { _ in nil } }
    let (owners, project) = (owners(), project())
    let made = ListsByProgram(near) { list in
      let targets = owners.facts(of: list.propertyList).owningTargets
      return owners.programs.separable(targets, in: project)
    }
    state.withLock { state in
      if state.revision == revision { state.lists[folder] = made }
    }
    return made
  }

  /// Returns a value derived from the property lists of all apps of some projects; cached for source files that no
  /// target lists, unless the projects may change meanwhile.
  func ofAllApps<Value: Sendable>(
    _ programs: ProgramFiles, _ kept: WritableKeyPath<State, [ObjectIdentifier: Value]> & Sendable,
    _ read: () -> Value
  ) -> Value {
    guard !isMadeLater else { return read() }
    let key = ObjectIdentifier(programs)
    let (known, revision) = state.withLock { ($0[keyPath: kept][key], $0.revision) }
    if let known { return known }
    let value = read()
    state.withLock { state in
      if state.revision == revision { state[keyPath: kept][key] = value }
    }
    return value
  }
}
