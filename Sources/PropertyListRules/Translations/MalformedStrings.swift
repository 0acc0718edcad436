import AppFiles
import Checks
import Guide
import JSONSyntax
import RuleSubjects
import SourceText
import StringsFile

package enum MalformedStrings: Rule {
  private static let german = RuleExample.Frame.whole("de.lproj/InfoPlist.strings")

  package static let description = RuleDescription(
    "malformed-strings", .error, group: .translations,
    title: LocalizedText(
      en: "A strings file cannot be read.", zhHans: "strings 文件无法读取。"),
    why: LocalizedText(
      en: """
        One missing quote or semicolon, and the build stops, or all translations of the language are \
        gone; behind some mistakes the reader just stops, and what follows is lost without a word \
        (observed). An entry is written `"key" = "value";`.
        """,
      zhHans: """
        少一个引号或分号，构建就会中断，或者该语言的所有译文都会丢失；有些错误之后读取会直接停止，\
        后面的内容悄无声息地丢失（观察所得）。条目写作 `"键" = "值";`。
        """),
    examples: [
      .fires(
        german, "\"New Message\" = \"Neue Nachricht«\"»\n\"Drafts\" = \"Entwürfe\";",
        fixed: "\"New Message\" = \"Neue Nachricht\";\n\"Drafts\" = \"Entwürfe\";",
        message: "The semicolon is missing"),
      .fires(
        german, "\"New Message\" = «\"Neue Nachricht»;\n\"Drafts\" = \"Entwürfe\";",
        message: "The quote is not"),
      .fires(
        german, "\"Drafts\" = \"Die «\"»Entwürfe«\"» von heute\";",
        fixed: "\"Drafts\" = \"Die \\\"Entwürfe\\\" von heute\";", message: "This quote ends the"),
      .fires(
        german, "\"Drafts\" = \"Entwürfe\";«;»\n\"New Message\" = \"Neu\";",
        fixed: "\"Drafts\" = \"Entwürfe\";\n\"New Message\" = \"Neu\";",
        message: "One semicolon too many"),
      .fires(
        german, "«“Drafts”» = \"Entwürfe\";", fixed: "\"Drafts\" = \"Entwürfe\";",
        message: "These quotes are not"),
      .fires(german, "«新建» = Neu;", fixed: "\"新建\" = Neu;", message: "This needs quotes: without"),
      .fires(
        german, "«\"Drafts\"» \"Entwürfe\";", fixed: "\"Drafts\" = \"Entwürfe\";",
        message: "There is no “=”"),
      .fires(
        german, "Drafts = \"«\\u00fc»\";", fixed: "Drafts = \"\\U00fc\";", severity: .warning,
        message: "“\\u” is read as"),
      .fires(
        .whole("InfoPlist.xcstrings"), "{\n  \"strings\" : {\n    «Drafts» : {}\n  }\n}",
        message: "The string catalog is"),
      .silent(
        german, "/* \"open */ 'it' = \"\\U00fc \\\"b\\\"\"; // \"\nkey.a = word;\n\"Drafts\";"),
    ], reference: RuleDescription.localizationReference)

  package static func check(_ document: CheckedTranslations, _ report: inout Report) {
    switch document.file.content {
    case .catalog(let catalog):
      guard let issue = catalog.tree.issue else { return }
      report.add(.json(issue.kind.message), at: issue.range)
    case .table(let table):
      if document.file.encoding.form != .utf8, !document.file.encoding.hasByteOrderMark {
        report.add(.unmarked, at: ByteRange(at: 0), severity: .warning)
      }
      if table.form == .tooLong {
        report.add(.tooLong, at: ByteRange(at: 0), severity: .information)
      }
      for issue in table.issues {
        report.add(
          message(issue.problem), at: issue.range,
          severity: issue.losesText ? .error : .warning, fixes: [StringsFixes(table).fix(issue)])
      }
    }
  }

  private static func message(_ problem: StringsIssue.Problem) -> LocalizedText {
    switch problem {
    case .unterminatedString: .unterminatedString
    case .unescapedQuote: .unescapedQuote
    case .unterminatedComment: .unterminatedComment
    case .missingSemicolon: .missingSemicolon
    case .straySemicolon: .straySemicolon
    case .missingEquals: .missingEquals
    case .missingValue: .missingValue
    case .needsQuotes: .needsQuotes
    case .typographicQuotes: .typographicQuotes
    case .unexpectedText: .unexpectedText
    case .conflictMarker: .conflictMarker
    case .lowercaseUnicodeEscape: .lowercaseEscape
    case .invalidUTF8: .invalidUTF8
    }
  }
}

extension LocalizedText {
  fileprivate static let unterminatedString = LocalizedText(
    en: "The quote is not closed; the file cannot be read.", zhHans: "引号没有关闭，文件无法读取。")
  fileprivate static let unescapedQuote = LocalizedText(
    en: "This quote ends the text too early; inside a text it is written “\\\"”.",
    zhHans: "这个引号使文本提前结束；文本中的引号要写成“\\\"”。")
  fileprivate static let unterminatedComment = LocalizedText(
    en: "The comment never ends, so all that follows is left out.",
    zhHans: "注释没有结束，后面的内容都不起作用。")
  fileprivate static let missingSemicolon = LocalizedText(
    en: "The semicolon is missing; the file cannot be read.", zhHans: "缺少分号，文件无法读取。")
  fileprivate static let straySemicolon = LocalizedText(
    en: "One semicolon too many: from here on nothing is read.", zhHans: "多了一个分号：从这里起都不会读取。")
  fileprivate static let missingEquals = LocalizedText(
    en: "There is no “=” behind this key; the file cannot be read.",
    zhHans: "键的后面缺少“=”，文件无法读取。")
  fileprivate static let missingValue = LocalizedText(
    en: "This key has no value; the file cannot be read.", zhHans: "这个键没有值，文件无法读取。")
  fileprivate static let needsQuotes = LocalizedText(
    en: "This needs quotes: without them only letters of English, digits and _ $ / : . - are read.",
    zhHans: "需要加引号：不加引号时只能用英文字母、数字和 _ $ / : . -。")
  fileprivate static let typographicQuotes = LocalizedText(
    en: "These quotes are not read; write \" instead.", zhHans: "不认识这种引号，请改用 \"。")
  fileprivate static let unexpectedText = LocalizedText(
    en: "This is neither an entry nor a comment; from here on nothing is read.",
    zhHans: "这里既不是条目也不是注释；从这里起都不会读取。")
  fileprivate static let conflictMarker = LocalizedText(
    en: "A merge conflict has been left in the file.", zhHans: "文件中留有合并冲突。")
  fileprivate static let lowercaseEscape = LocalizedText(
    en: "“\\u” is read as the letter u (observed); characters are written with “\\U”.",
    zhHans: "“\\u”会被读成字母 u（观察所得）；字符要用“\\U”来写。")
  fileprivate static let invalidUTF8 = LocalizedText(
    en: "What stands here is not UTF-8; save the file as UTF-8.",
    zhHans: "这里的内容不是 UTF-8，请把文件存为 UTF-8。")
  fileprivate static let unmarked = LocalizedText(
    en: "UTF-16 without a byte order mark is not always recognized; save the file as UTF-8.",
    zhHans: "没有字节顺序标记的 UTF-16 不一定能识别，请把文件存为 UTF-8。")
  fileprivate static let tooLong = LocalizedText(
    en: "Larger than \(StringsTable.maximumLength / 1024 / 1024) MB and therefore not checked.",
    zhHans: "超过 \(StringsTable.maximumLength / 1024 / 1024) MB，未作检查。")

  fileprivate static func json(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "The string catalog is not JSON from here on: \(reason.english).",
      zhHans: "从这里起字符串目录不是 JSON：\(reason.simplifiedChinese)。")
  }
}
