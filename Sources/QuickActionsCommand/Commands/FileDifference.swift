import SourceText

/// Changes of files in the format of `--diff`.
enum FileDifference {
  /// Returns the change of a file in the format of `patch -p1` and `git apply`; empty for equal content.
  ///
  /// The lines are those of the file, in its encoding, so that the change can be applied. UTF-16 and UTF-32
  /// have no lines of bytes; for such a file the decoded text is shown.
  ///
  /// - Parameter old: nil for a new file.
  static func unified(_ name: String, from old: [UInt8]?, to new: [UInt8]) -> [UInt8] {
    func text(_ bytes: [UInt8]) -> SourceText {
      FileEncoding.isWide(bytes) ? FileEncoding.decode(bytes).text : SourceText(bytes)
    }
    return LineDifference(from: text(old ?? []), to: text(new))
      .unifiedDiff(
        name: name, isNew: old == nil, prefixes: isBelow(name) ? ("a/", "b/") : ("", ""))
  }

  /// Returns true for a file below the current folder. `git apply` cannot change others, and standard input
  /// is no file.
  private static func isBelow(_ name: String) -> Bool {
    !name.isEmpty && name != "-" && !name.hasPrefix("/") && name != ".." && !name.hasPrefix("../")
  }
}
