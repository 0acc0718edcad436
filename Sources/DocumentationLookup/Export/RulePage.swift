import Checks
import Guide
import Linter
import SourceText

/// The pages of rules: a table of all, and a page for each with its numbered examples, before and after the
/// fix.
struct RulePage {
  let writer: HTMLWriter
  private var language: Language { writer.language }

  init(writer: HTMLWriter) {
    self.writer = writer
  }

  /// Returns the table of all rules.
  func index() -> String { writer.write([table]) }

  private var table: Block {
    .table(
      header: [
        [.text(LocalizedText.rule[language])], [.text(LocalizedText.finds[language])],
        [.text(LocalizedText.severity[language])], [.text(LocalizedText.group[language])],
      ],
      rows: RuleRegistry.all.map { rule in
        let rule = rule.description
        return [
          [.link(.rule(rule.id), [.code(rule.id)])],
          Documentation.inlines(rule.title[language], language),
          [.text(LocalizedText.name(of: rule.severity)[language])], [.code(rule.group.name)],
        ]
      })
  }

  /// Returns the description and the reason of a rule, below the title of its page.
  func content(of rule: RuleDescription) -> String {
    let opening = writer.write([
      .paragraph([.strong(Documentation.inlines(rule.title[language], language))])
    ])
    let severity = LocalizedText.name(of: rule.severity)
    let examples = rule.examples.enumerated().map { number, example in
      self.text(of: example, number: number + 1, rule.id)
    }
    return """
      <section class="rule">
      \(opening)
      <p><span class="severity \(severity.english)">\(severity[language])</span> \(HTMLWriter.code(rule.group.name))</p>
      \(writer.write([.paragraph(Documentation.inlines(rule.why[language], language))]))
      \(examples.joined(separator: "\n"))
      </section>
      """
  }

  private func text(of example: RuleExample, number: Int, _ rule: String) -> String {
    let steps = Documentation.steps(of: example, in: language).map { step in
      """
      <div class="step \(step.kind.rawValue)">
      <p><span class="number">\(number)</span> \(step.title)</p>
      \(writer.named(rule + " \(number)").write(step.blocks))
      </div>
      """
    }
    return "<div class=\"example\">\n" + steps.joined(separator: "\n") + "\n</div>"
  }
}

extension LocalizedText {
  fileprivate static let rule = LocalizedText(en: "Rule", zhHans: "规则")
  fileprivate static let finds = LocalizedText(en: "What it finds", zhHans: "检查内容")
  fileprivate static let severity = LocalizedText(en: "Severity", zhHans: "严重程度")
  fileprivate static let group = LocalizedText(en: "Group", zhHans: "规则组")
}
