import SourceText

extension SymbolEntry {
  /// Returns the entry as a page: its spellings, its availability, its meaning, examples, related entries.
  public func page(in language: Language) -> [Block] {
    var blocks: [Block] = [.heading(level: 1, anchor: id, [.code(id)])]
    if let swiftDeclaration {
      blocks.append(.code(language: "swift", DeclarationLayout.swift(swiftDeclaration)))
    }
    if let objectiveCDeclaration {
      let declaration = DeclarationLayout.objectiveC(objectiveCDeclaration)
      blocks.append(.code(language: "objc", declaration))
    }
    blocks.append(.list(isOrdered: false, facts(in: language).map { [.paragraph($0)] }))
    blocks.append(.paragraph(GuideText.inlines(meaning(in: language), in: language)))
    if !examples.isEmpty {
      blocks.append(.paragraph([.strong([.text(LocalizedText.example[language])])]))
      blocks += examples.map { .code(language: $0.language, $0.code) }
    }
    return blocks + links(in: language)
  }

  /// Returns the facts of a symbol that the site shows as badges: the lines of its page, with a part for each
  /// system.
  public func badges(in language: Language) -> [[Inline]] {
    let systems = since?.split(separator: ", ").map { [Inline.text("\($0)+")] } ?? []
    return facts(in: language, since: systems)
  }

  /// Returns the kind, the spellings and the availability, each in a line.
  private func facts(in language: Language) -> [[Inline]] {
    let since = since(in: language).map { [Inline.text(LocalizedText.since[language] + $0)] }
    return facts(in: language, since: [since].compactMap { $0 })
  }

  private func facts(in language: Language, since: [[Inline]]) -> [[Inline]] {
    var facts: [[Inline]] = [[.text(LocalizedText.kind(kind)[language])]]
    // A spelling that the declaration above contains is not repeated.
    if let swiftName, swiftDeclaration == nil { facts.append([.text("Swift "), .code(swiftName)]) }
    if let objectiveCName, objectiveCDeclaration == nil {
      facts.append([.text("Objective-C "), .code(objectiveCName)])
    }
    if let rawValue {
      facts.append([.text(LocalizedText.rawValue[language]), .code(rawValue)])
    }
    facts += since
    if let deprecated = deprecated(in: language) {
      var line: [Inline] = [.text(LocalizedText.deprecated[language] + deprecated)]
      if !replacements.isEmpty {
        line.append(.text(LocalizedText.replacement[language]))
        line += Self.links(to: replacements, language)
      }
      facts.append(line)
    }
    if isObserved { facts.append([.text(LocalizedText.observed[language])]) }
    return facts
  }

  private func links(in language: Language) -> [Block] {
    var blocks: [Block] = []
    if let article, case .article(let slug, _) = article,
      let heading = ArticleLibrary.heading(slug, in: language)
    {
      blocks.append(
        .paragraph([
          .text(LocalizedText.article[language]), .link(article, [.text(heading.title)]),
        ]))
    }
    if !seeAlso.isEmpty {
      blocks.append(
        .paragraph([.text(LocalizedText.seeAlso[language])] + Self.links(to: seeAlso, language)))
    }
    return blocks
  }

  static func links(to ids: [String], _ language: Language) -> [Inline] {
    var inlines: [Inline] = []
    for (index, id) in ids.enumerated() {
      if index > 0 { inlines.append(.text(language == .english ? ", " : "、")) }
      inlines.append(.link(.symbol(id), [.code(id)]))
    }
    return inlines
  }
}

extension LocalizedText {
  fileprivate static let example = LocalizedText(en: "Example", zhHans: "示例")
  fileprivate static let rawValue = LocalizedText(en: "Raw value ", zhHans: "原始值 ")
  fileprivate static let since = LocalizedText(en: "Since ", zhHans: "自 ")
  fileprivate static let deprecated = LocalizedText(en: "Deprecated in ", zhHans: "弃用于 ")
  fileprivate static let replacement = LocalizedText(en: "; instead: ", zhHans: "；改用：")
  fileprivate static let observed = LocalizedText(
    en: "Observed in iOS, not documented by Apple", zhHans: "在 iOS 中观察到，Apple 没有文档")
  fileprivate static let article = LocalizedText(en: "More: ", zhHans: "详见：")
  fileprivate static let seeAlso = LocalizedText(en: "See also: ", zhHans: "另见：")

  fileprivate static func kind(_ kind: String) -> LocalizedText {
    switch kind {
    case "key": LocalizedText(en: "Key of Info.plist", zhHans: "Info.plist 的键")
    case "class": LocalizedText(en: "Class", zhHans: "类")
    case "protocol": LocalizedText(en: "Protocol", zhHans: "协议")
    case "struct": LocalizedText(en: "Structure", zhHans: "结构体")
    case "modifier": LocalizedText(en: "View modifier of SwiftUI", zhHans: "SwiftUI 的视图修饰符")
    case "enum": LocalizedText(en: "Enumeration", zhHans: "枚举")
    case "case": LocalizedText(en: "Case of an enumeration", zhHans: "枚举成员")
    case "property": LocalizedText(en: "Property", zhHans: "属性")
    case "method": LocalizedText(en: "Method", zhHans: "方法")
    case "initializer": LocalizedText(en: "Initializer", zhHans: "初始化方法")
    case "constant": LocalizedText(en: "Constant", zhHans: "常量")
    case "delegate-method": LocalizedText(en: "Delegate method", zhHans: "代理方法")
    case "trait": LocalizedText(en: "Trait", zhHans: "特征")
    default: LocalizedText(en: kind, zhHans: kind)
    }
  }
}
