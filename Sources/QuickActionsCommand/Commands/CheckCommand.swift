#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Guide
import PropertyList
import QuickActions
import SourceText

/// `check`: the findings of the rules, for people, Xcode and programs.
enum CheckCommand: Command {
  static let name = "check"
  static let options: [ArgumentParser.Option] = [.value("--format")]
  static let help = LocalizedText(
    en: """
      usage: quickactions check [--format text|json] [--lang en|zh-Hans] PATH…

      Reports mistakes in property lists. A PATH is a file, a folder that is searched for
      *.plist, or - for standard input. Folders named .git, .build, Pods, Carthage,
      DerivedData and node_modules are passed over.

      Text has one line for each finding: path:line:column: severity: message [rule].
      Exit code: 0 nothing worse than information, 1 errors or warnings, 2 wrong arguments
      or a file that cannot be read.
      """,
    zhHans: """
      用法：quickactions check [--format text|json] [--lang en|zh-Hans] 路径…

      报告属性列表中的错误。路径可以是文件、要在其中查找 *.plist 的文件夹，或 -（标准输入）。
      名为 .git、.build、Pods、Carthage、DerivedData 和 node_modules 的文件夹会跳过。

      文本格式每条结果一行：路径:行:列: 严重程度: 说明 [规则]。
      退出码：0 没有比“信息”更严重的结果，1 有错误或警告，2 参数有误或有文件无法读取。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let format = try ReportFormat(arguments.value("--format"))
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        en: "no path given; name a file, a folder or -", zhHans: "没有给出路径；请指定文件、文件夹或 -")
    }
    var run = CheckRun(language: language)
    for path in arguments.operands { run.check(path) }
    switch format {
    case .text: Console.write(run.text)
    case .json: Console.print(run.json)
    }
    for failure in run.failures { Console.error("quickactions check: " + failure) }
    if !run.failures.isEmpty { return ExitCode.usage }
    return run.hasErrorsOrWarnings ? ExitCode.findings : ExitCode.success
  }
}

enum ReportFormat: String {
  case text
  case json

  init(_ name: String?) throws(UsageError) {
    guard let name else {
      self = .text
      return
    }
    guard let format = ReportFormat(rawValue: name) else {
      throw UsageError(
        en: "there is no format “\(name)”; use text or json",
        zhHans: "没有格式“\(name)”，请用 text 或 json")
    }
    self = format
  }
}

/// What one run has found so far.
private struct CheckRun {
  /// One finding, as `--format json` shows it.
  struct ReportedFinding: Encodable {
    let file: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let severity: String
    let rule: String
    let message: String
  }

  private struct Document: Encodable {
    let version = 1
    let files: Int
    let findings: [ReportedFinding]
  }

  let language: Language
  private var findings: [ReportedFinding] = []
  private var files = 0
  private var projects = KnownProjects()
  private var checkedSettings = Set<String>()
  private(set) var failures: [String] = []
  private(set) var hasErrorsOrWarnings = false

  init(language: Language) {
    self.language = language
  }

  mutating func check(_ path: String, in project: ProjectFiles? = nil) {
    do throws(FileReader.Failure) {
      let bytes = try FileReader.read(path)
      if project == nil, path != "-" { checkSettings(for: Path.folder(of: path)) }
      check(path, bytes, in: project)
    } catch {
      switch error {
      case .directory: checkFolder(path)
      case .tooLarge: failures.append("\(path): " + LocalizedText.tooLarge[language])
      case .system(let message): failures.append("\(path): \(message)")
      }
    }
  }

  private mutating func checkFolder(_ path: String) {
    checkSettings(for: path)
    let project = projects.project(in: path)
    // Paths are shown as they were asked for.
    let root = Path.absolute(path)
    func shown(_ file: String) -> String {
      let rest = file.dropFirst(root.utf8.count).drop { $0 == "/" }
      return path.hasSuffix("/") || rest.isEmpty ? path + rest : "\(path)/\(rest)"
    }
    for folder in project.unreadable {
      failures.append("\(shown(folder)): " + LocalizedText.unreadableFolder[language])
    }
    for file in project.propertyLists { check(shown(file), in: project) }
  }

  private mutating func check(_ path: String, _ bytes: [UInt8], in project: ProjectFiles?) {
    files += 1
    let text = FileEncoding.decode(bytes).text
    guard DocumentKind(text.bytes) == .propertyList else { return }
    let infoPlist = InfoPlist(SyntaxTree(text))
    let surroundings =
      infoPlist.items.isEmpty ? nil : projects.surroundings(of: path, in: project)
    let options = options(for: path)
    for finding in Validator.findings(
      in: infoPlist, options: options, surroundings: surroundings)
    {
      add(finding, in: text, path)
    }
  }

  // MARK: Settings

  private mutating func options(for path: String) -> CheckOptions {
    guard path != "-" else { return CheckOptions() }
    let folder = Path.folder(of: Path.absolute(path))
    return projects.settings(for: folder)?.file.settings.checkOptions ?? CheckOptions()
  }

  /// Reports what is wrong with the settings of a folder, once.
  private mutating func checkSettings(for folder: String) {
    guard let settings = projects.settings(for: folder),
      checkedSettings.insert(settings.path).inserted
    else { return }
    let working = Path.absolute("") + "/"
    let isBelow = !folder.hasPrefix("/") && settings.path.hasPrefix(working)
    let shown = isBelow ? String(settings.path.dropFirst(working.count)) : settings.path
    let options = settings.file.settings.checkOptions
    for finding in Validator.findings(in: settings.file, options: options) {
      add(finding, in: settings.source, shown)
    }
  }

  private mutating func add(_ finding: Finding, in text: SourceText, _ path: String) {
    let start = text.position(at: finding.range.start, in: .utf16)
    let end = text.position(at: finding.range.end, in: .utf16)
    hasErrorsOrWarnings = hasErrorsOrWarnings || finding.severity <= .warning
    findings.append(
      ReportedFinding(
        file: path, line: start.line + 1, column: start.column + 1, endLine: end.line + 1,
        endColumn: end.column + 1, severity: finding.severity.name, rule: finding.rule,
        message: finding.message[language]))
  }

  /// `path:line:column: error|warning|note: message [rule]`, which Xcode shows in the file.
  var text: String {
    findings.map { finding in
      let severity = ["error", "warning"].contains(finding.severity) ? finding.severity : "note"
      return
        "\(finding.file):\(finding.line):\(finding.column): \(severity): \(finding.message) [\(finding.rule)]\n"
    }.joined()
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let data = try? encoder.encode(Document(files: files, findings: findings))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension LocalizedText {
  fileprivate static let unreadableFolder = LocalizedText(
    en: "the folder cannot be read", zhHans: "无法读取该文件夹")
  fileprivate static let tooLarge = LocalizedText(
    en: "the file is larger than \(SourceText.maximumLength / 1024 / 1024) MB",
    zhHans: "文件超过 \(SourceText.maximumLength / 1024 / 1024) MB")
}
