import Checks
import Files
import Guide
import Linter
import SourceText

/// `check`: the findings of the rules, for people, Xcode and programs.
enum CheckCommand: Command {
  static let name = "check"
  static let options: [ArgumentParser.Option] =
    [
      .value("--format"), .flag("--fix"), .flag("--diff"), .value("--baseline"),
      .value("--write-baseline"), .flag("--statistics"), .value("--stdin-filename"),
      .flag("--verbose"), .flag("--xcode"), .value("--xcfilelist"),
    ] + CheckChoices.options
  static let help = LocalizedText(
    en: """
      usage: quickactions check [OPTION…] PATH…

      Reports mistakes in property lists, in their translations, and in Swift and Objective-C
      that handles quick actions. A PATH is a file, a folder that is searched for *.plist,
      InfoPlist.strings, InfoPlist.xcstrings, *.swift, *.m, *.mm, *.h and *.pch, or - for a
      property list on standard input. Below a folder, what .gitignore leaves out is passed over, and
      .git, .build, build, Pods, Carthage, DerivedData, SourcePackages, node_modules, xcuserdata, *.app,
      *.xcarchive, *.xcframework and *.xctemplate. A file that is named is always checked.

        -f, --format NAME      full shows the lines of the file with the ranges underlined, in
                               color unless NO_COLOR is set; lines has one line for each finding:
                               path:line:column: severity: message [rule]
                               where the severity is error, warning or note; json says
                               error, warning, information or hint: the last two are notes.
                               Without a NAME full on a terminal, else lines. For services:
                               github  annotations of GitHub Actions, gitlab  Code Quality,
                               sarif  code scanning, junit  tests, checkstyle
        --fix                  fix what has one obvious fix and report the rest; encoding,
                               line ends and all other bytes stay; of - the fixed text is
                               printed and the rest reported on standard error. Only files
                               that were named or found below a named folder are written;
                               .quickactions.json only when named, hard links never
        --diff                 show what --fix would change, and write nothing; the bytes are
                               those of the file, except on a terminal
        --statistics           count the findings by rule, and do not list them
        --baseline FILE        do not report, and do not fix, the findings that FILE records
        --write-baseline FILE  record all findings in FILE instead of reporting them; a FILE
                               that exists and is no baseline is left alone
        --only NAME,…          ask these rules only; a NAME is a rule or one of the groups
                               \(RuleGroup.list)
        --skip NAME,…          leave these rules out; a rule in --only comes first
        --fail-on error|warning|information|never
                               the least severity that makes a run fail, in all groups;
                               without it, errors and warnings of the first three groups do,
                               and settings that are not JSON. The setting failOn says the same
        --show error|warning|information|hint
                               the least severity that is listed, in all groups; without it,
                               full and lines list errors, warnings, and information of the
                               first three groups, and count the rest. Other formats, and
                               rules in --only, have everything
        --stdin-filename NAME  check standard input, -, as the file of that name, there or not
        --verbose              name what is passed over
        --xcode                for a run-script build phase of Xcode: without a PATH, check the
                               Info.plist, translations and code of the target that is built;
                               print Xcode's lines alone, and fail for errors only, unless
                               --fail-on or failOn says otherwise
        --xcfilelist FILE      write the list of the files that --xcode reads, which a phase needs
                               in a sandbox (ENABLE_USER_SCRIPT_SANDBOXING), into FILE; a FILE that
                               exists is replaced only if it is such a list
        --lang en|zh-Hans

      What is about quick actions comes first, the most severe before the rest.

      Control characters in names and texts are shown as \\u{1B}.

      At the end, a line on standard error says what was looked at; not with --format json,
      --diff and for - alone.

      Exit code: 0 nothing that makes a run fail, 1 findings that do, see --fail-on, 2 wrong
      arguments or a file, or the output, that cannot be read or written. With --fix what
      remains counts; with --diff 1 means that there is something to fix; with --write-baseline
      0 means that it is written.
      """,
    zhHans: """
      用法：quickactions check [选项…] 路径…

      报告属性列表及其译文，以及处理快捷操作的 Swift 和 Objective-C 代码中的错误。路径可以是文件、
      要在其中查找 *.plist、InfoPlist.strings、InfoPlist.xcstrings、*.swift、*.m、*.mm、*.h 和 *.pch 的
      文件夹，或 -（从标准输入读取属性列表）。文件夹中由 .gitignore 忽略的内容会跳过，.git、.build、build、
      Pods、Carthage、DerivedData、SourcePackages、node_modules、xcuserdata、*.app、*.xcarchive、
      *.xcframework 和 *.xctemplate 也会跳过。直接指定的文件总会检查。

        -f, --format 名称      full 显示文件中的各行并标出位置，设置了 NO_COLOR 时不用颜色；
                               lines 格式每条结果一行：
                               路径:行:列: 严重程度: 说明 [规则]
                               其中严重程度为 error、warning 或 note；JSON 中为 error、warning、
                               information 或 hint，后两种即 lines 中的 note。
                               不指定时，输出到终端用 full，否则用 lines。供其他服务使用的有：
                               github（GitHub Actions 的注解）、gitlab（Code Quality）、
                               sarif（代码扫描）、junit（测试结果）、checkstyle
        --fix                  修复做法明确的问题，报告其余的；编码、换行符和其他字节保持不变；
                               对 - 则输出修复后的文本，其余问题写到标准错误。只写入直接指定的文件，
                               或在指定文件夹中找到的文件；.quickactions.json 只有直接指定时才写入，
                               有硬链接的文件从不写入
        --diff                 显示 --fix 会做的修改，不写入任何文件；字节与文件相同，输出到终端时除外
        --statistics           按规则统计结果的数量，不逐条列出
        --baseline 文件        不报告、也不修复文件中已记录的结果
        --write-baseline 文件  把所有结果记录到文件中，而不是报告出来；已有的文件若不是基线则不会改动
        --only 名称,…          只检查这些规则；名称可以是规则，也可以是规则组：
                               \(RuleGroup.list)
        --skip 名称,…          不检查这些规则；--only 中写明的规则优先
        --fail-on error|warning|information|never
                               使运行失败的最低严重程度，对所有规则组有效；不指定时，前三组的
                               错误和警告，以及不是 JSON 的设置文件会使运行失败。也可在设置中写 failOn
        --show error|warning|information|hint
                               列出的最低严重程度，对所有规则组有效；不指定时，full 和 lines 列出错误、
                               警告以及前三组的 information，其余的只计数。其他格式，以及 --only 中的
                               规则，总是全部列出
        --stdin-filename 名称  把标准输入（-）作为该名称的文件检查，文件可以不存在
        --verbose              列出跳过的内容
        --xcode                用于 Xcode 的“运行脚本”构建阶段：没有路径时检查所构建 target 的
                               Info.plist、译文和代码；只输出 Xcode 能识别的行；除非另有 --fail-on
                               或 failOn，只有错误才算失败
        --xcfilelist 文件      把 --xcode 会读取的文件列入该文件，构建阶段在沙盒
                               （ENABLE_USER_SCRIPT_SANDBOXING）中需要它；已有的文件若不是这种列表则不会改动
        --lang en|zh-Hans

      与快捷操作有关的结果在前，越严重越靠前。

      名称和文字中的控制字符显示为 \\u{1B} 的形式。

      最后在标准错误中用一行说明查看了什么；使用 --format json、--diff 或只检查 - 时没有这一行。

      退出码：0 没有使运行失败的结果，1 有这样的结果（见 --fail-on），2 参数有误，或有文件、输出无法读写。
      使用 --fix 时只看剩余的结果；使用 --diff 时 1 表示有可修复之处；
      使用 --write-baseline 时 0 表示已写入。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let list = arguments.value("--xcfilelist")
    let isForXcode = arguments.has("--xcode") || list != nil
    let format =
      isForXcode && !arguments.has("--format")
      ? .lines : try CheckFormat(arguments.value("--format"))
    let mode: CheckRun.Mode =
      arguments.has("--diff") ? .diff : arguments.has("--fix") ? .fix : .report
    let baseline = try KnownFindings(arguments)
    // Warnings in a build phase do not fail the build.
    let choices = try CheckChoices(arguments, failingOn: isForXcode ? .error : nil)
    let input = try NamedInput(arguments)
    let disk: any FileAccess = input?.files ?? DiskFiles()
    let isInPhase = isForXcode && list == nil
    let sandbox = isInPhase ? SandboxedFiles(disk, arguments.operands.filter { $0 != "-" }) : nil
    let noting = NotingFiles(sandbox ?? disk)
    let projects = KnownProjects(noting)
    var operands = arguments.operands.map { $0 == "-" ? input?.name ?? $0 : $0 }
    var build: XcodeBuild?
    if isForXcode, operands.isEmpty {
      let found = try XcodeBuild(projects, noting, sandbox, isInTerminal: list != nil)
      (build, operands) = (found, found.paths)
      guard !operands.isEmpty else {
        Console.error("note: quickactions: " + LocalizedText.nothingInTarget[language])
        return ExitCode.success
      }
    } else if isForXcode {
      operands = operands.map { $0 == "-" ? $0 : GivenPath.absolute($0) }
    }
    try checkOperands(isForXcode ? operands : arguments.operands, mode, format, baseline)
    if arguments.has("--statistics"), mode == .diff || !format.isForPeople {
      throw UsageError(
        en: "--statistics takes neither --diff nor a format for programs",
        zhHans: "--statistics 不能与 --diff 或供程序使用的格式同时使用")
    }
    let language = arguments.language ?? projects.language(around: operands.first) ?? language
    // Nothing is printed until all operands are known to exist.
    let missing = operands.filter {
      $0 != "-" && $0 != input?.name && !DirectoryListing.exists(GivenPath.absolute($0))
    }
    let prefix = (isForXcode ? "error: " : "") + "quickactions check: "
    guard missing.isEmpty else {
      for path in missing {
        let isDenied = sandbox != nil && DirectoryListing.isDenied(GivenPath.absolute(path))
        let reason = isDenied ? LocalizedText.isDenied : .isMissing
        Console.error(prefix + "\(path): " + reason[language])
      }
      return ExitCode.usage
    }
    var run = CheckRun(
      mode, of: operands, baseline: baseline, choices, projects, language,
      in: input?.files ?? (list == nil && sandbox == nil ? nil : noting), inputName: input?.name)
    run.checkAll()
    if let list {
      let folder = build?.folder ?? GivenPath.absolute(Environment.value("SRCROOT") ?? ".")
      let count = try XcodeFileList.write(noting.readFiles, of: folder, to: list)
      Console.error(LocalizedText.listed(count, list)[language])
      return ExitCode.success
    }
    if let paths = build?.undeclared, !paths.isEmpty {
      Console.error("warning: quickactions: " + LocalizedText.undeclared(paths)[language])
    }
    if let unread = run.unread(of: noting.unreadable) {
      if isForXcode {
        Console.error("warning: quickactions: \(unread); " + LocalizedText.namedInputs[language])
      } else {
        run.fail(unread)
      }
    }
    if let target = baseline.target { return write(run, to: target, language) }
    let isCounted = arguments.has("--statistics")
    let report = isCounted ? run.report : run.report.listing(choices.listing(for: format))
    let lines = LinesFormat(isForXcode: isForXcode)
    show(run, report, isCounted ? StatisticsFormat() : format == .lines ? lines : format.writer)
    let isIncomplete = fails(run, prefix)
    if mode == .fix { Console.error(LocalizedText.fixed(run)[language]) }
    // Without any readable file there is nothing to summarize.
    let isEmpty = isIncomplete && run.report.files == 0
    if mode != .diff, format.hasSummary, !isForXcode, arguments.operands != ["-"], !isEmpty {
      var lines = run.summary.lines(report).map { $0[language] }
      if format == .full, let rule = report.findings.first?.rule.id {
        lines = [""] + lines + [LocalizedText.explanation(of: rule)[language]]
      }
      Console.error(lines: lines)
    }
    if arguments.has("--verbose") {
      Console.error(
        lines: run.skipped.map { "quickactions check: \($0.path): " + $0.reason[language] })
    }
    for path in run.passedOver {
      Console.error("quickactions check: \(path): " + LocalizedText.misnamedFolder[language])
    }
    if let known = baseline.known {
      let gone = known.gone(from: run.markedFiles, run.sightings.map(\.mark)) { rule in
        RuleRegistry.rule(id: rule).map { choices.selection.includes($0.description) } ?? true
      }
      if gone > 0 { Console.error(LocalizedText.gone(gone)[language]) }
    }
    if isIncomplete { return ExitCode.usage }
    if mode == .diff { return run.diff.isEmpty ? ExitCode.success : ExitCode.findings }
    return run.report.fails ? ExitCode.findings : ExitCode.success
  }

  private static func checkOperands(
    _ operands: [String], _ mode: CheckRun.Mode, _ format: CheckFormat, _ baseline: KnownFindings
  ) throws(UsageError) {
    guard !operands.isEmpty else {
      throw UsageError(
        en: "no path given; name a file, a folder or -", zhHans: "没有给出路径；请指定文件、文件夹或 -")
    }
    if mode == .diff, !format.isForPeople {
      throw UsageError(
        en: "--diff has a form of its own and takes no format",
        zhHans: "--diff 有自己的格式，不能与 --format 同时使用")
    }
    if mode == .diff, baseline.target != nil {
      throw UsageError(
        en: "--diff and --write-baseline do not go together",
        zhHans: "--diff 与 --write-baseline 不能同时使用")
    }
    guard mode == .fix, operands.contains("-") else { return }
    if operands.count > 1 || !format.isForPeople || baseline.target != nil {
      throw UsageError(
        en: "--fix - prints the fixed text, so it takes no other path, format or baseline to write",
        zhHans: "--fix - 会输出修复后的文本，因此不能同时指定其他路径、格式或要写入的基线")
    }
  }

  private static func show(
    _ run: CheckRun, _ report: CheckReport, _ format: any ReportFormat
  ) {
    if run.mode == .diff {
      Console.write(content: run.diff)
    } else if let text = run.fixedInput {
      Console.write(content: text)
      let lines = LinesFormat().text(of: report)
      if !lines.isEmpty { Console.error(text: lines) }
    } else {
      let text = format.text(of: report)
      guard !text.isEmpty else { return }
      switch format.notation {
      case .text: Console.print(text: text)
      case .styledText: Console.print(styled: text)
      case .json: Console.print(json: text)
      }
    }
  }

  private static func fails(
    _ run: CheckRun, _ prefix: String = "quickactions check: "
  ) -> Bool {
    for failure in run.failures { Console.error(prefix + failure) }
    return !run.failures.isEmpty
  }

  private static func write(_ run: CheckRun, to target: String, _ language: Language) -> Int32 {
    // The findings of unreadable files would be missing.
    if fails(run) { return ExitCode.usage }
    var baseline = Baseline()
    for sighting in run.sightings { baseline.insert(sighting) }
    do throws(FileWriter.Failure) {
      try FileWriter.replace(target, run.baseline.replaced, with: Array(baseline.json.utf8))
    } catch {
      Console.error(
        "quickactions check: " + LocalizedText.unwritable(target, error.reason)[language])
      return ExitCode.usage
    }
    Console.error(LocalizedText.recorded(baseline.count, target)[language])
    return ExitCode.success
  }
}

/// Standard input with a file name.
private struct NamedInput {
  let name: String
  /// The files on the disk, with the input in place of the file of that name.
  let files: OverlaidFiles

  /// Creates the input; nil if no name is given.
  init?(_ arguments: ArgumentParser.Arguments) throws(UsageError) {
    guard let name = arguments.value("--stdin-filename") else { return nil }
    guard arguments.operands.contains("-") else {
      throw UsageError(
        en: "--stdin-filename names standard input; give - as a path",
        zhHans: "--stdin-filename 用于标准输入，请把 - 作为路径")
    }
    guard !name.isEmpty, name != "-" else {
      throw UsageError(
        en: "--stdin-filename takes the name of a file", zhHans: "--stdin-filename 后面要写文件名")
    }
    self.name = name
    do throws(FileReader.Failure) {
      files = OverlaidFiles(
        DiskFiles(), newer: [GivenPath.absolute(name): try FileReader.read("-")])
    } catch {
      let reason = error.message(for: "-")
      throw UsageError(en: "-: \(reason.english)", zhHans: "-：\(reason.simplifiedChinese)")
    }
  }
}

extension LocalizedText {
  fileprivate static let nothingInTarget = LocalizedText(
    en: "no Info.plist and no code of the target was found",
    zhHans: "没有找到该 target 的 Info.plist 或代码")
  fileprivate static let namedInputs = LocalizedText(
    en: "name it in the input files of the phase, which --xcfilelist lists",
    zhHans: "请把它加入该阶段的输入文件，可用 --xcfilelist 生成列表")
  fileprivate static func listed(_ number: Int, _ path: String) -> LocalizedText {
    LocalizedText(
      en: "quickactions check: \(path) names \(count(number, "file"))",
      zhHans: "quickactions check：\(path) 列出了 \(number) 个文件")
  }
  fileprivate static let isDenied = LocalizedText(
    en: "the sandbox of the phase denies it: "
      + "add the list that quickactions check --xcfilelist writes to its Input File Lists",
    zhHans: "被该阶段的沙盒拒绝：请把 quickactions check --xcfilelist 生成的列表加到该阶段的 Input File Lists")
  fileprivate static func undeclared(_ paths: [String]) -> LocalizedText {
    let names = list(of: paths)
    return LocalizedText(
      en: "not in the input files of the phase, and so not checked: \(names.english); "
        + "write the list again with --xcfilelist",
      zhHans: "不在该阶段的输入文件中，因此没有检查：\(names.simplifiedChinese)；请用 --xcfilelist 重新生成列表")
  }
  fileprivate static let isMissing = LocalizedText(
    en: "no such file or folder", zhHans: "没有这个文件或文件夹")

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

  /// - Parameter target: the path as given, even if the cause is the folder around it.
  fileprivate static func unwritable(_ target: String, _ reason: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "cannot write \(target): \(reason.english)",
      zhHans: "无法写入 \(target)：\(reason.simplifiedChinese)")
  }

  fileprivate static func recorded(_ number: Int, _ path: String) -> LocalizedText {
    LocalizedText(
      en: "quickactions check: recorded \(count(number, "finding")) in \(path)",
      zhHans: "quickactions check：已把 \(number) 条结果记录到 \(path)")
  }

  fileprivate static func explanation(of rule: String) -> LocalizedText {
    LocalizedText(
      en: "more about a rule: quickactions docs \(rule)",
      zhHans: "规则的详细说明：quickactions docs \(rule)")
  }

  fileprivate static func gone(_ number: Int) -> LocalizedText {
    LocalizedText(
      en:
        "quickactions check: \(count(number, "finding")) of the baseline \(number == 1 ? "is" : "are") gone; write it again with --write-baseline",
      zhHans: "quickactions check：基线中有 \(number) 条结果已不存在；可用 --write-baseline 重新生成")
  }
}
