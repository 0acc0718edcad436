import Files
import Guide
import QuickActions
import SourceText

/// `check`: the findings of the rules, for people, Xcode and programs.
enum CheckCommand: Command {
  static let name = "check"
  static let options: [ArgumentParser.Option] = [
    .value("--format"), .flag("--fix"), .flag("--diff"), .value("--baseline"),
    .value("--write-baseline"),
  ]
  static let help = LocalizedText(
    en: """
      usage: quickactions check [OPTION…] PATH…

      Reports mistakes in property lists, in their translations, and in Swift and Objective-C
      that handles quick actions. A PATH is a file, a folder that is searched for *.plist,
      InfoPlist.strings, InfoPlist.xcstrings, *.swift, *.m, *.mm, *.h and *.pch, or - for a
      property list on standard input. Below a folder, .git, .build, Pods, Carthage, DerivedData,
      node_modules, xcuserdata and *.xcframework are passed over.

        --format text|json     text has one line for each finding:
                               path:line:column: severity: message [rule]
                               where the severity is error, warning or note; JSON says
                               error, warning, information or hint: the last two are notes
        --fix                  fix what has one obvious fix and report the rest; encoding,
                               line ends and all other bytes stay; of - the fixed text is
                               printed and the rest reported on standard error. Only files
                               that were named or found below a named folder are written;
                               .quickactions.json only when named, hard links never
        --diff                 show what --fix would change, and write nothing; the bytes are
                               those of the file, except on a terminal
        --baseline FILE        do not report, and do not fix, the findings that FILE records
        --write-baseline FILE  record all findings in FILE instead of reporting them; a FILE
                               that exists and is no baseline is left alone
        --lang en|zh-Hans

      Control characters in names and texts are shown as \\u{1B}.

      At the end, a line on standard error says what was looked at; not with --format json,
      --diff and for - alone.

      Exit code: 0 nothing worse than information, 1 errors or warnings, 2 wrong arguments
      or a file, or the output, that cannot be read or written. With --fix what remains counts; with --diff 1
      means that there is something to fix; with --write-baseline 0 means that it is written.
      """,
    zhHans: """
      用法：quickactions check [选项…] 路径…

      报告属性列表及其译文，以及处理快捷操作的 Swift 和 Objective-C 代码中的错误。路径可以是文件、
      要在其中查找 *.plist、InfoPlist.strings、InfoPlist.xcstrings、*.swift、*.m、*.mm、*.h 和 *.pch 的
      文件夹，或 -（从标准输入读取属性列表）。文件夹中的 .git、.build、Pods、Carthage、DerivedData、
      node_modules、xcuserdata 和 *.xcframework 会跳过。

        --format text|json     文本格式每条结果一行：
                               路径:行:列: 严重程度: 说明 [规则]
                               其中严重程度为 error、warning 或 note；JSON 中为 error、warning、
                               information 或 hint，后两种即文本中的 note
        --fix                  修复做法明确的问题，报告其余的；编码、换行符和其他字节保持不变；
                               对 - 则输出修复后的文本，其余问题写到标准错误。只写入直接指定的文件，
                               或在指定文件夹中找到的文件；.quickactions.json 只有直接指定时才写入，
                               有硬链接的文件从不写入
        --diff                 显示 --fix 会做的修改，不写入任何文件；字节与文件相同，输出到终端时除外
        --baseline 文件        不报告、也不修复文件中已记录的结果
        --write-baseline 文件  把所有结果记录到文件中，而不是报告出来；已有的文件若不是基线则不会改动
        --lang en|zh-Hans

      名称和文字中的控制字符显示为 \\u{1B} 的形式。

      最后在标准错误中用一行说明查看了什么；使用 --format json、--diff 或只检查 - 时没有这一行。

      退出码：0 没有比“信息”更严重的结果，1 有错误或警告，2 参数有误，或有文件、输出无法读写。
      使用 --fix 时只看剩余的结果；使用 --diff 时 1 表示有可修复之处；
      使用 --write-baseline 时 0 表示已写入。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let format = try ReportFormat(arguments.value("--format"))
    let mode: CheckRun.Mode =
      arguments.has("--diff") ? .diff : arguments.has("--fix") ? .fix : .report
    let baseline = try KnownFindings(arguments)
    try checkOperands(arguments.operands, mode, format, baseline)
    let projects = KnownProjects()
    let language =
      arguments.language ?? projects.language(around: arguments.operands.first) ?? language
    var run = CheckRun(
      mode, of: arguments.operands, baseline: baseline, projects, language)
    run.checkAll()
    if let target = baseline.target { return write(run, to: target, language) }
    show(run, format)
    if mode == .fix { Console.error(LocalizedText.fixed(run)[language]) }
    if mode != .diff, format == .text, arguments.operands != ["-"] {
      Console.error(lines: run.summary.lines(run.report.count).map { $0[language] })
    }
    for path in run.passedOver {
      Console.error("quickactions check: \(path): " + LocalizedText.misnamedFolder[language])
    }
    if let known = baseline.known {
      let gone = known.gone(from: run.markedFiles, run.sightings.map(\.mark))
      if gone > 0 { Console.error(LocalizedText.gone(gone)[language]) }
    }
    if fails(run) { return ExitCode.usage }
    if mode == .diff { return run.diff.isEmpty ? ExitCode.success : ExitCode.findings }
    return run.report.hasErrorsOrWarnings ? ExitCode.findings : ExitCode.success
  }

  private static func checkOperands(
    _ operands: [String], _ mode: CheckRun.Mode, _ format: ReportFormat, _ baseline: KnownFindings
  ) throws(UsageError) {
    guard !operands.isEmpty else {
      throw UsageError(
        en: "no path given; name a file, a folder or -", zhHans: "没有给出路径；请指定文件、文件夹或 -")
    }
    if mode == .diff, format == .json {
      throw UsageError(en: "--diff has no form in JSON", zhHans: "--diff 没有 JSON 形式")
    }
    if mode == .diff, baseline.target != nil {
      throw UsageError(
        en: "--diff and --write-baseline do not go together",
        zhHans: "--diff 与 --write-baseline 不能同时使用")
    }
    guard mode == .fix, operands.contains("-") else { return }
    if operands.count > 1 || format == .json || baseline.target != nil {
      throw UsageError(
        en: "--fix - prints the fixed text, so it takes no other path, format or baseline to write",
        zhHans: "--fix - 会输出修复后的文本，因此不能同时指定其他路径、格式或要写入的基线")
    }
  }

  private static func show(_ run: CheckRun, _ format: ReportFormat) {
    if run.mode == .diff {
      Console.write(content: run.diff)
    } else if let text = run.fixedInput {
      Console.write(content: text)
      Console.error(lines: run.report.lines)
    } else {
      switch format {
      case .text: Console.print(lines: run.report.lines)
      case .json: Console.print(json: run.report.json)
      }
    }
  }

  private static func fails(_ run: CheckRun) -> Bool {
    for failure in run.failures { Console.error("quickactions check: " + failure) }
    return !run.failures.isEmpty
  }

  private static func write(_ run: CheckRun, to target: String, _ language: Language) -> Int32 {
    // What could not be read would be missing.
    if fails(run) { return ExitCode.usage }
    var baseline = Baseline()
    for sighting in run.sightings { baseline.insert(sighting) }
    do throws(FileWriter.Failure) {
      try FileWriter.replace(target, run.baseline.replaced, with: Array(baseline.json.utf8))
    } catch {
      Console.error("quickactions check: \(error.path): \(error.reason[language])")
      return ExitCode.usage
    }
    Console.error(LocalizedText.recorded(baseline.count, target)[language])
    return ExitCode.success
  }
}

extension LocalizedText {
  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  fileprivate static func fixed(_ run: CheckRun) -> LocalizedText {
    let fixed = run.report.fixed ?? 0
    let (found, files) = (count(fixed, "finding"), count(run.fixedFiles, "file"))
    return LocalizedText(
      en: "quickactions check: fixed \(found) in \(files)",
      zhHans: "quickactions check：修复了 \(run.fixedFiles) 个文件中的 \(fixed) 处")
  }

  fileprivate static func recorded(_ number: Int, _ path: String) -> LocalizedText {
    LocalizedText(
      en: "quickactions check: recorded \(count(number, "finding")) in \(path)",
      zhHans: "quickactions check：已把 \(number) 条结果记录到 \(path)")
  }

  fileprivate static func gone(_ number: Int) -> LocalizedText {
    LocalizedText(
      en:
        "quickactions check: \(count(number, "finding")) of the baseline \(number == 1 ? "is" : "are") gone; write it again with --write-baseline",
      zhHans: "quickactions check：基线中有 \(number) 条结果已不存在；可用 --write-baseline 重新生成")
  }
}
