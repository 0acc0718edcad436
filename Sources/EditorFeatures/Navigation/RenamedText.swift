import ActionFlow
import SourceText

/// The change of one occurrence of a type.
struct RenamedText {
  let old: String
  let new: String
  /// True if only the part after the last dot counts there.
  let isLastComponent: Bool
  /// True if the text there surely is the whole type.
  let isWhole: Bool
  let isSwift: Bool

  /// Returns the edit of an occurrence; nil where the new type cannot be written there.
  ///
  /// - Parameter literals: the string literals of the file.
  func edit(
    in range: ByteRange, of source: SourceText, literals: [ActionFacts.Literal]
  ) -> TextEdit? {
    let text = source[range]
    let last = Self.lastComponent(new)
    let whole = isLastComponent ? last : new
    for old in [escaped(old), old] {
      if let at = Self.only(old, in: text), Self.isQuoted(old, at, text) {
        return edit(range, at, old, with: whole, text)
      }
    }
    // Escapes have several notations.
    if literals.contains(where: { $0.range == range && $0.text == old }),
      let content = Self.content(of: text), let written = written(whole, in: text)
    {
      let (start, end) = (range.start + content.lowerBound, range.start + content.upperBound)
      return TextEdit(ByteRange(start: start, end: end), written)
    }
    let oldLast = Self.lastComponent(old)
    // The name of a case is its raw value.
    let isName = isSwift && (text == oldLast || text == "`\(oldLast)`")
    if isName, isWhole, old == oldLast { return value(whole, behind: range) }
    // A part of the text can only be replaced if the rest stays as it is.
    guard !last.isEmpty, isLastComponent || Self.prefix(old) == Self.prefix(new) else { return nil }
    if isName { return value(last, behind: range) }
    for oldLast in [escaped(oldLast), oldLast] {
      if let at = Self.only(oldLast + "\"", in: text), at > 0,
        ["\"", "."].contains(Self.byte(before: at, in: text))
      {
        return edit(range, at, oldLast, with: last, text)
      }
    }
    return nil
  }

  /// Returns the edit that removes a case's raw value where the new one is the name of the case; nil where it is not.
  func removingValue(of constant: ActionFacts.Constant, in source: SourceText) -> TextEdit? {
    let isLast = isLastComponent || !isWhole
    let (before, after) = isLast ? (Self.lastComponent(old), Self.lastComponent(new)) : (old, new)
    guard constant.name == after, let range = constant.valueRange,
      source[range] == CodeLiteral.swift(before)
    else { return nil }
    let between = ByteRange(start: constant.nameRange.end, end: range.start)
    guard source[between].filter({ $0 != " " }) == "=" else { return nil }
    return TextEdit(ByteRange(start: between.start, end: range.end), "")
  }

  private func value(_ text: String, behind name: ByteRange) -> TextEdit? {
    text.isEmpty ? nil : TextEdit(ByteRange(at: name.end), " = \(CodeLiteral.swift(text))")
  }

  private func edit(
    _ range: ByteRange, _ at: Int, _ old: String, with new: String, _ text: String
  ) -> TextEdit? {
    guard let written = written(new, in: text) else { return nil }
    let start = range.start + at
    return TextEdit(ByteRange(start: start, end: start + old.utf8.count), written)
  }

  /// Returns a text as it is written between quotes.
  private func escaped(_ text: String) -> String {
    let literal = isSwift ? CodeLiteral.swift(text) : CodeLiteral.objectiveC(text)
    return String(literal.dropFirst(isSwift ? 1 : 2).dropLast())
  }

  /// Returns the same for a position in code; nil where the text would have another meaning there.
  private func written(_ new: String, in text: String) -> String? {
    // The text is a format string.
    if new.contains("%"), text.contains("ormat") { return nil }
    guard text.contains("#\"") else { return escaped(new) }
    return new.contains("\"#") || new.contains("\\#") ? nil : new
  }

  static func lastComponent(_ type: String) -> String {
    TypePattern(declared: type).lastComponent
  }

  /// Returns what precedes the last component.
  static func prefix(_ type: String) -> String {
    String(type.dropLast(lastComponent(type).count))
  }

  /// Returns a text with the ending of the old type replaced by that of the new one.
  static func replacingEnd(of text: String, _ old: String, with new: String) -> String? {
    guard prefix(old) == prefix(new) || lastComponent(text) == text,
      text.hasSuffix(lastComponent(old))
    else { return nil }
    return String(text.dropLast(lastComponent(old).count)) + lastComponent(new)
  }

  /// Returns the position of a text in another, in bytes; nil unless it occurs once.
  private static func only(_ part: String, in text: String) -> Int? {
    let (whole, part) = (Array(text.utf8), Array(part.utf8))
    guard !part.isEmpty, whole.count >= part.count else { return nil }
    var found: Int?
    for start in 0...(whole.count - part.count)
    where whole[start..<start + part.count].elementsEqual(part) {
      guard found == nil else { return nil }
      found = start
    }
    return found
  }

  /// Returns true if quotes stand on both sides.
  private static func isQuoted(_ part: String, _ at: Int, _ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let end = at + part.utf8.count
    return at > 0 && bytes[at - 1] == UInt8(ascii: "\"") && end < bytes.count
      && bytes[end] == UInt8(ascii: "\"")
  }

  /// Returns what is between the quotes of one literal on one line, in bytes; nil for another text.
  private static func content(of text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    let quote = UInt8(ascii: "\"")
    guard let first = bytes.firstIndex(of: quote), let last = bytes.lastIndex(of: quote),
      first + 1 < last
    else { return nil }
    let isOne = bytes[first + 1..<last].indices.allSatisfy {
      bytes[$0] != quote || bytes[$0 - 1] == UInt8(ascii: "\\")
    }
    return isOne ? first + 1..<last : nil
  }

  private static func byte(before at: Int, in text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.indices.contains(at - 1) else { return "" }
    return String(decoding: [bytes[at - 1]], as: UTF8.self)
  }
}
