import PropertyList
import SourceText

/// Formats a property list as Xcode does: one key or value a line, one level deeper in each dictionary and array, the
/// value of `<plist>` not indented.
///
/// Only white space between tags is changed; values, comments and the order of keys are not. A comment stays after
/// the element on its line, and a blank line between two elements is kept, because it separates groups of keys.
public enum PropertyListFormatter {
  /// Returns the edits that format a text, in order, one for each gap between tags that differs from the layout. Nil
  /// for a text that is not understood: it cannot be parsed, or the C preprocessor processes it.
  ///
  /// - Parameter range: the range whose lines are formatted; nil for all.
  public static func edits(
    for tree: SyntaxTree, style: FormattingStyle, within range: ByteRange? = nil
  ) -> [TextEdit]? {
    guard canFormat(tree) else { return nil }
    let lines = range.map { LineSelection($0, in: tree.source) }
    var gaps = GapReader(tree)
    return gaps.read()
      .filter { lines?.contains($0) ?? true }
      .compactMap { gap in
        edit(gap, to: layout(of: gap, in: tree.source, style, gaps.newline), in: tree.source)
      }
  }

  /// Returns true if a text has the structure of a property list. Duplicate keys and invalid numbers do not matter,
  /// since their tags are unambiguous.
  private static func canFormat(_ tree: SyntaxTree) -> Bool {
    guard tree.issues.isEmpty, !tree.isPreprocessed else { return false }
    return tree.structureIssues().allSatisfy { issue in
      switch issue.problem {
      case .duplicateKey, .invalidScalar: true
      default: false
      }
    }
  }

  // MARK: Gaps

  private static func layout(
    of gap: Gap, in source: SourceText, _ style: FormattingStyle, _ defaultNewline: String
  ) -> String {
    let bytes = source.bytes[gap.range.start..<gap.range.end]
    let lineEnds = LineEnds(bytes)
    let newline = lineEnds.first ?? defaultNewline
    guard let before = gap.before else { return "" }
    guard let after = gap.after else {
      return lineEnds.count > 0 || style.insertsFinalNewline ? newline : ""
    }
    if after.role == .comment, lineEnds.count == 0 { return source[gap.range] }
    if before.role == .startTag, after.role == .endTag { return "" }
    let mayBeBlank =
      before.role != .startTag && before.role != .key && after.role != .endTag
    let isBlank = mayBeBlank && lineEnds.count > 1
    return (isBlank ? newline + newline : newline)
      + String(repeating: style.step, count: after.depth)
  }

  /// Returns the smallest edit that gives a gap its layout; nil if it already has it.
  static func edit(_ gap: Gap, to layout: String, in source: SourceText) -> TextEdit? {
    let old = source.bytes[gap.range.start..<gap.range.end]
    let new = Array(layout.utf8)
    guard !old.elementsEqual(new) else { return nil }
    var prefix = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - prefix
    var suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    suffix = min(suffix, room)
    // No edit begins or ends between the two bytes of a line end.
    while prefix > 0, splitsLineEnd(gap.range.start + prefix, in: source) { prefix -= 1 }
    while suffix > 0, splitsLineEnd(gap.range.end - suffix, in: source) { suffix -= 1 }
    return TextEdit(
      ByteRange(start: gap.range.start + prefix, end: gap.range.end - suffix),
      String(decoding: new[prefix..<(new.count - suffix)], as: UTF8.self))
  }

  private static func splitsLineEnd(_ offset: Int, in source: SourceText) -> Bool {
    offset > 0 && offset < source.length && source.bytes[offset - 1] == 0x0D
      && source.bytes[offset] == 0x0A
  }
}

/// The line ends in a run of white space.
private struct LineEnds {
  private(set) var count = 0
  private(set) var first: String?

  init(_ bytes: ArraySlice<UInt8>) {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A, previous == 0x0D {
        if count == 1 { first = "\r\n" }
      } else if byte == 0x0A || byte == 0x0D {
        count += 1
        if first == nil { first = byte == 0x0A ? "\n" : "\r" }
      }
      previous = byte
    }
  }
}

/// The gaps of the lines that a range touches. A range that ends before the first character of a line excludes that
/// line.
private struct LineSelection {
  private let start: Int
  private let end: Int

  init(_ range: ByteRange, in source: SourceText) {
    let range = source.clamp(range)
    start = source.lines.start(ofLine: source.lines.line(at: range.start))
    end = range.isEmpty ? source.endOfLine(source.lines.line(at: range.end)) + 1 : range.end
  }

  func contains(_ gap: Gap) -> Bool {
    guard let after = gap.after else { return gap.range.end <= end }
    return start <= after.start && after.start < end
  }
}
