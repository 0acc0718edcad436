import AppFiles
import Files
import Guide
import SourceText
import XcodeProject

/// `project`: the facts read from Xcode projects, which explain unexpected findings.
enum ProjectCommand: Command {
  static let name = "project"
  static let options: [ArgumentParser.Option] = [.value("--format"), .flag("--all")]
  static let help = LocalizedText(
    en: """
      usage: quickactions project [OPTION…] [PATH]

      Shows what is understood of Xcode projects: the app targets, what is set for each of their
      configurations and where, what stays unknown and why, and which files belong to them.
      PATH is a folder that is searched for projects, a project, XcodeGen's project.yml, a workspace, or
      a property list, for which the targets that use it are shown; the default is the working folder.

        --format text|json     JSON has the form of Protocol/Schemas/project.schema.json
        --all                  show all targets, not just apps
        --lang en|zh-Hans

      Exit code: 0 something was understood, 1 there is no project, a project cannot be read or
      no target uses the property list, 2 wrong arguments or a path that cannot be read.
      """,
    zhHans: """
      用法：quickactions project [选项…] [路径]

      显示对 Xcode 项目的了解：各个 App target、每个配置的设置及其出处、哪些未知及原因，以及所属的文件。
      路径可以是要在其中查找项目的文件夹、项目、XcodeGen 的 project.yml、工作区（workspace），或属性列表
      （显示使用它的 target）；默认为当前文件夹。

        --format text|json     JSON 的格式见 Protocol/Schemas/project.schema.json
        --all                  显示所有 target，而不只是 App
        --lang en|zh-Hans

      退出码：0 有所了解，1 没有项目、项目无法读取，或没有 target 使用该属性列表，
      2 参数有误或路径无法读取。
      """)

  static func run(
    _ arguments: ArgumentParser.Arguments, _ language: Language
  ) throws(UsageError) -> Int32 {
    let format = try TextOrJSON(arguments.value("--format"))
    guard arguments.operands.count <= 1 else {
      throw UsageError(en: "name one path", zhHans: "请只指定一个路径")
    }
    let path = arguments.operands.first ?? "."
    try GivenPath.requireReadable(path)
    var report = try report(on: path, language)
    if !arguments.has("--all") { report.leaveOutOtherProducts() }
    switch format {
    case .text: Console.print(lines: report.lines(language))
    case .json: Console.print(json: report.json(language))
    }
    if report.isEmpty {
      Console.error("quickactions project: " + LocalizedText.nothing(path)[language])
    }
    return report.isUnderstood ? ExitCode.success : ExitCode.findings
  }

  private static func report(
    on path: String, _ language: Language
  ) throws(UsageError) -> ProjectReport {
    let files = DiskFiles()
    let full = GivenPath.absolute(path)
    switch files.kind(of: full) {
    case .directory where full.hasSuffix(".xcodeproj"), .file where FileKind.isXcodeGen(full):
      let root = ProjectFiles.folder(around: full)
      let found = full.hasSuffix(".xcodeproj") ? nil : ProjectFiles(below: root, in: files)
      return ProjectReport(XcodeProject.all([full], inside: root, files), in: root, found)
    case .directory where full.hasSuffix(".xcworkspace"):
      let root = ProjectFiles.folder(around: full)
      return ProjectReport(XcodeProject.all(ofWorkspace: full, inside: root, files), in: root)
    case .directory:
      let found = ProjectFiles(below: full, in: files)
      return ProjectReport(
        XcodeProject.all(found.xcodeProjects, inside: full, files), in: full, found,
        tuist: ProjectReport.tuistFiles(found, in: files))
    case .file:
      let root = ProjectFiles.folder(around: full)
      let found = ProjectFiles(below: root, in: files)
      var report = ProjectReport(
        XcodeProject.all(found.xcodeProjects, inside: root, files), in: root, found)
      report.keepOwners(of: full)
      return report
    case .link, .other:
      throw UsageError(en: "\(path): no such file", zhHans: "\(path)：没有这个文件")
    }
  }
}

extension LocalizedText {
  fileprivate static func nothing(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "\(path): no project or target was found; see --all and --help",
      zhHans: "\(path)：没有找到项目或 target，请看 --all 和 --help")
  }
}
