import Guide
import SourceText

/// One proposal. Plain data: the server turns it into what the client understands.
public struct Completion: Sendable {
  public enum Kind: Sendable {
    case key
    case iconType
    /// An image of the project.
    case image
    /// An SF Symbol, of which there are too many to propose them all.
    case symbol
    case value
    case snippet
  }

  /// What is shown in the list.
  public let label: String
  public let kind: Kind
  /// One line beside the label.
  public let detail: LocalizedText
  /// What the documentation is about.
  public let topic: DocumentationTopic
  /// What the typed text is compared with.
  public let filterText: String
  /// Proposals are shown in the order of this text.
  public let sortText: String
  public let insertion: Insertion
}

/// The text of a proposal and the range it takes the place of.
public struct Insertion: Sendable {
  /// What is replaced: all of the word or element around the caret, on one line.
  public let range: ByteRange
  /// The part of `range` up to the caret, for editors that keep what stands behind it; nil where
  /// keeping it would double text.
  public let insertRange: ByteRange?
  /// Lines are separated by `\n` and fully indented.
  public let snippet: Snippet
  /// The indentation of the line on which the text begins, for editors that add it to every line
  /// by themselves.
  public let lineIndentation: String
  /// What ends a line in this file.
  public let newline: String
}

/// Text with places to fill in.
public struct Snippet: Sendable {
  public enum Part: Sendable, Equatable {
    case text(String)
    /// A place to fill in, by its number from 1, with what stands there at first.
    case stop(Int, String)

    public var text: String {
      switch self {
      case .text(let text), .stop(_, let text): text
      }
    }
  }

  public let parts: [Part]

  public init(_ parts: [Part]) {
    self.parts = parts
  }

  public init(_ text: String) {
    parts = [.text(text)]
  }

  /// For clients that do not know snippets.
  public var plainText: String {
    parts.map(\.text).joined()
  }

  /// In LSP's snippet syntax.
  public var snippetText: String {
    parts.map { part in
      switch part {
      case .text(let text): Self.escaped(text)
      case .stop(let number, ""): "$\(number)"
      case .stop(let number, let text): "${\(number):\(Self.escaped(text))}"
      }
    }.joined()
  }

  public var hasStops: Bool {
    parts.contains { if case .stop = $0 { true } else { false } }
  }

  /// The parts with a change made to every text.
  public func mapText(_ change: (String) -> String) -> Snippet {
    Snippet(
      parts.map { part in
        switch part {
        case .text(let text): .text(change(text))
        case .stop(let number, let text): .stop(number, change(text))
        }
      })
  }

  static func + (left: Snippet, right: Snippet) -> Snippet { Snippet(left.parts + right.parts) }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "$" || character == "}" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}

/// What documentation can be asked for.
public enum DocumentationTopic: Sendable, Hashable {
  case key(String)
  case iconType(String)
  /// The array or an item as a whole.
  case snippet(String)
}
