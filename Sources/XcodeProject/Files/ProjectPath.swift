/// Paths as text, with `/` between names.
enum ProjectPath {
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The folder a path lies in, without a `/` at its end; `/` for what lies at the top.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path below a folder; an absolute path stands for itself. Without `.` and `..`.
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

  /// Returns true if a path is a folder or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A path as it is written from a folder; nil where it does not lie in it.
  static func relative(_ path: String, to folder: String) -> String? {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : nil
  }

  /// A path in the form in which paths are compared: the file systems of macOS take no account of
  /// case. How accents are composed makes no difference to Swift's comparison of texts.
  static func folded(_ path: String) -> String {
    path.utf8.contains { $0 >= 0x80 || (0x41...0x5A).contains($0) } ? path.lowercased() : path
  }
}
