import PropertyList

extension SyntaxTree {
  /// Returns true if two values are equal, apart from white space, comments and the order of keys.
  package func isEqual(_ left: NodeID, _ right: NodeID) -> Bool {
    canonicalText(of: left) == canonicalText(of: right)
  }

  /// Returns a text that is the same for equal values. The depth of the recursion is bounded by that of the tree.
  package func canonicalText(of id: NodeID) -> String {
    let node = self[id]
    switch node.kind {
    case .dictionary:
      let entries = entries(of: id).map { entry in
        let value = entry.value.map { canonicalText(of: $0) } ?? ""
        return "\(scalarText(of: entry.key).debugDescription):\(value)"
      }
      return "{\(entries.sorted().joined(separator: ","))}"
    case .array:
      return "[\(values(of: id).map { canonicalText(of: $0) }.joined(separator: ","))]"
    case .unknownElement, .skipped:
      return text(node.range)
    default:
      return "\(node.kind.elementName ?? "?")(\(scalarText(of: id).debugDescription))"
    }
  }
}
