import Files

/// Paths of files as review services write them: from the folder of the repository, without a leading `./`.
public struct ReportPaths: Sendable {
  private let root: String
  private let absolute: @Sendable (String) -> String

  /// - Parameters:
  ///   - root: the folder of the repository, as an absolute path.
  ///   - absolute: makes paths of reports absolute.
  public init(root: String, absolute: @escaping @Sendable (String) -> String) {
    self.root = root
    self.absolute = absolute
  }

  /// Returns the path from the repository; for a file elsewhere its absolute path, for standard input `-`.
  func name(of path: String) -> String {
    if path == "-" { return path }
    let whole = absolute(path)
    return Path.isInside(whole, root) ? Path.relative(whole, to: root) : whole
  }

  /// Returns the repository folder of a folder: the nearest one with a `.git`, else the folder itself.
  ///
  /// - Parameter exists: returns true if there is a file or a folder at a path.
  public static func repository(
    around folder: String, exists: (String) -> Bool
  ) -> String {
    var folder = folder
    let start = folder
    while true {
      if exists(folder == "/" ? "/.git" : folder + "/.git") { return folder }
      let above = Path.folder(of: folder)
      if above.isEmpty || above == folder { return start }
      folder = above
    }
  }
}
