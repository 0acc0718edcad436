import QuickActions

/// The forms in which `check` reports, by their names on the command line.
enum CheckFormat: String, CaseIterable {
  case text
  case lines
  case json

  init(_ name: String?) throws(UsageError) {
    guard let name else {
      self = .text
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

  /// True if people read it, who are told on standard error what was looked at.
  var isForPeople: Bool {
    switch self {
    case .text, .lines: true
    case .json: false
    }
  }

  /// What writes the report.
  var writer: any ReportFormat {
    switch self {
    case .text, .lines: LinesFormat()
    case .json: JSONFormat()
    }
  }
}
