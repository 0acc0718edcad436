import AppFiles
import Files
import PropertyList
import SourceText

/// The format in which an app stores the texts of its property list, or would store them.
package enum TranslationForm {
  case strings
  case catalog

  /// The name of the file that is read and written.
  package var fileName: String {
    switch self {
    case .strings: "InfoPlist.strings"
    case .catalog: "InfoPlist.xcstrings"
    }
  }
}

extension Surroundings {
  /// The format of the existing files; if there are none, that of the texts in the code.
  package var translationForm: TranslationForm {
    let isCatalog =
      translations.isEmpty
      ? otherTables.haveCatalog : translations.files.contains { TranslationFile.isCatalog($0.path) }
    return isCatalog ? .catalog : .strings
  }

  /// Returns the edits that add entries for texts in some languages. No translation is invented: a text
  /// without one in the tables of the code is marked. A missing file is created only if its location makes it
  /// part of the app.
  package func adding(_ texts: [LocalizableText], in languages: Set<String>, own: String?)
    -> [FileEdit]
  {
    if !translations.isEmpty {
      return translations.adding(texts, in: languages, own: own) { text, language in
        known(text, language, own)
      }
    }
    return newFiles(languages, own).compactMap { file in
      filling(file, texts, in: languages, own: own).map { FileEdit(file.path, .create($0)) }
    }
  }

  /// Returns a translation from the tables of the code.
  private func known(_ text: String, _ language: String, _ own: String?) -> String? {
    otherTables.translation(of: text, in: language, developmentLanguage: own ?? "en")
  }

  /// Returns the content of a new file with entries for texts; nil if there are none.
  func filling(
    _ file: TranslationFile, _ texts: [LocalizableText], in languages: Set<String>, own: String?
  ) -> String? {
    let edits = Translations([file]).adding(
      texts, in: file.language.map { [$0] } ?? languages, own: own
    ) { text, language in known(text, language, own) }
    guard case .edit(let edits)? = edits.first?.change else { return nil }
    return file.source.applying(edits).string
  }

  /// Returns files without entries that belong to the app by their location: next to the tables of the code.
  private func newFiles(_ languages: Set<String>, _ own: String?) -> [TranslationFile] {
    let form = translationForm
    let tables = target.nearTables.filter { TranslationFile.isCatalog($0) == (form == .catalog) }
    guard let table = target.nearest(tables) else { return [] }
    let folder = Path.folder(of: table)
    let files: [TranslationFile]
    switch form {
    case .catalog:
      files = [.emptyCatalog(in: folder, own: own)]
    case .strings:
      let above = Path.folder(of: folder)
      files = languages.sorted().map {
        TranslationFile("\(above)/\($0).lproj/\(form.fileName)", SourceText(""))
      }
    }
    let areMembers = project.owners.allSatisfy { owner in
      files.allSatisfy { owner.target.files.role(of: $0.path) == .synchronized }
    }
    return areMembers ? files : []
  }
}

extension TranslationFile {
  /// Returns an `InfoPlist.xcstrings` without entries.
  static func emptyCatalog(in folder: String, own: String?) -> TranslationFile {
    let text = """
      {
        "sourceLanguage" : "\(own ?? "en")",
        "strings" : {

        },
        "version" : "1.0"
      }

      """
    return TranslationFile("\(folder)/\(TranslationForm.catalog.fileName)", SourceText(text))
  }
}
