/// Reads one line of the guide's Markdown: text, `code`, **strong**, *emphasis*, links and directives.
/// Unclosed markup is text.
struct InlineParser {
  private let characters: [Character]
  private let directives: (String) -> [Inline]?
  private var at = 0

  /// - Parameter directives: the content of a directive `{{name}}`; nil for an unknown name.
  init(_ text: String, directives: @escaping (String) -> [Inline]?) {
    characters = Array(text)
    self.directives = directives
  }

  static func parse(
    _ text: String, directives: @escaping (String) -> [Inline]? = { _ in nil }
  ) -> [Inline] {
    var parser = InlineParser(text, directives: directives)
    return parser.parse(until: nil)
  }

  private mutating func parse(until end: String?) -> [Inline] {
    var inlines: [Inline] = []
    var text = ""
    func flush() {
      if !text.isEmpty { inlines.append(.text(text)) }
      text = ""
    }
    while at < characters.count {
      if let end, starts(with: end) { break }
      if let inline = parseMarkup() {
        flush()
        inlines += inline
      } else {
        text.append(characters[at])
        at += 1
      }
    }
    flush()
    return inlines
  }

  private func starts(with text: String, at offset: Int? = nil) -> Bool {
    var index = offset ?? at
    for character in text {
      guard index < characters.count, characters[index] == character else { return false }
      index += 1
    }
    return true
  }

  private func find(_ text: String, from start: Int) -> Int? {
    var index = start
    while index < characters.count {
      if starts(with: text, at: index) { return index }
      index += 1
    }
    return nil
  }

  private mutating func parseMarkup() -> [Inline]? {
    switch characters[at] {
    case "`":
      guard let end = find("`", from: at + 1) else { return nil }
      defer { at = end + 1 }
      return [.code(String(characters[(at + 1)..<end]))]
    case "*":
      let mark = starts(with: "**") ? "**" : "*"
      let start = at + mark.count
      guard start < characters.count, !characters[start].isWhitespace,
        let end = find(mark, from: start), end > start
      else { return nil }
      var inner = InlineParser(String(characters[start..<end]), directives: directives)
      at = end + mark.count
      let inlines = inner.parse(until: nil)
      return [mark == "**" ? .strong(inlines) : .emphasis(inlines)]
    case "[": return parseLink()
    case "{" where starts(with: "{{"):
      guard let end = find("}}", from: at + 2),
        let inlines = directives(String(characters[(at + 2)..<end]))
      else { return nil }
      at = end + 2
      return inlines
    default: return nil
    }
  }

  private mutating func parseLink() -> [Inline]? {
    guard let middle = closingBracket(from: at + 1), starts(with: "](", at: middle) else {
      return nil
    }
    let isBracketed = starts(with: "](<", at: middle)
    let start = middle + (isBracketed ? 3 : 2)
    let closing = isBracketed ? ">)" : ")"
    guard let end = find(closing, from: start) else { return nil }
    var label = InlineParser(String(characters[(at + 1)..<middle]), directives: directives)
    at = end + closing.count
    return [.link(LinkTarget(String(characters[start..<end])), label.parse(until: nil))]
  }

  /// Returns the index of the `]` that ends a label; brackets inside code do not count.
  private func closingBracket(from start: Int) -> Int? {
    var isCode = false
    var index = start
    while index < characters.count {
      if characters[index] == "`" { isCode.toggle() }
      if characters[index] == "]", !isCode { return index }
      index += 1
    }
    return nil
  }
}
