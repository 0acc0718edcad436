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
    write(list, of: tree, to: &writer)
    return [writer.list()].compactMap { $0 }
  }

  private enum Step {
    case value(JSONTree.NodeID)
    case end
  }

  /// Keeps its own stack: how deep a file is nested is not for the file to decide.
  private static func write(
    _ list: JSONTree.NodeID, of tree: JSONTree, to writer: inout GeneratedListWriter
  ) {
    var steps = [Step.value(list)]
    while let step = steps.popLast() {
      guard case .value(let id) = step else {
        writer.end()
        continue
      }
      let node = tree[id]
      // No property list holds it, and Expo leaves it out.
      if node.kind == .null { continue }
      if id != list, let key = tree.key(of: id), let range = node.key {
        writer.key(text(key, range))
      }
      let raw = tree.source[node.range]
      switch node.kind {
      case .object, .array:
        let head = ByteRange(
          start: node.range.start, end: min(node.range.start + 1, node.range.end))
        writer.begin(isArray: node.kind == .array, node.range, head: head)
        steps.append(.end)
        steps += tree.children(of: id).reversed().map { .value($0) }
      case .string: writer.scalar(.string(text(tree.string(of: id) ?? "", node.range)), node.range)
      case .boolean(let isTrue): writer.scalar(.boolean(isTrue), node.range)
      case .number:
        let isWhole = raw.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
        writer.scalar(isWhole ? .integer(raw) : .real(raw), node.range)
      case .null: break
      }
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
