import CodeSyntax
import SourceText

extension Finding {
  /// The finding without fixes of code that would take a comment away: what somebody wrote down is no fix's to
  /// remove.
  func keepingComments(of tree: CodeTree) -> Finding {
    guard !fixes.isEmpty, !tree.comments.isEmpty else { return self }
    var finding = self
    finding.fixes.removeAll { fix in fix.edits.contains(where: tree.losesComment) }
    return finding
  }
}

extension CodeTree {
  /// Whether an edit takes away a comment, or a part of one, that its new text does not have.
  fileprivate func losesComment(to edit: TextEdit) -> Bool {
    let first = comments.partitioningIndex { $0.end > edit.range.start }
    return comments[first...].prefix { $0.start < edit.range.end }.contains { comment in
      !edit.replacement.contains(source[comment])
    }
  }
}
