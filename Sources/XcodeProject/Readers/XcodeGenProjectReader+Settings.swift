import YAMLSyntax

extension XcodeGenProjectReader {
  /// How deep groups of settings are followed into each other.
  static let maximumGroupDepth = 8

  /// The levels of settings of a target, in the order in which XcodeGen lets them override each other.
  func levels(
    of target: NodeID, _ facts: SettingsLevel, _ platform: XcodeGenPlatform, _ root: NodeID,
    _ configuration: String, _ configurations: [String]
  ) -> [SettingsLevel] {
    let matching = Matching(configuration: configuration, all: configurations)
    let shared = file(of: root, .projectFile, configuration)
    var own = SettingsLevel(.target)
    // Where the file says nothing XcodeGen looks for a list among the sources.
    let list = tree.member("info", of: target).flatMap { tree.member("path", of: $0) }
    if let list { set("INFOPLIST_FILE", to: list, in: &own) }
    if list == nil { own.set("INFOPLIST_FILE", to: "$(INFOPLIST_FILE)") }
    addSettings(of: target, root, matching, to: &own)
    var project = SettingsLevel(.project)
    addSettings(of: root, root, matching, to: &project)
    return [
      XcodeProject.defaults,
      SettingsLevel(.projectFacts, facts: self.project.facts(for: configuration)),
      presets(of: root, for: target), shared, project, facts,
      presets(of: target, platform, root, not: shared),
      file(of: target, .targetFile, configuration), own,
    ]
  }

  // MARK: What XcodeGen adds

  /// What it sets for the project where nobody sets anything else.
  private func presets(of root: NodeID, for target: NodeID) -> SettingsLevel {
    var level = SettingsLevel(.standard)
    if adds(to: "project", root) { level.set("PRODUCT_NAME", to: "$(TARGET_NAME)") }
    if let versions = option("deploymentTarget", of: root),
      let version = tree.member("iOS", of: versions)
    {
      set("IPHONEOS_DEPLOYMENT_TARGET", to: version, in: &level)
    }
    if let prefix = option("bundleIdPrefix", of: root).flatMap(string),
      let name = tree.key(of: target)
    {
      let name = name.replacing("_", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
      level.set("PRODUCT_BUNDLE_IDENTIFIER", to: prefix + "." + name)
    }
    return level
  }

  /// What it sets for a target and its platform. What the project's configuration file sets it leaves
  /// alone; where that file is not known, nothing of it is.
  private func presets(
    of target: NodeID, _ platform: XcodeGenPlatform, _ root: NodeID, not shared: SettingsLevel
  ) -> SettingsLevel {
    var level = SettingsLevel(.target)
    guard !shared.hasGaps else { return level }
    func isFree(_ name: String) -> Bool { !shared.names.contains(name) }
    if adds(to: "targets", root) {
      if isFree("SDKROOT") { level.set("SDKROOT", to: platform.sdk) }
      if let families = platform.families, isFree("TARGETED_DEVICE_FAMILY") {
        level.set("TARGETED_DEVICE_FAMILY", to: families)
      }
    }
    if let version = tree.member("deploymentTarget", of: target), isFree(platform.deploymentTarget)
    {
      set(platform.deploymentTarget, to: version, in: &level)
    }
    return level
  }

  /// Whether the project takes XcodeGen's presets of a kind.
  private func adds(to kind: String, _ root: NodeID) -> Bool {
    let presets = option("settingPresets", of: root).flatMap(string) ?? "all"
    return presets == "all" || presets == kind
  }

  // MARK: Settings of the file

  private func file(
    of owner: NodeID, _ kind: SettingOrigin.Level, _ configuration: String
  ) -> SettingsLevel {
    guard let path = tree.member("configFiles", of: owner).flatMap({ text(configuration, of: $0) })
    else { return SettingsLevel(kind) }
    let loader = ConfigurationLoader(files: files, projectFolder: project.folder)
    return loader.level(kind, path: ProjectPath.join(project.folder, path), named: path)
  }

  /// The configuration that settings are asked for.
  private struct Matching {
    let configuration: String
    let all: [String]

    /// Whether settings under a name count for it: `debug` does for each whose name has the word, unless
    /// another has the name itself.
    func takes(_ variant: String) -> Bool {
      configuration.lowercased().contains(variant.lowercased())
        && (variant == configuration || !all.contains(variant))
    }
  }

  private func addSettings(
    of owner: NodeID, _ root: NodeID, _ matching: Matching, to level: inout SettingsLevel
  ) {
    guard let settings = tree.member("settings", of: owner) else { return }
    add(settings, root, matching, to: &level, depth: 0)
  }

  private func add(
    _ settings: NodeID, _ root: NodeID, _ matching: Matching, to level: inout SettingsLevel,
    depth: Int
  ) {
    guard depth < Self.maximumGroupDepth else { return level.addGap(.tooComplex) }
    let (base, configs, groups) = (
      tree.member("base", of: settings), tree.member("configs", of: settings),
      tree.member("groups", of: settings)
    )
    guard base != nil || configs != nil || groups != nil else {
      return assign(settings, to: &level)
    }
    let known = tree.member("settingGroups", of: root)
    for group in groups.map({ tree.children(of: $0) }) ?? [] {
      guard let name = string(group) else { continue }
      guard let node = known.flatMap({ tree.member(name, of: $0) }) else {
        level.addGap(.undefined(name))
        continue
      }
      add(node, root, matching, to: &level, depth: depth + 1)
    }
    if let base { assign(base, to: &level) }
    for variant in configs.map({ tree.children(of: $0) }) ?? [] {
      guard let name = tree.key(of: variant), matching.takes(name) else { continue }
      add(variant, root, matching, to: &level, depth: depth + 1)
    }
  }

  private func assign(_ settings: NodeID, to level: inout SettingsLevel) {
    for setting in tree.children(of: settings) {
      if let name = tree.key(of: setting) { set(name, to: setting, in: &level) }
    }
  }

  private func set(_ name: String, to node: NodeID, in level: inout SettingsLevel) {
    guard let value = settingText(node) else { return }
    let line = tree.source.lines.line(at: tree[node].range.start) + 1
    level.set(name, to: value, path: project.file, line: line)
  }

  /// A text, `YES` and `NO` for what YAML takes for true and false, or the texts of a list with blanks
  /// between them.
  private func settingText(_ node: NodeID) -> String? {
    switch tree[node].kind {
    case .scalar(let scalar):
      let text = tree.string(of: scalar)
      guard scalar.style == .plain, case .boolean(let isTrue) = YAMLScalar(plain: text) else {
        return text
      }
      return isTrue ? "YES" : "NO"
    case .sequence: return tree.children(of: node).compactMap(string).joined(separator: " ")
    case .mapping, .block, .missing: return nil
    }
  }
}
