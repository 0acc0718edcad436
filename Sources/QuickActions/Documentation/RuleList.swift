import Guide
import SourceText

/// All rules in short: what each finds, and how severe that is.
public enum RuleList {
  /// A table for each subject.
  public static func blocks(in language: Language) -> [Block] {
    subjects.flatMap { title, rules -> [Block] in
      [
        .heading(level: 2, anchor: "", [.text(title[language])]),
        .table(
          header: [
            [.text(LocalizedText.severity[language])], [.text(LocalizedText.rule[language])],
            [.text(LocalizedText.finds[language])],
          ],
          rows: rules.map { rule in
            let rule = rule.description
            return [
              [.text(LocalizedText.name(of: rule.severity)[language])],
              [.link(.rule(rule.id), [.code(rule.id)])],
              Documentation.inlines(rule.title[language], language),
            ]
          }),
      ]
    }
  }

  private static var subjects: [(title: LocalizedText, rules: [any Rule.Type])] {
    [
      (.propertyLists, RuleRegistry.propertyList),
      (.translationFiles, RuleRegistry.translations),
      (.code, RuleRegistry.code),
      (.settings, RuleRegistry.settings + RuleRegistry.silences),
    ]
  }
}

extension LocalizedText {
  fileprivate static let rule = LocalizedText(en: "Rule", zhHans: "规则")
  fileprivate static let finds = LocalizedText(en: "What it finds", zhHans: "检查内容")
  fileprivate static let severity = LocalizedText(en: "Severity", zhHans: "严重程度")
  fileprivate static let propertyLists = LocalizedText(en: "Property lists", zhHans: "属性列表")
  fileprivate static let translationFiles = LocalizedText(en: "Translations", zhHans: "译文")
  fileprivate static let code = LocalizedText(en: "Code", zhHans: "代码")
  fileprivate static let settings = LocalizedText(
    en: "Settings and comments that silence rules", zhHans: "设置，以及关闭规则的注释")
}
