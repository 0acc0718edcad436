import Checks
import Guide
import SourceText
import StringsFile

/// The fixes of mistakes in a strings file.
///
/// Preferred are those after which there is no other reading. A quote that is missing on one side
/// is not among them: `Add" = "Neu";` may have lost the quote, and it may have an `A` in its place.
package struct StringsFixes {
  private let table: StringsTable
  private let source: SourceText

  init(_ table: StringsTable) {
    self.table = table
    source = table.source
  }

  func fix(_ issue: StringsIssue) -> Fix? {
    let (start, end) = (issue.range.start, issue.range.end)
    switch issue.problem {
    case .unterminatedString:
      let quote = source[ByteRange(start: start, end: start + 1)]
      return insert(quote, at: end, isPreferred: false)
    case .unescapedQuote: return insert("\\", at: start, isPreferred: isPaired(start))
    case .missingSemicolon:
      return insert(
        ";", at: end,
        isPreferred: endsLine(end) && !isCutWord(endingAt: end) && !isComment(endingAt: end))
    case .straySemicolon:
      // Beside a word it may have taken the place of a quote or a letter.
      return Fix(
        .removeSemicolon, [TextEdit(issue.range, "")],
        isPreferred: endsLine(end) && !isBehindWord(start))
    case .missingEquals: return insert(" =", at: end, isPreferred: lacksOnlyEquals(issue.range))
    case .needsQuotes, .typographicQuotes: return quoting(issue.range)
    case .lowercaseUnicodeEscape:
      return Fix(
        .uppercaseEscape, [TextEdit(ByteRange(start: start + 1, end: start + 2), "U")],
        isPreferred: true)
    case .unterminatedComment, .missingValue, .unexpectedText, .conflictMarker, .invalidUTF8:
      return nil
    }
  }

  private func insert(_ text: String, at offset: Int, isPreferred: Bool) -> Fix {
    Fix(.insert(text), [TextEdit(ByteRange(at: offset), text)], isPreferred: isPreferred)
  }

  // MARK: What is clear

  /// Returns true if nothing but a comment stands behind an offset on its line.
  private func endsLine(_ offset: Int) -> Bool {
    let line = source.lines.line(at: offset)
    let rest = source[
      ByteRange(start: offset, end: max(offset, source.endOfLine(line)))
    ].trimmed
    return rest.isEmpty || rest.hasPrefix("//") || rest.hasPrefix("/*")
  }

  /// Returns true if a word without quotes ends at an offset and the next entry is a word alone: a line break may have
  /// got into one word.
  private func isCutWord(endingAt end: Int) -> Bool {
    guard let value = entry(around: end - 1)?.value, value.quote == nil else { return false }
    let next = table.entries.partitioningIndex { $0.range.start >= end }
    return next < table.entries.count && table.entries[next].isShorthand
  }

  /// Returns true if an entry ends at an offset that may be a comment with a slip in its first two characters.
  private func isComment(endingAt end: Int) -> Bool {
    guard let key = entry(around: end - 1)?.key, key.quote == nil else { return false }
    return key.string.contains { "/*".contains($0) }
  }

  /// Returns true if a word without quotes ends directly before the semicolons before an offset.
  private func isBehindWord(_ offset: Int) -> Bool {
    let word = source.bytes[..<offset].reversed().drop { $0 == UInt8(ascii: ";") }.first
    return word.map { $0 > 0x20 && !"\"')}>".utf8.contains($0) } ?? false
  }

  /// Returns true if quotes inside a text enclose words of it: there are two or four, each beside a word, none at the
  /// ends, and nothing in the text belongs to another entry. A single one may be one too many as well as one without
  /// its backslash.
  private func isPaired(_ quote: Int) -> Bool {
    guard let value = entry(around: quote)?.value, value.content.start <= quote,
      quote < value.content.end
    else { return false }
    let text = source[value.content]
    let inner = issues(in: value.content).filter { $0.problem == .unescapedQuote }
    return inner.count.isMultiple(of: 2) && !text.contains("\\\"") && !text.contains("=")
      && !text.contains(";") && !text.contains("\"\"")
      && !(text.first?.isWhitespace ?? true || text.last?.isWhitespace ?? true)
      && !text.hasPrefix("\"") && !text.hasSuffix("\"")
  }

  /// Returns true if an entry is `"key" "value";`: both in quotes, and neither with an `=` in it.
  private func lacksOnlyEquals(_ key: ByteRange) -> Bool {
    guard let entry = entry(around: key.start), entry.key.range == key, let value = entry.value,
      entry.key.quote != nil, entry.key.quote == value.quote
    else { return false }
    let isWhole = [entry.key, value].allSatisfy { $0.range.length == $0.content.length + 2 }
    return isWhole && !value.string.trimmed.isEmpty && !value.string.contains("=")
      && !entry.key.string.contains("=")
      && issues(in: entry.range).allSatisfy { $0.range == key }
  }

  // Entries and mistakes stand in the order of the text, and there can be a hundred thousand.

  private func entry(around offset: Int) -> StringsTable.Entry? {
    table.entries[..<table.entries.partitioningIndex { $0.range.start > offset }].last
  }

  /// The mistakes that begin in a range.
  private func issues(in range: ByteRange) -> ArraySlice<StringsIssue> {
    let first = table.issues.partitioningIndex { $0.range.start >= range.start }
    return table.issues[first...].prefix { $0.range.start < range.end }
  }

  // MARK: Quotes

  private static let quotes: Set<Character> = ["\"", "“", "”", "„", "‟"]

  /// A text without quotes, or in others, in straight quotes. Preferred where it has them on both
  /// sides or on none.
  private func quoting(_ range: ByteRange) -> Fix {
    var text = source[range][...]
    let sides = [text.first, text.last].map { $0.map(Self.quotes.contains) ?? false }
    if sides[0] { text = text.dropFirst() }
    if sides[1] { text = text.dropLast() }
    let quoted =
      "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
      + "\""
    let isStraight = source[range].first == "\"" || source[range].last == "\""
    let isPlain = !text.contains { "\"';=\\".contains($0) || Self.quotes.contains($0) }
    // A word with one wrong letter in it needs no quotes but the right letter.
    let isForeign = text.count > 1 && text.allSatisfy { !$0.isASCII }
    return Fix(
      .quote(quoted), [TextEdit(range, quoted)],
      isPreferred: isPlain && !isStraight
        && (sides[0] && sides[1] || isForeign && sides == [false, false]))
  }
}

extension LocalizedText {
  fileprivate static func insert(_ text: String) -> LocalizedText {
    LocalizedText(en: "Insert “\(text.trimmed)”", zhHans: "插入“\(text.trimmed)”")
  }
  fileprivate static let removeSemicolon = LocalizedText(
    en: "Remove the semicolon", zhHans: "删除分号")
  fileprivate static func quote(_ text: String) -> LocalizedText {
    LocalizedText(en: "Write \(text)", zhHans: "改为 \(text)")
  }
  fileprivate static let uppercaseEscape = LocalizedText(en: "Write “\\U”", zhHans: "改为“\\U”")
}
