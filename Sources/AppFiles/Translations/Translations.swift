import CodeModel
import Files
import SourceText
import StringsFile

/// The translations of the texts of one property list: everything that `InfoPlist.strings` and
/// `InfoPlist.xcstrings` of its target say.
///
/// iOS looks a title up by its own text: the *value* of the key in the property list is the key in
/// the strings file (observed).
public struct Translations: Sendable {
  /// How many files are read for one property list; a language has one.
  public static let maximumFiles = 500
  /// The largest file that is read, in bytes.
  public static let maximumFileLength = StringsTable.maximumLength

  /// A translation with its place.
  public struct Translation: Sendable {
    public let language: String
    public let text: String?
    public let file: TranslationFile
    /// The entry that it stands in.
    public let entry: TranslationEntry
    /// The value with its place.
    public let value: TranslationEntry.Value
  }

  /// The files in the order in which they were given.
  public let files: [TranslationFile]
  /// Files that lie like those of the target and are in no target, so that iOS never sees them.
  public var filesOfNoTarget: [TranslationFile] = []
  /// All languages, in order, without the folder for all languages.
  public let languages: [String]
  /// Whether every file of the target was found and read, readable or not.
  let foundAll: Bool
  /// Whether all of it is known. Where it is not, nothing can be called missing.
  public var isComplete: Bool { foundAll && files.allSatisfy(\.isWhole) }
  /// Whether there were surely no other files than those that it was made of.
  package let areAll: Bool
  private let entriesByKey: [String: [(file: Int, entry: Int)]]
  private let memory = (keys: Lazily<[String: String]>(), languages: Lazily<Set<String>>())

  /// - Parameter foundAll: whether these are all files of the target.
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
  ///   - areAll: whether there are surely no others.
  ///   - read: nil for a file that cannot be read.
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

  /// The key that a text differs from in nothing but case and blanks; nil where there is none.
  func key(like text: String) -> String? {
    let folded = memory.keys {
      Dictionary(keys.map { (TitleStyle.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    return folded[TitleStyle.folded(text)]
  }

  /// The languages of which everything was read. A string catalog that cannot be read may hold texts of any
  /// language.
  var wholeLanguages: Set<String> {
    memory.languages {
      guard foundAll else { return [] }
      let broken = files.filter { !$0.isWhole }
      guard broken.allSatisfy({ $0.language != nil }) else { return [] }
      return Set(languages).subtracting(broken.compactMap(\.language))
    }
  }

  /// Returns true if some file has an entry of this key.
  public func hasKey(_ key: String) -> Bool { entriesByKey[key] != nil }

  /// Every entry of a key with its file.
  public func entries(of key: String) -> [(file: TranslationFile, entry: TranslationEntry)] {
    (entriesByKey[key] ?? []).map { (files[$0.file], files[$0.file].entries[$0.entry]) }
  }

  /// Returns what a key is translated to, in the order of the languages. Of two entries in one file the last counts, as
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

  /// The languages a key is translated into.
  public func languages(of key: String) -> Set<String> {
    Set(entries(of: key).flatMap { $0.entry.values.map(\.language) })
  }

  /// The translation that fits a language of the reader best: the same, else one with the same
  /// beginning, else the one for all languages.
  public func translation(of key: String, in wanted: String) -> Translation? {
    let wanted = TranslationLanguage.canonical(wanted)
    let all = translations(of: key)
    return all.first { $0.language == wanted }
      ?? all.first { wanted.hasPrefix($0.language + "-") }
      ?? all.first { $0.language.hasPrefix(wanted + "-") }
      ?? all.first { $0.language == TranslationLanguage.base }
  }
}
