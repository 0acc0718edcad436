import AppFiles
import Files
import PropertyList
import SourceText
import XcodeProject

/// The first files of translations for the texts of a property list, which the project has to list.
package struct NewTranslations: Sendable {
  package let project: XcodeProject
  /// The names of the targets that use the property list.
  package let targets: [String]
  /// A translation file of the targets for texts in code; the new files are listed in the same way.
  package let table: String
  /// `InfoPlist.strings` of each language, or `InfoPlist.xcstrings`, with their content.
  package let files: [(file: ProjectFileAddition.TableFile, text: String)]
  /// The languages in the notation of their folders.
  package let languages: [String]
}

extension Surroundings {
  /// Returns the first files of translations, for a project that lists its files one by one and has
  /// translations of the code in several languages; nil if there are translations already, or if not all
  /// relevant facts are known.
  package func newTranslations(of infoPlist: InfoPlist) -> NewTranslations? {
    guard translations.isEmpty, translations.isComplete, translations.filesOfNoTarget.isEmpty,
      target.stringsFiles.isEmpty, project.knowsMembers, let owner = project.owners.first,
      owner.project.format == .propertyList,
      project.owners.allSatisfy({ $0.project.file == owner.project.file })
    else { return nil }
    let form = translationForm
    let tables = target.otherTables.filter { path in
      TranslationFile.isCatalog(path) == (form == .catalog)
        && project.owners.allSatisfy { $0.target.files.role(of: path) == .resource }
    }
    let languages = appLanguages
    guard let table = target.nearest(tables), !languages.isEmpty else { return nil }
    let own = TranslationCoverage(infoPlist, translations, project).developmentLanguage
    let files = newFiles(beside: table, tables, languages, form, own: own)
    let texts = infoPlist.localizableTexts
    let filled = files.compactMap { file, empty in
      filling(empty, texts, in: languages, own: own).map { (file: file, text: $0) }
    }
    guard !files.isEmpty, filled.count == files.count else { return nil }
    return NewTranslations(
      project: owner.project, targets: project.owners.map(\.target.name), table: table,
      files: filled,
      languages: form == .catalog ? languages.sorted() : filled.map(\.file.name))
  }

  private func newFiles(
    beside table: String, _ tables: [String], _ languages: Set<String>, _ form: TranslationForm,
    own: String?
  ) -> [(file: ProjectFileAddition.TableFile, empty: TranslationFile)] {
    let folder = Path.folder(of: table)
    if form == .catalog {
      let file = TranslationFile.emptyCatalog(in: folder, own: own)
      return [(ProjectFileAddition.TableFile(form.fileName, at: file.path), file)]
    }
    let above = Path.folder(of: folder)
    // A folder can have an old name, such as `English.lproj`.
    let folders = Set(tables.map(Path.folder).filter { Path.folder(of: $0) == above }).sorted()
    return languages.sorted().map { language in
      let folder =
        folders.first { TranslationLanguage.ofFolder(Path.name(of: $0)) == language }
        ?? "\(above)/\(language).lproj"
      let path = "\(folder)/\(form.fileName)"
      let name = String(Path.name(of: folder).dropLast(6))
      return (
        ProjectFileAddition.TableFile(name, at: path), TranslationFile(path, SourceText(""))
      )
    }
  }
}
