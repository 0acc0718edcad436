import SourceText

/// The text of a proposal and the range that it replaces.
public struct Insertion: Sendable {
  /// The replaced range: the whole word or element around the caret, on one line.
  public let range: ByteRange
  /// The part of `range` up to the caret, for editors that keep the text after it; nil where keeping it would
  /// duplicate text.
  public let insertRange: ByteRange?
  /// Lines are separated by `\n` and fully indented.
  public fileprivate(set) var snippet: Snippet
  /// The indentation of the line on which the text begins, for editors that add it to every line themselves.
  public let lineIndentation: String
  /// The line ending of this file.
  public let newline: String
  /// A further edit, before `range` and on the same line.
  public var indentation: TextEdit?
  /// The change of the key before `range` that the value requires.
  public var keyChange: TextEdit?
}

extension Insertion {
  /// Returns an insertion with the same result in an editor that replaces only the text before the caret; nil where
  /// there is none.
  public func keepingRest(behind caret: Int, in source: SourceText) -> Insertion? {
    let rest = source[ByteRange(start: caret, end: max(caret, range.end))]
    var changed = Insertion(
      range: ByteRange(start: range.start, end: max(range.start, caret)), insertRange: nil,
      snippet: snippet, lineIndentation: lineIndentation, newline: newline)
    changed.indentation = indentation
    changed.keyChange = keyChange
    if insertRange != nil || rest.allSatisfy(\.isWhitespace) { return changed }
    // The tag after the caret is not written again; after it nothing can be added.
    guard rest.hasPrefix("<"), let kept = snippet.upTo(rest) else { return nil }
    changed.snippet = kept
    return changed
  }

  /// Returns the insertion on one line, for editors that support only one.
  public func onOneLine() -> Insertion {
    var changed = self
    changed.snippet = snippet.mapText { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { $0 == 0 ? $1 : $1.drop { $0 == " " || $0 == "\t" } }
        .joined()
    }
    return changed
  }
}

extension Snippet {
  /// Returns the parts before a text; nil where it does not occur.
  fileprivate func upTo(_ end: String) -> Snippet? {
    var kept: [Part] = []
    for part in parts {
      if case .text(let text) = part, let found = text.firstRange(of: end) {
        return Snippet(kept + [.text(String(text[..<found.lowerBound]))])
      }
      kept.append(part)
    }
    return nil
  }
}
