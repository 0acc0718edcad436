import ActionFlow
import CodeSyntax

/// Names for quick actions in code: valid, unique, and as short as the types allow.
package enum CodeNames {
  /// Returns a name for each action, in their order: `newNote` for `com.example.notes.new-note`.
  ///
  /// - Parameters:
  ///   - taken: names that are already used, without backticks.
  static func names(for actions: [DeclaredAction], besides taken: Set<String> = []) -> [String] {
    distinct(byTypes(of: actions), besides: taken)
  }

  /// Returns names derived from the titles, `newTask` for “New Task”; from the type where two titles are equal or one
  /// is not in ASCII letters.
  static func names(byTitleOf actions: [DeclaredAction], besides taken: Set<String>) -> [String] {
    let titles = actions.map { action in
      let title = action.translatedTitle ?? action.title
      return title.utf8.allSatisfy { $0 < 0x80 } ? name(of: title) : nil
    }
    let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
    let names = zip(titles, byTypes(of: actions)).map { title, type in
      counts[title] == 1 ? title ?? type : type
    }
    return distinct(names, besides: taken)
  }

  private static func byTypes(of actions: [DeclaredAction]) -> [String] {
    var names = actions.map { name(of: $0, parts: 1) }
    // Types with equal endings are distinguished by the part before.
    for parts in 2...maximumParts {
      let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      guard counts.values.contains(where: { $0 > 1 }) else { break }
      names = zip(actions, names).map { action, name in
        counts[name, default: 0] > 1 ? self.name(of: action, parts: parts) : name
      }
    }
    // The type with and without the bundle identifier, which belongs to the app.
    return zip(actions, names).map { action, name in
      action.isBehindBundleIdentifier && action.isTwin(in: actions)
        ? "app" + capitalized(name) : name
    }
  }

  private static func distinct(_ names: [String], besides taken: Set<String>) -> [String] {
    var used = taken
    return names.map { name in
      var own = members.contains(name) ? name + "Action" : name
      if used.contains(own) {
        var number = 2
        while used.contains(own + String(number)) { number += 1 }
        own += String(number)
      }
      used.insert(own)
      return own
    }
  }

  /// The most parts of a type, between dots, of which a name consists.
  private static let maximumParts = 4

  /// Names that every enumeration or type has, or that have a meaning after a dot.
  private static let members: Set<String> = [
    "allCases", "description", "encode", "hash", "hashValue", "init", "none", "prefix", "rawValue",
    "self", "some", "type",
  ]

  /// Returns the name with a capital letter: `NewNote`.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns a name as Swift spells it where a member is declared or used, with backticks if necessary.
  package static func swift(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static func name(of action: DeclaredAction, parts: Int) -> String {
    let type = action.ownType.split(separator: ".").suffix(parts).joined(separator: ".")
    return name(of: type) ?? name(of: action.title) ?? "action"
  }

  /// Returns a name made of the words of a text; nil if it has none.
  private static func name(of text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    let name = lowered(first) + words.dropFirst().map(raised).joined()
    guard let head = name.unicodeScalars.first else { return nil }
    return head.properties.isXIDStart ? name : "action" + capitalized(name)
  }

  /// Returns the runs of characters that are allowed in names.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar != "_", scalar.properties.isXIDContinue, scalar.value < 0x10000 {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    return word.isEmpty ? words : words + [String(word)]
  }

  /// Returns `newNote` for `NewNote`, `url` for `URL`, `urlSearch` for `URLSearch`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    if capitals <= 1 || capitals == word.count {
      return word.prefix(max(capitals, 1)).lowercased() + word.dropFirst(max(capitals, 1))
    }
    let next = word.dropFirst(capitals).first
    let count = next?.isLowercase == true ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func raised(_ word: String) -> String {
    let isLoud = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    return word.prefix(1).uppercased()
      + (isLoud ? word.dropFirst().lowercased() : String(word.dropFirst()))
  }

  /// The words that Swift reserves everywhere or in patterns and expressions.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "open", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
