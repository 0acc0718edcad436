import Guide
import SourceText

/// How much a finding matters.
public enum Severity: Int, Sendable, Comparable, CaseIterable {
  /// iOS drops the item, the value or the file.
  case error = 1
  /// Works, and is almost surely not meant.
  case warning
  /// Worth knowing.
  case information
  /// Worth knowing on a quiet day.
  case hint

  public var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }

  public init?(name: String) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  /// The graver is the smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One thing that a rule has to say about one place. Plain data, in byte offsets.
public struct Finding: Sendable, Hashable {
  /// Another place that belongs to the finding.
  public struct Related: Sendable, Hashable {
    public let range: ByteRange
    public let message: LocalizedText
  }

  /// What an editor may do with the text beside underlining it.
  public enum Tag: Sendable {
    /// Has no effect; can be shown faded.
    case unnecessary
    case deprecated
  }

  public let rule: String
  public let severity: Severity
  /// The value or name meant.
  public let range: ByteRange
  /// Plain text: what is wrong and what iOS will do.
  public let message: LocalizedText
  public var related: [Related] = []
  public var tags: [Tag] = []
  public var fixes: [Fix] = []
  /// The path of the other file that it is about, such as an image. What several property lists
  /// say about one such file is said once where all of them are listed together.
  public var subject: String? = nil

  /// The same finding, taken more or less seriously.
  func with(_ severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, range: range, message: message, related: related,
      tags: tags, fixes: fixes, subject: subject)
  }
}

/// A change that cures a finding.
public struct Fix: Sendable, Hashable {
  public let title: LocalizedText
  /// In the file that was checked.
  public let edits: [TextEdit]
  /// In other files, such as the translations of its titles.
  public let fileEdits: [FileEdit]
  /// Whether it is the one obvious cure, so that it may be applied together with others and
  /// without asking.
  public let isPreferred: Bool

  public init(
    _ title: LocalizedText, _ edits: [TextEdit], fileEdits: [FileEdit] = [],
    isPreferred: Bool
  ) {
    self.title = title
    self.edits = edits
    self.fileEdits = fileEdits
    self.isPreferred = isPreferred
  }
}

/// A change of a file beside the one that was checked.
public struct FileEdit: Sendable, Hashable {
  public enum Change: Sendable, Hashable {
    /// Edits of the file's text as `FileEncoding` decodes it: offsets do not count a byte order
    /// mark. They refer to the text as it was read and do not overlap.
    case edit([TextEdit])
    /// The file is to be made, in UTF-8, with the folders above it. Where there is one already
    /// it stays as it is.
    case create(String)
  }

  /// The path by which the file was read, or at which it is to lie.
  public let path: String
  public let change: Change

  public init(_ path: String, _ change: Change) {
    self.path = path
    self.change = change
  }
}
