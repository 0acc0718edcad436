import Files
import Guide
import LanguageServer
import SourceText

/// `session`: a scripted session with the server from a file.
enum SessionCommand: Command {
  static let name = "session"
  static let options: [ArgumentParser.Option] = [.flag("--pretty")]
  static let help = LocalizedText(
    en: """
      usage: quickactions session [--pretty] FILE|-

      Runs a scripted session: each line of FILE is a message of the client, without framing;
      lines that begin with # are comments. The server's messages come out as JSON lines.
      Lines that begin with “<- ” say what the messages before them must hold; if one does
      not, the exit code is 1. --pretty shows the dialogue for people.
      """,
    zhHans: """
      用法：quickactions session [--pretty] 文件|-

      运行脚本化的会话：文件的每一行是客户端的一条消息（不带分帧），以 # 开头的行是注释。
      服务器的消息以 JSON 行输出。以“<- ”开头的行说明此前的消息应包含什么；不符合时退出码为 1。
      --pretty 以便于阅读的形式显示对话。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
      throw UsageError(en: "name one file or -", zhHans: "请指定一个文件或 -")
    }
    let script = try read(path)
    let session = ScriptedSession(script, folder: Path.folder(of: GivenPath.absolute(path)))
    let isPretty = arguments.has("--pretty")
    let result = session.run { step in
      switch step {
      case .sent(let message):
        if isPretty { Console.print(DialogueWriter.sent(message.value)) }
      case .received(let message):
        if isPretty {
          Console.print(lines: DialogueWriter.received(message.value))
        } else {
          Console.print(json: message.text)
        }
      case .failed(let failure):
        Console.error("\(path):\(failure.line): \(failure.message)")
      }
    }
    return result.failed == 0 ? ExitCode.success : ExitCode.findings
  }

  private static func read(_ path: String) throws(UsageError) -> String {
    do throws(FileReader.Failure) {
      return String(decoding: try FileReader.read(path), as: UTF8.self)
    } catch {
      let reason = error.message(for: path)
      throw UsageError(
        en: "\(path): \(reason.english)", zhHans: "\(path)：\(reason.simplifiedChinese)")
    }
  }
}
