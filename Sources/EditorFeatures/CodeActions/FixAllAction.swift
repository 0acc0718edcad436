import Checks
import Linter
import SourceText

extension FixAll: CodeActionProvider {
  public static let kinds: Set<CodeAction.Kind> = [.fixAll]

  public static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard context.findings.contains(where: { $0.fixes.contains(where: applies) }) else { return [] }
    return [
      CodeAction(.fixAll, .fixAll) {
        let result = result(for: context.text, read: context.read)
        return CodeAction.Change(LineDifference(from: context.text, to: result.text).edits)
      }
    ]
  }
}

extension LocalizedText {
  fileprivate static let fixAll = LocalizedText(
    en: "Fix everything with one obvious fix", zhHans: "修复所有做法明确的问题")
}
