#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ActionFlow
import EditorFeatures
import Files
import Guide
import Linter
import SourceText

/// `trace`: the path of quick actions from the property list to the function that runs.
enum TraceCommand: Command {
  static let name = "trace"
  static let options: [ArgumentParser.Option] = [.value("--format"), .value("--in")]
  static let help = LocalizedText(
    en: """
      usage: quickactions trace [OPTION…] [TYPE… | PATH]

      Follows quick actions through an app: where each is declared, what UIKit calls at a cold launch
      and while the app runs, where its type is compared, and which function runs. Names each
      link that does not hold. TYPE is a type or what stands behind its last dot; the default is all.
      PATH is a folder or a file that is there, if no quick action below the working folder has a type of
      that name.

        --in PATH              the folder or property list to look at; the default is the working
                               folder
        --format text|json|svg|html
                               JSON has the form of Protocol/Schemas/trace.schema.json, SVG is a
                               drawing, HTML a page with the drawings and the lines of code
        --lang en|zh-Hans

      Exit code: 0 every link holds or nobody knows, 1 some link does not hold, or there is no such
      type or no quick action at all, 2 wrong arguments or a path that cannot be read.
      """,
    zhHans: """
      用法：quickactions trace [选项…] [类型… | 路径]

      在 App 中追踪快捷操作：在哪里声明、冷启动时和运行时 UIKit 调用什么、在哪里比较类型、执行哪个函数，
      并指出每个断开的环节。类型可以是完整类型，也可以只是最后一个点之后的部分；默认为全部。
      如果当前文件夹下没有同名类型的快捷操作，而存在该名称的文件夹或文件，则将其视为路径。

        --in 路径              要查看的文件夹或属性列表；默认为当前文件夹
        --format text|json|svg|html
                               JSON 的格式见 Protocol/Schemas/trace.schema.json；SVG 为图示；
                               HTML 为含图示和相关代码行的网页
        --lang en|zh-Hans

      退出码：0 所有环节都成立或无法得知，1 有环节断开、没有这样的类型或没有任何快捷操作，2 参数有误或路径无法读取。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let format = arguments.value("--format") ?? "text"
    guard ["text", "json", "svg", "html"].contains(format) else {
      throw UsageError(
        en: "--format takes text, json, svg or html, not \(format)",
        zhHans: "--format 只接受 text、json、svg 或 html，不接受 \(format)")
    }
    let files = NotingFiles(DiskFiles())
    var types = arguments.operands
    var path = GivenPath.absolute(arguments.value("--in") ?? ".")
    // Other commands take a path as their operand, so users may type one here.
    let other = arguments.value("--in") == nil && types.count == 1 ? types.first : nil
    if let other, isSurelyPath(other) {
      let given = GivenPath.absolute(other)
      if exists(other, files) {
        (path, types) = (given, [])
      } else if mayBeNothingElse(other, files) {
        throw UsageError(en: "\(given): no such file or folder", zhHans: "\(given)：没有这个文件或文件夹")
      }
    }
    guard exists(path, files) else {
      throw UsageError(en: "cannot read \(path)", zhHans: "无法读取 \(path)")
    }
    try GivenPath.requireReadable(path)
    let known = KnownProjects(files)
    var (traces, apps, code, folder) = follow(path, types, files, known)
    func titles() -> ShownTitles {
      let project = known.project(in: folder)
      return ShownTitles(of: apps, SharedCode.lists(code.declared()), in: files) {
        known.checks(around: $0, in: project)?.surroundings(of: $0)
      }
    }
    if traces.isEmpty, !types.isEmpty, let other, exists(other, files) {
      (path, types) = (GivenPath.absolute(other), [])
      (traces, apps, code, folder) = follow(path, types, files, known)
    }
    // Paths for people are relative to the working folder.
    let base = format == "json" ? folder : GivenPath.absolute(".")
    // Programs get the values as written in the files.
    let shown = format == "json" || traces.isEmpty ? nil : titles()
    var repeated = known.repeatedDeliveries(in: folder)
    let report = TraceReport(
      traces, below: base, language, title: { shown?.title(of: $0) ?? $0.title },
      twice: { repeated.place(of: $0) }
    ) { path in
      (try? files.read(path)).map { FileEncoding.decode($0).text }
    }
    switch format {
    case "json": Console.print(json: json(report))
    case "svg": Console.write(content: Array(TraceDrawing.svg(report, language).utf8))
    case "html":
      let page = TracePage.html(report, language) { file in
        let path = file.hasPrefix("/") ? file : base + "/" + file
        return (try? files.read(path)).map { FileEncoding.decode($0).text }
      }
      Console.write(content: Array(page.utf8))
    default: Console.print(lines: report.lines(language))
    }
    let unknown =
      traces.isEmpty && types.isEmpty ? code.unknownCreation : nil
    func place(_ location: FileLocation) -> String {
      let text = (try? files.read(location.path)).map { FileEncoding.decode($0).text }
      let line = location.range.flatMap { text?.lines.line(at: $0.start) } ?? 0
      return "\(Path.relative(location.path, to: base)):\(line + 1)"
    }
    let noted = GivenPath.unread(
      (code.project().unreadable + files.unreadable).filter { Path.isInside($0, path) })
    // Code that is not read may create quick actions.
    let unread =
      traces.isEmpty && types.isEmpty && unknown == nil
      ? UnreadSources.lines(in: path, code.project()) : []
    if traces.isEmpty {
      let reason: LocalizedText =
        types.isEmpty
        ? unknown.map { .typesKnownLater(in: place($0)) }
          ?? .noQuickActions(in: path, isAllRead: unread.isEmpty && noted == nil)
        : .nothing(named: types)
      Console.error("quickactions trace: " + reason[language])
      for line in unread { Console.error(line[language]) }
    } else if types.isEmpty {
      // An app may create other quick actions in addition to the known ones.
      var seen = Set<FileLocation>()
      for location in apps.compactMap(\.unknownCreation) where seen.insert(location).inserted {
        Console.error(
          "quickactions trace: " + LocalizedText.typesKnownLater(in: place(location))[language])
      }
    }
    if let noted { Console.error("quickactions trace: " + noted[language]) }
    if traces.isEmpty, types.isEmpty, noted != nil { return ExitCode.usage }
    let isUnknown = unknown != nil || !unread.isEmpty
    let isBroken = traces.isEmpty && !isUnknown || traces.contains { $0.broken != nil }
    return isBroken ? ExitCode.findings : ExitCode.success
  }

  /// Returns the traces of the quick actions in a folder or file, only those of some types if any are given;
  /// with their apps, their code and their folder.
  static func follow(
    _ path: String, _ types: [String], _ files: any FileAccess, _ known: KnownProjects
  ) -> (traces: [ActionTrace], apps: [App], code: SharedCode, folder: String) {
    let kind = files.kind(of: path)
    let folder = kind == .directory ? path : ProjectFiles.folder(around: path, in: files)
    let project = known.project(in: folder)
    let code = known.checks(in: project).sharedCode
    // For a source file, all property lists around it count.
    let isOfAll = kind == .directory || !FileKind.mayDeclareItems(path)
    let lists = code.declared().filter { isOfAll || $0.path == path }
    var apps = code.apps(of: lists) ?? []
    if lists.isEmpty || isOfAll { apps += code.appsOfCode() }
    var traces = App.traces(of: apps)
    if !types.isEmpty {
      traces = traces.filter { trace in types.contains { trace.isNamed($0) } }
    }
    return (traces, apps, code, folder)
  }

  private static func exists(_ path: String, _ files: any FileAccess) -> Bool {
    let kind = files.kind(of: GivenPath.absolute(path))
    return kind == .directory || kind == .file
  }

  /// Returns true if an argument has the notation of a path, which no type has.
  private static func isSurelyPath(_ argument: String) -> Bool {
    argument.contains("/") || [".", ".."].contains(argument) || FileKind.mayDeclareItems(argument)
  }

  /// Returns true for a path of a missing file in an existing folder, because no type begins like that.
  private static func mayBeNothingElse(_ argument: String, _ files: any FileAccess) -> Bool {
    guard ["/", "./", "../"].contains(where: argument.hasPrefix) else { return false }
    let folder = Path.folder(of: GivenPath.absolute(argument))
    return folder.count > 1 && files.kind(of: folder) == .directory
  }

  static func json(_ report: TraceReport) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let data = try? encoder.encode(report)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension LocalizedText {
  fileprivate static func nothing(named types: [String]) -> LocalizedText {
    LocalizedText(
      en: "no quick action “\(types.joined(separator: "”, “"))”; without a type all are listed",
      zhHans: "没有快捷操作“\(types.joined(separator: "”、“"))”；不写类型会列出全部")
  }
}
