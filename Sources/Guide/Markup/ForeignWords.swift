import SourceText

/// Finds the words of the other language in a text, for screen readers.
public enum ForeignWords {
  /// Returns the parts of a text in order; those in the other language have its name.
  public static func pieces(
    of text: String, in language: Language
  ) -> [(text: Substring, language: Language?)] {
    let other: Language = language == .english ? .simplifiedChinese : .english
    var pieces: [(text: Substring, language: Language?)] = []
    var plain = text.startIndex
    func close(_ run: Range<String.Index>) {
      if plain < run.lowerBound { pieces.append((text[plain..<run.lowerBound], nil)) }
      pieces.append((text[run], other))
      plain = run.upperBound
    }
    var at = text.startIndex
    while at < text.endIndex {
      guard isForeign(text[at], language) else {
        at = text.index(after: at)
        continue
      }
      let run = at..<end(of: text, from: at, language)
      at = run.upperBound
      if language == .english || isProse(text[run]) { close(run) }
    }
    if plain < text.endIndex { pieces.append((text[plain...], nil)) }
    return pieces
  }

  private static func isForeign(_ character: Character, _ language: Language) -> Bool {
    switch language {
    case .english: isChinese(character)
    case .simplifiedChinese: character.isASCII && (character.isLetter || character.isNumber)
    }
  }

  private static func isChinese(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x3400...0x9FFF).contains(value)
  }

  /// Returns the end of the last foreign character in a run, which may contain spaces and punctuation.
  private static func end(
    of text: String, from start: String.Index, _ language: Language
  ) -> String.Index {
    var end = start
    var at = start
    while at < text.endIndex {
      let character = text[at]
      let next = text.index(after: at)
      if isForeign(character, language) {
        end = next
      } else if !isBetween(character, language) {
        break
      }
      at = next
    }
    return end
  }

  private static func isBetween(_ character: Character, _ language: Language) -> Bool {
    switch language {
    case .english: "，。、：；！？（）“”《》".contains(character)
    case .simplifiedChinese: " .,'-/&’".contains(character)
    }
  }

  /// Returns true if a run contains a lower-case word. Names such as “iOS 17” or “Face ID” belong to no
  /// language.
  private static func isProse(_ run: Substring) -> Bool {
    run.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      .contains { word in word.count > 1 && word.allSatisfy { !$0.isUppercase } }
      && !run.contains("://") && !run.contains("www.")
  }
}
