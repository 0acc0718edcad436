import CodeModel
import CodeSyntax

/// The names that Objective-C has for methods of Swift, and Swift for those of Objective-C.
extension ActionFactsReader {
  /// Returns the name under which the other language calls a function, where that is another one: `openType` of
  /// `@objc(openType:)`, `openWithType` of `@objc func open(type: String)`, and `open` of `openType:` with
  /// `NS_SWIFT_NAME(open(_:))`.
  func nameInOtherLanguage(_ function: borrowing CodeFunction) -> String? {
    let declaration = function.declaration
    guard file.language == .swift else {
      return swiftName(in: declaration.tokens) ?? importedName(of: declaration)
    }
    if let name = file.objectiveCName(of: declaration) { return name }
    guard let label = declaration.parameters.first?.label, label != "_", let first = label.first,
      declaration.attributes.contains("objc") || isForObjectiveC(function.type)
    else { return nil }
    return function.baseName + "With" + first.uppercased() + label.dropFirst()
  }

  private func isForObjectiveC(_ type: Int?) -> Bool {
    guard let type, file.types.indices.contains(type) else { return false }
    return file.declares(file.types[type]) { $0.attributes.contains("objcMembers") }
  }

  private static let naming: WordSet = ["NS_SWIFT_NAME", "CF_SWIFT_NAME"]

  /// `open` of `NS_SWIFT_NAME(open(_:))`, `NS_SWIFT_NAME(Router.open(self:_:))`
  private func swiftName(in tokens: Range<Int>) -> String? {
    guard let start = tokens.first(where: { tree.isToken($0, among: Self.naming) }),
      tree.isOpen(start + 1, "("), let close = tree.partner(of: start + 1)
    else { return nil }
    let open = (start + 2..<max(start + 2, close)).first { tree.isOpen($0, "(") } ?? close
    return tree.isIdentifier(open - 1) ? tree.name(open - 1) : nil
  }

  /// The name that Swift gives a method without being told: without the words that its first parameter's type says as
  /// well (`handle` of `handleShortcutItem:`), and without what a preposition begins (`route` of `routeWithType:`). Asked
  /// for methods that may be given a quick action or its type.
  private func importedName(of declaration: Declaration) -> String? {
    guard let first = declaration.parameters.first, let label = first.label, label != "_",
      let type = first.type.first(where: { tree.isIdentifier($0) }).map({ tree.name($0) }),
      type == CodeFunction.quickAction || type == "NSString"
    else { return nil }
    let words = Self.words(of: label)
    let common = zip(words.reversed(), Self.words(of: type).reversed()).prefix { $0 == $1 }.count
    var rest = words.dropLast(common)
    if common > 0, let last = rest.last, Self.prepositions.contains(last) { rest.removeLast() }
    if common == 0, let place = rest.lastIndex(where: Self.prepositions.contains) {
      rest = rest[..<place]
    }
    guard !rest.isEmpty, rest.count < words.count else { return nil }
    return rest.joined()
  }

  private static let prepositions: Set<String> = [
    "With", "For", "From", "To", "In", "At", "By", "On", "Of", "Using", "As", "Into",
  ]

  /// `handle`, `Shortcut`, `Item` of `handleShortcutItem`
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}

/// The names that headers give to methods of Objective-C for Swift.
enum SwiftNames {
  /// Returns the facts of all files, with these names at the implementations, too.
  static func given(to files: [String: ActionFacts]) -> [String: ActionFacts] {
    var names: [String: String] = [:]
    for facts in files.values {
      for function in facts.functions where function.isSelector && !function.hasBody {
        if let name = function.otherName { names[function.signature] = name }
      }
    }
    guard !names.isEmpty else { return files }
    var found = files
    for (path, facts) in files {
      for index in facts.functions.indices {
        let function = facts.functions[index]
        guard function.isSelector, function.hasBody, let name = names[function.signature],
          function.otherName != name
        else { continue }
        found[path]?.functions[index].otherName = name
      }
    }
    return found
  }
}
