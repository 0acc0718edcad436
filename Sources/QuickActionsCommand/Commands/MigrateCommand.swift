import CodeGeneration
import Files
import Guide
import SourceText

/// `migrate`: moves apps from an app delegate to scenes.
enum MigrateCommand: Command {
  static let name = "migrate"
  static let options: [ArgumentParser.Option] = [
    .flag("--diff"), .flag("--write"), .value("--format"),
  ]
  /// The possible targets of a migration.
  static let kinds = ["scenes"]
  static let help = LocalizedText(
    en: """
      usage: quickactions migrate scenes [OPTION…] [PATH]

      Moves apps with an app delegate to the scene life cycle, without which an app built with the iOS 27
      SDK does not launch. PATH is the folder of one app or of several; the default is the working
      folder. Swift and Objective-C, with quick actions and without.

      Writes the scene manifest into the property lists, a scene delegate beside the app delegate, and
      its file into the Xcode project. What builds the window moves from the launch method to where a
      scene connects, also where it reads what launched the app. URLs, user activities, quick actions
      and the four life-cycle events come to the app delegate's methods as before, after a launch and
      while the app runs. What belongs to the process stays: push registration, background tasks, set-up.

      Each app moves whole or is left as it is, with the reason and the place. Code that looks for a
      window or a screen of the whole app is listed with what replaces it, and left as it is.

      On a terminal the changes are shown, and written if you say so; elsewhere they are shown only.

        --diff                 show what would change, and write nothing
        --write                write the changes without a question
        --format text|json     JSON has the form of Protocol/Schemas/migrate.schema.json; it holds the
                               report, and no diff
        --lang en|zh-Hans

      Exit code: 0 moved, shown or nothing to do, 1 some app is left as it is, 2 wrong arguments, or a
      file, or the output, cannot be read or written.
      """,
    zhHans: """
      用法：quickactions migrate scenes [选项…] [路径]

      把采用 app delegate 的 App 迁移到场景生命周期；用 iOS 27 SDK 构建的 App 不采用场景就无法启动。
      路径是一个或多个 App 所在的文件夹，默认为当前文件夹。支持 Swift 和 Objective-C，有无快捷操作均可。

      向属性列表写入场景清单，在 app delegate 旁新建 scene delegate，并把其文件加入 Xcode 项目。
      构建窗口的代码从启动方法移到场景连接之处，包括读取启动原因的部分。URL、用户活动、快捷操作和四个
      生命周期事件仍会送到 app delegate 的方法，冷启动后和运行时都是如此。属于进程的内容保持不动：推送注册、
      后台任务、各种初始化。

      每个 App 要么完整迁移，要么保持原样并说明原因和位置。查找整个 App 的窗口或屏幕的代码会连同替代写法一起列出，
      但不会修改。

      在终端上会先显示修改，确认后写入；其他情况下只显示。

        --diff                 显示会做的修改，不写入
        --write                不询问，直接写入
        --format text|json     JSON 的格式见 Protocol/Schemas/migrate.schema.json，只含报告，不含差异
        --lang en|zh-Hans

      退出码：0 已迁移、已显示或无需修改，1 有 App 保持原样，2 参数有误，或有文件、输出无法读写。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard let what = arguments.operands.first, kinds.contains(what) else {
      throw UsageError(
        en: "say what to migrate to: scenes", zhHans: "请指定迁移目标：scenes")
    }
    guard arguments.operands.count <= 2 else {
      throw UsageError(en: "name one path", zhHans: "请只指定一个路径")
    }
    guard !(arguments.has("--diff") && arguments.has("--write")) else {
      throw UsageError(en: "use --diff or --write", zhHans: "--diff 和 --write 只能用一个")
    }
    let format = try TextOrJSON(arguments.value("--format"))
    let path = arguments.operands.count > 1 ? arguments.operands[1] : "."
    let files = RememberedFiles(DiskFiles())
    guard files.kind(of: GivenPath.absolute(path)) == .directory else {
      throw UsageError(
        en: "\(path): no such folder; name the folder of the app",
        zhHans: "\(path)：没有这个文件夹，请指定 App 的文件夹")
    }
    let migrations = KnownProjects(files).sceneMigrations(in: path)
    let report = MigrationReport(migrations, language)
    var run = GenerateRun(isDiff: !arguments.has("--write"), language, files)
    run.apply(SceneMigration.edits(of: migrations))
    if run.isDiff, format == .text { Console.write(content: run.shown) }
    for failure in run.failures { Console.error("quickactions migrate: " + failure) }
    guard run.failures.isEmpty else { return ExitCode.usage }
    var isWritten = arguments.has("--write") && !migrations.allSatisfy(\.edits.isEmpty)
    if format == .text {
      let mayAsk = !arguments.has("--diff") && !isWritten && !run.shown.isEmpty
      if mayAsk, Console.isTerminal, Confirmation.isGiven(language) {
        var writing = GenerateRun(isDiff: false, language, files)
        writing.apply(SceneMigration.edits(of: migrations))
        for failure in writing.failures { Console.error("quickactions migrate: " + failure) }
        guard writing.failures.isEmpty else { return ExitCode.usage }
        isWritten = true
      }
      // The lines go to standard error if the diff goes to a file or another program.
      let lines = report.lines(isWritten: isWritten)
      if run.shown.isEmpty || isWritten {
        Console.print(lines: lines)
      } else {
        for line in lines { Console.error(line) }
      }
    } else {
      Console.print(json: report.json(isWritten: isWritten))
    }
    // No app that could be migrated was found.
    if migrations.isEmpty { return ExitCode.findings }
    return migrations.contains { if case .isRefused = $0.outcome { true } else { false } }
      ? ExitCode.findings : ExitCode.success
  }
}
