import AppFiles

/// The tables of texts that the code of an app looks up, `Localizable.strings` and the like, as far as they
/// belong to the targets of one source file. They are read when they are first asked for.
package struct CodeTables: Sendable {
  let developmentLanguage: String
  private let tables: OtherTables
  private let isMember: @Sendable (String) -> Bool

  init(
    _ tables: OtherTables, developmentLanguage: String,
    isMember: @escaping @Sendable (String) -> Bool
  ) {
    self.tables = tables
    self.developmentLanguage = developmentLanguage
    self.isMember = isMember
  }

  /// A table of a language other than the app's own, which has texts; nil where the app is in one
  /// language.
  package var translation: String? {
    tables.files(developmentLanguage: developmentLanguage).first { file in
      isMember(file.path) && !file.entries.isEmpty
        && file.languages.contains { !TranslationCoverage.isSame($0, developmentLanguage) }
    }?.path
  }

  /// The table that has a translation of a text; nil where none is known to.
  package func table(of text: String) -> String? {
    tables.entry(of: text, developmentLanguage: developmentLanguage).flatMap {
      isMember($0.path) ? $0.path : nil
    }
  }
}
