import AppFiles
import EditorFeatures
import Files
import Guide
import PropertyList
import SourceText

/// `format`: formats property lists like Xcode.
enum FormatCommand: Command {
  static let name = "format"
  static let options: [ArgumentParser.Option] = [
    .flag("--all"), .flag("--check"), .flag("--diff"), .value("--spaces"),
  ]
  static let help = LocalizedText(
    en: """
      usage: quickactions format [OPTION…] PATH…

      Lays property lists out as Xcode does: tabs, one key or value a line. Only white space
      between tags changes; encoding and line ends stay. A PATH is a file, a folder that is
      searched for *.plist with quick actions, or - for standard input, which is printed. A
      file that does not parse is left alone; quickactions check reports why.

        --all          below a folder, lay out the property lists without quick actions, too
        --check        name the files that would change, and write nothing
        --diff         show what would change, and write nothing
        --spaces N     indent by N spaces instead of a tab
        --lang en|zh-Hans

      Exit code: 0 all is laid out, 1 a file does not parse or, with --check and --diff, would
      change, 2 wrong arguments or a file, or the output, that cannot be read or written.
      """,
    zhHans: """
      用法：quickactions format [选项…] 路径…

      按 Xcode 的方式排版属性列表：用制表符缩进，每行一个键或值。只改动标签之间的空白；
      编码和换行符保持不变。路径可以是文件、要在其中查找含快捷操作的 *.plist 的文件夹，或 -（标准
      输入，结果会输出）。无法解析的文件保持原样，原因可用 quickactions check 查看。

        --all          文件夹中没有快捷操作的属性列表也一并排版
        --check        列出会改动的文件，不写入
        --diff         显示会做的修改，不写入
        --spaces 数量  用若干空格代替制表符缩进
        --lang en|zh-Hans

      退出码：0 全部已排好，1 有文件无法解析，或使用 --check、--diff 时有文件需要改动，
      2 参数有误，或有文件、输出无法读写。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        en: "no path given; name a file, a folder or -", zhHans: "没有给出路径；请指定文件、文件夹或 -")
    }
    let mode: FormatRun.Mode =
      arguments.has("--diff") ? .diff : arguments.has("--check") ? .check : .write
    if mode == .write, arguments.operands.contains("-"), arguments.operands.count > 1 {
      throw UsageError(
        en: "- prints the text, so it takes no other path", zhHans: "- 会输出文本，因此不能同时指定其他路径")
    }
    var run = FormatRun(mode, try style(arguments.value("--spaces")), language)
    run.takesAll = arguments.has("--all")
    for path in arguments.operands { run.format(path) }
    Console.write(content: run.output)
    for path in run.notParsed {
      Console.error("quickactions format: \(path): " + LocalizedText.notParsed[language])
    }
    if run.passedOver > 0 {
      Console.error("quickactions format: " + LocalizedText.passedOver(run.passedOver)[language])
    }
    for path in run.misnamed {
      Console.error("quickactions format: \(path): " + LocalizedText.misnamedFolder[language])
    }
    for failure in run.failures { Console.error("quickactions format: " + failure) }
    if !run.failures.isEmpty { return ExitCode.usage }
    let isDone = run.notParsed.isEmpty && (mode == .write || run.changed == 0)
    return isDone ? ExitCode.success : ExitCode.findings
  }

  private static func style(_ spaces: String?) throws(UsageError) -> FormattingStyle {
    guard let spaces else { return .xcode }
    guard let count = Int(spaces), (1...FormattingStyle.maximumStep).contains(count) else {
      let limit = FormattingStyle.maximumStep
      throw UsageError(
        en: "--spaces takes a number from 1 to \(limit)", zhHans: "--spaces 后面要写 1 到 \(limit) 的数字")
    }
    return FormattingStyle(spaces: count)
  }
}

/// One run over files and folders.
struct FormatRun {
  enum Mode {
    case write
    /// Lists the files that would change.
    case check
    /// Shows the changes.
    case diff
  }

  let mode: Mode
  let style: FormattingStyle
  let language: Language
  /// True if property lists without quick actions are formatted, even if they were not named.
  var takesAll = false
  /// The number of property lists that were skipped because they have no quick actions.
  private(set) var passedOver = 0
  /// The bytes for standard output.
  private(set) var output: [UInt8] = []
  private(set) var changed = 0
  private(set) var notParsed: [String] = []
  private(set) var failures: [String] = []
  /// The folders whose names are not UTF-8.
  private(set) var misnamed: [String] = []
  private let projects = KnownProjects()

  init(_ mode: Mode, _ style: FormattingStyle, _ language: Language) {
    self.mode = mode
    self.style = style
    self.language = language
  }

  /// - Parameter folder: the folder in which the file was found; nil for a path that was named by itself.
  mutating func format(_ path: String, in folder: String? = nil) {
    do throws(FileReader.Failure) {
      format(path, try FileReader.read(path), in: folder)
    } catch {
      if error == .directory { return formatFolder(path) }
      failures.append("\(path): " + error.message(for: path)[language])
    }
  }

  private mutating func formatFolder(_ path: String) {
    let folder = ShownFolder(path, projects.project(in: path))
    for path in folder.unreadable {
      failures.append("\(path): " + LocalizedText.unreadableFolder[language])
    }
    misnamed += folder.misnamed
    for file in folder.propertyLists { format(file, in: path) }
  }

  private mutating func format(_ path: String, _ bytes: [UInt8], in folder: String?) {
    let (text, encoding) = FileEncoding.decode(bytes)
    var result = text
    // Binary property lists have no layout; other files are not formatted.
    if DocumentKind(text.bytes) == .propertyList {
      let tree = SyntaxTree(text)
      if folder != nil, !takesAll, InfoPlist(tree).declarations.isEmpty {
        passedOver += 1
        return
      }
      if let edits = PropertyListFormatter.edits(for: tree, style: style) {
        result = text.applying(edits)
      } else {
        notParsed.append(path)
      }
    }
    if result != text, let folder, leadsOut(path, of: folder) {
      failures.append("\(path): " + LocalizedText.leadsOutOfFolder[language])
      return
    }
    let new: [UInt8]
    do throws(FileEncoding.UnwritableCharacter) {
      new = try encoding.encode(result)
    } catch {
      failures.append("\(path): \(error.reason[language])")
      return
    }
    if result != text { changed += 1 }
    switch mode {
    case .write where path == "-": output += new
    case .write where result != text: write(path, bytes, new)
    case .check where result != text: output += Array("\(PlainLine.visible(path))\n".utf8)
    case .diff: output += FileDifference.unified(path, from: bytes, to: new)
    default: break
    }
  }

  private mutating func write(_ path: String, _ old: [UInt8], _ new: [UInt8]) {
    do throws(FileWriter.Failure) {
      try FileWriter.replace(path, old, with: new)
    } catch {
      failures.append("\(error.path): \(error.reason[language])")
    }
  }
}

extension LocalizedText {
  fileprivate static let notParsed = LocalizedText(
    en: "does not parse and is left alone; quickactions check reports why",
    zhHans: "无法解析，保持原样；原因可用 quickactions check 查看")

  fileprivate static func passedOver(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: count == 1
        ? "1 property list without quick actions is passed over; --all lays it out, too"
        : "\(count) property lists without quick actions are passed over; --all lays them out, too",
      zhHans: "跳过了 \(count) 个没有快捷操作的属性列表；使用 --all 可一并排版")
  }
}
