import Files

/// The data that a rule needs besides the file that it checks.
public enum Need: Sendable, Hashable, CaseIterable {
  /// The images of the project, in asset catalogs and next to them.
  case images
  /// The translations of a property list.
  case translations
  /// The Xcode projects that name a property list.
  case project
  /// The property lists whose titles are looked up in a file of translations.
  case propertyLists
  /// The other source files of the app.
  case code
}

extension Need {
  /// Returns true if a file can contain this data, by its path.
  public func reads(_ path: String) -> Bool {
    let role = FileKind(named: path)?.role
    return switch self {
    case .images: role == .image || path.contains(".xcassets/")
    case .translations: role == .translations
    case .project: role == .project
    case .propertyLists: role == .propertyList
    case .code: role == .code
    }
  }
}
