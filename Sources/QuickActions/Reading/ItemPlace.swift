import PropertyList

/// An item and the containers around it, outermost first.
struct ItemPlace: Sendable {
  let node: SyntaxTree.NodeID
  let containers: [SyntaxTree.NodeID]
}
