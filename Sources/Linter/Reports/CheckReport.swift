import Checks
import SourceText

/// The findings of a run of the checks.
public struct CheckReport: Sendable {
  /// The findings in the order in which they were added.
  private var added: [ReportedFinding] = []
  /// The number of files that were read.
  public var files = 0
  /// The number of findings that were fixed; nil where no fixes were requested.
  public var fixed: Int?
  /// The findings that are counted but not listed.
  private var leftOut: [ReportedFinding] = []
  public let language: Language

  public init(in language: Language) { self.language = language }

  /// The findings in the order of reports.
  public var findings: [ReportedFinding] {
    added.enumerated().sorted { left, right in
      if ReportedFinding.precedes(left.element, right.element) { return true }
      return !ReportedFinding.precedes(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }

  public var count: Int { added.count }
  /// The number of findings that `listing(_:)` left out.
  public var unlisted: Int { leftOut.count }
  /// True if one of the findings makes the check fail.
  public var fails: Bool { added.contains(where: \.fails) }
  /// The number of findings that `check --fix` fixes.
  public var fixable: Int { (added + leftOut).count(where: \.isFixable) }
  /// The number of findings that are not about quick actions.
  public var others: Int { added.count { !$0.rule.group.concernsQuickActions } }

  /// Returns the number of findings with a severity.
  public func count(of severity: Severity) -> Int { added.count { $0.severity == severity } }

  /// Lists the findings that pass, and counts the others.
  mutating func keep(where isListed: (ReportedFinding) -> Bool) {
    leftOut += added.filter { !isListed($0) }
    added.removeAll { !isListed($0) }
  }

  /// The location of the findings of a file, and how reports refer to other files.
  public struct Source {
    /// The path, as reports show it.
    public let path: String
    public let text: SourceText
    /// Returns, for a binary file, which has no lines, the path of the entry at an offset.
    public let entryPath: ((Int) -> String)?
    public let failOn: FailureThreshold?
    /// Returns the path of another file, as reports show it, with its text; nil where it has no lines or cannot be
    /// read.
    public let other: (String) -> (path: String, text: SourceText)?

    public init(
      _ path: String, _ text: SourceText, failOn: FailureThreshold? = nil,
      entryPath: ((Int) -> String)? = nil,
      other: @escaping (String) -> (path: String, text: SourceText)? = { _ in nil }
    ) {
      self.path = path
      self.text = text
      self.failOn = failOn
      self.entryPath = entryPath
      self.other = other
    }
  }

  /// Adds the findings of a file, which come in the order of its text.
  ///
  /// - Parameter isFixable: for each finding, true if `check --fix` fixes it.
  public mutating func add(
    _ findings: [Finding], isFixable: [Bool] = [], in source: Source
  ) {
    var counter = PositionCounter(source.text)
    for (index, finding) in findings.enumerated() {
      guard let rule = RuleRegistry.rule(id: finding.rule)?.description else { continue }
      let isFixable = isFixable.indices.contains(index) && isFixable[index]
      let entry = source.entryPath?(finding.range.start)
      let (start, end) = entry == nil ? counter.positions(of: finding.range) : (.zero, .zero)
      let message = finding.message[language]
      added.append(
        ReportedFinding(
          file: source.path, start: start, end: end, hasNoLines: entry != nil, rule: rule,
          severity: finding.severity, message: entry.map { "\($0): \(message)" } ?? message,
          fixes: fixes(of: finding, isFixable: isFixable),
          related: entry == nil ? related(to: finding, source, counter) : [],
          excerpt: entry == nil
            ? SourceExcerpt(finding.range, line: start.line, in: source.text) : nil,
          fails: FailureThreshold.fails(finding.severity, of: rule.group, source.failOn)))
    }
  }

  private func fixes(of finding: Finding, isFixable: Bool) -> [ReportedFinding.Fix] {
    // Of several fixes, the first one that may be applied without asking is applied.
    let automatic = isFixable ? finding.fixes.firstIndex(where: FixAll.applies) : nil
    return finding.fixes.enumerated().map { index, fix in
      ReportedFinding.Fix(title: fix.title[language], isAutomatic: index == automatic)
    }
  }

  private func related(
    to finding: Finding, _ source: Source, _ counter: PositionCounter
  ) -> [ReportedFinding.Related] {
    finding.related.compactMap { place in
      var (path, text, counter) = (source.path, source.text, counter)
      if let file = place.path {
        guard let other = source.other(file) else { return nil }
        (path, text, counter) = (other.path, other.text, PositionCounter(other.text))
      }
      let start = counter.position(at: place.range.start)
      return ReportedFinding.Related(
        file: path, start: start, end: counter.position(at: place.range.end),
        message: place.message[language],
        excerpt: SourceExcerpt(place.range, line: start.line, in: text))
    }
  }
}

/// Converts offsets of a text to positions. Counting continues from the last finding, so that a line of a megabyte
/// with many findings is counted once.
private struct PositionCounter {
  private let text: SourceText
  private var last = (offset: 0, position: TextPosition.zero)

  init(_ text: SourceText) { self.text = text }

  func position(at offset: Int) -> TextPosition {
    text.position(at: offset, in: .utf16, after: last)
  }

  /// The positions of a finding.
  mutating func positions(of range: ByteRange) -> (start: TextPosition, end: TextPosition) {
    let start = position(at: range.start)
    if !text.isInsideCharacter(range.start) { last = (range.start, start) }
    return (start, position(at: range.end))
  }
}

extension TextPosition {
  /// The beginning of a text.
  fileprivate static let zero = TextPosition(line: 0, column: 0)
}
