import CodeSyntax

/// The tokens of a file that readers of whole files look for. All are found in one pass, because most files
/// have few of them, and to look over every token once for each reader would cost more than the rest.
package struct TokenMarks: Sendable {
  /// The words that are noted.
  package static let frequentWords = [
    "switch", "type", "available", "shortcutItem", "UIApplicationShortcutItem",
    "UIMutableApplicationShortcutItem", "UIApplicationLaunchOptionsShortcutItemKey",
    "registerForPreviewing", "registerForPreviewingWithDelegate",
    "XCTest", "Testing", "Specta", "Quick", "Kiwi",
  ]
  private static let wordSet = WordSet(frequentWords)
  private static let wordNames = Set(frequentWords)
  /// How many bytes a name has at least that is noted whatever it is.
  package static let lengthOfLongNames = "shortcutItem".utf8.count

  /// The names that are one of the frequent words, in the order of the text, as all others here.
  package private(set) var words: [Int] = []
  package private(set) var longNames: [Int] = []
  /// The tokens that begin a string literal, without the `@` of Objective-C.
  private(set) var literals: [Int] = []
  /// `#if`, `#available` and the like.
  private(set) var directives: [Int] = []

  init(_ tree: CodeTree) {
    let (frequent, long) = (Self.wordSet, Self.lengthOfLongNames)
    for index in tree.tokens.indices {
      if tree.isKind(index, .identifier) {
        if tree.tokens[index].length >= long { longNames.append(index) }
        if tree.isToken(index, among: frequent) { words.append(index) }
      } else if tree.isKind(index, .openQuote) || tree.isKind(index, .literal) {
        literals.append(index)
      } else if tree.isKind(index, .directive) {
        directives.append(index)
      }
    }
  }

  /// Whether a word is noted.
  static func notes(_ word: String) -> Bool { wordNames.contains(word) }

  /// Those of some places that lie in a range of tokens.
  static func some(of places: [Int], in tokens: Range<Int>) -> ArraySlice<Int> {
    let start = places.partitioningIndex { $0 >= tokens.lowerBound }
    let end = places.partitioningIndex { $0 >= tokens.upperBound }
    return places[start..<max(start, end)]
  }
}
