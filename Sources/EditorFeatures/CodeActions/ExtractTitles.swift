import AppFiles
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText

/// Adds the titles that no strings file contains to `InfoPlist.strings` of every language, for translation.
enum ExtractTitles: CodeActionProvider {
  static let kinds: Set<CodeAction.Kind> = [.extract]

  static func actions(for context: CodeActionContext) -> [CodeAction] {
    guard let plist = context.plist, let surroundings = context.surroundings else { return [] }
    let items = plist.items.filter { item in
      let range = plist.tree[item.node].range
      return range.start <= context.selection.end && context.selection.start <= range.end
    }
    guard !items.isEmpty else { return [] }
    let translations = surroundings.translations
    let texts = plist.localizableTexts.filter { text in
      !translations.hasKey(text.text) && items.contains { $0.node == text.item.node }
    }
    guard !texts.isEmpty else { return [] }
    let target = surroundings.target.propertyList
    let edits = edits(for: texts, translations, plist, beside: target)
    let project = surroundings.project
    // A file that no target contains has no effect; `NewTranslationsAction` adds it to the project, too.
    let isTaken = edits.allSatisfy { edit in
      guard case .create = edit.change, project.knowsMembers else { return true }
      return project.owners.allSatisfy { $0.target.files.role(of: edit.path) == .resource }
    }
    guard !edits.isEmpty, isTaken else { return [] }
    return [CodeAction(.extract, .extract) { CodeAction.Change([], fileEdits: edits) }]
  }

  private static func edits(
    for texts: [LocalizableText], _ translations: Translations, _ plist: InfoPlist,
    beside path: String
  ) -> [FileEdit] {
    let languages = Set(translations.languages)
    if !languages.isEmpty { return translations.adding(texts, in: languages) }
    guard translations.isEmpty else { return [] }
    // The first strings file of the project is for the language in which the texts are written.
    let language = plist.developmentLanguage ?? "en"
    let folder = Path.folder(of: path)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var seen = Set<String>()
    let entries = texts.filter { seen.insert($0.text).inserted }.map { text in
      TranslationFile.entry(
        TranslationFile.Addition(
          key: text.text, texts: [language: text.text],
          comment: Translations.remark(on: text)), in: language)
    }
    return [
      FileEdit(
        "\(prefix)\(language).lproj/InfoPlist.strings",
        .create(entries.joined(separator: "\n")))
    ]
  }
}

extension LocalizedText {
  fileprivate static let extract = LocalizedText(
    en: "Extract titles to InfoPlist.strings", zhHans: "把标题提取到 InfoPlist.strings")
}
