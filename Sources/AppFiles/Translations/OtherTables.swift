import Files
import StringsFile
import Synchronization

/// The tables of the texts of a project's code, `Localizable.strings` and `Localizable.xcstrings`,
/// in which iOS does not look for titles, and people put them all the same.
///
/// They are long, so a few are read, and only when somebody asks.
public final class OtherTables: Sendable {
  /// How many files are read of each kind.
  static let maximumFiles = 3

  /// Where a text was found.
  package struct Entry {
    package let path: String
    /// Whether the text is a key: in the development language it stands for another one.
    package let isKey: Bool
  }

  /// All such tables of the project.
  private let candidates: [String]
  private let files: any FileAccess
  /// String catalogs that were read, by their paths.
  private let catalogs = Mutex<[String: TranslationFile?]>([:])
  /// By the development language.
  private let tables = Mutex<[String: Translations]>([:])

  /// Reads nothing yet: the tables are read when a text is asked for.
  public init(_ target: Target, in files: any FileAccess) {
    candidates = target.otherTables
    self.files = files
  }

  /// The entry of a text that is translated into a language other than its own.
  package func entry(of text: String, developmentLanguage own: String) -> Entry? {
    let found = tables(own).translations(of: text).filter { !$0.value.isImplied }
    let shown = found.first { TranslationCoverage.isSame($0.language, own) }?.text
    let isKey = shown.map { TitleStyle.letters($0) != TitleStyle.letters(text) } ?? false
    guard let place = found.first(where: { !TranslationCoverage.isSame($0.language, own) }) else {
      return isKey ? found.first.map { Entry(path: $0.file.path, isKey: true) } : nil
    }
    return Entry(path: place.file.path, isKey: isKey)
  }

  /// The translation of a text into exactly a language, as far as tables are looked into.
  package func translation(of text: String, in language: String, developmentLanguage own: String)
    -> String?
  {
    tables(own).translations(of: text).first { $0.language == language && !$0.value.isImplied }?
      .text
  }

  /// Where a text is a key, in all languages that are looked into.
  package func locations(of text: String) -> [FileLocation] {
    tables("en").entries(of: text).map { FileLocation($0.file.path, $0.entry.keyRange) }
  }

  /// The files that are looked into.
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

  /// The languages that some string catalogs have texts of, of which a few are read.
  package func languages(ofCatalogs paths: [String]) -> Set<String> {
    let sorted = paths.sorted { (Path.depth($0), $0) < (Path.depth($1), $1) }
    return sorted.prefix(Self.maximumFiles).reduce(into: []) { languages, path in
      languages.formUnion(catalog(path)?.languages ?? [])
    }
  }

  /// Whether the texts of the code are in a string catalog.
  package var haveCatalog: Bool { candidates.contains(where: TranslationFile.isCatalog) }

  private func catalog(_ path: String) -> TranslationFile? {
    if let known = catalogs.withLock({ $0[path] }) { return known }
    let file = TranslationFile(path, in: files)
    catalogs.withLock { $0[path] = .some(file) }
    return file
  }

  /// The catalogs, the tables of the development language and those of one other language, the
  /// nearest to the top of the project first.
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
