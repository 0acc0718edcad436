import Files
import Guide
import XcodeProject

/// The contents of Xcode, XcodeGen and Tuist projects for output.
struct ProjectReport {
  /// The build settings that are relevant for quick actions, in the order of the output.
  static let settings = [
    "SDKROOT", "IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY",
    "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME", "GENERATE_INFOPLIST_FILE",
    "INFOPLIST_PREPROCESS", "DEVELOPMENT_LANGUAGE",
  ]
  static let generatedPrefix = "INFOPLIST_KEY_"

  struct Shown {
    let project: XcodeProject
    /// The targets with their shown configurations.
    var targets: [(target: XcodeTarget, configurations: [XcodeConfiguration])]
  }

  /// The folder to which shown paths are relative.
  let folder: String
  private(set) var projects: [Shown]
  /// The files of Tuist; empty if the user asked for one property list.
  private(set) var tuistFiles: [TuistFile] = []
  /// The languages of XcodeGen's projects, by their files.
  private var languages: [String: [String]] = [:]

  /// - Parameter found: the files of the folder; nil if they were not scanned.
  init(
    _ projects: [XcodeProject], in folder: String, _ found: ProjectFiles? = nil,
    tuist: [TuistFile] = []
  ) {
    self.folder = folder
    tuistFiles = tuist
    if let found {
      for project in projects where project.format == .xcodeGen {
        languages[project.file] = Self.languages(of: project, found)
      }
    }
    self.projects = projects.map { project in
      Shown(project: project, targets: project.targets.map { ($0, $0.configurations) })
    }
  }

  var isEmpty: Bool { projects.isEmpty && tuistFiles.isEmpty }

  /// Returns the languages that a project lists, or that XcodeGen would list.
  func regions(of project: XcodeProject) -> [String] {
    languages[project.file] ?? project.knownRegions
  }

  /// True if every project could be read and at least one has something to show.
  var isUnderstood: Bool {
    projects.allSatisfy { $0.project.problem == nil }
      && (projects.contains { !$0.targets.isEmpty } || !tuistFiles.isEmpty)
  }

  mutating func leaveOutOtherProducts() {
    for index in projects.indices {
      projects[index].targets.removeAll { !$0.target.isApplication }
    }
  }

  /// Removes all targets and configurations that do not use a property list; broken projects remain.
  mutating func keepOwners(of propertyList: String) {
    for index in projects.indices {
      projects[index].targets = projects[index].targets.compactMap { target, configurations in
        let own = configurations.filter {
          $0.infoPlistPath.text?.lowercased() == propertyList.lowercased()
        }
        return own.isEmpty ? nil : (target, own)
      }
    }
    projects.removeAll { shown in
      let isAbove = Path.isInside(propertyList, Path.folder(of: shown.project.path))
      return shown.targets.isEmpty && (shown.project.problem == nil || !isAbove)
    }
  }

  func shown(_ path: String) -> String { Path.relative(path, to: folder) }

  /// Returns the names and values to show for a configuration.
  func values(of configuration: XcodeConfiguration) -> [(name: String, value: SettingValue)] {
    let generated = configuration.settings.names(withPrefix: Self.generatedPrefix)
    return [("INFOPLIST_FILE", configuration.infoPlistPath)]
      + (Self.settings + generated).map { ($0, configuration[$0]) }
  }

  /// Returns the files of a target by role, sorted.
  func files(of target: XcodeTarget) -> [(role: String, paths: [String])] {
    let files = target.files
    let resources = files.listed.filter { $0.value == .resource }.keys.map(shown).sorted()
    let isCatalog = { (path: String) in path.hasSuffix(".xcassets") }
    let isStrings = { (path: String) in path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") }
    let groups: [(String, [String])] = [
      ("catalogs", resources.filter(isCatalog)), ("strings", resources.filter(isStrings)),
      ("resources", resources.filter { !isCatalog($0) && !isStrings($0) }),
      ("sources", files.listed.filter { $0.value == .source }.keys.map(shown).sorted()),
      ("folders", files.copiedFolders.map(shown).sorted()),
      ("synchronizedFolders", files.synchronizedFolders.map { shown($0.path) }.sorted()),
    ]
    return groups.filter { !$0.1.isEmpty }.map { (role: $0.0, paths: $0.1) }
  }
}
