import CodeModel
import Files
import SourceText
import StringsFile

/// The translations of the texts of one property list: the content of `InfoPlist.strings` and `InfoPlist.xcstrings`
/// of its target.
///
/// iOS looks a title up by its own text: the *value* of the key in the property list is the key in the strings file
/// (observed).
public struct Translations: Sendable {
  /// The most files that are read for one property list; there is one for each language.
  public static let maximumFiles = 500
  /// The largest file that is read, in bytes.
  public static let maximumFileLength = StringsTable.maximumLength

  /// A translation with its place.
  public struct Translation: Sendable {
    public let language: String
    public let text: String?
    public let file: TranslationFile
    /// The entry that contains it.
    public let entry: TranslationEntry
    /// The value with its place.
    public let value: TranslationEntry.Value
  }

  /// The files in the order in which they were given.
  public let files: [TranslationFile]
  /// Files that are placed like those of the target but belong to none, so that iOS never sees them.
  public var filesOfNoTarget: [TranslationFile] = []
  /// All languages, in order, without the folder for all languages.
  public let languages: [String]
  /// True if every file of the target was found and read, readable or not.
  let foundAll: Bool
  /// True if all of it is known. Otherwise nothing can be reported as missing.
  public var isComplete: Bool { foundAll && files.allSatisfy(\.isWhole) }
  /// True if there were surely no further files.
  package let areAll: Bool
  private let entriesByKey: [String: [(file: Int, entry: Int)]]
  private let memory = (keys: Lazily<[String: String]>(), languages: Lazily<Set<String>>())

  /// - Parameter foundAll: true if these are all files of the target.
  public init(_ files: [TranslationFile], foundAll: Bool = true) {
    self.init(files, foundAll: foundAll, areAll: foundAll)
  }

  private init(_ files: [TranslationFile], foundAll: Bool, areAll: Bool) {
    self.files = files
    self.areAll = areAll
    self.foundAll = foundAll
    languages = Set(files.flatMap(\.languages)).sorted()
    var entries: [String: [(file: Int, entry: Int)]] = [:]
    for (index, file) in files.enumerated() {
      for (number, entry) in file.entries.enumerated() {
        entries[entry.key, default: []].append((index, number))
      }
    }
    entriesByKey = entries
  }

  /// - Parameters:
  ///   - paths: the files.
  ///   - areAll: true if there are surely no others.
  ///   - read: returns a file; nil for one that cannot be read.
  public init(
    _ paths: some Sequence<String>, areAll: Bool, read: (String) -> TranslationFile?
  ) {
    let paths = paths.sorted()
    var files: [TranslationFile] = []
    var foundAll = areAll && paths.count <= Self.maximumFiles
    for path in paths.prefix(Self.maximumFiles) {
      guard let file = read(path) else {
        foundAll = false
        continue
      }
      files.append(file)
    }
    self.init(files, foundAll: foundAll, areAll: areAll)
  }

  public var isEmpty: Bool { files.isEmpty }

  /// All keys, sorted.
  public var keys: [String] { entriesByKey.keys.sorted() }

  /// Returns the key that differs from a text only in case and spaces; nil if there is none.
  func key(like text: String) -> String? {
    let folded = memory.keys {
      Dictionary(keys.map { (TitleStyle.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    return folded[TitleStyle.folded(text)]
  }

  /// The languages whose files were all read. A string catalog that cannot be read may contain texts of any language.
  var wholeLanguages: Set<String> {
    memory.languages {
      guard foundAll else { return [] }
      let broken = files.filter { !$0.isWhole }
      guard broken.allSatisfy({ $0.language != nil }) else { return [] }
      return Set(languages).subtracting(broken.compactMap(\.language))
    }
  }

  /// Returns true if some file has an entry with this key.
  public func hasKey(_ key: String) -> Bool { entriesByKey[key] != nil }

  /// Returns every entry of a key with its file.
  public func entries(of key: String) -> [(file: TranslationFile, entry: TranslationEntry)] {
    (entriesByKey[key] ?? []).map { (files[$0.file], files[$0.file].entries[$0.entry]) }
  }

  /// Returns the translations of a key, in the order of the languages. Of two entries in one file the last counts, as
  /// in Apple's reader.
  public func translations(of key: String) -> [Translation] {
    var byLanguage: [String: Translation] = [:]
    for (file, entry) in entries(of: key) {
      for value in entry.values {
        if value.isImplied, byLanguage[value.language] != nil { continue }
        byLanguage[value.language] = Translation(
          language: value.language, text: value.text, file: file, entry: entry, value: value)
      }
    }
    return byLanguage.values.sorted { $0.language < $1.language }
  }

  /// Returns the languages into which a key is translated.
  public func languages(of key: String) -> Set<String> {
    Set(entries(of: key).flatMap { $0.entry.values.map(\.language) })
  }

  /// Returns the translation that matches a user's language best: the same, else one with the same beginning, else
  /// the one for all languages.
  public func translation(of key: String, in wanted: String) -> Translation? {
    let wanted = TranslationLanguage.canonical(wanted)
    let all = translations(of: key)
    return all.first { $0.language == wanted }
      ?? all.first { wanted.hasPrefix($0.language + "-") }
      ?? all.first { $0.language.hasPrefix(wanted + "-") }
      ?? all.first { $0.language == TranslationLanguage.base }
  }
}
