import CodeModel
import CodeSyntax
import Files
import Synchronization
import XcodeProject

/// The source files that projects list in apps, extensions and other programs, and in no library that these may link.
/// Results for a file are cached for all property lists.
///
/// Targets are identified by their indexes among those of all projects.
package final class ProgramFiles: Sendable {
  /// All targets, including those of tests.
  package let targets: [XcodeTarget]
  /// The project of each target, by index.
  package let projects: [Int]
  private let index: TargetIndex
  /// True for each target that builds a program.
  private let areExecutable: [Bool]
  /// The number of programs that are not tests.
  private let count: Int
  /// True if a file may belong to an unknown library: a project cannot be read, or the location of one is not known.
  private let mayHideFiles: Bool
  private let known = Mutex<[String: [Int]]>([:])
  /// Files that were requested together, by the targets that contain them.
  private let members = Mutex<[(paths: [String], byTarget: [Int: [String]])]>([])
  private let madeAppFacts = Lazily<BuildFacts>()
  /// Cached results of `leadOut`.
  private let leadOut = Mutex<[String: Bool]>([:])
  /// Cached: true if the projects list files behind the links of a folder.
  private let leadsThrough = Mutex<(links: [String], leads: Bool)?>(nil)

  init(_ projects: [XcodeProject]) {
    targets = projects.flatMap(\.targets)
    self.projects = projects.indices.flatMap { place in projects[place].targets.map { _ in place } }
    index = TargetIndex(targets)
    let areExecutable = targets.map(\.makesExecutable)
    self.areExecutable = areExecutable
    let others = targets.indices.filter { [targets] in !targets[$0].isTests }
    count = others.count { areExecutable[$0] }
    mayHideFiles =
      projects.contains(where: \.isBroken)
      || others.contains { [targets] in
        !areExecutable[$0] && targets[$0].files.hasUnknownPlaces
      }
  }

  /// The platform requirements of all apps.
  package var appFacts: BuildFacts { madeAppFacts { BuildFacts(targets.filter(\.isApplication)) } }

  /// Returns true if source files of some target may be outside of a folder.
  package func leadOut(of folder: String) -> Bool {
    leadOut.withLock { known in
      let leads = known[folder] ?? targets.contains { $0.files.leadOut(of: folder) }
      known[folder] = leads
      return leads
    }
  }

  /// Returns the targets that contain a file.
  package func owners(of path: String) -> [Int] {
    if let known = known.withLock({ $0[path] }) { return known }
    let owners = index.owners(of: path)
    known.withLock { $0[path] = owners }
    return owners
  }

  /// Returns those of some files that one of the targets contains. Callers that request many targets pass the same
  /// files.
  func files(of owners: [Int], among paths: [String]) -> [String] {
    let known = members.withLock { $0.first { $0.paths == paths }?.byTarget }
    let byTarget = known ?? Self.grouped(paths, by: self.owners)
    if known == nil { members.withLock { $0 = [(paths, byTarget)] + $0.prefix(3) } }
    if owners.count == 1 { return byTarget[owners[0]] ?? [] }
    return owners.flatMap { byTarget[$0] ?? [] }.sortedPaths
  }

  private static func grouped(_ paths: [String], by owners: (String) -> [Int]) -> [Int: [String]] {
    paths.reduce(into: [:]) { groups, path in
      for owner in owners(path) { groups[owner, default: []].append(path) }
    }
  }

  /// Returns the programs whose source files can be distinguished from those of others.
  ///
  /// - Parameters:
  ///   - owners: the targets.
  ///   - folder: the folder of the projects, if it is known. Files behind a link in it may have two paths.
  /// - Returns: nil if any file may be part of these programs.
  package func separable(_ owners: [Int], in folder: ProjectFiles?) -> Set<Int>? {
    // The projects may have changed since the indexes were requested.
    guard owners.allSatisfy(targets.indices.contains) else { return nil }
    let programs = owners.count { areExecutable[$0] && !targets[$0].isTests }
    guard !owners.isEmpty, count > programs, !mayHideFiles,
      !owners.contains(where: { targets[$0].files.hasUnknownPlaces }),
      !leadsThrough(folder?.linkedFolders ?? [])
    else { return nil }
    return Set(owners)
  }

  /// Returns the programs that a source file surely belongs to, if it belongs to no others; nil if it may belong to
  /// any. A header may be included by any app, and a package or a pod be part of any.
  ///
  /// - Parameter included: the names of source files that other files include, and that count as part of these.
  package func programs(
    with path: String, in folder: ProjectFiles?, besides included: Set<String>
  ) -> [Int]? {
    let owners = owners(of: path)
    let others = owners.filter { !targets[$0].isTests }
    guard !others.isEmpty, others.allSatisfy({ areExecutable[$0] }), !CodeLanguage.isHeader(path),
      folder?.mayBePartOfAny(path) != true,
      included.isEmpty || !included.contains(Path.name(of: path))
    else { return nil }
    return owners
  }

  /// Returns a function that is true for source files that surely are no part of some targets: projects list them
  /// only in other programs.
  package func foreignFiles(
    to owners: [Int], in folder: ProjectFiles?, besides included: Set<String>
  ) -> @Sendable (String) -> Bool {
    guard let owners = separable(owners, in: folder) else { return { _ in false } }
    return { path in
      self.programs(with: path, in: folder, besides: included).map(owners.isDisjoint) ?? false
    }
  }

  /// Returns some source files by the programs that contain them.
  package func sources(
    _ paths: some Sequence<String>, in folder: ProjectFiles?, besides included: Set<String>
  ) -> Sources {
    var sources = Sources()
    for path in paths {
      if let programs = programs(with: path, in: folder, besides: included) {
        for program in programs { sources.own[program, default: []].append(path) }
      } else {
        sources.shared.append(path)
      }
    }
    return sources
  }

  /// Source files by the programs that contain them.
  package struct Sources: Sendable {
    /// The files that may be part of any program.
    fileprivate(set) var shared: [String] = []
    fileprivate(set) var own: [Int: [String]] = [:]
  }

  /// Returns those of some source files that `foreignFiles` does not exclude; nil if it excludes none.
  package func files(of sources: Sources, for owners: [Int], in folder: ProjectFiles?) -> Set<
    String
  >? {
    separable(owners, in: folder).map { owners in
      owners.reduce(into: Set(sources.shared)) { $0.formUnion(sources.own[$1] ?? []) }
    }
  }

  private func leadsThrough(_ links: [String]) -> Bool {
    guard !links.isEmpty else { return false }
    if let known = leadsThrough.withLock({ $0 }), known.links == links { return known.leads }
    let leads = targets.contains { !$0.isTests && $0.files.haveSources(in: links) }
    leadsThrough.withLock { $0 = (links, leads) }
    return leads
  }
}

extension ProjectFacts {
  /// The indexes of the owners among all targets.
  package var owningTargets: [Int] { owners.map(\.number) }

  /// Returns a function that is true for source files that surely are no part of the apps of some property lists.
  ///
  /// - Parameter included: the names of source files that other files include, and that count as part of these.
  package static func foreignFiles(
    to lists: [ProjectFacts], in folder: ProjectFiles, besides included: Set<String> = []
  ) -> (String) -> Bool {
    guard !lists.isEmpty else { return { _ in false } }
    let foreign = lists.map {
      $0.programs.foreignFiles(to: $0.owningTargets, in: folder, besides: included)
    }
    return { path in foreign.allSatisfy { $0(path) } }
  }

  /// Returns those of some files that belong to a target which uses the property list, in no order.
  package func members(among paths: [String]) -> [String] {
    programs.files(of: owningTargets, among: paths)
  }
}
