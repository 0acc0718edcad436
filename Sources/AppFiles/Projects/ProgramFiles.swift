import CodeModel
import CodeSyntax
import Files
import Synchronization
import XcodeProject

/// The source files that projects have in apps, extensions and other programs, and in nothing that these may
/// be linked with. What is found out of a file counts for all property lists.
///
/// Targets are named by their places among those of all projects.
package final class ProgramFiles: Sendable {
  /// All targets, those of tests as well.
  package let targets: [XcodeTarget]
  /// The project of each, by its place.
  package let projects: [Int]
  private let index: TargetIndex
  /// Whether each makes a program.
  private let areExecutable: [Bool]
  /// How many programs are made that are no tests.
  private let count: Int
  /// True if a file may belong to an unknown library: a project cannot be read, or the location of one is not known.
  private let mayHideFiles: Bool
  private let known = Mutex<[String: [Int]]>([:])
  /// Files that somebody has asked about together, by the targets that have them.
  private let members = Mutex<[(paths: [String], byTarget: [Int: [String]])]>([])
  private let madeAppFacts = Lazily<BuildFacts>()
  /// Whether source files lie outside of a folder.
  private let leadOut = Mutex<[String: Bool]>([:])
  /// Whether the projects list what lies behind the links of a folder.
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

  /// What all apps are made for.
  package var appFacts: BuildFacts { madeAppFacts { BuildFacts(targets.filter(\.isApplication)) } }

  /// Returns true if source files of some target may lie outside of a folder.
  package func leadOut(of folder: String) -> Bool {
    leadOut.withLock { known in
      let leads = known[folder] ?? targets.contains { $0.files.leadOut(of: folder) }
      known[folder] = leads
      return leads
    }
  }

  /// The targets that have a file.
  package func owners(of path: String) -> [Int] {
    if let known = known.withLock({ $0[path] }) { return known }
    let owners = index.owners(of: path)
    known.withLock { $0[path] = owners }
    return owners
  }

  /// Those of some files that one of the targets has. Whoever asks for many targets gives the same files.
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

  /// The programs whose source files are told from those of others.
  ///
  /// - Parameters:
  ///   - owners: the targets.
  ///   - folder: where the projects lie, if that is known. What lies behind a link in it may have two paths.
  /// - Returns: nil where any file may be part of what they make.
  package func separable(_ owners: [Int], in folder: ProjectFiles?) -> Set<Int>? {
    // The projects may have changed since somebody asked for the places.
    guard owners.allSatisfy(targets.indices.contains) else { return nil }
    let programs = owners.count { areExecutable[$0] && !targets[$0].isTests }
    guard !owners.isEmpty, count > programs, !mayHideFiles,
      !owners.contains(where: { targets[$0].files.hasUnknownPlaces }),
      !leadsThrough(folder?.linkedFolders ?? [])
    else { return nil }
    return Set(owners)
  }

  /// The programs that a source file surely is a part of, and of no others; nil where it may be part of any.
  /// A header may be read by any app, and a package or a pod be part of any.
  ///
  /// - Parameter included: the names of source files that count as if they stood in others.
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

  /// Which source files surely are no part of what some targets make: those that the projects have in other
  /// programs only.
  package func foreignFiles(
    to owners: [Int], in folder: ProjectFiles?, besides included: Set<String>
  ) -> @Sendable (String) -> Bool {
    guard let owners = separable(owners, in: folder) else { return { _ in false } }
    return { path in
      self.programs(with: path, in: folder, besides: included).map(owners.isDisjoint) ?? false
    }
  }

  /// Some source files by the programs that have them.
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

  /// Source files by the programs that have them.
  package struct Sources: Sendable {
    /// Those that may be part of any program.
    fileprivate(set) var shared: [String] = []
    fileprivate(set) var own: [Int: [String]] = [:]
  }

  /// Those of some source files that `foreignFiles` does not name; nil where that is none of them.
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
  /// The places of the owners among all targets.
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

  /// Those of some files that a target that uses the property list has, in no order.
  package func members(among paths: [String]) -> [String] {
    programs.files(of: owningTargets, among: paths)
  }
}
