import AppFiles
import Checks
import Files
import Guide
import RuleSubjects
import SourceText

package enum StringsFileNameCase: Rule {
  package static let description = RuleDescription(
    "strings-file-name-case", .warning, group: .translations,
    title: LocalizedText(
      en: "The name of the strings file differs from InfoPlist.strings in case.",
      zhHans: "strings 文件名与 InfoPlist.strings 大小写不同。"),
    why: LocalizedText(
      en: """
        Names of files are told apart by case on devices and not in the simulator, so the translations \
        are there while you test and missing for everybody else. The name is `InfoPlist.strings`, or \
        `InfoPlist.xcstrings`. Where the project lists the file under the right name, Xcode copies it \
        so, and only a hint is shown.
        """,
      zhHans: """
        设备上的文件名区分大小写，模拟器上不区分，于是测试时译文都在，用户那里却没有。文件名应为 \
        `InfoPlist.strings` 或 `InfoPlist.xcstrings`。若项目中列出的名称正确，Xcode 会按该名称复制，此时仅作提示。
        """),
    examples: [
      .fires(
        .whole("de.lproj/infoPlist.strings"), "«\"New Message\" = \"Neue Nachricht\";»",
        message: "iOS looks for InfoPlist.strings"),
      .silent(.whole("de.lproj/InfoPlist.strings"), "\"New Message\" = \"Neue Nachricht\";"),
    ], reference: RuleDescription.localizationReference)

  package static func check(_ document: CheckedTranslations, _ report: inout Report) {
    guard let meant = TranslationFile.meantName(of: document.file.path),
      meant != Path.name(of: document.file.path)
    else { return }
    // What no app looks up may be called as it likes.
    if let lists = document.propertyLists, lists.isEmpty { return }
    let source = document.file.source
    let range = ByteRange(start: 0, end: source.endOfLine(0))
    let folder = Path.folder(of: document.file.path)
    // Xcode copies a file under the name that its project has.
    if document.nameInProject == meant {
      return report.add(
        .renameOnDisk(to: meant), at: range, severity: .hint,
        about: Path.folder(of: folder) + "/" + meant)
    }
    guard folder.hasSuffix(".lproj") else { return report.add(.rename(to: meant), at: range) }
    // The languages of one table have one name, which is reported once.
    report.add(
      .renameAll(to: meant), at: range, about: Path.folder(of: folder) + "/" + meant)
  }
}

extension LocalizedText {
  fileprivate static func rename(to name: String) -> LocalizedText {
    LocalizedText(
      en: "iOS looks for \(name), and on devices case counts; rename the file.",
      zhHans: "iOS 查找的是 \(name)，设备上区分大小写；请重命名文件。")
  }

  fileprivate static func renameOnDisk(to name: String) -> LocalizedText {
    LocalizedText(
      en: "The project lists this file as \(name); a disk that tells case apart does not find it.",
      zhHans: "项目中这个文件名为 \(name)；在区分大小写的磁盘上会找不到它。")
  }

  fileprivate static func renameAll(to name: String) -> LocalizedText {
    LocalizedText(
      en: "iOS looks for \(name), and on devices case counts; rename the file in all languages.",
      zhHans: "iOS 查找的是 \(name)，设备上区分大小写；请重命名各语言的这个文件。")
  }
}
