import Files
import Guide
import SourceText

/// `diagnose`: the facts needed for a bug report about this tool.
enum DiagnoseCommand: Command {
  static let name = "diagnose"
  static let options: [ArgumentParser.Option] = []
  static let help = LocalizedText(
    en: """
      usage: quickactions diagnose [FOLDER]

      Prints what a report of a mistake in this tool should say: version, platform, language, the
      settings that are found and the names in them, how many files of each kind there are, and how
      long the server takes to start and a check of FOLDER takes. The default is the working folder.
      No content of a file is printed, and no path but those of settings, from FOLDER.

        --lang en|zh-Hans

      Exit code: 0, or 2 for wrong arguments or a folder that cannot be read.
      """,
    zhHans: """
      用法：quickactions diagnose [文件夹]

      输出报告本工具问题时应附上的信息：版本、平台、语言、找到的设置及其中的名称、各类文件的数量，
      以及服务器启动和检查该文件夹所用的时间。默认为当前文件夹。
      不输出任何文件的内容；除设置文件相对于该文件夹的路径外，也不输出路径。

        --lang en|zh-Hans

      退出码：0；参数有误或文件夹无法读取时为 2。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard arguments.operands.count <= 1 else {
      throw UsageError(en: "name one folder", zhHans: "请只指定一个文件夹")
    }
    let folder = arguments.operands.first ?? "."
    guard DiskFiles().kind(of: GivenPath.absolute(folder)) == .directory else {
      throw UsageError(en: "\(folder): no such folder", zhHans: "\(folder)：没有这个文件夹")
    }
    Console.print(lines: Diagnosis(of: folder, language).lines(in: language))
    return ExitCode.success
  }
}
