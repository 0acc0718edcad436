/// Finds the files of a project that are worth reading.
public struct FileFinder: Sendable {
  /// Folders that hold build products and other people's code.
  public static let skippedDirectories: Set<String> = [
    ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules",
  ]
  /// How deep folders are searched. Links to folders are not followed, so this bounds only trees
  /// that are really there.
  public static let maximumDepth = 64

  /// A folder that could not be read.
  public struct Failure: Error, Sendable {
    public let path: String
  }

  private let matches: @Sendable (String) -> Bool

  /// - Parameter matches: whether a file with this name is wanted.
  public init(matching matches: @escaping @Sendable (String) -> Bool) {
    self.matches = matches
  }

  public static let propertyLists = FileFinder { $0.lowercased().hasSuffix(".plist") }

  /// The wanted files below a folder, in the order of their paths, and the folders that could not
  /// be read.
  public func files(below directory: String) -> (files: [String], failures: [Failure]) {
    var files: [String] = []
    var failures: [Failure] = []
    var pending = [(path: directory, depth: 0)]
    while let (path, depth) = pending.popLast() {
      guard let listing = DirectoryListing(path: path) else {
        failures.append(Failure(path: path))
        continue
      }
      var directories: [(path: String, depth: Int)] = []
      for entry in listing.entries {
        let child = path.hasSuffix("/") ? path + entry.name : path + "/" + entry.name
        switch entry.kind {
        case .file: if matches(entry.name) { files.append(child) }
        case .directory:
          if depth < Self.maximumDepth, !Self.skippedDirectories.contains(entry.name) {
            directories.append((child, depth + 1))
          }
        case .link:
          let target = DirectoryListing.kind(of: child, followingLinks: true)
          if target == .file, matches(entry.name) { files.append(child) }
        case .other: break
        }
      }
      pending += directories.reversed()
    }
    return (files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, failures)
  }
}
