import AppFiles
import Checks
import Guide
import PropertyList
import SourceText

/// A range in a property list that links to documentation.
public struct DocumentationLink: Sendable, Hashable {
  public let range: ByteRange
  /// The target of the link.
  public let target: LinkTarget
  /// The title of the target.
  public let title: LocalizedText
}

/// Links from the keys of quick actions and from icon types. A range has one link, because editors open only one: to
/// Apple's page about a key where there is one, else to the page of the guide.
public enum DocumentationLinks {
  /// The most links of a document.
  public static let maximumCount = 1000

  /// The links of a property list, in the order of the text, `maximumCount` at most.
  public static func links(in plist: InfoPlist) -> [DocumentationLink] {
    let tree = plist.tree
    var links: [DocumentationLink] = []
    var guidePages: [ShortcutKey: LinkTarget] = [:]
    func add(_ key: ShortcutKey, at node: SyntaxTree.NodeID) {
      let range = tree[node].content
      guard !range.isEmpty else { return }
      if let page = key.applesPage {
        links.append(DocumentationLink(range: range, target: .web(page), title: .apple))
        return
      }
      let guidePage = guidePages[key] ?? guidePage(of: key)
      guidePages[key] = guidePage
      links.append(DocumentationLink(range: range, target: guidePage, title: .guide))
    }
    for related in plist.relatedKeys {
      if let key = ShortcutKey.rootKeys.first(where: { $0.name == related.name }) {
        add(key, at: related.entry.key)
      }
    }
    for declaration in plist.declarations {
      if let key = declaration.key { add(.items, at: key) }
      for entry in declaration.items.lazy.flatMap(\.entries) {
        guard links.count < maximumCount else { return inOrder(links) }
        guard let key = entry.key else { continue }
        add(key, at: entry.keyNode)
        guard key == .iconType, let value = entry.value,
          let icon = entry.string.flatMap(IconType.init(value:))
        else { continue }
        links.append(
          DocumentationLink(
            range: tree[value].content, target: .symbol(icon.entryID), title: .guide))
      }
    }
    return inOrder(links)
  }

  /// Returns the article about a key; the entry of the key where there is none.
  private static func guidePage(of key: ShortcutKey) -> LinkTarget {
    SymbolLibrary.entry(key.name)?.article ?? .symbol(key.name)
  }

  private static func inOrder(_ links: [DocumentationLink]) -> [DocumentationLink] {
    links.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
  }
}

extension ShortcutKey {
  /// Apple's page about the key; nil where there is none.
  var applesPage: String? {
    guard isDocumented, self != .widget else { return nil }
    let items = RuleDescription.itemsReference
    return place == .item ? "\(items)/\(name.lowercased())" : items
  }
}

extension LocalizedText {
  fileprivate static let apple = LocalizedText(
    en: "Apple’s documentation", zhHans: "Apple 的文档")
  fileprivate static let guide = LocalizedText(en: "The guide", zhHans: "指南")
}
