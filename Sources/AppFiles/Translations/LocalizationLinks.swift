import Files
import Guide
import PropertyList
import SourceText

/// The links between titles in property lists and the entries of their translations: the text of a title is the key
/// of its entries.
public struct LocalizationLinks: Sendable {
  /// A property list with its path.
  public struct NamedList: Sendable {
    public let path: String
    public let plist: InfoPlist

    public init(_ path: String, _ plist: InfoPlist) {
      self.path = path
      self.plist = plist
    }
  }

  /// A title or subtitle with its file.
  public struct Title: Sendable {
    public let path: String
    public let plist: InfoPlist
    public let text: LocalizableText
  }

  /// The text at a position.
  public struct Subject: Sendable, Hashable {
    /// The text that is looked up.
    public let key: String
    public let range: ByteRange
    /// The range at the position: the text, or the whole element if the position is in its tag.
    public let origin: ByteRange
    /// True if it is the key itself, and not one of its translations.
    public let isKey: Bool

    init(key: String, range: ByteRange, origin: ByteRange? = nil, isKey: Bool) {
      self.key = key
      self.range = range
      self.origin = origin ?? range
      self.isKey = isKey
    }
  }

  /// The property lists whose texts are looked up in the translations.
  public let propertyLists: [NamedList]
  /// The translations of their target.
  public let translations: Translations

  public init(_ propertyLists: [NamedList], _ translations: Translations) {
    self.propertyLists = propertyLists
    self.translations = translations
  }

  // MARK: What a place is about

  /// Returns the title or subtitle at a position of a property list.
  public static func subject(at offset: Int, in plist: InfoPlist) -> Subject? {
    plist.localizableText(at: offset).map { text in
      let element = text.range.touches(offset) ? nil : plist.tree[text.value].range
      return Subject(key: text.text, range: text.range, origin: element, isKey: true)
    }
  }

  /// Returns the key or the translation at a position of a file of translations.
  public static func subject(at offset: Int, in file: TranslationFile) -> Subject? {
    guard let entry = file.entry(at: offset) else { return nil }
    if let value = entry.values.first(where: { !$0.isImplied && $0.range.touches(offset) }) {
      return Subject(key: entry.key, range: value.range, isKey: false)
    }
    guard entry.keyRange.touches(offset) else { return nil }
    return Subject(key: entry.key, range: entry.keyRange, isKey: true)
  }

  // MARK: What belongs together

  /// Returns the titles and subtitles with a text, in the order of the files.
  public func titles(of key: String) -> [Title] {
    propertyLists.flatMap { list in
      list.plist.localizableTexts.filter { $0.text == key }
        .map { Title(path: list.path, plist: list.plist, text: $0) }
    }
  }

  /// Returns the locations of titles and subtitles with a text, in the order of the files.
  public func titleLocations(of key: String) -> [FileLocation] {
    titles(of: key).map { FileLocation($0.path, $0.text.range) }
  }

  /// Returns the locations where a key is translated, language by language.
  public func entryLocations(of key: String) -> [FileLocation] {
    translations.entries(of: key).map { FileLocation($0.file.path, $0.entry.keyRange) }
  }

  // MARK: Renaming

  /// Returns the obstacle of a file in another language's folder that is not among the translations and may contain a
  /// key.
  public func filePassedOver(having key: String, in files: any FileAccess) -> RenameObstacle? {
    let known = Set(translations.files.map(\.path))
    let places = known.filter { Path.folder(of: $0).hasSuffix(".lproj") }
      .map { (folder: Path.folder(of: Path.folder(of: $0)), name: Path.name(of: $0)) }
    let names = Dictionary(grouping: places, by: \.folder).mapValues { Set($0.map(\.name)) }
    for (folder, names) in names.sorted(by: { $0.key < $1.key }) {
      for entry in files.entries(of: folder) ?? [] where entry.name.hasSuffix(".lproj") {
        for name in names.sorted() {
          let path = folder + "/" + entry.name + "/" + name
          guard !known.contains(path), files.kind(of: path) == .file else { continue }
          guard let bytes = try? files.read(path) else { return .unreadable(path) }
          let text = FileEncoding.decode(bytes).text
          let isThere = text.bytes.withUnsafeBytes { MarkSearch(key).finds(in: $0) }
          if isThere { return .passedOver(path) }
        }
      }
    }
    return nil
  }

  /// The reason why a text cannot be changed.
  public enum RenameObstacle: Error, Sendable, Equatable {
    /// The new text is empty.
    case empty
    /// The new text contains line breaks or other control characters.
    case characters
    /// The new text is already the key of another entry.
    case taken(String)
    /// The file cannot be read completely, so that occurrences could be missed.
    case unreadable(String)
    /// The file contains the text, and is excluded or in no target.
    case passedOver(String)
  }

  /// The edits that replace a text.
  public struct Renaming: Sendable {
    public internal(set) var edits: [FileEdit] = []
    /// The edits of translations: texts in the development language that were equal to the key.
    public internal(set) var values: Set<FileLocation> = []
  }

  /// Returns the languages in which the titles with a text are written, for each property list that contains one.
  ///
  /// - Parameter facts: returns the facts of Xcode projects about a property list, by its path.
  public func developmentLanguages(
    of key: String, _ facts: (String) -> ProjectFacts?
  ) -> Set<String> {
    let lists = propertyLists.filter { list in
      list.plist.localizableTexts.contains { $0.text == key }
    }
    return Set(
      lists.map { list in
        TranslationCoverage(list.plist, translations, facts(list.path)).developmentLanguage ?? "en"
      })
  }

  /// Returns the edits that replace a text in the property lists and in all translations.
  ///
  /// The displayed text in the development language is often the key itself, repeated as its translation. It is
  /// replaced as well, unless the new text is a name to be looked up.
  ///
  /// - Parameter languages: the development languages.
  public func renaming(
    _ key: String, to new: String, writtenIn languages: Set<String> = []
  ) throws(RenameObstacle) -> Renaming {
    guard !new.isEmpty else { throw .empty }
    guard !new.hasControlCharacters else { throw .characters }
    guard new != key else { return Renaming() }
    guard !translations.hasKey(new) else { throw .taken(new) }
    if let broken = translations.files.first(where: { !$0.isRenamable }) {
      throw .unreadable(broken.path)
    }
    let inLists = propertyLists.compactMap { list -> FileEdit? in
      let edits = list.plist.localizableTexts.filter { $0.text == key }
        .map { list.plist.tree.replacingText(of: $0.value, with: new) }
      return edits.isEmpty ? nil : FileEdit(list.path, .edit(edits))
    }
    let isText = !TitleStyle.looksLikeKey(new)
    func isShownAsKey(_ value: TranslationEntry.Value) -> Bool {
      let isDevelopment =
        languages.contains { TranslationCoverage.isSame($0, value.language) }
        || !languages.isEmpty && value.language == TranslationLanguage.base
      return isText && isDevelopment && value.text == key
    }
    var values: Set<FileLocation> = []
    let inTranslations = translations.files.compactMap { file -> FileEdit? in
      var edits: [TextEdit] = []
      for entry in file.entries where entry.key == key {
        let shown = entry.values.filter(isShownAsKey)
        edits.append(
          file.renaming(entry, to: new, asItsOwnText: shown.contains(where: \.isImplied)))
        let changed = shown.compactMap { file.replacing($0, of: entry, with: new) }
        values.formUnion(changed.map { FileLocation(file.path, $0.range) })
        edits += changed
      }
      return edits.isEmpty ? nil : FileEdit(file.path, .edit(edits))
    }
    return Renaming(edits: inLists + inTranslations, values: values)
  }
}

extension LocalizationLinks.RenameObstacle {
  /// The obstacle as a sentence for the user.
  public var message: LocalizedText {
    switch self {
    case .empty:
      LocalizedText(en: "A title cannot be empty.", zhHans: "标题不能为空。")
    case .characters:
      LocalizedText(
        en: "A title cannot have line breaks, tabs or other control characters.",
        zhHans: "标题中不能有换行、制表符或其他控制字符。")
    case .taken(let key):
      LocalizedText(
        en:
          "“\(key)” is a key of the translations already; another text would get its translations.",
        zhHans: "译文中已经有键“\(key)”，改名后会与它混在一起。")
    case .unreadable(let path):
      LocalizedText(
        en:
          "\(Path.name(of: path)) of \(Path.name(of: Path.folder(of: path))) cannot be read; fix it first.",
        zhHans: "\(Path.name(of: Path.folder(of: path))) 的 \(Path.name(of: path)) 无法读取，请先修复。")
    case .passedOver(let path):
      LocalizedText(
        en:
          "\(Path.name(of: path)) of \(Path.name(of: Path.folder(of: path))) has the text, but is excluded; rename it there by hand first.",
        zhHans:
          "\(Path.name(of: Path.folder(of: path))) 的 \(Path.name(of: path)) 中有这段文字，但它被排除；请先在那里手动改名。"
      )
    }
  }
}
