import AppFiles
import Checks
import Guide
import PropertyList
import PropertyListRules
import RuleSubjects
import SourceText

/// The findings of the rules in a file, with the data for updating them after an edit inside one item without
/// checking the others.
///
/// An item is read before the edit (`item(around:in:)`) and after it (`update`). If anything outside of the item
/// could depend on the change, the whole file is checked again: updated findings always equal those of a check of the
/// whole file.
public struct KeptFindings: Sendable {
  /// The findings, in the order of the text.
  public private(set) var findings: [Finding]
  /// Findings about the whole file that are located in an item and hidden because of an error in the markup.
  private var explained: [Finding] = []
  private var file: ItemsOfFile?
  private var values: ValuesOfTable?
  private var maximumFindings = 0

  /// Checks a file.
  public init(_ checked: CheckableFile, _ options: CheckOptions = CheckOptions()) {
    guard case .propertyList(let plist, let surroundings) = checked else {
      findings = checked.findings(options)
      maximumFindings = options.maximumFindings
      if case .translations(let translations) = checked {
        values = ValuesOfTable(translations.file)
      }
      return
    }
    let document = CheckedDocument(plist, options: options, surroundings: surroundings)
    let judged = Validator.findings(in: document, options)
    findings = judged.shown
    explained = judged.explained.filter(\.isOfFile)
    file = ItemsOfFile(document, options, findings)
  }

  /// Creates findings that no edit preserves.
  public init(_ findings: [Finding]) {
    self.findings = findings
  }

  /// A part of a file that can be checked alone, as it is before an edit in it.
  public enum Piece: Sendable {
    case item(ItemBeforeEdit)
    /// Entries of the root dictionary that are not about items.
    case root(RootBeforeEdit)
  }

  /// Returns the piece that contains an edit, as it is before the edit; nil where the edit affects more.
  public func piece(around edit: ByteRange, in tree: SyntaxTree) -> Piece? {
    guard let file else { return nil }
    if let item = ItemBeforeEdit(around: edit, in: tree, file, findings) { return .item(item) }
    return RootBeforeEdit(around: edit, in: tree, file).map { .root($0) }
  }

  /// Returns the value of a strings file that contains an edit, as it is before the edit; nil where the edit affects
  /// more.
  public func value(around edit: ByteRange, in text: SourceText) -> ValueBeforeEdit? {
    findings.count < maximumFindings ? values?.value(around: edit, in: text) : nil
  }

  /// Updates the findings after an edit in a value of a strings file.
  ///
  /// - Returns: false where the whole file has to be checked; then this must not be used any more.
  public mutating func update(_ before: ValueBeforeEdit, in text: SourceText) -> Bool {
    guard let distance = values?.update(before, in: text),
      let moved = findings.moved(behind: before.entry, by: distance)
    else { return false }
    findings = moved
    return true
  }

  /// Updates the findings after an edit.
  ///
  /// - Parameters:
  ///   - before: the piece as it was.
  ///   - containers: the result of `SyntaxTree.replace`.
  /// - Returns: false where the whole file has to be checked; then this must not be used any more.
  public mutating func update(
    _ before: Piece, _ containers: [SyntaxTree.NodeID], in tree: SyntaxTree
  ) -> Bool {
    switch before {
    case .item(let item): update(item, containers, in: tree)
    case .root(let root): update(root, containers, in: tree)
    }
  }

  private mutating func update(
    _ before: RootBeforeEdit, _ containers: [SyntaxTree.NodeID], in tree: SyntaxTree
  ) -> Bool {
    guard containers.contains(before.node), let (found, lists) = file?.check(before, in: tree)
    else {
      return false
    }
    let atItems = findings.filter { finding in
      before.lists.contains { $0.contains(finding.range) }
    }
    let distance = tree.source.length - before.length
    guard let moved = atItems.moved(behind: before.edit, by: distance) else { return false }
    let own = found.filter { finding in !lists.contains { $0.contains(finding.range) } }
    guard moved.count + own.count < (file?.options.maximumFindings ?? 0) else { return false }
    findings = Validator.inOrder(moved + own)
    explained = []
    return true
  }

  private mutating func update(
    _ before: ItemBeforeEdit, _ containers: [SyntaxTree.NodeID], in tree: SyntaxTree
  ) -> Bool {
    guard containers.contains(before.node), tree[before.node].kind == .dictionary,
      let (found, reading, count) = file?.check(before, in: tree),
      let shown = Self.split(findings, around: before, in: tree),
      let hidden = Self.split(explained, around: before, in: tree)
    else { return false }
    let kept = Validator.inOrder(shown.kept + hidden.kept)
    let own = Validator.inOrder(kept.filter { !reading.explains($0) } + found)
    guard shown.earlier.count + own.count + shown.later.count < (file?.options.maximumFindings ?? 0)
    else { return false }
    findings = shown.earlier + own + shown.later
    explained = hidden.earlier + kept.filter { reading.explains($0) } + hidden.later
    return count.map { update(count: $0, before, reading, in: tree) } ?? true
  }

  /// Updates the findings about the number of items.
  private mutating func update(
    count: Int, _ before: ItemBeforeEdit, _ reading: Reading, in tree: SyntaxTree
  ) -> Bool {
    guard let file else { return false }
    let (list, rule) = (tree[before.arrayNode].content, MoreThanFourItems.description.id)
    func isOld(_ finding: Finding) -> Bool {
      finding.rule == rule && list.contains(finding.range)
    }
    findings.removeAll(where: isOld)
    explained.removeAll(where: isOld)
    let new = Validator.findings(of: MoreThanFourItems.self, file.options) { report in
      MoreThanFourItems.check(count, in: before.arrayNode, of: tree, &report)
    }
    guard !new.isEmpty else { return true }
    // Findings that follow from an error in another item are not known here.
    guard !new.contains(where: { file.isMistaken($0.range, besides: before) }) else { return false }
    findings = Validator.inOrder(findings + new.filter { !reading.explains($0) })
    explained += new.filter { reading.explains($0) }
    return true
  }

  /// Returns the findings before an item, those in it that rules on single items do not report, and those after it,
  /// at their new positions. Nil where one of them reaches into the item.
  private static func split(
    _ findings: [Finding], around before: ItemBeforeEdit, in tree: SyntaxTree
  ) -> (earlier: [Finding], kept: [Finding], later: [Finding])? {
    let item = before.range
    let distance = tree[before.node].end - item.end
    let first = findings.firstIndex { $0.range.start >= item.start } ?? findings.count
    let end = findings[first...].firstIndex { $0.range.start >= item.end } ?? findings.count
    guard let earlier = findings[..<first].moved(behind: item, by: distance),
      let later = findings[end...].moved(behind: item, by: distance)
    else { return nil }
    let kept = findings[first..<end].filter(\.isOfFile)
    // Findings at the start tag stay; deeper elements may have changed.
    guard kept.allSatisfy({ $0.range.end <= tree[before.node].content.start && $0.isPlain }) else {
      return nil
    }
    return (earlier, kept, later)
  }
}

extension Finding {
  /// True unless it is reported by a rule on single items.
  fileprivate var isOfFile: Bool {
    let scope = RuleRegistry.rule(id: rule)?.scope
    return scope == .file || scope == .list
  }

  /// True if it has no further position.
  fileprivate var isPlain: Bool { related.isEmpty && fixes.isEmpty }

  /// Returns the finding moved by the change in length of a range; nil where one of its positions reaches into the
  /// range.
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
      other.path == nil
        ? move(other.range).map { Related(range: $0, message: other.message) } : other
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
  /// Returns nil where one of them reaches into the range.
  fileprivate func moved(behind changed: ByteRange, by distance: Int) -> [Finding]? {
    let moved = compactMap { $0.moved(behind: changed, by: distance) }
    return moved.count == count ? moved : nil
  }
}
