import Checks
import Guide
import PropertyList
import SourceText

/// The preferred fixes of a property list that cannot be read.
///
/// Each rule sees a single error, and the fix that it prefers is correct if that error is what it seems to
/// be, which only the whole text can show. If exactly one repair makes the whole text correct, it replaces
/// the fixes that the rules prefer. Trying repairs takes time, so this type is used for fixes and not for
/// findings.
package struct TagRepairAdvice {
  private let tree: SyntaxTree
  private let structureIssues: [StructureIssue]

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    structureIssues = tree.structureIssues()
  }

  /// The rules that speak of what cannot be read.
  private static let rules: Set<String> = [
    MalformedXML.description.id, MalformedPlist.description.id, InvalidScalar.description.id,
  ]

  /// The most findings with whose fixes the repair is compared.
  private static let maximumCompared = 8

  /// Returns true if there is something to settle. Where none of these rules reports anything, there is not.
  package static func concerns(_ findings: [Finding]) -> Bool {
    findings.contains { rules.contains($0.rule) }
  }

  /// The same findings, with other fixes.
  package func settle(_ findings: [Finding]) -> [Finding] {
    guard faults > 0, !hasSoundTags else { return findings }
    guard !endsInTheMiddle else { return findings.map { $0.preferring { _ in false } } }
    switch TagRepair.outcome(for: tree.source) {
    case .one(let edit, let tag):
      return attach([edit], [tag], to: findings.map { $0.preferring { _ in false } })
    case .pair(let edits, let tags):
      return attach(edits, tags, to: findings.map { $0.preferring { _ in false } })
    case .ambiguous, .unneeded:
      return findings.map { $0.preferring { _ in false } }
    case .none, .containers:
      // Until the file can be read, only what keeps it from that is changed.
      return findings.map { finding in
        finding.preferring { $0.isPreferred && Self.rules.contains(finding.rule) }
      }
    }
  }

  /// Puts the repair first among the fixes of the finding that is nearest to it.
  private func attach(
    _ edits: [TextEdit], _ tags: [String], to findings: [Finding]
  ) -> [Finding] {
    guard let edit = edits.first else { return findings }
    func distance(_ finding: Finding) -> Int {
      max(finding.range.start - edit.range.end, edit.range.start - finding.range.end, 0)
    }
    let candidates = findings.indices.filter { Self.rules.contains(findings[$0].rule) }
    guard let nearest = candidates.min(by: { distance(findings[$0]) < distance(findings[$1]) })
    else { return findings }
    let repair = Fix(.repair(tags.filter { !$0.isEmpty }), edits, isPreferred: true)
    let repaired = tree.source.applying(repair.edits)
    var findings = findings
    // What a rule offers to the same end goes by the layout of the file.
    if let meant = TagRepair.fingerprint(of: repaired) {
      for index in candidates.prefix(Self.maximumCompared) {
        let same = findings[index].fixes.firstIndex {
          TagRepair.fingerprint(of: tree.source.applying($0.edits)) == meant
        }
        if let same {
          let fix = findings[index].fixes.remove(at: same)
          findings[index].fixes.insert(
            Fix(fix.title, fix.edits, isPreferred: true), at: 0)
          return findings
        }
      }
    }
    let others = findings[nearest].fixes.filter {
      $0.title != repair.title && tree.source.applying($0.edits) != repaired
    }
    findings[nearest].fixes = [repair] + others
    return findings
  }
}

extension TagRepairAdvice {
  /// The number of mistakes that make the file unreadable.
  private var faults: Int { tree.issues.count + structureIssues.filter(\.stopsReading).count }

  /// True if so many elements are still open at one position that no change of two tags can close them all.
  /// This is so for most files while they are typed, so no repairs of them are tried.
  private var endsInTheMiddle: Bool {
    var open: [ByteRange?: Int] = [:]
    for issue in tree.issues {
      if case .unclosedElement = issue.problem { open[issue.noticedAt, default: 0] += 1 }
    }
    return open.values.contains { $0 > 2 }
  }

  /// True if the file cannot be read only because of characters in its texts, so that the meaning of each tag
  /// and each key is certain.
  package var hasSoundTags: Bool {
    structureIssues.allSatisfy { !$0.stopsReading }
      && tree.issues.allSatisfy { issue in
        switch issue.problem {
        case .strayAmpersand, .unknownEntity, .invalidCharacterReference, .invalidUTF8: true
        default: false
        }
      }
  }
}

extension StructureIssue {
  /// True if Apple's reader rejects the file because of this mistake.
  package var stopsReading: Bool {
    switch problem {
    case .duplicateKey, .keyOutsideDictionary: false
    case .invalidScalar(let kind, _): kind != .data
    default: true
    }
  }
}

extension Finding {
  /// The same finding, whose fixes are preferred where they pass.
  fileprivate func preferring(_ passes: (Fix) -> Bool) -> Finding {
    var finding = self
    finding.fixes = fixes.map {
      Fix($0.title, $0.edits, fileEdits: $0.fileEdits, isPreferred: passes($0))
    }
    return finding
  }
}

extension LocalizedText {
  /// - Parameter tags: the tags that are written; none where one is taken out.
  fileprivate static func repair(_ tags: [String]) -> LocalizedText {
    guard !tags.isEmpty else { return removeTag }
    return LocalizedText(
      en: "Write " + tags.map { "“\($0)”" }.joined(separator: " and "),
      zhHans: "写成" + tags.map { "“\($0)”" }.joined(separator: "和"))
  }

  fileprivate static let removeTag = LocalizedText(en: "Remove the tag", zhHans: "删除这个标签")
}
