import OldStylePropertyList

/// The levels of settings of a project, which all its targets share.
struct ProjectLevels {
  private var byConfiguration: [String: [SettingsLevel]] = [:]
  private var fallback: String?

  /// - Parameter list: the identifier of the project's list of configurations.
  init(_ reader: PropertyListProjectReader, list: String?) {
    guard let list = list.flatMap({ reader.objects[$0] }) else { return }
    for id in reader.texts("buildConfigurations", of: list) {
      guard let node = reader.objects[id], let name = reader.text("name", of: node),
        byConfiguration[name] == nil
      else { continue }
      byConfiguration[name] = reader.levels(of: node, .projectFile, .project)
      fallback = fallback ?? name
    }
    if let name = reader.text("defaultConfigurationName", of: list), byConfiguration[name] != nil {
      fallback = name
    }
  }

  /// Returns all levels for a configuration of a target.
  ///
  /// - Parameter node: the configuration of the target.
  func stack(
    _ reader: PropertyListProjectReader, _ name: String, target: OldStyleTree.NodeID,
    _ node: OldStyleTree.NodeID
  ) -> SettingsStack {
    let targetName = reader.text("name", of: target) ?? ""
    let targetFacts = SettingsLevel(
      .targetFacts,
      facts: [
        "TARGET_NAME": targetName, "TARGETNAME": targetName,
        "PRODUCT_TYPE": reader.text("productType", of: target) ?? "",
      ])
    return stack(
      reader.project, name,
      own: [targetFacts] + reader.levels(of: node, .targetFile, .target))
  }

  /// The levels below any target.
  func stack(_ project: XcodeProject, _ name: String?, own: [SettingsLevel] = []) -> SettingsStack {
    let name = name ?? fallback ?? ""
    let shared = byConfiguration[name] ?? fallback.flatMap { byConfiguration[$0] } ?? []
    let facts = SettingsLevel(.projectFacts, facts: project.facts(for: name))
    return SettingsStack(
      configuration: name, levels: [XcodeProject.defaults, facts] + shared + own)
  }
}

extension PropertyListProjectReader {
  /// The levels that a configuration makes: its file and its own settings.
  func levels(
    of node: NodeID, _ fileKind: SettingOrigin.Level, _ ownKind: SettingOrigin.Level
  ) -> [SettingsLevel] {
    var levels: [SettingsLevel] = []
    if let (path, name) = baseFile(of: node) {
      let loader = ConfigurationLoader(files: files, projectFolder: project.folder)
      levels.append(loader.level(fileKind, path: path, named: name))
    }
    var own = SettingsLevel(ownKind)
    if let settings = tree.member("buildSettings", of: node) {
      // A conditional key follows the same key without conditions, and later ones count.
      let keys = tree.children(of: settings).compactMap { child in
        tree.key(of: child).map { (key: $0, node: child) }
      }
      let sorted = keys.enumerated().sorted { left, right in
        left.element.key == right.element.key
          ? left.offset < right.offset
          : left.element.key.utf8.lexicographicallyPrecedes(right.element.key.utf8)
      }
      for (_, (key, value)) in sorted {
        guard let text = settingText(value) else { continue }
        let line = tree.source.lines.line(at: tree[value].key?.start ?? 0) + 1
        own.set(key, to: text, path: project.file, line: line)
      }
    }
    levels.append(own)
    return levels
  }

  /// Returns a string, or the strings of a list separated by spaces.
  private func settingText(_ value: NodeID) -> String? {
    switch tree[value].kind {
    case .string: tree.string(of: value)
    case .array: tree.children(of: value).compactMap { tree.string(of: $0) }.joined(separator: " ")
    case .dictionary, .data, .missing: nil
    }
  }

  /// Returns the configuration file; its path is nil if it is not known.
  private func baseFile(of node: NodeID) -> (path: String?, name: String)? {
    if let relative = text("baseConfigurationReferenceRelativePath", of: node) {
      let anchor = text("baseConfigurationReferenceAnchor", of: node).flatMap { places[$0] }
      return (anchor.map { ProjectPath.join($0, relative) }, relative)
    }
    guard let id = text("baseConfigurationReference", of: node) else { return nil }
    let name = objects[id].flatMap { text("path", of: $0) ?? text("name", of: $0) }
    return (places[id], name ?? id)
  }
}
