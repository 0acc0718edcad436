import SourceText

/// The characters of a name that take no space on the screen, or that look like none at its ends.
package enum HiddenCharacters {
  /// A name without such characters.
  static func visible(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { !isHidden($0) }))
  }

  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace
      || scalar.value < 0x20
  }
}

extension LocalizedText {
  /// The message for a name that is right but for characters that are not visible: two names that look alike
  /// would explain nothing. Nil for other names.
  static func hiddenCharacters(in name: String, of meant: String) -> LocalizedText? {
    guard name != meant, HiddenCharacters.visible(name) == meant else { return nil }
    let hidden = name.unicodeScalars.filter(HiddenCharacters.isHidden)
    let start = LocalizedText(
      en: "iOS does not know “\(name)” and ignores it: ", zhHans: "iOS 不认识“\(name)”，会忽略它：")
    guard hidden.allSatisfy({ $0 == " " }) else {
      let other = hidden.first { $0 != " " }?.value ?? 0
      let code = String(other, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
      return LocalizedText(
        en: start.english + "it holds a character that is not visible (\(number)).",
        zhHans: start.simplifiedChinese + "其中有看不见的字符（\(number)）。")
    }
    let isAtEnd = name.hasPrefix(meant)
    let isAtStart = name.hasSuffix(meant)
    return LocalizedText(
      en: start.english
        + (isAtEnd
          ? "there is a space at its end."
          : isAtStart ? "there is a space at its beginning." : "there is a space in it."),
      zhHans: start.simplifiedChinese
        + (isAtEnd ? "末尾有空格。" : isAtStart ? "开头有空格。" : "其中有空格。"))
  }
}
