import OldStylePropertyList

/// Reading of the locations of files and the targets they belong to.
extension PropertyListProjectReader {
  /// The deepest nesting of groups.
  static let maximumDepth = 64

  /// Works out the places of all files from the main group on.
  mutating func findPlaces(from mainGroup: String) {
    var seen: Set<String> = [mainGroup]
    // A nil path is an unknown location.
    var pending: [(id: String, parent: String?, depth: Int)] = [(mainGroup, project.folder, 0)]
    while let (id, parent, depth) = pending.popLast() {
      guard let object = objects[id] else { continue }
      let place = place(of: object, in: parent)
      if let place { places[id] = place }
      let isa = text("isa", of: object)
      if isa == "PBXFileSystemSynchronizedRootGroup" { synchronizedGroups.append(id) }
      guard depth < Self.maximumDepth,
        isa == "PBXGroup" || isa == "PBXVariantGroup" || isa == "XCVersionGroup"
      else { continue }
      for child in texts("children", of: object) where seen.insert(child).inserted {
        pending.append((child, place, depth + 1))
      }
    }
  }

  private func place(of object: NodeID, in parent: String?) -> String? {
    let path = expanded(text("path", of: object) ?? "")
    guard let path else { return nil }
    if path.hasPrefix("/") { return ProjectPath.normalized(path) }
    switch text("sourceTree", of: object) ?? "<group>" {
    case "<group>": return parent.map { ProjectPath.join($0, path) }
    case "SOURCE_ROOT": return ProjectPath.join(project.folder, path)
    case "<absolute>": return nil
    default: return nil
    }
  }

  /// Returns a path with known variables of the project replaced.
  private func expanded(_ path: String) -> String? {
    guard path.utf8.contains(UInt8(ascii: "$")) else { return path }
    let facts = SettingsLevel(.projectFacts, facts: project.facts(for: ""))
    return SettingsStack(configuration: "", levels: [facts]).expand(path)
  }

  // MARK: Membership

  func memberFiles(of target: NodeID, _ id: String) -> TargetFiles {
    var members = TargetFiles()
    let phases = texts("buildPhases", of: target)
    for phase in phases {
      guard let phase = objects[phase], let role = role(of: phase) else { continue }
      for file in texts("files", of: phase) {
        guard let build = objects[file], isForPhones(build),
          let reference = text("fileRef", of: build)
        else { continue }
        add(reference, role, to: &members)
      }
    }
    addSynchronizedFolders(of: target, id, phases: Set(phases), to: &members)
    return members
  }

  private func role(of phase: NodeID) -> TargetFiles.Role? {
    switch text("isa", of: phase) {
    case "PBXSourcesBuildPhase": .source
    case "PBXResourcesBuildPhase": .resource
    // To the bundle itself or to its resources.
    case "PBXCopyFilesBuildPhase":
      ["1", "7"].contains(text("dstSubfolderSpec", of: phase)) ? .resource : nil
    default: nil
    }
  }

  private func isForPhones(_ build: NodeID) -> Bool {
    let filters =
      texts("platformFilters", of: build)
      + (text("platformFilter", of: build).map { [$0] } ?? [])
    return filters.isEmpty || filters.contains("ios")
  }

  private func add(
    _ reference: String, _ role: TargetFiles.Role, to members: inout TargetFiles
  ) {
    guard let object = objects[reference] else { return }
    switch text("isa", of: object) {
    case "PBXVariantGroup":
      for child in texts("children", of: object) { members.add(places[child], role) }
    case "PBXFileReference":
      let kind = text("explicitFileType", of: object) ?? text("lastKnownFileType", of: object)
      if kind == "folder" {
        members.addCopiedFolder(places[reference])
      } else if let place = places[reference] {
        members.add(place, role)
      } else if !isProduct(object) {
        members.add(nil, role)
      }
    default: break
    }
  }

  /// Returns true for products of other targets and parts of the SDK, which are no files of the project.
  private func isProduct(_ object: NodeID) -> Bool {
    ["BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR"].contains(text("sourceTree", of: object))
  }

  // MARK: Synchronized folders

  private func addSynchronizedFolders(
    of target: NodeID, _ id: String, phases: Set<String>, to members: inout TargetFiles
  ) {
    let owned = Set(texts("fileSystemSynchronizedGroups", of: target))
    for group in Set(synchronizedGroups).union(owned).sorted() {
      guard let object = objects[group] else { continue }
      let isOwner = owned.contains(group)
      let exceptions = texts("exceptions", of: object).compactMap { objects[$0] }
      let own = exceptions.filter { text("target", of: $0) == id }
      let copied = exceptions.filter { set in
        text("buildPhase", of: set).map { phases.contains($0) } ?? false
      }
      guard isOwner || !own.isEmpty || !copied.isEmpty else { continue }
      guard let path = places[group] else {
        members.add(nil, .resource)
        continue
      }
      members.add(
        TargetFiles.SynchronizedFolder(
          path: path, isOwner: isOwner,
          exceptions: own.flatMap { texts("membershipExceptions", of: $0) },
          copiedFolders: texts("explicitFolders", of: object),
          otherPlatforms: Set(own.flatMap(otherPlatforms))))
      for set in copied where !isOwner {
        for relative in texts("membershipExceptions", of: set) {
          members.add(ProjectPath.join(path, relative), .resource)
        }
      }
    }
  }

  /// The files that an exception set gives to other platforms than iOS.
  private func otherPlatforms(_ set: NodeID) -> [String] {
    guard let filters = tree.member("platformFiltersByRelativePath", of: set) else { return [] }
    return tree.children(of: filters).compactMap { child in
      let platforms = tree.children(of: child).compactMap { tree.string(of: $0) }
      guard let path = tree.key(of: child), !platforms.isEmpty, !platforms.contains("ios") else {
        return nil
      }
      return ProjectPath.folded(path)
    }
  }
}
