import Guide
import LanguageServer
import SourceText

/// The manual page in the mdoc format. It contains the help of each command unchanged.
enum ManualPage {
  /// The date of the last change of the page, so that the same sources generate the same page.
  private static let date = "November 26, 2026"

  static func text(_ language: Language) -> String {
    let commands = CommandTable.all(language)
    var lines = [
      ".\\\" Made by: quickactions docs --man",
      ".Dd \(date)", ".Dt QUICKACTIONS 1", ".Os",
      ".Sh NAME", ".Nm quickactions",
      ".Nd \(escaped(LocalizedText.whatItIs[language]))",
      ".Sh SYNOPSIS",
      ".Nm", ".Op Fl -lang Cm en | zh-Hans", ".Ar command", ".Op Ar option ...",
      ".Op Ar argument ...",
      ".Nm", ".Cm help", ".Op Ar command",
      ".Nm", ".Fl -version",
      ".Sh DESCRIPTION",
    ]
    lines += paragraph(LocalizedText.description[language])
    lines.append(".Bl -tag -width completions")
    for command in commands {
      lines += [".It Cm \(command.name)", escaped(command.summary)]
    }
    lines.append(".El")
    lines.append(".Sh COMMANDS")
    for command in CommandLineTool.commands {
      lines += [".Ss \(command.name)", ".Bd -literal"]
      lines += command.help[language].split(separator: "\n", omittingEmptySubsequences: false)
        .map { escaped(String($0)) }
      lines.append(".Ed")
    }
    lines += [".Sh ENVIRONMENT", ".Bl -tag -width NO_COLOR"]
    for (name, text) in LocalizedText.environment {
      lines += [".It Ev \(name)", escaped(text[language])]
    }
    lines += [".El", ".Sh FILES", ".Bl -tag -width Ds", ".It Pa .quickactions.json"]
    lines += [escaped(LocalizedText.settings[language]), ".El"]
    lines += [".Sh EXIT STATUS", escaped(LocalizedText.exitStatus[language])]
    lines += [".Sh EXAMPLES", escaped(LocalizedText.example[language]), ".Pp"]
    lines += [".Dl quickactions check --fix App", ".Sh SEE ALSO", ".Xr plutil 1"]
    return lines.joined(separator: "\n")
  }

  private static func paragraph(_ text: String) -> [String] {
    text.split(separator: "\n").map { escaped(String($0)) }
  }

  /// Returns a line of text with its escapes: a backslash begins an escape anywhere, a dot or an apostrophe a
  /// macro at the beginning.
  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}

extension LocalizedText {
  fileprivate static let whatItIs = LocalizedText(
    en: "check and explain Home Screen quick actions of iOS apps",
    zhHans: "检查并解释 iOS App 的主屏幕快捷操作")
  fileprivate static let description = LocalizedText(
    en: """
      The quick actions of an app are declared in its Info.plist and handled by its code.
      The commands report what iOS would drop or never call, repair what has one obvious repair,
      follow each quick action to the code that runs, and write such code.
      """,
    zhHans: """
      App 的快捷操作在其 Info.plist 中声明，由代码处理。
      这些命令报告 iOS 会丢弃或从不调用的内容，修复做法明确的问题，
      追踪每个快捷操作到所执行的代码，并能生成这样的代码。
      """)
  fileprivate static let environment: [(String, LocalizedText)] = [
    (
      "LANG",
      LocalizedText(
        en: "with LC_ALL and LC_MESSAGES, the language of what is printed; zh is Chinese",
        zhHans: "连同 LC_ALL 和 LC_MESSAGES，决定输出的语言；zh 为中文")
    ),
    (
      "NO_COLOR",
      LocalizedText(en: "if it is not empty, no colors are used", zhHans: "不为空时不使用颜色")
    ),
    (
      "PAGER",
      LocalizedText(
        en: "shows what docs prints where it is longer than the screen",
        zhHans: "docs 的输出超过一屏时所用的分页程序")
    ),
  ]
  fileprivate static let settings = LocalizedText(
    en: "settings of a project, in its folder or one above", zhHans: "项目的设置，位于其文件夹或上级文件夹")
  fileprivate static let exitStatus = LocalizedText(
    en:
      "0 where nothing is wrong, 1 where something was found, 2 for wrong arguments and for what cannot be read or written; the help of each command says more.",
    zhHans: "0 表示没有问题，1 表示有所发现，2 表示参数有误或无法读写；详见各命令的说明。")
  fileprivate static let example = LocalizedText(
    en: "Fix what has one obvious fix, and report the rest:", zhHans: "修复做法明确的问题，并报告其余问题：")
}
