/// How the core gets at files, so that editors can lay unsaved texts over the disk and examples need
/// no disk at all. Paths are absolute, with `/` between names.
public protocol FileAccess: Sendable {
  func read(_ path: String) throws(FileReader.Failure) -> [UInt8]

  /// The first bytes of a file, at most so many; of a shorter one all.
  func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8]

  /// What lies in a folder, in the order of the names' bytes; nil when it cannot be read. A link to
  /// a file is a file; a link to a folder stays a link and is not to be followed.
  func entries(of folder: String) -> [DirectoryListing.Entry]?

  /// What a path leads to; `.other` when there is nothing.
  func kind(of path: String) -> DirectoryListing.Kind
}

extension FileAccess {
  public func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    Array(try read(path).prefix(prefix))
  }
}

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

/// Files that are only in memory.
public struct MemoryFiles: FileAccess {
  private let files: [String: [UInt8]]

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
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  public func kind(of path: String) -> DirectoryListing.Kind {
    if files[path] != nil { return .file }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? .directory : .other
  }
}

/// Files of which some have a newer content than they have on the disk.
public struct OverlaidFiles: FileAccess {
  private let base: any FileAccess
  private let newer: [String: [UInt8]]

  public init(_ base: any FileAccess, newer: [String: [UInt8]]) {
    self.base = base
    self.newer = newer
  }

  public func read(_ path: String) throws(FileReader.Failure) -> [UInt8] {
    if let bytes = newer[path] { return bytes }
    return try base.read(path)
  }

  public func read(_ path: String, prefix: Int) throws(FileReader.Failure) -> [UInt8] {
    if let bytes = newer[path] { return Array(bytes.prefix(prefix)) }
    return try base.read(path, prefix: prefix)
  }

  public func entries(of folder: String) -> [DirectoryListing.Entry]? {
    base.entries(of: folder)
  }

  public func kind(of path: String) -> DirectoryListing.Kind {
    newer[path] == nil ? base.kind(of: path) : .file
  }
}
