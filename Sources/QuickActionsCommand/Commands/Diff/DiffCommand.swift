import ActionChanges
import Files
import GitRevisions
import Guide
import SourceText

/// `diff`: the effect of a change on the quick actions of apps.
enum DiffCommand: Command {
  static let name = "diff"
  static let options: [ArgumentParser.Option] = [.value("--format"), .value("--in")]
  static let help = LocalizedText(
    en: """
      usage: quickactions diff [OPTION…] OLD [NEW]

      Shows what a change does to quick actions: which are added, removed or renamed, which are handled
      otherwise than before, which move, lose languages or their icon, and which of those that the installed
      version has put on the Home Screen nobody handles any more.
      OLD and NEW are folders, or revisions of the git repository around the working folder, such as main, v1.0
      or HEAD~3; OLD...NEW compares with the commit at which the two part. Without NEW it is the
      working tree, or the working folder where OLD is a folder. Nothing is checked out or written.

        --in FOLDER            compare only apps in this folder of the repository; the default is the working
                               folder
        -f, --format text|json|markdown
                               JSON has the form of Protocol/Schemas/diff.schema.json, Markdown is for pull
                               requests
        --lang en|zh-Hans

      Exit code: 0 nothing got worse as far as is known, 1 something got worse, 2 wrong arguments or
      something that cannot be read.
      """,
    zhHans: """
      用法：quickactions diff [选项…] 旧 [新]

      显示一次改动对快捷操作的影响：新增、移除、重命名了哪些，哪些的处理方式与之前不同，哪些移动了位置、
      失去了译文或图标，以及已安装版本放在主屏幕上的快捷操作中哪些不再有代码处理。
      “旧”和“新”可以是文件夹，或当前文件夹所在 git 仓库的版本，如 main、v1.0 或 HEAD~3；
      “旧...新”与两者分岔处的提交比较。不写“新”则为工作区；“旧”是文件夹时则为当前文件夹。
      不检出也不写入任何文件。

        --in 文件夹            只比较仓库中此文件夹里的 App；默认为当前文件夹
        -f, --format text|json|markdown
                               JSON 的格式见 Protocol/Schemas/diff.schema.json；Markdown 用于合并请求
        --lang en|zh-Hans

      退出码：0 就所知没有变差，1 有变差，2 参数有误或有内容无法读取。
      """)

  private enum Format: String { case text, json, markdown }

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let format = try self.format(arguments.value("--format"))
    guard (1...2).contains(arguments.operands.count) else {
      throw UsageError(
        en: "name what to compare: two folders, or one or two revisions",
        zhHans: "请指定要比较的内容：两个文件夹，或一两个版本")
    }
    let (old, new) = try ComparedSides.sides(arguments.operands, in: arguments.value("--in"))
    let (before, after) = (old.states, new.states)
    let unread = Set(old.gaps(isOld: true).map(\.path))
    let difference = ActionDifference(
      from: before, to: after,
      readsLess: !unread.isSuperset(of: new.gaps(isOld: false).map(\.path)))
    let report = DifferenceReport(
      difference, from: old.side, to: new.side,
      gaps: old.gaps(isOld: true) + new.gaps(isOld: false))
    switch format {
    case .json: Console.print(json: report.json(language))
    case .markdown: Console.print(text: report.markdown(language))
    case .text:
      Console.print(lines: report.lines(language))
      Console.error(lines: report.gapLines(language).map { "quickactions diff: " + $0 })
      Console.error(report.scope(language))
      Console.error(report.summary(language))
    }
    return report.difference.isWorse ? ExitCode.findings : ExitCode.success
  }

  private static func format(_ name: String?) throws(UsageError) -> Format {
    guard let name else { return .text }
    guard let format = Format(rawValue: name) else {
      throw UsageError(
        en: "--format takes text, json or markdown, not \(name)",
        zhHans: "--format 只接受 text、json 或 markdown，不接受 \(name)")
    }
    return format
  }
}
