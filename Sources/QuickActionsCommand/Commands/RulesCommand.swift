import DocumentationLookup
import Guide
import SourceText

/// `rules`: all rules with their severities.
enum RulesCommand: Command {
  static let name = "rules"
  static let options: [ArgumentParser.Option] = [.flag("--no-pager")]
  static let help = LocalizedText(
    en: """
      usage: quickactions rules

      Lists all rules by what they are about, with the severity of each. docs NAME tells more of one.

        --no-pager    show everything at once
      """,
    zhHans: """
      用法：quickactions rules

      按所检查的内容列出全部规则及其严重程度。docs 规则名 可查看某条规则的详情。

        --no-pager    一次全部显示，不分页
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    if let name = arguments.operands.first {
      let shown = Console.shortened(name)
      throw UsageError(
        en: "rules takes no argument; quickactions docs \(shown) tells of one",
        zhHans: "rules 不带参数；用 quickactions docs \(shown) 查看某条规则")
    }
    DocsCommand.show(RuleList.blocks(in: language), arguments, language)
    return ExitCode.success
  }
}
