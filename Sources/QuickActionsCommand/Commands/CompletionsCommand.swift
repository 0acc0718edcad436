import Checks
import Guide
import Linter
import SourceText

/// `completions`: shell scripts that complete commands, options and their values.
enum CompletionsCommand: Command {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let name = "completions"
  static let options: [ArgumentParser.Option] = []
  static let help = LocalizedText(
    en: """
      usage: quickactions completions bash|zsh|fish

      Prints what a shell needs to complete commands, options and their values.

        bash   quickactions completions bash > ~/.local/share/bash-completion/completions/quickactions
        zsh    quickactions completions zsh > FOLDER/_quickactions, for a FOLDER of fpath
        fish   quickactions completions fish > ~/.config/fish/completions/quickactions.fish
      """,
    zhHans: """
      用法：quickactions completions bash|zsh|fish

      输出 shell 补全命令、选项及其值所需的脚本。

        bash   quickactions completions bash > ~/.local/share/bash-completion/completions/quickactions
        zsh    quickactions completions zsh > 文件夹/_quickactions，文件夹须在 fpath 中
        fish   quickactions completions fish > ~/.config/fish/completions/quickactions.fish
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let names = Shell.allCases.map(\.rawValue)
    guard arguments.operands.count == 1,
      let shell = arguments.operands.first.flatMap(Shell.init(rawValue:))
    else {
      throw UsageError(
        en: "name one shell: \(names.joined(separator: ", "))",
        zhHans: "请指定一种 shell：\(names.joined(separator: "、"))")
    }
    let scripts = CompletionScripts(CommandTable.all(language))
    switch shell {
    case .bash: Console.print(text: scripts.bash)
    case .zsh: Console.print(text: scripts.zsh)
    case .fish: Console.print(text: scripts.fish)
    }
    return ExitCode.success
  }
}

extension CommandTable {
  /// The operands of `docs`, as far as they can be enumerated.
  static var documented: [String] {
    ArticleLibrary.slugs + RuleRegistry.all.map { $0.description.id }
      + ShortcutKey.all.map(\.name)
  }
}
