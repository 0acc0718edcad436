import Files
import Guide
import LanguageServer
import ModelContext
import Platform
import SourceText

/// `mcp`: a server of the Model Context Protocol.
enum ContextCommand: Command {
  static let name = "mcp"
  static let options: [ArgumentParser.Option] = []
  static let help = LocalizedText(
    en: """
      usage: quickactions mcp [FOLDER…]

      Serves a coding agent over standard input and output with the Model Context Protocol, of 2026-07-28 and
      of the revisions since 2024-11-05. Tools: check, trace, explain, search_guide, and generate and
      migrate, which answer with a diff. Resources: the pages of the guide.

      Only what lies below a FOLDER is read, also where links or .. lead out of it; relative paths begin at the
      first. The default is the working folder. Nothing is ever written.

        --lang en|zh-Hans      the language of texts where a call names none

      Exit code: 0 the input has ended, 2 a FOLDER cannot be read, or the output cannot be written.
      """,
    zhHans: """
      用法：quickactions mcp [文件夹…]

      通过标准输入输出，以模型上下文协议（Model Context Protocol，2026-07-28 版以及 2024-11-05 以来的各版本）
      为编程助手服务。工具：check、trace、explain、search_guide，以及以 diff 作答的 generate 和 migrate。
      资源：指南的页面。

      只读取所列文件夹之下的内容，链接或 .. 指向外部时也不例外；相对路径从第一个文件夹开始。默认为当前文件夹。
      从不写入任何内容。

        --lang en|zh-Hans      调用未指定语言时所用的语言

      退出码：0 输入已结束，2 文件夹无法读取，或输出无法写入。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let folders = arguments.operands.isEmpty ? ["."] : arguments.operands
    let roots = folders.map { Path.real(GivenPath.absolute($0)) }
    for (folder, root) in zip(folders, roots) where DiskFiles().entries(of: root) == nil {
      throw UsageError(
        en: "\(folder): " + LocalizedText.unreadableFolder.english,
        zhHans: "\(folder)：" + LocalizedText.unreadableFolder.simplifiedChinese)
    }
    // Paths in the output of tools are relative to this folder.
    guard let first = roots.first, chdir(first) == 0 else { return ExitCode.usage }
    let description = ContextServer.Description(
      name: "quickactions", version: LanguageServer.version,
      instructions: """
        Knows iOS Home Screen quick actions: UIApplicationShortcutItems in Info.plist, their translations and icons, \
        and the Swift and Objective-C code that handles them. Call check after changing such files, trace to see \
        whether a quick action reaches its code at a cold launch and while the app runs, and explain for the name \
        of a rule, a key or a symbol. generate and migrate propose changes as a diff and write nothing.
        """)
    let server = ContextServer(
      description, ContextTools.all(language) + GuideTools.all(language), roots: roots
    ) { Console.print(json: $0) }
    server.serve(STDIN_FILENO) { !Console.hasFailed }
    return ExitCode.success
  }
}
