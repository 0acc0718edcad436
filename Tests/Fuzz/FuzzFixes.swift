import AppFiles
import Checks
import EditorFeatures
import Linter
import PropertyList
import SourceText

/// For any text in an editor: every fix and every action changes only ranges of the text, fixing all at once
/// terminates and makes the syntax no worse, and sorting loses nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFixes(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // The first bytes are the position of the caret.
  let place = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  bytes.removeFirst(min(4, bytes.count))
  let plist = InfoPlist(SyntaxTree(SourceText(bytes)))
  let source = plist.tree.source
  let findings = Validator.findings(in: plist)
  for finding in findings {
    for fix in finding.fixes { checkEdits(fix.edits, of: source) }
  }
  let context = CodeActionContext(
    .propertyList(plist, nil), selection: ByteRange(at: place % (bytes.count + 1)),
    findings: findings)
  for action in CodeActionRegistry.actions(for: context) {
    let edits = action.change().edits
    checkEdits(edits, of: source)
    let after = SourceText(source.applying(edits).bytes)
    if action.kind == .sortKeys { check(after.bytes.sorted() == source.bytes.sorted()) }
    if action.kind == .fixAll {
      check(SyntaxTree(after).issues.count <= plist.tree.issues.count)
    }
  }
  return 0
}

private func checkEdits(_ edits: [TextEdit], of source: SourceText) {
  let sorted = edits.sorted { $0.range.start < $1.range.start }
  for edit in sorted { check(edit.range.start >= 0 && edit.range.end <= source.length) }
  for (first, second) in zip(sorted, sorted.dropFirst()) {
    check(first.range.end <= second.range.start)
  }
  _ = SyntaxTree(source.applying(edits)).structureIssues()
}

private func check(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("the invariant of line \(line) does not hold") }
}
