import Guide
import PropertyList
import SourceText
import TestKit

/// A typical defect, inserted into a property list without one.
enum Mistake: String, CaseIterable {
  case droppedLetter, swappedLetters, wrongCase, switchedOff, misspelledElement
  case missingEndTag, missingBracket, startTagForEndTag, wrongEndTag, endTagTwice, itemNotClosed
  case bareAmpersand, bareLessThan, foreignEntity
  case entryTwice, entryTwiceWithOtherValue, missingEntry, valueMissing
  case whiteSpace, emptyText, number, boolean, iconByCase, iconWithoutPrefix, path
  case bareText, keyAsString, conflict, spaceBehindNumber, dayOnly

  /// Returns the edits; nil if the file has no position for such a defect.
  func edits(_ tree: SyntaxTree, _ random: inout SplitMix64) -> [TextEdit]? {
    let known = tree.nodes(.key).filter { key in
      ShortcutKey.all.contains { $0.name == tree.scalarText(of: key) }
    }
    switch self {
    case .droppedLetter, .swappedLetters, .wrongCase, .switchedOff:
      return pick(known, &random).map { renaming(tree[$0].content, tree, &random) }
    case .misspelledElement:
      guard let string = pick(tree.nodes(.string).filter { tree[$0].isClosed }, &random) else {
        return nil
      }
      let start = tree[string].start + 1
      return [TextEdit(ByteRange(start: start + 1, end: start + 2), "")]
    case .missingEndTag, .missingBracket, .startTagForEndTag, .wrongEndTag, .endTagTwice:
      let elements = tree.nodes(.key) + tree.nodes(.string)
      let closed = elements.filter { !tree[$0].endTag.isEmpty && !tree[$0].content.isEmpty }
      return pick(closed, &random).map { [endTag(of: tree[$0], tree)] }
    case .itemNotClosed:
      let items = tree.nodes(.dictionary).filter { item in
        !tree[item].endTag.isEmpty
          && tree.entries(of: item).contains {
            tree.scalarText(of: $0.key) == ShortcutKey.type.name
          }
          // Without indentation the intended end of an item is unknown.
          && tree.children(of: item).allSatisfy { tree.column(of: $0) > tree.column(of: item) }
      }
      return pick(items, &random).map { [TextEdit(tree[$0].endTag, "")] }
    case .bareAmpersand: return inserting(" & ", tree, &random)
    case .bareLessThan: return inserting(" < ", tree, &random)
    case .foreignEntity: return inserting("&nbsp;", tree, &random)
    case .entryTwice, .entryTwiceWithOtherValue, .missingEntry, .valueMissing:
      return pick(known, &random).flatMap { entry(of: $0, tree) }
    case .bareText, .keyAsString, .conflict, .spaceBehindNumber, .dayOnly:
      return tree.rootValue.map { [TextEdit(ByteRange(at: tree[$0].content.start), lines)] }
    case .whiteSpace: return rewriting(.title, tree, &random) { " \($0) " }
    case .emptyText: return rewriting(.iconType, tree, &random) { _ in "" }
    case .iconByCase: return rewriting(.iconType, tree, &random) { $0.lowercased() }
    case .iconWithoutPrefix:
      return rewriting(.iconType, tree, &random) {
        $0.replacing("UIApplicationShortcutIconType", with: "")
      }
    case .path: return rewriting(.iconFile, tree, &random) { "Images/\($0)@2x.png" }
    case .number, .boolean:
      return value(of: .type, tree, &random).map {
        [TextEdit(tree[$0].range, self == .number ? "<integer>12</integer>" : "<true/>")]
      }
    }
  }

  private func pick(
    _ nodes: [SyntaxTree.NodeID], _ random: inout SplitMix64
  ) -> SyntaxTree.NodeID? {
    nodes.isEmpty ? nil : random.pick(nodes)
  }

  private func renaming(
    _ name: ByteRange, _ tree: SyntaxTree, _ random: inout SplitMix64
  ) -> [TextEdit] {
    let at = name.start + 1 + random.int(below: max(1, name.length - 2))
    let pair = tree.text(ByteRange(start: at, end: at + 2))
    switch self {
    case .droppedLetter: return [TextEdit(ByteRange(start: at, end: at + 1), "")]
    case .swappedLetters:
      return [TextEdit(ByteRange(start: at, end: at + 2), String(pair.reversed()))]
    case .wrongCase:
      let first = pair.prefix(1)
      let other = first.uppercased() == first ? first.lowercased() : first.uppercased()
      return [TextEdit(ByteRange(start: at, end: at + 1), other)]
    default: return [TextEdit(ByteRange(at: name.start), "_")]
    }
  }

  private func endTag(of node: Node, _ tree: SyntaxTree) -> TextEdit {
    let tag = node.endTag
    switch self {
    case .missingEndTag: return TextEdit(tag, "")
    case .missingBracket: return TextEdit(ByteRange(start: tag.end - 1, end: tag.end), "")
    case .startTagForEndTag:
      return TextEdit(ByteRange(start: tag.start + 1, end: tag.start + 2), "")
    case .wrongEndTag: return TextEdit(tag, node.kind == .key ? "</string>" : "</key>")
    default: return TextEdit(ByteRange(at: tag.end), tree.text(tag))
    }
  }

  private func inserting(
    _ text: String, _ tree: SyntaxTree, _ random: inout SplitMix64
  ) -> [TextEdit]? {
    value(of: .title, tree, &random).map {
      [TextEdit(ByteRange(at: tree[$0].content.end), text)]
    }
  }

  private func entry(of key: SyntaxTree.NodeID, _ tree: SyntaxTree) -> [TextEdit]? {
    for dictionary in tree.nodes(.dictionary) {
      guard let entry = tree.entries(of: dictionary).first(where: { $0.key == key }),
        let value = entry.value
      else { continue }
      let whole = ByteRange(start: tree[key].start, end: tree[value].end)
      let gap = tree.text(ByteRange(start: tree[key].end, end: tree[value].start))
      switch self {
      case .missingEntry: return [TextEdit(whole, "")]
      case .valueMissing: return [TextEdit(tree[value].range, "")]
      case .entryTwice: return [TextEdit(ByteRange(at: whole.end), gap + tree.text(whole))]
      default:
        let other = gap + tree.text(tree[key].range) + gap + "<string>other</string>"
        return [TextEdit(ByteRange(at: whole.end), other)]
      }
    }
    return nil
  }

  /// The lines to insert at the beginning of the root dictionary.
  private var lines: String {
    switch self {
    case .bareText: "\n\t<key>A1</key>\n\tNotes\n\t<key>A2</key>\n\t<true/>"
    case .keyAsString: "\n\t<string>CFBundleInfo</string>\n\t<string>Notes</string>"
    case .conflict:
      "\n<<<<<<< HEAD\n\t<key>A1</key>\n=======\n\t<key>A2</key>\n>>>>>>> other\n\t<true/>"
    case .spaceBehindNumber: "\n\t<key>A1</key>\n\t<integer>12 </integer>"
    default: "\n\t<key>A1</key>\n\t<date>2026-01-31</date>"
    }
  }

  private func value(
    of key: ShortcutKey, _ tree: SyntaxTree, _ random: inout SplitMix64
  ) -> SyntaxTree.NodeID? {
    let values = tree.nodes(.dictionary).flatMap { dictionary in
      tree.entries(of: dictionary).compactMap { entry in
        tree.scalarText(of: entry.key) == key.name ? entry.value : nil
      }
    }
    let texts = values.filter {
      tree[$0].kind == .string && !tree[$0].endTag.isEmpty && !tree[$0].content.isEmpty
    }
    return pick(texts, &random)
  }

  private func rewriting(
    _ key: ShortcutKey, _ tree: SyntaxTree, _ random: inout SplitMix64,
    _ change: (String) -> String
  ) -> [TextEdit]? {
    value(of: key, tree, &random).map {
      [TextEdit(tree[$0].content, change(tree.text(tree[$0].content)))]
    }
  }
}

extension SyntaxTree {
  fileprivate func column(of id: NodeID) -> Int {
    source.position(at: self[id].start, in: .utf8).column
  }

  fileprivate func nodes(_ kind: NodeKind) -> [NodeID] {
    allNodes.filter { self[$0].kind == kind }
  }
}
