import SourceText

@testable import PropertyList

/// Any bytes give a tree whose nodes are nested and inside the text, and an edit gives the same tree as
/// reading the edited text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPropertyList(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // The first bytes are the range of the edit; the bytes after the last NUL replace it.
  let places = bytes.prefix(4).map(Int.init)
  bytes.removeFirst(min(4, bytes.count))
  let split = bytes.lastIndex(of: 0) ?? bytes.count
  let replacement = Array(bytes[split...].dropFirst())
  let file = Array(bytes[..<split])

  let (text, encoding) = FileEncoding.decode(file)
  check((try? encoding.encode(text)) == file || text.length == SourceText.maximumLength)
  var tree = SyntaxTree(text)
  checkNesting(tree)
  _ = tree.structureIssues()
  guard places.count == 4, text.length > 0 else { return 0 }

  let start = (places[0] << 8 | places[1]) % (text.length + 1)
  let length = (places[2] << 8 | places[3]) % 64
  tree.replace(ByteRange(start: start, end: start + length), with: replacement)
  let whole = SyntaxTree(SourceText(tree.source.bytes))
  check(tree.nodes == whole.nodes)
  check(Set(tree.issues) == Set(whole.issues))
  check(tree.source.lines == whole.source.lines)
  return 0
}

private func checkNesting(_ tree: SyntaxTree) {
  func walk(_ id: SyntaxTree.NodeID, in parent: ByteRange) {
    let node = tree[id]
    check(parent.contains(node.range) && node.range.contains(node.content))
    _ = tree.scalarText(of: id)
    var end = node.content.start
    for child in tree.children(of: id) {
      check(tree[child].start >= end)
      end = tree[child].end
      walk(child, in: node.content)
    }
  }
  walk(tree.root, in: ByteRange(start: 0, end: tree.source.length))
  for issue in tree.issues { check(issue.range.end <= tree.source.length) }
}

private func check(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("the invariant of line \(line) does not hold") }
}
