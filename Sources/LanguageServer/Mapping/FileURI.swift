/// Conversion between `file:` URIs and paths.
enum FileURI {
  /// Returns the path of a file on this machine; nil for any other URI. `%2F` and a null byte cannot be part of a
  /// name, so a URI with them has no path.
  static func path(of uri: String) -> String? {
    if let path = plainPath(of: uri) { return path }
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

  /// Returns the path if it is contained literally in the URI; nil for others. After a switch of branches thousands
  /// of files are reported.
  private static func plainPath(of uri: String) -> String? {
    guard uri.hasPrefix("file:///") else { return nil }
    let path = uri.utf8.dropFirst("file://".utf8.count)
    var isBehindSlash = false
    for byte in path {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "?"), 0, 0x80...: return nil
      case UInt8(ascii: "/"), UInt8(ascii: "."):
        if isBehindSlash { return nil }
      default: break
      }
      isBehindSlash = byte == UInt8(ascii: "/")
    }
    return isBehindSlash ? nil : String(Substring(path))
  }

  /// Returns the URI of an absolute path.
  static func uri(of path: String) -> String {
    "file:///"
      + path.split(separator: "/").map { PercentEncoding.encode(String($0)) }
      .joined(separator: "/")
  }
}
