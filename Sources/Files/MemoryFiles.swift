/// Files that are only in memory.
public struct MemoryFiles: FileAccess {
  private let files: [String: [UInt8]]

  /// - Parameter files: the bytes by absolute path. The folders are those that the paths name.
  public init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    guard let bytes = files[path] else { throw .system("no such file") }
    return bytes
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var kinds: [String: DirectoryListing.Kind] = [:]
    for path in files.keys where path.hasPrefix(prefix) {
      let rest = path.dropFirst(prefix.count)
      let name = String(rest.prefix { $0 != "/" })
      kinds[name] = name.utf8.count == rest.utf8.count ? .file : .directory
    }
    guard !kinds.isEmpty else { return nil }
    return kinds.map { DirectoryListing.Entry(name: $0.key, kind: $0.value) }
      .sorted { $0.name.precedes($1.name) }
  }

  public func kind(of path: String) -> DirectoryListing.Kind {
    if files[path] != nil { return .file }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? .directory : .other
  }
}
