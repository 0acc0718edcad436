/// `file:` URIs and the paths they stand for.
enum FileURI {
  /// The path of a file on this machine; nil for any other URI. `%2F` and a null byte cannot be part
  /// of a name, so a URI with them names nothing.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file:") else { return nil }
    var rest = uri.dropFirst("file:".count).prefix { $0 != "#" && $0 != "?" }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/") else { return nil }
    var names: [String] = []
    for part in rest.split(separator: "/") {
      let name = PercentEncoding.decode(String(part))
      guard !name.contains("/"), !name.utf8.contains(0) else { return nil }
      switch name {
      case ".": continue
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The URI of an absolute path.
  static func uri(of path: String) -> String {
    "file:///"
      + path.split(separator: "/").map { PercentEncoding.encode(String($0)) }
      .joined(separator: "/")
  }
}
