import AppFiles
import DocumentationLookup
import Guide
import SourceText
import StringsFile

/// Proposals that connect titles with their translations.
public enum TitleCompletions {
  /// The most keys that are proposed.
  static let maximumCount = 200

  /// Returns keys of the translations, for the text of a title or subtitle.
  static func keys(
    _ translations: Translations?, besides used: Set<String>, for key: ShortcutKey,
    _ insertion: (String) -> Insertion
  ) -> [Completion] {
    guard let translations else { return [] }
    let keys = translations.keys.filter { !isOfInfoPlist($0) }
    // Keys that no other title uses come first.
    let sorted = keys.filter { !used.contains($0) } + keys.filter(used.contains)
    return sorted.prefix(maximumCount).map { name in
      let found = translations.translations(of: name)
      let text = { (language: Language) -> String in
        translations.translation(of: name, in: language.rawValue)?.text
          ?? found.lazy.compactMap(\.text).first ?? ""
      }
      return Completion(
        label: name, kind: .value,
        detail: LocalizedText(en: text(.english), zhHans: text(.simplifiedChinese)),
        topic: .key(key.name), names: [name], insertion: insertion(name))
    }
  }

  /// Returns true for `CFBundleDisplayName` and the like: names of keys, whose values are translated, too.
  private static func isOfInfoPlist(_ key: String) -> Bool {
    let prefixes = ["CF", "NS", "UI", "LS", "IN", "MK", "GC", "UT"]
    let rest = key.dropFirst(2)
    return prefixes.contains { key.hasPrefix($0) } && (rest.first?.isUppercase ?? false)
      && key.allSatisfy { $0.isLetter || $0.isNumber }
  }

  // MARK: In a strings file

  /// Returns entries for titles that the file does not contain yet.
  public static func entries(
    at offset: Int, in file: TranslationFile, _ links: LocalizationLinks
  ) -> [Completion] {
    guard case .table(let table) = file.content, table.form == .pairs || table.source.length == 0,
      let place = Place(at: offset, in: table.source)
    else { return [] }
    let present = Set(
      file.entries.filter { !$0.range.touches(offset) }.map(\.key))
    var seen = present
    let texts = links.propertyLists.flatMap { list in
      list.plist.localizableTexts.filter { seen.insert($0.text).inserted }
    }
    let candidates = texts.prefix(maximumCount).map { text in
      let key = StringsEscapes.encode(text.text)
      let type = text.item.string(.type) ?? ""
      return Completion(
        label: text.text, kind: .value,
        detail: text.key == .title
          ? LocalizedText(en: "Title of \(type)", zhHans: "\(type) 的标题")
          : LocalizedText(en: "Subtitle of \(type)", zhHans: "\(type) 的副标题"),
        topic: .key(text.key.name), names: [text.text],
        insertion: place.insertion(key, in: table.source))
    }
    let typed = table.source[ByteRange(start: place.typed.start, end: offset)]
    return CompletionMatch(place.hasQuote ? String(typed.dropFirst()) : typed)
      .select(candidates, filterText: typed)
  }

  /// The position of an entry's key that is being typed.
  private struct Place {
    /// The typed text: the whole key on the line.
    let typed: ByteRange
    let hasQuote: Bool
    /// True if `=` follows, so that only the key is inserted.
    let hasEquals: Bool
    let offset: Int

    init?(at offset: Int, in source: SourceText) {
      let line = source.lines.line(at: offset)
      let start = source.lines.start(ofLine: line)
      // The text before the line shows whether it is part of a comment or a string.
      let before = StringsTable(SourceText(Array(source.bytes[..<start])))
      let open: Set<StringsIssue.Problem> = [.unterminatedComment, .unterminatedString]
      guard !before.issues.contains(where: { open.contains($0.problem) }) else { return nil }
      let endOfLine = source.endOfLine(line)
      // Not between the two bytes of a line end.
      guard offset <= endOfLine else { return nil }
      var first = start
      while first < offset, source.bytes[first] == 0x20 || source.bytes[first] == 0x09 {
        first += 1
      }
      let head = source.bytes[first..<offset]
      hasQuote = head.first == UInt8(ascii: "\"")
      let name = hasQuote ? head.dropFirst() : head
      let stops: Set<UInt8> = [UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "\"")]
      guard !name.contains(where: stops.contains), name.first != UInt8(ascii: "/") else {
        return nil
      }
      var end = offset
      while end < endOfLine, !stops.contains(source.bytes[end]) { end += 1 }
      if hasQuote, end < endOfLine, source.bytes[end] == UInt8(ascii: "\"") { end += 1 }
      let rest = source.bytes[end..<endOfLine].first { $0 != 0x20 && $0 != 0x09 }
      hasEquals = rest == UInt8(ascii: "=")
      guard hasEquals || rest == nil || rest == UInt8(ascii: ";") else { return nil }
      typed = ByteRange(start: first, end: rest == UInt8(ascii: ";") ? endOfLine : end)
      self.offset = offset
    }

    func insertion(_ key: String, in source: SourceText) -> Insertion {
      let snippet =
        hasEquals
        ? Snippet("\"\(key)\"")
        : Snippet([.text("\"\(key)\" = \""), .stop(1, ""), .text("\";")])
      return Insertion(
        range: typed, insertRange: nil, snippet: snippet,
        lineIndentation: Layout.indentation(ofLineAt: typed.start, in: source),
        newline: Layout(of: source).newline)
    }
  }
}
