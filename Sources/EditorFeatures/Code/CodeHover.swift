import ActionFlow
import CodeModel
import CodeSyntax
import DocumentationLookup
import Guide
import RuleSubjects
import SourceText

/// The hover text for a name in Swift or Objective-C: the version that introduced it, its replacement, and its
/// purpose. It complements the language's own server.
public enum CodeHover {
  /// Returns the content for an offset; nil where there is none.
  public static func hover(
    at offset: Int, in file: CodeFile, language: Language,
    surroundings: @autoclosure () -> Surroundings? = nil
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
        range: range, title: icon.value,
        blocks: Documentation.explanation(of: icon, in: language)
          + Documentation.more(about: .iconType, in: language),
        target: .symbol(icon.entryID))
    }
    guard let entry = SymbolLibrary.entry(symbol.id) else { return nil }
    return HoverContent(
      range: range, title: entry.id,
      blocks: Documentation.blocks(for: entry, in: language, code: file.language),
      target: .symbol(entry.id))
  }

  private static func hover(
    for name: IconName, _ language: Language, _ surroundings: () -> Surroundings?
  ) -> HoverContent? {
    switch name.kind {
    case .symbol:
      let blocks = IconHover.blocks(forSymbol: name.text, surroundings(), language)
      guard !blocks.isEmpty else { return nil }
      return HoverContent(
        range: name.range, title: name.text, blocks: blocks,
        target: .article(slug: "icons", anchor: nil))
    case .image:
      let images = surroundings()
      let blocks = IconHover.blocks(forImage: name.text, images, language)
      guard !blocks.isEmpty else { return nil }
      return HoverContent(
        range: name.range, title: name.text, blocks: blocks,
        target: .article(slug: "icons", anchor: nil),
        picture: IconHover.picture(of: name.text, images))
    }
  }
}

/// A string in the initializer of an icon that names an SF Symbol or an image.
struct IconName {
  enum Kind { case symbol, image }

  let kind: Kind
  let text: String
  /// The range between the quotes.
  let range: ByteRange

  private static let labels: [String: Kind] = [
    "systemImageName": .symbol, "iconWithSystemImageName": .symbol,
    "templateImageName": .image, "iconWithTemplateImageName": .image,
  ]

  /// Returns the name that contains an offset, also an unterminated one.
  static func around(_ offset: Int, in file: CodeFile) -> IconName? {
    guard let text = CodeString(around: offset, in: file) else { return nil }
    let tree = file.tree
    let colon = text.first - 1
    guard tree.isWord(colon, ":"), let kind = labels[tree.name(colon - 1)] else { return nil }
    if file.language == .swift {
      guard tree.isWord(colon - 2, "("), isIcon(colon - 2, tree) else { return nil }
    }
    return IconName(kind: kind, text: text.text, range: text.range)
  }

  private static func isIcon(_ open: Int, _ tree: CodeTree) -> Bool {
    CodeSymbolReader.isIconType(before: open, tree)
  }
}
