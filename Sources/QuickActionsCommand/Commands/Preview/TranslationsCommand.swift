#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Guide
import MenuPreview
import SourceText

/// `translations`: titles and subtitles by language.
enum TranslationsCommand: Command {
  static let name = "translations"
  static let options: [ArgumentParser.Option] = [
    .value("--format"), .value("--device"), .flag("--dark"),
  ]
  static let help = LocalizedText(
    en: """
      usage: quickactions translations [OPTION…] [PATH]

      Lists the titles and subtitles of quick actions with what iOS shows in each language of the app: the
      translation, or the text itself where there is none; what is the same as in the development
      language, and what is too long for the menu. A text that build configurations make different has a row
      for each, the shipped one first. PATH is a folder or a file; the default is the working folder. Writes
      nothing but its output.

        --format text|html|csv|json   JSON has the form of Protocol/Schemas/translations.schema.json; CSV
                                      has an empty cell where a translation is missing
        --device iphone|iphone-18|ipad
                                      whose menu a text has to fit into; the default is iphone
        --dark                        a page (html) in dark colors
        --lang en|zh-Hans

      Exit code: 0 texts were listed, 1 there is no quick action, 2 wrong arguments or a path that cannot be
      read. `check` reports what is missing.
      """,
    zhHans: """
      用法：quickactions translations [选项…] [路径]

      列出快捷操作的标题和副标题，以及 iOS 在 App 每种语言中显示的内容：译文，或没有译文时的原文；
      并指出与开发语言相同的和菜单放不下的。各构建配置中不同的文本各占一行，发布的配置在前。路径是文件夹或文件，默认为当前文件夹。除输出外不写任何内容。

        --format text|html|csv|json   JSON 的格式见 Protocol/Schemas/translations.schema.json；CSV 中缺少译文处为空
        --device iphone|iphone-18|ipad
                                      文字要放进哪种设备的菜单；默认为 iphone
        --dark                        网页（html）使用深色
        --lang en|zh-Hans

      退出码：0 已列出，1 没有快捷操作，2 参数有误或路径无法读取。缺少的译文由 check 报告。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let format = arguments.value("--format") ?? "text"
    guard ["text", "html", "csv", "json"].contains(format) else {
      throw UsageError(
        en: "--format takes text, html, csv or json, not \(Console.shortened(format))",
        zhHans: "--format 只接受 text、html、csv 或 json，不接受 \(Console.shortened(format))")
    }
    let look = try FoundMenus.look(arguments)
    guard arguments.operands.count <= 1 else {
      throw UsageError(en: "name one path", zhHans: "请只指定一个路径")
    }
    let path = arguments.operands.first ?? "."
    let found = try FoundMenus(path, for: look)
    let matrix = TranslationMatrix(found.menus, look, below: found.folder, text: found.text)
    switch format {
    case "json": Console.print(json: json(matrix))
    case "csv": Console.write(content: Array(matrix.csv.utf8))
    case "html":
      let style = PageStyle(isDark: arguments.has("--dark"))
      Console.write(content: Array(matrix.html(language, style).utf8))
    default: Console.print(lines: matrix.lines(language))
    }
    let reasons = found.reasons.map { $0[language] }
    if let reason = reasons.first {
      Console.error(lines: ["quickactions translations: " + reason] + reasons.dropFirst())
    }
    guard found.menus.isEmpty else { return ExitCode.success }
    return found.isIncomplete ? ExitCode.usage : ExitCode.findings
  }

  private static func json(_ matrix: TranslationMatrix) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let data = try? encoder.encode(matrix)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
