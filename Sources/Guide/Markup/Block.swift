/// A part of a text of the guide, independent of the output format.
public indirect enum Block: Sendable, Equatable {
  case heading(level: Int, anchor: String, [Inline])
  case paragraph([Inline])
  case code(language: String, String)
  case list(isOrdered: Bool, [[Block]])
  case table(header: [[Inline]], rows: [[[Inline]]])
  case note(Note, [Block])
  /// A diagram, by its name.
  case diagram(String)

  /// A note set apart from the text.
  public enum Note: Sendable, Equatable {
    /// A common false statement and its correction, with the numbers of the mistakes.
    case elsewhere([String])
    /// A behavior observed in iOS, not guaranteed by Apple.
    case observed
    case note
    case warning
  }
}

/// A part of a line of text.
public indirect enum Inline: Sendable, Equatable {
  case text(String)
  case code(String)
  case strong([Inline])
  case emphasis([Inline])
  case link(LinkTarget, [Inline])
}

/// The target of a link in the guide.
public enum LinkTarget: Sendable, Hashable {
  case article(slug: String, anchor: String?)
  case symbol(String)
  case rule(String)
  case web(String)

  /// Reads `guide:slug#anchor`, `symbol:name`, `rule:name` or an address.
  public init(_ text: String) {
    if text.hasPrefix("guide:") {
      let parts = text.dropFirst(6).split(separator: "#", maxSplits: 1)
      self = .article(
        slug: parts.first.map(String.init) ?? "",
        anchor: parts.count > 1 ? String(parts[1]) : nil)
    } else if text.hasPrefix("symbol:") {
      self = .symbol(String(text.dropFirst(7)))
    } else if text.hasPrefix("rule:") {
      self = .rule(String(text.dropFirst(5)))
    } else {
      self = .web(text)
    }
  }

  /// The text from which `init` creates this target.
  public var text: String {
    switch self {
    case .article(let slug, let anchor): "guide:" + slug + (anchor.map { "#" + $0 } ?? "")
    case .symbol(let id): "symbol:" + id
    case .rule(let id): "rule:" + id
    case .web(let address): address
    }
  }
}

extension [Inline] {
  /// The text without any formatting.
  public var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .strong(let inlines), .emphasis(let inlines), .link(_, let inlines):
        inlines.plainText
      }
    }.joined()
  }
}
