import SourceText

/// Writes blocks as HTML without any outside resource.
public struct HTMLWriter {
  private let language: Language
  private let link: (LinkTarget) -> String?

  /// - Parameter link: the address of a link of the guide; nil leaves its words without a link.
  public init(_ language: Language, link: @escaping (LinkTarget) -> String?) {
    self.language = language
    self.link = link
  }

  public func write(_ blocks: [Block]) -> String {
    blocks.map { write($0) }.joined(separator: "\n")
  }

  private func write(_ block: Block) -> String {
    switch block {
    case .heading(let level, let anchor, let inlines):
      let id = anchor.isEmpty ? "" : " id=\"\(Self.escaped(anchor))\""
      let mark =
        anchor.isEmpty
        ? "" : " <a class=\"anchor\" href=\"#\(Self.escaped(anchor))\" aria-label=\"#\">#</a>"
      return "<h\(level)\(id)>\(write(inlines))\(level > 1 ? mark : "")</h\(level)>"
    case .paragraph(let inlines):
      return "<p>\(write(inlines))</p>"
    case .code(let language, let code):
      return
        "<pre><code class=\"language-\(Self.escaped(language))\">\(Self.escaped(code))</code></pre>"
    case .list(let isOrdered, let items):
      let name = isOrdered ? "ol" : "ul"
      let items = items.map { "<li>\(item($0))</li>" }.joined(separator: "\n")
      return "<\(name)>\n\(items)\n</\(name)>"
    case .table(let header, let rows):
      let head = header.map { "<th scope=\"col\">\(write($0))</th>" }.joined()
      let body = rows.map { row in
        "<tr>" + row.map { "<td>\(write($0))</td>" }.joined() + "</tr>"
      }.joined(separator: "\n")
      return
        "<div class=\"table\"><table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(body)\n</tbody>\n</table></div>"
    case .note(let note, let blocks):
      return self.note(note, blocks)
    case .diagram(let name):
      guard let diagram = Diagram(rawValue: name) else { return "" }
      return
        "<figure>\n\(diagram.svg(in: language))\n<figcaption>\(Self.escaped(diagram.title(in: language)))</figcaption>\n</figure>"
    }
  }

  /// A list item of one paragraph has none.
  private func item(_ blocks: [Block]) -> String {
    guard case .paragraph(let inlines)? = blocks.first else { return write(blocks) }
    let rest = Array(blocks.dropFirst())
    return write(inlines) + (rest.isEmpty ? "" : "\n" + write(rest))
  }

  private func note(_ note: Block.Note, _ blocks: [Block]) -> String {
    var anchors = ""
    let kind: String
    switch note {
    case .elsewhere(let ids):
      kind = "elsewhere"
      anchors = ids.map { "<a id=\"\(Self.escaped($0.lowercased()))\"></a>" }.joined()
    case .observed: kind = "observed"
    case .note: kind = "note"
    case .warning: kind = "warning"
    }
    return
      "<aside class=\"\(kind)\">\(anchors)<strong>\(Self.escaped(NoteTitle.of(note)[language]))</strong>\n\(write(blocks))\n</aside>"
  }

  public func write(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): Self.escaped(text)
      case .code(let code): "<code>\(Self.breakable(code))</code>"
      case .strong(let inner): "<strong>\(write(inner))</strong>"
      case .emphasis(let inner): "<em>\(write(inner))</em>"
      case .link(let target, let label):
        if let address = link(target) {
          "<a href=\"\(Self.escaped(address))\">\(write(label))</a>"
        } else {
          write(label)
        }
      }
    }.joined()
  }

  /// A name that may be broken behind its colons and brackets, and not in the middle of a word.
  private static func breakable(_ code: String) -> String {
    guard code.utf8.count > 16 else { return escaped(code) }
    return code.split(separator: ":", omittingEmptySubsequences: false)
      .map { part in
        part.split(separator: "(", omittingEmptySubsequences: false)
          .map { escaped(String($0)) }.joined(separator: "(<wbr>")
      }.joined(separator: ":<wbr>").replacing(":<wbr>)", with: ":)")
  }

  public static func escaped(_ text: String) -> String {
    escapedForXML(text).replacing("\"", with: "&quot;")
  }
}
