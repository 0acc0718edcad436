import Guide
import PropertyList
import SourceText

enum MalformedXML: Rule {
  static let description = RuleDescription(
    "malformed-xml", .error,
    title: LocalizedText(
      en: "The file is not well-formed XML.", zhHans: "文件不是格式良好的 XML。"),
    why: LocalizedText(
      en: """
        A property list that cannot be read is lost as a whole: the build stops, or the app comes \
        without its Info.plist. Tags must be closed in the reverse of the order in which they were opened, and \
        `<` and `&` in text are written `&lt;` and `&amp;`.
        """,
      zhHans: """
        读不懂的属性列表会整个作废：要么构建中断，要么 App 没有 Info.plist。标签要按打开的相反顺序关闭，\
        文本中的 `<` 和 `&` 要写成 `&lt;` 和 `&amp;`。
        """),
    examples: [
      .fires(
        .root,
        "<key>CFBundleName</key>\n«<string>»Notes\n<key>CFBundleVersion</key>\n<string>1</string>",
        fixed:
          "<key>CFBundleName</key>\n<string>Notes</string>\n<key>CFBundleVersion</key>\n<string>1</string>"
      ),
      .fires(
        .root, "«<key>»CFBundleName«<key>»\n<string>Notes</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>"),
      .fires(
        .root, "<key>CFBundleName</key>\n<string>Notes«</strin»\n<key>A</key>\n<true/>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>\n<key>A</key>\n<true/>"),
      .fires(
        .root, "<key>A</key>\n<array>\n\t«<dict>»\n\t\t<key>B</key>\n\t\t<true/>\n</array>",
        fixed:
          "<key>A</key>\n<array>\n\t<dict>\n\t\t<key>B</key>\n\t\t<true/>\n\t</dict>\n</array>"),
      .fires(
        .file,
        "<plist version=\"1.0\">\n«<dict>»\n\t<key>A</key>\n\t<dict>\n\t\t<key>B</key>\n\t\t<true/>\n\t<key>C</key>\n\t<true/>\n</dict>\n</plist>"
      ),
      .fires(
        .root, "<key>CFBundleName</key>\n<string>Notes«&nbsp;»2</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes&#xA0;2</string>"),
      .fires(
        .root, "<key>CFBundleName</key>\n<string>Notes</string>«</string>»",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>"),
      .fires(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts «&» more</string>",
        fixed: "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts &amp; more</string>"),
      .fires(
        .root, "<key>CFBundleName</«string»>\n<string>Notes</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>"),
      .silent(.root, "<key>CFBundleName</key>\n<string>Notes &#x26; <![CDATA[<drafts>]]></string>"),
      .silent(
        .root,
        "<!-- <key>CFBundleName</key> <string>open -- and so on -->\n<key>CFBundleName</key>\n<string/>"
      ),
    ],
    reference: RuleDescription.xmlReference)

  static func check(_ document: CheckedDocument, _ report: inout Report) {
    for issue in document.tree.issues {
      guard let message = message(issue.problem) else { continue }
      var related: [Finding.Related] = []
      if let place = issue.noticedAt { related = [.init(range: place, message: .noticedHere)] }
      report.add(message, at: issue.range, related: related, fixes: fixes(for: issue, document))
    }
  }

  private static func message(_ problem: SyntaxIssue.Problem) -> LocalizedText? {
    switch problem {
    case .unclosedElement(let name): .unclosed(name)
    case .mismatchedEndTag(let expected, let found): .mismatched(expected: expected, found: found)
    case .strayEndTag(let name): .stray(name)
    case .unfinishedTag: .unfinished
    case .strayLessThan: .lessThan
    case .strayAmpersand: .ampersand
    case .unknownEntity(let name): .unknownEntity(name)
    case .invalidCharacterReference: .invalidReference
    case .unterminatedComment: .unterminated("-->")
    case .unterminatedCDATA: .unterminated("]]>")
    case .unterminatedDeclaration: .unterminated(">")
    case .invalidUTF8: .invalidUTF8
    case .unknownElement, .unexpectedText, .markupInText, .tooDeep, .conflictMarker: nil
    }
  }
}

extension LocalizedText {
  fileprivate static let noticedHere = LocalizedText(
    en: "It had to be closed before this.", zhHans: "应当在此之前关闭。")

  fileprivate static func unclosed(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "<\(name)> is never closed; the file cannot be read.",
      zhHans: "<\(name)> 没有关闭，文件无法读取。")
  }

  fileprivate static func mismatched(expected: String, found: String) -> LocalizedText {
    LocalizedText(
      en: "</\(found)> closes <\(expected)>; write </\(expected)>.",
      zhHans: "</\(found)> 关闭的是 <\(expected)>，应写成 </\(expected)>。")
  }

  fileprivate static func stray(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "</\(name)> closes nothing: no <\(name)> is open here.",
      zhHans: "</\(name)> 没有对应的开始标签：此处没有打开的 <\(name)>。")
  }

  fileprivate static let unfinished = LocalizedText(
    en: "The tag has no “>”.", zhHans: "标签缺少“>”。")

  fileprivate static let lessThan = LocalizedText(
    en: "A “<” that begins no tag; in text it is written “&lt;”.",
    zhHans: "此处的“<”不是标签的开头；在文本中要写成“&lt;”。")

  fileprivate static let ampersand = LocalizedText(
    en: "A bare “&” cannot be read; write “&amp;”.", zhHans: "单独的“&”无法读取，请写成“&amp;”。")

  fileprivate static func unknownEntity(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "“&\(name);” is not known in property lists; only lt, gt, amp, quot and apos are.",
      zhHans: "属性列表不认识“&\(name);”，只能用 lt、gt、amp、quot 和 apos。")
  }

  fileprivate static let invalidReference = LocalizedText(
    en: "This number stands for no character.", zhHans: "这个编号没有对应的字符。")

  fileprivate static func unterminated(_ end: String) -> LocalizedText {
    LocalizedText(
      en: "This never ends: “\(end)” is missing.", zhHans: "此处没有结束：缺少“\(end)”。")
  }

  fileprivate static let invalidUTF8 = LocalizedText(
    en: "This byte is not UTF-8; save the file as UTF-8.",
    zhHans: "这个字节不是 UTF-8，请把文件存为 UTF-8。")
}
