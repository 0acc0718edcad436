import SourceText

extension String {
  /// True if it contains a line break or another control character.
  package var hasControlCharacters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      // Characters that change the direction of the following text, and those that XML does not allow.
      case .format: (0x202A...0x202E).contains(scalar.value)
      default: scalar.properties.isNoncharacterCodePoint
      }
    }
  }
}

/// The style of a title: whether it is a text for users or a name to be looked up, and its width.
package enum TitleStyle {
  /// Returns true if a text looks like a name to be looked up rather than a displayed one: words separated by dots,
  /// underscores or hyphens, or several words in one as in program code.
  package static func looksLikeKey(_ text: String) -> Bool {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isName, (3...200).contains(text.utf8.count), text.contains(where: \.isLetter) else {
      return false
    }
    if text.contains("_") { return true }
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    if words.count > 1 {
      // `Booking.com` is a name for users, and so is a text that ends with a dot.
      let isDomain = words.count == 2 && topLevelDomains.contains(words[1].lowercased())
      return !isDomain && words.allSatisfy { $0.contains(where: \.isLetter) }
    }
    return isCamelCase(text) || isManyWords(text)
  }

  /// Words for the purpose of a text, which occur only in keys.
  private static let roles: Set<String> = [
    "action", "actions", "button", "caption", "item", "items", "key", "label", "menu", "quick",
    "quickaction", "shortcut", "shortcuts", "string", "subtitle", "text", "title",
  ]

  /// Returns true for `NewPostShortcutItemTitle` and `add-server-shortcut`, and not for `OpenStreetMap` or
  /// `drag-and-drop`: several words as in program code, one of which is about the text itself.
  private static func isManyWords(_ text: String) -> Bool {
    var words: [String] = []
    if text.contains("-") {
      guard text.allSatisfy({ !$0.isUppercase }) else { return false }
      words = text.split(separator: "-").map(String.init)
    } else {
      for character in text {
        if character.isUppercase || words.isEmpty {
          words.append(character.lowercased())
        } else {
          words[words.count - 1].append(character)
        }
      }
    }
    return words.count > 2 && words.contains(where: roles.contains)
  }

  private static let topLevelDomains: Set<String> = [
    "com", "org", "net", "io", "app", "de", "cn", "jp", "fr", "uk", "co", "tv", "me", "dev", "ai",
    "ru", "nl", "it", "es", "pl", "eu", "us", "in", "br", "gg", "fm", "to", "ly", "js",
  ]

  /// Returns true for `newNoteTitle`, and not for `iCloud`, `watchOS` or `YouTube`.
  private static func isCamelCase(_ text: String) -> Bool {
    let first = text.prefix { $0.isLowercase }
    guard first.count >= 3 else { return false }
    let rest = text.dropFirst(first.count)
    guard rest.first?.isUppercase ?? false else { return false }
    return rest.dropFirst().first?.isLowercase ?? false
  }

  /// Returns a text without differences in case and spaces.
  static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the letters and digits of a text, in lower case, without punctuation.
  static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  // MARK: Length

  /// The width of one line of the menu, where a Latin letter counts one and a Chinese character two. An estimate for
  /// an iPhone with the default text size; Apple publishes no measure.
  package static let lineWidth = 26

  /// Returns the width of a text in the same measure.
  package static func width(of text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + (isWide($1) ? 2 : 1) }
  }

  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  // MARK: Language

  /// Returns true if the letters of a text allow it to be in a language.
  static func canBeWritten(_ text: String, in language: String) -> Bool {
    let primary = String(TranslationLanguage.primary(language))
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
    guard let isOwn = scripts[primary] else {
      return letters.allSatisfy { $0.value < 0x370 || (0x1E00...0x1EFF).contains($0.value) }
    }
    return letters.contains { isOwn.contains($0.value) }
  }

  /// Returns true if a text contains letters of a language's own script, as in an app with Chinese titles whose
  /// development language is still English.
  static func isWritten(_ text: String, inScriptOf language: String) -> Bool {
    scripts[String(TranslationLanguage.primary(language))] != nil
      && canBeWritten(text, in: language)
  }

  /// The Unicode ranges of scripts other than Latin, by language.
  private static let scripts: [String: ClosedRange<UInt32>] = [
    "zh": 0x3400...0x9FFF, "ja": 0x3040...0x9FFF, "ko": 0xAC00...0xD7A3, "ru": 0x400...0x52F,
    "uk": 0x400...0x52F, "be": 0x400...0x52F, "bg": 0x400...0x52F, "mk": 0x400...0x52F,
    "kk": 0x400...0x52F, "el": 0x370...0x3FF, "he": 0x590...0x5FF, "ar": 0x600...0x6FF,
    "fa": 0x600...0x6FF, "ur": 0x600...0x6FF, "hi": 0x900...0x97F, "mr": 0x900...0x97F,
    "bn": 0x980...0x9FF, "ta": 0xB80...0xBFF, "te": 0xC00...0xC7F, "th": 0xE00...0xE7F,
    "ka": 0x10A0...0x10FF, "hy": 0x530...0x58F,
  ]
}
