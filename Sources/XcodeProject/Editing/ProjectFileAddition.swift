import OldStylePropertyList
import SourceText

/// New source files for a `project.pbxproj`, each added next to an existing file: in the same groups, and in the
/// build phases of the same targets. All other bytes stay unchanged.
public struct ProjectFileAddition {
  /// A new file.
  public struct File {
    /// Its name without folders.
    public let name: String
    /// True if targets compile it; a header is only listed.
    public let isCompiled: Bool

    public init(_ name: String, isCompiled: Bool) {
      self.name = name
      self.isCompiled = isCompiled
    }
  }

  let reader: PropertyListProjectReader
  let tree: OldStyleTree

  /// - Parameters:
  ///   - path: the absolute path of the folder `*.xcodeproj`.
  ///   - source: the text of its `project.pbxproj`.
  public init(_ path: String, _ source: SourceText, _ project: XcodeProject) {
    let files = ProjectFileReader(root: ProjectPath.folder(of: path)) { _ in nil }
    var reader = PropertyListProjectReader(source, project, files)
    _ = reader.read()
    self.reader = reader
    tree = reader.tree
  }

  /// True if some configuration uses a configuration file, which may name files that the project does not.
  public var hasConfigurationFiles: Bool {
    reader.objects.values.contains { tree.member("baseConfigurationReference", of: $0) != nil }
  }

  /// Returns the edits; nil if the existing file is not listed exactly once, or an entry has an unusual form. Empty
  /// if the file is in a folder that Xcode synchronizes with the disk, so that none are needed.
  public func edits(adding files: [File], beside path: String) -> [TextEdit]? {
    guard !tree.issues.contains(where: \.isRefused), !tree.hasConflict else { return nil }
    let folded = ProjectPath.folded(path)
    let references = reader.places.filter { ProjectPath.folded($0.value) == folded }.keys.filter {
      reader.objects[$0].flatMap { reader.text("isa", of: $0) } == "PBXFileReference"
    }
    if references.isEmpty { return isSynchronized(folded) ? [] : nil }
    guard references.count == 1, let reference = references.first,
      let node = reader.objects[reference],
      let written = reader.text("path", of: node),
      ProjectPath.name(of: written) == ProjectPath.name(of: path)
    else { return nil }
    var edits: [TextEdit] = []
    for (number, file) in files.enumerated() {
      let id = identifier(file.name, 0, reference)
      guard let entry = entry(node, reference, replacing: written, file, id) else { return nil }
      edits.append(entry)
      var groups = 0
      for (_, object) in reader.objects.sorted(by: { $0.key < $1.key }) {
        switch reader.text("isa", of: object) {
        case "PBXGroup":
          guard let child = child(reference, of: "children", in: object) else { continue }
          groups += 1
          guard let edit = line(behind: child, id, file.name) else { return nil }
          edits.append(edit)
        case "PBXBuildFile" where file.isCompiled:
          guard reader.text("fileRef", of: object) == reference,
            let build = tree.key(of: object), let phase = phase(with: build)
          else { continue }
          let own = identifier(file.name, number + 1, build)
          guard let text = buildFile(object, build, id, own, reference, file),
            let listed = line(behind: phase, own, "\(file.name) in Sources")
          else { return nil }
          edits += [text, listed]
        default: continue
        }
      }
      guard groups == 1 else { return nil }
    }
    return edits
  }

  private func isSynchronized(_ path: String) -> Bool {
    reader.synchronizedGroups.contains { group in
      reader.places[group].map { ProjectPath.relative(path, to: ProjectPath.folded($0)) != nil }
        ?? false
    }
  }

  func child(_ id: String, of list: String, in object: OldStyleTree.NodeID)
    -> OldStyleTree.NodeID?
  {
    guard let list = tree.member(list, of: object), tree[list].kind == .array else { return nil }
    return tree.children(of: list).first { tree.string(of: $0) == id }
  }

  /// The place of a build file in a phase that compiles.
  private func phase(with build: String) -> OldStyleTree.NodeID? {
    for object in reader.objects.values
    where reader.text("isa", of: object) == "PBXSourcesBuildPhase" {
      if let found = child(build, of: "files", in: object) { return found }
    }
    return nil
  }

  // MARK: Lines

  /// The text of an object on lines of its own, with its key; nil where other things share them.
  func lines(of object: OldStyleTree.NodeID) -> ByteRange? {
    let node = tree[object]
    guard let key = node.key else { return nil }
    let lines = tree.source.lines
    let first = lines.line(at: key.start)
    let last = lines.line(at: node.range.end)
    let range = ByteRange(start: lines.start(ofLine: first), end: lines.start(ofLine: last + 1))
    let head = tree.source[ByteRange(start: range.start, end: key.start)]
    let tail = tree.source[ByteRange(start: node.range.end, end: range.end)]
    guard head.allSatisfy({ $0 == " " || $0 == "\t" }), tail.first == ";",
      tail.dropFirst().allSatisfy(\.isWhitespace), range.end > node.range.end
    else { return nil }
    return range
  }

  private func entry(
    _ object: OldStyleTree.NodeID, _ reference: String, replacing written: String, _ file: File,
    _ id: String
  ) -> TextEdit? {
    guard let range = lines(of: object) else { return nil }
    let old = ProjectPath.name(of: written)
    let kind = file.name.hasSuffix(".swift") ? "swift" : file.name.hasSuffix(".h") ? "h" : "objc"
    let objectiveC = file.name.hasSuffix(".mm") ? "cpp.objcpp" : "c.objc"
    var text = ""
    for line in tree.source[range].split(separator: "\n", omittingEmptySubsequences: false) {
      var line = String(line)
      if let type = line.firstRange(of: "sourcecode.") {
        let rest = line[type.upperBound...]
        let end = rest.firstIndex { $0 == ";" } ?? rest.endIndex
        let suffix = kind == "swift" ? "swift" : kind == "h" ? "c.h" : objectiveC
        line.replaceSubrange(type.upperBound..<end, with: suffix)
      }
      text += (text.isEmpty ? "" : "\n") + line
    }
    text = Self.replacing(reference, with: id, in: text)
    text = Self.replacing(old, with: file.name, in: text)
    guard text.contains(id), text.contains(file.name) else { return nil }
    return TextEdit(ByteRange(at: range.end), text)
  }

  private func buildFile(
    _ object: OldStyleTree.NodeID, _ build: String, _ id: String, _ own: String,
    _ reference: String, _ file: File
  ) -> TextEdit? {
    guard let range = lines(of: object), let node = reader.objects[reference],
      let written = reader.text("path", of: node)
    else { return nil }
    var text = Self.replacing(build, with: own, in: tree.source[range])
    text = Self.replacing(reference, with: id, in: text)
    text = Self.replacing(ProjectPath.name(of: written), with: file.name, in: text)
    return TextEdit(ByteRange(at: range.end), text)
  }

  /// Returns a line like that of a list's element, for insertion after it.
  func line(behind element: OldStyleTree.NodeID, _ id: String, _ comment: String)
    -> TextEdit?
  {
    let source = tree.source
    let range = tree[element].range
    let line = source.lines.line(at: range.start)
    let start = source.lines.start(ofLine: line)
    let end = source.lines.start(ofLine: line + 1)
    let text = source[ByteRange(start: start, end: end)]
    let head = source[ByteRange(start: start, end: range.start)]
    guard end > range.end, head.allSatisfy({ $0 == " " || $0 == "\t" }), text.contains(",") else {
      return nil
    }
    let ending = text.hasSuffix("\r\n") ? "\r\n" : "\n"
    let note = text.contains("/*") ? " /* \(comment) */" : ""
    return TextEdit(ByteRange(at: end), head + id + note + "," + ending)
  }

  private static func replacing(_ old: String, with new: String, in text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while !old.isEmpty, let range = rest.firstRange(of: old) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  // MARK: Identifiers

  /// 24 hexadecimal digits that no object has, the same each time.
  func identifier(_ name: String, _ number: Int, _ seed: String) -> String {
    var attempt = 0
    while true {
      let text = "\(name)\n\(number)\n\(seed)\n\(attempt)"
      let id = Self.digits(text, FNV1a.start) + Self.digits(text, 0x8422_2325_cbf2_9ce4)
      let cut = String(id.prefix(24))
      if reader.objects[cut] == nil { return cut }
      attempt += 1
    }
  }

  private static func digits(_ text: String, _ start: UInt64) -> String {
    let digits = String(FNV1a.hash(text.utf8, from: start), radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }
}
