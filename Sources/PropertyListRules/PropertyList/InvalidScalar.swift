import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum InvalidScalar: Rule {
  package static let description = RuleDescription(
    "invalid-scalar", .error,
    title: LocalizedText(
      en: "A number, a date or data that cannot be read.", zhHans: "无法读取的数字、日期或数据。"),
    why: LocalizedText(
      en: """
        `<integer>` takes decimal digits, or hexadecimal after `0x`, of at most 64 bits, without \
        anything behind them; `<real>` a number with a decimal point; `<date>` the form \
        `2026-01-31T23:59:59Z` and no other; `<data>` Base64. With a wrong number or date the whole \
        file cannot be read; of wrong data the reader takes what it can make sense of (observed).
        """,
      zhHans: """
        `<integer>` 只接受十进制数字，或 `0x` 加十六进制数字，最多 64 位，后面不能有任何字符；`<real>` 用小数点；\
        `<date>` 只接受 `2026-01-31T23:59:59Z` 这种形式；`<data>` 用 Base64。数字或日期写错时整个文件无法读取，\
        数据写错时只取得其中能解读的部分（观察所得）。
        """),
    examples: [
      .fires(.root, "<key>A</key>\n<integer>«1.5»</integer>"),
      .fires(
        .root, "<key>A</key>\n<integer>«12 »</integer>",
        fixed: "<key>A</key>\n<integer>12</integer>", message: "“12 ” is not"),
      .fires(
        .root, "<key>A</key>\n<real>«1,5»</real>", fixed: "<key>A</key>\n<real>1.5</real>",
        message: "“1,5” is not a"),
      .fires(
        .root, "<key>A</key>\n<date>«2026-01-31T23:59:59.5Z»</date>",
        fixed: "<key>A</key>\n<date>2026-01-31T23:59:59Z</date>",
        message: "“2026-01-31T23:59:59.5Z” is not a"),
      .fires(.root, "<key>A</key>\n<date>«2026-01-31»</date>", message: "“2026-01-31” is not a"),
      .fires(.root, "<key>A</key>\n<data>«A*»</data>", message: "This is not Base64"),
      .fires(
        .root, "<key>A</key>\n<data>«AA-_»</data>", fixed: "<key>A</key>\n<data>AA+/</data>",
        message: "This is not Base64"),
      .fires(.root, "<key>A</key>\n<data>«AA-_AA»</data>", message: "This is not Base64"),
      .fires(.root, "<key>A</key>\n«<integer/>»", message: "“” is not an"),
      .fires(
        .root, "<key>A</key>\n<integer>«99999999999999999999»</integer>",
        message: "“99999999999999999999” is not an"),
      .silent(.root, "<key>A</key>\n<data>AAEC=</data>"),
      .silent(
        .root,
        "<key>A</key>\n<array>\n\t<integer>-0x1F</integer>\n\t<real>1e5</real>\n\t<date>2026-01-31T23:59:59Z</date>\n\t<data>\n\tAAEC\n\tAw==\n\t</data>\n\t<real>+infinity</real>\n</array>"
      ),
    ],
    reference: RuleDescription.propertyListReference)

  package static let scope = RuleScope.markup

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    for issue in document.structureIssues {
      guard case .invalidScalar(let kind, let text) = issue.problem else { continue }
      guard let consequence = document.reading.consequence(of: issue) else { continue }
      let message: LocalizedText =
        switch kind {
        case .integer: .integer(text).then(consequence)
        case .real: .real(text).then(consequence)
        case .date: .date(text).then(consequence)
        default:
          text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "<") }
            ? .data : .noData.then(consequence)
        }
      report.add(
        message, at: issue.range, fixes: fixes(for: issue, kind, document.tree))
    }
  }
}

extension LocalizedText {
  fileprivate static func integer(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is not an integer of at most 64 bits",
      zhHans: "“\(text)”不是 64 位以内的整数")
  }

  fileprivate static func real(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is not a number such as 1.5", zhHans: "“\(text)”不是 1.5 这样的数字")
  }

  fileprivate static func date(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is not a date such as 2026-01-31T23:59:59Z",
      zhHans: "“\(text)”不是 2026-01-31T23:59:59Z 这样的日期")
  }

  fileprivate static let data = LocalizedText(
    en: "This is not Base64; iOS reads other data than is meant.",
    zhHans: "这不是 Base64，iOS 读到的数据不是本意。")

  fileprivate static let noData = LocalizedText(
    en: "This is not Base64", zhHans: "这不是 Base64")
}
