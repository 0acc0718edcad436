import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum MalformedXML: Rule {
  package static let description = RuleDescription(
    "malformed-xml", .error,
    title: LocalizedText(
      en: "The file is not well-formed XML.", zhHans: "文件不是格式良好的 XML。"),
    why: LocalizedText(
      en: """
        A property list that cannot be read is lost entirely: the build stops, or the app comes \
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
          "<key>CFBundleName</key>\n<string>Notes</string>\n<key>CFBundleVersion</key>\n<string>1</string>",
        message: "<string> is never closed"
      ),
      .fires(
        .root, "«<key>»CFBundleName«<key>»\n<string>Notes</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>", message: "<key> is never closed"),
      .fires(
        .root, "<key>CFBundleName</key>\n<string>Notes«</strin»\n<key>A</key>\n<true/>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>\n<key>A</key>\n<true/>",
        message: "The tag has no"),
      .fires(
        .root, "<key>A</key>\n<array>\n\t«<dict>»\n\t\t<key>B</key>\n\t\t<true/>\n</array>",
        fixed:
          "<key>A</key>\n<array>\n\t<dict>\n\t\t<key>B</key>\n\t\t<true/>\n\t</dict>\n</array>",
        message: "<dict> is never closed"),
      .fires(
        .file,
        "<plist version=\"1.0\">\n«<dict>»\n\t<key>A</key>\n\t<dict>\n\t\t<key>B</key>\n\t\t<true/>\n\t<key>C</key>\n\t<true/>\n</dict>\n</plist>",
        message: "<dict> is never closed"
      ),
      .fires(
        .root, "<key>CFBundleName</key>\n<string>Notes«&nbsp;»2</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes&#xA0;2</string>",
        message: "“&nbsp;” is not known"),
      .fires(
        .root, "<key>CFBundleName</key>\n<string>Notes</string>«</string>»",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>",
        message: "</string> closes nothing: no"),
      .fires(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts «&» more</string>",
        fixed: "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts &amp; more</string>",
        message: "A “&” begins a"),
      .fires(
        .root, "<key>CFBundleName</«string»>\n<string>Notes</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>",
        message: "</string> closes <key>; write"),
      .fires(
        .root, "<key>CFBundleName</key«/»>\n<string>Notes</string>",
        fixed: "<key>CFBundleName</key>\n<string>Notes</string>", message: "This does not belong"),
      .fires(
        .file, "«<!DOCTPE» plist>\n<plist version=\"1.0\">\n<dict/>\n</plist>",
        fixed: "<!DOCTYPE plist>\n<plist version=\"1.0\">\n<dict/>\n</plist>",
        message: "Property lists know no"),
      .fires(
        .file,
        "<!DOCTYPE plist «[»<!ENTITY name \"Notes\">]>\n<plist version=\"1.0\">\n<dict/>\n</plist>",
        message: "Apple's reader takes no"),
      .silent(
        .file, "<!DOCTYPE html>\n<plist version=\"1.0\">\n<dict/>\n</plist>"),
      .silent(.root, "<key>CFBundleName</key>\n<string>Notes &#x26; <![CDATA[<drafts>]]></string>"),
      .silent(
        .root,
        "<!-- <key>CFBundleName</key> <string>open -- and so on -->\n<key>CFBundleName</key>\n<string/>"
      ),
    ],
    reference: RuleDescription.xmlReference)

  package static let scope = RuleScope.markup

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    if checkEncoding(document, &report) { return }
    for issue in document.tree.issues {
      guard let consequence = document.reading.consequence(of: issue),
        let message = message(issue.problem, consequence)
      else { continue }
      var related: [Finding.Related] = []
      if let place = issue.noticedAt { related = [.init(range: place, message: .noticedHere)] }
      report.add(
        message, at: issue.range, severity: consequence.severity, related: related,
        fixes: fixes(for: issue, document))
    }
  }

  /// Reports an encoding in which the file cannot be read. Returns whether its text is none.
  private static func checkEncoding(_ document: CheckedDocument, _ report: inout Report) -> Bool {
    let encoding = document.infoPlist.encoding
    guard isInEncoding(document) else {
      report.add(.noText.then(.unreadable), at: ByteRange(at: 0))
      return true
    }
    if let encoding, !encoding.form.isASCIICompatible {
      if !encoding.hasByteOrderMark {
        report.add(.unmarked.then(.unreadable), at: ByteRange(at: 0))
      }
      return false
    }
    guard let declared = document.tree.declaredEncoding, encoding?.hasByteOrderMark != true,
      declared.family == .unknown || declared.family == .wide && encoding != nil
    else { return false }
    let name = document.tree.text(declared.name)
    report.add(
      (declared.family == .wide ? LocalizedText.otherEncoding(name) : .unknownEncoding(name))
        .then(.unreadable), at: declared.name,
      fixes: [
        isUTF8(document.tree.source)
          ? Fix(.write("UTF-8"), [TextEdit(declared.name, "UTF-8")], isPreferred: true) : nil
      ])
    return false
  }

  /// Returns true if a text can have been written in the encoding that the first bytes of its file name.
  static func isInEncoding(_ document: CheckedDocument) -> Bool {
    (document.infoPlist.encoding?.form ?? .utf8).isASCIICompatible
      || document.tree.source.bytes.contains(UInt8(ascii: "<"))
  }

  private static func isUTF8(_ text: SourceText) -> Bool {
    String(validating: text.bytes, as: UTF8.self) != nil
  }

  private static func message(
    _ problem: SyntaxIssue.Problem, _ consequence: Reading.Consequence
  ) -> LocalizedText? {
    switch problem {
    case .unclosedElement(let name): .unclosed(name).then(consequence)
    case .junkInTag: .junkInTag.then(consequence)
    case .unknownDeclaration: .unknownDeclaration.then(consequence)
    case .internalSubset: .internalSubset.then(consequence)
    case .misplacedDoctype: .misplacedDoctype.then(consequence)
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
      en: "<\(name)> is never closed", zhHans: "<\(name)> 没有关闭")
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

  fileprivate static let junkInTag = LocalizedText(
    en: "This does not belong in the tag, which holds a name and nothing else",
    zhHans: "标签里除名称外不能有别的内容")

  fileprivate static let unknownDeclaration = LocalizedText(
    en: "Property lists know no such declaration; there are <!DOCTYPE …> and <!-- comments -->",
    zhHans: "属性列表没有这种声明，只有 <!DOCTYPE …> 和 <!-- 注释 -->")

  fileprivate static let internalSubset = LocalizedText(
    en: "Apple's reader takes no “[…]” in a DOCTYPE", zhHans: "Apple 的读取程序不接受 DOCTYPE 中的“[…]”")

  fileprivate static let misplacedDoctype = LocalizedText(
    en: "A DOCTYPE stands before the first element and nowhere else",
    zhHans: "DOCTYPE 只能写在第一个元素之前")

  fileprivate static let lessThan = LocalizedText(
    en: "A “<” that begins no tag; in text it is written “&lt;”.",
    zhHans: "此处的“<”不是标签的开头；在文本中要写成“&lt;”。")

  fileprivate static let noText = LocalizedText(
    en: "The first bytes say UTF-16 or UTF-32, and what follows is another encoding",
    zhHans: "开头的字节表示 UTF-16 或 UTF-32，后面却是另一种编码")

  fileprivate static let unmarked = LocalizedText(
    en: "UTF-16 needs a byte order mark; save the file as UTF-8. Without the mark it is not known",
    zhHans: "UTF-16 必须有字节顺序标记，请把文件存为 UTF-8。没有标记就认不出编码")

  fileprivate static func otherEncoding(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "The declaration says “\(name)”, and the file is saved as UTF-8",
      zhHans: "声明中写着“\(name)”，文件却存为 UTF-8")
  }

  fileprivate static func unknownEncoding(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "Apple's reader knows no encoding “\(name)”", zhHans: "Apple 的读取程序不认识编码“\(name)”")
  }

  fileprivate static func write(_ text: String) -> LocalizedText {
    LocalizedText(en: "Write “\(text)”", zhHans: "写成“\(text)”")
  }

  fileprivate static let ampersand = LocalizedText(
    en: "A “&” begins a reference; as a character it is written “&amp;”.",
    zhHans: "“&”是引用的开头；作为字符要写成“&amp;”。")

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
    en: "What stands here is not UTF-8; save the file as UTF-8.",
    zhHans: "这里的内容不是 UTF-8，请把文件存为 UTF-8。")
}
