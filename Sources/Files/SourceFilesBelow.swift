import SourceText

extension ProjectFiles {
  /// The most files and folders that `codeFiles(below:)` scans.
  public static let maximumHidden = 20_000

  /// Returns the source files in a folder that was not scanned: an excluded one, or the target of a link. Nil if they
  /// cannot all be found.
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
        // A link in a circle is followed up to the limit.
        case .link: if files.kind(of: child) == .directory { next.append(child) }
        case .other: break
        }
      }
    }
    return found.sorted { $0.precedes($1) }
  }
}
