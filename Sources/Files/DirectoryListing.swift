import Platform

/// The files and folders of one folder, read without following links.
public struct DirectoryListing: Sendable {
  /// The kind of thing at a path.
  public enum Kind: Sendable {
    case file
    case directory
    case link
    case other
  }

  /// One name in a folder. The kind of a link is `.link`, whatever it leads to.
  public struct Entry: Sendable {
    public let name: String
    public let kind: Kind

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The entries in the order of their names' bytes, so that every run is the same.
  public let entries: [Entry]

  /// Returns nil if the folder cannot be read.
  package init?(path: String) {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, kind: Self.kind(entry.pointee.d_type, path, name)))
    }
    self.entries = Self.sorted(entries)
  }

  /// Returns the entries sorted by numbers that are made of the first bytes of the names, because moving and
  /// comparing names takes longer.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    var keys = entries.indices.map { (start: firstBytes(of: entries[$0].name), index: $0) }
    keys.sort { first, second in
      first.start == second.start
        ? entries[first.index].name.precedes(entries[second.index].name)
        : first.start < second.start
    }
    return keys.map { entries[$0.index] }
  }

  /// Returns the first eight bytes as a number whose order is that of the names. No name contains a zero byte.
  private static func firstBytes(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { bytes in
      var number: UInt64 = 0
      for index in 0..<8 { number = number << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
      return number
    }
  }

  private static func kind(_ type: UInt8, _ path: String, _ name: String) -> Kind {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .directory
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN): return kind(of: path + "/" + name, followingLinks: false)
    default: return .other
    }
  }

  /// Returns true if there is anything at a path, be it a link that leads nowhere.
  public static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// Returns true if permissions or a sandbox keep it a secret whether there is anything at a path.
  public static func isDenied(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) != 0 && (errno == EACCES || errno == EPERM)
  }

  /// Returns what a path leads to; `.other` when there is nothing.
  package static func kind(of path: String, followingLinks: Bool) -> Kind {
    var info = stat()
    let result = followingLinks ? stat(path, &info) : lstat(path, &info)
    guard result == 0 else { return .other }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
