/// A form in which the findings of a check leave the program: a pure function of the report.
public protocol ReportFormat: Sendable {
  /// How the document is written down, which decides how control characters are shown.
  var notation: ReportNotation { get }

  /// The whole document without its last line end; empty where there is nothing to write.
  func text(of report: CheckReport) -> String
}

/// What a document is written in.
public enum ReportNotation: Sendable {
  /// Lines of text, in which control characters were spelled out.
  case text
  /// The same with the styles and links of a terminal, or without.
  case styledText
  case json
}
