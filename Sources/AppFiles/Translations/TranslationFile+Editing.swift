import JSONSyntax
import PropertyList
import SourceText
import StringsFile

/// Edits that keep a file of translations readable and change no other byte.
extension TranslationFile {
  /// A new translation.
  public struct Addition: Sendable, Hashable {
    public let key: String
    /// The texts by language; a strings file uses only that of its own.
    public let texts: [String: String]
    /// The comment for translators.
    public let comment: String?
    /// The languages in which the text is not translated yet. A string catalog has a state for this, a strings file
    /// uses the comment.
    public let untranslated: Set<String>

    /// - Parameters:
    ///   - key: the text of the title or subtitle.
    ///   - texts: the translations by language.
    public init(
      key: String, texts: [String: String], comment: String? = nil, untranslated: Set<String> = []
    ) {
      self.key = key
      self.texts = texts
      self.comment = comment
      self.untranslated = untranslated
    }

    /// The translations for a string catalog, in the order of the languages.
    fileprivate var units: [StringCatalog.Unit] {
      texts.sorted { $0.key < $1.key }.map { language, text in
        StringCatalog.Unit(
          language: language, text: text, needsReview: untranslated.contains(language))
      }
    }
  }

  /// Returns the edits that add translations; empty if the file could not be read completely.
  public func adding(_ additions: [Addition]) -> [TextEdit] {
    guard isExtensible else { return [] }
    switch content {
    case .table(let table): return adding(additions, to: table)
    case .catalog(let catalog): return adding(additions, to: catalog)
    }
  }

  private func adding(_ additions: [Addition], to table: StringsTable) -> [TextEdit] {
    let newline = Layout(of: source).newline
    let lines = additions.filter { $0.texts[language ?? ""] != nil }
      .map { Self.entry($0, in: language ?? "") }
    guard !lines.isEmpty else { return [] }
    var text = lines.joined()
    let isAtLineStart = source.lines.start(ofLine: source.lines.count - 1) == source.length
    if !isAtLineStart { text = "\n" + text }
    // A comment begins a paragraph if the file has paragraphs.
    if additions.contains(where: { $0.comment != nil }), !table.entries.isEmpty {
      text = "\n" + text
    }
    return [TextEdit(ByteRange(at: source.length), Layout.lines(text, endingWith: newline))]
  }

  /// Returns an entry of a strings file with its comment.
  package static func entry(_ addition: Addition, in language: String) -> String {
    let mark = addition.untranslated.contains(language) ? "to be translated" : nil
    let remark = [addition.comment, mark].compactMap(\.self).joined(separator: ", ")
    let comment = remark.isEmpty ? "" : Self.comment(remark) + "\n"
    let text = addition.texts[language] ?? addition.key
    return comment + StringsEscapes.entry(key: addition.key, value: text) + "\n"
  }

  private static func comment(_ text: String) -> String {
    let safe = text.split(separator: "*/", omittingEmptySubsequences: false)
      .joined(separator: "* /")
    return "/* \(safe) */"
  }

  private func adding(_ additions: [Addition], to catalog: StringCatalog) -> [TextEdit] {
    var edits: [TextEdit] = []
    var new: [(key: String, comment: String?, units: [StringCatalog.Unit])] = []
    for addition in additions {
      if let entry = catalog.entries.first(where: { $0.key == addition.key }) {
        let missing = addition.units.filter { entry.value(in: $0.language) == nil }
        if let edit = catalog.adding(missing, to: entry) { edits.append(edit) }
      } else {
        new.append((addition.key, addition.comment, addition.units))
      }
    }
    if !new.isEmpty, let edit = catalog.adding(new) { edits.append(edit) }
    return edits
  }

  /// Returns the edit that removes an entry of a strings file, with its lines. All comments stay, including those in
  /// it.
  package func removing(entryAt index: Int) -> TextEdit? {
    guard case .table(let table) = content, table.entries.indices.contains(index) else {
      return nil
    }
    let range = table.entries[index].range
    let kept = table.comments(in: range).map { source[$0] }
    guard let last = kept.last else { return Layout.removing(range, from: source) }
    // Text after a line comment would become a part of it.
    return TextEdit(range, kept.joined(separator: "\n") + (last.hasPrefix("//") ? "\n" : ""))
  }

  /// Returns the edit that replaces a translation; nil if it is not written as plain text.
  func replacing(
    _ value: TranslationEntry.Value, of entry: TranslationEntry, with text: String
  ) -> TextEdit? {
    guard isRenamable, !value.isImplied, value.text != nil else { return nil }
    switch content {
    case .catalog:
      let literal = JSONString.encode(text)
      return TextEdit(value.range, String(literal.dropFirst().dropLast()))
    case .table where form == .xmlPropertyList:
      let tree = SyntaxTree(source)
      let written = tree.rootValue.map(tree.entries) ?? []
      return written.first { tree[$0.key].range == entry.keyToken }?.value
        .map { tree.replacingText(of: $0, with: text) }
    case .table(let table):
      return table.entries.first { $0.range == entry.range }?.value
        .map { TextEdit($0.range, "\"\(StringsEscapes.encode(text))\"") }
    }
  }

  /// Returns the edit that replaces the key of an entry.
  ///
  /// - Parameter isOwnText: true if an entry without a value, `key;`, displays the new key from then on; else it
  ///   displays the old one.
  public func renaming(
    _ entry: TranslationEntry, to key: String, asItsOwnText isOwnText: Bool = false
  ) -> TextEdit {
    switch content {
    case .catalog: return TextEdit(entry.keyToken, JSONString.encode(key))
    case .table where form == .xmlPropertyList:
      return TextEdit(entry.keyToken, "<key>\(escapedForXML(key))</key>")
    case .table:
      let name = "\"\(StringsEscapes.encode(key))\""
      // `key;` means that the key is its own translation, and stays so.
      let isShorthand = !isOwnText && entry.values.first?.isImplied ?? false
      let value = isShorthand ? " = \"\(StringsEscapes.encode(entry.key))\"" : ""
      return TextEdit(entry.keyToken, name + value)
    }
  }
}
