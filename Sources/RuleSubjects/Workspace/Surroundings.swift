import ActionFlow
import AppFiles
import Files

/// What is known beside one property list. Built once after each scan of the project and whenever
/// one of the files changes; the images are read when they are asked for.
public struct Surroundings: Sendable {
  /// The property list, and the files that belong to it.
  public let target: Target
  /// The images that an icon can name.
  public let images: ImageIndex
  /// What the titles of the property list are translated to.
  public let translations: Translations
  /// The tables in which the titles are not looked up.
  package let otherTables: OtherTables
  /// What Xcode's projects say about the property list.
  public let project: ProjectFacts
  /// What the source files say about scenes, with the classes that are looked for. Nil while it is not
  /// known.
  public let sceneCode: @Sendable (Set<String>) -> SceneCode?
  /// What the source files around it say; nil where nobody looks.
  public let code: SharedCode?

  /// - Parameters:
  ///   - images: what is known already of the images of other property lists.
  ///   - projects: what is known already of the projects.
  ///   - scenes: what is known already of the source files.
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
  /// The app of the property list; nil where its code is not known.
  public var app: App? { code?.app(ofList: target.propertyList) }
}
