/// The folders of the user, as the system names them.
package enum UserFolders {
  /// The folder that holds the caches of all programs; nil where there is none.
  package static var caches: String? {
    #if os(macOS)
      variable("HOME").map { $0 + "/Library/Caches" }
    #else
      variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }
    #endif
  }

  /// A variable of the environment that holds a path from the root.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.hasPrefix("/") ? text : nil
  }
}
