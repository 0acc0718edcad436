import Guide
import PropertyList
import SourceText

/// Applies the preferred fixes of a file until none is left.
public enum FixAll: CodeActionProvider {
  /// How often the file is looked at again: a fix can bring to light what another one cures.
  public static let maximumRounds = 50

  public struct Result: Sendable {
    /// The text after all fixes.
    public let text: SourceText
    /// How many findings were cured by a fix.
    public let fixed: Int
    /// What the rules say about the new text.
    public let remaining: [Finding]
  }

  /// - Parameters:
  ///   - findings: what the rules say about the text.
  ///   - read: what the rules say about a later state, and how many mistakes its syntax has; what
  ///     is not reported is not fixed.
  public static func result(
    for text: SourceText, _ findings: [Finding],
    read: (SourceText) -> (findings: [Finding], faults: Int)
  ) -> Result {
    var text = text
    var findings = findings
    var faults: Int?
    var fixed = 0
    for _ in 0..<maximumRounds {
      let round = Round(findings)
      guard let first = round.first else { break }
      let limit = faults ?? read(text).faults
      var next = text.applying(round.edits)
      var cured = round.cured
      var state = read(next)
      if state.faults > limit {
        // Fixes that are good by themselves have come in each other's way: one at a time.
        next = text.applying(first.edits)
        cured = 1
        state = read(next)
      }
      guard state.faults <= limit, next != text else { break }
      (text, findings, faults) = (next, state.findings, state.faults)
      fixed += cured
    }
    return Result(text: text, fixed: fixed, remaining: findings)
  }

  /// Whether a fix may be applied unseen: one that is preferred, changes no other file, and does not
  /// write down what could not be read.
  private static func applies(_ fix: Fix) -> Bool {
    fix.isPreferred && fix.fileEdits.isEmpty
      && !fix.edits.contains { $0.replacement.unicodeScalars.contains("\u{FFFD}") }
  }

  /// The fixes that can be applied at once: none touches what another changes.
  private struct Round {
    private(set) var edits: [TextEdit] = []
    private(set) var first: Fix?
    private(set) var cured = 0

    init(_ findings: [Finding]) {
      var accepted = Set<TextEdit>()
      var taken = DisjointRanges()
      for finding in findings {
        guard let fix = finding.fixes.first(where: FixAll.applies) else { continue }
        if !accepted.isSuperset(of: fix.edits) {
          guard fix.edits.allSatisfy({ taken.isFree($0.range) }) else { continue }
          for edit in fix.edits { taken.insert(edit.range) }
          edits += fix.edits
          accepted.formUnion(fix.edits)
          first = first ?? fix
        }
        cured += 1
      }
    }
  }

  // MARK: As an action

  public static let kinds: Set<CodeAction.Kind> = [.fixAll]

  public static func actions(for context: CodeActionContext) -> [CodeAction] {
    let isOfUse = context.findings.contains { finding in
      finding.fixes.contains(where: applies)
    }
    guard isOfUse else { return [] }
    return [
      CodeAction(.fixAll, .fixAll) {
        // What is shown may be cut off; what is fixed is not.
        let findings =
          context.findings.count < Report.maximumFindings
          ? context.findings : context.read(context.text).findings
        let result = result(for: context.text, findings, read: context.read)
        return CodeAction.Change(LineDifference(from: context.text, to: result.text).edits)
      }
    ]
  }
}

extension LocalizedText {
  fileprivate static let fixAll = LocalizedText(
    en: "Fix all that has one obvious cure", zhHans: "修复所有做法明确的问题")
}
