import Guide
import Linter
import SourceText

/// The options and operands of a command, parsed from its help, which is the single source for help,
/// completions and the man page.
///
/// An option has a line of its own in the help, `--name VALUE  description`, which continues on lines
/// indented as far as its description. VALUE is `one|other`, or FILE, FOLDER, PATH for paths.
struct CommandTable {
  struct Option {
    enum Value: Equatable {
      case choices([String])
      case file
      case folder
      /// Any other text.
      case text
    }

    let name: String
    /// The short name of the option, with its hyphen.
    var letter: String?
    /// The kind of value; nil for an option without one.
    var value: Value?
    /// The name of the value in the help.
    var valueName = ""
    var summary = ""
  }

  /// The operands of a command.
  enum Operands: Equatable {
    case nothing
    case files
    case folders
    case words([String])
    /// One of some words, then files.
    case wordThenFiles([String])
  }

  let name: String
  let summary: String
  let options: [Option]
  let operands: Operands

  /// - Parameter operands: the operands of the command.
  init(_ command: any Command.Type, _ operands: Operands, _ language: Language) {
    name = command.name
    self.operands = operands
    summary = Self.summary(of: command.name, in: Help.overview[language])
    let texts = Self.options(in: command.help[language])
    options = Self.options(in: command.help.english).map { option in
      var option = option
      option.value = Self.names(of: option.name, of: command.name) ?? option.value
      option.summary = texts.first { $0.name == option.name }?.summary ?? option.summary
      return option
    }
  }

  /// Returns the summary of a command in the overview.
  private static func summary(of name: String, in overview: String) -> String {
    for line in overview.split(separator: "\n") where line.hasPrefix("  ") {
      let words = line.drop { $0 == " " }
      guard words.hasPrefix(name + " ") else { continue }
      return String(words.dropFirst(name.count).drop { $0 == " " })
    }
    return ""
  }

  /// The widest indentation of a line with an option.
  private static let maximumIndent = 12

  private static func options(in help: String) -> [Option] {
    var options: [Option] = []
    var indent: Int?
    for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
      let start = line.prefix { $0 == " " }.count
      let text = line.dropFirst(start)
      // The name of another option can begin a line of a description.
      if text.hasPrefix("-"), start > 1, start <= maximumIndent,
        let (option, column) = option(in: text)
      {
        options.append(option)
        indent = column.map { start + $0 }
      } else if let column = indent, start >= column || (start > 20 && column > 20),
        !options.isEmpty
      {
        options[options.count - 1].summary += " " + text
      } else {
        indent = nil
      }
    }
    return options.map { option in
      var option = option
      option.summary = firstSentence(of: option.summary)
      return option
    }
  }

  /// Returns the option of a line, and the column of its description.
  private static func option(in line: Substring) -> (Option, column: Int?)? {
    let head = line.range(of: "  ").map { line[..<$0.lowerBound] } ?? line
    var words = head.split(separator: " ")[...]
    var letter: String?
    if let first = words.first, first.hasPrefix("-"), !first.hasPrefix("--") {
      letter = String(first.prefix(2))
      words = words.dropFirst()
    }
    guard let name = words.popFirst(), name.hasPrefix("--"), name.count > 2 else { return nil }
    var option = Option(name: String(name), letter: letter)
    if let name = words.popFirst() {
      option.valueName = String(name)
      option.value = value(option.valueName)
    }
    // After a long value a single space precedes the description.
    let rest = words.first.map { line[$0.startIndex...] } ?? line.dropFirst(head.count)
    let column = rest.firstIndex { $0 != " " }
    option.summary = column.map { String(rest[$0...]) } ?? ""
    return (option, column.map { line.distance(from: line.startIndex, to: $0) })
  }

  private static func value(_ name: String) -> Option.Value {
    switch name {
    case "FILE", "PATH": .file
    case "FOLDER": .folder
    default: name.contains("|") ? .choices(name.split(separator: "|").map(String.init)) : .text
    }
  }

  /// Returns the values of an option that has too many for a line of the help.
  private static func names(of option: String, of command: String) -> Option.Value? {
    guard command == CheckCommand.name else { return nil }
    return switch option {
    case "--format": .choices(CheckFormat.allCases.map(\.rawValue))
    case "--only", "--skip": .choices(RuleRegistry.names.sorted())
    default: nil
    }
  }

  private static func firstSentence(of text: String) -> String {
    let ends = ["; ", ". ", ": ", "；", "。", "："]
    let end = ends.compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
    let sentence = text[..<end]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}

extension StringProtocol {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}

extension CommandTable {
  /// Returns all commands in the order of the overview.
  static func all(_ language: Language) -> [CommandTable] {
    CommandLineTool.commands.map { CommandTable($0, operands(of: $0.name), language) }
  }

  private static func operands(of command: String) -> Operands {
    switch command {
    case "lsp", "rules": .nothing
    case "mcp": .folders
    case "docs": .words(documented)
    case "generate": .wordThenFiles(Generation.kinds)
    case "migrate": .wordThenFiles(MigrateCommand.kinds)
    case "completions": .words(CompletionsCommand.Shell.allCases.map(\.rawValue))
    default: .files
    }
  }
}
