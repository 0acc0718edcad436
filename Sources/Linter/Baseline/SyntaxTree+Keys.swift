import PropertyList
import SourceText

extension SyntaxTree {
  /// Returns the keys around an offset, with `[]` for each array: `UIApplicationShortcutItems[]`.
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

  /// Returns the beginning of the innermost array element around an offset; empty where there is none.
  public func arrayElement(around offset: Int) -> String {
    let path = path(containing: offset)
    let element = zip(path, path.dropFirst()).reversed().first { self[$0.0].kind == .array }?.1
    guard let range = element.map({ self[$0].range }) else { return "" }
    let end = min(range.end, range.start + Baseline.maximumItemLength)
    return source[ByteRange(start: range.start, end: end)]
  }
}
