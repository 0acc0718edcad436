import ActionFlow
import Checks
import DocumentationLookup
import EditorFeatures
import Guide
import LanguageServerProtocol
import MenuPreview
import SourceText

/// Pictures in hovers and in the documentation of proposals, for clients that announce support.
extension Snapshot {
  /// Returns contents with a picture before them, if there is one.
  func adding(_ picture: (alt: String, address: String)?, to contents: MarkupContent)
    -> MarkupContent
  {
    guard let picture, contents.kind == .markdown else { return contents }
    let alt = MarkdownWriter.escaped(picture.alt)
    return MarkupContent(.markdown, "![\(alt)](\(picture.address))\n\n" + contents.value)
  }

  /// Returns the picture for a hover: a system icon, or the menu of the list.
  func picture(
    of hover: HoverContent, in document: OpenDocument
  ) -> (alt: String, address: String)? {
    guard client.markdownPictures, case .symbol(let id)? = hover.target else { return nil }
    if let icon = IconType(entryID: id) { return picture(of: icon) }
    guard id == ShortcutKey.items.name, document.kind.declaresItems else { return nil }
    return menuPicture(of: document, at: hover.range)
  }

  /// Returns the picture for a proposal.
  func picture(of topic: DocumentationTopic) -> (alt: String, address: String)? {
    guard client.markdownPictures else { return nil }
    let icon: IconType? =
      switch topic {
      case .iconType(let value): IconType(value: value)
      case .symbol(let id): IconType(entryID: id)
      case .key, .snippet: nil
      }
    return icon.flatMap { picture(of: $0) }
  }

  private func picture(of icon: IconType) -> (alt: String, address: String)? {
    SmallPictures.address(of: icon).map { (icon.name, $0) }
  }

  /// Returns the menu of the list around a range, without items that code adds. Large documents have none, because
  /// all rules are run for the menu while the server's thread waits.
  private func menuPicture(
    of document: OpenDocument, at range: ByteRange
  ) -> (alt: String, address: String)? {
    guard !document.isLarge else { return nil }
    let lists = declaredLists(document.uri)
    let own = lists.first { list in list.keyRanges.contains { $0.touches(range.start) } }
    guard let list = own ?? (lists.count == 1 ? lists.first : nil) else { return nil }
    let around = surroundings(at: list.propertyList, for: document.uri)
    let menu = ActionMenu(
      list, around, app: nil, options: settings(of: document.uri).checkOptions, in: files)
    let address = SmallPictures.address(
      of: menu, in: menu.developmentLanguage, language, .iphone, files: files)
    return address.map { (LocalizedText.menu[language], $0) }
  }
}

extension LocalizedText {
  fileprivate static let menu = LocalizedText(en: "Home Screen menu", zhHans: "主屏幕菜单")
}
