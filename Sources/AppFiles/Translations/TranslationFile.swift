import Files
import JSONSyntax
import PropertyList
import SourceText
import StringsFile

/// One file of translations: `InfoPlist.strings` of one language, or `InfoPlist.xcstrings` of all.
public struct TranslationFile: Sendable {
  /// The parsed file, by its format.
  public enum Content: Sendable {
    case table(StringsTable)
    case catalog(StringCatalog)
  }

  public let path: String
  public let source: SourceText
  /// The encoding for writing it.
  public let encoding: FileEncoding
  /// The content of the file, with ranges.
  public let content: Content
  /// The entries in the order of the file.
  public let entries: [TranslationEntry]
  /// The language of the folder; nil for a string catalog and outside of `*.lproj`.
  public let language: String?
  /// The format of a strings file; a string catalog counts as pairs.
  let form: StringsTable.Form
  /// True if all of it was read, so that missing entries are really missing.
  public let isWhole: Bool
  /// True if translations can be added.
  var isExtensible: Bool { isWhole && form == .pairs }
  /// True if keys can be renamed.
  var isRenamable: Bool { isWhole && form != .binaryPropertyList }

  /// - Parameters:
  ///   - path: the path, whose name shows the format of the file.
  ///   - maximumIssues: the most syntax errors of a strings file that are kept.
  public init(
    _ path: String, _ source: SourceText, encoding: FileEncoding = .utf8,
    maximumIssues: Int = StringsTable.maximumIssues
  ) {
    self.path = path
    self.source = source
    self.encoding = encoding
    if Self.isCatalog(path), source.length <= StringsTable.maximumLength {
      let catalog = StringCatalog(source)
      content = .catalog(catalog)
      entries = catalog.entries
      language = nil
      form = .pairs
      isWhole = catalog.tree.issue == nil && catalog.tree.root != nil
    } else {
      let table = StringsTable(source, maximumIssues: maximumIssues)
      let language = TranslationLanguage.ofFolder(Path.name(of: Path.folder(of: path)))
      content = .table(table)
      form = table.form
      self.language = language
      if table.form == .xmlPropertyList {
        let tree = SyntaxTree(source)
        let root = tree.rootValue.flatMap { tree[$0].kind == .dictionary ? $0 : nil }
        entries = root.map { tree.translationEntries(of: $0, language ?? "") } ?? []
        isWhole = root != nil && tree.issues.isEmpty
      } else {
        entries = table.entries.map { TranslationEntry($0, in: table, language ?? "") }
        isWhole = table.isWhole
      }
    }
  }

  /// Reads a file according to its name and its first bytes; every content is accepted.
  public init(_ path: String, bytes: [UInt8]) {
    if !Self.isCatalog(path), DocumentKind(bytes) == .binaryPropertyList,
      let binary = Self(path, binary: bytes)
    {
      self = binary
      return
    }
    let (text, encoding) = FileEncoding.decode(bytes)
    self.init(path, text, encoding: encoding)
  }

  /// Reads a binary property list, as in build products. It has no positions: all ranges are empty.
  private init?(_ path: String, binary bytes: [UInt8]) {
    guard bytes.count <= StringsTable.maximumLength,
      let text = try? BinaryPropertyList(bytes).xml()
    else { return nil }
    let xml = Self(path, text)
    self.path = path
    source = SourceText([])
    encoding = .utf8
    content = .table(StringsTable(source))
    entries = xml.entries.map(\.withoutPlace)
    language = xml.language
    form = .binaryPropertyList
    isWhole = xml.isWhole
  }

  /// Reads a file; returns nil if it cannot be read. Of one that is too long only the beginning is read, which is
  /// then reported as too long.
  public init?(_ path: String, in access: any FileAccess) {
    guard let bytes = try? access.read(path, prefix: Translations.maximumFileLength + 1) else {
      return nil
    }
    self.init(path, bytes: bytes)
  }

  /// Returns true if a path is that of a string catalog.
  public static func isCatalog(_ path: String) -> Bool {
    FileKind(named: path) == .stringCatalog
  }

  /// Returns true if a path is that of a strings file or a string catalog, for any texts.
  public static func isNamed(_ path: String) -> Bool {
    FileKind(named: path)?.role == .translations
  }

  /// Returns true if a path is that of a file in which the texts of an Info.plist are looked up.
  public static func isOfInfoPlist(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    return name == "infoplist.strings" || name == "infoplist.xcstrings"
  }

  /// Returns true if a path is that of such a file, or of one that a build can rename accordingly, such as
  /// `App-InfoPlist.strings`.
  public static func mayBeOfInfoPlist(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    return name.hasSuffix("infoplist.strings") || name.hasSuffix("infoplist.xcstrings")
  }

  /// Returns `InfoPlist.strings` or `InfoPlist.xcstrings` for a file that has this name but for case; else nil.
  package static func meantName(of path: String) -> String? {
    let name = Path.name(of: path).lowercased()
    return ["InfoPlist.strings", "InfoPlist.xcstrings"].first { $0.lowercased() == name }
  }

  /// Returns true if the name of a file differs from that in case only.
  package static func differsInCase(_ path: String) -> Bool {
    meantName(of: path).map { $0 != Path.name(of: path) } ?? false
  }

  /// The languages of its texts, without the folder for all languages.
  public var languages: Set<String> {
    switch content {
    case .table: language.map { $0 == TranslationLanguage.base ? [] : [$0] } ?? []
    case .catalog: Set(entries.flatMap { $0.values.map(\.language) })
    }
  }

  /// Returns the entry whose key or translation an offset touches.
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

extension TranslationEntry {
  /// The same entry with empty ranges, for a file without a text.
  fileprivate var withoutPlace: TranslationEntry {
    let place = ByteRange(at: 0)
    return TranslationEntry(
      key: key, keyRange: place, keyToken: place, range: place, comment: nil,
      isTranslatable: isTranslatable,
      values: values.map {
        Value(language: $0.language, text: $0.text, range: place, isImplied: $0.isImplied)
      }, insertion: nil)
  }
}

extension SyntaxTree {
  /// The entries of a strings file in XML.
  fileprivate func translationEntries(
    of dictionary: NodeID, _ language: String
  ) -> [TranslationEntry] {
    entries(of: dictionary).map { entry in
      let value = entry.value
      let text = value.flatMap { self[$0].kind == .string ? scalarText(of: $0) : nil }
      return TranslationEntry(
        key: scalarText(of: entry.key), keyRange: name(of: entry.key),
        keyToken: self[entry.key].range,
        range: ByteRange(start: self[entry.key].start, end: self[value ?? entry.key].end),
        comment: nil, isTranslatable: true,
        values: [
          TranslationEntry.Value(
            language: language, text: text, range: value.map(head) ?? name(of: entry.key),
            isImplied: false)
        ], insertion: nil)
    }
  }
}
