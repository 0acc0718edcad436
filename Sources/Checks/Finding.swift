import Guide
import SourceText

/// A report of a rule about one position. Plain data, in byte offsets.
public struct Finding: Sendable, Hashable {
  /// Another position that belongs to the finding.
  public struct Related: Sendable, Hashable {
    /// The path of the file; nil for that of the finding. Editors do not receive positions in other files, whose
    /// ranges can change while the finding stays the same.
    public var path: String? = nil
    public let range: ByteRange
    public let message: LocalizedText

    package init(path: String? = nil, range: ByteRange, message: LocalizedText) {
      self.path = path
      self.range = range
      self.message = message
    }
  }

  /// A hint for editors on the display of the text.
  public enum Tag: Sendable {
    /// Has no effect; can be shown faded.
    case unnecessary
    case deprecated
  }

  /// The id of the rule.
  public let rule: String
  /// The severity, with the settings applied.
  public let severity: Severity
  /// The range of the value or name concerned.
  public let range: ByteRange
  /// Plain text: what is wrong and what iOS will do.
  public let message: LocalizedText
  /// Other positions that belong to it.
  public var related: [Related] = []
  /// The most other positions of a finding.
  package static let maximumRelated = 64
  public var tags: [Tag] = []
  /// The fixes that are offered.
  public var fixes: [Fix] = []
  /// The subject if it is not this file: the path of an image, or the target. Findings of several property lists
  /// about the same subject are listed once in a common report.
  public var subject: String? = nil

  package init(
    rule: String, severity: Severity, range: ByteRange, message: LocalizedText,
    related: [Related] = [], tags: [Tag] = [], fixes: [Fix] = [], subject: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.related = related
    self.tags = tags
    self.fixes = fixes
    self.subject = subject
  }

  /// Returns the finding with another severity.
  package func with(_ severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, range: range, message: message, related: related,
      tags: tags, fixes: fixes, subject: subject)
  }
}
