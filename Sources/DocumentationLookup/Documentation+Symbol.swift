import CodeSyntax
import Guide
import SourceText

extension Documentation {
  /// Returns the documentation of a symbol for an editor: its availability, its declaration in a language,
  /// and its meaning.
  package static func blocks(
    for entry: SymbolEntry, in language: Language, code: CodeLanguage?
  ) -> [Block] {
    var facts: [Inline] = [.strong([.code(entry.id)])]
    for system in entry.since?.split(separator: ", ") ?? [] {
      facts.append(.text(" · \(system)+"))
    }
    var blocks: [Block] = [.paragraph(facts)]
    if let deprecated = entry.deprecated(in: language) {
      var line: [Inline] = [.strong([.text(LocalizedText.deprecated[language] + deprecated)])]
      for (index, id) in entry.replacements.enumerated() {
        line.append(
          .text(
            index == 0 ? LocalizedText.instead[language] : language == .english ? ", " : "、"))
        line.append(.code(id))
      }
      blocks.append(.paragraph(line))
    }
    if code == .swift, let declaration = entry.swiftDeclaration {
      blocks.append(.code(language: "swift", declaration))
    }
    if code == .objectiveC, let declaration = entry.objectiveCDeclaration {
      blocks.append(.code(language: "objc", declaration))
    }
    blocks.append(.paragraph(sentence(entry.meaning(in: language), language)))
    return blocks + more(entry, in: language)
  }
}

extension LocalizedText {
  fileprivate static let deprecated = LocalizedText(en: "Deprecated in ", zhHans: "弃用于 ")
  fileprivate static let instead = LocalizedText(en: ". Today: ", zhHans: "。今天的写法：")
}
