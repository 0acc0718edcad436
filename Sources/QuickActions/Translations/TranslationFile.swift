import JSONSyntax
import SourceText
import StringsFile

/// One file of translations: `InfoPlist.strings` of one language, or `InfoPlist.xcstrings` of all.
public struct TranslationFile: Sendable {
  public enum Content: Sendable {
    case table(StringsTable)
    case catalog(StringCatalog)
  }

  public let path: String
  public let source: SourceText
  public let encoding: FileEncoding
  public let content: Content
  /// In the order of the file.
  public let entries: [TranslationEntry]
  /// The language of the folder; nil for a string catalog and outside of `*.lproj`.
  public let language: String?

  /// - Parameter path: by its name the form of the file is known.
  public init(_ path: String, _ source: SourceText, encoding: FileEncoding = .utf8) {
    self.path = path
    self.source = source
    self.encoding = encoding
    if Self.isCatalog(path), source.length <= StringsTable.maximumLength {
      let catalog = StringCatalog(source)
      content = .catalog(catalog)
      entries = catalog.entries
      language = nil
    } else {
      let table = StringsTable(source)
      let language = TranslationLanguage.ofFolder(Path.name(of: Path.folder(of: path)))
      content = .table(table)
      entries = table.entries.map { TranslationEntry($0, in: table, language ?? "") }
      self.language = language
    }
  }

  public init(_ path: String, bytes: [UInt8]) {
    let (text, encoding) = FileEncoding.decode(bytes)
    self.init(path, text, encoding: encoding)
  }

  /// Reads a file; nil when it cannot be read. Of one that is too long the beginning is read, which
  /// is too long as well.
  public init?(_ path: String, in access: any FileAccess) {
    guard let bytes = try? access.read(path, prefix: Translations.maximumFileLength + 1) else {
      return nil
    }
    self.init(path, bytes: bytes)
  }

  public static func isCatalog(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".xcstrings")
  }

  /// Whether a path names a strings file or a string catalog, of whatever it holds the texts.
  public static func isNamed(_ path: String) -> Bool {
    isCatalog(path) || path.lowercased().hasSuffix(".strings")
  }

  /// Whether a path names a file in which the texts of an Info.plist are looked up.
  public static func isOfInfoPlist(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    return name == "infoplist.strings" || name == "infoplist.xcstrings"
  }

  /// Whether all of it was read, so that what is not there is missing.
  public var isWhole: Bool {
    switch content {
    case .table(let table):
      table.form == .pairs
        && !table.issues.contains { $0.losesText || $0.problem == .unterminatedComment }
    case .catalog(let catalog): catalog.tree.issue == nil && catalog.tree.root != nil
    }
  }

  /// The languages that it has texts of, without the folder for all languages.
  public var languages: Set<String> {
    switch content {
    case .table: language.map { $0 == TranslationLanguage.base ? [] : [$0] } ?? []
    case .catalog: Set(entries.flatMap { $0.values.map(\.language) })
    }
  }

  /// The entry whose key or translation an offset touches.
  public func entry(at offset: Int) -> TranslationEntry? {
    entries.first { $0.range.touches(offset) }
  }
}

extension TranslationEntry {
  /// An entry of a strings file.
  fileprivate init(_ entry: StringsTable.Entry, in table: StringsTable, _ language: String) {
    key = entry.key.string
    keyRange = entry.key.content
    keyToken = entry.key.range
    range = entry.range
    comment = entry.comment.map { table.source[$0] }
    isTranslatable = true
    let range = entry.value?.content ?? entry.key.content
    values = [
      Value(
        language: language, text: entry.translation, range: range, isImplied: entry.isShorthand)
    ]
    insertion = nil
  }
}
