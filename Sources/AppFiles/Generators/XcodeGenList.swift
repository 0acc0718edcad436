import Files
import SourceText
import YAMLSyntax

/// XcodeGen's `project.yml`: for each target `info.properties` becomes part of the file at `info.path`.
package enum XcodeGenList {
  static func lists(in source: SourceText, at path: String) -> [GeneratedList] {
    let tree = YAMLTree(source)
    guard let root = tree.root, let targets = tree.member("targets", of: root) else { return [] }
    return tree.children(of: targets).compactMap { target in
      guard let info = tree.member("info", of: target),
        let properties = tree.member("properties", of: info), tree[properties].kind == .mapping
      else { return nil }
      var writer = GeneratedListWriter(source)
      writer.write(properties) { id in
        let key = tree[id].key.map { text($0, tree) }
        return value(of: id, in: tree).map { (key, $0, tree.children(of: id)) }
      }
      return writer.list(
        path: tree.member("path", of: info).flatMap { place(of: $0, in: tree, from: path) })
    }
  }

  /// Where a target's list is written; nil where that cannot be known.
  package static func place(
    of id: YAMLTree.NodeID, in tree: YAMLTree, from path: String
  ) -> String? {
    guard case .scalar(let text) = tree[id].kind, path.hasPrefix("/") else { return nil }
    let place = tree.string(of: text)
    guard !place.isEmpty, !holdsPlaceholder(place) else { return nil }
    return Path.absolute(place.hasPrefix("/") ? place : Path.folder(of: path) + "/" + place)
  }

  /// Nil for what no property list holds.
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
      // What it holds is a string, and nothing that quick actions need.
      return .scalar(.unknown(node.range), node.range)
    case .missing: return nil
    }
  }

  /// Returns true if a value is null, which no property list holds.
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
