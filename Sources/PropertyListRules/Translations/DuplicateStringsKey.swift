import AppFiles
import Checks
import Guide
import RuleSubjects
import SourceText

package enum DuplicateStringsKey: Rule {
  package static let description = RuleDescription(
    "duplicate-strings-key", .warning, group: .translations,
    title: LocalizedText(
      en: "A key is translated twice in one file.", zhHans: "同一个文件里一个键翻译了两次。"),
    why: LocalizedText(
      en: """
        Of two entries with the same key the last counts (observed); what the first says is never shown. \
        Two entries that say the same are only mentioned.
        """,
      zhHans: "键相同的两个条目以后一个为准（观察所得），前一个永远不会显示。两个内容相同时只作提示。"),
    examples: [
      .fires(
        .whole("de.lproj/InfoPlist.strings"),
        "\"«New Message»\" = \"Neu\";\n\"New Message\" = \"Neue Nachricht\";",
        message: "Never shown: the same"),
      .fires(
        .whole("de.lproj/InfoPlist.strings"),
        "\"«New Message»\" = \"Neu\";\n\"New Message\" = \"Neu\";",
        fixed: "\"New Message\" = \"Neu\";", severity: .information,
        message: "The same entry stands"),
      .silent(
        .whole("de.lproj/InfoPlist.strings"),
        "\"New Message\" = \"Neu\";\n\"New message\" = \"Neue Nachricht\";"),
    ], reference: RuleDescription.localizationReference)

  package static func check(_ document: CheckedTranslations, _ report: inout Report) {
    let file = document.file
    var last: [String: Int] = [:]
    for (index, entry) in file.entries.enumerated() { last[entry.key] = index }
    for (index, entry) in file.entries.enumerated() {
      guard let winner = last[entry.key], winner != index else { continue }
      let other = file.entries[winner]
      let isSame = entry.values.map(\.text) == other.values.map(\.text)
      report.add(
        isSame ? .same : .different, at: entry.keyRange,
        severity: isSame ? .information : .warning,
        related: [Finding.Related(range: other.keyRange, message: .winner)], tags: [.unnecessary],
        fixes: [file.removing(entryAt: index).map { Fix(.remove, [$0], isPreferred: isSame) }])
    }
  }
}

extension LocalizedText {
  fileprivate static let different = LocalizedText(
    en: "Never shown: the same key has another translation further down, which counts.",
    zhHans: "永远不会显示：下面同一个键另有译文，以后者为准。")
  fileprivate static let same = LocalizedText(
    en: "The same entry stands further down.", zhHans: "下面有相同的条目。")
  fileprivate static let winner = LocalizedText(en: "This one counts.", zhHans: "以这一条为准。")
  fileprivate static let remove = LocalizedText(
    en: "Remove this entry", zhHans: "删除这一条")
}
