extension ProjectFiles {
  /// The files that belong to a property list, which need not be among those that were found.
  public func target(of propertyList: String) -> Target {
    let known = projectFolder(of: propertyList)
    let project = known ?? folder
    let ownCatalogs = Path.inside(project, of: assetCatalogs)
    let ownImages = Path.inside(project, of: images)
    return Target(
      propertyList: propertyList, searchedFolder: folder, xcodeProjects: xcodeProjects,
      projectFolder: project,
      stringsFiles: stringsFiles(of: propertyList), allStringsFiles: stringsFiles,
      otherTables: Path.inside(project, of: otherTables),
      nearTables: nearTables(of: propertyList, inside: project),
      assetCatalogs: ownCatalogs, images: ownImages, codeFiles: codeFiles,
      hasLinkedFolders: !Path.inside(project, of: linkedFolders).isEmpty,
      hasAllImages: isComplete && Path.inside(project, of: linkedCatalogs).isEmpty,
      hasAllTranslations: hasAllTranslations(of: propertyList),
      isInProject: known != nil)
  }

  /// The folder of the innermost project around a file that was found; nil where there is none. A
  /// package is part of the project around it.
  public func projectFolder(of path: String) -> String? {
    appFolder(of: path)
      ?? Path.folder(above: path) { projectFolders.contains(sorted: $0) }
  }

  /// The same, where it is more than a package.
  public func appFolder(of path: String) -> String? {
    Path.folder(above: path) { appFolders.contains(sorted: $0) }
  }

  /// The strings files that belong to a property list.
  public func stringsFiles(of propertyList: String) -> [String] {
    guard let strings = owner(of: propertyList).flatMap({ stringsByOwner[PathKey($0)] }) else {
      return []
    }
    let inProject = Path.inside(projectFolder(of: propertyList) ?? folder, of: strings)
    if packageFolders.isEmpty { return inProject }
    let package = packageFolder(of: propertyList).map(PathKey.init)
    return inProject.filter { packageFolder(of: $0).map(PathKey.init) == package }
  }

  /// All strings files and catalogs, for property lists and for code.
  package var translationTables: [String] { stringsFiles + otherTables }

  /// The tables of the code around a property list that are nearer to no other one.
  private func nearTables(of propertyList: String, inside project: String) -> [String] {
    guard !tablesByOwner.isEmpty else { return [] }
    return Path.folders(above: propertyList).flatMap { folder in
      Path.inside(project, of: tablesByOwner[PathKey(folder)] ?? [])
    }.filter { !mayBePartOfAny($0) }
  }

  /// Returns the folder of the innermost package around a file, unless an app is further in.
  package func packageFolder(of path: String) -> String? {
    guard !packageFolders.isEmpty else { return nil }
    let folders = Path.folders(above: path)
    let nearest = folders.first {
      packageFolders.contains(sorted: $0) || appFolders.contains(sorted: $0)
    }
    return nearest.flatMap { packageFolders.contains(sorted: $0) ? $0 : nil }
  }

  /// Returns true if any app may use a file: it is in a package, or in a pod, unless an app is further in.
  package func mayBePartOfAny(_ path: String) -> Bool {
    if packageFolder(of: path) != nil { return true }
    guard !podFolders.isEmpty else { return false }
    let nearest = Path.folder(above: path) {
      podFolders.contains(sorted: $0) || appFolders.contains(sorted: $0)
    }
    return nearest.map { podFolders.contains(sorted: $0) } ?? false
  }

  /// Returns true if every file was found that can contain translations of a property list.
  public func hasAllTranslations(of propertyList: String) -> Bool {
    let project = projectFolder(of: propertyList) ?? folder
    return isComplete && Path.inside(project, of: linkedLanguages).isEmpty
  }

  /// The property lists that a strings file belongs to.
  public func propertyLists(of stringsFile: String) -> [String] {
    let owner = Path.folder(above: stringsFile) { propertyListsByOwner[PathKey($0)] != nil }
    guard let owner, stringsByOwner[PathKey(owner)]?.contains(sorted: stringsFile) == true else {
      return []
    }
    let package = packageFolder(of: stringsFile).map(PathKey.init)
    return (propertyListsByOwner[PathKey(owner)] ?? []).filter {
      Path.isInside(stringsFile, projectFolder(of: $0) ?? folder)
        && packageFolder(of: $0).map(PathKey.init) == package
    }
  }

  /// The innermost folder around a property list that strings files belong to.
  func owner(of propertyList: String) -> String? {
    Path.folder(above: propertyList) { stringsByOwner[PathKey($0)] != nil }
  }

  /// Returns the strings files by the innermost folder around each that also contains an Info.plist, at any depth:
  /// this is the nearest Info.plist. If there is none, the key is the scanned folder.
  static func stringsByOwner(
    _ stringsFiles: [String], _ propertyLists: [String], in folder: String
  ) -> [PathKey: [String]] {
    var owners = Set<PathKey>()
    for path in propertyLists where isInfoPlist(path) {
      for above in Path.folders(above: path) {
        // The folders above a known one are known.
        guard owners.insert(PathKey(above)).inserted else { break }
      }
    }
    return Dictionary(
      grouping: stringsFiles,
      by: { path in
        PathKey(Path.folder(above: path) { owners.contains(PathKey($0)) } ?? folder)
      })
  }

  /// Returns the path of a property list as its folder lists it, of one that a project names in another case: disks of
  /// macOS find it. A path that nothing is listed for stays as it is.
  package func listed(propertyList path: String) -> String {
    guard !propertyLists.contains(sorted: path),
      let same = propertyListsWithoutCase[path.lowercased()], same.count == 1
    else { return path }
    return same.first ?? path
  }

  /// `Info.plist`, `App-Info.plist` and the like.
  package static func isInfoPlist(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    return name.hasSuffix("info.plist") && name != "googleservice-info.plist"
  }
}
