import AppFiles
import DocumentationLookup
import Guide
import PropertyList
import PropertyListRules
import RuleSubjects
import SourceText

/// The content of a hover.
public struct HoverContent: Sendable {
  public let range: ByteRange
  /// The subject, in a word.
  public let title: String
  public let blocks: [Block]
  /// The page of the guide with more information.
  public let target: LinkTarget?
  /// The path of an image file to show.
  public var picture: String?
}

/// Explains a key, a value, an item or the array, and how the Home Screen displays it.
public enum HoverProvider {
  /// - Parameter surroundings: the surroundings of the property list; read only where they matter.
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
      // On a tag, the content is about the whole element.
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
        return hover(
          for: .items, range, language,
          Documentation.explanation(of: .items, in: language) + preview
            + (surroundings().map { ProjectHover.blocks(for: $0.project, language) } ?? []))
      }
      let related = plist.relatedKeys.first { $0.entry.key == node }
      let meant =
        related.flatMap { MisspelledRootKey.meant(by: $0, in: plist) }
        ?? MisspelledRootKey.meant(by: name) ?? name
      return ShortcutKey.rootKeys.first { $0.name == meant }.map { hover(for: $0, range, language) }
        ?? otherKey(name, range, language)
    }
    guard let item = plist.items.first(where: { $0.node == parent }),
      let entry = item.entries.first(where: { $0.keyNode == node })
    else { return otherKey(name, range, language) }
    if let key = entry.key { return hover(for: key, range, language) }
    // The finding says what is wrong; the page is that of the key that it suggests.
    var names = MeantKeys()
    guard case .misspelled(let meant) = UnknownKey.reading(of: entry, in: item, &names) else {
      return nil
    }
    return hover(for: meant, range, language)
  }

  /// Returns the hover for a key with an effect on quick actions, such as that of the scene manifest.
  private static func otherKey(
    _ name: String, _ range: ByteRange, _ language: Language
  ) -> HoverContent? {
    Documentation.explanation(ofOtherKey: name, in: language).map {
      HoverContent(range: range, title: name, blocks: $0, target: .symbol(name))
    }
  }

  /// Returns the hover for a key, or for its value with blocks of its own; the link to the article is the last block.
  private static func hover(
    for key: ShortcutKey, _ range: ByteRange, _ language: Language, _ blocks: [Block]? = nil
  ) -> HoverContent {
    HoverContent(
      range: range, title: key.name,
      blocks: (blocks ?? Documentation.explanation(of: key, in: language))
        + Documentation.more(about: key, in: language),
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
      return hover(for: key, range, language, [Documentation.summary(of: key, in: language)])
    }
    guard let item = plist.items.first(where: { $0.node == parent }),
      let entry = item.entries.first(where: { $0.value == node }), let key = entry.key
    else { return nil }
    let text = entry.string ?? ""
    if text.contains("$"), holdsPlaceholder(text) {
      return variable(text, key, range, plist, language, surroundings())
    }
    return literal(text, entry, key, of: item, range, plist, language, surroundings)
  }

  /// Returns the blocks for a value with build settings: its value in each configuration, and the facts about it;
  /// empty where that is not known.
  private static func variable(
    _ text: String, _ key: ShortcutKey, _ range: ByteRange, _ plist: InfoPlist,
    _ language: Language, _ surroundings: Surroundings?
  ) -> HoverContent {
    let summary = [Documentation.summary(of: key, in: language)]
    let becomes = ProjectHover.blocks(forText: text, surroundings?.project, language)
    guard let surroundings, let variants = surroundings.project.variants(of: text) else {
      return hover(for: key, range, language, becomes.isEmpty ? summary : becomes)
    }
    var blocks = becomes
    for variant in variants.prefix(ProjectHover.maximumCount) where !variant.text.isBlank {
      let own = self.blocks(for: variant.text, key, plist, language, surroundings)
      guard !own.isEmpty else { continue }
      if variants.count > 1 {
        let names = variant.configurations.prefix(ProjectHover.maximumCount)
          .joined(separator: ", ")
        blocks.append(.paragraph([.strong([.code(variant.text)]), .text(" (\(names))")]))
      }
      blocks += own
    }
    return hover(for: key, range, language, blocks.isEmpty ? summary : blocks)
  }

  /// Returns the facts about a value in the built app.
  private static func blocks(
    for text: String, _ key: ShortcutKey, _ plist: InfoPlist, _ language: Language,
    _ surroundings: Surroundings
  ) -> [Block] {
    switch key {
    case .title, .subtitle:
      return TranslationHover.blocks(for: text, in: plist, surroundings, language)
    case .iconFile:
      return IconHover.absence(ofImage: text, surroundings, language)
        + IconHover.blocks(forImage: text, surroundings, language)
    case .iconSymbolName:
      return IconHover.absence(ofSymbol: text, surroundings, language)
        + IconHover.blocks(forSymbol: text, surroundings, language)
    case .iconType:
      if let icon = IconType(value: text) {
        return Documentation.explanation(of: icon, in: language)
      }
      switch UnknownIconType.meant(by: text, in: plist.tree) {
      case .icon(let icon)?:
        return [IconHover.unknown(text, meant: icon.value, language)]
          + Documentation.explanation(of: icon, in: language)
      case .symbol(let symbol)?:
        return [IconHover.unknown(text, meant: symbol.name, language)]
          + IconHover.blocks(forSymbol: symbol.name, surroundings, language)
      case nil: return [IconHover.unknown(text, meant: nil, language)]
      }
    default: return []
    }
  }

  /// Returns the blocks for a value without build settings.
  private static func literal(
    _ text: String, _ entry: ShortcutItem.Entry, _ key: ShortcutKey, of item: ShortcutItem,
    _ range: ByteRange, _ plist: InfoPlist, _ language: Language,
    _ surroundings: () -> Surroundings?
  ) -> HoverContent? {
    let note = iconNote(for: entry, in: item).map { Block.paragraph([.text($0[language])]) }
    let meaning =
      key == .iconType
      ? IconType(value: text).map(IconWords.Meaning.icon)
        ?? UnknownIconType.meant(by: text, in: plist.tree) : nil
    let isUnknown = key == .iconType && UnknownIconType.isUnknown(text, in: plist.tree)
    if case .icon(let icon)? = meaning {
      // Whether this value is displayed comes before general facts. For a typo the page of the intended value is
      // shown: the finding in the same window says what is wrong.
      var blocks = Documentation.explanation(of: icon, in: language)
      if let note { blocks.insert(note, at: min(1, blocks.count)) }
      return HoverContent(
        range: range, title: icon.value,
        blocks: blocks + Documentation.more(about: .iconType, in: language),
        target: .symbol(icon.entryID))
    }
    var blocks: [Block] = []
    switch key {
    case .iconFile:
      blocks =
        IconHover.absence(ofImage: text, surroundings(), language)
        + IconHover.blocks(forImage: text, surroundings(), language)
    case .iconType where isUnknown:
      var symbol: SFSymbol?
      if case .symbol(let meant)? = meaning { symbol = meant }
      blocks = [IconHover.unknown(text, meant: symbol?.name, language)]
      if let symbol {
        blocks += IconHover.blocks(forSymbol: symbol.name, surroundings(), language)
      }
    case .iconSymbolName:
      blocks =
        IconHover.absence(ofSymbol: text, surroundings(), language)
        + IconHover.blocks(forSymbol: text, surroundings(), language)
    case .title, .subtitle:
      if !text.isEmpty, let surroundings = surroundings() {
        blocks = TranslationHover.blocks(for: text, in: plist, surroundings, language)
      }
    default: break
    }
    // The page of the key is shown on the key.
    if blocks.isEmpty { blocks = [Documentation.summary(of: key, in: language)] }
    var hover = hover(for: key, range, language, blocks + [note].compactMap(\.self))
    if key == .iconFile { hover.picture = IconHover.picture(of: text, surroundings()) }
    return hover
  }

  /// Returns the note on which of several icons is displayed.
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

  /// Returns the hover on the tags of the array and of an item.
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

extension LocalizedText {
  fileprivate static let winningIcon = LocalizedText(
    en: "This key decides the icon; the other icon keys of the item are ignored.",
    zhHans: "图标由这个键决定，该项的其他图标键不起作用。")

  fileprivate static func losingIcon(to key: String) -> LocalizedText {
    LocalizedText(
      en: "Not shown where \(key) is known, which decides the icon of this item.",
      zhHans: "凡是支持 \(key) 的系统都不会显示它，这一项的图标由 \(key) 决定。")
  }
}
