/// The files that belong to one property list. Which files Xcode puts into a target only the project
/// file knows; this goes by where they lie, and takes too many rather than too few where absence
/// would be reported.
public struct Target: Sendable, Equatable {
  public let propertyList: String
  /// The folder that was looked through; nothing outside of it is read.
  public let searchedFolder: String
  /// All Xcode projects in that folder.
  public let xcodeProjects: [String]
  /// The folder of the innermost project around the property list, else the folder that was looked
  /// through.
  public let projectFolder: String
  /// Those that lie nearest to this property list and to no other Info.plist.
  public let stringsFiles: [String]
  /// The strings files and catalogs of the project's code: `Localizable.strings` and the like.
  let otherTables: [String]
  /// All of the project.
  public let assetCatalogs: [String]
  /// All of the project that are in no catalog.
  public let images: [String]
  /// Whether only links lead to some folders of the project, which may hold more images.
  public let hasLinkedFolders: Bool
  /// Whether everything in the project folder was seen that can hold images.
  public let hasAllImages: Bool
  /// Whether everything in the project folder was seen that can hold translations.
  public let hasAllTranslations: Bool
  /// Whether it is known where the project begins and ends.
  public let isInProject: Bool

  /// Of some sorted paths the one nearest to the property list, of equally near ones the highest.
  func nearest(_ paths: [String]) -> String? {
    guard paths.count > 1 else { return paths.first }
    let around = Path.folders(above: propertyList).lazy.map { Path.inside($0, of: paths) }
    return (around.first { !$0.isEmpty } ?? paths).min { Path.depth($0) < Path.depth($1) }
  }
}

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
      stringsFiles: stringsFiles(of: propertyList),
      otherTables: Path.inside(project, of: otherTables),
      assetCatalogs: ownCatalogs, images: ownImages,
      hasLinkedFolders: !Path.inside(project, of: linkedFolders).isEmpty,
      hasAllImages: isComplete && Path.inside(project, of: linkedCatalogs).isEmpty,
      hasAllTranslations: hasAllTranslations(of: propertyList),
      isInProject: known != nil)
  }

  /// The folder of the innermost project around a file that was found; nil where there is none. A
  /// package is part of the project around it.
  public func projectFolder(of path: String) -> String? {
    appFolder(of: path)
      ?? Path.folders(above: path).first { projectFolders.contains(sorted: $0) }
  }

  /// The same, where it is more than a package.
  public func appFolder(of path: String) -> String? {
    Path.folders(above: path).first { appFolders.contains(sorted: $0) }
  }

  /// The strings files that belong to a property list.
  public func stringsFiles(of propertyList: String) -> [String] {
    guard let strings = owner(of: propertyList).flatMap({ stringsByOwner[$0] }) else { return [] }
    let project = projectFolder(of: propertyList) ?? folder
    return strings.filter { Path.isInside($0, project) }
  }

  /// Whether everything that belongs to a property list was seen that can hold translations.
  public func hasAllTranslations(of propertyList: String) -> Bool {
    let project = projectFolder(of: propertyList) ?? folder
    return isComplete && Path.inside(project, of: linkedLanguages).isEmpty
  }

  /// The property lists that a strings file belongs to.
  public func propertyLists(of stringsFile: String) -> [String] {
    let owner = Path.folders(above: stringsFile).first { propertyListsByOwner[$0] != nil }
    return (owner.flatMap { propertyListsByOwner[$0] } ?? [])
      .filter { stringsFiles(of: $0).contains(stringsFile) }
  }

  /// The innermost folder around a property list that strings files belong to.
  func owner(of propertyList: String) -> String? {
    Path.folders(above: propertyList).first { stringsByOwner[$0] != nil }
  }

  /// The strings files by the innermost folder around each that also holds an Info.plist, however
  /// deep: that is the Info.plist it lies nearest to. Where there is none, by the folder that was
  /// looked through.
  static func stringsByOwner(
    _ stringsFiles: [String], _ propertyLists: [String], in folder: String
  ) -> [String: [String]] {
    var owners = Set<String>()
    for path in propertyLists where isInfoPlist(path) {
      for above in Path.folders(above: path) {
        // What is above a known folder is known.
        guard owners.insert(above).inserted else { break }
      }
    }
    return Dictionary(
      grouping: stringsFiles,
      by: { path in Path.folders(above: path).first(where: owners.contains) ?? folder })
  }

  /// `Info.plist`, `App-Info.plist` and the like.
  static func isInfoPlist(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    return name.hasSuffix("info.plist") && name != "googleservice-info.plist"
  }
}

extension [String] {
  /// Whether an array that is sorted by the bytes of its texts holds one.
  fileprivate func contains(sorted text: String) -> Bool {
    let index = lowerBound(text)
    return index < count && self[index] == text
  }

  /// The index of the first text that does not come before another, by their bytes.
  fileprivate func lowerBound(_ text: String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].utf8.lexicographicallyPrecedes(text.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

/// Paths as text, with `/` between names.
public enum Path {
  /// The folder a path lies in, without a `/` at its end; `/` for what lies at the top.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  public static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Whether a path is a folder or lies in it.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A path as it is written from a folder; the path itself where it does not lie in it.
  public static func relative(_ path: String, to folder: String) -> String {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }

  /// How many names two paths begin with in common.
  public static func commonDepth(_ first: String, _ second: String) -> Int {
    zip(first.split(separator: "/"), second.split(separator: "/"))
      .prefix { $0 == $1 }.count
  }

  /// How many `/` a path has.
  static func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  /// The folders that a path lies in, the innermost first.
  static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(rest.isEmpty ? "/" : String(rest))
    }
    return folders
  }

  /// Those of some sorted paths that lie in a folder.
  static func inside(_ folder: String, of paths: [String]) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    // `0` follows `/`, so no path between the two lies elsewhere.
    let start = paths.lowerBound(prefix)
    let end = paths.lowerBound(prefix.dropLast() + "0")
    return start < end ? Array(paths[start..<end]) : []
  }
}
