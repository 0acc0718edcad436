import Checks
import Files
import Guide
import LanguageServer
import Linter
import Platform
import SourceText

/// The facts reported by `diagnose`: counts, names that this tool defines, and durations.
struct Diagnosis {
  private var rows: [(label: LocalizedText, value: String)] = []

  /// Checks a folder and records the results.
  ///
  /// - Parameters:
  ///   - folder: a path as given by the user.
  ///   - language: the language of the output.
  init(of folder: String, _ language: Language) {
    let start = Machine.processorTime
    rows = [
      (.version, LanguageServer.fullVersion), (.platform, Machine.description),
      (.build, Self.build), (.language, Self.languages(language)),
    ]
    let clock = ContinuousClock()
    let serverTime = clock.measure(Self.startServer)
    let projects = KnownProjects()
    var run = CheckRun(
      .report, of: [folder], baseline: KnownFindings(), CheckChoices(), projects, language)
    let checkTime = clock.measure { run.checkAll() }
    let files = projects.project(in: folder)
    rows += Self.settings(of: files, projects)
    rows += [
      (.files, Self.counts(of: files)),
      (.checked, "\(run.report.files)"),
      (.findings, Self.findings(of: run.report)),
      (.failures, "\(run.failures.count)"),
    ]
    rows += [
      (.startTime, Self.milliseconds(start)), (.serverTime, Self.milliseconds(serverTime)),
      (.checkTime, Self.milliseconds(checkTime)),
    ]
  }

  /// Returns one line for each fact.
  func lines(in language: Language) -> [String] {
    rows.map { $0.label[language] + (language == .english ? ": " : "：") + $0.value }
  }

  /// Creates a server and lets it answer a first request, without streams.
  private static func startServer() {
    let server = LanguageServer { _ in }
    let message = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    server.receive(Array(message.utf8))
  }

  /// The build configuration and the C library of this executable.
  private static var build: String {
    #if DEBUG
      let configuration = "debug"
    #else
      let configuration = "release"
    #endif
    return configuration + ", " + CLibrary.name
  }

  private static func languages(_ language: Language) -> String {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { name in
      Environment.value(name).map { "\(name)=\($0)" }
    }
    let shown = Console.shortened(variables.joined(separator: " "))
    return language.rawValue + (shown.isEmpty ? "" : " (\(shown))")
  }

  /// Returns a row for each settings file that applies to a checked file, by its path relative to the folder.
  private static func settings(
    of files: ProjectFiles, _ projects: KnownProjects
  ) -> [(LocalizedText, String)] {
    var seen = Set<String>()
    var rows: [(LocalizedText, String)] = []
    for folder in [files.folder] + files.checkedFiles.map(Path.folder(of:)) {
      guard let active = projects.settings(for: folder), seen.insert(active.path).inserted else {
        continue
      }
      let members = active.file.memberNames
      // Other names may contain private information.
      let rules = active.file.ruleNames.filter(RuleRegistry.names.contains)
      var value = Path.relative(active.path, to: files.folder)
      if !members.isEmpty { value += ": " + members.joined(separator: ", ") }
      if !rules.isEmpty { value += " (" + rules.joined(separator: ", ") + ")" }
      rows.append((.settings, value))
    }
    return rows.isEmpty ? [(.settings, "-")] : rows
  }

  /// Returns the numbers of files by kind, with the words of the protocol's schemas, which are not translated.
  private static func counts(of files: ProjectFiles) -> String {
    let counts = [
      ("plist", files.propertyLists.count), ("strings", files.translationTables.count),
      ("xcassets", files.assetCatalogs.count), ("image", files.images.count),
      ("code", files.codeFiles.count), ("xcodeproj", files.xcodeProjects.count),
      ("generator", files.generatorFiles.count), ("unreadable", files.unreadable.count),
    ].map { "\($0.0) \($0.1)" }
    return counts.joined(separator: ", ") + (files.isComplete ? "" : ", incomplete")
  }

  private static func findings(of report: CheckReport) -> String {
    let rules = Dictionary(grouping: report.findings, by: \.rule.id).mapValues(\.count)
    guard !rules.isEmpty else { return "0" }
    let names = rules.keys.sorted().map { "\($0) \(rules[$0] ?? 0)" }
    return "\(report.count) (\(names.joined(separator: ", ")))"
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return "\(microseconds / 1000).\(microseconds % 1000 / 100) ms"
  }
}

extension LocalizedText {
  fileprivate static let version = LocalizedText(en: "version", zhHans: "版本")
  fileprivate static let platform = LocalizedText(en: "platform", zhHans: "平台")
  fileprivate static let build = LocalizedText(en: "build", zhHans: "构建")
  fileprivate static let language = LocalizedText(en: "language", zhHans: "语言")
  fileprivate static let settings = LocalizedText(en: "settings", zhHans: "设置")
  fileprivate static let files = LocalizedText(en: "files", zhHans: "文件")
  fileprivate static let checked = LocalizedText(en: "files checked", zhHans: "检查的文件")
  fileprivate static let findings = LocalizedText(en: "findings", zhHans: "检查结果")
  fileprivate static let failures = LocalizedText(en: "not readable", zhHans: "无法读取")
  fileprivate static let startTime = LocalizedText(
    en: "processor time until here", zhHans: "启动所用处理器时间")
  fileprivate static let serverTime = LocalizedText(
    en: "server's first answer", zhHans: "服务器首次应答")
  fileprivate static let checkTime = LocalizedText(en: "check", zhHans: "检查")
}
