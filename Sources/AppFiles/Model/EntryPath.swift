import PropertyList

extension SyntaxTree {
  /// Returns the path of the value at an offset in PlistBuddy's notation:
  /// `:UIApplicationShortcutItems:0:UIApplicationShortcutItemTitle`. A key counts as its value.
  public func entryPath(at offset: Int) -> String {
    let path = path(containing: offset)
    var names = ""
    for (parent, child) in zip(path, path.dropFirst()) {
      switch self[parent].kind {
      case .dictionary:
        let entry = entries(of: parent).first { $0.key == child || $0.value == child }
        names += ":" + (entry.map { scalarText(of: $0.key) } ?? "")
      case .array: names += ":\(values(of: parent).firstIndex(of: child) ?? 0)"
      default: break
      }
    }
    return names.isEmpty ? ":" : names
  }
}
