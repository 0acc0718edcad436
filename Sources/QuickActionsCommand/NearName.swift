import SourceText

/// What somebody meant who misspelled a command or an option. Nothing that writes files is proposed: whoever takes up
/// a proposal without a second look must not change files by it.
enum NearName {
  private static let writingCommands: Set = ["format"]
  private static let writingOptions: Set = [
    "--fix", "--write-baseline", "--into", "--export", "--xcfilelist", "--output",
  ]

  static func command(_ name: String) -> String? {
    nearest(to: name, among: CommandLineTool.commands.map { $0.name } + ["help"], writingCommands)
  }

  /// - Parameter options: the names of the options that there are, with their hyphens.
  static func option(_ name: String, among options: [String]) -> String? {
    let words = name.drop { $0 == "-" }
    return nearest(
      to: String(words), among: options.map { String($0.dropFirst(2)) },
      Set(writingOptions.map { String($0.dropFirst(2)) })
    ).map { "--" + $0 }
  }

  /// One letter can be anything; of longer words a third may be wrong.
  private static func nearest(
    to name: String, among names: [String], _ writing: Set<String>
  ) -> String? {
    guard name.utf8.count > 2 else { return nil }
    let near =
      names.contains(name)
      ? name : Spelling.nearest(to: name, among: names, limit: min(3, name.utf8.count / 3))
    guard let near else { return nil }
    return writing.contains(near) ? nil : near
  }
}
