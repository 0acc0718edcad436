import Files

extension SharedCode {
  /// Returns an index for the app of a file without the code of other apps: of those that handle quick actions, where
  /// that app does, too, and of those that have an app delegate of their own, where that app has one. Files of apps
  /// that declare quick actions were left out before.
  func withoutOtherApps(_ index: ActionIndex, for path: String) -> ActionIndex {
    let index = FileKind.isExpo(path) ? withoutDelegates(outsideOf: path, index) : index
    // Files in no app's folder may be an app as well.
    let own = appFolder(of: path)
    let folders = index.folders {
      ActionIndex.Folders(
        handling: handlingApps(index), delegates: self.delegates(in: index),
        files: Dictionary(grouping: index.files.keys, by: appFolder))
    }
    let (handling, delegates) = (folders.handling, folders.delegates)
    let borrowed = foldersOfDelegates(of: own, folders)
    let others = Set(delegates.keys).union(handling).filter { folder in
      guard folder != own, folder.map(declaresActions(inAppIn:)) != true else { return false }
      let areBothHandling =
        folder != nil && own != nil && handling.contains(own) && handling.contains(folder)
      let areApps = delegates[own] != nil && delegates[folder] != nil && !borrowed.contains(folder)
      return areBothHandling || areApps
    }
    guard !others.isEmpty else { return index }
    // Files that its project lists belong to it in any folder.
    let programs = owners().programs
    let targets = Set(mark(of: path)?.programs ?? [])
    let paths = folders.files.flatMap { folder, files in
      others.contains(folder)
        ? files.filter { !targets.isDisjoint(with: programs.owners(of: $0)) } : files
    }
    return ActionIndex(paths.reduce(into: [:]) { $0[$1] = index.files[$1] })
  }

  /// Returns an index for an app of an Expo file without the folders of other app delegates. Expo writes its app's
  /// delegate below the folder of that file, so delegates elsewhere belong to other apps, also before it has written
  /// its own. Packages next to the folder can be part of the app and have no delegate.
  private func withoutDelegates(outsideOf path: String, _ index: ActionIndex) -> ActionIndex {
    let own = Path.folder(of: path)
    let others = delegates(in: index).values.joined().map(\.path).filter { !Path.isInside($0, own) }
    guard !others.isEmpty else { return index }
    let folders = Set(others.map { Path.folder(of: $0) }.filter { !Path.isInside(own, $0) })
    let files = Set(others)
    let rest = index.files.filter { file, _ in
      Path.isInside(file, own)
        || !files.contains(file)
          && !Path.folders(above: file, upTo: project().folder).contains(where: folders.contains)
    }
    return ActionIndex(rest)
  }

  /// Returns an index without files that projects list only in programs of other apps.
  func withoutForeignFiles(_ joined: ActionIndex, of mark: AppMark?) -> ActionIndex {
    guard let isForeign = mark.map(foreignFiles) else { return joined }
    let own = joined.files.filter { path, _ in !isForeign(path) }
    return own.count == joined.files.count ? joined : ActionIndex(own)
  }

  /// Returns the index of the code that may belong to the app of a file: `actions(for:)` without the code of other
  /// apps, as in `withoutOtherApps`, and, where no list declares the app's quick actions, without files that projects
  /// list only in other programs.
  package func actionsOfOwnApp(of path: String) -> ActionIndex? {
    guard let joined = actions(for: path), let folder = appFolder(of: path) else {
      return actions(for: path)
    }
    let mark = markOfUndeclared(path, in: folder)
    return cached(\.apartActions[key(folder, mark)]) {
      withoutOtherApps(withoutForeignFiles(joined, of: mark), for: path)
    }
  }

  /// Returns the key for the app of a file: its folder, and the targets of the file where no list declares the app's
  /// quick actions; empty for a file in no app's folder.
  func appKey(of path: String) -> [String] {
    appFolder(of: path).map { key($0, markOfUndeclared(path, in: $0)) } ?? []
  }

  private func key(_ folder: String, _ mark: AppMark?) -> [String] {
    [folder] + (mark?.programs.map(String.init) ?? [])
  }

  /// Returns the app of a file; nil where a list declares its quick actions.
  private func markOfUndeclared(_ path: String, in folder: String) -> AppMark? {
    declaresActions(inAppIn: folder) ? nil : mark(of: path)
  }

  /// Returns true if an app surely begins in a folder, or handles quick actions there: its files are no part of apps
  /// in other folders.
  func isApp(_ folder: String) -> Bool {
    let folders = cached(\.beginnings) {
      allActions().map { index in
        Set(Set(delegates(in: index).keys).union(handlingApps(index)).compactMap(\.self))
      }
    }
    return folders?.contains(folder) ?? false
  }

  /// Returns the folders of apps that handle quick actions; nil for files in no app's folder.
  func handlingApps(_ index: ActionIndex) -> Set<String?> {
    Set(index.entryFiles.lazy.filter { !index.isTest($0) }.map(appFolder))
  }

  /// Returns the types in which the apps of an index begin, by the folders of the apps; nil for no app's. A SwiftUI
  /// app counts where all of its app delegates are known.
  private func delegates(in index: ActionIndex) -> [String?: [CodeIndex.TypePart]] {
    let code = indexIfKnown()
    let parts = code?.parts(in: index).filter { part in
      guard !index.isTest(part.path) else { return false }
      if part.inherited.contains("UIApplicationDelegate") { return true }
      // A delegate in no app's folder may belong to a Mac app.
      return !Self.delegates.isDisjoint(with: part.inherited) && appFolder(of: part.path) != nil
        && code?.files[part.path]?.adaptedDelegates != nil
    }
    return Dictionary(grouping: parts ?? []) { appFolder(of: $0.path) }
  }

  /// Returns the folders of apps that declare types in which the app of a folder begins without declaring them
  /// itself: superclasses of its delegates, and the app delegates that its SwiftUI app names.
  private func foldersOfDelegates(
    of folder: String?, _ folders: ActionIndex.Folders
  ) -> Set<String?> {
    guard let code = indexIfKnown(), let parts = folders.delegates[folder] else { return [] }
    let names = parts.reduce(into: Set<String>()) { names, part in
      names.formUnion(part.inherited)
      names.formUnion(code.files[part.path]?.adaptedDelegates ?? [])
    }
    let own = (folders.files[folder] ?? []).flatMap { code.files[$0]?.parts ?? [] }
    let others = names.subtracting(own.lazy.filter(\.isDeclared).map(\.name))
    return others.reduce(into: []) { folders, name in
      let declaring = Set(
        (code.parts[name] ?? []).filter(\.isDeclared).map { appFolder(of: $0.path) })
      // Files in no app's folder come before those of another app.
      folders.formUnion(declaring.contains(nil) ? [nil] : declaring)
    }
  }
}
