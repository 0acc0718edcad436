import AppFiles
import Guide
import PropertyList
import SourceText

/// Proposes the frame of a property list in an otherwise empty file.
enum FrameCompletion {
  /// The most bytes of a file that counts as empty.
  private static let maximumLength = 1000

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
  private static let doctype =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"

  static func completion(at offset: Int, in tree: SyntaxTree) -> Completion? {
    let source = tree.source
    guard source.length <= maximumLength,
      !tree.children(of: tree.root).contains(where: { tree[$0].kind.isElement })
    else { return nil }
    let behind = source[ByteRange(start: offset, end: source.length)]
    guard behind.allSatisfy(\.isWhitespace) else { return nil }
    var typed = source[ByteRange(start: 0, end: offset)].drop {
      $0.isWhitespace || $0 == "\u{FEFF}"
    }
    let hasDeclaration = pass("<?xml", to: "?>", &typed)
    let hasDoctype = pass("<!DOCTYPE", to: ">", &typed)
    guard
      "<plist".hasPrefix(typed) || "plist".hasPrefix(typed)
        || (!hasDoctype && doctype.hasPrefix(typed))
        || (!hasDeclaration && !hasDoctype && declaration.hasPrefix(typed))
    else { return nil }
    let start = offset - typed.utf8.count
    let layout = Layout(of: source)
    let isFirst = Layout.isFirstOnLine(start, in: source)
    let head =
      (isFirst ? [] : [""]) + (hasDeclaration || hasDoctype ? [] : [declaration])
      + (hasDoctype ? [] : [doctype])
    let lines = (head + ["<plist version=\"1.0\">", "<dict>", layout.step])
      .joined(separator: "\n")
    var completion = Completion(
      label: "<plist>", kind: .snippet,
      detail: LocalizedText(en: "An empty property list", zhHans: "空的属性列表"),
      topic: nil,
      insertion: Insertion(
        range: ByteRange(start: start, end: max(start, offset)), insertRange: nil,
        snippet: Snippet([.text(lines), .stop(0, ""), .text("\n</dict>\n</plist>\n")]),
        lineIndentation: Layout.indentation(ofLineAt: start, in: source), newline: layout.newline))
    completion.filterText = completion.label.hasPrefix(typed) ? nil : String(typed)
    return completion
  }

  /// Skips an existing declaration, and the white space after it.
  private static func pass(_ start: String, to end: String, _ text: inout Substring) -> Bool {
    guard text.hasPrefix(start) else { return false }
    var rest = text
    while !rest.isEmpty, !rest.hasPrefix(end) { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return false }
    text = rest.dropFirst(end.count).drop { $0.isWhitespace }
    return true
  }
}
