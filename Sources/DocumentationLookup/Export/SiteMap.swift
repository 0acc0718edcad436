import Guide
import SourceText

/// All pages of the site in one language, in reading order.
struct SiteMap {
  struct Entry {
    /// The name of the file, without a folder.
    let name: String
    let title: String
  }

  struct Part {
    /// The anchor of the part on the start page.
    let anchor: String
    let title: String
    let entries: [Entry]
  }

  let parts: [Part]

  init(_ language: Language) {
    var parts = GuideTopic.allCases.map { topic in
      Part(
        anchor: topic.rawValue, title: topic.title[language],
        entries: topic.slugs.compactMap { slug in
          ArticleLibrary.heading(slug, in: language)
            .map { Entry(name: slug + ".html", title: $0.title) }
        })
    }
    var reference = SymbolLibrary.groups.map { group in
      Entry(name: "symbols-\(group).html", title: LocalizedText.symbolGroup(group)[language])
    }
    reference += [
      Entry(name: "icon-types.html", title: LocalizedText.iconTypes[language]),
      Entry(name: "rules.html", title: LocalizedText.rules[language]),
      Entry(name: KnownMistakes.slug + ".html", title: KnownMistakes.title(in: language)),
    ]
    parts.append(
      Part(
        anchor: "reference", title: LocalizedText.reference[language], entries: reference))
    self.parts = parts
  }

  /// Returns the part that contains a page; the pages of rules belong to the part with their list.
  func part(of name: String) -> Part? {
    let name = SiteAddress.isRule(name) ? "rules.html" : name
    return parts.first { $0.entries.contains { $0.name == name } }
  }

  func neighbors(of name: String) -> (previous: Entry?, next: Entry?) {
    let entries = parts.flatMap(\.entries)
    guard let index = entries.firstIndex(where: { $0.name == name }) else { return (nil, nil) }
    return (
      index > 0 ? entries[index - 1] : nil, index + 1 < entries.count ? entries[index + 1] : nil
    )
  }
}

extension LocalizedText {
  static let reference = LocalizedText(en: "Reference", zhHans: "参考")
  static let iconTypes = LocalizedText(en: "Icon types", zhHans: "图标类型")
  static let rules = LocalizedText(en: "Rules", zhHans: "规则")

  static func symbolGroup(_ group: String) -> LocalizedText {
    switch group {
    case "info-plist-keys": LocalizedText(en: "Keys of Info.plist", zhHans: "Info.plist 的键")
    case "quick-actions": LocalizedText(en: "Quick actions in code", zhHans: "代码中的快捷操作")
    case "force":
      LocalizedText(
        en: "3D Touch, peek and pop, context menus", zhHans: "3D Touch、peek 与 pop、上下文菜单")
    case "traits": LocalizedText(en: "Traits and size classes", zhHans: "特征与尺寸类")
    case "presentation": LocalizedText(en: "Presentations and popovers", zhHans: "呈现与弹出框")
    case SymbolLibrary.briefGroup:
      LocalizedText(en: "Other symbols in short", zhHans: "其他符号速览")
    default: LocalizedText(en: group, zhHans: group)
    }
  }
}
