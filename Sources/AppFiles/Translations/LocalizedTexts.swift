import Guide
import PropertyList
import SourceText

/// A title or a subtitle of a quick action, which iOS translates by looking up its text.
public struct LocalizableText: Sendable {
  public let item: ShortcutItem
  /// `.title` or `.subtitle`.
  public let key: ShortcutKey
  /// The element of the text.
  public let value: SyntaxTree.NodeID
  /// The text that is looked up.
  public let text: String
  /// The range of the text, without the tags.
  public let range: ByteRange
}

extension InfoPlist {
  /// The titles and subtitles that are looked up, in order. Texts with placeholders are left out, since their final
  /// value is not known.
  public var localizableTexts: [LocalizableText] {
    var texts: [LocalizableText] = []
    for item in items {
      if let title = localizableText(.title, of: item) { texts.append(title) }
      if let subtitle = localizableText(.subtitle, of: item) { texts.append(subtitle) }
    }
    return texts
  }

  /// Returns one of the texts of an item.
  package func localizableText(_ key: ShortcutKey, of item: ShortcutItem) -> LocalizableText? {
    guard let entry = item[key], let text = entry.string, let value = entry.value,
      !text.isEmpty, !holdsPlaceholder(text)
    else { return nil }
    return LocalizableText(
      item: item, key: key, value: value, text: text, range: tree.head(of: value))
  }

  /// Returns the text whose element contains an offset.
  public func localizableText(at offset: Int) -> LocalizableText? {
    localizableTexts.first { tree[$0.value].range.touches(offset) }
  }

  /// True if some text that will be looked up is not known yet.
  package var hasUnknownTexts: Bool {
    items.contains { item in
      [ShortcutKey.title, .subtitle].contains { item.string($0).map(holdsPlaceholder) ?? false }
    }
  }
}
