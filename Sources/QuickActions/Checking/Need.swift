/// What a rule can ask for beside the file that it checks.
public enum Need: Sendable, Hashable, CaseIterable {
  /// The images of the project, in asset catalogs and beside them.
  case images
  /// The translations of a property list.
  case translations
  /// The Xcode projects that name a property list.
  case project
  /// The property lists whose titles are looked up in a file of translations.
  case propertyLists
}

extension Need {
  /// Whether a file can tell what is asked for, by its path.
  public func reads(_ path: String) -> Bool {
    let path = path.lowercased()
    return switch self {
    case .images:
      path.contains(".xcassets/") || LooseImages.endings.contains(where: path.hasSuffix)
    case .translations: TranslationFile.isNamed(path)
    case .project: path.contains(".xcodeproj/")
    case .propertyLists: path.hasSuffix(".plist")
    }
  }
}
