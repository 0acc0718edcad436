/// A pattern for the type of a quick action: a text of which the beginning, or more, may be known only at run time.
public struct TypePattern: Sendable, Hashable {
  /// The known pieces in their order, with nil for any text.
  private(set) var pieces: [String?]

  package init(_ pieces: [String?]) {
    var joined: [String?] = []
    for piece in pieces {
      if let piece, let last = joined.last, let text = last {
        joined[joined.count - 1] = text + piece
      } else if piece != nil || joined.last != .some(nil) {
        joined.append(piece)
      }
    }
    self.pieces = joined.filter { $0 != "" }
  }

  /// Creates the pattern of a type in a property list, in which Xcode replaces `$(…)`.
  package init(declared text: String) {
    var (pieces, rest): ([String?], Substring) = ([], text[...])
    while let start = rest.firstIndex(of: "$") {
      let open = rest.index(after: start)
      guard open < rest.endIndex, let close = Self.end(ofReference: rest[open...]) else { break }
      pieces += [String(rest[..<start]), nil]
      rest = rest[rest.index(after: close)...]
    }
    self.init(pieces + [String(rest)])
  }

  /// Returns the closing bracket of `(NAME_$(OTHER))`; nil where the text does not begin with an opening one, or it
  /// is missing.
  private static func end(ofReference text: Substring) -> Substring.Index? {
    guard let open = text.first, open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The whole text; nil where it is not known.
  public var text: String? { pieces.count == 1 ? pieces[0] : pieces.isEmpty ? "" : nil }

  /// The known ending; empty where none is known.
  public var ending: String { pieces.last.flatMap { $0 } ?? "" }

  /// True if enough is known to distinguish types.
  package var isTelling: Bool {
    guard let last = pieces.last, let ending = last else { return pieces.isEmpty }
    return pieces.dropLast().allSatisfy { $0 == nil } && !ending.isEmpty
  }

  /// The part after the last dot.
  package var lastComponent: String {
    guard let dot = ending.utf8.lastIndex(of: UInt8(ascii: ".")) else { return ending }
    return String(ending[ending.utf8.index(after: dot)...])
  }

  /// The known beginning; empty where none is known.
  private var beginning: String { pieces.first.flatMap { $0 } ?? "" }

  /// Returns true if one text can match both patterns, as far as beginnings and endings show. In contrast to
  /// `matches`, beginnings count as well.
  package func canBe(_ other: TypePattern) -> Bool {
    (beginning.hasPrefix(other.beginning) || other.beginning.hasPrefix(beginning))
      && (ending.hasSuffix(other.ending) || other.ending.hasSuffix(ending))
  }

  /// Returns true if a type declared with this pattern surely matches the other one.
  package func isSurely(_ other: TypePattern) -> Bool {
    self == other || isTelling && matches(other)
  }

  /// Returns true if one text can match both patterns.
  package func matches(_ other: TypePattern) -> Bool {
    switch (text, other.text) {
    case (let text?, let other?): text == other
    case (let text?, nil): text.hasSuffix(other.ending)
    case (nil, let text?): text.hasSuffix(ending)
    case (nil, nil): ending.hasSuffix(other.ending) || other.ending.hasSuffix(ending)
    }
  }
}
