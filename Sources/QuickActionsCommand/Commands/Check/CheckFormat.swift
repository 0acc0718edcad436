import Files
import LanguageServer
import Linter

/// The formats of the report of `check`, by their names on the command line.
enum CheckFormat: String, CaseIterable {
  case full
  case lines
  case json
  case github
  case gitlab
  case sarif
  case junit
  case checkstyle

  /// The default, which means `full` on a terminal and `lines` elsewhere.
  static let automatic = "text"

  init(_ name: String?) throws(UsageError) {
    guard let name, name != Self.automatic else {
      self = Console.isTerminal ? .full : .lines
      return
    }
    guard let format = CheckFormat(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        en: "there is no format “\(name)”; use one of \(names)",
        zhHans: "没有格式“\(name)”，可用的有 \(names)")
    }
    self = format
  }

  /// True if the report is for people and not for a program.
  var isForPeople: Bool {
    switch self {
    case .full, .lines: true
    case .json, .github, .gitlab, .sarif, .junit, .checkstyle: false
    }
  }

  /// True if a last line on standard error summarizes the checked files.
  var hasSummary: Bool { isForPeople || self == .github }

  /// The writer of the report.
  var writer: any ReportFormat {
    switch self {
    case .full:
      TerminalFormat(
        columns: Console.columns, hasColors: Console.isTerminal && Console.wantsColors)
    case .lines: LinesFormat()
    case .json: JSONFormat()
    case .github: GitHubFormat(paths)
    case .gitlab: GitLabFormat(paths)
    case .sarif: SARIFFormat(paths, version: LanguageServer.version)
    case .junit: JUnitFormat(paths)
    case .checkstyle: CheckstyleFormat(paths)
    }
  }

  private var paths: ReportPaths {
    let root = ReportPaths.repository(
      around: GivenPath.absolute(""), exists: DirectoryListing.exists)
    return ReportPaths(root: root) { GivenPath.absolute($0) }
  }
}
