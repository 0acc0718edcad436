import SourceText

extension SyntaxTree {
  /// Returns the element that begins at an offset.
  package func element(at offset: Int) -> NodeID? {
    path(containing: offset).last { self[$0].start == offset && self[$0].kind != .document }
  }

  /// Returns the innermost container around an element that begins at an offset.
  package func container(around offset: Int) -> NodeID {
    path(containing: offset).last { self[$0].kind.isContainer && self[$0].start < offset }
      ?? root
  }
}
