import JSONSyntax
import SourceText

/// Reads `project.xcproj`: one tree, in which files say what targets they belong to.
///
/// Nothing is expected to be there or to be of its kind: what is not counts as absent.
struct JSON5ProjectReader {
  typealias NodeID = JSONTree.NodeID

  let tree: JSONTree
  let files: ProjectFileReader
  var project: XcodeProject
  /// The places of files by the names that lead to them, as `Config/Debug.xcconfig`, and by `id:…`.
  var places: [String: String] = [:]
  /// The files of each target, by its name.
  var members: [String: TargetFiles] = [:]

  init(_ source: SourceText, _ project: XcodeProject, _ files: ProjectFileReader) {
    tree = JSONTree(source, dialect: .json5)
    self.project = project
    self.files = files
  }

  mutating func read() -> XcodeProject {
    if let line = firstConflict() { return failed(.conflict, line: line) }
    if let issue = tree.issue {
      return failed(.syntax, line: tree.source.lines.line(at: issue.range.start) + 1)
    }
    guard let root = tree.root, let targets = tree.member("targets", of: root) else {
      return failed(.notAProject, line: nil)
    }
    // No capability is known here.
    if let word = texts("required-capabilities", of: root).first {
      return failed(.newerFormat(word), line: nil)
    }
    readRegions(root)
    if let all = tree.member("files", of: root) { findFiles(all) }
    let shared = levels(of: root, .projectFile, .project, list: "configurations")
    for target in tree.children(of: targets) where tree[target].kind == .object {
      let kind = text("kind", of: target) ?? "native"
      guard kind == "native" else { continue }
      project.targets.append(readTarget(target, root, shared))
    }
    return project
  }

  private mutating func failed(
    _ kind: XcodeProject.Problem.Kind, line: Int?
  ) -> XcodeProject {
    project.problem = XcodeProject.Problem(kind: kind, line: line)
    return project
  }

  /// The line where version control has left a conflict, from 1.
  private func firstConflict() -> Int? {
    guard let issue = tree.issue else { return nil }
    let lines = tree.source.lines
    let bytes = tree.source.bytes
    let marker = [UInt8](repeating: UInt8(ascii: "<"), count: 7)
    // Reading stops at the first line of a conflict.
    let line = lines.line(at: issue.range.start)
    return bytes.dropFirst(lines.start(ofLine: line)).starts(with: marker) ? line + 1 : nil
  }

  private mutating func readRegions(_ root: NodeID) {
    guard let regions = tree.member("localizations", of: root) else { return }
    project.developmentRegion = text("development", of: regions).flatMap(RegionName.code)
    let own = project.developmentRegion.map { [$0] } ?? []
    project.knownRegions = RegionName.codes(own + texts("supported", of: regions))
  }

  // MARK: Targets

  private func readTarget(
    _ target: NodeID, _ root: NodeID, _ shared: (String) -> [SettingsLevel]
  ) -> XcodeTarget {
    let name = text("name", of: target) ?? ""
    let productType =
      text("full-product-type", of: target)
      ?? text("product-type", of: target).map { "com.apple.product-type." + $0 } ?? ""
    let own = levels(of: target, .targetFile, .target, list: "specialized-configurations")
    let facts = SettingsLevel(
      .targetFacts,
      facts: ["TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_TYPE": productType])
    let configurations = configurationNames(root).map { configuration in
      let project = SettingsLevel(.projectFacts, facts: project.facts(for: configuration))
      return XcodeConfiguration(
        name: configuration, projectFolder: self.project.folder,
        settings: SettingsStack(
          configuration: configuration,
          levels: [XcodeProject.defaults, project] + shared(configuration) + [facts]
            + own(configuration)))
    }
    return XcodeTarget(
      name: name, productType: productType, configurations: configurations,
      files: members[name] ?? TargetFiles())
  }

  private func configurationNames(_ root: NodeID) -> [String] {
    guard let list = tree.member("configurations", of: root) else { return [] }
    return tree.children(of: list).compactMap { tree.string(of: $0) ?? text("name", of: $0) }
  }

  /// The levels that a project or a target makes: a file for each configuration, and its own
  /// settings for all.
  private func levels(
    of owner: NodeID, _ fileKind: SettingOrigin.Level, _ ownKind: SettingOrigin.Level,
    list: String
  ) -> (String) -> [SettingsLevel] {
    var byConfiguration: [String: SettingsLevel] = [:]
    let loader = ConfigurationLoader(files: files, projectFolder: project.folder)
    for entry in tree.member(list, of: owner).map({ tree.children(of: $0) }) ?? [] {
      guard let name = text("name", of: entry), let file = tree.member("file", of: entry) else {
        continue
      }
      let (path, spelling) = place(of: file)
      byConfiguration[name] = loader.level(fileKind, path: path, named: spelling)
    }
    var own = SettingsLevel(ownKind)
    if let settings = tree.member("build-settings", of: owner) {
      let keys = tree.children(of: settings).compactMap { node in
        tree.key(of: node).map { (key: $0, node: node) }
      }
      // A conditional key follows the same key without conditions, and later ones count.
      for (key, node) in keys.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        guard let text = settingText(node) else { continue }
        let line = tree.source.lines.line(at: tree[node].range.start) + 1
        own.set(key, to: text, path: project.file, line: line)
      }
    }
    return { (byConfiguration[$0].map { [$0] } ?? []) + [own] }
  }

  private func settingText(_ value: NodeID) -> String? {
    switch tree[value].kind {
    case .string: tree.string(of: value)
    case .array: tree.children(of: value).compactMap { tree.string(of: $0) }.joined(separator: " ")
    case .object, .number, .boolean, .null: nil
    }
  }

  /// The place of a file by a path of names, by `id:…`, or by a folder and a path in it.
  private func place(of file: NodeID) -> (path: String?, spelling: String) {
    if let anchor = tree.member("anchor", of: file) {
      let relative = text("relative-path", of: file) ?? ""
      return (places[reference(anchor)].map { ProjectPath.join($0, relative) }, relative)
    }
    return (places[reference(file)], reference(file))
  }

  /// Returns a path of names; it is a list if a name contains a `/`.
  func reference(_ node: NodeID) -> String {
    tree.string(of: node)
      ?? tree.children(of: node).compactMap { tree.string(of: $0) }.joined(separator: "/")
  }

  // MARK: Values

  func text(_ name: String, of object: NodeID) -> String? {
    tree.member(name, of: object).flatMap { tree.string(of: $0) }
  }

  /// The strings of a list; what is none is left out.
  func texts(_ name: String, of object: NodeID) -> [String] {
    guard let list = tree.member(name, of: object), tree[list].kind == .array else { return [] }
    return tree.children(of: list).compactMap { tree.string(of: $0) }
  }
}
