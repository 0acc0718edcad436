import SourceText

/// One token. It has eight bytes, because a file has one token for every six bytes of text.
///
/// White space and comments are not tokens but the text between.
public struct Token: Sendable, Equatable {
  /// The kind of a token, as far as it is known without the grammar.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// A name, with its backticks, or a keyword, which only the context distinguishes from a name.
    case identifier
    /// `$0`.
    case dollarIdentifier
    case number
    /// The beginning of a string literal: `"`, `"""`, `#"`. An Objective-C literal is a single token `literal`.
    case openQuote
    case closeQuote
    /// Text of a string literal between its quotes and interpolations.
    case segment
    /// `\` with its `#` before the parenthesis of an interpolation.
    case interpolation
    /// A string or character literal of the C family, as one token.
    case literal
    /// A regular expression, as one token.
    case regex
    /// A run of operator characters, `.` and `->` included.
    case `operator`
    /// `,` `;` `:` `@` `#` `\` and a lone backtick.
    case punctuation
    /// Swift: `#if`, `#else`, `#elseif`, `#endif` and the like. C family: the `#` that begins a line.
    case directive
    /// The end of a directive's line in the C family. Has no length.
    case endOfDirective
    /// `(`, `[` or `{`.
    case open
    /// `)`, `]` or `}`.
    case close
    /// Bytes with which no token of the language begins.
    case unknown
  }

  /// The longest token, in bytes. A longer one is split.
  static let maximumLength = 0xFF_FFFF

  @usableFromInline let offset: UInt32
  /// The kind in the upper five bits, then a bit for tokens inside a string literal, then the length, or for a
  /// bracket the distance to its partner in tokens.
  @usableFromInline var packed: UInt32

  @inline(__always) init(_ kind: Kind, start: Int, length: Int, isInString: Bool = false) {
    offset = UInt32(clamping: start)
    packed =
      UInt32(kind.rawValue) << 26 | (isInString ? 1 << 25 : 0)
      | (kind == .open || kind == .close ? 0 : UInt32(min(max(length, 0), Self.maximumLength)))
  }

  private init(offset: UInt32, packed: UInt32) {
    self.offset = offset
    self.packed = packed
  }

  @inlinable public var kind: Kind {
    Kind(rawValue: UInt8(truncatingIfNeeded: packed >> 26)) ?? .unknown
  }
  /// Returns the same as a comparison of the kinds, in fewer steps.
  @inlinable func isKind(_ kind: Kind) -> Bool { packed >> 26 == UInt32(kind.rawValue) }

  /// The offset in bytes from the start of the text.
  @inlinable public var start: Int { Int(offset) }
  @inlinable public var length: Int { isBracket ? 1 : Int(packed & 0xFF_FFFF) }
  @inlinable public var end: Int { start + length }
  @inlinable public var range: ByteRange { ByteRange(start: start, end: end) }

  /// True if the token begins inside a string literal, so that reading cannot start there.
  var isInString: Bool { packed & 1 << 25 != 0 }

  @inlinable var isBracket: Bool { isKind(.open) || isKind(.close) }

  /// The distance of a bracket's partner in tokens; 0 if it has none.
  var partnerDistance: Int {
    get { isBracket ? Int(packed & 0xFF_FFFF) : 0 }
    set {
      guard isBracket else { return }
      let distance = (0...Self.maximumLength).contains(newValue) ? newValue : 0
      packed = packed & ~0xFF_FFFF | UInt32(distance)
    }
  }

  func shifted(by distance: Int) -> Token {
    Token(offset: UInt32(clamping: start + distance), packed: packed)
  }

  /// Returns true if two tokens have the same text and kind at positions a distance apart.
  func isSame(as other: Token, shiftedBy distance: Int) -> Bool {
    start == other.start + distance && length == other.length && kind == other.kind
      && isInString == other.isInString
  }
}
