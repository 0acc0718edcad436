/// Files of which some have a newer content than they have on the disk.
public struct OverlaidFiles: FileAccess {
  private let base: any FileAccess
  private let newer: [String: [UInt8]]

  /// - Parameter newer: the bytes by path. A file that is only here can be read, but no folder lists it.
  public init(_ base: any FileAccess, newer: [String: [UInt8]]) {
    self.base = base
    self.newer = newer
  }

  /// Returns the same with the newer contents of only some files, for long-lived references.
  public func keeping(_ paths: [String]) -> OverlaidFiles {
    var kept: [String: [UInt8]] = [:]
    for path in paths { kept[path] = newer[path] }
    return OverlaidFiles(base, newer: kept)
  }

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    if let bytes = newer[path] { return bytes }
    return try base.read(path)
  }

  public func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    if let bytes = newer[path] { return Array(bytes.prefix(prefix)) }
    return try base.read(path, prefix: prefix)
  }

  public func read(
    _ path: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(FileReader.Failure) -> [UInt8]? {
    guard let bytes = newer[path] else { return try base.read(path, where: isWanted) }
    return bytes.withUnsafeBytes(isWanted) ? bytes : nil
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    base.entries(of: folder)
  }

  public var listsWholeFolders: Bool { base.listsWholeFolders }

  public func kind(of path: String) -> DirectoryListing.Kind {
    newer[path] == nil ? base.kind(of: path) : .file
  }
}
