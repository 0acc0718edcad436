/// Text with placeholders.
public struct Snippet: Sendable {
  /// A piece of a snippet.
  public enum Part: Sendable, Equatable {
    case text(String)
    /// A placeholder, by its number from 1, with its initial text.
    case stop(Int, String)
    /// A placeholder for one of some texts, initially the first.
    case choice(Int, [String])

    public var text: String {
      switch self {
      case .text(let text), .stop(_, let text): text
      case .choice(_, let texts): texts.first ?? ""
      }
    }
  }

  /// In the order of the text.
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

  /// True if it has placeholders.
  public var hasStops: Bool {
    parts.contains { if case .text = $0 { false } else { true } }
  }

  /// Returns the snippet with a change applied to every text.
  public func mapText(_ change: (String) -> String) -> Snippet {
    Snippet(
      parts.map { part in
        switch part {
        case .text(let text): .text(change(text))
        case .stop(let number, let text): .stop(number, change(text))
        case .choice(let number, let texts): .choice(number, texts.map(change))
        }
      })
  }

  static func + (left: Snippet, right: Snippet) -> Snippet { Snippet(left.parts + right.parts) }
}
