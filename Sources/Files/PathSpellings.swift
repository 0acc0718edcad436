import Synchronization

/// The spellings of paths: the one that folders list, by which files are known everywhere, and the one that was
/// given, by which a client knows them.
///
/// File systems of macOS take no account of case and of how accents are composed, but keep each name as it was first
/// written. Paths from outside are mapped once, where they come in; everywhere else paths are the same if their
/// bytes are. Where a disk tells names apart, a path stays as it is.
public final class PathSpellings: Sendable {
  /// Longer paths name nothing: no system takes them.
  public static let maximumLength = 4096

  fileprivate struct Folder {
    /// The path as folders list it.
    let path: String
    /// True if the folder takes no account of case; nil while that is not known.
    var ignoresCase: Bool?
    /// The names in the folder without case; nil while they have not been needed.
    var names: [String: [String]]?
  }

  fileprivate struct Known {
    /// By the path as it was given.
    var folders = [PathKey("/"): Folder(path: "/")]
    /// The spelling on the disk of paths that were given in another spelling, and the reverse.
    var onDisk: [PathKey: String] = [:]
    var given: [PathKey: String] = [:]
  }

  private let files: any FileAccess
  private let known = Mutex(Known())

  /// - Parameter files: the disk, which is asked for the entries of folders.
  public init(_ files: any FileAccess) { self.files = files }

  /// Returns the spelling of an absolute path that its folders list. What does not exist is spelled as it was given,
  /// in folders that exist as they are listed.
  public func onDisk(_ path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= Self.maximumLength else {
      return path
    }
    return known.withLock { known in
      let above = Path.folder(of: path)
      if known.folders[PathKey(above)] == nil { known.add(above, files) }
      return known.entry(Path.name(of: path), in: above, files)
    }
  }

  /// Returns a path as its folders list it, as far as `onDisk` has found that out. Asks no disk.
  public func knownOnDisk(_ path: String) -> String {
    known.withLock { Self.replaced(path, $0.onDisk) }
  }

  /// Returns a path that folders list as it was given, as far as it lies in what was given.
  public func asGiven(_ path: String) -> String {
    known.withLock { Self.replaced(path, $0.given) }
  }

  /// Forgets the names in folders, which may have changed. How they were given stays known.
  public func forgetNames() {
    known.withLock { $0.folders = Known().folders }
  }

  /// A path with its longest beginning replaced that has another spelling.
  fileprivate static func replaced(_ path: String, _ others: [PathKey: String]) -> String {
    if others.isEmpty { return path }
    if let other = others[PathKey(path)] { return other }
    guard let folder = Path.folder(above: path, where: { others[PathKey($0)] != nil }),
      let other = others[PathKey(folder)]
    else { return path }
    return other + String(Substring(path.utf8.dropFirst(folder.utf8.count)))
  }
}

extension PathSpellings.Known {
  /// Finds out how a folder and those above it are spelled.
  fileprivate mutating func add(_ folder: String, _ files: any FileAccess) {
    var given = "/"
    for bytes in folder.utf8.split(separator: UInt8(ascii: "/")) {
      let name = String(Substring(bytes))
      let next = Path.child(name, of: given)
      if folders[PathKey(next)] == nil {
        let path = entry(name, in: given, files)
        folders[PathKey(next)] = PathSpellings.Folder(path: path)
      }
      given = next
    }
    // Of a path with empty names.
    if folders[PathKey(folder)] == nil { folders[PathKey(folder)] = folders[PathKey(given)] }
  }

  /// The path of an entry as its folder lists it.
  ///
  /// - Parameter above: the folder as it was given.
  fileprivate mutating func entry(
    _ name: String, in above: String, _ files: any FileAccess
  ) -> String {
    guard let folder = folders[PathKey(above)] else { return Path.child(name, of: above) }
    let listed = listedName(name, in: PathKey(above), folder, files)
    let path = Path.child(listed, of: folder.path)
    let asGiven = Path.child(name, of: above)
    if !Path.isSame(listed, name) { onDisk[PathKey(asGiven)] = path }
    // A folder can be given in another spelling than the one above it was.
    if given[PathKey(path)] == nil,
      !Path.isSame(PathSpellings.replaced(path, given), asGiven)
    {
      given[PathKey(path)] = asGiven
    }
    return path
  }

  private mutating func listedName(
    _ name: String, in key: PathKey, _ folder: PathSpellings.Folder, _ files: any FileAccess
  ) -> String {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    // Most disks tell names apart, and then nothing is looked at.
    if name.isEmpty || isASCII && folder.ignoresCase == false { return name }
    if folder.names?[name.lowercased()]?.contains(where: { Path.isSame($0, name) }) == true {
      return name
    }
    let path = Path.child(name, of: folder.path)
    guard files.kind(of: path) != .other else { return name }
    if isASCII, folder.ignoresCase == nil {
      let flipped = Self.flipped(name)
      guard !Path.isSame(flipped, name) else { return name }
      if files.kind(of: Path.child(flipped, of: folder.path)) == .other {
        folders[key]?.ignoresCase = false
        return name
      }
    }
    // An entry that exists and is not listed is another one of the list.
    guard let entries = files.entries(of: folder.path) else { return name }
    let names = Dictionary(grouping: entries.map(\.name)) { $0.lowercased() }
    folders[key]?.names = names
    let same = names[name.lowercased()] ?? []
    if isASCII { folders[key]?.ignoresCase = same.count == 1 }
    if same.count == 1, let only = same.first { return only }
    return name
  }

  /// A name with other case.
  private static func flipped(_ name: String) -> String {
    String(
      decoding: name.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
          byte ^ 0x20
        default: byte
        }
      }, as: UTF8.self)
  }
}
