import SourceText

/// Suggestions for a misspelled command or option. Suggested commands that write files are marked as such, so
/// that users do not change files unintentionally.
enum NearName {
  private static let writingCommands: Set = ["format"]
  private static let writingOptions: Set = [
    "--fix", "--write-baseline", "--into", "--export", "--xcfilelist", "--output", "--write",
  ]

  static func command(_ name: String) -> String? {
    nearest(to: name, among: CommandLineTool.commands.map { $0.name } + ["help"])
      .flatMap { writingCommands.contains($0) ? nil : $0 }
  }

  enum Option {
    case near(String)
    /// An option that writes files.
    case writing(String)
    /// The name for the same thing in this tool.
    case other(String)
  }

  /// The names of the options in similar tools.
  private static let otherNames = [
    "rule": "only", "rules": "only", "include": "only", "enable": "only", "exclude": "skip",
    "ignore": "skip", "disable": "skip", "autocorrect": "fix", "dry-run": "diff",
    "language": "lang", "locale": "lang", "out": "output", "o": "output",
  ]

  /// - Parameter options: the names of the existing options, with their hyphens.
  static func option(_ name: String, among options: [String]) -> Option? {
    let word = String(name.drop { $0 == "-" })
    if let other = otherNames[word].map({ "--" + $0 }), options.contains(other) {
      return writingOptions.contains(other) ? .writing(other) : .other(other)
    }
    let near = nearest(to: word, among: options.map { String($0.dropFirst(2)) }).map { "--" + $0 }
    return near.map { writingOptions.contains($0) ? .writing($0) : .near($0) }
  }

  /// Returns the nearest name. A single letter can mean anything; of longer words a third may be wrong.
  private static func nearest(to name: String, among names: [String]) -> String? {
    guard name.utf8.count > 2 else { return nil }
    return names.contains(name)
      ? name : Spelling.nearest(to: name, among: names, limit: min(3, name.utf8.count / 3))
  }
}
