import Checks
import PropertyListRules
import SourceText

extension FixAll {
  /// The longest file, in bytes, that is fixed only to find out which findings are fixable.
  private static let maximumTriedLength = 64 * 1024
  /// The same for a file with broken tags, whose repair takes additional time.
  private static let maximumBrokenLength = 4 * 1024
  /// The most findings of such a file: each round of fixing computes all of them.
  private static let maximumTriedFindings = 32

  /// Returns for each finding of a file whether fixing all fixes it.
  ///
  /// A preferred fix can be refused, depending on what can be read after the repair of a broken file. So the file is
  /// fixed once if there is something to fix. In a long file, and in one with many findings, all fixes count as
  /// successful, unless its tags are broken.
  ///
  /// - Parameter findings: the findings of the file with these options.
  public static func fixable(
    _ findings: [Finding], in file: CheckableFile, _ options: CheckOptions
  ) -> [Bool] {
    let isBroken = TagRepairAdvice.concerns(findings)
    let maximum = isBroken ? maximumBrokenLength : maximumTriedLength
    guard file.text.length <= maximum, findings.count <= maximumTriedFindings else {
      return findings.map { !isBroken && $0.fixes.contains(where: applies) }
    }
    let settled = file.settled(findings)
    let candidates = settled.map { $0.fixes.contains(where: applies) }
    guard candidates.contains(true) else { return candidates }
    let text = file.text
    let result = result(for: text) { file.read($0, options.forFixing) }
    return result.text == text ? candidates.map { _ in false } : candidates
  }
}
