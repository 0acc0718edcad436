import Files
import Guide
import SourceText

/// A change that fixes a finding.
public struct Fix: Sendable, Hashable {
  public let title: LocalizedText
  /// The edits of the file that was checked.
  public let edits: [TextEdit]
  /// The edits of other files, such as the translations of its titles.
  public let fileEdits: [FileEdit]
  /// True if it is the one obvious fix, so that it may be applied together with others and without asking.
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
