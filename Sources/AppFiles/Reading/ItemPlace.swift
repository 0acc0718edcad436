import PropertyList

/// An item and the containers around it, outermost first.
package struct ItemPlace: Sendable {
  package let node: SyntaxTree.NodeID
  package let containers: [SyntaxTree.NodeID]

  package init(node: SyntaxTree.NodeID, containers: [SyntaxTree.NodeID]) {
    self.node = node
    self.containers = containers
  }
}
