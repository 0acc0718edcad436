import SourceText

/// The declarations of a source file, in the order of the text, types before their members.
public struct CodeOutline: Sendable, Equatable {
  /// The most declarations that are read; generated files can contain more.
  public static let maximumCount = 50_000
  /// The deepest nesting of types that is read.
  public static let maximumDepth = 64

  /// The declarations in the order of the text; members come after their type.
  public var declarations: [Declaration] = []

  /// Lists the declarations of a file; bodies of functions are not read.
  public init(_ tree: CodeTree) {
    switch tree.language {
    case .swift: declarations = SwiftOutline.declarations(of: tree)
    case .objectiveC: declarations = ObjectiveCOutline.declarations(of: tree)
    }
  }

  /// Returns the innermost function or type that contains a token.
  public func declaration(around token: Int) -> Int? {
    declarations.lastIndex { $0.tokens.contains(token) && ($0.isType || $0.body != nil) }
  }
}

extension CodeTree {
  /// Returns the kind of a token; nil for an index without a token.
  @inlinable @inline(__always) public func kind(_ index: Int) -> Token.Kind? {
    index >= 0 && index < tokens.count ? tokens[index].kind : nil
  }

  /// The first byte of a token; 0 where there is none.
  @inlinable @inline(__always) public func firstByte(_ index: Int) -> UInt8 {
    guard index >= 0, index < tokens.count, tokens[index].start < source.length else { return 0 }
    return source.bytes[tokens[index].start]
  }

  /// The last byte of a token; 0 where there is none.
  @inlinable @inline(__always) public func lastByte(_ index: Int) -> UInt8 {
    guard index >= 0, index < tokens.count else { return 0 }
    let token = tokens[index]
    guard token.length > 0, token.end <= source.bytes.count else { return 0 }
    return source.bytes[token.end - 1]
  }

  /// Returns true if a token is this opening bracket.
  @inlinable public func isOpen(_ index: Int, _ bracket: Unicode.Scalar) -> Bool {
    isKind(index, .open) && firstByte(index) == UInt8(ascii: bracket)
  }

  /// Returns true if a token is this closing bracket.
  @inlinable public func isClose(_ index: Int, _ bracket: Unicode.Scalar) -> Bool {
    isKind(index, .close) && firstByte(index) == UInt8(ascii: bracket)
  }

  /// Returns true if a token is a name or a keyword.
  @inlinable public func isIdentifier(_ index: Int) -> Bool { isKind(index, .identifier) }

  /// Returns true if a token is of a kind. This costs less than comparing `kind(_:)`.
  @inlinable public func isKind(_ index: Int, _ kind: Token.Kind) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].isKind(kind)
  }

  /// Returns true if a token is the first on its line.
  public func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return index == 0 }
    var at = tokens[index].start
    let end = tokens[index - 1].end
    while at > end {
      at -= 1
      if CharacterClass.isLineBreak(source.bytes[at]) { return true }
    }
    return false
  }

  /// Returns the token after another, or after the partner of a bracket; at most the limit.
  public func next(after index: Int, limit: Int) -> Int {
    if isKind(index, .open), let partner = partner(of: index) { return min(partner + 1, limit) }
    return min(index + 1, limit)
  }

  /// Returns a name without backticks.
  public func name(_ index: Int) -> String {
    guard index >= 0, index < tokens.count else { return "" }
    let range = tokens[index].range
    guard range.length > 2, firstByte(index) == UInt8(ascii: "`") else { return source[range] }
    return source[ByteRange(start: range.start + 1, end: range.end - 1)]
  }

  /// Returns the change in the nesting of generic arguments' angle brackets at a token.
  @inline(__always) func angles(_ index: Int) -> Int {
    isKind(index, .operator) ? anglesOfOperator(index) : 0
  }

  private func anglesOfOperator(_ index: Int) -> Int {
    guard !isToken(index, "->") else { return 0 }
    let token = tokens[index]
    var depth = 0
    for at in token.start..<min(token.end, source.length) {
      if source.bytes[at] == UInt8(ascii: "<") { depth += 1 }
      if source.bytes[at] == UInt8(ascii: ">") { depth -= 1 }
    }
    return depth
  }

  /// The most tokens that are searched for the end of generic arguments or parameters.
  private static let maximumAngles = 512

  /// Returns the index after generic arguments or parameters that begin at an index; the index itself if there are
  /// none.
  public func skipAngles(_ index: Int, limit: Int) -> Int {
    guard angles(index) > 0 else { return index }
    var (at, depth) = (index, 0)
    let limit = min(limit, index + Self.maximumAngles)
    while at < limit {
      depth += angles(at)
      let next = next(after: at, limit: limit)
      if depth <= 0 { return next }
      if isOpen(at, "{") || isClose(at, "}") { return index }
      at = next
    }
    return index
  }

  /// Returns the ranges between commas outside of brackets and generic arguments.
  func commaSeparated(_ range: Range<Int>) -> [Range<Int>] {
    commaSeparated(range) { at, _ in angles(at) }
  }

  /// Returns the ranges between commas outside of brackets and angle brackets.
  ///
  /// - Parameter angles: returns the change in the nesting of angle brackets at a token, given the current nesting.
  package func commaSeparated(
    _ range: Range<Int>, angles: (_ token: Int, _ open: Int) -> Int
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    forEachBetweenCommas(range, angles: angles) { pieces.append($0) }
    return pieces
  }

  /// Calls a closure with each of these ranges.
  func forEachBetweenCommas(
    _ range: Range<Int>, angles: (_ token: Int, _ open: Int) -> Int,
    _ take: (Range<Int>) -> Void
  ) {
    var (start, at, depth) = (range.lowerBound, range.lowerBound, 0)
    while at < range.upperBound {
      depth = max(0, depth + angles(at, depth))
      if depth == 0, isKind(at, .punctuation), firstByte(at) == UInt8(ascii: ",") {
        take(start..<at)
        start = at + 1
      }
      at = next(after: at, limit: range.upperBound)
    }
    if start < range.upperBound { take(start..<range.upperBound) }
  }

  /// Returns true if a token is a single colon.
  @inlinable public func isColon(_ index: Int) -> Bool {
    isKind(index, .punctuation) && firstByte(index) == UInt8(ascii: ":")
      && tokens[index].length == 1
  }
}
