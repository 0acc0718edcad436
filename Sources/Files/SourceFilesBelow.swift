import SourceText

extension ProjectFiles {
  /// How many files and folders `codeFiles(below:)` looks at.
  public static let maximumHidden = 20_000

  /// The source files in a folder that is no part of what was looked through: one that is left out, or one
  /// that a link leads to. Nil where not all are seen.
  package static func codeFiles(below folder: String, in files: any FileAccess) -> [String]? {
    guard files.listsWholeFolders else { return nil }
    var found: [String] = []
    var (next, count) = ([folder], 0)
    while let path = next.popLast() {
      guard let entries = files.entries(of: path) else { return nil }
      count += entries.count
      guard count <= maximumHidden else { return nil }
      for entry in entries where !isSkipped(entry.name) {
        let child = path + "/" + entry.name
        switch entry.kind {
        case .file: if FileKind(named: child)?.role == .code { found.append(child) }
        case .directory: next.append(child)
        // A link that leads around is followed until the limit.
        case .link: if files.kind(of: child) == .directory { next.append(child) }
        case .other: break
        }
      }
    }
    return found.sorted { $0.precedes($1) }
  }
}
