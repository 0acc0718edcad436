import Checks
import CodeSyntax
import PropertyList
import SourceText

extension Finding {
  /// Returns the finding without fixes of code that would remove a comment: no fix may remove what its author wrote.
  func keepingComments(of tree: CodeTree) -> Finding {
    guard !fixes.isEmpty, !tree.comments.isEmpty else { return self }
    var finding = self
    finding.fixes.removeAll { fix in fix.edits.contains(where: tree.losesComment) }
    return finding
  }

  /// Returns the finding with fixes of a property list that remove no comment: deletions leave comments out, and
  /// replacements that contain a comment are dropped.
  func keepingComments(of tree: SyntaxTree) -> Finding {
    guard !Self.removingRules.contains(rule),
      fixes.contains(where: { $0.edits.contains { !tree.comments(in: $0).isEmpty } })
    else { return self }
    var finding = self
    finding.fixes = fixes.compactMap { fix in
      var edits: [TextEdit] = []
      for edit in fix.edits {
        let comments = tree.comments(in: edit)
        guard !comments.isEmpty else {
          edits.append(edit)
          continue
        }
        guard edit.replacement.isEmpty else { return nil }
        var start = edit.range.start
        for comment in comments {
          edits.append(TextEdit(ByteRange(start: start, end: comment.start), ""))
          start = comment.end
        }
        edits.append(TextEdit(ByteRange(start: start, end: edit.range.end), ""))
      }
      return Fix(
        fix.title, edits.filter { !$0.range.isEmpty || !$0.replacement.isEmpty },
        fileEdits: fix.fileEdits, isPreferred: fix.isPreferred)
    }
    return finding
  }

  /// Rules whose fixes say that they remove something written: a comment for this program, or one side of a conflict.
  private static let removingRules: Set<String> = ["unused-silence", "merge-conflict-marker"]
}

extension SyntaxTree {
  /// Returns the comments that an edit would remove. Takes time proportional to the replaced text.
  fileprivate func comments(in edit: TextEdit) -> [ByteRange] {
    let range = source.clamp(edit.range)
    var found: [ByteRange] = []
    var at = range.start
    while let next = source.bytes[at..<range.end].firstIndex(of: UInt8(ascii: "<")) {
      at = next + 1
      guard source.bytes[next..<range.end].starts(with: Self.commentMark),
        let node = path(to: next + 1).last, self[node].kind == .comment, self[node].isClosed,
        self[node].range.end <= range.end, !edit.replacement.contains(source[self[node].range])
      else { continue }
      found.append(self[node].range)
      at = self[node].range.end
    }
    return found
  }

  private static let commentMark = Array("<!--".utf8)
}

extension CodeTree {
  /// Returns true if an edit removes a comment, or a part of one, that its new text does not contain.
  fileprivate func losesComment(to edit: TextEdit) -> Bool {
    let first = comments.partitioningIndex { $0.end > edit.range.start }
    return comments[first...].prefix { $0.start < edit.range.end }.contains { comment in
      !edit.replacement.contains(source[comment])
    }
  }
}
