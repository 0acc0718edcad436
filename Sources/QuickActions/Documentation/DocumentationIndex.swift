import Guide
import SourceText

/// Finds documentation by what people call it.
public enum DocumentationIndex {
  /// The documentation of a key, an icon type or a rule; nil for a term that is none of them.
  public static func blocks(for term: String, in language: Language) -> [Block]? {
    if let key = ShortcutKey.all.first(where: { $0.name == term }) {
      return Documentation.blocks(for: key, in: language)
    }
    if let icon = iconType(term) { return Documentation.blocks(for: icon, in: language) }
    if let rule = RuleRegistry.rule(id: term) {
      return Documentation.blocks(for: rule.description, in: language)
    }
    return nil
  }

  /// `UIApplicationShortcutIconTypeCompose`, `compose` or `.compose`.
  private static func iconType(_ term: String) -> IconType? {
    let name = term.hasPrefix(".") ? String(term.dropFirst()) : term
    return IconType(value: term)
      ?? IconType.all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The known term that is most like another.
  public static func nearest(to term: String) -> String? {
    let terms =
      ShortcutKey.all.map(\.name) + IconType.all.map(\.value) + IconType.all.map(\.name)
      + RuleRegistry.all.map { $0.description.id }
    return Spelling.nearest(to: term, among: terms, limit: max(2, term.utf8.count / 4))
  }

  /// Everything there is, by kind.
  public static func list(in language: Language) -> [Block] {
    func section(_ title: LocalizedText, _ items: [[Inline]]) -> [Block] {
      [
        .heading(level: 2, anchor: "", [.text(title[language])]),
        .list(isOrdered: false, items.map { [.paragraph($0)] }),
      ]
    }
    return section(
      LocalizedText(en: "Keys", zhHans: "键"), ShortcutKey.all.map { [.code($0.name)] })
      + section(
        LocalizedText(en: "Icon types", zhHans: "图标类型"),
        IconType.all.map { [.code($0.value), .text(" " + $0.meaning[language])] })
      + section(
        LocalizedText(en: "Rules", zhHans: "规则"),
        RuleRegistry.all.map { rule in
          [.code(rule.description.id), .text(" ")]
            + Documentation.inlines(rule.description.title[language], language)
        })
  }
}
