import PropertyList

extension SyntaxTree {
  /// Returns true if two values say the same, whatever their white space, comments and order of keys.
  package func isEqual(_ left: NodeID, _ right: NodeID) -> Bool {
    canonicalText(of: left) == canonicalText(of: right)
  }

  /// A value as text in which equal values are equal. The depth is bounded by the tree's.
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
