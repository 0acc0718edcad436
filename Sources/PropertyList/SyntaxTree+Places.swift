import SourceText

extension SyntaxTree {
  /// The element that begins at an offset.
  package func element(at offset: Int) -> NodeID? {
    path(containing: offset).last { self[$0].start == offset && self[$0].kind != .document }
  }

  /// The innermost container that holds what begins at an offset.
  package func container(around offset: Int) -> NodeID {
    path(containing: offset).last { self[$0].kind.isContainer && self[$0].start < offset }
      ?? root
  }
}
