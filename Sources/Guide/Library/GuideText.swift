import SourceText

/// Reads texts in the guide's Markdown, including directives.
public enum GuideText {
  /// Reads one line of Markdown.
  public static func inlines(_ text: String, in language: Language) -> [Inline] {
    InlineParser.parse(text) { inlineDirective($0, in: language) }
  }

  /// Reads Markdown of any length.
  public static func blocks(_ text: Substring, in language: Language) -> [Block] {
    var parser = BlockParser(
      text,
      directives: BlockParser.Directives(
        inline: { inlineDirective($0, in: language) },
        block: { blockDirective($0, in: language) }))
    return parser.parse()
  }

  /// Returns the content of an inline directive `{{name}}`.
  private static func inlineDirective(_ name: String, in language: Language) -> [Inline]? {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    switch parts.first {
    case "shown-limit": return [.text("\(Limits.shownItems)")]
    case "stored-dynamic-limit": return [.text("\(Limits.storedDynamicItems)")]
    case "icon-points": return [.text("\(Limits.iconPoints)")]
    case "icon-pixels-2x": return [.text("\(Limits.iconPoints * 2)")]
    case "icon-pixels-3x": return [.text("\(Limits.iconPoints * 3)")]
    case "icon-type-count": return [.text("\(IconType.all.count)")]
    case "observed": return [.text(observed[language])]
    case "oldest-target": return [.text("iOS \(DeploymentRange.oldest)")]
    case "since":
      return parts.last.flatMap { SymbolLibrary.entry($0)?.since(in: language) }.map { [.text($0)] }
    case "deprecated":
      return parts.last.flatMap { SymbolLibrary.entry($0)?.deprecated(in: language) }
        .map { [.text($0)] }
    default: return nil
    }
  }

  /// The mark of behavior that Apple does not document.
  static let observed = LocalizedText(en: "(observed)", zhHans: "（观察所得）")
  /// The explanation of the mark.
  static let observedMeaning = LocalizedText(
    en: "observed in iOS, not promised by Apple", zhHans: "在 iOS 中观察所得，Apple 未作承诺")

  /// Returns the content of a block directive `{{table:name}}` or `{{diagram:name}}`.
  private static func blockDirective(_ name: String, in language: Language) -> [Block]? {
    if name.hasPrefix("diagram:") { return [.diagram(String(name.dropFirst(8)))] }
    if name.hasPrefix("table:") {
      return GuideTable(rawValue: String(name.dropFirst(6))).map { [$0.block(in: language)] }
    }
    return nil
  }
}
