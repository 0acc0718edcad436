import AppFiles
import EditorFeatures
import Guide
import PropertyList
import SourceText

/// For any text in an editor: the ranges of its structure are inside it, and formatting changes only white
/// space, and nothing the second time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStructure(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // The first bytes are the position of the caret.
  let place = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  bytes.removeFirst(min(4, bytes.count))
  let plist = InfoPlist(SyntaxTree(SourceText(bytes)))
  checkCaret(place % (bytes.count + 1), in: plist)
  checkStructure(of: plist, ByteRange(start: 0, end: bytes.count))
  checkLayout(of: plist.tree)
  return 0
}

private func checkCaret(_ offset: Int, in plist: InfoPlist) {
  let ranges = SelectionRanges.ranges(at: offset, in: plist.tree)
  check(ranges.allSatisfy { $0.touches(offset) })
  for (inner, outer) in zip(ranges, ranges.dropFirst()) {
    check(outer.contains(inner) && outer != inner)
  }
  let places = Occurrences.like(offset, in: plist)
  check(places.isEmpty || places.contains { $0.touches(offset) })
  if let linked = Occurrences.linkedNames(at: offset, in: plist.tree) {
    check(linked.contains { $0.touches(offset) })
    check(Set(linked.map { Array(plist.tree.text($0).utf8) }).count == 1)
  }
  for character in TypingFormatter.triggers {
    for edit in TypingFormatter.edits(
      afterTyping: character, at: offset, in: plist.tree, style: .xcode)
    {
      check(isBlank(plist.tree.text(edit.range) + edit.replacement))
    }
  }
}

private func checkStructure(of plist: InfoPlist, _ whole: ByteRange) {
  func walk(_ entries: [OutlineEntry], in parent: ByteRange) {
    for entry in entries {
      check(parent.contains(entry.range) && entry.range.contains(entry.selection))
      check(!isBlank(entry.name))
      walk(entry.children, in: entry.range)
    }
  }
  walk(Outline.entries(of: plist, language: .english), in: whole)
  for region in FoldingRegions.regions(of: plist.tree) { check(region.end <= whole.end) }
  for link in DocumentationLinks.links(in: plist) { check(whole.contains(link.range)) }
  for hint in InlayHints.hints(in: plist, within: whole) { check(whole.touches(hint.offset)) }
  var end = 0
  for token in SemanticTokens.tokens(in: plist, within: whole) {
    check(token.range.start >= end && !token.range.isEmpty)
    end = token.range.end
  }
  check(end <= whole.end)
}

private func checkLayout(of tree: SyntaxTree) {
  guard let edits = PropertyListFormatter.edits(for: tree, style: .xcode) else { return }
  for edit in edits { check(isBlank(tree.text(edit.range) + edit.replacement)) }
  let result = SyntaxTree(tree.source.applying(edits))
  check(result.issues.isEmpty && result.nodeCount == tree.nodeCount)
  check(PropertyListFormatter.edits(for: result, style: .xcode)?.isEmpty ?? false)
}

private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

private func check(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("the invariant of line \(line) does not hold") }
}
