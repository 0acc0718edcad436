import AppFiles
import Files
import Synchronization

extension SharedCode {
  /// Returns what the code of an app says about quick actions, all of its files joined. What lies in the folder of
  /// another app that declares quick actions of its own is left out.
  ///
  /// - Parameter path: the property list of the app.
  public func actions(for path: String) -> ActionIndex? {
    guard let folder = project().codeFolder(of: path) else { return actionsOutsideOfApps(path) }
    return actions(named: folder) { index in
      apps()?.files(of: folder).compactMap { path in
        index.files[path].map { (path, $0.actions) }
      }
    }
  }

  /// Returns what source files say that lie in no app's folder, where an app begins there; else what all say.
  private func actionsOutsideOfApps(_ path: String) -> ActionIndex? {
    guard let index = indexIfKnown(), !index.files.isEmpty, beginsOutsideOfApps(index),
      projects.facts(of: project().target(of: path), in: disk).isEmpty
    else { return allActions() }
    return actions(named: Self.outside) { index in
      index.files.filter { project().codeFolder(of: $0.key) == nil }.map {
        ($0.key, $0.value.actions)
      }
    }
  }

  /// Returns true if an app begins in a source file that lies in no app's folder.
  private func beginsOutsideOfApps(_ index: CodeIndex) -> Bool {
    let (known, revision) = state.withLock { ($0.beginsOutside, $0.revision) }
    if let known { return known }
    let begins = index.parts.values.joined().contains { part in
      !Self.delegates.isDisjoint(with: part.inherited)
        && project().codeFolder(of: part.path) == nil
    }
    state.withLock { state in
      if state.revision == revision { state.beginsOutside = begins }
    }
    return begins
  }

  /// Returns true if a property list may be that of the app of a source file: a target has both, or both lie in the
  /// folder of one app, or in none.
  package func isList(_ list: String, ofAppWith path: String) -> Bool {
    let (folder, own) = (appFolder(of: list), appFolder(of: path))
    if let folder, let own, Path.isNested(own, folder) { return true }
    if folder == nil, own == nil { return true }
    let owners = owners()
    let targets = owners.facts(of: list).owningTargets
    return !Set(targets).isDisjoint(with: owners.programs.owners(of: path))
  }

  /// Returns what the code of the app of a list of quick actions says about them: the same without what Xcode's
  /// projects have in other apps only.
  ///
  /// - Parameters:
  ///   - list: the property list.
  ///   - path: the file from which a tool makes it.
  public func actions(ofList list: String, madeOf path: String? = nil) -> ActionIndex? {
    guard indexIfKnown() != nil else { return nil }
    let (known, revision) = state.withLock { ($0.ownActions[list], $0.revision) }
    if let known { return known }
    guard let joined = actions(for: path ?? list) else { return nil }
    let made = without(otherFilesThan: sources(for: owners().facts(of: list).owningTargets), joined)
    state.withLock { state in
      if state.revision == revision { state.ownActions[list] = made }
    }
    return made
  }

  /// An index of some of the files of another.
  ///
  /// - Parameter paths: nil for all.
  func without(otherFilesThan paths: Set<String>?, _ joined: ActionIndex) -> ActionIndex {
    guard let paths else { return joined }
    let own = paths.reduce(into: [:]) { $0[$1] = joined.files[$1] }
    return own.count == joined.files.count ? joined : ActionIndex(own)
  }

  /// The source files that may be part of what targets make; nil for all.
  func sources(for owners: [Int]) -> Set<String>? {
    let programs = self.owners().programs
    let (known, index, revision) = state.withLock { ($0.sources, $0.index, $0.revision) }
    let sources =
      known
      ?? programs.sources(
        index?.files.keys.map(\.self) ?? [], in: project(), besides: includedSources)
    if known == nil {
      state.withLock { state in
        if state.revision == revision { state.sources = sources }
      }
    }
    return programs.files(of: sources, for: owners, in: project())
  }

  /// Which source files surely are no part of the apps of some property lists.
  package func foreignFiles(for lists: [String]) -> (String) -> Bool {
    let (project, projects) = (project(), state.withLock { $0.projects })
    let facts = Set(lists).map { projects.facts(of: project.target(of: $0), in: disk) }
    return ProjectFacts.foreignFiles(to: facts, in: project, besides: includedSources)
  }

  /// The names of source files that count as if they stood in others, as far as is known by now.
  var includedSources: Set<String> {
    let (known, index, revision) = state.withLock { ($0.included, $0.index, $0.revision) }
    if let known { return known }
    guard let made = index?.includedSources else { return [] }
    state.withLock { state in
      if state.revision == revision { state.included = made }
    }
    return made
  }

  /// Returns what all source files say about quick actions.
  public func allActions() -> ActionIndex? {
    actions(named: Self.all) { index in index.files.map { ($0.key, $0.value.actions) } }
  }

  /// Returns what is joined under a name; what changes meanwhile is joined again when it is asked for.
  private func actions(
    named name: String, _ files: (CodeIndex) -> [(path: String, facts: ActionFacts)]?
  ) -> ActionIndex? {
    guard indexIfKnown() != nil else { return nil }
    let (index, known, revision) = state.withLock { ($0.index, $0.actions[name], $0.revision) }
    if let known { return known }
    guard let index, let files = files(index) else { return nil }
    let made = ActionIndex(Dictionary(files.map { ($0.path, $0.facts) }) { $1 })
    state.withLock { state in
      if state.revision == revision { state.actions[name] = made }
    }
    return made
  }

  func apps() -> AppFiles? {
    guard indexIfKnown() != nil, declaredIfKnown() != nil else { return nil }
    let (state, known) = self.state.withLock { ($0, $0.apps) }
    if let known { return known }
    let project = project()
    guard let index = state.index, let lists = state.declared, isReady else {
      noteAsked()
      return nil
    }
    var facts: [String: ProjectFacts] = [:]
    let made = AppFiles(index.files.keys, declaring: lists.all.map(\.path), in: project) {
      list, path in
      let known = facts[list] ?? state.projects.facts(of: project.target(of: list), in: disk)
      facts[list] = known
      return known.isApart(path)
    }
    self.state.withLock { now in
      if now.revision == state.revision { now.apps = made }
    }
    return made
  }

  /// Returns true if a file surely counts for the app of another file and for no app that is apart from it: both lie in
  /// one app's folder, or in those of apps that lie in each other and share files.
  package func isOnly(_ path: String, ofAppOf other: String) -> Bool {
    guard let apps = apps(), let folder = project().codeFolder(of: path),
      apps.declares(folder) || isApp(folder), let own = project().codeFolder(of: other)
    else { return false }
    return apps.share(folder, own)
  }
}
