import Checks
import Guide
import SourceText

/// The documentation of a key, an icon type or a rule, as blocks for any output.
public enum Documentation {
  /// Returns the blocks of a topic; empty for an unknown one.
  public static func blocks(for topic: DocumentationTopic, in language: Language) -> [Block] {
    switch topic {
    case .key(let name):
      ShortcutKey.all.first { $0.name == name }
        .map { explanation(of: $0, in: language) + more(about: $0, in: language) } ?? []
    case .iconType(let value):
      IconType(value: value).map { explanation(of: $0, in: language) } ?? []
    case .symbol(let id):
      SymbolLibrary.entry(id).map { blocks(for: $0, in: language, code: nil) } ?? []
    case .snippet:
      [.paragraph([.text(LocalizedText.itemSnippet[language])])]
    }
  }

  // MARK: Keys

  /// Returns the page of a key.
  static func blocks(for key: ShortcutKey, in language: Language) -> [Block] {
    explanation(of: key, in: language, hasLinks: true) + more(about: key, in: language)
  }

  /// Returns the meaning of a key for a small window, with or without links in its sentences.
  package static func explanation(
    of key: ShortcutKey, in language: Language, hasLinks: Bool = false
  ) -> [Block] {
    var blocks: [Block] = [summary(of: key, in: language)]
    if let meaning = SymbolLibrary.entry(key.name)?.meaning(in: language) {
      let text = hasLinks ? inlines(meaning, language) : sentence(meaning, language)
      blocks.append(.paragraph(text))
    }
    if ShortcutKey.iconPrecedence.contains(key) { blocks.append(precedence(in: language)) }
    return blocks
  }

  /// Returns the explanation of an Info.plist key that is not about quick actions themselves: its conditions,
  /// its effect, and a link to the guide. Nil for names without such an entry in the guide.
  package static func explanation(ofOtherKey name: String, in language: Language) -> [Block]? {
    guard let entry = SymbolLibrary.entry(name), entry.kind == "key",
      !ShortcutKey.all.contains(where: { $0.name == name })
    else { return nil }
    var facts = entry.since(in: language).map { " · \($0)+" } ?? ""
    if let deprecated = entry.deprecated(in: language) {
      facts += " · " + LocalizedText.deprecated[language] + deprecated
    }
    let meaning = Block.paragraph(sentence(entry.meaning(in: language), language))
    return [.paragraph([.strong([.code(name)]), .text(facts)]), meaning]
      + more(entry, in: language)
  }

  /// Returns the link to the article about a key.
  package static func more(about key: ShortcutKey, in language: Language) -> [Block] {
    more(SymbolLibrary.entry(key.name), in: language)
  }

  /// Returns a text of the guide without its links.
  static func sentence(_ text: String, _ language: Language) -> [Inline] {
    inlines(text, language).flatMap { inline -> [Inline] in
      if case .link(_, let label) = inline { label } else { [inline] }
    }
  }

  /// **Name** · type · required or optional · since
  package static func summary(of key: ShortcutKey, in language: Language) -> Block {
    var facts = [LocalizedText.kind(key.valueKind)[language]]
    facts.append((key.isRequired ? LocalizedText.required : .optional)[language])
    if let since = key.since { facts.append("iOS \(since)+") }
    if !key.isDocumented { facts.append(LocalizedText.undocumented[language]) }
    return .paragraph([
      .strong([.code(key.name)]), .text(" · " + facts.joined(separator: " · ")),
    ])
  }

  private static func precedence(in language: Language) -> Block {
    var inlines: [Inline] = [.text(LocalizedText.precedence[language])]
    for (index, key) in ShortcutKey.iconPrecedence.enumerated() {
      if index > 0 { inlines.append(.text(" > ")) }
      inlines.append(.code(key.name))
    }
    return .paragraph(inlines)
  }

  static func more(_ entry: SymbolEntry?, in language: Language) -> [Block] {
    guard let target = entry?.article, case .article(let slug, _) = target,
      let article = ArticleLibrary.heading(slug, in: language)
    else { return [] }
    return [
      .paragraph([
        .text(LocalizedText.more[language]), .link(target, [.text(article.title)]),
      ])
    ]
  }

  // MARK: Icon types

  /// Returns the page of an icon type.
  static func blocks(for icon: IconType, in language: Language) -> [Block] {
    let number = Inline.text(" · \(LocalizedText.rawValue[language]) \(icon.rawValue)")
    var blocks = explanation(of: icon, in: language)
    if case .paragraph(let facts) = blocks.first { blocks[0] = .paragraph(facts + [number]) }
    return blocks
  }

  /// Returns the facts of an icon type that the site shows as badges: the first paragraph of its entry, in
  /// parts.
  static func badges(of icon: IconType, in language: Language) -> [[Inline]] {
    [
      [.code(icon.value)], [.text("Swift "), .code(".\(icon.name)")],
      [.text("\(LocalizedText.rawValue[language]) \(icon.rawValue)")],
      [.text("iOS \(icon.since)+")],
    ]
  }

  /// Returns the appearance of an icon type for a small window.
  package static func explanation(of icon: IconType, in language: Language) -> [Block] {
    let symbolNote =
      icon.isSymbolApples ? LocalizedText.applesSymbol : LocalizedText.nearestSymbol
    return [
      .paragraph([
        .strong([.code(icon.value)]), .text(" · Swift "), .code(".\(icon.name)"),
        .text(" · iOS \(icon.since)+"),
      ]),
      .paragraph([.text(icon.meaning[language])]),
      .paragraph([.text(LocalizedText.looksLike(icon.appearance)[language])]),
      .paragraph([
        .text(LocalizedText.symbol[language]), .code(icon.symbolName),
        .text(symbolNote[language]),
      ]),
    ]
  }

  // MARK: Rules

  /// Returns the page of a rule: its reason, its examples and its fixes.
  public static func blocks(
    for rule: RuleDescription, in language: Language
  ) -> [Block] {
    var blocks: [Block] = [
      .heading(level: 1, anchor: "", [.code(rule.id)]),
      .paragraph([.strong(inlines(rule.title[language], language))]),
      .paragraph([
        .text(LocalizedText.severity[language]),
        .text(LocalizedText.name(of: rule.severity)[language]),
        .text(LocalizedText.group[language]), .code(rule.group.name),
        .text(rule.isOffByDefault ? LocalizedText.offByDefault(rule)[language] : ""),
      ]),
    ]
    for paragraph in rule.why[language].split(separator: "\n\n") {
      blocks.append(.paragraph(inlines(String(paragraph), language)))
    }
    for (number, example) in rule.examples.enumerated() {
      for step in steps(of: example, in: language) {
        blocks.append(.paragraph([.text("\(number + 1). " + step.title)]))
        blocks += step.blocks
      }
    }
    return blocks
  }

  /// One text of a rule's example: with the finding, after the fix, or without a finding.
  struct ExampleStep {
    enum Kind: String {
      case reported
      case fixed
      case silent
    }

    let kind: Kind
    let title: String
    let blocks: [Block]
  }

  static func steps(of example: RuleExample, in language: Language) -> [ExampleStep] {
    var steps = [
      ExampleStep(
        kind: example.fires ? .reported : .silent, title: LocalizedText.example(example)[language],
        blocks: [.code(language: example.language, example.source)]
          + filesBeside(example, in: language))
    ]
    if let fixed = example.fixed, !fixed.isEmpty {
      steps.append(
        ExampleStep(
          kind: .fixed, title: LocalizedText.fixed[language],
          blocks: [.code(language: example.language, fixed)]))
    }
    return steps
  }

  /// Returns the files on which an example depends; without them some correct examples look like a reported
  /// one.
  private static func filesBeside(_ example: RuleExample, in language: Language) -> [Block] {
    example.beside.sorted { $0.key < $1.key }.flatMap { path, bytes -> [Block] in
      let name = Block.paragraph([.text(LocalizedText.with[language]), .code(path)])
      let text = example.textBeside(path, bytes)
      return text.isEmpty
        ? [name] : [name, .code(language: RuleExample.language(of: path), text)]
    }
  }

  static func inlines(_ text: String, _ language: Language) -> [Inline] {
    GuideText.inlines(text, in: language)
  }
}

extension LocalizedText {
  fileprivate static let required = LocalizedText(en: "required", zhHans: "必填")
  fileprivate static let optional = LocalizedText(en: "optional", zhHans: "可选")
  fileprivate static let undocumented = LocalizedText(
    en: "observed, not documented by Apple", zhHans: "观察所得，Apple 没有文档")
  fileprivate static let precedence = LocalizedText(
    en: "Of several icons the first of these wins: ", zhHans: "同时写了几种图标时，排在前面的生效：")
  fileprivate static let deprecated = LocalizedText(en: "deprecated in ", zhHans: "弃用于 ")
  fileprivate static let more = LocalizedText(en: "More: ", zhHans: "详见：")
  fileprivate static let rawValue = LocalizedText(en: "raw value", zhHans: "原始值")
  fileprivate static let symbol = LocalizedText(en: "SF Symbol: ", zhHans: "SF Symbol：")
  fileprivate static let applesSymbol = LocalizedText(
    en: " (Apple's guidelines use it for the same action)", zhHans: "（Apple 的设计指南对同一操作使用它）")
  fileprivate static let nearestSymbol = LocalizedText(
    en: " (the nearest by its look up to iOS 12; Apple publishes no table)",
    zhHans: "（与 iOS 12 及以前的图标看上去最接近；Apple 没有公布对照表）")
  fileprivate static func offByDefault(_ rule: RuleDescription) -> LocalizedText {
    let setting = "{ \"rules\": { \"\(rule.id)\": \"\(rule.severity.name)\" } }"
    return LocalizedText(
      en: " · off unless the settings name a severity for it: \(setting)",
      zhHans: " · 默认关闭，在设置中写明严重程度即可打开：\(setting)")
  }
  fileprivate static let severity = LocalizedText(en: "Severity: ", zhHans: "严重程度：")
  fileprivate static let group = LocalizedText(en: " · Group: ", zhHans: " · 规则组：")
  fileprivate static let with = LocalizedText(en: "Beside it ", zhHans: "旁边有 ")
  fileprivate static let fixed = LocalizedText(en: "After the fix:", zhHans: "修复之后：")
  fileprivate static let itemSnippet = LocalizedText(
    en: "A whole quick action: type, title and icon.", zhHans: "一个完整的快捷操作：类型、标题和图标。")

  fileprivate static func kind(_ kind: ShortcutKey.ValueKind) -> LocalizedText {
    switch kind {
    case .string: LocalizedText(en: "string", zhHans: "字符串")
    case .dictionary: LocalizedText(en: "dictionary", zhHans: "字典")
    case .array: LocalizedText(en: "array of dictionaries", zhHans: "字典数组")
    case .number: LocalizedText(en: "number", zhHans: "数字")
    }
  }

  fileprivate static func looksLike(_ appearance: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "Looks much like \(appearance.english).", zhHans: "外观近似：\(appearance.simplifiedChinese)。")
  }

  fileprivate static func example(_ example: RuleExample) -> LocalizedText {
    example.fires
      ? LocalizedText(en: "Reported:", zhHans: "会报告：")
      : LocalizedText(en: "Not reported:", zhHans: "不会报告：")
  }

  /// Returns the word for a severity.
  public static func name(of severity: Severity) -> LocalizedText {
    switch severity {
    case .error: LocalizedText(en: "error", zhHans: "错误")
    case .warning: LocalizedText(en: "warning", zhHans: "警告")
    case .information: LocalizedText(en: "information", zhHans: "信息")
    case .hint: LocalizedText(en: "hint", zhHans: "提示")
    }
  }
}
