import ActionFlow
import AppFiles
import Checks
import CodeGeneration
import EditorFeatures
import Files
import Guide
import Linter
import PropertyList
import RuleSubjects
import SourceText

/// The projects around the files that a run checks. Each folder is scanned once.
final class KnownProjects {
  /// The files around a checked file. `folder` is nil for a file that the user named, whose project is
  /// searched for.
  struct Context: CheckContext {
    let projects: KnownProjects
    let folder: ProjectFiles?

    func surroundings(of propertyList: String) -> Surroundings? {
      projects.checks(around: propertyList, in: folder)?
        .surroundings(of: GivenPath.absolute(propertyList))
    }

    func propertyLists(lookingUpIn path: String) -> [InfoPlist]? {
      projects.checks(around: path, in: folder)?
        .propertyLists(lookingUpIn: GivenPath.absolute(path))
    }

    func codeFacts(of path: String) -> CodeFacts {
      projects.checks(around: path, in: folder)?.codeFacts(of: GivenPath.absolute(path)) ?? .unknown
    }
  }

  /// The settings that apply to a file, and the file that contains them.
  struct ActiveSettings {
    let path: String
    let bytes: [UInt8]
    let encoding: FileEncoding
    let file: SettingsFile

    var isExcluded: @Sendable (String) -> Bool {
      file.settings.exclusion(in: Path.folder(of: path))
    }
  }

  /// The access to the files.
  let files: any FileAccess
  private let images = SharedImages()
  private let xcodeProjects = SharedProjects()
  private var projects: [String: ProjectFiles] = [:]
  /// The project folder above each folder; the inner value is nil if there is none.
  private var appFolders: [String: String?] = [:]
  /// The project markers that each folder's names indicate, cached because many files share their folders.
  private var marks: [String: FolderMarks] = [:]
  private var folders: [String: FolderChecks] = [:]
  private var settings: [String: ActiveSettings?] = [:]
  /// The settings by the paths of their own files, which many folders share.
  private var settingsFiles: [String: ActiveSettings?] = [:]

  /// - Parameter files: the access to the files.
  init(_ files: any FileAccess = DiskFiles()) { self.files = files }

  /// Returns the checks for the surroundings of a file; nil for standard input.
  ///
  /// - Parameter project: the folder it was found in; nil for a file that the user named, whose project is searched
  ///   for.
  func checks(around path: String, in project: ProjectFiles?) -> FolderChecks? {
    guard path != "-" else { return nil }
    return checks(in: self.project(around: GivenPath.absolute(path), in: project))
  }

  /// Returns the findings of a source file; none if it cannot be read.
  func findings(
    in path: String, of project: ProjectFiles, _ options: CheckOptions
  ) -> [Finding] {
    checks(around: path, in: project)?.findings(in: path, options) ?? []
  }

  /// Returns the app launches that deliver quick actions twice.
  func repeatedDeliveries(in folder: String) -> RepeatedDeliveries {
    let project = project(in: folder)
    return RepeatedDeliveries { path in
      var options =
        self.settings(for: Path.folder(of: path))?.file.settings.checkOptions ?? CheckOptions()
      options.selection = RepeatedDeliveries.selection
      return self.findings(in: path, of: project, options)
    }
  }

  /// Returns the checks for the files of a folder.
  func checks(in project: ProjectFiles) -> FolderChecks {
    if let known = folders[project.folder] { return known }
    let checks = FolderChecks(project, in: files, sharing: images, xcodeProjects)
    folders[project.folder] = checks
    return checks
  }

  /// Returns the files for generating an app's code: the lists in a folder, and all source files of the project
  /// around it, which show what the app already has.
  ///
  /// - Parameters:
  ///   - propertyList: the only list to use; nil for all of the folder.
  ///   - source: the source file that the request is about, if there is one.
  func app(in folder: String, propertyList: String?, source: String? = nil) -> AppSources {
    let named = project(in: folder)
    let lists = propertyList.map { [$0] } ?? named.declaringFiles
    let isWhole = !lists.isEmpty && lists.allSatisfy { named.appFolder(of: $0) != nil }
    let project = isWhole ? named : project(around: named.folder + "/Info.plist")
    return AppSources(
      project, propertyList: propertyList, source: source, within: named.folder, in: files
    ) { path in
      xcodeProjects.facts(of: project.target(of: path), in: files)
    }.deploying(to: settings(for: folder)?.file.settings.deploymentTarget)
  }

  /// Returns the migrations to scenes of the apps in a folder. Other files of an app may be outside of that
  /// folder.
  func sceneMigrations(in folder: String) -> [SceneMigration] {
    let named = project(in: folder)
    let around = project(around: named.folder + "/Info.plist")
    let isWhole = around.folder == named.folder || !named.xcodeProjects.isEmpty
    if !isWhole {
      let all = SceneMigration.all(in: around, xcodeProjects, files)
      let own = all.filter { move in
        move.paths.isEmpty || move.paths.contains { Path.isInside($0, named.folder) }
      }
      if !own.isEmpty { return own }
    }
    return SceneMigration.all(in: named, xcodeProjects, files)
  }

  /// Returns the files around a file, independent of the path to it: the named folder can be a part of a
  /// project.
  private func project(around path: String, in named: ProjectFiles?) -> ProjectFiles {
    guard let named else { return project(around: path) }
    if named.appFolder(of: path) != nil { return named }
    let own = Path.folder(of: path)
    let above = appFolders[own] ?? ProjectFiles.appFolder(around: path, marks: marks(of:))
    appFolders[own] = .some(above)
    return above.map { project(in: $0) } ?? named
  }

  /// Returns the files around a file that the user named.
  private func project(around path: String) -> ProjectFiles {
    let folder = ProjectFiles.folder(around: path, marks: marks(of:))
    let isProject = marks(of: folder).isProject
    return project(
      in: folder, depth: isProject ? ProjectFiles.maximumDepth : ProjectFiles.looseDepth)
  }

  /// Returns true if a path is in a folder that has been scanned.
  func isInProject(_ path: String) -> Bool {
    projects.keys.contains { Path.isInside(path, $0) }
  }

  private func marks(of folder: String) -> FolderMarks {
    if let known = marks[folder] { return known }
    let found = FolderMarks(folder, in: files)
    marks[folder] = found
    return found
  }

  /// Returns the files below a folder that its settings do not exclude.
  func project(
    in folder: String, depth: Int = ProjectFiles.maximumDepth
  ) -> ProjectFiles {
    let folder = GivenPath.absolute(folder)
    if let known = projects[folder] { return known }
    let isExcluded = settings(for: folder)?.isExcluded
    let found = ProjectFiles(below: folder, in: files, maximumDepth: depth) {
      isExcluded?($0) ?? false
    }
    projects[folder] = found
    return found
  }

  /// Returns the settings for a folder; nil if there are none.
  func settings(for folder: String) -> ActiveSettings? {
    let folder = GivenPath.absolute(folder)
    if let known = settings[folder] { return known }
    let found = SettingsFile.path(for: folder, in: files).flatMap(settings(at:))
    settings[folder] = .some(found)
    return found
  }

  private func settings(at path: String) -> ActiveSettings? {
    if let known = settingsFiles[path] { return known }
    let found = (try? files.read(path)).map { bytes in
      let (text, encoding) = FileEncoding.decode(bytes)
      return ActiveSettings(path: path, bytes: bytes, encoding: encoding, file: SettingsFile(text))
    }
    settingsFiles[path] = .some(found)
    return found
  }

  /// Returns the language in the settings around a file or folder.
  func language(around path: String?) -> Language? {
    guard let path = path.map(GivenPath.absolute) else { return nil }
    let folder = files.kind(of: path) == .directory ? path : Path.folder(of: path)
    return settings(for: folder)?.file.settings.language
  }
}
