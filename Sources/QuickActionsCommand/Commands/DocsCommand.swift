import Guide
import QuickActions
import SourceText

/// `docs`: documentation in the terminal.
enum DocsCommand: Command {
  static let name = "docs"
  static let options: [ArgumentParser.Option] = []
  static let help = LocalizedText(
    en: """
      usage: quickactions docs [--lang en|zh-Hans] [TERM]

      Shows the documentation of a key, an icon type (full name, compose or .compose) or a
      rule. Without a term, the list of all. Markdown on a pipe, colors on a terminal.
      """,
    zhHans: """
      用法：quickactions docs [--lang en|zh-Hans] [词条]

      显示键、图标类型（全名、compose 或 .compose）或规则的文档。不带词条时列出全部。
      输出到管道时为 Markdown，输出到终端时带颜色。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard arguments.operands.count <= 1 else {
      throw UsageError(
        en: "one term at a time; put words with blanks between quotes",
        zhHans: "一次只能查一个词条；含空格的词条请加引号")
    }
    guard let term = arguments.operands.first else {
      show(DocumentationIndex.list(in: language), language)
      return ExitCode.success
    }
    guard let blocks = DocumentationIndex.blocks(for: term, in: language) else {
      let near = DocumentationIndex.nearest(to: term)
      throw UsageError(
        en: "nothing is known of “\(term)”" + (near.map { "; did you mean \($0)?" } ?? ""),
        zhHans: "没有“\(term)”的文档" + (near.map { "，是不是 \($0)？" } ?? ""))
    }
    show(blocks, language)
    return ExitCode.success
  }

  private static func show(_ blocks: [Block], _ language: Language) {
    Console.print(
      Console.isTerminal
        ? TerminalWriter(language).write(blocks) : MarkdownWriter(language).write(blocks))
  }
}
