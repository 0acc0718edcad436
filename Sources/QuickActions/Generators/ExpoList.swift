import JSONSyntax
import SourceText

/// Expo's `app.json` and `app.config.json`: `expo.ios.infoPlist` becomes part of the Info.plist.
enum ExpoList {
  static func lists(in source: SourceText) -> [GeneratedList] {
    let tree = JSONTree(source)
    guard let root = tree.root else { return [] }
    // Without `expo` the file is the configuration itself.
    let expo = tree.member("expo", of: root) ?? root
    guard let list = tree.member("ios", of: expo).flatMap({ tree.member("infoPlist", of: $0) }),
      tree[list].kind == .object
    else { return [] }
    var writer = GeneratedListWriter(source)
    writer.write(list) { id in
      value(of: id, in: tree).map { (key(of: id, in: tree), $0, tree.children(of: id)) }
    }
    return [writer.list()].compactMap { $0 }
  }

  private static func key(
    of id: JSONTree.NodeID, in tree: JSONTree
  ) -> GeneratedListWriter.Text? {
    guard let key = tree.key(of: id), let range = tree[id].key else { return nil }
    return text(key, range)
  }

  /// Nil for null: no property list holds it, and Expo leaves it out.
  private static func value(
    of id: JSONTree.NodeID, in tree: JSONTree
  ) -> GeneratedListWriter.Value? {
    let node = tree[id]
    let raw = tree.source[node.range]
    switch node.kind {
    case .object, .array:
      let head = ByteRange(start: node.range.start, end: min(node.range.start + 1, node.range.end))
      return .container(isArray: node.kind == .array, node.range, head: head)
    case .string:
      return .scalar(.string(text(tree.string(of: id) ?? "", node.range)), node.range)
    case .boolean(let isTrue): return .scalar(.boolean(isTrue), node.range)
    case .number:
      let isWhole = raw.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
      return .scalar(isWhole ? .integer(raw) : .real(raw), node.range)
    case .null: return nil
    }
  }

  private static func text(_ value: String, _ range: ByteRange) -> GeneratedListWriter.Text {
    let end = max(range.start + 1, range.end - 1)
    return GeneratedListWriter.Text(
      value: value, range: range,
      content: ByteRange(start: min(range.start + 1, range.end), end: min(end, range.end)),
      spelling: .json)
  }
}
