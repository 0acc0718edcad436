import AppFiles

/// A file of translations with all data that rules use.
public struct CheckedTranslations: Sendable {
  public let file: TranslationFile
  /// The property lists whose texts are looked up in the file; nil if they are not known.
  public let propertyLists: [InfoPlist]?
  /// The name of the file as a project lists it, where that differs from the name on the disk in case only.
  public let nameInProject: String?

  public init(
    _ file: TranslationFile, usedBy propertyLists: [InfoPlist]?, nameInProject: String? = nil
  ) {
    self.file = file
    self.propertyLists = propertyLists
    self.nameInProject = nameInProject
  }
}
