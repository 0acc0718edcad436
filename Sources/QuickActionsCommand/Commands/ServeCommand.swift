import Files
import Guide
import LanguageServer
import Platform
import SourceText

/// `lsp`: the language server.
enum ServeCommand: Command {
  static let name = "lsp"
  // Editors pass these; the server always uses standard input and output.
  static let options: [ArgumentParser.Option] = [
    .flag("--stdio"), .value("--clientProcessId"), .value("--record"),
  ]
  static let help = LocalizedText(
    en: """
      usage: quickactions lsp [--stdio] [--record FILE]

      Serves one editor over standard input and output (Language Server Protocol 3.17).
      The language of what it says is that of the editor, by `locale`.

        --record FILE   write the session to FILE, which quickactions session runs again. It holds
                        the texts of open files. Only an older recording is replaced
      """,
    zhHans: """
      用法：quickactions lsp [--stdio] [--record 文件]

      通过标准输入输出为一个编辑器服务（语言服务器协议 3.17）。
      显示的语言由编辑器的 `locale` 决定。

        --record FILE   把会话写入文件，可用 quickactions session 重新运行。其中包含
                        已打开文件的内容。只会替换旧的录制文件
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError(en: "unexpected argument “\(operand)”", zhHans: "多余的参数“\(operand)”")
    }
    let recorder = try arguments.value("--record").map(recorder)
    return EventLoop(input: STDIN_FILENO, output: STDOUT_FILENO, recorder: recorder).run()
  }

  /// Opens a file for a recording, readable only by its owner. A file that is no recording is not replaced.
  private static func recorder(_ path: String) throws(UsageError) -> SessionRecorder {
    let full = GivenPath.absolute(path)
    let descriptor = open(full, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let reason = SystemProblem(errno).writing(full)
      throw UsageError(
        en: "\(path): \(reason.english)", zhHans: "\(path)：\(reason.simplifiedChinese)")
    }
    guard isReplaceable(descriptor) else {
      close(descriptor)
      throw UsageError(
        en: "\(path): it is no recording, so it is not replaced; name another file",
        zhHans: "\(path)：它不是录制文件，因此不会替换；请换一个文件名")
    }
    return SessionRecorder(
      folder: Path.folder(of: full), version: LanguageServer.fullVersion
    ) { bytes in
      bytes.withUnsafeBufferPointer { Console.failure(writing: $0, to: descriptor) == nil }
    }
  }

  /// Truncates a file that is empty or a recording. A device or a pipe is accepted as it is.
  ///
  /// - Returns: false for any other file, which is not changed.
  private static func isReplaceable(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    guard status.st_mode & S_IFMT == S_IFREG else { return true }
    let heading = Array(SessionRecorder.heading.utf8)
    var start = [UInt8](repeating: 0, count: heading.count)
    let count = read(descriptor, &start, start.count)
    return (count == 0 || start == heading) && ftruncate(descriptor, 0) == 0
      && lseek(descriptor, 0, SEEK_SET) == 0
  }
}
