import DocumentationLookup
import Guide
import SourceText

/// One proposal. Plain data: the server turns it into what the client understands.
public struct Completion: Sendable {
  /// What is proposed, for the symbol that editors show.
  public enum Kind: Sendable {
    case key
    case iconType
    /// An image of the project.
    case image
    /// An SF Symbol, of which there are too many to propose them all.
    case symbol
    case value
    /// A method with its signature.
    case method
    case snippet
  }

  /// What is shown in the list.
  public let label: String
  public let kind: Kind
  /// One line beside the label.
  public let detail: LocalizedText
  /// What the documentation is about; nil where there is nothing to tell.
  public let topic: DocumentationTopic?
  /// What else it is known by, besides the label.
  var names: [String] = []
  /// Whether the finding on what has been typed advises it; it comes first.
  var isAdvised = false
  /// What the client compares with what has been typed; nil for the label.
  public internal(set) var filterText: String?
  /// Proposals are shown in the order of this text.
  public internal(set) var sortText = ""
  /// What is written, and over what.
  public let insertion: Insertion
  /// Whether there are proposals for the place where the caret is then.
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
