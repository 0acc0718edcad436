/// The files of the machine. Reads nothing but regular files, so no pipe can stop it.
public struct DiskFiles: FileAccess {
  public init() {}

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    try FileReader.readRegular(path)
  }

  public func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    try FileReader.readRegular(path, limit: prefix)
  }

  public func read(
    _ path: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(FileReader.Failure) -> [UInt8]? {
    try FileReader.readRegular(path, where: isWanted)
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
}
