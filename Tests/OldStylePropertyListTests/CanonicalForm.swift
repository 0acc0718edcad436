import Foundation
import OldStylePropertyList

/// Returns a tree in one spelling for comparison: keys in order, of equal keys the last.
///
/// - Parameter end: values that end after this offset are left out of the root dictionary.
func canonicalForm(_ tree: OldStyleTree, before end: Int = .max) -> String {
  tree.root.map { canonicalForm($0, tree, before: end) } ?? ""
}

private func canonicalForm(
  _ id: OldStyleTree.NodeID, _ tree: OldStyleTree, before end: Int = .max
) -> String {
  switch tree[id].kind {
  case .missing: return "?"
  case .string: return quoted(tree.string(of: id) ?? "")
  case .data: return tree.data(of: id).map { "<" + hexadecimal($0) + ">" } ?? "<?>"
  case .array:
    return "(" + tree.children(of: id).map { canonicalForm($0, tree) + "," }.joined() + ")"
  case .dictionary:
    var keyless = ""
    var entries: [String: String] = [:]
    for child in tree.children(of: id) where tree[child].range.end <= end {
      let value = canonicalForm(child, tree)
      if let key = tree.key(of: child) { entries[key] = value } else { keyless += value + ";" }
    }
    return "{" + keyless + pairs(entries) + "}"
  }
}

/// Returns a value read by Foundation, in the same spelling.
func canonicalForm(_ value: Any) -> String {
  switch value {
  case let text as String: quoted(text)
  case let data as Data: "<" + hexadecimal(Array(data)) + ">"
  case let array as [Any]: "(" + array.map { canonicalForm($0) + "," }.joined() + ")"
  case let dictionary as [String: Any]:
    "{" + pairs(dictionary.mapValues { canonicalForm($0) }) + "}"
  default: "unknown"
  }
}

private func pairs(_ entries: [String: String]) -> String {
  entries.sorted {
    Array($0.key.unicodeScalars).map(\.value).lexicographicallyPrecedes(
      Array($1.key.unicodeScalars).map(\.value))
  }
  .map { quoted($0.key) + "=" + $0.value + ";" }.joined()
}

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\" + String(scalar)
    case "\n": quoted += "\\n"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
