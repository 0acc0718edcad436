import Files

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
  /// The other source files of the app.
  case code
}

extension Need {
  /// Whether a file can tell what is asked for, by its path.
  public func reads(_ path: String) -> Bool {
    switch (self, FileKind(named: path)) {
    case (.images, let kind): kind == .image || path.contains(".xcassets/")
    case (.translations, let kind): kind == .strings || kind == .stringCatalog
    case (.project, let kind): kind == .project
    case (.propertyLists, let kind): kind == .propertyList
    case (.code, let kind): kind == .swift || kind == .objectiveC
    }
  }
}
