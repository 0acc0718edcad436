import Files
import Synchronization
import XcodeProject

/// The Xcode projects around property lists, each read once, on the first request for a property list.
public final class SharedProjects: Sendable {
  /// The most projects of one folder that are read.
  public static let maximumCount = 500

  /// The projects by the folder that was scanned.
  private let folders = Mutex<[String: ProjectOwners]>([:])

  public init() {}

  /// Returns the facts of the projects about the property list of a target.
  public func facts(of target: Target, in files: any FileAccess) -> ProjectFacts {
    guard !target.xcodeProjects.isEmpty else { return .none }
    return owners(of: target, files).facts(of: target.propertyList)
  }

  /// Returns true if the projects of a folder have been read, or there are none.
  public func knows(_ folder: ProjectFiles) -> Bool {
    folder.xcodeProjects.isEmpty || folders.withLock { $0[folder.folder] != nil }
  }

  /// Returns the projects of a folder, as far as they are known by now.
  package func knownOwners(in folder: ProjectFiles) -> ProjectOwners {
    folders.withLock { $0[folder.folder] } ?? ProjectOwners([])
  }

  /// Returns the projects of a folder, with the property lists that their targets name.
  public func owners(in folder: ProjectFiles, _ files: any FileAccess) -> ProjectOwners {
    guard !folder.xcodeProjects.isEmpty else { return ProjectOwners([]) }
    return owners(folder.xcodeProjects, inside: folder.folder, files)
  }

  private func owners(of target: Target, _ files: any FileAccess) -> ProjectOwners {
    owners(target.xcodeProjects, inside: target.searchedFolder, files)
  }

  private func owners(
    _ paths: [String], inside folder: String, _ files: any FileAccess
  ) -> ProjectOwners {
    if let known = folders.withLock({ $0[folder] }) { return known }
    let found = ProjectOwners(XcodeProject.all(paths, inside: folder, files))
    folders.withLock { $0[folder] = found }
    return found
  }
}

extension XcodeProject {
  /// Reads projects, and no file outside of a folder.
  public static func all(
    _ paths: [String], inside folder: String, _ files: any FileAccess
  ) -> [XcodeProject] {
    let reader = ProjectFileReader(root: folder) { path in try? files.read(path) }
    let projects = Parallel.compactMap(paths.prefix(SharedProjects.maximumCount), share: 4) {
      XcodeProject(at: $0, files: reader)
    }
    // A file that XcodeGen itself does not read may be part of another project.
    return (projects ?? []).filter { $0.format != .xcodeGen || $0.problem == nil }
  }

  /// Reads the projects that a workspace names.
  public static func all(
    ofWorkspace path: String, inside folder: String, _ files: any FileAccess
  ) -> [XcodeProject] {
    let reader = ProjectFileReader(root: folder) { path in try? files.read(path) }
    return all(XcodeWorkspace(at: path, files: reader).projects, inside: folder, files)
  }
}

/// Xcode projects, with the property lists that their targets name.
public struct ProjectOwners: Sendable {
  /// All projects, in the order in which they were given.
  public let projects: [XcodeProject]
  private var byPropertyList: [String: [ProjectFacts.Owner]] = [:]
  /// The unreadable projects, with their folders.
  private var broken: [(folder: String, project: ProjectFacts.BrokenProject)] = []
  package let programs: ProgramFiles
  /// The projects that count only for some files, by index.
  private let parts: Parts?

  private final class Parts: Sendable {
    let known = Mutex<[[Int]: ProjectOwners]>([:])
  }

  /// - Parameter projects: the projects that may use property lists, readable or not.
  public init(_ projects: [XcodeProject]) {
    self.projects = projects
    programs = ProgramFiles(projects)
    parts = projects.contains { $0.format == .xcodeGen } ? Parts() : nil
    var number = 0
    for project in projects {
      // A broken project affects the files below it; an empty one was never written.
      if let problem = project.problem, project.isBroken {
        broken.append(
          (
            Path.folder(of: project.path),
            ProjectFacts.BrokenProject(file: project.file, problem: problem)
          ))
      }
      for target in project.targets {
        defer { number += 1 }
        var configurations: [String: [XcodeConfiguration]] = [:]
        for configuration in target.configurations {
          guard let path = configuration.infoPlistPath.text else { continue }
          configurations[Self.key(path), default: []].append(configuration)
        }
        for (path, own) in configurations {
          byPropertyList[path, default: []].append(
            ProjectFacts.Owner(
              project: project, target: target, number: number, configurations: own))
        }
      }
    }
  }

  /// Returns true if the indexes of targets are the same in both.
  package func isSame(as other: ProjectOwners) -> Bool { programs === other.programs }

  /// Returns the projects that count for a source file: a file that XcodeGen lists for no target may count only in
  /// the folder of its project file.
  package func around(_ path: String) -> ProjectOwners {
    guard let parts else { return self }
    let listing = Set(programs.owners(of: path).map { programs.projects[$0] })
    let counting = projects.indices.filter {
      projects[$0].format != .xcodeGen || Path.isInside(path, projects[$0].folder)
        || listing.contains($0)
    }
    if counting.count == projects.count { return self }
    if let known = parts.known.withLock({ $0[counting] }) { return known }
    let found = ProjectOwners(counting.map { projects[$0] })
    parts.known.withLock { $0[counting] = found }
    return found
  }

  /// File systems of macOS ignore case.
  private static func key(_ path: String) -> String { path.lowercased() }

  /// True if no target names a property list.
  package var isEmpty: Bool { byPropertyList.isEmpty }

  /// Returns the facts about a property list: the targets that name it, and the broken projects that may.
  public func facts(of propertyList: String) -> ProjectFacts {
    ProjectFacts(
      owners: byPropertyList[Self.key(propertyList)] ?? [],
      broken: broken.filter { Path.isInside(propertyList, $0.folder) }.map(\.project),
      programs: programs)
  }
}
