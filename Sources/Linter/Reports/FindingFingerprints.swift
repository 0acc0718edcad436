import Checks
import SourceText

/// Fingerprints of findings that stay the same when lines are added above them, as services for reviews
/// compare them between two states of a project.
struct FindingFingerprints {
  private var counts: [String: Int] = [:]

  /// A fingerprint of the line on which a finding is, with a number for findings of one rule that are alike:
  /// `39fa2ee980eb94b0:1`.
  mutating func line(of finding: ReportedFinding, in file: String) -> String {
    let excerpt = finding.excerpt
    let line = excerpt.map { $0.before + $0.marked + $0.after } ?? finding.message
    let hash = Self.hash([Self.words(line)])
    return "\(hash):\(occurrence(["line", finding.rule.id, file, hash]))"
  }

  /// A fingerprint that no other finding has: of the rule, the file and what the finding is about.
  mutating func unique(_ finding: ReportedFinding, in file: String) -> String {
    let text = finding.excerpt.map { $0.marked.isEmpty ? $0.before + $0.after : $0.marked }
    let parts = [finding.rule.id, file, Self.words(text ?? finding.message)]
    return Self.hash(parts + [String(occurrence(["unique"] + parts))])
  }

  /// How often something has come, from 1.
  private mutating func occurrence(_ parts: [String]) -> Int {
    let key = parts.joined(separator: "\u{0}")
    counts[key, default: 0] += 1
    return counts[key] ?? 1
  }

  /// A line in which no white space matters but between words.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A hash in 16 digits.
  private static func hash(_ parts: [String]) -> String {
    let digits = String(FNV1a.hash(parts.joined(separator: "\u{0}").utf8), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
