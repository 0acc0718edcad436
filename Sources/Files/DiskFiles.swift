/// The files of the machine. Reads nothing but regular files, so no pipe can stop it.
public struct DiskFiles: FileAccess {
  public init() {}

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    try requireFile(path)
    return try FileReader.read(path)
  }

  public func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    try requireFile(path)
    return try FileReader.read(path, prefix: prefix)
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    DirectoryListing(path: folder)?.entries.map { entry in
      guard entry.kind == .link,
        DirectoryListing.kind(of: folder + "/" + entry.name, followingLinks: true) == .file
      else { return entry }
      return DirectoryListing.Entry(name: entry.name, kind: .file)
    }
  }

  public func kind(of path: String) -> DirectoryListing.Kind {
    DirectoryListing.kind(of: path, followingLinks: true)
  }

  private func requireFile(_ path: String) throws(FileReader.Failure) {
    switch kind(of: path) {
    case .file: return
    case .directory: throw .directory
    case .link, .other: throw .system("not a file")
    }
  }
}
