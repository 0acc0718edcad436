import AppFiles
import Files
import Guide
import Linter
import SourceText

/// The counts of checked files, so that a run without findings differs from a run without files to check.
struct CheckSummary {
  var propertyLists = 0
  var withQuickActions = 0
  var stringsFiles = 0
  /// The number of source files, with and without quick actions.
  var codeFiles = 0
  /// The number of files that were named, or have the name of a property list, and are not of a kind that is
  /// read.
  var others = 0
  /// The sources that may create quick actions and are not read.
  var unread = UnreadSources()

  /// Counts a file.
  ///
  /// - Parameters:
  ///   - model: nil for a skipped file.
  ///   - isChecked: true if rules exist for the file.
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

  /// Returns the lines for standard error.
  ///
  /// - Parameter report: the findings.
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
