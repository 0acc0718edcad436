import SourceText
import YAMLSyntax

/// Reads XcodeGen's `project.yml` as the project that XcodeGen makes of it, with the settings that it adds
/// of its own.
///
/// Only what stands in the file itself counts. A project that includes others, and a target that takes
/// templates, may be anything: nothing is said of them. Which files belong to a target is not looked up.
struct XcodeGenProjectReader {
  typealias NodeID = YAMLTree.NodeID

  let tree: YAMLTree
  let files: ProjectFileReader
  private(set) var project: XcodeProject

  init(_ source: SourceText, _ project: XcodeProject, _ files: ProjectFileReader) {
    tree = YAMLTree(source)
    self.project = project
    self.files = files
  }

  mutating func read() -> XcodeProject {
    // What has no name is a part of another project.
    guard let root = tree.root, let name = text("name", of: root),
      tree.member("include", of: root) == nil, let targets = tree.member("targets", of: root)
    else {
      project.problem = XcodeProject.Problem(kind: .notAProject, line: nil)
      return project
    }
    project.path = ProjectPath.join(project.folder, name + ".xcodeproj")
    let language = option("developmentLanguage", of: root).flatMap(string)
    project.developmentRegion = RegionName.code(language ?? "en")
    let configurations = configurationNames(root)
    project.targets = tree.children(of: targets).compactMap { target in
      readTarget(target, root, configurations)
    }
    return project
  }

  private func configurationNames(_ root: NodeID) -> [String] {
    let own = tree.member("configs", of: root).map { tree.children(of: $0) } ?? []
    let names = own.compactMap { tree.key(of: $0) }
    return names.isEmpty ? ["Debug", "Release"] : names
  }

  /// A target for one platform; nil for one of which parts stand elsewhere.
  private func readTarget(
    _ target: NodeID, _ root: NodeID, _ configurations: [String]
  ) -> XcodeTarget? {
    let isWhole = ["templates", "supportedDestinations"].allSatisfy {
      tree.member($0, of: target) == nil
    }
    guard isWhole, let name = tree.key(of: target), !name.contains("${"),
      let type = text("type", of: target), let platform = XcodeGenPlatform(target, self)
    else { return nil }
    let prefix = "com.apple.product-type."
    let productType = type.hasPrefix(prefix) ? type : prefix + type
    let facts = SettingsLevel(
      .targetFacts,
      facts: ["TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_TYPE": productType])
    var files = TargetFiles()
    files.add(nil, .source)
    return XcodeTarget(
      name: name, productType: productType,
      configurations: configurations.map { configuration in
        XcodeConfiguration(
          name: configuration, projectFolder: project.folder,
          settings: SettingsStack(
            configuration: configuration,
            levels: levels(of: target, facts, platform, root, configuration, configurations)))
      }, files: files)
  }

  // MARK: Values

  func text(_ name: String, of node: NodeID) -> String? {
    tree.member(name, of: node).flatMap(string)
  }

  func option(_ name: String, of root: NodeID) -> NodeID? {
    tree.member("options", of: root).flatMap { tree.member(name, of: $0) }
  }

  /// The text of a scalar; nil for what is none, or nothing.
  func string(_ node: NodeID) -> String? {
    guard case .scalar(let scalar) = tree[node].kind else { return nil }
    let text = tree.string(of: scalar)
    return text.isEmpty ? nil : text
  }
}

/// What XcodeGen adds for the platform of a target.
struct XcodeGenPlatform {
  let name: String
  let sdk: String
  let deploymentTarget: String
  /// The setting `TARGETED_DEVICE_FAMILY`; nil where there is none.
  var families: String?

  private static let all = [
    Self(
      name: "iOS", sdk: "iphoneos", deploymentTarget: "IPHONEOS_DEPLOYMENT_TARGET", families: "1,2"),
    Self(name: "macOS", sdk: "macosx", deploymentTarget: "MACOSX_DEPLOYMENT_TARGET"),
    Self(name: "tvOS", sdk: "appletvos", deploymentTarget: "TVOS_DEPLOYMENT_TARGET"),
    Self(name: "watchOS", sdk: "watchos", deploymentTarget: "WATCHOS_DEPLOYMENT_TARGET"),
    Self(name: "visionOS", sdk: "xros", deploymentTarget: "XROS_DEPLOYMENT_TARGET"),
  ]

  private init(name: String, sdk: String, deploymentTarget: String, families: String? = nil) {
    (self.name, self.sdk) = (name, sdk)
    (self.deploymentTarget, self.families) = (deploymentTarget, families)
  }

  /// Nil for a target of several platforms, or of one that is not known.
  init?(_ target: XcodeGenProjectReader.NodeID, _ reader: XcodeGenProjectReader) {
    let name = reader.text("platform", of: target)
    guard let platform = Self.all.first(where: { $0.name == name }) else { return nil }
    self = platform
  }
}
