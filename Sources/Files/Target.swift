/// The files that belong to one property list. Which files Xcode puts into a target only the project
/// file knows; this goes by where they lie, and takes too many rather than too few where absence
/// would be reported.
public struct Target: Sendable, Equatable {
  /// The absolute path of the property list.
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
  /// All files of translations in the folder that was looked through, for those who know better than
  /// by where files lie.
  package let allStringsFiles: [String]
  /// The strings files and catalogs of the project's code: `Localizable.strings` and the like.
  package let otherTables: [String]
  /// Those of them that are nearer to no other Info.plist, and in no package and no pod.
  package let nearTables: [String]
  /// All of the project.
  public let assetCatalogs: [String]
  /// All of the project that are in no catalog.
  public let images: [String]
  /// The source files of the folder that was looked through.
  package let codeFiles: [String]
  /// Whether only links lead to some folders of the project, which may hold more images.
  public let hasLinkedFolders: Bool
  /// Whether everything in the project folder was seen that can hold images.
  public let hasAllImages: Bool
  /// Whether everything in the project folder was seen that can hold translations.
  public let hasAllTranslations: Bool
  /// Whether it is known where the project begins and ends.
  public let isInProject: Bool

  /// Of some sorted paths the one nearest to the property list, of equally near ones the highest.
  package func nearest(_ paths: [String]) -> String? {
    guard paths.count > 1 else { return paths.first }
    let around = Path.folders(above: propertyList).lazy.map { Path.inside($0, of: paths) }
    return (around.first { !$0.isEmpty } ?? paths).min { Path.depth($0) < Path.depth($1) }
  }
}
