import YAMLSyntax

extension XcodeGenProjectReader {
  /// The deepest nesting of settings groups.
  static let maximumGroupDepth = 8
  /// The most settings that are read; later ones are unknown.
  static let maximumSettings = 100_000

  /// The levels that all targets have, in the order in which XcodeGen lets them override each other.
  mutating func sharedLevels(
    _ root: NodeID, _ configuration: XcodeGenConfiguration
  ) -> [SettingsLevel] {
    [
      XcodeProject.defaults,
      SettingsLevel(.projectFacts, facts: project.facts(for: configuration.name)),
      presets(), file(of: [root], .projectFile, configuration),
      settings(.project, of: [root], configuration),
    ]
  }

  /// Returns all levels of a target.
  mutating func levels(
    of target: [NodeID], named name: String, _ facts: SettingsLevel, _ platform: XcodeGenPlatform,
    _ configuration: XcodeGenConfiguration
  ) -> [SettingsLevel] {
    var levels = configuration.shared
    levels.insert(identifier(ofTarget: name), at: 0)
    levels += [facts, presets(of: target, platform, configuration)]
    levels.append(file(of: target, .targetFile, configuration))
    levels.append(propertyList(of: target))
    levels.append(settings(.target, of: target, configuration))
    return levels
  }

  // MARK: What XcodeGen adds

  /// Returns XcodeGen's default settings for the project.
  private func presets() -> SettingsLevel {
    var level = SettingsLevel(.standard)
    if adds(to: "project") { level.set("PRODUCT_NAME", to: "$(TARGET_NAME)") }
    if let version = optionForIOS("deploymentTarget") {
      set("IPHONEOS_DEPLOYMENT_TARGET", to: [version], in: &level)
    }
    return level
  }

  /// Returns the bundle identifier that XcodeGen creates by default.
  private func identifier(ofTarget name: String) -> SettingsLevel {
    var level = SettingsLevel(.standard)
    guard let prefix = option("bundleIdPrefix") else { return level }
    let kept = name.replacing("_", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    level.set("PRODUCT_BUNDLE_IDENTIFIER", to: prefix + "." + kept)
    return level
  }

  /// Returns XcodeGen's default settings for a target and its platform, without those in the project's configuration
  /// file; if that file is not known, none of them are.
  private func presets(
    of target: [NodeID], _ platform: XcodeGenPlatform, _ configuration: XcodeGenConfiguration
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
    if isFree(platform.deploymentTarget) {
      let version = templates.member("deploymentTarget", of: target)
      set(platform.deploymentTarget, to: version, in: &level)
    }
    return level
  }

  /// Returns true if the project uses XcodeGen's presets of a kind.
  private func adds(to kind: String) -> Bool {
    let presets = option("settingPresets") ?? "all"
    return presets == "all" || presets == kind
  }

  /// The property list that it makes, or finds among the sources where the file names none.
  private func propertyList(of target: [NodeID]) -> SettingsLevel {
    var level = SettingsLevel(.target)
    let path = templates.member("path", of: templates.member("info", of: target))
    if !path.isEmpty {
      set("INFOPLIST_FILE", to: path, in: &level)
    } else {
      // Nobody sets what it refers to, so that it is unknown.
      level.set("INFOPLIST_FILE", to: "$(INFOPLIST_FILE)")
    }
    return level
  }

  // MARK: Settings of the file

  private func file(
    of owner: [NodeID], _ kind: SettingOrigin.Level, _ configuration: XcodeGenConfiguration
  ) -> SettingsLevel {
    let names = templates.member("configFiles", of: owner)
    guard let path = text(configuration.name, of: names) else {
      return SettingsLevel(kind)
    }
    let loader = ConfigurationLoader(files: files, projectFolder: project.folder)
    return loader.level(kind, path: ProjectPath.join(project.folder, path), named: path)
  }

  private mutating func settings(
    _ kind: SettingOrigin.Level, of owner: [NodeID], _ configuration: XcodeGenConfiguration
  ) -> SettingsLevel {
    var level = SettingsLevel(kind)
    let settings = templates.member("settings", of: owner)
    if !settings.isEmpty { add(settings, configuration, to: &level, depth: 0) }
    return level
  }

  /// Groups come first, and settings for some configurations last.
  private mutating func add(
    _ settings: [NodeID], _ configuration: XcodeGenConfiguration, to level: inout SettingsLevel,
    depth: Int
  ) {
    settingCount += 1
    guard depth < Self.maximumGroupDepth, settingCount < Self.maximumSettings else {
      return level.addGap(.tooComplex)
    }
    func part(_ name: String) -> [NodeID] { templates.member(name, of: settings) }
    let (base, configs, names) = (part("base"), part("configs"), part("groups"))
    guard !base.isEmpty || !configs.isEmpty || !names.isEmpty else {
      return assign(settings, to: &level)
    }
    for name in templates.elements(of: names) {
      guard let name = string(name) else { continue }
      if let group = groups[name] {
        // The variables are those of the target, and groups are no part of it.
        let target = current
        current = XcodeGenTemplates.Target(layers: [], variables: [:])
        add([group], configuration, to: &level, depth: depth + 1)
        current = target
      } else {
        level.addGap(.undefined(name))
      }
    }
    assign(base, to: &level)
    for (name, variant) in templates.children(of: configs)
    where configuration.takes(expanded(name)) {
      add(variant, configuration, to: &level, depth: depth + 1)
    }
  }

  private mutating func assign(_ settings: [NodeID], to level: inout SettingsLevel) {
    let settings = templates.children(of: settings)
    settingCount += settings.count
    guard settingCount < Self.maximumSettings else { return level.addGap(.tooComplex) }
    for (name, setting) in settings { set(expanded(name), to: setting, in: &level) }
  }

  private func set(_ name: String, to layers: [NodeID], in level: inout SettingsLevel) {
    guard let node = layers.last, let value = settingText(layers) else { return }
    let line = tree.source.lines.line(at: tree[node].range.start) + 1
    level.set(name, to: value, path: project.file, line: line)
  }

  /// Returns a text, `YES` or `NO` for YAML's Booleans, or the texts of a list separated by spaces.
  private func settingText(_ layers: [NodeID]) -> String? {
    guard let node = layers.last else { return nil }
    switch tree[node].kind {
    case .scalar(let scalar):
      let text = expanded(tree.string(of: scalar))
      guard scalar.style == .plain, case .boolean(let isTrue) = YAMLScalar(plain: text) else {
        return text
      }
      return isTrue ? "YES" : "NO"
    case .sequence:
      return templates.elements(of: layers).compactMap(string).joined(separator: " ")
    case .mapping, .block, .missing: return nil
    }
  }
}
