import Checks
import Guide
import PropertyList
import SourceText

/// The marks of one merge conflict, and how it is resolved.
package struct MergeConflict {
  private let source: SourceText
  /// `<<<<<<<`, `|||||||` where version control writes it, `=======` and `>>>>>>>`, by their lines.
  private let start: Int
  private let base: Int?
  private let middle: Int
  private let end: Int

  /// The complete conflicts of a tree, each with the ranges of its marks.
  static func all(in tree: SyntaxTree) -> [(conflict: MergeConflict, marks: Set<ByteRange>)] {
    let source = tree.source
    var found: [(MergeConflict, Set<ByteRange>)] = []
    var (start, base, middle): (Int?, Int?, Int?)
    var marks = Set<ByteRange>()
    for issue in tree.issues where issue.problem == .conflictMarker {
      // The middle and the end may be one node; the lines between them tell.
      let first = source.lines.line(at: issue.range.start)
      switch source.bytes.dropFirst(issue.range.start).first {
      case UInt8(ascii: "<"): (start, base, middle, marks) = (first, nil, nil, [issue.range])
      case UInt8(ascii: "|"): base = first
      case UInt8(ascii: "="): middle = first
      default:
        marks.insert(issue.range)
        if let start {
          let middle = middle ?? Self.middle(between: base ?? start, and: first, source)
          if let middle {
            let conflict = MergeConflict(
              source: source, start: start, base: base, middle: middle, end: first)
            found.append((conflict, marks))
          }
        }
        (start, base, middle, marks) = (nil, nil, nil, [])
      }
      if start != nil { marks.insert(issue.range) }
    }
    return found
  }

  /// The line `=======`, where it has not been told because what is left out begins before it.
  private static func middle(between start: Int, and end: Int, _ source: SourceText) -> Int? {
    (start..<end).first { source[source.wholeLine($0)].hasPrefix("=======") }
  }

  var keepingFirst: Fix {
    Fix(
      .keepFirst(name(start)),
      [removing(start..<(start + 1)), removing((base ?? middle)..<(end + 1))], isPreferred: false)
  }

  var keepingSecond: Fix {
    Fix(
      .keepSecond(name(end)),
      [removing(start..<(middle + 1)), removing(end..<(end + 1))], isPreferred: false)
  }

  private func removing(_ lines: Range<Int>) -> TextEdit {
    TextEdit(source.range(ofLines: lines), "")
  }

  /// Returns what follows a mark: mostly the name of a branch.
  private func name(_ line: Int) -> String {
    source[source.wholeLine(line)].dropFirst(7).trimmed
  }
}

extension LocalizedText {
  fileprivate static func keepFirst(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "Keep the first side" + (name.isEmpty ? "" : " (\(name))"),
      zhHans: "保留第一方" + (name.isEmpty ? "" : "（\(name)）"))
  }

  fileprivate static func keepSecond(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "Keep the second side" + (name.isEmpty ? "" : " (\(name))"),
      zhHans: "保留第二方" + (name.isEmpty ? "" : "（\(name)）"))
  }
}
