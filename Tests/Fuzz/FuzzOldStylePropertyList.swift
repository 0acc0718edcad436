import SourceText

@testable import OldStylePropertyList

/// Any bytes give a tree whose nodes are nested and inside the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOldStylePropertyList(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let tree = OldStyleTree(
    FileEncoding.decode(Array(UnsafeBufferPointer(start: data, count: count))).text)
  let whole = ByteRange(start: 0, end: tree.source.length)
  // Nesting is limited, so recursion is safe.
  func walk(_ id: OldStyleTree.NodeID, in parent: ByteRange) {
    let node = tree[id]
    check(parent.contains(node.range) && node.range.contains(tree.content(of: id)))
    _ = (tree.string(of: id), tree.data(of: id), tree.key(of: id))
    var end = node.range.start
    for child in tree.children(of: id) {
      check((tree[child].key?.start ?? tree[child].range.start) >= end)
      end = tree[child].range.end
      walk(child, in: node.range)
    }
  }
  if let root = tree.root { walk(root, in: whole) }
  check(tree.issues.count <= OldStyleTree.maximumIssues)
  for issue in tree.issues { check(whole.contains(issue.range)) }
  return 0
}

private func check(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("the invariant of line \(line) does not hold") }
}
