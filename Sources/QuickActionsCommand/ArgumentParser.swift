import Guide
import SourceText

/// Parses options and operands. Options may appear anywhere; after `--` all arguments are operands.
struct ArgumentParser {
  struct Option {
    let name: String
    let takesValue: Bool
    /// True if the values of a repeated option are joined by commas; else the last one counts.
    var isList = false

    static func flag(_ name: String) -> Option { Option(name: name, takesValue: false) }
    static func value(_ name: String) -> Option { Option(name: name, takesValue: true) }
    static func list(_ name: String) -> Option {
      Option(name: name, takesValue: true, isList: true)
    }
  }

  struct Arguments {
    fileprivate(set) var operands: [String] = []
    fileprivate(set) var language: Language?
    fileprivate var values: [String: String] = [:]

    func has(_ option: String) -> Bool { values[option] != nil }

    /// The values that are paths of files or folders.
    var paths: [String] {
      [
        "--in", "--into", "--baseline", "--write-baseline", "--stdin-filename", "--xcfilelist",
        "--output", "--record",
      ].compactMap(value)
    }

    func value(_ option: String) -> String? { values[option] }

    fileprivate mutating func set(_ option: Option, _ value: String) {
      let earlier = option.isList ? values[option.name].map { $0 + "," } : nil
      values[option.name] = (earlier ?? "") + value
    }
  }

  /// The long names of short options.
  private static let shortNames = ["-h": "--help", "-f": "--format"]

  private let options: [Option]

  /// Creates a parser for options; `--help` and `--lang` are added for every command.
  init(options: [Option]) {
    self.options = options + [.flag("--help"), .value("--lang")]
  }

  func parse(_ arguments: [String]) throws(UsageError) -> Arguments {
    var result = Arguments()
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        result.operands += arguments[index...]
        break
      }
      // Objective-C methods are written as `-[Class selector]` or `- (void)selector`.
      let isMethod = argument.hasPrefix("-[") || argument.hasPrefix("- ")
      guard argument.hasPrefix("-"), argument != "-", !isMethod else {
        result.operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let given = parts.first ?? argument
      let name = Self.shortNames[given] ?? given
      guard let option = options.first(where: { $0.name == name }) else {
        throw unknown(name)
      }
      if !option.takesValue {
        guard parts.count == 1 else {
          throw UsageError(en: "\(name) takes no value", zhHans: "\(name) 不带值")
        }
        result.values[name] = ""
      } else if parts.count == 2 {
        result.set(option, parts[1])
      } else if index < arguments.count {
        result.set(option, arguments[index])
        index += 1
      } else {
        throw UsageError(en: "\(name) needs a value", zhHans: "\(name) 需要一个值")
      }
    }
    if let name = result.values["--lang"] {
      guard let language = Language(rawValue: name) else {
        throw UsageError(
          en: "there is no language “\(name)”; use en or zh-Hans",
          zhHans: "没有语言“\(name)”，请用 en 或 zh-Hans")
      }
      result.language = language
    }
    return result
  }

  private func unknown(_ name: String) -> UsageError {
    let name = Console.shortened(name)
    let hint: LocalizedText =
      switch NearName.option(name, among: options.map(\.name)) {
      case .near(let near):
        LocalizedText(en: "; did you mean \(near)?", zhHans: "，是不是 \(near)？")
      case .writing(let near):
        LocalizedText(
          en: "; the nearest is \(near), which writes files", zhHans: "；最接近的是 \(near)，它会写入文件")
      case .other(let other): LocalizedText(en: "; see \(other)", zhHans: "；请看 \(other)")
      case nil: LocalizedText(en: "", zhHans: "")
      }
    return UsageError(
      en: "there is no option \(name)" + hint.english,
      zhHans: "没有选项 \(name)" + hint.simplifiedChinese)
  }
}
