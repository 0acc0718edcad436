import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum TitleWhitespace: Rule {
  package static let description = RuleDescription(
    "title-whitespace", .information,
    title: LocalizedText(
      en: "A title or subtitle begins or ends with white space.",
      zhHans: "标题或副标题的首尾有空白。"),
    why: LocalizedText(
      en: """
        Blanks and line breaks between the tags are part of the text. They are shown, and the text with \
        them is the key that is looked up in `InfoPlist.strings`, so a translation of the text without \
        them is not found.
        """,
      zhHans: """
        标签之间的空格和换行也是文本的一部分：它们会显示出来，并且在 `InfoPlist.strings` 中查找译文时，键就是\
        包含这些空白的文本，不含空白的译文会找不到。
        """),
    examples: [
      .fires(
        .item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>«Drafts »</string>",
        fixed: "<key>UIApplicationShortcutItemSubtitle</key>\n<string>Drafts</string>",
        message: "The white space at"),
      .fires(
        .items,
        "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>a</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>« »</string>\n</dict>",
        severity: .warning, message: "The title is only"
      ),
      .silent(.item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string>New Message</string>"),
      .silent(.item, "<key>UIApplicationShortcutItemSubtitle</key>\n<string></string>"),
    ])

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for item in document.infoPlist.items {
      for key in [ShortcutKey.title, .subtitle] {
        guard let text = item.string(key), text.hasBlankEnds, let value = item.value(key) else {
          continue
        }
        let trimmed = text.trimmed
        if trimmed.isEmpty {
          guard key == .title else { continue }
          let title = MissingRequiredKey.suggestedTitle(for: item)
          report.add(
            .blank, at: tree.head(of: value), severity: .warning,
            fixes: [.writing(title, into: value, tree, isPreferred: false)])
        } else {
          let fix = Fix(.trim, trimming(value, to: trimmed, tree), isPreferred: true)
          report.add(
            .whitespace, at: tree.head(of: value), fixes: tree[value].isClosed ? [fix] : [])
        }
      }
    }
  }

  /// Takes the white space out and leaves the rest as it is written, unless white space is written
  /// in another way than by itself.
  private static func trimming(
    _ value: SyntaxTree.NodeID, to trimmed: String, _ tree: SyntaxTree
  ) -> [TextEdit] {
    let content = tree[value].content
    let text = tree.text(content)
    let leading = text.prefix(while: \.isWhitespace)
    let trailing = text.dropFirst(leading.count).reversed().prefix(while: \.isWhitespace)
    let start = content.start + leading.utf8.count
    let end = content.end - trailing.reduce(0) { $0 + $1.utf8.count }
    guard start <= end, text.trimmed.first != "&", text.trimmed.last != ";",
      !text.contains("<")
    else { return [tree.replacingText(of: value, with: trimmed)] }
    return [
      TextEdit(ByteRange(start: content.start, end: start), ""),
      TextEdit(ByteRange(start: end, end: content.end), ""),
    ].filter { !$0.range.isEmpty }
  }
}

extension LocalizedText {
  fileprivate static let blank = LocalizedText(
    en: "The title is only white space; the menu shows a row without a name.",
    zhHans: "标题只有空白，菜单里会出现没有名称的一行。")

  fileprivate static let whitespace = LocalizedText(
    en: "The white space at the ends is part of the text, also when its translation is looked up.",
    zhHans: "首尾的空白也是文本的一部分，查找译文时同样计入。")

  fileprivate static let trim = LocalizedText(
    en: "Remove the white space", zhHans: "删除首尾空白")
}
