import DocumentationLookup
import Guide
import SourceText

/// One proposal. Plain data, which the server converts to what the client understands.
public struct Completion: Sendable {
  /// The kind of proposal, for the symbol that editors show.
  public enum Kind: Sendable {
    case key
    case iconType
    /// An image of the project.
    case image
    /// An SF Symbol; there are too many to propose all of them.
    case symbol
    case value
    /// A method with its signature.
    case method
    case snippet
  }

  /// The text in the list.
  public let label: String
  public let kind: Kind
  /// One line next to the label.
  public let detail: LocalizedText
  /// The topic of the documentation; nil where there is none.
  public let topic: DocumentationTopic?
  /// Further names by which it is found.
  var names: [String] = []
  /// True if the finding on the typed text advises it; then it comes first.
  var isAdvised = false
  /// The text that the client compares with the typed one; nil for the label.
  public internal(set) var filterText: String?
  /// The text by which proposals are ordered.
  public internal(set) var sortText = ""
  /// The inserted text, and the range that it replaces.
  public let insertion: Insertion
  /// True if there are further proposals at the caret after the insertion.
  public internal(set) var leadsToProposals = false

  init(
    label: String, kind: Kind, detail: LocalizedText, topic: DocumentationTopic?,
    names: [String] = [], insertion: Insertion
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.topic = topic
    self.names = names
    self.insertion = insertion
  }
}
