import PropertyList

extension SyntaxTree {
  /// The keys that lead to a place, `[]` for each array: `UIApplicationShortcutItems[]`.
  public func keys(around offset: Int) -> String {
    let path = path(containing: offset)
    var keys = ""
    for (parent, child) in zip(path, path.dropFirst()) {
      switch self[parent].kind {
      case .array: keys += "[]"
      case .dictionary:
        guard let entry = entries(of: parent).first(where: { $0.key == child || $0.value == child })
        else { continue }
        keys += (keys.isEmpty ? "" : ".") + scalarText(of: entry.key)
      default: continue
      }
    }
    return keys
  }
}
