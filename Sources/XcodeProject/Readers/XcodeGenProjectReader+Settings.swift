import YAMLSyntax

extension XcodeGenProjectReader {
  /// How deep groups of settings are followed into each other.
  static let maximumGroupDepth = 8
  /// How many settings are taken; what comes behind them is not known.
  static let maximumSettings = 100_000

  /// The levels that all targets have, in the order in which XcodeGen lets them override each other.
  mutating func sharedLevels(
    _ root: NodeID, _ configuration: XcodeGenConfiguration
  ) -> [SettingsLevel] {
    [
      XcodeProject.defaults,
      SettingsLevel(.projectFacts, facts: project.facts(for: configuration.name)),
      presets(), file(of: root, .projectFile, configuration),
      settings(.project, of: root, configuration),
    ]
  }

  /// All levels of a target.
  mutating func levels(
    of target: NodeID, _ facts: SettingsLevel, _ platform: XcodeGenPlatform,
    _ configuration: XcodeGenConfiguration
  ) -> [SettingsLevel] {
    var levels = configuration.shared
    levels.insert(identifier(of: target), at: 0)
    levels += [facts, presets(of: target, platform, configuration)]
    levels.append(file(of: target, .targetFile, configuration))
    levels.append(propertyList(of: target))
    levels.append(settings(.target, of: target, configuration))
    return levels
  }

  // MARK: What XcodeGen adds

  /// Returns what it sets for the project where nobody sets anything else.
  private func presets() -> SettingsLevel {
    var level = SettingsLevel(.standard)
    if adds(to: "project") { level.set("PRODUCT_NAME", to: "$(TARGET_NAME)") }
    if let version = optionForIOS("deploymentTarget") {
      set("IPHONEOS_DEPLOYMENT_TARGET", to: version, in: &level)
    }
    return level
  }

  /// The bundle identifier that it makes where nobody sets one.
  private func identifier(of target: NodeID) -> SettingsLevel {
    var level = SettingsLevel(.standard)
    guard let prefix = option("bundleIdPrefix"), let name = tree.key(of: target) else {
      return level
    }
    let kept = name.replacing("_", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    level.set("PRODUCT_BUNDLE_IDENTIFIER", to: prefix + "." + kept)
    return level
  }

  /// Returns what it sets for a target and its platform. What the project's configuration file sets it leaves alone;
  /// where that file is not known, nothing of it is.
  private func presets(
    of target: NodeID, _ platform: XcodeGenPlatform, _ configuration: XcodeGenConfiguration
  ) -> SettingsLevel {
    var level = SettingsLevel(.target)
    let files = configuration.shared.filter { $0.kind == .projectFile }
    guard !files.contains(where: \.hasGaps) else { return level }
    func isFree(_ name: String) -> Bool { !files.contains { $0.names.contains(name) } }
    if adds(to: "targets") {
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

  /// Returns true if the project takes XcodeGen's presets of a kind.
  private func adds(to kind: String) -> Bool {
    let presets = option("settingPresets") ?? "all"
    return presets == "all" || presets == kind
  }

  /// The property list that it makes, or finds among the sources where the file names none.
  private func propertyList(of target: NodeID) -> SettingsLevel {
    var level = SettingsLevel(.target)
    if let path = tree.member("info", of: target).flatMap({ tree.member("path", of: $0) }) {
      set("INFOPLIST_FILE", to: path, in: &level)
    } else {
      // Nobody sets what it refers to, so that it is unknown.
      level.set("INFOPLIST_FILE", to: "$(INFOPLIST_FILE)")
    }
    return level
  }

  // MARK: Settings of the file

  private func file(
    of owner: NodeID, _ kind: SettingOrigin.Level, _ configuration: XcodeGenConfiguration
  ) -> SettingsLevel {
    let names = tree.member("configFiles", of: owner)
    guard let path = names.flatMap({ text(configuration.name, of: $0) }) else {
      return SettingsLevel(kind)
    }
    let loader = ConfigurationLoader(files: files, projectFolder: project.folder)
    return loader.level(kind, path: ProjectPath.join(project.folder, path), named: path)
  }

  private mutating func settings(
    _ kind: SettingOrigin.Level, of owner: NodeID, _ configuration: XcodeGenConfiguration
  ) -> SettingsLevel {
    var level = SettingsLevel(kind)
    if let settings = tree.member("settings", of: owner) {
      add(settings, configuration, to: &level, depth: 0)
    }
    return level
  }

  /// Groups come first, and what is set for some configurations last.
  private mutating func add(
    _ settings: NodeID, _ configuration: XcodeGenConfiguration, to level: inout SettingsLevel,
    depth: Int
  ) {
    settingCount += 1
    guard depth < Self.maximumGroupDepth, settingCount < Self.maximumSettings else {
      return level.addGap(.tooComplex)
    }
    func part(_ name: String) -> NodeID? { tree.member(name, of: settings) }
    let (base, configs, names) = (part("base"), part("configs"), part("groups"))
    guard base != nil || configs != nil || names != nil else {
      return assign(settings, to: &level)
    }
    for name in names.map({ tree.children(of: $0) }) ?? [] {
      guard let name = string(name) else { continue }
      if let group = groups[name] {
        add(group, configuration, to: &level, depth: depth + 1)
      } else {
        level.addGap(.undefined(name))
      }
    }
    if let base { assign(base, to: &level) }
    for variant in configs.map({ tree.children(of: $0) }) ?? [] {
      guard let name = tree.key(of: variant), configuration.takes(name) else { continue }
      add(variant, configuration, to: &level, depth: depth + 1)
    }
  }

  private mutating func assign(_ settings: NodeID, to level: inout SettingsLevel) {
    let settings = tree.children(of: settings)
    settingCount += settings.count
    guard settingCount < Self.maximumSettings else { return level.addGap(.tooComplex) }
    for setting in settings {
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
