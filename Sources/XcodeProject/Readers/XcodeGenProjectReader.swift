import SourceText
import YAMLSyntax

/// Reads XcodeGen's `project.yml` as the project that XcodeGen generates, including the settings that it adds.
///
/// Only the file itself is read. A project that includes other files is unknown.
struct XcodeGenProjectReader {
  typealias NodeID = YAMLTree.NodeID

  /// The longest file that is read, in bytes. Nobody writes a longer one by hand.
  static let maximumLength = 1024 * 1024
  /// The most configurations that are read.
  static let maximumConfigurations = 64
  /// The most targets that are read.
  static let maximumTargets = 500

  let tree: YAMLTree
  let templates: XcodeGenTemplates
  let files: ProjectFileReader
  private(set) var project: XcodeProject
  private var options: [String: NodeID] = [:]
  /// Named groups of settings, to which others refer.
  private(set) var groups: [String: NodeID] = [:]
  /// The number of settings and sources so far; those of groups and templates are counted for each use.
  var settingCount = 0
  /// The target that is read, with its variables.
  var current = XcodeGenTemplates.Target(layers: [], variables: [:])

  init(_ source: SourceText, _ project: XcodeProject, _ files: ProjectFileReader) {
    tree = YAMLTree(source)
    templates = XcodeGenTemplates(tree)
    self.project = project
    self.files = files
  }

  mutating func read() -> XcodeProject {
    // A file without a name is a part of another project.
    guard tree.source.length <= Self.maximumLength, let root = tree.root,
      let name = text("name", of: root),
      tree.member("include", of: root) == nil, let targets = tree.member("targets", of: root)
    else {
      project.problem = XcodeProject.Problem(kind: .notAProject, line: nil)
      return project
    }
    project.path = ProjectPath.join(project.folder, name + ".xcodeproj")
    options = members(of: "options", root)
    groups = members(of: "settingGroups", root)
    project.developmentRegion = RegionName.code(option("developmentLanguage") ?? "en")
    let configurations = configurations(of: root)
    for target in tree.children(of: targets).prefix(Self.maximumTargets) {
      if let read = readTarget(target, configurations) { project.targets.append(read) }
    }
    return project
  }

  private mutating func configurations(of root: NodeID) -> [XcodeGenConfiguration] {
    let own = tree.member("configs", of: root).map { tree.children(of: $0) } ?? []
    var names = own.prefix(Self.maximumConfigurations).compactMap { tree.key(of: $0) }
    if names.isEmpty { names = ["Debug", "Release"] }
    return names.map { name in
      var configuration = XcodeGenConfiguration(name: name, all: names)
      configuration.shared = sharedLevels(root, configuration)
      return configuration
    }
  }

  /// Returns a target for one platform; nil if parts of it are in other files.
  private mutating func readTarget(
    _ target: NodeID, _ configurations: [XcodeGenConfiguration]
  ) -> XcodeTarget? {
    guard let name = tree.key(of: target), !name.contains("${"),
      let whole = templates.target(target)
    else { return nil }
    current = whole
    defer { current = XcodeGenTemplates.Target(layers: [], variables: [:]) }
    let layers = whole.layers
    guard templates.member("supportedDestinations", of: layers).isEmpty,
      let type = text("type", of: layers),
      let platform = text("platform", of: layers).flatMap(XcodeGenPlatform.init)
    else { return nil }
    let prefix = "com.apple.product-type."
    let productType = type.hasPrefix(prefix) ? type : prefix + type
    let facts = SettingsLevel(
      .targetFacts,
      facts: ["TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_TYPE": productType])
    var made: [XcodeConfiguration] = []
    for configuration in configurations {
      let levels = levels(of: layers, named: name, facts, platform, configuration)
      made.append(
        XcodeConfiguration(
          name: configuration.name, projectFolder: project.folder,
          settings: SettingsStack(configuration: configuration.name, levels: levels)))
    }
    return XcodeTarget(
      name: name, productType: productType, configurations: made, files: targetFiles(of: layers))
  }

  // MARK: Values

  func text(_ name: String, of node: NodeID) -> String? { text(name, of: [node]) }

  func text(_ name: String, of layers: [NodeID]) -> String? {
    templates.member(name, of: layers).last.flatMap(string)
  }

  private func members(of name: String, _ root: NodeID) -> [String: NodeID] {
    let members = tree.member(name, of: root).map { tree.children(of: $0) } ?? []
    return Dictionary(members.compactMap { node in tree.key(of: node).map { ($0, node) } }) { $1 }
  }

  func option(_ name: String) -> String? { options[name].flatMap(string) }

  /// An option for iOS.
  func optionForIOS(_ name: String) -> NodeID? {
    options[name].flatMap { tree.member("iOS", of: $0) }
  }

  /// The text of a scalar; nil for what is none, or nothing.
  func string(_ node: NodeID) -> String? {
    templates.string(node, in: current).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name of a value, with the variables of the target that is read.
  func expanded(_ name: String) -> String { templates.expanded(name, in: current) }
}

/// A configuration of an XcodeGen project.
struct XcodeGenConfiguration {
  let name: String
  /// The names of all configurations.
  let all: [String]
  /// The levels that all targets have, the one that all others override first.
  var shared: [SettingsLevel] = []

  /// Returns true if settings under a name count for it: `debug` does for each whose name has the word, unless another
  /// has the name itself.
  func takes(_ variant: String) -> Bool {
    name.lowercased().contains(variant.lowercased()) && (variant == name || !all.contains(variant))
  }
}

/// XcodeGen's additions for the platform of a target.
struct XcodeGenPlatform {
  let name: String
  let sdk: String
  /// The name of the setting for the lowest version.
  let deploymentTarget: String

  private static let all = [
    Self(name: "iOS", sdk: "iphoneos", deploymentTarget: "IPHONEOS_DEPLOYMENT_TARGET"),
    Self(name: "macOS", sdk: "macosx", deploymentTarget: "MACOSX_DEPLOYMENT_TARGET"),
    Self(name: "tvOS", sdk: "appletvos", deploymentTarget: "TVOS_DEPLOYMENT_TARGET"),
    Self(name: "watchOS", sdk: "watchos", deploymentTarget: "WATCHOS_DEPLOYMENT_TARGET"),
    Self(name: "visionOS", sdk: "xros", deploymentTarget: "XROS_DEPLOYMENT_TARGET"),
  ]

  private init(name: String, sdk: String, deploymentTarget: String) {
    (self.name, self.sdk, self.deploymentTarget) = (name, sdk, deploymentTarget)
  }

  /// Returns nil for an unknown name.
  init?(_ name: String) {
    guard let platform = Self.all.first(where: { $0.name == name }) else { return nil }
    self = platform
  }

  /// The setting `TARGETED_DEVICE_FAMILY`; nil where XcodeGen sets none.
  var families: String? { name == "iOS" ? "1,2" : nil }
}
