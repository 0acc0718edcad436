import Checks
import Guide
import PropertyList
import PropertyListRules
import SourceText

/// Applies the preferred fixes of a file until none is left.
public enum FixAll: Sendable {
  /// The most rounds of fixing: one fix can reveal findings that another one fixes.
  public static let maximumRounds = 50

  /// The result of fixing a file.
  public struct Result: Sendable {
    /// The text after all fixes.
    public let text: SourceText
    /// The number of findings that were fixed.
    public let fixed: Int
    /// The findings in the new text.
    public let remaining: [Finding]
  }

  /// The most broken tags and stray texts of a file that is fixed. One with more is left to a person, since each of
  /// them is searched for among all of its neighbors.
  static let maximumFaults = 2000
  /// The most fixes that are tried one by one if they cannot be applied together.
  private static let maximumTrials = 20
  /// The most bytes that are read for these trials in each round, so that there are fewer trials for a long
  /// file.
  static let maximumTrialLength = 16 * 1024 * 1024

  /// Applies preferred fixes as long as each round improves the file. If the file could not be read and still cannot
  /// be, nothing is changed: a half-repaired file looks less broken than it is, and the meaning of its other half is
  /// not known.
  ///
  /// - Parameter read: returns the state of a text; only the findings that it contains are fixed.
  public static func result(
    for text: SourceText, read: (SourceText) -> CheckableFile.State
  ) -> Result {
    result(for: text, read(text), comparesParts: true, read: read)
  }

  /// - Parameter comparesParts: true if each part of a repair must follow from the others.
  static func result(
    for text: SourceText, _ before: CheckableFile.State, comparesParts: Bool,
    read: (SourceText) -> CheckableFile.State
  ) -> Result {
    let unchanged = Result(text: text, fixed: 0, remaining: before.findings)
    guard !before.isTooBroken, Round(before.findings).first != nil else { return unchanged }
    // A fix can reveal a more severe error, which may then be fixed by another fix, or by none.
    for mayGetGraver in [true, false] {
      let repair = rounds(from: text, before, mayGetGraver: mayGetGraver, read: read)
      guard let repair, !comparesParts || partsAgree(repair, text, before, read: read) else {
        continue
      }
      return Result(text: repair.text, fixed: repair.fixed, remaining: repair.state.findings)
    }
    return unchanged
  }

  /// A file after fixing.
  struct Repair {
    var text: SourceText
    var state: CheckableFile.State
    var fixed = 0
    /// The edits of each round.
    var rounds: [[TextEdit]] = []
  }

  /// Returns true if a file may contain something to fix, judged by its findings.
  public static func isOfUse(for findings: [Finding]) -> Bool {
    TagRepairAdvice.concerns(findings) || findings.contains { $0.fixes.contains(where: applies) }
  }

  private static func rounds(
    from text: SourceText, _ before: CheckableFile.State, mayGetGraver: Bool,
    read: (SourceText) -> CheckableFile.State
  ) -> Repair? {
    var repair = Repair(text: text, state: before)
    var isFinished = false
    for _ in 0..<maximumRounds {
      guard let next = next(after: repair, mayGetGraver: mayGetGraver, read: read) else {
        isFinished = true
        break
      }
      repair = next
    }
    let state = repair.state
    // Otherwise the next run would continue where this one stopped.
    guard isFinished, state.faults == 0, state.gravest >= before.gravest,
      isFreeOfRemains(repair.text, state, text, before),
      before.faults == 0 && !before.isReadable || state.isReadable(strictly: before.faults > 0)
    else { return nil }
    return repair
  }

  /// Applies the fixes of one round: all of them or, if they interfere with each other, the first one that improves
  /// the file. Returns nil if none does.
  private static func next(
    after repair: Repair, mayGetGraver: Bool, read: (SourceText) -> CheckableFile.State
  ) -> Repair? {
    let state = repair.state
    let round = Round(state.findings)
    let count = min(maximumTrials, maximumTrialLength / max(1, repair.text.length))
    let trials = [(round.edits, round.findings)] + round.fixes.prefix(count).map { ($0.edits, 1) }
    for (edits, count) in trials {
      let text = repair.text.applying(edits)
      guard text != repair.text else { continue }
      let after = read(text)
      guard mayGetGraver || after.gravest >= state.gravest,
        after.isBetter(than: state, round.rules, isShorter: text.length < repair.text.length),
        after.comments.holds(state.comments)
      else { continue }
      return Repair(
        text: text, state: after, fixed: repair.fixed + count, rounds: repair.rounds + [edits])
    }
    return nil
  }

  /// Returns true if no remains of tags and quotes, and no empty texts, have become values. In a file with broken
  /// tags only the changed lines are checked, each by itself.
  private static func isFreeOfRemains(
    _ text: SourceText, _ state: CheckableFile.State, _ old: SourceText,
    _ before: CheckableFile.State
  ) -> Bool {
    guard !before.hasSoundTags else { return state.suspects.isSubset(of: before.suspects) }
    let changes = LineDifference(from: old, to: text).changes
    return !changes.contains { state.holdsRemains(in: text.range(ofLines: $0.new)) }
  }

  /// Returns true if a fix may be applied without asking: it is preferred, changes no other file, and does not write
  /// down text that could not be read.
  package static func applies(_ fix: Fix) -> Bool {
    fix.isPreferred && fix.fileEdits.isEmpty
      && !fix.edits.contains { $0.replacement.unicodeScalars.contains("\u{FFFD}") }
  }

  /// Fixes that can be applied together: no fix changes text of another.
  private struct Round {
    private(set) var edits: [TextEdit] = []
    private(set) var fixes: [Fix] = []
    /// The number of findings that these fixes are for.
    private(set) var findings = 0
    /// The rules whose fixes are applied.
    private(set) var rules: Set<String> = []

    var first: Fix? { fixes.first }

    init(_ findings: [Finding]) {
      var accepted = Set<TextEdit>()
      var taken = DisjointRanges()
      // Errors because of which the file cannot be read come first: other fixes may change the same text, and would
      // then make it look like something else.
      let graver = findings.filter { $0.severity == .error }
      for finding in graver + findings.filter({ $0.severity != .error }) {
        guard let fix = finding.fixes.first(where: FixAll.applies) else { continue }
        if !accepted.isSuperset(of: fix.edits) {
          guard fix.edits.allSatisfy({ taken.isFree($0.range) }) else { continue }
          for edit in fix.edits { taken.insert(edit.range) }
          edits += fix.edits
          accepted.formUnion(fix.edits)
          fixes.append(fix)
        }
        self.findings += 1
        rules.insert(finding.rule)
      }
    }
  }
}

extension CheckableFile.State {
  fileprivate var gravest: Severity { findings.map(\.severity).min() ?? .hint }

  /// Returns true if a round of fixes has improved on another state: fewer errors because of which the file cannot be
  /// read, or as many and fewer findings of the rules that were fixed. With equal numbers a shorter text counts as an
  /// improvement. New findings of other rules were hidden before.
  fileprivate func isBetter(than other: Self, _ rules: Set<String>, isShorter: Bool) -> Bool {
    guard faults <= other.faults else { return false }
    func count(_ state: Self) -> Int { state.findings.count { rules.contains($0.rule) } }
    if other.isFull || faults < other.faults { return true }
    let (now, before) = (count(self), count(other))
    return now < before || now == before && isShorter
  }
}
