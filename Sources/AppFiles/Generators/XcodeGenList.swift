import Files
import SourceText
import XcodeProject
import YAMLSyntax

/// The reader of XcodeGen's `project.yml`, where `info.properties` of each target becomes part of the file at
/// `info.path`, including the properties from templates.
package enum XcodeGenList {
  static func lists(in source: SourceText, at path: String) -> [GeneratedList] {
    let tree = YAMLTree(source)
    guard let root = tree.root, let targets = tree.member("targets", of: root) else { return [] }
    let templates = XcodeGenTemplates(tree)
    return tree.children(of: targets).compactMap { target in
      guard let target = templates.target(target) else { return nil }
      let info = templates.member("info", of: target.layers)
      let properties = templates.member("properties", of: info)
      guard let last = properties.last, tree[last].kind == .mapping else { return nil }
      var writer = GeneratedListWriter(source)
      writer.write(properties) { layers in
        guard let id = layers.last else { return nil }
        let key = tree[id].key.map { text($0, tree) }
        return value(of: id, in: tree).map { (key, $0, children(of: layers, tree, templates)) }
      }
      let place = templates.member("path", of: info).last
        .flatMap { templates.string($0, in: target) }
      return writer.list(path: place.flatMap { self.place($0, from: path) })
    }
  }

  private static func children(
    of layers: [YAMLTree.NodeID], _ tree: YAMLTree, _ templates: XcodeGenTemplates
  ) -> [[YAMLTree.NodeID]] {
    // Without templates a duplicate name is reported.
    if layers.count == 1 { return tree.children(of: layers[0]).map { [$0] } }
    return layers.last.map { tree[$0].kind } == .mapping
      ? templates.children(of: layers).map(\.layers)
      : templates.elements(of: layers).map { [$0] }
  }

  /// Returns the path to which a target's list is written; nil where it is not known.
  package static func place(
    of id: YAMLTree.NodeID, in tree: YAMLTree, from path: String
  ) -> String? {
    guard case .scalar(let text) = tree[id].kind else { return nil }
    return place(tree.string(of: text), from: path)
  }

  private static func place(_ place: String, from path: String) -> String? {
    guard path.hasPrefix("/"), !place.isEmpty, !holdsPlaceholder(place) else { return nil }
    return Path.absolute(place.hasPrefix("/") ? place : Path.folder(of: path) + "/" + place)
  }

  /// Returns nil for a value that property lists cannot contain.
  private static func value(
    of id: YAMLTree.NodeID, in tree: YAMLTree
  ) -> GeneratedListWriter.Value? {
    let node = tree[id]
    guard !isMissing(id, tree) else { return nil }
    switch node.kind {
    case .mapping, .sequence:
      return .container(
        isArray: node.kind == .sequence, node.range, head: firstLine(of: node.range, tree.source))
    case .scalar(let scalar): return .scalar(self.scalar(scalar, tree), node.range)
    case .block:
      // The value is a string that quick actions do not need.
      return .scalar(.unknown(node.range), node.range)
    case .missing: return nil
    }
  }

  /// Returns true for a null value, which property lists cannot contain.
  private static func isMissing(_ id: YAMLTree.NodeID, _ tree: YAMLTree) -> Bool {
    switch tree[id].kind {
    case .missing: true
    case .scalar(let text):
      text.style == .plain && YAMLScalar(plain: tree.string(of: text)) == .null
    case .mapping, .sequence, .block: false
    }
  }

  private static func scalar(
    _ scalar: YAMLTree.Text, _ tree: YAMLTree
  ) -> GeneratedListWriter.Scalar {
    let text = text(scalar, tree)
    guard scalar.style == .plain else { return .string(text) }
    return switch YAMLScalar(plain: text.value) {
    case .string, .null: .string(text)
    case .boolean(let isTrue): .boolean(isTrue)
    case .integer: .integer(text.value)
    case .real: .real(text.value)
    }
  }

  private static func text(_ text: YAMLTree.Text, _ tree: YAMLTree) -> GeneratedListWriter.Text {
    GeneratedListWriter.Text(
      value: tree.string(of: text), range: text.range, content: text.content,
      spelling: GeneratedList.Spelling(text.style))
  }

  private static func firstLine(of range: ByteRange, _ source: SourceText) -> ByteRange {
    let range = source.clamp(range)
    let bytes = source.bytes[range.start..<range.end]
    let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.end
    return ByteRange(start: range.start, end: end)
  }
}
