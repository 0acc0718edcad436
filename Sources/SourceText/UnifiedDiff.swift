extension LineDifference {
  /// How many equal lines are shown around a change.
  public static let contextLines = 3

  /// The difference in the form that `patch` and `git apply` read; empty for equal texts. Bytes are
  /// those of the texts, whatever they are.
  ///
  /// - Parameter isNew: whether there is no file yet.
  public func unifiedDiff(name: String, isNew: Bool = false) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    var result = Array("--- \(isNew ? "/dev/null" : name)\n+++ \(name)\n".utf8)
    for hunk in hunks { append(hunk, to: &result) }
    return result
  }

  /// Changes whose surroundings touch are shown together.
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

  /// One-based; an empty range names the line before it.
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
