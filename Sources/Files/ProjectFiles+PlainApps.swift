extension ProjectFiles {
  /// Folders of apps that no project marks, sorted: below each lie an Info.plist and a file in which an app begins,
  /// and an app begins outside of it as well.
  func foundPlainApps() -> [String] {
    func isMarked(_ path: String) -> Bool { appFolder(of: path) != nil }
    let entries = codeFiles.filter { Self.begins(Path.name(of: $0)) && !isMarked($0) }
    guard entries.count > 1 else { return [] }
    var roots: Set<String> = []
    for list in propertyLists where list.lowercased().hasSuffix("info.plist") && !isMarked(list) {
      let root = Path.folders(above: list, upTo: folder).first {
        !Path.inside($0, of: entries).isEmpty
      }
      if let root { roots.insert(root) }
    }
    let sorted = roots.sorted { $0.precedes($1) }
    let isApart = sorted.allSatisfy { root in
      root != folder && Path.inside(root, of: sorted).isEmpty
    }
    guard isApart, let first = sorted.first else { return [] }
    let isAlone = sorted.count == 1 && Path.inside(first, of: entries).count == entries.count
    return isAlone ? [] : sorted
  }

  /// True if the name of a file is one in which an app may begin.
  private static func begins(_ name: String) -> Bool {
    let base = name.prefix { $0 != "." && $0 != "+" }
    return ["AppDelegate", "SceneDelegate", "App"].contains(where: base.hasSuffix) || base == "main"
  }

  /// The folder of the app that a source file or a property list belongs to: one that a project marks, else one by
  /// its files.
  package func codeFolder(of path: String) -> String? {
    appFolder(of: path) ?? Path.folder(above: path) { plainAppFolders.contains(sorted: $0) }
  }

  /// The outermost folder of an app around a file. Apps that lie in each other may share files.
  package func outermostCodeFolder(of path: String) -> String? {
    guard appFolders.count + plainAppFolders.count > 1 else { return nil }
    return Path.folders(above: path, upTo: folder).last {
      appFolders.contains(sorted: $0) || plainAppFolders.contains(sorted: $0)
    }
  }
}
