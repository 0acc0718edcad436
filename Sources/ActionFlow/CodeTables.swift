import AppFiles

/// The localized tables that the code of an app reads, `Localizable.strings` and the like, as far as they belong to
/// the targets of one source file. They are read on first use.
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

  /// A table in another language than the app's own that has entries; nil where the app has only one language.
  /// language.
  package var translation: String? {
    tables.files(developmentLanguage: developmentLanguage).first { file in
      isMember(file.path) && !file.entries.isEmpty
        && file.languages.contains { !TranslationCoverage.isSame($0, developmentLanguage) }
    }?.path
  }

  /// Returns the table with a translation of a text; nil where none is known.
  package func table(of text: String) -> String? {
    tables.entry(of: text, developmentLanguage: developmentLanguage).flatMap {
      isMember($0.path) ? $0.path : nil
    }
  }
}
