import AppFiles
import Checks
import PropertyListRules
import RuleSubjects
import SourceText

extension Validator {
  /// Returns the findings in the property lists that a tool generates from a file, at the positions in that file.
  static func findings(
    in file: GeneratorFile, _ surroundings: [Surroundings?], _ options: CheckOptions
  ) -> [Finding] {
    var found: [Finding] = []
    let words = ValueWords(for: file.path)
    for (index, list) in file.lists.enumerated() {
      let around = surroundings.indices.contains(index) ? surroundings[index] : nil
      var options = options
      // If there is a project, it decides.
      if around?.project.owners.isEmpty != false {
        options.deploymentTarget = options.deploymentTarget ?? list.deploymentTarget
      }
      found += findings(in: list.plist, options: options, surroundings: around)
        .filter { isAboutValues($0) && !list.isOpen($0.range) }
        .map { hosted($0, file, index, words) }
    }
    return inOrder(once(found)).prefix(options.maximumFindings).map { $0 }
  }

  /// Returns findings without repetitions at the same position: targets share the content of an XcodeGen template.
  private static func once(_ findings: [Finding]) -> [Finding] {
    struct Fact: Hashable {
      let rule: String
      let range: ByteRange
      let message: LocalizedText
    }
    var seen = Set<Fact>()
    return findings.filter {
      seen.insert(Fact(rule: $0.rule, range: $0.range, message: $0.message)).inserted
    }
  }

  /// Returns true for a finding about values, since the generated markup is not part of the file.
  private static func isAboutValues(_ finding: Finding) -> Bool {
    finding.rule == DuplicateKey.description.id
      || !RuleRegistry.readsMarkup.contains(finding.rule)
  }

  private static func hosted(
    _ finding: Finding, _ file: GeneratorFile, _ index: Int, _ words: ValueWords
  ) -> Finding {
    let list = file.lists[index]
    return Finding(
      rule: finding.rule, severity: finding.severity, range: list.host(of: finding.range),
      message: words.rewording(finding.message),
      related: finding.related.map {
        Finding.Related(
          path: $0.path, range: $0.path == nil ? list.host(of: $0.range) : $0.range,
          message: words.rewording($0.message))
      }, tags: finding.tags, fixes: finding.fixes.compactMap { hosted($0, file, index) },
      subject: finding.subject)
  }

  /// The longest file, in bytes, that is read again for each fix.
  private static let maximumFixedLength = 64 * 1024

  /// Returns a fix in the notation of the file; nil where the changed file would not generate the fixed list.
  private static func hosted(_ fix: Fix, _ file: GeneratorFile, _ index: Int) -> Fix? {
    let list = file.lists[index]
    guard file.source.length <= maximumFixedLength, let edits = list.hostEdits(for: fix.edits)
    else {
      return nil
    }
    let after = GeneratorFile(file.path, file.source.applying(edits)).lists
    guard after.count == file.lists.count,
      after[index].plist.tree.source == list.plist.tree.source.applying(fix.edits)
    else { return nil }
    return Fix(fix.title, edits, fileEdits: fix.fileEdits, isPreferred: fix.isPreferred)
  }
}
