import Guide
import SourceText

/// One thing that a rule reports about one place. Plain data, in byte offsets.
public struct Finding: Sendable, Hashable {
  /// Another place that belongs to the finding.
  public struct Related: Sendable, Hashable {
    /// The path of the file; nil for that of the finding. Editors are not told of other files, whose ranges can
    /// change while the finding stays the same.
    public var path: String? = nil
    public let range: ByteRange
    public let message: LocalizedText

    package init(path: String? = nil, range: ByteRange, message: LocalizedText) {
      self.path = path
      self.range = range
      self.message = message
    }
  }

  /// What an editor may do with the text beside underlining it.
  public enum Tag: Sendable {
    /// Has no effect; can be shown faded.
    case unnecessary
    case deprecated
  }

  /// The id of the rule.
  public let rule: String
  /// The severity, with the settings counted in.
  public let severity: Severity
  /// The value or name meant.
  public let range: ByteRange
  /// Plain text: what is wrong and what iOS will do.
  public let message: LocalizedText
  /// Other places that belong to it.
  public var related: [Related] = []
  /// How many other places a finding names.
  package static let maximumRelated = 64
  public var tags: [Tag] = []
  /// The fixes that are offered.
  public var fixes: [Fix] = []
  /// What it is about where that is not this file: the path of an image, or the target. What several property
  /// lists report about one such subject is listed once where all of them are listed together.
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

  /// The same finding, taken more or less seriously.
  package func with(_ severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, range: range, message: message, related: related,
      tags: tags, fixes: fixes, subject: subject)
  }
}
