import ActionFlow
import AppFiles
import Checks
import CodeModel
import Files
import RuleSubjects
import Synchronization
import XcodeProject

/// The data around the files of one folder, each part read when a file first needs it. The command line and checks of
/// a whole workspace use it, on any thread.
public final class FolderChecks: CheckContext, Sendable {
  private struct Known {
    var users: TranslationUsers?
    /// The translations of property lists, by their files: several lists of a folder share the same.
    var translations: [[String]: Translations] = [:]
    /// The localized tables of code, by the folder of the project.
    var tables: [String: OtherTables] = [:]
  }

  public let project: ProjectFiles
  private let files: any FileAccess
  private let images: SharedImages
  private let projects: SharedProjects
  private let scenes: SharedSceneCode
  private let code: SharedCode
  /// Each file is read once, because a property list has a strings file for each language.
  private let models = FileModels()
  private let known = Mutex(Known())

  /// - Parameters:
  ///   - images: the known images of other folders.
  ///   - projects: the known projects.
  ///   - code: the known source files.
  public init(
    _ project: ProjectFiles, in files: any FileAccess, sharing images: SharedImages,
    _ projects: SharedProjects, code: SharedCode? = nil
  ) {
    self.project = project
    self.files = files
    self.images = images
    self.projects = projects
    scenes = SharedSceneCode(project.codeFiles, in: files)
    self.code = code ?? SharedCode(in: files, projects) { project }
  }

  /// The index of the source files, read now if other threads would wait for it.
  public var sharedCode: SharedCode {
    if code.isMadeLater { code.makeWanted(in: files) }
    return code
  }

  /// Reads the index of all source files, so that several threads can use it.
  func prepareCode() { code.makeWanted(in: files) }

  /// The findings of a file; none for one that cannot be read.
  public func findings(in path: String, _ options: CheckOptions) -> [Finding] {
    var context = self
    guard let model = FileModel(path, in: files),
      let file = CheckableFile(model, at: path, in: &context)
    else { return [] }
    return file.findings(options)
  }

  /// Returns the surroundings of a property list.
  public func surroundings(of propertyList: String) -> Surroundings? {
    let target = project.target(of: propertyList)
    let facts = projects.facts(of: target, in: files)
    return Surroundings(
      target, ImageIndex(target, in: files, sharing: images), translations(of: target, facts),
      tables(of: target), facts, code: sharedCode
    ) { [scenes] in scenes.code(naming: $0) }
  }

  private func translations(of target: Target, _ facts: ProjectFacts) -> Translations {
    var translations = translations(facts.translationFiles(of: target))
    translations.filesOfNoTarget = facts.translationFilesOfNoTarget(near: target)
      .prefix(Translations.maximumFiles).compactMap { models.translations($0, in: files) }
    return translations
  }

  private func translations(_ found: (paths: [String], areAll: Bool)) -> Translations {
    let (paths, areAll) = found
    if let known = known.withLock({ $0.translations[paths] }), known.areAll == areAll {
      return known
    }
    let read = Translations(paths, areAll: areAll) { models.translations($0, in: files) }
    known.withLock { $0.translations[paths] = read }
    return read
  }

  private func tables(of target: Target) -> OtherTables {
    known.withLock { known in
      let tables = known.tables[target.projectFolder] ?? OtherTables(target, in: files)
      known.tables[target.projectFolder] = tables
      return tables
    }
  }

  /// Returns the property lists whose texts are looked up in a file of translations.
  public func propertyLists(lookingUpIn path: String) -> [InfoPlist]? {
    let users =
      known.withLock(\.users) ?? projects.translationUsers(of: project, in: files)
    known.withLock { $0.users = users }
    return users.propertyLists(of: path).compactMap { models.infoPlist($0, in: files) }
  }

  /// Returns the facts about the app of a source file.
  public func codeFacts(of path: String) -> CodeFacts {
    let target = project.target(of: path)
    let index = ImageIndex(target, in: files, sharing: images)
    return CodeFacts(
      ofSource: path, projects.owners(in: project, files), in: files,
      tables: tables(of: target),
      images: { index }, code: sharedCode)
  }
}
