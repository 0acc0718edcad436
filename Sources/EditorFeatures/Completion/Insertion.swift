import SourceText

/// The text of a proposal and the range it takes the place of.
public struct Insertion: Sendable {
  /// What is replaced: all of the word or element around the caret, on one line.
  public let range: ByteRange
  /// The part of `range` up to the caret, for editors that keep what stands behind it; nil where
  /// keeping it would double text.
  public let insertRange: ByteRange?
  /// Lines are separated by `\n` and fully indented.
  public fileprivate(set) var snippet: Snippet
  /// The indentation of the line on which the text begins, for editors that add it to every line
  /// by themselves.
  public let lineIndentation: String
  /// What ends a line in this file.
  public let newline: String
  /// Another change that belongs to it, before `range` and on the same line.
  public var indentation: TextEdit?
  /// The change of the key before `range` without which the text would be a wrong value.
  public var keyChange: TextEdit?
}

extension Insertion {
  /// Returns what gives the same document in an editor that replaces only what stands before the caret; nil where there
  /// is no such text.
  public func keepingRest(behind caret: Int, in source: SourceText) -> Insertion? {
    let rest = source[ByteRange(start: caret, end: max(caret, range.end))]
    var changed = Insertion(
      range: ByteRange(start: range.start, end: max(range.start, caret)), insertRange: nil,
      snippet: snippet, lineIndentation: lineIndentation, newline: newline)
    changed.indentation = indentation
    changed.keyChange = keyChange
    if insertRange != nil || rest.allSatisfy(\.isWhitespace) { return changed }
    // A tag that stays is not written again; behind it nothing can be added.
    guard rest.hasPrefix("<"), let kept = snippet.upTo(rest) else { return nil }
    changed.snippet = kept
    return changed
  }

  /// All on one line, for editors that know no other.
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
  /// The parts before a text; nil where it is nowhere.
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
