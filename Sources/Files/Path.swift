import Platform

/// Paths as text, with `/` between names. Two are the same if their bytes are: Swift's comparison of strings treats
/// two files as one if only the composition of an accent differs.
public enum Path {
  private static let slash = UInt8(ascii: "/")

  /// Returns the folder of a path, without a `/` at its end; `/` for top-level entries.
  public static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "" }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// Returns what follows the last `/`; the whole path where there is none.
  public static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns true if a path is a folder or inside it.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    let (count, base) = (path.utf8.count, folder.utf8.count)
    guard count > base else { return count == base && isSame(path, folder) }
    return begins(path, with: folder)
      && (folder.utf8.last == slash
        || path.utf8[path.utf8.index(path.startIndex, offsetBy: base)] == slash)
  }

  /// True if the bytes of two paths are the same.
  public static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && begins(first, with: second)
  }

  /// True if the bytes of a path begin with those of another text, which is not longer.
  private static func begins(_ path: String, with start: String) -> Bool {
    path.utf8.withContiguousStorageIfAvailable { bytes in
      start.utf8.withContiguousStorageIfAvailable { start in
        guard let first = bytes.baseAddress, let second = start.baseAddress else { return true }
        return memcmp(first, second, min(bytes.count, start.count)) == 0
      }
    }.flatMap { $0 } ?? path.utf8.starts(with: start.utf8)
  }

  /// The path of an entry of a folder.
  static func child(_ name: String, of folder: String) -> String {
    path(folder.utf8.last == slash ? folder : folder + "/", name)
  }

  /// Returns true if two folders are the same, or one of them contains the other.
  package static func isNested(_ first: String, _ second: String) -> Bool {
    isInside(first, second) || isInside(second, first)
  }

  /// Returns a path relative to a folder; the path itself if it is not inside.
  public static func relative(_ path: String, to folder: String) -> String {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.utf8.starts(with: base.utf8) else { return path }
    return String(Substring(path.utf8.dropFirst(base.utf8.count)))
  }

  /// Returns how many names two paths begin with in common.
  public static func commonDepth(_ first: String, _ second: String) -> Int {
    zip(first.utf8.split(separator: slash), second.utf8.split(separator: slash))
      .prefix { $0.elementsEqual($1) }.count
  }

  /// Returns how many `/` a path has.
  package static func depth(_ path: String) -> Int { path.utf8.count { $0 == slash } }

  /// Returns the path of a name in a folder whose path ends with `/`. There are as many as files, and `+` takes more
  /// than twice the time.
  static func path(_ base: String, _ name: String) -> String {
    var (base, name) = (base, name)
    return base.withUTF8 { base in
      name.withUTF8 { name in
        String(unsafeUninitializedCapacity: base.count + name.count) { path in
          guard path.count >= base.count + name.count else { return 0 }
          let end = path.update(fromContentsOf: base)
          return path[end...].update(fromContentsOf: name)
        }
      }
    }
  }

  /// Returns the folders that contain a path, the innermost first.
  ///
  /// - Parameter last: the last of them, if it contains the path.
  package static func folders(above path: String, upTo last: String = "/") -> [String] {
    var folders: [String] = []
    _ = folder(above: path) { folder in
      folders.append(folder)
      return isSame(folder, last)
    }
    return folders
  }

  /// Returns the innermost folder around a path that fulfils a condition. Most are found after a step or two, so the
  /// others are not created.
  static func folder(above path: String, where isWanted: (String) -> Bool) -> String? {
    var rest = path[...]
    while let end = rest.utf8.lastIndex(of: slash) {
      rest = rest[..<end]
      let folder = rest.isEmpty ? "/" : String(rest)
      if isWanted(folder) { return folder }
    }
    return nil
  }

  /// Returns those of some sorted paths that are inside a folder.
  package static func inside(_ folder: String, of paths: [String]) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    // `0` follows `/`, so no path between the two is elsewhere.
    let start = paths.lowerBound(prefix)
    let end = paths.lowerBound(prefix.dropLast() + "0")
    // Most often a project contains all of them.
    if start == 0, end == paths.count { return paths }
    return start < end ? Array(paths[start..<end]) : []
  }
}

extension Path {
  /// Returns true if paths that are sorted by their bytes contain one.
  package static func isOne(_ path: String, of sorted: [String]) -> Bool {
    sorted.contains(sorted: path)
  }
}

extension [String] {
  /// Returns true if an array that is sorted by the bytes of its strings contains one.
  func contains(sorted text: String) -> Bool {
    let index = lowerBound(text)
    return index < count && Path.isSame(self[index], text)
  }

  /// Returns the index of the first string that does not precede another, by their bytes.
  func lowerBound(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var (low, high) = (0, count)
      while low < high {
        let middle = low + (high - low) / 2
        if self[middle].precedes(bytes) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}

extension [String] {
  /// Each of some paths once, sorted by their bytes.
  package var sortedPaths: [String] {
    Set(map(PathKey.init)).map(\.path).sorted { $0.precedes($1) }
  }
}

/// A path as a key of dictionaries and sets, compared by its bytes.
public struct PathKey: Hashable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  public static func == (first: PathKey, second: PathKey) -> Bool {
    Path.isSame(first.path, second.path)
  }

  /// Feeds the bytes of the path.
  public func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Returns true if the bytes of the string precede others. Paths of one project have a long common beginning, and
  /// iterating over characters is slower than over the storage.
  fileprivate func precedes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.withContiguousStorageIfAvailable { own in
      guard let first = own.baseAddress, let second = bytes.baseAddress else {
        return own.count < bytes.count
      }
      let order = memcmp(first, second, min(own.count, bytes.count))
      return order == 0 ? own.count < bytes.count : order < 0
    } ?? utf8.lexicographicallyPrecedes(bytes)
  }

  /// Returns true if the bytes of the string precede those of another one.
  package func precedes(_ other: String) -> Bool {
    other.utf8.withContiguousStorageIfAvailable { precedes($0) }
      ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Path {
  /// Returns a path from the root, without `.` and `..`; `-` is a file in the working folder.
  public static func absolute(_ path: String) -> String {
    if isAbsolute(path) { return path }
    let working = getcwd(nil, 0)
    defer { free(working) }
    let base = path.hasPrefix("/") ? "" : working.map { String(cString: $0) } ?? ""
    var names: [Substring] = []
    for name in (base + "/" + path).split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Returns true if a path begins at the root and contains no `.`, `..` or empty name.
  private static func isAbsolute(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      guard bytes.first == slash else { return false }
      return bytes.dropFirst().split(separator: slash, omittingEmptySubsequences: false).allSatisfy
      {
        name in
        !name.isEmpty && (name.count > 2 || name.contains { $0 != UInt8(ascii: ".") })
      }
    }
  }

  /// Returns a path with all links resolved; the absolute path if there is no file.
  public static func real(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return absolute(path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
