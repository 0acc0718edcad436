import JSONSyntax

/// Reading of the locations of files and the targets they belong to.
extension JSON5ProjectReader {
  /// The deepest nesting of groups; the tree itself allows no more.
  static let maximumDepth = 64

  private struct Pending {
    let node: NodeID
    /// The folder; nil if it is not known.
    let folder: String?
    /// The names of the enclosing groups, each followed by `/`.
    let names: String
    let depth: Int
    /// The memberships of the localized file that the node is a variant of.
    let membership: NodeID?
  }

  mutating func findFiles(_ all: NodeID) {
    var pending = tree.children(of: all).map {
      Pending(node: $0, folder: project.folder, names: "", depth: 0, membership: nil)
    }
    while let next = pending.popLast() {
      let node = next.node
      let path = text("path", of: node)
      let place = place(path, in: next.folder)
      let name = text("name", of: node) ?? path.map(ProjectPath.name) ?? ""
      places[next.names + name] = place
      if let id = text("id", of: node) { places["id:" + id] = place }
      let membership = tree.member("target-membership", of: node) ?? next.membership
      switch text("kind", of: node) {
      case "folder": addFolder(node, place, membership)
      case "group", "variant-group", "version-group":
        let isVariant = text("kind", of: node) == "variant-group"
        // The path of a localized file names the file; its variants are next to it.
        let folder = isVariant ? next.folder : place
        guard next.depth < Self.maximumDepth, let list = tree.member("children", of: node) else {
          continue
        }
        pending += tree.children(of: list).map {
          Pending(
            node: $0, folder: folder, names: next.names + name + "/", depth: next.depth + 1,
            membership: isVariant ? membership : nil)
        }
      default: add(place, membership)
      }
    }
  }

  private func place(_ path: String?, in folder: String?) -> String? {
    guard let path else { return folder }
    if path.hasPrefix("~") { return nil }
    if path.hasPrefix("<PROJECT>") {
      return ProjectPath.join(
        project.folder, String(path.dropFirst("<PROJECT>".count).drop { $0 == "/" }))
    }
    if path.hasPrefix("<") { return nil }
    let plain = path.hasPrefix("\\<") ? String(path.dropFirst()) : path
    return plain.hasPrefix("/")
      ? ProjectPath.normalized(plain) : folder.map { ProjectPath.join($0, plain) }
  }

  // MARK: Membership

  private mutating func add(_ place: String?, _ membership: NodeID?) {
    guard let membership else { return }
    for entry in tree.children(of: membership) {
      guard isForPhones(entry) else { continue }
      let phase = tree.member("build-phase", of: entry).map(reference) ?? reference(entry)
      guard let slash = phase.lastIndex(of: "/") else { continue }
      let role: TargetFiles.Role
      switch phase[phase.index(after: slash)...] {
      case "resources": role = .resource
      case "compile-sources": role = .source
      default: continue
      }
      members[String(phase[..<slash]), default: TargetFiles()].add(place, role)
    }
  }

  private func isForPhones(_ entry: NodeID) -> Bool {
    let platforms = texts("platforms", of: entry)
    return platforms.isEmpty || platforms.contains("ios")
  }

  private mutating func addFolder(_ node: NodeID, _ place: String?, _ membership: NodeID?) {
    let owners = Set(membership.map { tree.children(of: $0).map(reference) } ?? [])
    var sets: [String: (inclusions: [String], exclusions: [String], other: Set<String>)] = [:]
    let list = tree.member("membership-exceptions", of: node)
    for set in list.map({ tree.children(of: $0) }) ?? [] {
      guard let target = text("target", of: set) else { continue }
      sets[target, default: ([], [], [])].inclusions += texts("inclusions", of: set)
      sets[target]?.exclusions += texts("exclusions", of: set)
      sets[target]?.other.formUnion(otherPlatforms(set))
    }
    for target in owners.union(sets.keys) {
      let isOwner = owners.contains(target)
      guard let place else {
        members[target, default: TargetFiles()].add(nil, .resource)
        continue
      }
      let set = sets[target] ?? ([], [], [])
      members[target, default: TargetFiles()].add(
        TargetFiles.SynchronizedFolder(
          path: place, isOwner: isOwner, exceptions: isOwner ? set.exclusions : set.inclusions,
          otherPlatforms: set.other))
    }
  }

  /// The files that an exception set gives to other platforms than iOS.
  private func otherPlatforms(_ set: NodeID) -> [String] {
    guard let filters = tree.member("platforms", of: set) else { return [] }
    return tree.children(of: filters).compactMap { child in
      let platforms = tree.children(of: child).compactMap { tree.string(of: $0) }
      guard let path = tree.key(of: child), !platforms.isEmpty, !platforms.contains("ios") else {
        return nil
      }
      return ProjectPath.folded(path)
    }
  }
}
