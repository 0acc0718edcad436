import AppFiles
import Checks
import Guide
import PropertyList
import PropertyListRules
import RuleSubjects
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
  /// Findings about the whole file that stand at an item and are not shown because of a mistake in
  /// the markup.
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

  /// Findings that do not outlive an edit.
  public init(_ findings: [Finding]) {
    self.findings = findings
  }

  /// A part of a file that can be checked alone, as it is before an edit in it.
  public enum Piece: Sendable {
    case item(ItemBeforeEdit)
    /// Entries of the root dictionary that are not about items.
    case root(RootBeforeEdit)
  }

  /// The piece in which an edit lies, as it is before the edit. Nil where the edit concerns more.
  public func piece(around edit: ByteRange, in tree: SyntaxTree) -> Piece? {
    guard let file else { return nil }
    if let item = ItemBeforeEdit(around: edit, in: tree, file, findings) { return .item(item) }
    return RootBeforeEdit(around: edit, in: tree, file).map { .root($0) }
  }

  /// The value of a strings file in which an edit lies, as it is before the edit. Nil where the edit
  /// concerns more.
  public func value(around edit: ByteRange, in text: SourceText) -> ValueBeforeEdit? {
    findings.count < maximumFindings ? values?.value(around: edit, in: text) : nil
  }

  /// Brings the findings up to date after an edit in a value of a strings file.
  ///
  /// - Returns: false where the file has to be checked as a whole; then this is of no more use.
  public mutating func update(_ before: ValueBeforeEdit, in text: SourceText) -> Bool {
    guard let distance = values?.update(before, in: text),
      let moved = findings.moved(behind: before.entry, by: distance)
    else { return false }
    findings = moved
    return true
  }

  /// Brings the findings up to date after an edit.
  ///
  /// - Parameters:
  ///   - before: the piece as it was.
  ///   - containers: what `SyntaxTree.replace` has returned.
  /// - Returns: false where the file has to be checked as a whole; then this is of no more use.
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

  /// Brings up to date what is reported of the number of items.
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
    // What a mistake in another item explains is not known here.
    guard !new.contains(where: { file.isMistaken($0.range, besides: before) }) else { return false }
    findings = Validator.inOrder(findings + new.filter { !reading.explains($0) })
    explained += new.filter { reading.explains($0) }
    return true
  }

  /// The findings before an item; those in it that the rules do not look for in an item alone; and
  /// those behind it, where they are now. Nil where one of them reaches into the item.
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
    // What is found at the start tag stays; what lies deeper may be another thing now.
    guard kept.allSatisfy({ $0.range.end <= tree[before.node].content.start && $0.isPlain }) else {
      return nil
    }
    return (earlier, kept, later)
  }
}

extension Finding {
  /// Whether it is not one that is looked for in an item.
  fileprivate var isOfFile: Bool {
    let scope = RuleRegistry.rule(id: rule)?.scope
    return scope == .file || scope == .list
  }

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
  /// Nil where one of them reaches into the range.
  fileprivate func moved(behind changed: ByteRange, by distance: Int) -> [Finding]? {
    let moved = compactMap { $0.moved(behind: changed, by: distance) }
    return moved.count == count ? moved : nil
  }
}
