import Files
import SourceText

/// The words for values in the format of a tool's file. Rules name XML elements, which do not occur there.
package struct ValueWords: Sendable {
  private let names: [String: LocalizedText]

  /// - Parameter path: the path of the tool's file.
  package init(for path: String) {
    let name = Path.name(of: path).lowercased()
    let (array, dictionary): (LocalizedText, LocalizedText)
    if name.hasSuffix(".json") {
      (array, dictionary) = (.array, LocalizedText(en: "object", zhHans: "对象"))
    } else if name.hasSuffix(".swift") {
      (array, dictionary) = (.array, LocalizedText(en: "dictionary", zhHans: "字典"))
    } else {
      (array, dictionary) = (
        LocalizedText(en: "list", zhHans: "列表"), LocalizedText(en: "mapping", zhHans: "映射")
      )
    }
    names = [
      "array": array, "dict": dictionary,
      "string": LocalizedText(en: "string", zhHans: "字符串"), "integer": .number, "real": .number,
      "true": LocalizedText(en: "true", zhHans: "true"),
      "false": LocalizedText(en: "false", zhHans: "false"),
    ]
  }

  /// Returns a message with these words instead of tags. Quoted texts stay unchanged.
  package func rewording(_ message: LocalizedText) -> LocalizedText {
    guard message.english.contains("<") || message.simplifiedChinese.contains("<") else {
      return message
    }
    return LocalizedText(
      en: rewording(message.english, .english),
      zhHans: rewording(message.simplifiedChinese, .simplifiedChinese))
  }

  private func rewording(_ text: String, _ language: Language) -> String {
    var result = ""
    var rest = text[...]
    var isQuoted = false
    while let next = rest.first {
      if next == "<", !isQuoted, let close = rest.firstIndex(of: ">"),
        let word = word(of: rest[..<close].dropFirst(), language)
      {
        rest = rest[close...].dropFirst()
        append(word, to: &result, before: &rest)
      } else {
        if next == "“" { isQuoted = true }
        if next == "”" { isQuoted = false }
        result.append(next)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func word(of tag: Substring, _ language: Language) -> String? {
    names[tag.hasSuffix("/") ? String(tag.dropLast()) : String(tag)]?[language]
  }

  /// Replaces a tag by a word, with the right article, and without spaces between Chinese characters.
  private func append(_ word: String, to text: inout String, before rest: inout Substring) {
    let article = word.first.map("aeiou".contains) == true ? "an " : "a "
    let isNoun = !["true", "false"].contains(word)
    if let old = ["a ", "an "].first(where: { text.hasSuffix(" " + $0) }) {
      text.removeLast(old.count)
      text += article
    } else if text.hasSuffix(", not "), isNoun {
      text += article
    } else if word.utf8.first.map({ $0 >= 0x80 }) == true {
      if text.hasSuffix(" ") { text.removeLast() }
      if rest.first == " " { rest.removeFirst() }
    }
    text += word
  }
}

extension LocalizedText {
  fileprivate static let array = LocalizedText(en: "array", zhHans: "数组")
  fileprivate static let number = LocalizedText(en: "number", zhHans: "数字")
}
