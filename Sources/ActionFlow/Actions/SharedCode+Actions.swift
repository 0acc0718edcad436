import AppFiles
import Files
import Synchronization

extension SharedCode {
  /// Returns the index of all source files of an app. The folders of other apps that declare quick actions are left
  /// out.
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

  /// Returns the index of the source files in no app's folder, if an app begins in one of them; else that of all
  /// files.
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

  /// Returns true if an app begins in a source file that is in no app's folder.
  private func beginsOutsideOfApps(_ index: CodeIndex) -> Bool {
    cachedValue(\.beginsOutside) {
      index.parts.values.joined().contains { part in
        !Self.delegates.isDisjoint(with: part.inherited)
          && project().codeFolder(of: part.path) == nil
      }
    }
  }

  /// Returns true if a property list may be that of the app of a source file: they share a target, or both are in one
  /// app's folder, or both in none.
  package func isList(_ list: String, ofAppWith path: String) -> Bool {
    let (folder, own) = (appFolder(of: list), appFolder(of: path))
    if let folder, let own, Path.isNested(own, folder) { return true }
    if folder == nil, own == nil { return true }
    let owners = owners()
    let targets = owners.facts(of: list).owningTargets
    return !Set(targets).isDisjoint(with: owners.programs.owners(of: path))
  }

  /// Returns the index of the app of a list of quick actions, without files that Xcode projects list only for other
  /// apps.
  ///
  /// - Parameters:
  ///   - list: the property list.
  ///   - path: the file from which a tool generates the list.
  public func actions(ofList list: String, madeOf path: String? = nil) -> ActionIndex? {
    guard indexIfKnown() != nil else { return nil }
    return cached(\.ownActions[list]) {
      actions(for: path ?? list).map { joined in
        let targets = owners().facts(of: list).owningTargets
        return without(otherFilesThan: sources(for: targets), joined)
      }
    }
  }

  /// Returns an index of some of the files of another.
  ///
  /// - Parameter paths: nil for all.
  func without(otherFilesThan paths: Set<String>?, _ joined: ActionIndex) -> ActionIndex {
    guard let paths else { return joined }
    let own = paths.reduce(into: [:]) { $0[$1] = joined.files[$1] }
    return own.count == joined.files.count ? joined : ActionIndex(own)
  }

  /// Returns the source files that may be built into some targets; nil for all.
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

  /// Returns a function that is true for source files that surely are no part of the apps of some property lists.
  package func foreignFiles(for lists: [String]) -> (String) -> Bool {
    let (project, projects) = (project(), state.withLock { $0.projects })
    let facts = Set(lists).map { projects.facts(of: project.target(of: $0), in: disk) }
    return ProjectFacts.foreignFiles(to: facts, in: project, besides: includedSources)
  }

  /// The names of source files that other files include, and that count as part of these, as far as they are known.
  var includedSources: Set<String> {
    let (known, index, revision) = state.withLock { ($0.included, $0.index, $0.revision) }
    if let known { return known }
    guard let made = index?.includedSources else { return [] }
    state.withLock { state in
      if state.revision == revision { state.included = made }
    }
    return made
  }

  /// Returns the index of all source files.
  public func allActions() -> ActionIndex? {
    actions(named: Self.all) { index in index.files.map { ($0.key, $0.value.actions) } }
  }

  /// Returns the index that is cached under a name; one that goes out of date while it is built is built again on the
  /// next request.
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

  /// Returns true if a file surely counts for the app of another file and for no separate app: both are in one app's
  /// folder, or in nested apps that share files.
  package func isOnly(_ path: String, ofAppOf other: String) -> Bool {
    guard let apps = apps(), let folder = project().codeFolder(of: path),
      apps.declares(folder) || isApp(folder), let own = project().codeFolder(of: other)
    else { return false }
    return apps.share(folder, own)
  }
}
