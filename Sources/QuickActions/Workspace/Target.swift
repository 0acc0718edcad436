/// The files that belong to one property list. Which files Xcode puts into a target only the project
/// file knows; this goes by where they lie, and takes too many rather than too few where absence
/// would be reported.
public struct Target: Sendable, Equatable {
  public let propertyList: String
  /// The folder of the innermost project around the property list, else the folder that was looked
  /// through.
  public let projectFolder: String
  /// Those that lie nearest to this property list and to no other Info.plist.
  public let stringsFiles: [String]
  /// All of the project.
  public let assetCatalogs: [String]
  /// All of the project that are in no catalog.
  public let images: [String]
  /// Whether there are other images and catalogs outside of the project, which it could use as well.
  public let hasImagesElsewhere: Bool
  /// Whether everything in the project folder was seen.
  public let isComplete: Bool

  /// Paths in the order of their nearness to the property list, of equally near ones the higher
  /// first.
  func nearestFirst(_ paths: [String]) -> [String] {
    let folder = Path.folder(of: propertyList)
    return paths.enumerated()
      .map { index, path in
        (-Path.commonDepth(path, folder), path.utf8.count { $0 == UInt8(ascii: "/") }, index, path)
      }
      .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }
      .map(\.3)
  }
}

extension ProjectFiles {
  /// The files that belong to a property list, which need not be among those that were found.
  public func target(of propertyList: String) -> Target {
    let project =
      projectFolders.filter { Path.isInside(propertyList, $0) }
      .max { $0.utf8.count < $1.utf8.count } ?? folder
    func inProject(_ paths: [String]) -> [String] {
      paths.filter { Path.isInside($0, project) }
    }
    let ownCatalogs = inProject(assetCatalogs)
    let ownImages = inProject(images)
    return Target(
      propertyList: propertyList, projectFolder: project,
      stringsFiles: stringsFiles(of: propertyList, among: inProject(stringsFiles)),
      assetCatalogs: ownCatalogs, images: ownImages,
      hasImagesElsewhere: ownCatalogs.count < assetCatalogs.count
        || ownImages.count < images.count,
      isComplete: isComplete)
  }

  /// The property lists that a strings file belongs to.
  public func propertyLists(of stringsFile: String) -> [String] {
    propertyLists.filter {
      Self.isInfoPlist($0) && target(of: $0).stringsFiles.contains(stringsFile)
    }
  }

  private func stringsFiles(of propertyList: String, among candidates: [String]) -> [String] {
    func nearness(_ path: String, _ other: String) -> Int {
      Path.commonDepth(Path.folder(of: path), Path.folder(of: other))
    }
    let own = candidates.map { nearness($0, propertyList) }
    guard let best = own.max() else { return [] }
    let others = propertyLists.filter { $0 != propertyList && Self.isInfoPlist($0) }
    return zip(candidates, own).filter { path, depth in
      depth == best && !others.contains { nearness(path, $0) > depth }
    }.map(\.0)
  }

  /// `Info.plist`, `App-Info.plist` and the like.
  private static func isInfoPlist(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    return name.hasSuffix("info.plist") && name != "googleservice-info.plist"
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
}
