import Checks
import SourceText

/// Fingerprints of findings that do not change when lines are added above them, by which review services compare two
/// states of a project.
struct FindingFingerprints {
  private var counts: [String: Int] = [:]

  /// Returns a fingerprint of the line of a finding, with a number that distinguishes equal findings of one rule:
  /// `39fa2ee980eb94b0:1`.
  mutating func line(of finding: ReportedFinding, in file: String) -> String {
    let excerpt = finding.excerpt
    let line = excerpt.map { $0.before + $0.marked + $0.after } ?? finding.message
    let hash = Self.hash([Self.words(line)])
    return "\(hash):\(occurrence(["line", finding.rule.id, file, hash]))"
  }

  /// Returns a fingerprint that no other finding has: of the rule, the file and the text of the finding.
  mutating func unique(_ finding: ReportedFinding, in file: String) -> String {
    let text = finding.excerpt.map { $0.marked.isEmpty ? $0.before + $0.after : $0.marked }
    let parts = [finding.rule.id, file, Self.words(text ?? finding.message)]
    return Self.hash(parts + [String(occurrence(["unique"] + parts))])
  }

  /// Returns how often these parts have occurred so far, from 1.
  private mutating func occurrence(_ parts: [String]) -> Int {
    let key = parts.joined(separator: "\u{0}")
    counts[key, default: 0] += 1
    return counts[key] ?? 1
  }

  /// Returns a line with its white space normalized.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns a hash of 16 hexadecimal digits.
  private static func hash(_ parts: [String]) -> String {
    let digits = String(FNV1a.hash(parts.joined(separator: "\u{0}").utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
