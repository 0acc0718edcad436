import Files
import YAMLSyntax

/// Reading of the files in an XcodeGen target: those below the folders under `sources`, without the excluded ones. If
/// a source is written in an unknown way, the files of the target are unknown.
extension XcodeGenProjectReader {
  /// The endings of files that are compiled.
  private static let sourceEndings: Set<String> = ["swift", "m", "mm", "c", "cc", "cpp", "metal"]

  mutating func targetFiles(of target: [NodeID]) -> TargetFiles {
    var files = TargetFiles()
    let layers = templates.member("sources", of: target)
    guard let sources = layers.last else { return files }
    switch tree[sources].kind {
    case .sequence:
      let elements = templates.elements(of: layers)
      settingCount += elements.count
      guard settingCount < Self.maximumSettings else {
        files.add(nil, .source)
        return files
      }
      for source in elements { add(source, to: &files) }
    case .scalar: add(sources, to: &files)
    case .missing: break
    case .mapping, .block: files.add(nil, .source)
    }
    return files
  }

  private func add(_ source: NodeID, to files: inout TargetFiles) {
    guard let place = place(of: source) else { return files.add(nil, .source) }
    let path = ProjectPath.join(project.folder, place)
    switch text("type", of: source) ?? defaultType(of: path) {
    case "file":
      let ending = Self.ending(of: path) ?? ""
      files.add(path, Self.sourceEndings.contains(ending) ? .source : .resource)
    case "folder": files.addCopiedFolder(path)
    case "group", "syncedFolder":
      guard let excludes = patterns("excludes", of: source),
        let includes = patterns("includes", of: source)
      else { return files.add(nil, .source) }
      files.add(
        TargetFiles.SynchronizedFolder(
          path: path, isOwner: true, exceptions: [], taken: includes, leftOut: excludes))
    default: files.add(nil, .source)
    }
  }

  /// Returns the path of a source; nil if a part of it is not known.
  private func place(of source: NodeID) -> String? {
    let text: String?
    switch tree[source].kind {
    case .scalar: text = string(source)
    case .mapping:
      // XcodeGen's choice for each kind of file is the same in any phase but these.
      let phase = tree.member("buildPhase", of: source)
      guard phase.map({ string($0) == "sources" }) ?? true else { return nil }
      text = self.text("path", of: source)
    case .sequence, .block, .missing: text = nil
    }
    guard let text, !text.contains("$"), !text.contains("*"), !text.hasPrefix("~") else {
      return nil
    }
    return text
  }

  /// Returns the type of a source. XcodeGen tests on the disk whether a path is a file; here its name decides.
  private func defaultType(of path: String) -> String {
    Self.ending(of: path) == nil ? option("defaultSourceDirectoryType") ?? "group" : "file"
  }

  /// Returns the extension in lower case; nil for a name without one.
  private static func ending(of path: String) -> String? {
    let name = ProjectPath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[dot...].dropFirst().lowercased()
  }

  /// Returns nil if one of the patterns is not known.
  private func patterns(_ name: String, of source: NodeID) -> [PathPattern]? {
    guard case .mapping = tree[source].kind, let list = tree.member(name, of: source) else {
      return []
    }
    guard tree[list].kind == .sequence else { return nil }
    let patterns = tree.children(of: list).map { string($0).flatMap(pattern) }
    return patterns.contains { $0 == nil } ? nil : patterns.compactMap { $0 }
  }

  /// XcodeGen's patterns begin at the folder. Nil for one with more than `*`, `?` and folders in `**`.
  private func pattern(_ text: String) -> PathPattern? {
    let names = text.split(separator: "/").filter { $0 != "." }
    let isKnown = names.allSatisfy { name in
      name == "**"
        || !name.contains("**") && name != ".." && !name.contains { "[]{}\\$~".contains($0) }
    }
    guard isKnown, !text.hasPrefix("/"), names.contains(where: { $0 != "**" }) else { return nil }
    return PathPattern("/" + ProjectPath.folded(names.joined(separator: "/")))
  }
}
