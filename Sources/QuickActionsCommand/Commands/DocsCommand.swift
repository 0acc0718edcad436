#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import DocumentationLookup
import Guide
import SourceText

/// `docs`: the guide in the terminal, and as a site.
enum DocsCommand: Command {
  static let name = "docs"
  static let options: [ArgumentParser.Option] = [
    .value("--search"), .value("--format"), .flag("--size-class"), .value("--orientation"),
    .value("--export"), .flag("--man"), .flag("--no-pager"),
  ]
  static let help = LocalizedText(
    en: """
      usage: quickactions docs [TERM]
             quickactions docs --search WORDS [--format text|json]
             quickactions docs --size-class [DEVICE] [--orientation portrait|landscape]
             quickactions docs --export FOLDER
             quickactions docs --man

      Shows the documentation of a key, an icon type (full name, compose or .compose), a rule,
      an article, or any symbol in its Swift or Objective-C spelling. Without a term, the list
      of all; docs rules lists the rules alone. Markdown on a pipe; on a terminal colors, and a
      pager (PAGER, else less) for what is longer than the screen.

        --search WORDS         the pages that answer a question best, in the language it is asked in
        --format text|json     the form of --search
        --size-class           the size classes of a device, or the whole table
        --orientation portrait|landscape
                               of the device of --size-class
        --export FOLDER        the whole guide as a site and as Markdown, into a new folder
        --man                  the manual page of quickactions, for man
        --no-pager             show everything at once
        --lang en|zh-Hans
      """,
    zhHans: """
      用法：quickactions docs [词条]
            quickactions docs --search 文字 [--format text|json]
            quickactions docs --size-class [设备] [--orientation portrait|landscape]
            quickactions docs --export 文件夹
            quickactions docs --man

      显示键、图标类型（全名、compose 或 .compose）、规则、文章，或任何符号（Swift 或 Objective-C
      写法）的文档。不带词条时列出全部，docs rules 只列出规则。输出到管道时为 Markdown，输出到终端时带颜色，
      超过一屏时交给分页程序（PAGER，否则 less）。

        --search 文字          最能回答问题的页面，语言随提问而定
        --format text|json     --search 的输出形式
        --size-class           某种设备的尺寸类，或整张表
        --orientation portrait|landscape
                               --size-class 所指设备的方向
        --export 文件夹        把整个指南导出为网站和 Markdown，写入新文件夹
        --man                  quickactions 的手册页，供 man 使用
        --no-pager             一次全部显示，不分页
        --lang en|zh-Hans
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    if let words = arguments.value("--search") {
      return try search(words, arguments, language)
    }
    if let folder = arguments.value("--export") {
      return try export(to: folder, arguments, language)
    }
    if arguments.has("--man") {
      Console.print(text: ManualPage.text(language))
      return ExitCode.success
    }
    if arguments.has("--size-class") { return try sizeClasses(arguments, language) }
    guard arguments.value("--orientation") == nil, arguments.value("--format") == nil else {
      throw UsageError(
        en: "--orientation goes with --size-class, --format with --search",
        zhHans: "--orientation 须与 --size-class 同用，--format 须与 --search 同用")
    }
    return try page(arguments, language)
  }

  // MARK: Pages

  private static func page(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      show(DocumentationIndex.list(in: language), arguments, language)
      return ExitCode.success
    }
    let term = arguments.operands.joined(separator: " ")
    if term == RulesCommand.name {
      show(RuleList.blocks(in: language), arguments, language)
      return ExitCode.success
    }
    guard let blocks = DocumentationIndex.blocks(for: term, in: language) else {
      let near = DocumentationIndex.nearest(to: term)
      let shown = Console.shortened(term)
      throw UsageError(
        en: "nothing is known of “\(shown)”"
          + (near.map { "; did you mean \($0)?" } ?? "; --search looks through all texts"),
        zhHans: "没有“\(shown)”的文档"
          + (near.map { "，是不是 \($0)？" } ?? "；--search 可在全文中查找"))
    }
    show(blocks, arguments, language)
    return ExitCode.success
  }

  /// Prints blocks in the best format for the output.
  static func show(
    _ blocks: [Block], _ arguments: ArgumentParser.Arguments, _ language: Language
  ) {
    guard Console.isTerminal else {
      Console.print(text: MarkdownWriter(language).write(blocks))
      return
    }
    Pager.show(
      TerminalWriter(language, width: Console.columns, hasColors: Console.wantsColors)
        .write(blocks),
      isWanted: !arguments.has("--no-pager"))
  }

  // MARK: Search

  /// The results in the format of `--format json`.
  private struct SearchReport: Encodable {
    struct Result: Encodable {
      let slug: String
      let language: String
      let title: String
      let passage: String
    }
    let version = 1
    let results: [Result]
  }

  private static func search(
    _ words: String, _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let format = try TextOrJSON(arguments.value("--format"))
    guard arguments.operands.isEmpty else {
      throw UsageError(
        en: "put the words to search for between quotes", zhHans: "请把要搜索的文字放在引号里")
    }
    let results = DocumentationSearch.search(words, in: language)
    if format == .json {
      let report = SearchReport(
        results: results.map {
          SearchReport.Result(
            slug: $0.slug, language: $0.language.rawValue, title: $0.title, passage: $0.passage)
        })
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      Console.print(
        json: (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? "")
      return ExitCode.success
    }
    guard !results.isEmpty else {
      throw UsageError(
        en: "nothing found for “\(Console.shortened(words))”",
        zhHans: "没有找到“\(Console.shortened(words))”")
    }
    show(
      results.flatMap { result -> [Block] in
        [
          .paragraph([.strong([.text(result.title)]), .text("  "), .code(result.slug)]),
          .paragraph([.text(result.passage)]),
        ]
      }, arguments, language)
    return ExitCode.success
  }

  // MARK: Size classes

  private static func sizeClasses(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    var orientation: Orientation?
    if let name = arguments.value("--orientation") {
      guard let known = Orientation(rawValue: name) else {
        throw UsageError(
          en: "there is no orientation “\(name)”; use portrait or landscape",
          zhHans: "没有方向“\(name)”，请用 portrait 或 landscape")
      }
      orientation = known
    }
    let name = arguments.operands.joined(separator: " ")
    if name.isEmpty {
      show([SizeClassTable.block(in: language, orientation)], arguments, language)
      return ExitCode.success
    }
    guard let device = Device(named: name) else {
      let near = Device.nearest(to: name)
      let shown = Console.shortened(name)
      throw UsageError(
        en: "no size classes are known for “\(shown)”"
          + (near.map { "; did you mean \($0)?" } ?? ""),
        zhHans: "不知道“\(shown)”的尺寸类" + (near.map { "，是不是 \($0)？" } ?? ""))
    }
    show([SizeClassTable.block(for: device, orientation, in: language)], arguments, language)
    return ExitCode.success
  }

  // MARK: Export

  private static func export(
    to folder: String, _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard arguments.operands.isEmpty else {
      throw UsageError(en: "--export takes one folder", zhHans: "--export 只接受一个文件夹")
    }
    do throws(GuideExport.Failure) {
      let count = try GuideExport.write(to: folder)
      Console.print(
        LocalizedText(
          en: "\(folder): \(count) files; open \(folder)/index.html",
          zhHans: "\(folder)：\(count) 个文件；请打开 \(folder)/index.html")[language])
      return ExitCode.success
    } catch {
      throw UsageError(
        en: "\(folder): \(error.message.english)",
        zhHans: "\(folder)：\(error.message.simplifiedChinese)")
    }
  }
}
