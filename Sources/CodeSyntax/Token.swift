import SourceText

/// One token. Eight bytes, because a file has one for every six bytes of its text.
///
/// White space and comments are no tokens: they are what lies between.
public struct Token: Sendable, Equatable {
  /// The kind of a token, as far as it is known without the grammar.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// A name, with its backticks; also keywords, which only their place tells from names.
    case identifier
    /// `$0`.
    case dollarIdentifier
    case number
    /// What begins a string literal: `"`, `"""`, `#"`, and in Objective-C the whole literal has
    /// `literal` instead.
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
    /// Where the line of a directive of the C family ends. Has no length.
    case endOfDirective
    /// `(`, `[` or `{`.
    case open
    /// `)`, `]` or `}`.
    case close
    /// Bytes that no token of the language begins with.
    case unknown
  }

  /// How long a token can be, in bytes. A longer one is cut in pieces.
  static let maximumLength = 0xFF_FFFF

  @usableFromInline let offset: UInt32
  /// The kind in the upper five bits, then whether the token is a part of a string literal, then the
  /// length, or for a bracket how many tokens its partner is away.
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
  /// The same as to compare the kinds, in fewer steps.
  @inlinable func isKind(_ kind: Kind) -> Bool { packed >> 26 == UInt32(kind.rawValue) }

  /// In bytes from the start of the text.
  @inlinable public var start: Int { Int(offset) }
  @inlinable public var length: Int { isBracket ? 1 : Int(packed & 0xFF_FFFF) }
  @inlinable public var end: Int { start + length }
  @inlinable public var range: ByteRange { ByteRange(start: start, end: end) }

  /// Whether the token begins inside of a string literal, so that reading cannot begin there.
  var isInString: Bool { packed & 1 << 25 != 0 }

  @inlinable var isBracket: Bool { isKind(.open) || isKind(.close) }

  /// How many tokens the partner of a bracket is away; 0 when it has none.
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

  /// Returns true if two tokens are read from the same text at places a distance apart.
  func isSame(as other: Token, shiftedBy distance: Int) -> Bool {
    start == other.start + distance && length == other.length && kind == other.kind
      && isInString == other.isInString
  }
}
