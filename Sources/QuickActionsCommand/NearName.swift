import SourceText

/// What somebody meant who misspelled a command or an option. Of what writes files it is said that it does: whoever
/// takes up a proposal without a second look must not change files by it.
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
    /// A near one that writes files.
    case writing(String)
    /// What other tools call differently.
    case other(String)
  }

  /// What tools of this kind call the options.
  private static let otherNames = [
    "rule": "only", "rules": "only", "include": "only", "enable": "only", "exclude": "skip",
    "ignore": "skip", "disable": "skip", "autocorrect": "fix", "dry-run": "diff",
    "language": "lang", "locale": "lang", "out": "output", "o": "output",
  ]

  /// - Parameter options: the names of the options that there are, with their hyphens.
  static func option(_ name: String, among options: [String]) -> Option? {
    let word = String(name.drop { $0 == "-" })
    if let other = otherNames[word].map({ "--" + $0 }), options.contains(other) {
      return writingOptions.contains(other) ? .writing(other) : .other(other)
    }
    let near = nearest(to: word, among: options.map { String($0.dropFirst(2)) }).map { "--" + $0 }
    return near.map { writingOptions.contains($0) ? .writing($0) : .near($0) }
  }

  /// One letter can be anything; of longer words a third may be wrong.
  private static func nearest(to name: String, among names: [String]) -> String? {
    guard name.utf8.count > 2 else { return nil }
    return names.contains(name)
      ? name : Spelling.nearest(to: name, among: names, limit: min(3, name.utf8.count / 3))
  }
}
