import OldStylePropertyList
import SourceText

/// New tables of translations for a `project.pbxproj`, listed as one that is there.
extension ProjectFileAddition {
  /// A file of a new table.
  public struct TableFile: Sendable {
    /// The language as the folder names it, `zh-Hans` for `zh-Hans.lproj`; the file's name for a string catalog.
    public let name: String
    /// The absolute path.
    public let path: String

    public init(_ name: String, at path: String) {
      self.name = name
      self.path = path
    }
  }

  /// The edits that list a table next to another one: a strings file with its languages, or a string catalog. It is put
  /// into the same group, and into the resources of some targets, which have the other one.
  ///
  /// - Parameters:
  ///   - files: the files of the new table, which have one name.
  ///   - path: a file of the other table.
  ///   - targets: the names of the targets.
  /// - Returns: nil where the other table is not listed exactly once, or in an unusual form; or a new file is listed.
  public func edits(
    addingTable files: [TableFile], beside path: String, toTargets targets: [String]
  )
    -> [TextEdit]?
  {
    guard !tree.issues.contains(where: \.isRefused), !tree.hasConflict, let first = files.first,
      let table = listedTable(path, like: first.path)
    else { return nil }
    let new = Set(files.map { ProjectPath.folded($0.path) })
    guard !reader.places.values.contains(where: { new.contains(ProjectPath.folded($0)) }) else {
      return nil
    }
    let name = ProjectPath.name(of: first.path)
    var insertions: [Int: String] = [:]
    func insert(_ copy: (end: Int, text: String)?) -> Bool {
      guard let copy else { return false }
      insertions[copy.end, default: ""] += copy.text
      return true
    }
    var references: [(id: String, note: String)] = []
    for file in files {
      let id = identifier(file.name + "/" + name, 0, table.reference)
      guard let relative = ProjectPath.relative(file.path, to: table.folder) else { return nil }
      var values = [Value("path", Self.quoted(relative))]
      if tree.member("name", of: table.node) != nil {
        values.append(Value("name", Self.quoted(file.name)))
      }
      guard insert(copy(table.node, id, file.name, values)) else { return nil }
      references.append((id, file.name))
    }
    var listed = references[0].id
    if let variants = table.variants {
      listed = identifier(name, 0, table.listed)
      guard let children = elements(references, like: variants),
        insert(
          copy(
            variants, listed, name,
            [Value("name", Self.quoted(name)), Value("children", children)]))
      else { return nil }
    }
    guard insert(line(behind: table.child, listed, name).map(Self.insertion)) else { return nil }
    for target in targets {
      guard let (build, object, element) = buildFile(of: table.listed, inTarget: target) else {
        return nil
      }
      let id = identifier(name, 1, build)
      let note = "\(name) in Resources"
      guard insert(copy(object, id, note, [Value("fileRef", listed, note: name)])),
        insert(line(behind: element, id, note).map(Self.insertion))
      else { return nil }
    }
    return insertions.sorted { $0.key < $1.key }.map { TextEdit(ByteRange(at: $0.key), $0.value) }
  }

  private static func insertion(_ edit: TextEdit) -> (end: Int, text: String) {
    (edit.range.start, edit.replacement)
  }

  // MARK: The table that is there

  private struct Table {
    /// The identifier of the file.
    let reference: String
    let node: OldStyleTree.NodeID
    /// The group of its languages; nil for a string catalog.
    let variants: OldStyleTree.NodeID?
    /// The identifier by which groups and targets name it.
    let listed: String
    /// Its element in the group that lists it.
    let child: OldStyleTree.NodeID
    /// The folder in which the paths of its files begin.
    let folder: String
  }

  private func listedTable(_ path: String, like new: String) -> Table? {
    let folded = ProjectPath.folded(path)
    let references = reader.places.filter { ProjectPath.folded($0.value) == folded }.keys.filter {
      reader.objects[$0].flatMap { reader.text("isa", of: $0) } == "PBXFileReference"
    }
    let isStrings = new.hasSuffix(".strings")
    let type = isStrings ? "text.plist.strings" : "text.json.xcstrings"
    guard references.count == 1, let reference = references.first,
      let node = reader.objects[reference], reader.text("lastKnownFileType", of: node) == type,
      reader.text("sourceTree", of: node) == "<group>"
    else { return nil }
    var listed = reference
    var variants: OldStyleTree.NodeID?
    if isStrings {
      guard let group = only("PBXVariantGroup", listing: reference),
        let id = tree.key(of: group.object), reader.text("name", of: group.object) != nil
      else { return nil }
      (listed, variants) = (id, group.object)
    }
    guard let group = only("PBXGroup", listing: listed),
      let folder = (isStrings ? listed : tree.key(of: group.object)).flatMap({ reader.places[$0] }),
      let written = reader.text("path", of: node),
      ProjectPath.join(folder, written) == reader.places[reference]
    else { return nil }
    return Table(
      reference: reference, node: node, variants: variants, listed: listed, child: group.child,
      folder: folder)
  }

  /// The only group of a kind that lists an object, with the element that names it.
  private func only(_ kind: String, listing id: String)
    -> (object: OldStyleTree.NodeID, child: OldStyleTree.NodeID)?
  {
    let groups = reader.objects.values.filter { reader.text("isa", of: $0) == kind }
    let found = groups.compactMap { group in
      child(id, of: "children", in: group).map { (object: group, child: $0) }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The only entry of an object among the resources of a target.
  private func buildFile(of reference: String, inTarget name: String)
    -> (id: String, object: OldStyleTree.NodeID, element: OldStyleTree.NodeID)?
  {
    let targets = reader.objects.values.filter {
      reader.text("isa", of: $0) == "PBXNativeTarget" && reader.text("name", of: $0) == name
    }
    guard targets.count == 1, let target = targets.first else { return nil }
    var found: [(id: String, object: OldStyleTree.NodeID, element: OldStyleTree.NodeID)] = []
    for phase in reader.texts("buildPhases", of: target).compactMap({ reader.objects[$0] })
    where reader.text("isa", of: phase) == "PBXResourcesBuildPhase" {
      guard let files = tree.member("files", of: phase), tree[files].kind == .array else {
        continue
      }
      for element in tree.children(of: files) {
        guard let id = tree.string(of: element), let object = reader.objects[id],
          reader.text("fileRef", of: object) == reference
        else { continue }
        found.append((id, object, element))
      }
    }
    return found.count == 1 ? found.first : nil
  }

  // MARK: Copies

  /// A value of a copied object, as it is written, with what its comment says.
  private struct Value {
    let name: String
    let text: String
    let note: String?

    init(_ name: String, _ text: String, note: String? = nil) {
      self.name = name
      self.text = text
      self.note = note
    }
  }

  /// The lines of an object with another identifier and other values, and where they end; nil where it lacks one of
  /// them or shares its lines.
  private func copy(_ object: OldStyleTree.NodeID, _ id: String, _ note: String, _ values: [Value])
    -> (end: Int, text: String)?
  {
    guard let range = lines(of: object), let key = tree[object].key else { return nil }
    var edits = [TextEdit(key, id)] + rewording(behind: key, note)
    for value in values {
      guard let node = tree.member(value.name, of: object) else { return nil }
      edits.append(TextEdit(tree[node].range, value.text))
      if let note = value.note { edits += rewording(behind: tree[node].range, note) }
    }
    var text = ""
    var start = range.start
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      guard edit.range.start >= start else { return nil }
      text += tree.source[ByteRange(start: start, end: edit.range.start)] + edit.replacement
      start = edit.range.end
    }
    return (range.end, text + tree.source[ByteRange(start: start, end: range.end)])
  }

  /// The edit of the comment that follows an identifier; none where there is no comment.
  private func rewording(behind range: ByteRange, _ note: String) -> [TextEdit] {
    guard let comment = tree.comments.first(where: { $0.start >= range.end }),
      tree.source[ByteRange(start: range.end, end: comment.start)].allSatisfy({ $0 == " " }),
      tree.source[comment].hasPrefix("/*")
    else { return [] }
    return [TextEdit(comment, "/* \(note) */")]
  }

  /// The children of a group, one a line, with the indentation and comments of those that it has.
  private func elements(
    _ children: [(id: String, note: String)], like group: OldStyleTree.NodeID
  ) -> String? {
    guard let list = tree.member("children", of: group), tree[list].kind == .array,
      let first = tree.children(of: list).first(where: { _ in true })
    else { return nil }
    let source = tree.source
    let range = tree[list].range
    let last = source.lines.line(at: range.end)
    let tail = ByteRange(start: source.lines.start(ofLine: last), end: range.end)
    var lines = ""
    for child in children {
      guard let line = line(behind: first, child.id, child.note) else { return nil }
      lines += line.replacement
    }
    let ending = lines.hasSuffix("\r\n") ? "\r\n" : "\n"
    guard tail.start > tree[first].range.end,
      source[tail].dropLast().allSatisfy({ $0 == " " || $0 == "\t" }),
      source[ByteRange(start: range.start, end: tree[first].range.start)].contains(
        where: \.isNewline)
    else { return nil }
    return "(" + ending + lines + source[tail]
  }
}
