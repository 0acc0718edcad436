import Guide
import PropertyList
import SourceText

/// What is shown when the pointer rests on a place.
public struct HoverContent: Sendable {
  public let range: ByteRange
  /// What it is about, in a word.
  public let title: String
  public let blocks: [Block]
  /// The page of the guide that tells more.
  public let target: LinkTarget?
  /// The path of a file that shows what it looks like.
  public var picture: String?
}

/// Says what a key, a value, an item or the array means, and what the Home Screen makes of it.
public enum HoverProvider {
  /// - Parameter surroundings: what is known beside the property list; asked for only where it matters.
  public static func hover(
    at offset: Int, in plist: InfoPlist, language: Language,
    surroundings: @autoclosure () -> Surroundings? = nil
  ) -> HoverContent? {
    let tree = plist.tree
    let path = tree.path(containing: offset)
    guard let innermost = path.last, path.count > 1 else { return nil }
    let parent = path[path.count - 2]
    if tree[innermost].kind.isScalar {
      let hover =
        tree[innermost].kind == .key
        ? key(innermost, in: parent, plist, language, surroundings)
        : value(innermost, in: parent, plist, language, surroundings)
      guard let hover, !hover.range.contains(ByteRange(start: offset, end: offset + 1)) else {
        return hover
      }
      // On a tag, the whole element is meant.
      return HoverContent(
        range: tree[innermost].range, title: hover.title, blocks: hover.blocks,
        target: hover.target, picture: hover.picture)
    }
    return container(innermost, at: offset, plist, language)
  }

  // MARK: Keys

  private static func key(
    _ node: SyntaxTree.NodeID, in parent: SyntaxTree.NodeID, _ plist: InfoPlist,
    _ language: Language, _ surroundings: () -> Surroundings?
  ) -> HoverContent? {
    let name = plist.tree.scalarText(of: node)
    let range = plist.tree.name(of: node)
    if parent == plist.root {
      if let declaration = plist.declarations.first(where: { $0.key == node }) {
        let preview = HomeScreenPreview(declaration).blocks(in: language)
        return HoverContent(
          range: range, title: name,
          blocks: Documentation.blocks(for: .items, in: language) + preview
            + (surroundings().map { ProjectHover.blocks(for: $0.project, language) } ?? []),
          target: .symbol(name))
      }
      if let key = ShortcutKey.rootKeys.first(where: { $0.name == name }) {
        return hover(for: key, range, language)
      }
      let meant = MisspelledRootKey.meant(by: name)
      return ShortcutKey.rootKeys.first { $0.name == meant }
        .map { hover(for: $0, insteadOf: name, range, language) }
    }
    guard let item = plist.items.first(where: { $0.node == parent }),
      let entry = item.entries.first(where: { $0.keyNode == node })
    else { return nil }
    if let key = entry.key { return hover(for: key, range, language) }
    return UnknownKey.meant(by: name).map { hover(for: $0, insteadOf: name, range, language) }
  }

  /// On a misspelled key: what was meant.
  private static func hover(
    for key: ShortcutKey, insteadOf name: String, _ range: ByteRange, _ language: Language
  ) -> HoverContent {
    let known = hover(for: key, range, language)
    let question = Block.question(.unknownKey, key.name, language)
    return HoverContent(
      range: range, title: known.title, blocks: [question] + known.blocks, target: known.target)
  }

  private static func hover(
    for key: ShortcutKey, _ range: ByteRange, _ language: Language
  ) -> HoverContent {
    HoverContent(
      range: range, title: key.name, blocks: Documentation.blocks(for: key, in: language),
      target: .symbol(key.name))
  }

  // MARK: Values

  private static func value(
    _ node: SyntaxTree.NodeID, in parent: SyntaxTree.NodeID, _ plist: InfoPlist,
    _ language: Language, _ surroundings: () -> Surroundings?
  ) -> HoverContent? {
    let range = plist.tree.head(of: node)
    if parent == plist.root {
      let related = plist.relatedKeys.first { $0.entry.value == node }
      guard let name = related?.name,
        let key = ShortcutKey.rootKeys.first(where: { $0.name == name })
      else { return nil }
      return hover(for: key, range, language)
    }
    guard let item = plist.items.first(where: { $0.node == parent }),
      let entry = item.entries.first(where: { $0.value == node }), let key = entry.key
    else { return nil }
    var blocks: [Block] = []
    var picture: String?
    switch key {
    case .iconType: blocks = iconType(entry.string ?? "", language)
    case .iconFile:
      let images = surroundings()
      picture = IconHover.picture(of: entry.string ?? "", images)
      blocks = IconHover.blocks(forImage: entry.string ?? "", images, language)
      blocks += Documentation.blocks(for: key, in: language)
    case .iconSymbolName:
      blocks = IconHover.blocks(forSymbol: entry.string ?? "", language)
      blocks += Documentation.blocks(for: key, in: language)
    case .title, .subtitle:
      if let text = entry.string, !text.isEmpty, let translations = surroundings()?.translations {
        blocks = TranslationHover.blocks(for: text, translations, language)
      }
      blocks += Documentation.blocks(for: key, in: language)
    case .type:
      blocks = ProjectHover.blocks(forText: entry.string ?? "", surroundings()?.project, language)
      blocks += Documentation.blocks(for: key, in: language)
    default: blocks = Documentation.blocks(for: key, in: language)
    }
    if let note = iconNote(for: entry, in: item) {
      blocks.append(.paragraph([.text(note[language])]))
    }
    let icon = key == .iconType ? entry.string.flatMap(IconType.init(value:)) : nil
    return HoverContent(
      range: range, title: icon?.value ?? key.name, blocks: blocks,
      target: .symbol(icon?.entryID ?? key.name), picture: picture)
  }

  private static func iconType(_ text: String, _ language: Language) -> [Block] {
    if let icon = IconType(value: text) { return Documentation.blocks(for: icon, in: language) }
    guard !holdsPlaceholder(text), let near = IconType.meant(by: text) else {
      return Documentation.blocks(for: .iconType, in: language)
    }
    return [.question(.unknownIconType, near.value, language)]
      + Documentation.blocks(for: near, in: language)
  }

  /// Which of several icons is shown.
  private static func iconNote(
    for entry: ShortcutItem.Entry, in item: ShortcutItem
  ) -> LocalizedText? {
    guard let key = entry.key, let winner = item.effectiveIcon?.key,
      ShortcutKey.iconPrecedence.contains(key),
      ShortcutKey.iconPrecedence.filter({ item.string($0) != nil }).count > 1
    else { return nil }
    return key == winner ? .winningIcon : .losingIcon(to: winner.name)
  }

  // MARK: Containers

  /// On the tags of the array and of an item.
  private static func container(
    _ node: SyntaxTree.NodeID, at offset: Int, _ plist: InfoPlist, _ language: Language
  ) -> HoverContent? {
    let tree = plist.tree
    let tag =
      [tree[node].startTag, tree[node].endTag]
      .first { $0.start <= offset && offset < $0.end }
    guard let tag else { return nil }
    for declaration in plist.declarations {
      let preview = HomeScreenPreview(declaration)
      if declaration.value == node {
        return HoverContent(
          range: tag, title: ShortcutKey.items.name, blocks: preview.blocks(in: language),
          target: .symbol(ShortcutKey.items.name))
      }
      if let item = declaration.items.first(where: { $0.node == node }) {
        return HoverContent(
          range: tag, title: item.string(.title) ?? ShortcutKey.items.name,
          blocks: preview.blocks(for: item, in: language),
          target: .article(slug: "static-quick-actions", anchor: nil))
      }
    }
    return nil
  }
}

extension Block {
  /// What is wrong with a word, and which one may have been meant.
  static func question(_ fault: LocalizedText, _ meant: String, _ language: Language) -> Block {
    let (begin, end) = (LocalizedText.didYouMean[language], LocalizedText.questionMark[language])
    return .paragraph([.text(fault[language] + begin), .code(meant), .text(end)])
  }
}

extension LocalizedText {
  fileprivate static let didYouMean = LocalizedText(en: " Did you mean ", zhHans: "是不是 ")
  fileprivate static let questionMark = LocalizedText(en: "?", zhHans: "？")
  fileprivate static let unknownKey = LocalizedText(
    en: "iOS does not know this key.", zhHans: "iOS 不认识这个键。")
  fileprivate static let unknownIconType = LocalizedText(
    en: "iOS does not know this icon type.", zhHans: "iOS 不认识这个图标类型。")

  fileprivate static let winningIcon = LocalizedText(
    en: "This is the icon that is shown; the other icon keys of the item stand back.",
    zhHans: "显示的是这个图标，该项的其他图标键不起作用。")

  fileprivate static func losingIcon(to key: String) -> LocalizedText {
    LocalizedText(
      en: "Not shown where \(key) is known, which decides the icon of this item.",
      zhHans: "凡是支持 \(key) 的系统都不会显示它，这一项的图标由 \(key) 决定。")
  }
}
