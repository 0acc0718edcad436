import AppFiles
import Guide
import PropertyList
import PropertyListRules
import RuleSubjects
import SourceText

/// Adds, duplicates and removes quick actions.
enum ItemActions: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.rewrite]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard let plist = context.plist, !plist.tree.isPreprocessed else { return [] }
    guard let selected = SelectedItem(context) else {
      return [addition(to: plist, context)].compactMap { $0 }
    }
    let (tree, name) = (plist.tree, selected.name)
    guard let extent = selected.extent(selected.position) else { return [] }
    let node = tree[selected.item.node]
    let add = CodeAction(.add, .rewrite) {
      let lines = newItem(among: selected.declaration.items, Layout(of: tree.source))
      return CodeAction.Change([
        tree.inserting(lines, behind: extent, indentedLike: node.start)
      ])
    }
    let remove = CodeAction(.remove(name), .rewrite) {
      CodeAction.Change([tree.removing(list(of: selected, holdingOnly: extent) ?? extent)])
    }
    // A broken item is not duplicated.
    let isWhole =
      tree.isSound(selected.item.node)
      && tree.entries(of: selected.item.node).allSatisfy { $0.value != nil }
      && !tree.issues.contains { node.range.contains($0.range) }
    guard isWhole else { return [add, remove] }
    let duplication = CodeAction(.duplicate(name), .rewrite) {
      CodeAction.Change([duplicate(of: selected, behind: extent)])
    }
    return [add, duplication, remove]
  }

  /// Returns the key and the array of a list that contains only one item and its comments: an empty list has no
  /// meaning.
  private static func list(of selected: SelectedItem, holdingOnly extent: ByteRange) -> ByteRange? {
    let (tree, array) = (selected.tree, selected.array)
    guard let key = selected.declaration.key, tree[key].end <= tree[array].start,
      // The text between the two belongs to nothing else.
      tree.source[ByteRange(start: tree[key].end, end: tree[array].start)]
        .allSatisfy(\.isWhitespace),
      tree.children(of: array).allSatisfy({
        extent.start <= tree[$0].start && tree[$0].end <= extent.end
      })
    else { return nil }
    return ByteRange(start: tree[key].start, end: tree[array].end)
  }

  // MARK: Adding

  /// Returns an action that adds an item at the end of the array around the selection; if there is no array and the
  /// property list may be that of an app, it adds the array itself.
  private static func addition(to plist: InfoPlist, _ context: CodeActionContext) -> CodeAction? {
    let (tree, selection) = (plist.tree, context.reach)
    for declaration in plist.declarations {
      guard let array = declaration.value, tree[array].kind == .array, tree[array].isClosed else {
        continue
      }
      let start = declaration.key.map { tree[$0].start } ?? tree[array].start
      guard ByteRange(start: start, end: tree[array].end).touches(selection.start) else { continue }
      return CodeAction(.add, .rewrite) {
        let lines = newItem(among: declaration.items, Layout(of: tree.source))
        return CodeAction.Change([tree.appending(lines, to: array)])
      }
    }
    guard plist.declarations.isEmpty, plist.relatedKeys.isEmpty, let root = plist.root,
      tree[root].isClosed, tree.issues.isEmpty,
      tree.path(to: selection.start).last(where: { tree[$0].kind.isContainer }) == root,
      tree.entries(of: root).contains(where: { isOfApp(tree.scalarText(of: $0.key)) }),
      !MisplacedItems.isOfOtherBundle(plist),
      !(context.surroundings.map { WrongProductType.isCertain($0.project) } ?? false)
    else { return nil }
    return CodeAction(.add, .rewrite) {
      let layout = Layout(of: tree.source)
      let item = newItem(among: [], layout).split(separator: "\n")
        .map { layout.step + $0 }.joined(separator: "\n")
      let lines = "<key>\(ShortcutKey.items.name)</key>\n<array>\n\(item)\n</array>"
      return CodeAction.Change([tree.appending(lines, to: root)])
    }
  }

  /// Returns true if a root key shows that the file belongs to an app.
  private static func isOfApp(_ key: String) -> Bool {
    key.hasPrefix("CFBundle") || key.hasPrefix("UI")
  }

  private static func newItem(among items: [ShortcutItem], _ layout: Layout) -> String {
    let new = NewItem(among: items)
    let step = layout.step
    let icon = new.icons.first.map { icon in
      "\n\(step)<key>\(ShortcutKey.iconType.name)</key>\n\(step)<string>\(icon.value)</string>"
    }
    return """
      <dict>
      \(step)<key>\(ShortcutKey.type.name)</key>
      \(step)<string>\(escapedForXML(new.typePrefix + new.typeName))</string>
      \(step)<key>\(ShortcutKey.title.name)</key>
      \(step)<string>\(new.title)</string>\(icon ?? "")
      </dict>
      """
  }

  // MARK: Duplicating

  /// Returns the edit that inserts a copy of an item with a type of its own.
  private static func duplicate(of selected: SelectedItem, behind extent: ByteRange) -> TextEdit {
    let tree = selected.tree
    let node = tree[selected.item.node]
    var copy = SourceText(Array(tree.source.bytes[node.start..<node.end]))
    if let type = selected.item[.type], let text = type.string, !text.trimmed.isEmpty,
      let value = type.value, !tree[value].isEmptyElement
    {
      let own = TypePrefix.numbered(text, among: selected.declaration.items)
      let content = tree[value].content.shifted(by: -node.start)
      copy = copy.applying([TextEdit(content, escapedForXML(own))])
    }
    let isOnLine = Layout.isFirstOnLine(node.start, in: tree.source)
    let gap =
      isOnLine ? Layout(of: tree.source).newline + tree.indentation(of: selected.item.node) : ""
    return TextEdit(ByteRange(at: extent.end), gap + copy.string)
  }
}

extension LocalizedText {
  fileprivate static let add = LocalizedText(en: "Add a quick action", zhHans: "添加快捷操作")

  fileprivate static func duplicate(_ name: String) -> LocalizedText {
    LocalizedText(en: "Duplicate “\(name)”", zhHans: "复制“\(name)”")
  }

  fileprivate static func remove(_ name: String) -> LocalizedText {
    LocalizedText(en: "Remove “\(name)”", zhHans: "删除“\(name)”")
  }
}
