import Guide
import SourceText

extension Documentation {
  /// Returns the page of an SF Symbol.
  static func page(for symbol: SFSymbol, in language: Language) -> DocumentationIndex.Page {
    let target = LinkTarget.article(slug: "icons", anchor: "symbols")
    var blocks: [Block] = [
      .paragraph([
        .strong([.code(symbol.name)]), .text(" · SF Symbol · iOS \(symbol.since)+"),
      ]),
      .paragraph(inlines(LocalizedText.usage[language], language)),
    ]
    let types = IconType.all.filter { $0.isLike(symbol: symbol.name) }
    if !types.isEmpty {
      let names = types.enumerated().flatMap { index, type -> [Inline] in
        (index > 0 ? [.text(language == .english ? ", " : "、")] : []) + [.code(type.value)]
      }
      blocks.append(.paragraph([.text(LocalizedText.like[language])] + names))
    }
    return DocumentationIndex.Page(title: symbol.name, blocks: blocks, target: target)
  }
}

extension LocalizedText {
  fileprivate static let usage = LocalizedText(
    en: """
      In Info.plist the value of `UIApplicationShortcutItemIconSymbolName`, in code the argument of \
      `UIApplicationShortcutIcon(systemImageName:)`. More: [Icons](guide:icons).
      """,
    zhHans: """
      在 Info.plist 中写作 `UIApplicationShortcutItemIconSymbolName` 的值，在代码中传给 \
      `UIApplicationShortcutIcon(systemImageName:)`。详见：[图标](guide:icons)。
      """)
  fileprivate static let like = LocalizedText(
    en: "The icon type of this meaning: ", zhHans: "含义相同的图标类型：")
}
