import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum MergeConflictMarker: Rule {
  package static let description = RuleDescription(
    "merge-conflict-marker", .error,
    title: LocalizedText(
      en: "A merge conflict is still in the file.", zhHans: "文件里还留有合并冲突。"),
    why: LocalizedText(
      en: """
        Version control writes `<<<<<<<`, `=======` and `>>>>>>>` around two versions of the same \
        lines. With them in it the file cannot be read. Choose one side and delete the marks. Until \
        then the first side is checked and the second is left out.
        """,
      zhHans: """
        版本控制会用 `<<<<<<<`、`=======` 和 `>>>>>>>` 把同一处的两个版本括起来，带着这些标记的文件无法读取。\
        请选定一方并删除标记。在此之前只检查第一方，第二方略过。
        """),
    examples: [
      .fires(
        .file,
        """
        <plist version="1.0">
        <dict>
        «<<<<<<< HEAD»
        	<key>CFBundleName</key>
        «=======»
        	<key>CFBundleDisplayName</key>
        «>>>>>>> other»
        	<string>Notes</string>
        </dict>
        </plist>
        """, message: "Merge conflict marker"),
      .silent(.root, "<key>Rule</key>\n<string>\n=======\n</string>"),
    ],
    reference: "https://git-scm.com/docs/git-merge#_how_conflicts_are_presented")

  package static let scope = RuleScope.file

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let conflicts = MergeConflict.all(in: document.tree)
    for issue in document.tree.issues where issue.problem == .conflictMarker {
      let conflict = conflicts.first { $0.marks.contains(issue.range) }?.conflict
      report.add(
        .marker, at: issue.range, fixes: [conflict?.keepingFirst, conflict?.keepingSecond])
    }
  }
}

extension LocalizedText {
  fileprivate static let marker = LocalizedText(
    en: "Merge conflict marker; the file cannot be read until one side is chosen.",
    zhHans: "合并冲突的标记；选定一方之前文件无法读取。")
}
