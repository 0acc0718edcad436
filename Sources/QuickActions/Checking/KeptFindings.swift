import Guide
import PropertyList
import SourceText

/// What the rules have found in a file, with what is needed to bring it up to date after an edit
/// inside one item without looking at the others.
///
/// An item is looked at before the edit (`item(around:in:)`) and after it (`update`). Where anything
/// outside of the item could depend on what has changed, nothing is kept and the file is checked as
/// a whole: what is kept always equals what a check of the whole would find.
public struct KeptFindings: Sendable {
  /// In the order of the text.
  public private(set) var findings: [Finding]
  private var file: ItemsOfFile?

  /// Checks a file.
  public init(_ checked: CheckableFile, _ options: CheckOptions = CheckOptions()) {
    guard case .propertyList(let plist, let surroundings) = checked else {
      findings = checked.findings(options)
      return
    }
    let document = CheckedDocument(plist, options: options, surroundings: surroundings)
    findings = Validator.findings(in: document, options)
    file = ItemsOfFile(document, options, findings)
  }

  /// Findings that do not outlive an edit.
  public init(_ findings: [Finding]) {
    self.findings = findings
  }

  /// The item in which an edit lies, as it is before the edit. Nil where the edit concerns more than
  /// an item.
  public func item(around edit: ByteRange, in tree: SyntaxTree) -> ItemBeforeEdit? {
    file.flatMap { ItemBeforeEdit(around: edit, in: tree, $0, findings) }
  }

  /// Brings the findings up to date after an edit.
  ///
  /// - Parameters:
  ///   - before: the item as it was.
  ///   - containers: what `SyntaxTree.replace` has returned.
  /// - Returns: false where the file has to be checked as a whole; then this is of no more use.
  public mutating func update(
    _ before: ItemBeforeEdit, _ containers: [SyntaxTree.NodeID], in tree: SyntaxTree
  ) -> Bool {
    guard containers.contains(before.node), tree[before.node].kind == .dictionary,
      let found = file?.check(before, in: tree),
      let (earlier, kept, later) = split(around: before, in: tree)
    else { return false }
    let own = Validator.inOrder(kept + found)
    guard earlier.count + own.count + later.count < (file?.options.maximumFindings ?? 0) else {
      return false
    }
    findings = earlier + own + later
    return true
  }

  /// The findings before an item; those in it that the rules do not look for in an item alone; and
  /// those behind it, where they are now. Nil where one of them reaches into the item.
  private func split(
    around before: ItemBeforeEdit, in tree: SyntaxTree
  ) -> (earlier: [Finding], kept: [Finding], later: [Finding])? {
    let item = before.range
    let distance = tree[before.node].end - item.end
    let first = findings.firstIndex { $0.range.start >= item.start } ?? findings.count
    let end = findings[first...].firstIndex { $0.range.start >= item.end } ?? findings.count
    guard let earlier = findings[..<first].moved(behind: item, by: distance),
      let later = findings[end...].moved(behind: item, by: distance)
    else { return nil }
    let kept = findings[first..<end].filter { RuleRegistry.rule(id: $0.rule)?.scope == .file }
    // What is found at the start tag stays; what lies deeper may be another thing now.
    guard kept.allSatisfy({ $0.range.end <= tree[before.node].content.start && $0.isPlain }) else {
      return nil
    }
    return (earlier, kept, later)
  }
}

extension Finding {
  /// Whether it has no other place.
  fileprivate var isPlain: Bool { related.isEmpty && fixes.isEmpty }

  /// The finding where it is after a range has become longer or shorter; nil where a place of it
  /// reaches into the range.
  fileprivate func moved(behind changed: ByteRange, by distance: Int) -> Finding? {
    func move(_ range: ByteRange) -> ByteRange? {
      if range.end <= changed.start { return range }
      return range.start >= changed.end ? range.shifted(by: distance) : nil
    }
    func move(_ fix: Fix) -> Fix? {
      let edits = fix.edits.compactMap { edit in
        move(edit.range).map { TextEdit($0, edit.replacement) }
      }
      guard edits.count == fix.edits.count else { return nil }
      return Fix(fix.title, edits, fileEdits: fix.fileEdits, isPreferred: fix.isPreferred)
    }
    let related = related.compactMap { other in
      move(other.range).map { Related(range: $0, message: other.message) }
    }
    let fixes = fixes.compactMap(move)
    guard let range = move(range), related.count == self.related.count,
      fixes.count == self.fixes.count
    else { return nil }
    return Finding(
      rule: rule, severity: severity, range: range, message: message, related: related, tags: tags,
      fixes: fixes, subject: subject)
  }
}

extension Collection<Finding> {
  /// Nil where one of them reaches into the range.
  fileprivate func moved(behind changed: ByteRange, by distance: Int) -> [Finding]? {
    let moved = compactMap { $0.moved(behind: changed, by: distance) }
    return moved.count == count ? moved : nil
  }
}
