import PropertyList
import SourceText

extension SyntaxTree {
  /// Returns the range that a finding about a value underlines: its text, or its tag if there is no text or it spans
  /// lines.
  package func head(of id: NodeID) -> ByteRange {
    let node = self[id]
    guard node.kind.isScalar else { return node.startTag }
    return node.content.isEmpty ? node.range : node.content
  }

  /// Returns the range that a finding about a key underlines: its name.
  package func name(of key: NodeID) -> ByteRange {
    let node = self[key]
    return node.content.isEmpty ? node.range : node.content
  }
}
