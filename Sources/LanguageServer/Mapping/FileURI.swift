/// `file:` URIs and the paths they stand for.
enum FileURI {
  private static let scheme = "file://"

  /// The absolute path; nil for a URI of another scheme or another machine.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
    let host = rest.prefix { $0 != "/" }
    guard host.isEmpty || host == "localhost", rest.count > host.count else { return nil }
    return PercentEncoding.decode(String(rest.dropFirst(host.count)))
  }

  static func uri(of path: String) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: true)
    return scheme + "/" + names.map { PercentEncoding.encode(String($0)) }.joined(separator: "/")
  }
}
