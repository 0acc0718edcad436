extension LineDifference {
  /// The number of equal lines shown around a change.
  public static let contextLines = 3

  /// Returns the difference in the format of `patch` and `git apply`; empty for equal texts. The bytes of the texts
  /// are not changed.
  ///
  /// - Parameters:
  ///   - isNew: true if the file does not exist yet.
  ///   - prefixes: the prefixes of the old and the new name, such as `a/` and `b/` in the output of `git`.
  public func unifiedDiff(
    name: String, isNew: Bool = false, prefixes: (old: String, new: String) = ("", "")
  ) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    let old = isNew ? "/dev/null" : Self.quoted(prefixes.old + name)
    var result = Array("--- \(old)\n+++ \(Self.quoted(prefixes.new + name))\n".utf8)
    if self.old.hasLoneReturns || new.hasLoneReturns {
      result += wholeHunk
    } else {
      for hunk in hunks { append(hunk, to: &result) }
    }
    return result
  }

  /// Returns a name in the notation of `git` and `patch`. A name with control characters, which would end the
  /// line, is quoted, with these characters as octal numbers.
  private static func quoted(_ name: String) -> String {
    let needsQuotes = name.unicodeScalars.contains {
      PlainLine.isControl($0) || $0 == "\"" || $0 == "\\"
    }
    guard needsQuotes else { return name }
    let escaped = name.unicodeScalars.map { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\" + String(scalar) }
      guard PlainLine.isControl(scalar) else { return String(scalar) }
      return String(scalar).utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }.joined()
    }
    return "\"" + escaped.joined() + "\""
  }

  /// One hunk from the first to the last different line, without context. For `patch` only `\n` ends a line;
  /// in `SourceText` a lone `\r` does as well.
  private var wholeHunk: [UInt8] {
    func lines(_ text: SourceText) -> [ArraySlice<UInt8>] {
      var lines = text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
    func endsLine(_ index: Int, _ lines: [ArraySlice<UInt8>], _ text: SourceText) -> Bool {
      index < lines.count - 1 || text.bytes.last == 0x0A
    }
    let (from, to) = (lines(old), lines(new))
    func isEqual(_ first: Int, _ second: Int) -> Bool {
      from[first] == to[second] && endsLine(first, from, old) == endsLine(second, to, new)
    }
    var start = 0
    while start < min(from.count, to.count), isEqual(start, start) { start += 1 }
    var (oldEnd, newEnd) = (from.count, to.count)
    while oldEnd > start, newEnd > start, isEqual(oldEnd - 1, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    var result = Array("@@ -\(Self.place(start..<oldEnd)) +\(Self.place(start..<newEnd)) @@\n".utf8)
    func append(
      _ mark: Unicode.Scalar, _ range: Range<Int>, _ lines: [ArraySlice<UInt8>], of text: SourceText
    ) {
      for index in range {
        result.append(UInt8(truncatingIfNeeded: mark.value))
        result += lines[index]
        result.append(0x0A)
        if !endsLine(index, lines, text) { result += Array("\\ No newline at end of file\n".utf8) }
      }
    }
    append("-", start..<oldEnd, from, of: old)
    append("+", start..<newEnd, to, of: new)
    return result
  }

  /// The changes grouped into hunks: changes whose contexts touch share one.
  private var hunks: [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.contextLines
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func append(_ hunk: [Change], to result: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.contextLines, first.old.lowerBound)
    let after = min(Self.contextLines, old.lineCount - last.old.upperBound)
    let oldLines = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newLines = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    result += Array("@@ -\(Self.place(oldLines)) +\(Self.place(newLines)) @@\n".utf8)
    var line = oldLines.lowerBound
    for change in hunk {
      append(line..<change.old.lowerBound, of: old, mark: " ", to: &result)
      append(change.old, of: old, mark: "-", to: &result)
      append(change.new, of: new, mark: "+", to: &result)
      line = change.old.upperBound
    }
    append(line..<oldLines.upperBound, of: old, mark: " ", to: &result)
  }

  /// Returns the line number from 1; for an empty range, the number of the line before it.
  private static func place(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private func append(
    _ lines: Range<Int>, of text: SourceText, mark: Unicode.Scalar, to result: inout [UInt8]
  ) {
    for line in lines {
      let range = text.wholeLine(line)
      result.append(UInt8(truncatingIfNeeded: mark.value))
      result += text.bytes[range.start..<range.end]
      if result.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}

extension SourceText {
  /// True if a line ends with `\r` without `\n`.
  fileprivate var hasLoneReturns: Bool {
    (1..<max(lines.count, 1)).contains { bytes[lines.start(ofLine: $0) - 1] == 0x0D }
  }
}
