import AppFiles
import Files
import Guide
import Linter
import SourceText

/// What a run has looked at: a run that found nothing wrong should not look like one that found nothing
/// to check.
struct CheckSummary {
  var propertyLists = 0
  var withQuickActions = 0
  var stringsFiles = 0
  /// Source files, with and without quick actions.
  var codeFiles = 0
  /// Files that were named, or are called like property lists, and are none that is read.
  var others = 0
  /// What may make quick actions and is not read.
  var unread = UnreadSources()

  /// Notes a file that was looked at.
  ///
  /// - Parameters:
  ///   - model: nil for one that is passed over.
  ///   - isChecked: whether there are rules for it.
  mutating func note(_ path: String, _ kind: FileKind, _ model: FileModel?, isChecked: Bool) {
    switch kind.role {
    case .code: codeFiles += 1
    case .propertyList where isChecked: propertyLists += 1
    case .translations where isChecked: stringsFiles += 1
    case .generator where isChecked:
      if case .generator(let file)? = model { propertyLists += file.lists.count }
      unread.readGenerators.insert(path)
    case .propertyList, .translations, .generator, .image, .project, .alone:
      if !isChecked { others += 1 }
    }
  }

  /// Lines of standard error.
  ///
  /// - Parameter report: what is reported.
  func lines(_ report: CheckReport) -> [LocalizedText] {
    let files = LocalizedText(
      en:
        "looked at \(count(propertyLists, "property list")), \(withQuickActions) with quick actions"
        + (stringsFiles > 0 ? ", and \(count(stringsFiles, "file")) of translations" : "")
        + (codeFiles > 0 ? ", and \(count(codeFiles, "source file"))" : "")
        + (others > 0 ? "; not at \(count(others, "file")) of another form" : ""),
      zhHans: "查看了 \(propertyLists) 个属性列表，其中 \(withQuickActions) 个有快捷操作"
        + (stringsFiles > 0 ? "，以及 \(stringsFiles) 个译文文件" : "")
        + (codeFiles > 0 ? "\(stringsFiles > 0 ? "和" : "，以及") \(codeFiles) 个源代码文件" : "")
        + (others > 0 ? "；另有 \(others) 个其他格式的文件未查看" : ""))
    let result = report.summary
    let first = LocalizedText(
      en: "quickactions check: \(files.english): \(result.english)",
      zhHans: "quickactions check: \(files.simplifiedChinese)：\(result.simplifiedChinese)")
    return [first] + unread.lines(hasActions: withQuickActions > 0)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
