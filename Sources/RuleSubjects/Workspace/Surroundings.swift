import ActionFlow
import AppFiles
import Files

/// The known data around one property list. It is created after each scan of the project and whenever one of
/// the files changes; the images are read on request.
public struct Surroundings: Sendable {
  /// The property list, and the files that belong to it.
  public let target: Target
  /// The images that an icon can name.
  public let images: ImageIndex
  /// The translations of the titles in the property list.
  public let translations: Translations
  /// The tables in which the titles are not looked up.
  package let otherTables: OtherTables
  /// The facts about the property list in Xcode projects.
  public let project: ProjectFacts
  /// Returns the facts about scenes in the source files, for requested classes; nil while they are not known.
  public let sceneCode: @Sendable (Set<String>) -> SceneCode?
  /// The source files around the property list; nil if they are not read.
  public let code: SharedCode?

  /// - Parameters:
  ///   - images: the cached images of other property lists.
  ///   - projects: the cached projects.
  ///   - scenes: the cached facts about scenes.
  public init(
    _ target: Target, in files: any FileAccess, sharing images: SharedImages = SharedImages(),
    _ projects: SharedProjects = SharedProjects(), _ scenes: SharedSceneCode? = nil,
    code: SharedCode? = nil
  ) {
    let project = projects.facts(of: target, in: files)
    let scenes = scenes ?? SharedSceneCode(target.codeFiles, in: files)
    self.init(
      target, ImageIndex(target, in: files, sharing: images),
      Translations(of: target, project) { TranslationFile($0, in: files) },
      OtherTables(target, in: files), project, code: code
    ) { scenes.code(naming: $0) }
  }

  public init(
    _ target: Target, _ images: ImageIndex, _ translations: Translations,
    _ otherTables: OtherTables,
    _ project: ProjectFacts, code: SharedCode? = nil,
    sceneCode: @escaping @Sendable (Set<String>) -> SceneCode? = { _ in nil }
  ) {
    self.target = target
    self.images = images
    self.translations = translations
    self.otherTables = otherTables
    self.project = project
    self.sceneCode = sceneCode
    self.code = code
  }
}

extension Surroundings {
  /// The app of the property list; nil if its code is not known.
  public var app: App? { code?.app(ofList: target.propertyList) }
}
