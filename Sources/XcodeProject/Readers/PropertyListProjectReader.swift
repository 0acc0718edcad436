import OldStylePropertyList
import SourceText

/// Reads `project.pbxproj`: objects that name each other by identifiers.
///
/// Nothing is expected to be there or to be of its kind: what is not counts as absent.
struct PropertyListProjectReader {
  typealias NodeID = OldStyleTree.NodeID

  let tree: OldStyleTree
  let files: ProjectFileReader
  var project: XcodeProject
  /// The objects by their identifiers.
  var objects: [String: NodeID] = [:]
  /// The paths of the files and groups, by their identifiers.
  var places: [String: String] = [:]
  /// The identifiers of all groups that Xcode keeps in step with a folder.
  var synchronizedGroups: [String] = []

  init(_ source: SourceText, _ project: XcodeProject, _ files: ProjectFileReader) {
    tree = OldStyleTree(source)
    self.project = project
    self.files = files
  }

  mutating func read() -> XcodeProject {
    if let conflict = tree.issues.first(where: { $0.problem == .conflictMarker }) {
      return failed(.conflict, conflict)
    }
    if let issue = tree.issues.first(where: \.isRefused) { return failed(.syntax, issue) }
    guard let root = tree.root, let all = tree.member("objects", of: root) else {
      return failed(.notAProject, nil)
    }
    for object in tree.children(of: all) where tree[object].kind == .dictionary {
      if let id = tree.key(of: object) { objects[id] = object }
    }
    let rootID = tree.member("rootObject", of: root).flatMap { tree.string(of: $0) } ?? ""
    let main = objects[rootID] ?? objects.values.first { text("isa", of: $0) == "PBXProject" }
    guard let main, text("isa", of: main) == "PBXProject" else {
      return failed(.notAProject, nil)
    }
    readProject(main)
    return project
  }

  private mutating func failed(
    _ kind: XcodeProject.Problem.Kind, _ issue: OldStyleIssue?
  ) -> XcodeProject {
    let line = issue.map { tree.source.lines.line(at: $0.range.start) + 1 }
    project.problem = XcodeProject.Problem(kind: kind, line: line)
    return project
  }

  private mutating func readProject(_ main: NodeID) {
    project.folder = ProjectPath.join(project.folder, text("projectDirPath", of: main) ?? "")
    project.developmentRegion = text("developmentRegion", of: main).flatMap(RegionName.code)
    project.knownRegions = RegionName.codes(texts("knownRegions", of: main))
    if let group = text("mainGroup", of: main) { findPlaces(from: group) }
    let levels = ProjectLevels(self, list: text("buildConfigurationList", of: main))
    for id in texts("targets", of: main) {
      guard let target = objects[id], text("isa", of: target) == "PBXNativeTarget" else { continue }
      project.targets.append(readTarget(id, target, levels))
    }
  }

  private func readTarget(
    _ id: String, _ target: NodeID, _ levels: ProjectLevels
  ) -> XcodeTarget {
    let name = text("name", of: target) ?? ""
    let productType = text("productType", of: target) ?? ""
    let list = text("buildConfigurationList", of: target).flatMap { objects[$0] }
    let ids = list.map { texts("buildConfigurations", of: $0) } ?? []
    let configurations = ids.compactMap { id -> XcodeConfiguration? in
      guard let node = objects[id], let name = text("name", of: node) else { return nil }
      return XcodeConfiguration(
        name: name, projectFolder: project.folder,
        settings: levels.stack(self, name, target: target, node))
    }
    return XcodeTarget(
      name: name, productType: productType, configurations: configurations,
      files: memberFiles(of: target, id))
  }

  // MARK: Objects

  func text(_ name: String, of object: NodeID) -> String? {
    tree.member(name, of: object).flatMap { tree.string(of: $0) }
  }

  /// The strings of a list; what is none is left out.
  func texts(_ name: String, of object: NodeID) -> [String] {
    guard let list = tree.member(name, of: object), tree[list].kind == .array else { return [] }
    return tree.children(of: list).compactMap { tree.string(of: $0) }
  }
}
