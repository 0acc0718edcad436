import Files
import Guide

extension Translations {
  /// The edits that give texts an entry in each of some languages, with the text of another language
  /// as it is known, to be translated.
  func adding(_ texts: [LocalizableText], in languages: Set<String>) -> [FileEdit] {
    var additionsByFile: [Int: [TranslationFile.Addition]] = [:]
    var seen = Set<String>()
    for text in texts where seen.insert(text.text).inserted {
      let comment = Self.remark(on: text)
      for (file, languages) in destinations(of: text.text, in: languages) {
        let known = translations(of: text.text).first { $0.text != nil }?.text ?? text.text
        additionsByFile[file, default: []].append(
          TranslationFile.Addition(
            key: text.text,
            texts: Dictionary(languages.map { ($0, known) }, uniquingKeysWith: { $1 }),
            comment: comment))
      }
    }
    return additionsByFile.sorted { $0.key < $1.key }.compactMap { file, additions in
      let edits = files[file].adding(additions)
      return edits.isEmpty ? nil : FileEdit(files[file].path, .edit(edits))
    }
  }

  /// What translators are told about a text.
  static func remark(on text: LocalizableText) -> String {
    let type = text.item.string(.type) ?? ""
    return text.key == .subtitle
      ? "Subtitle of the quick action \(type)" : "Title of the quick action \(type)"
  }

  /// The files that take a text in some languages: a string catalog, else the strings file of each
  /// language.
  private func destinations(
    of key: String, in languages: Set<String>
  ) -> [(file: Int, languages: Set<String>)] {
    let catalog = files.indices.first { files[$0].language == nil && files[$0].isExtensible }
    if let catalog, languages.isSubset(of: files[catalog].languages) {
      return [(catalog, languages)]
    }
    return languages.sorted().compactMap { language in
      files.indices.first { files[$0].language == language && files[$0].isExtensible }
        .map { ($0, [language]) }
    }
  }
}
