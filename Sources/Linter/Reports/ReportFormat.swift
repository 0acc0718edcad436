/// An output format of `check`: a pure function of the report.
public protocol ReportFormat: Sendable {
  /// The notation of the document, which decides how control characters are shown.
  var notation: ReportNotation { get }

  /// The whole document without its last line end; empty where there is nothing to write.
  func text(of report: CheckReport) -> String
}

/// The notation of a document.
public enum ReportNotation: Sendable {
  /// Lines of text in which control characters are spelled out.
  case text
  /// The same with the styles and links of a terminal, or without.
  case styledText
  case json
}
