import AppFiles
import Checks
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum TypeSlip: Rule {
  package static let description = RuleDescription(
    "type-slip", .warning,
    title: LocalizedText(
      en: "The type has spaces or quotes around it, or a build setting that is not closed.",
      zhHans: "类型两端有空格或引号，或者构建设置没有正确结束。"),
    why: LocalizedText(
      en: """
        The app compares the type character by character. A blank at its end, or the curly quotes of a \
        page that it was copied from, are part of it, and `$(NAME}` is not replaced by Xcode. The app \
        gets another type than it asks for, and the action does nothing.
        """,
      zhHans: """
        App 会逐个字符比较类型。末尾的空格、从网页复制来的弯引号都算在内；`$(NAME}` 也不会被 Xcode 替换。\
        App 得到的类型与预期不同，点按后什么也不会发生。
        """),
    examples: [
      .fires(
        .items, item("« com.example.compose»"),
        message: "The app gets exactly “ com.example.compose”"),
      .fires(
        .items, item("«“com.example.compose”»"),
        message: "The app gets exactly ““com.example.compose””"),
      .fires(
        .items, item("«$(PRODUCT_BUNDLE_IDENTIFIER}.compose»"),
        message: "The app gets exactly “$(PRODUCT_BUNDLE_IDENTIFIER}.compose”"),
      .silent(.items, item("com.example.new message")),
      .silent(.items, item("$(PRODUCT_BUNDLE_IDENTIFIER).compose")),
      .silent(.items, item("${PRODUCT_BUNDLE_IDENTIFIER}.compose")),
    ])

  private static func item(_ type: String) -> String {
    "<dict>\n\t<key>UIApplicationShortcutItemType</key>\n\t<string>\(type)</string>\n\t<key>UIApplicationShortcutItemTitle</key>\n\t<string>New Message</string>\n</dict>"
  }

  package static let scope = RuleScope.item

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    let tree = document.tree
    for declaration in document.infoPlist.declarations {
      for item in declaration.items {
        guard let type = item.string(.type), let meant = meant(by: type),
          let value = item.value(.type)
        else { continue }
        // The app may compare the very same text.
        report.add(
          .slip(type), at: tree.head(of: value),
          fixes: [.writing(meant, into: value, tree, isPreferred: false)])
      }
    }
  }

  private static let quotes: Set<Unicode.Scalar> = ["“", "”", "„", "‟", "‘", "’", "«", "»"]

  /// The type without what does not belong to it; nil where there is no such thing.
  private static func meant(by type: String) -> String? {
    guard !isPlain(type) else { return nil }
    let scalars = Array(type.unicodeScalars)
    func isEdge(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || quotes.contains(scalar)
    }
    let start = scalars.prefix(while: isEdge).count
    let end = scalars.count - scalars.reversed().prefix(while: isEdge).count
    guard start < end else { return nil }
    var inner = Array(scalars[start..<end])
    if let close = mismatch(inner) { inner[close.index] = close.bracket }
    return inner.count == scalars.count && inner == scalars
      ? nil : inner.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Returns true if a type can have no slip, as nearly all: printable ASCII that no bracket ends.
  private static func isPlain(_ type: String) -> Bool {
    type.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: ")") && byte != UInt8(ascii: "}")
    }
  }

  /// The bracket that ends `$(NAME}` or `${NAME)`, and what it has to be.
  private static func mismatch(
    _ text: [Unicode.Scalar]
  ) -> (index: Int, bracket: Unicode.Scalar)? {
    var open: Unicode.Scalar?
    for index in text.indices {
      switch text[index] {
      case "(" where index > 0 && text[index - 1] == "$": open = ")"
      case "{" where index > 0 && text[index - 1] == "$": open = "}"
      case ")", "}":
        if let open, open != text[index], !text[index...].contains(open) { return (index, open) }
        open = nil
      default: break
      }
    }
    return nil
  }
}

extension LocalizedText {
  fileprivate static func slip(_ type: String) -> LocalizedText {
    LocalizedText(
      en: "The app gets exactly “\(type)”, with the spaces, quotes or brackets around it.",
      zhHans: "App 得到的就是“\(type)”，连同两端的空格、引号或括号。")
  }
}
