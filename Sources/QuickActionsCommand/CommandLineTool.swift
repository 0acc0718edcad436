import Files
import Guide
import LanguageServer
import Platform
import SourceText

/// Selects the command. Every command is a type with a name, a help text and a `run` function.
enum CommandLineTool {
  static let commands: [any Command.Type] = [
    ServeCommand.self, CheckCommand.self, FormatCommand.self, ProjectCommand.self,
    TraceCommand.self, DiffCommand.self, PreviewCommand.self, TranslationsCommand.self,
    GenerateCommand.self, MigrateCommand.self, DocsCommand.self, RulesCommand.self,
    ContextCommand.self, CompletionsCommand.self, SessionCommand.self,
    DiagnoseCommand.self,
  ]

  /// - Returns: the exit code of the process.
  static func run(_ arguments: [String]) -> Int32 {
    let language = Environment.language(from: arguments)
    let code = runCommand(arguments, language)
    guard let failure = Console.finish() else { return code }
    // A reader that stops early, such as `head`, needs no message.
    if failure != EPIPE { Console.error(LocalizedText.outputFailed(failure)[language]) }
    return ExitCode.usage
  }

  /// Splits off the options that may precede the command.
  private static func split(_ arguments: [String]) -> (common: [String], rest: [String]) {
    var rest = arguments[...]
    while let first = rest.first {
      if first == "--lang", rest.count > 1 {
        rest = rest.dropFirst(2)
      } else if first.hasPrefix("--lang=") {
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    return (Array(arguments.prefix(arguments.count - rest.count)), Array(rest))
  }

  private static func runCommand(_ arguments: [String], _ language: Language) -> Int32 {
    let (common, arguments) = split(arguments)
    guard let first = arguments.first else {
      Console.error(text: Help.overview[language])
      return ExitCode.usage
    }
    switch first {
    case "--version", "-V":
      Console.print("quickactions " + LanguageServer.fullVersion)
      return ExitCode.success
    case "--help", "-h", "help":
      return help(arguments.dropFirst().first { !$0.hasPrefix("-") }, language)
    case "--stdio":
      return run(ServeCommand.self, arguments, language)
    default: break
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      Console.error(UsageError.unknownCommand(first).message[language])
      return ExitCode.usage
    }
    // The command reports an invalid language.
    return run(command, common + arguments.dropFirst(), language)
  }

  private static func run(
    _ command: any Command.Type, _ arguments: [String], _ language: Language
  ) -> Int32 {
    do throws(UsageError) {
      let parsed = try ArgumentParser(options: command.options).parse(arguments)
      if parsed.has("--help") {
        Console.print(text: command.help[language])
        return ExitCode.success
      }
      for path in parsed.operands + parsed.paths { GivenPath.note(path) }
      return try command.run(parsed, parsed.language ?? language)
    } catch {
      Console.error("quickactions \(command.name): " + error.message[language])
      return ExitCode.usage
    }
  }

  private static func help(_ name: String?, _ language: Language) -> Int32 {
    guard let name else {
      Console.print(text: Help.overview[language])
      return ExitCode.success
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      Console.error(UsageError.unknownCommand(name).message[language])
      return ExitCode.usage
    }
    Console.print(text: command.help[language])
    return ExitCode.success
  }
}

/// The exit codes of the process.
enum ExitCode {
  static let success: Int32 = 0
  /// Errors or warnings were found, or an expectation failed.
  static let findings: Int32 = 1
  /// The arguments are invalid, or something cannot be read or written.
  static let usage: Int32 = 2
}

/// One command of the tool.
protocol Command: Sendable {
  static var name: String { get }
  static var options: [ArgumentParser.Option] { get }
  static var help: LocalizedText { get }

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32
}

/// An error in the arguments, with a message of one line.
struct UsageError: Error {
  let message: LocalizedText

  init(en: String, zhHans: String) {
    message = LocalizedText(en: en, zhHans: zhHans)
  }

  static func unknownCommand(_ name: String) -> UsageError {
    let shown = Console.shortened(name)
    if otherNames[name] == nil, let near = NearName.command(name) {
      return UsageError(
        en: "quickactions: there is no command “\(shown)”; did you mean \(near)?",
        zhHans: "quickactions：没有命令“\(shown)”，是不是 \(near)？")
    }
    let meant = otherNames[name] ?? "--help"
    return UsageError(
      en: "quickactions: there is no command “\(shown)”; see quickactions \(meant)",
      zhHans: "quickactions：没有命令“\(shown)”，请看 quickactions \(meant)")
  }

  /// The names of the commands in similar tools.
  private static let otherNames = [
    "explain": "docs", "rule": "docs", "search": "docs --search",
    "lint": "check", "validate": "check", "fix": "check --fix", "server": "lsp", "fmt": "format",
    "version": "--version",
  ]
}

extension LocalizedText {
  fileprivate static func outputFailed(_ error: Int32) -> LocalizedText {
    let reason = SystemProblem(error).writing(nil)
    return LocalizedText(
      en: "quickactions: the output could not be written: \(reason.english)",
      zhHans: "quickactions：无法写入输出：\(reason.simplifiedChinese)")
  }
}
