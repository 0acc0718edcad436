// A release build of everything has no Testing; it builds this target, and no tests.
#if canImport(Testing)
  import CodeSyntax
  import SourceText
  import Testing

  /// A table of source and its expectations, as text: `source ⇒ expectation`. An expectation of several lines
  /// follows, indented by two spaces.
  ///
  /// In the source `⏎` is a line break; the other control pictures and `⍽` are invisible characters.
  public enum SourceTable {
    private static let invisible: [(mark: String, character: String)] = [
      ("⏎", "\n"), ("␍", "\r"), ("␀", "\0"), ("␁", "\u{1}"), ("␋", "\u{B}"), ("␌", "\u{C}"),
      ("␇", "\u{FEFF}"), ("⍽", "\u{A0}"), ("␠", "\u{3000}"),
    ]

    /// Returns a text with its invisible characters as symbols.
    public static func written(_ text: String) -> String {
      invisible.reduce(text) { $0.replacing($1.character, with: $1.mark) }
    }

    /// Compares each row with the result of a function for its source.
    public static func check(
      _ table: String, location: SourceLocation = #_sourceLocation, _ describe: (String) -> String
    ) {
      var rows: [(source: String, expected: [Substring])] = []
      for line in table.split(separator: "\n") {
        if line.hasPrefix("  ") {
          if !rows.isEmpty { rows[rows.count - 1].expected.append(line.dropFirst(2)) }
          continue
        }
        let parts = line.split(separator: " ⇒", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
          Issue.record("no row: \(line)", sourceLocation: location)
          continue
        }
        let source = invisible.reduce(String(parts[0])) {
          $0.replacing($1.mark, with: $1.character)
        }
        rows.append((source, parts[1].isEmpty ? [] : [parts[1].dropFirst()]))
      }
      #expect(rows.count > 10, sourceLocation: location)
      for (source, expected) in rows {
        let expected = expected.joined(separator: "\n")
        #expect(describe(source) == expected, "\(source)", sourceLocation: location)
      }
    }

    /// Returns the text of some tokens on one line, with one space for each gap.
    public static func text(of tokens: Range<Int>, _ tree: CodeTree) -> String {
      guard let first = tokens.first, let last = tokens.last else { return "" }
      guard tree.tokens.indices.contains(last) else { return "beyond the end" }
      return tree.source[ByteRange(start: tree.tokens[first].start, end: tree.tokens[last].end)]
        .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
  }
#endif
