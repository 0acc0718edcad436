/// The files of one property list. Only a project file contains the exact members of a target; this uses the folders,
/// and includes too many files rather than too few where a missing one would be reported.
public struct Target: Sendable, Equatable {
  /// The absolute path of the property list.
  public let propertyList: String
  /// The scanned folder; no file outside of it is read.
  public let searchedFolder: String
  /// All Xcode projects in that folder.
  public let xcodeProjects: [String]
  /// The folder of the innermost project around the property list, else the scanned folder.
  public let projectFolder: String
  /// The strings files that are nearest to this property list.
  public let stringsFiles: [String]
  /// All files of translations in the scanned folder, for callers that know more than the folders show.
  package let allStringsFiles: [String]
  /// The strings files and catalogs of the project's code: `Localizable.strings` and the like.
  package let otherTables: [String]
  /// Those of them that are nearer to no other Info.plist, and in no package and no pod.
  package let nearTables: [String]
  /// All asset catalogs of the project.
  public let assetCatalogs: [String]
  /// All images of the project outside of catalogs.
  public let images: [String]
  /// The source files in the scanned folder.
  package let codeFiles: [String]
  /// True if some folders of the project are only reached by links and may contain more images.
  public let hasLinkedFolders: Bool
  /// True if every file in the project folder was found that can contain images.
  public let hasAllImages: Bool
  /// True if every file in the project folder was found that can contain translations.
  public let hasAllTranslations: Bool
  /// True if the extent of the project is known.
  public let isInProject: Bool

  /// Returns the one of some sorted paths that is nearest to the property list; of equally near ones the highest.
  package func nearest(_ paths: [String]) -> String? {
    guard paths.count > 1 else { return paths.first }
    let around = Path.folders(above: propertyList).lazy.map { Path.inside($0, of: paths) }
    return (around.first { !$0.isEmpty } ?? paths).min { Path.depth($0) < Path.depth($1) }
  }
}
