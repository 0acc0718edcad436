import Files
import JSONSyntax
import SourceText

/// The reader of Expo's `app.json` and `app.config.json`, where `expo.ios.infoPlist` becomes part of the Info.plist.
/// Expo parses them as JSON5.
enum ExpoList {
  static func lists(in source: SourceText, at path: String) -> [GeneratedList] {
    let tree = JSONTree(source, dialect: .json5)
    guard let root = tree.root else { return [] }
    // Without `expo` the whole file is the configuration.
    let expo = tree.member("expo", of: root) ?? root
    guard let list = tree.member("ios", of: expo).flatMap({ tree.member("infoPlist", of: $0) }),
      tree[list].kind == .object
    else { return [] }
    var writer = GeneratedListWriter(source)
    writer.write(list) { id in
      value(of: id, in: tree).map { (key(of: id, in: tree), $0, tree.children(of: id)) }
    }
    // After a syntax error the rest is not known.
    return [
      writer.list(
        path: tree.member("name", of: expo).flatMap(tree.string).flatMap {
          written($0, from: path)
        },
        isWhole: tree.issue == nil, isOfApp: true)
    ].compactMap { $0 }
  }

  /// Returns the path of the Info.plist that Expo writes next to its file, in a folder with the app's name; nil where
  /// it is not known.
  private static func written(_ name: String, from path: String) -> String? {
    let folder = name.unicodeScalars.filter {
      $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    guard !folder.isEmpty, path.hasPrefix("/") else { return nil }
    return Path.absolute(Path.folder(of: path) + "/ios/\(String(folder))/Info.plist")
  }

  private static func key(
    of id: JSONTree.NodeID, in tree: JSONTree
  ) -> GeneratedListWriter.Text? {
    guard let key = tree.key(of: id), let range = tree[id].key else { return nil }
    return text(key, range, isOpen: false, tree)
  }

  /// Returns nil for null, which Expo leaves out of the property list.
  private static func value(
    of id: JSONTree.NodeID, in tree: JSONTree
  ) -> GeneratedListWriter.Value? {
    let node = tree[id]
    let raw = tree.source[node.range]
    switch node.kind {
    case .object, .array:
      let head = ByteRange(start: node.range.start, end: min(node.range.start + 1, node.range.end))
      return .container(
        isArray: node.kind == .array, node.range, head: head, isOpen: !node.isClosed)
    case .string:
      let text = text(tree.string(of: id) ?? "", node.range, isOpen: !node.isClosed, tree)
      return .scalar(.string(text), node.range)
    case .boolean(let isTrue): return .scalar(.boolean(isTrue), node.range)
    case .number:
      let isWhole = raw.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
      return .scalar(isWhole ? .integer(raw) : .real(raw), node.range)
    case .null: return nil
    }
  }

  private static func text(
    _ value: String, _ range: ByteRange, isOpen: Bool, _ tree: JSONTree
  ) -> GeneratedListWriter.Text {
    let quote = tree.source.bytes[tree.source.clamp(range).start...].first
    let spelling: GeneratedList.Spelling =
      switch quote {
      case UInt8(ascii: "\""): .json
      case UInt8(ascii: "'"): .jsonSingleQuoted
      default: .jsonName
      }
    let start = spelling == .jsonName ? range.start : min(range.start + 1, range.end)
    let end = spelling == .jsonName || isOpen ? range.end : range.end - 1
    return GeneratedListWriter.Text(
      value: value, range: range, content: ByteRange(start: start, end: max(start, end)),
      spelling: spelling, isOpen: isOpen)
  }
}
