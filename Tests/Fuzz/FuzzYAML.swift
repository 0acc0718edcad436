import SourceText

@testable import YAMLSyntax

/// Any bytes give nested values in the order of the text, or none.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let tree = YAMLTree(SourceText(Array(UnsafeBufferPointer(start: data, count: count))))
  guard let root = tree.root else { return 0 }
  var pending = [(root, ByteRange(start: 0, end: count))]
  while let (id, outer) = pending.popLast() {
    let node = tree[id]
    check(outer.contains(node.range) && node.range.end <= count)
    if case .scalar(let text) = node.kind {
      check(node.range.contains(text.content))
      if let written = YAMLString.encode(tree.string(of: text), text.style) {
        check(
          text.style == .plain || YAMLString.decode(written, text.style) == tree.string(of: text))
      }
    }
    var last = node.range.start
    for child in tree.children(of: id) {
      check((tree[child].key?.range.start ?? tree[child].range.start) >= last)
      last = tree[child].range.end
      pending.append((child, node.range))
    }
  }
  return 0
}

private func check(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("the invariant of line \(line) does not hold") }
}
