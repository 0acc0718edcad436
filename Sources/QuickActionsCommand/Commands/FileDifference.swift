import SourceText

/// Changes of files, as `--diff` shows them.
enum FileDifference {
  /// The change of a file in the form that `patch -p1` and `git apply` read; empty for equal content.
  ///
  /// The lines are those of the file, in its encoding, so that the change can be applied. UTF-16 and UTF-32 have
  /// no lines of bytes; of such a file the text is shown.
  ///
  /// - Parameter old: nil for a file that is to be created.
  static func unified(_ name: String, from old: [UInt8]?, to new: [UInt8]) -> [UInt8] {
    func text(_ bytes: [UInt8]) -> SourceText {
      FileEncoding.isWide(bytes) ? FileEncoding.decode(bytes).text : SourceText(bytes)
    }
    return LineDifference(from: text(old ?? []), to: text(new))
      .unifiedDiff(
        name: name, isNew: old == nil, prefixes: isBelow(name) ? ("a/", "b/") : ("", ""))
  }

  /// True for a file below the current folder. Others are changed by no `git apply`, and the standard input is no file.
  private static func isBelow(_ name: String) -> Bool {
    !name.isEmpty && name != "-" && !name.hasPrefix("/") && name != ".." && !name.hasPrefix("../")
  }
}
