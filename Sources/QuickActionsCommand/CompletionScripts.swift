/// The completions of the commands for three shells.
struct CompletionScripts {
  private let commands: [CommandTable]
  private var names: [String] { commands.map(\.name) + ["help"] }
  /// The options that may precede a command.
  private static let first = ["--help", "--version", "--lang"]
  private static let languages = ["en", "zh-Hans"]

  init(_ commands: [CommandTable]) { self.commands = commands }

  /// Returns the options of a command, including those of every command.
  private func options(_ command: CommandTable) -> [CommandTable.Option] {
    var options = command.options
    func add(_ option: CommandTable.Option) {
      if !options.contains(where: { $0.name == option.name }) { options.append(option) }
    }
    add(CommandTable.Option(name: "--lang", value: .choices(Self.languages)))
    add(CommandTable.Option(name: "--help", letter: "-h"))
    return options
  }

  // MARK: bash

  /// The script for bash, which completes names of files if nothing else is proposed.
  var bash: String {
    var values: [String] = []
    var options: [String] = []
    var operands: [String] = []
    for command in commands {
      let all = self.options(command)
      for option in all {
        guard let value = option.value else { continue }
        let spellings = [option.name, option.letter].compactMap { $0 }
        let pattern = spellings.map { "\"\(command.name) \($0)\"" }.joined(separator: " | ")
        switch value {
        case .choices(let words):
          values.append(
            "    \(pattern)) COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\")); return ;;"
          )
        case .file, .folder, .text: values.append("    \(pattern)) return ;;")
        }
      }
      let names = all.map(\.name).joined(separator: " ")
      options.append("    \(command.name)) words=\"\(names)\" ;;")
      switch command.operands {
      case .words(let words):
        operands.append("    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;")
      case .wordThenFiles(let words):
        operands.append(
          "    \(command.name)) [[ $count -gt 0 ]] || words=\"\(words.joined(separator: " "))\" ;;")
      case .nothing, .files, .folders: break
      }
    }
    operands.append("    help) words=\"\(names.dropLast().joined(separator: " "))\" ;;")
    return """
      # Completions of quickactions for bash; made by: quickactions completions bash
      _quickactions() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command="" words="" count=0 index
        COMPREPLY=()
        # Bash takes --name=value apart.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
          --lang) ((index++)) ;;
          -* | =) ;;
          *) if [[ -z $command ]]; then command=${COMP_WORDS[index]}; else ((count++)); fi ;;
          esac
        done
        if [[ -z $command ]]; then
          if [[ $previous == --lang ]]; then words="\(Self.languages.joined(separator: " "))"; else
            words="\((names + Self.first).joined(separator: " "))"
          fi
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          return
        fi
        case "$command $previous" in
      \(values.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          case $command in
      \(options.joined(separator: "\n"))
          esac
        else
          case $command in
      \(operands.joined(separator: "\n"))
          esac
        fi
        [[ -z $words ]] || COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o bashdefault -o default -F _quickactions quickactions
      """
  }

  // MARK: zsh

  var zsh: String {
    let list = commands.map { "      '\(Self.zshText($0.name + ":" + $0.summary))'" }
    let cases = commands.map { command in
      let options = self.options(command).flatMap { option in
        [option.name, option.letter].compactMap { $0 }.map { spelling in
          let help = option.summary.isEmpty ? "" : "[\(Self.zshWords(option.summary))]"
          return
            "'\(Self.zshText(spelling + (option.value == nil ? "" : "=") + help + Self.zshValue(option)))'"
        }
      }
      let lines = options + Self.zshOperands(command.operands)
      return "        \(command.name))\n          _arguments \\\n"
        + lines.map { "            " + $0 }.joined(separator: " \\\n") + " ;;"
    }
    return """
      #compdef quickactions
      # Completions of quickactions for zsh; made by: quickactions completions zsh
      _quickactions() {
        local context state state_descr line
        typeset -A opt_args
        _arguments -C \\
          '(- *)'{-h,--help}'[]' '(- *)'{-V,--version}'[]' \\
          '--lang=[]:language:(\(Self.languages.joined(separator: " ")))' \\
          ':command:->command' '*::argument:->argument'
        case $state in
        command)
          local -a commands
          commands=(
      \(list.joined(separator: "\n"))
            'help'
          )
          _describe -t commands command commands ;;
        argument)
          case $line[1] in
      \(cases.joined(separator: "\n"))
          help) _arguments ':command:(\(names.dropLast().joined(separator: " ")))' ;;
          esac ;;
        esac
      }
      if [[ ${funcstack[1]} == _quickactions ]]; then
        _quickactions "$@"
      else
        compdef _quickactions quickactions
      fi
      """
  }

  private static func zshText(_ text: String) -> String { text.replacing("'", with: "'\\''") }

  /// Returns a text with the characters escaped that have a meaning between brackets.
  private static func zshWords(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private static func zshValue(_ option: CommandTable.Option) -> String {
    switch option.value {
    case nil: ""
    case .choices(let words): ":value:(\(words.joined(separator: " ")))"
    case .file: ":file:_files"
    case .folder: ":folder:_files -/"
    case .text: ":value:"
    }
  }

  private static func zshOperands(_ operands: CommandTable.Operands) -> [String] {
    switch operands {
    case .nothing: []
    case .files: ["'*:path:_files'"]
    case .folders: ["'*:folder:_files -/'"]
    case .words(let words): ["'*:word:(\(words.joined(separator: " ")))'"]
    case .wordThenFiles(let words):
      ["'1:word:(\(words.joined(separator: " ")))'", "'*:path:_files'"]
    }
  }

  // MARK: fish

  var fish: String {
    var lines = [
      "# Completions of quickactions for fish; made by: quickactions completions fish",
      "complete -c quickactions -f",
      "complete -c quickactions -n __fish_use_subcommand -s h -l help",
      "complete -c quickactions -n __fish_use_subcommand -s V -l version",
      "complete -c quickactions -l lang -x -a '\(Self.languages.joined(separator: " "))'",
      "complete -c quickactions -n __fish_use_subcommand -a help",
    ]
    for command in commands {
      lines.append(
        "complete -c quickactions -n __fish_use_subcommand -a \(command.name) -d \(Self.fishText(command.summary))"
      )
    }
    for command in commands {
      let head = "complete -c quickactions -n '__fish_seen_subcommand_from \(command.name)'"
      for option in options(command) where option.name != "--lang" {
        var line = head
        if let letter = option.letter { line += " -s \(letter.dropFirst())" }
        line += " -l \(option.name.dropFirst(2))"
        switch option.value {
        case nil: break
        case .choices(let words): line += " -x -a '\(words.joined(separator: " "))'"
        case .file: line += " -r -F"
        case .folder: line += " -x -a '(__fish_complete_directories)'"
        case .text: line += " -x"
        }
        if !option.summary.isEmpty { line += " -d \(Self.fishText(option.summary))" }
        lines.append(line)
      }
      switch command.operands {
      case .nothing: break
      case .files: lines.append(head + " -F")
      case .folders: lines.append(head + " -a '(__fish_complete_directories)'")
      case .words(let words): lines.append(head + " -a '\(words.joined(separator: " "))'")
      case .wordThenFiles(let words):
        lines.append(head + " -F -a '\(words.joined(separator: " "))'")
      }
    }
    lines.append(
      "complete -c quickactions -n '__fish_seen_subcommand_from help' -a '\(names.dropLast().joined(separator: " "))'"
    )
    return lines.joined(separator: "\n")
  }

  private static func fishText(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
