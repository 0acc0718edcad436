import AppFiles
import Checks
import CodeGeneration
import CodeModel
import CodeRules
import Files
import Guide
import SourceText

/// Offers the fixes of the findings that the selection touches, and for each a comment that suppresses it.
enum QuickFixes: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.quickFix]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    let touched = context.findings.filter { finding in
      finding.range.meets(context.reach)
    }
    guard !touched.isEmpty else { return [] }
    var groups: [(fix: Fix, findings: [Finding])] = []
    // Two rules can have the same fix.
    func add(_ fix: Fix, _ finding: Finding) {
      if let known = groups.firstIndex(where: { $0.fix.hasSameEffect(as: fix) }) {
        groups[known].findings.append(finding)
      } else {
        groups.append((fix, [finding]))
      }
    }
    for finding in touched {
      for fix in finding.fixes { add(fix, finding) }
    }
    if let silencing = silencing(context) {
      for finding in touched {
        guard let fix = silencing(finding) else { continue }
        // One action suppresses one rule on any number of lines.
        if let known = groups.firstIndex(where: { $0.fix.title == fix.title }) {
          groups[known].fix.append(fix.edits)
          groups[known].findings.append(finding)
        } else {
          groups.append((fix, [finding]))
        }
      }
    }
    return groups.map { fix, findings in
      let readsOthers = context.app != nil && findings.contains(where: needsOthers)
      return CodeAction(
        fix.title, .quickFix, isPreferred: fix.isPreferred, fixing: findings,
        readsOthers: readsOthers
      ) {
        readsOthers
          ? completed(fix, context) : CodeAction.Change(fix.edits, fileEdits: fix.fileEdits)
      }
    }
  }
}

extension QuickFixes {
  /// Returns true if a fix of a finding may need changes in other files, which the rule does not read.
  private static func needsOthers(_ finding: Finding) -> Bool {
    finding.rule == TypeWithoutCase.description.id
  }

  /// Returns a fix with the edits that it needs in other files, which are read on demand.
  private static func completed(
    _ fix: Fix, _ context: CodeActionContext
  ) -> CodeAction.Change {
    let change = CodeAction.Change(fix.edits, fileEdits: fix.fileEdits)
    guard let code = context.code, let access = context.app else { return change }
    let app = access.sources()
    for table in TypeTable.all(in: code) {
      let source = AppSources.Source(path: access.path, file: code)
      for action in table.missing(of: app.actions) ?? []
      where code.adding(action, to: table) == fix.edits {
        do throws(GenerationFailure) {
          var all = try TypeTable.adding([action], to: table, in: source, of: app)
          all[access.path] = nil
          return CodeAction.Change(
            fix.edits,
            fileEdits: all.sorted { $0.key < $1.key }.map { FileEdit($0.key, .edit($0.value)) })
        } catch {
          return CodeAction.Change(failed: error)
        }
      }
    }
    return change
  }

  /// Returns a function that creates the fix which suppresses a finding; nil for a file in which comments cannot do
  /// so.
  private static func silencing(_ context: CodeActionContext) -> ((Finding) -> Fix?)? {
    if let tree = context.plist?.tree {
      let silences = Silences(tree)
      return { silences.silencing($0, in: tree) }
    }
    if let file = context.translations, case .table(let table) = file.content,
      table.form == .pairs
    {
      let silences = Silences(file)
      return { silences.silencing($0, in: table) }
    }
    guard let code = context.code else { return nil }
    let silences = Silences(code)
    return { silences.silencing($0, in: code) }
  }
}

extension Fix {
  /// Adds other edits, none twice.
  fileprivate mutating func append(_ others: [TextEdit]) {
    let more = others.filter { !edits.contains($0) }
    self = Fix(title, edits + more, fileEdits: fileEdits, isPreferred: isPreferred)
  }

  func hasSameEffect(as other: Fix) -> Bool {
    edits == other.edits && fileEdits == other.fileEdits
  }
}
