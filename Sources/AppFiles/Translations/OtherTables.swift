import Files
import StringsFile
import Synchronization

/// The localized tables of a project's code, `Localizable.strings` and `Localizable.xcstrings`, in which iOS does not
/// look up titles, though developers put them there.
///
/// They are long, so only a few are read, on first use.
public final class OtherTables: Sendable {
  /// The most files of each kind that are read.
  static let maximumFiles = 3

  /// An entry that was found.
  package struct Entry {
    package let path: String
    /// True if the text is a key: in the development language another text is displayed.
    package let isKey: Bool
  }

  /// All such tables of the project.
  private let candidates: [String]
  private let files: any FileAccess
  /// String catalogs that were read, by their paths.
  private let catalogs = Mutex<[String: TranslationFile?]>([:])
  /// The tables by the development language.
  private let tables = Mutex<[String: Translations]>([:])

  /// Reads nothing yet: the tables are read on first use.
  public init(_ target: Target, in files: any FileAccess) {
    candidates = target.otherTables
    self.files = files
  }

  /// Returns the entry of a text that is translated into another language than its own.
  package func entry(of text: String, developmentLanguage own: String) -> Entry? {
    let found = tables(own).translations(of: text).filter { !$0.value.isImplied }
    let shown = found.first { TranslationCoverage.isSame($0.language, own) }?.text
    let isKey = shown.map { TitleStyle.letters($0) != TitleStyle.letters(text) } ?? false
    guard let place = found.first(where: { !TranslationCoverage.isSame($0.language, own) }) else {
      return isKey ? found.first.map { Entry(path: $0.file.path, isKey: true) } : nil
    }
    return Entry(path: place.file.path, isKey: isKey)
  }

  /// Returns the translation of a text into exactly a language, as far as tables are read.
  package func translation(of text: String, in language: String, developmentLanguage own: String)
    -> String?
  {
    tables(own).translations(of: text).first { $0.language == language && !$0.value.isImplied }?
      .text
  }

  /// Returns the locations where a text is a key, in all languages that are read.
  package func locations(of text: String) -> [FileLocation] {
    tables("en").entries(of: text).map { FileLocation($0.file.path, $0.entry.keyRange) }
  }

  /// Returns the files that are read.
  package func files(developmentLanguage own: String) -> [TranslationFile] { tables(own).files }

  private func tables(_ own: String) -> Translations {
    if let known = tables.withLock({ $0[own] }) { return known }
    let paths = paths(own)
    let read = paths.compactMap {
      TranslationFile.isCatalog($0) ? catalog($0) : TranslationFile($0, in: files)
    }
    let found = Translations(read, foundAll: false)
    tables.withLock { $0[own] = found }
    return found
  }

  /// Returns the languages of some string catalogs, of which a few are read.
  package func languages(ofCatalogs paths: [String]) -> Set<String> {
    let sorted = paths.sorted { (Path.depth($0), $0) < (Path.depth($1), $1) }
    return sorted.prefix(Self.maximumFiles).reduce(into: []) { languages, path in
      languages.formUnion(catalog(path)?.languages ?? [])
    }
  }

  /// True if the texts of the code are in a string catalog.
  package var haveCatalog: Bool { candidates.contains(where: TranslationFile.isCatalog) }

  private func catalog(_ path: String) -> TranslationFile? {
    if let known = catalogs.withLock({ $0[path] }) { return known }
    let file = TranslationFile(path, in: files)
    catalogs.withLock { $0[path] = .some(file) }
    return file
  }

  /// Returns the catalogs, the tables of the development language and those of one other language, the nearest to the
  /// root of the project first.
  private func paths(_ own: String) -> [String] {
    let sorted = candidates.sorted {
      (Path.depth($0), $0) < (Path.depth($1), $1)
    }
    let catalogs = sorted.filter(TranslationFile.isCatalog)
    let tables = sorted.filter { !TranslationFile.isCatalog($0) }.map { path in
      (path, TranslationLanguage.ofFolder(Path.name(of: Path.folder(of: path))) ?? "")
    }
    let ofOwn = tables.filter { TranslationCoverage.isSame($0.1, own) }.map(\.0)
    let ofOthers = tables.filter {
      !TranslationCoverage.isSame($0.1, own) && $0.1 != TranslationLanguage.base
    }
    let others = ofOthers.filter { $0.1 == ofOthers.first?.1 }.map(\.0)
    return [catalogs, ofOwn, others].flatMap { $0.prefix(Self.maximumFiles) }
  }
}
