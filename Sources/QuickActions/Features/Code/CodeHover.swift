import CodeModel
import CodeSyntax
import Guide
import SourceText

/// What is shown on a name in Swift or Objective-C: since when it exists, what takes its place today,
/// and what it does. Beside the language's own server it tells what that one does not know.
public enum CodeHover {
  /// What is shown at an offset; nil where there is nothing to tell.
  public static func hover(
    at offset: Int, in file: CodeFile, language: Language, surroundings: Surroundings? = nil
  ) -> HoverContent? {
    guard let token = file.token(at: offset), file.bytes(of: token).start <= offset else {
      return nil
    }
    if let name = IconName.around(offset, in: file) {
      return hover(for: name, language, surroundings)
    }
    guard let symbol = file.symbol(at: token) else { return nil }
    let range = file.bytes(of: token)
    if let icon = IconType(value: symbol.id) {
      return HoverContent(
        range: range, title: icon.value, blocks: Documentation.blocks(for: icon, in: language),
        target: .symbol(icon.entryID))
    }
    guard let entry = SymbolLibrary.entry(symbol.id) else { return nil }
    return HoverContent(
      range: range, title: entry.id,
      blocks: Documentation.blocks(for: entry, in: language, code: file.language),
      target: .symbol(entry.id))
  }

  private static func hover(
    for name: IconName, _ language: Language, _ surroundings: Surroundings?
  ) -> HoverContent? {
    switch name.kind {
    case .symbol:
      let blocks = IconHover.blocks(forSymbol: name.text, language)
      guard !blocks.isEmpty else { return nil }
      return HoverContent(
        range: name.range, title: name.text, blocks: blocks,
        target: .article(slug: "icons", anchor: nil))
    case .image:
      let blocks = IconHover.blocks(forImage: name.text, surroundings, language)
      guard !blocks.isEmpty else { return nil }
      return HoverContent(
        range: name.range, title: name.text, blocks: blocks,
        target: .article(slug: "icons", anchor: nil),
        picture: IconHover.picture(of: name.text, surroundings))
    }
  }
}

/// A string in the initializer of an icon that names an SF Symbol or an image.
struct IconName {
  enum Kind { case symbol, image }

  let kind: Kind
  let text: String
  /// What stands between the quotes.
  let range: ByteRange

  private static let labels: [String: Kind] = [
    "systemImageName": .symbol, "iconWithSystemImageName": .symbol,
    "templateImageName": .image, "iconWithTemplateImageName": .image,
  ]

  /// The name that an offset lies in, also one that is not closed yet.
  static func around(_ offset: Int, in file: CodeFile) -> IconName? {
    let tree = file.tree
    // The token before the offset, or the one that holds it.
    var at = tree.firstToken(endingAfter: max(0, offset - 1))
    guard at < tree.tokens.count, tree.tokens[at].start <= offset else { return nil }
    switch file.language {
    case .swift:
      if tree.kind(at) == .closeQuote, offset > tree.tokens[at].start { return nil }
      if tree.kind(at) == .closeQuote { at -= 1 }
      if tree.kind(at) == .segment { at -= 1 }
      guard tree.kind(at) == .openQuote, tree.tokens[at].end <= offset else { return nil }
      let start = tree.tokens[at].end
      let end = tree.kind(at + 1) == .segment ? tree.tokens[at + 1].end : start
      guard tree.isWord(at - 1, ":"), let kind = labels[tree.name(at - 2)],
        tree.isWord(at - 3, "("), isIcon(at - 3, tree), offset <= end
      else { return nil }
      let range = ByteRange(start: start, end: end)
      return IconName(kind: kind, text: file.source[range], range: range)
    case .objectiveC:
      guard tree.kind(at) == .literal, tree.isWord(at - 1, "@"), tree.isWord(at - 2, ":"),
        let kind = labels[tree.name(at - 3)]
      else { return nil }
      let token = tree.tokens[at]
      let text = tree.text(of: token)
      let isClosed = text.utf8.count > 1 && text.hasSuffix("\"")
      let range = ByteRange(
        start: token.start + 1, end: max(token.start + 1, token.end - (isClosed ? 1 : 0)))
      guard range.start <= offset, offset <= range.end else { return nil }
      return IconName(kind: kind, text: file.source[range], range: range)
    }
  }

  private static func isIcon(_ open: Int, _ tree: CodeTree) -> Bool {
    CodeSymbolReader.isIconType(before: open, tree)
  }
}

extension Documentation {
  /// What an editor shows of a symbol: since when and until when it exists, how it is declared in a
  /// language, what it means.
  static func blocks(
    for entry: SymbolEntry, in language: Language, code: CodeLanguage?
  ) -> [Block] {
    var facts: [Inline] = [.strong([.code(entry.id)])]
    if let since = entry.since(in: language) {
      facts.append(.text(" · " + LocalizedText.since[language] + since))
    }
    var blocks: [Block] = [.paragraph(facts)]
    if let deprecated = entry.deprecated(in: language) {
      var line: [Inline] = [.strong([.text(LocalizedText.deprecated[language] + deprecated)])]
      for (index, id) in entry.replacements.enumerated() {
        line.append(
          .text(
            index == 0 ? LocalizedText.instead[language] : language == .english ? ", " : "、"))
        line.append(.link(.symbol(id), [.code(id)]))
      }
      blocks.append(.paragraph(line))
    }
    if code == .swift, let declaration = entry.swiftDeclaration {
      blocks.append(.code(language: "swift", declaration))
    }
    if code == .objectiveC, let declaration = entry.objectiveCDeclaration {
      blocks.append(.code(language: "objc", declaration))
    }
    blocks.append(.paragraph(inlines(entry.meaning(in: language), language)))
    return blocks + more(entry, in: language)
  }
}

extension LocalizedText {
  fileprivate static let since = LocalizedText(en: "since ", zhHans: "自 ")
  fileprivate static let deprecated = LocalizedText(en: "Deprecated in ", zhHans: "弃用于 ")
  fileprivate static let instead = LocalizedText(en: ". Today: ", zhHans: "。今天的写法：")
}
