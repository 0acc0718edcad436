#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Guide
import LanguageServer
import SourceText

/// `lsp`: the language server.
enum ServeCommand: Command {
  static let name = "lsp"
  // Editors pass these; standard input and output are the only way there is.
  static let options: [ArgumentParser.Option] = [.flag("--stdio"), .value("--clientProcessId")]
  static let help = LocalizedText(
    en: """
      usage: quickactions lsp [--stdio]

      Serves one editor over standard input and output (Language Server Protocol 3.17).
      The language of what it says is that of the editor, by `locale`.
      """,
    zhHans: """
      用法：quickactions lsp [--stdio]

      通过标准输入输出为一个编辑器服务（语言服务器协议 3.17）。
      显示的语言由编辑器的 `locale` 决定。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError(en: "unexpected argument “\(operand)”", zhHans: "多余的参数“\(operand)”")
    }
    return EventLoop(input: STDIN_FILENO, output: STDOUT_FILENO).run()
  }
}
