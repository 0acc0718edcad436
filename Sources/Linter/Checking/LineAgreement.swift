import PropertyList
import SourceText

extension SyntaxTree {
  /// Returns true if the indentation contradicts the structure of a range: a container does not end at the
  /// indentation at which it begins or contains less indented text, or an element is not indented like its neighbors,
  /// values like values and keys like keys.
  func contradictsLines(in range: ByteRange) -> Bool {
    allNodes.contains { id in
      let node = self[id]
      guard node.kind.isContainer, node.range.meets(range) else { return false }
      let own = indentation(before: node.start)
      let elements = elements(of: id).map {
        (
          range: self[$0].range, isKey: self[$0].kind == .key,
          width: indentation(before: self[$0].start)
        )
      }
      if node.startTag.meets(range) || node.endTag.meets(range), let own,
        let end = indentation(before: node.endTag.start), end != own
      {
        return true
      }
      return elements.indices.contains { index in
        let element = elements[index]
        guard let width = element.width,
          elements[max(0, index - 1)...min(index + 1, elements.count - 1)].contains(where: {
            $0.range.meets(range)
          })
        else { return false }
        if let own, width < own { return true }
        let others = elements.indices.filter { $0 != index && elements[$0].width != nil }
        let alike = others.filter { elements[$0].isKey == element.isKey }
        let widths = Set((alike.isEmpty ? others : alike).map { elements[$0].width })
        return widths.count == 1 && !widths.contains(width)
      }
    }
  }

  /// Returns true if another element follows directly: `<string/><key>`.
  func isBesideStartTag(_ node: Node) -> Bool {
    let next = source.bytes[node.end...].prefix(2)
    return next.first == UInt8(ascii: "<") && next.last != UInt8(ascii: "/")
  }

  /// Returns the indentation of the first tag of a line, with tabs of four columns; nil for other tags, and where a
  /// tag may have been removed from the line before.
  private func indentation(before offset: Int) -> Int? {
    let space = source.bytes[..<offset].reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let lines = space.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    let widths = lines.dropLast().map { $0.reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) } }
    return widths.first == 0 && widths.contains { $0 > 0 } ? nil : widths.first
  }
}
