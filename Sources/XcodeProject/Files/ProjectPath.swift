/// Paths as text, with `/` between names.
enum ProjectPath {
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the folder of a path, without a `/` at its end; `/` for top-level entries.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a path below a folder; an absolute path stays as it is. Without `.` and `..`.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    if path.isEmpty { return folder }
    let joined = folder + "/" + path
    return isNormal(path) && folder != "/" ? joined : normalized(joined)
  }

  /// Returns true if a path has no `.`, `..` or empty names; nearly all are so, and a project has many.
  private static func isNormal(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { name in
        !name.isEmpty && !(name.count < 3 && name.allSatisfy { $0 == UInt8(ascii: ".") })
      }
  }

  /// An absolute path without `.`, `..` and doubled `/`.
  static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Returns true if a path is a folder or inside it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Returns a path relative to a folder; nil if it is not inside.
  static func relative(_ path: String, to folder: String) -> String? {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : nil
  }

  /// Returns a path in the form for comparisons: file systems of macOS ignore case. The composition of accents makes
  /// no difference to Swift's comparison of strings.
  static func folded(_ path: String) -> String {
    path.utf8.contains { $0 >= 0x80 || (0x41...0x5A).contains($0) } ? path.lowercased() : path
  }
}
