import CodeSyntax

/// The tokens that readers of whole files look for. All are found in one pass, because most files have few of them,
/// and a separate pass for each reader would cost more than everything else.
package struct TokenMarks: Sendable {
  /// The words that are noted.
  package static let frequentWords = [
    "switch", "type", "available", "shortcutItem", "UIApplicationShortcutItem",
    "UIMutableApplicationShortcutItem", "UIApplicationLaunchOptionsShortcutItemKey",
    "registerForPreviewing", "registerForPreviewingWithDelegate",
    "XCTest", "Testing", "Specta", "Quick", "Kiwi",
    "shared", "sharedInstance", "instance", "main", "default",
  ]
  private static let wordSet = WordSet(frequentWords)
  private static let wordNames = Set(frequentWords)
  /// The least length, in bytes, of a name that is recorded whatever it is.
  package static let lengthOfLongNames = "quickAction".utf8.count

  /// The tokens that are one of the frequent words, in the order of the text, like all others here.
  package private(set) var words: [Int] = []
  package private(set) var longNames: [Int] = []
  /// The tokens that begin a string literal, without the `@` of Objective-C.
  private(set) var literals: [Int] = []
  /// `#if`, `#available` and the like.
  private(set) var directives: [Int] = []
  /// The operators of at most three characters that end with `=`: all that assign or compare.
  private(set) var equations: [Int] = []
  /// The Swift names before the tokens that follow the name of a call: parentheses, a brace, `?`, `!` or `<`. Names
  /// of functions in their declarations and of result types are left out.
  private(set) var heads: [Int] = []
  /// The Swift words after which the body of a statement or declaration follows.
  private(set) var bodyWords: [Int] = []

  init(_ tree: CodeTree) {
    let (frequent, long, bodies) = (Self.wordSet, Self.lengthOfLongNames, SwiftBodies.words)
    let isSwift = tree.language == .swift
    for index in tree.tokens.indices {
      if tree.isKind(index, .identifier) {
        if tree.tokens[index].length >= long { longNames.append(index) }
        guard let ends = tree.ends(of: index) else { continue }
        if frequent.mayHold(ends), tree.isToken(index, among: frequent) { words.append(index) }
        guard isSwift else { continue }
        if bodies.mayHold(ends), tree.isToken(index, among: bodies) { bodyWords.append(index) }
        let next = tree.firstByte(index + 1)
        if Self.mayFollowName(next), !isInHead(index, before: next, of: tree) {
          heads.append(index)
        }
      } else if tree.isKind(index, .operator) {
        if tree.tokens[index].length <= 3, tree.lastByte(index) == UInt8(ascii: "=") {
          equations.append(index)
        }
      } else if tree.isKind(index, .openQuote) || tree.isKind(index, .literal) {
        literals.append(index)
      } else if tree.isKind(index, .directive) {
        directives.append(index)
      }
    }
  }

  /// Returns true if a name is directly after `func`, or between `->` and a brace.
  @inline(__always) private func isInHead(
    _ index: Int, before next: UInt8, of tree: CodeTree
  ) -> Bool {
    if bodyWords.last == index - 1, tree.isToken(index - 1, "func") { return true }
    return next == UInt8(ascii: "{") && tree.isKind(index - 1, .operator)
      && tree.isToken(index - 1, "->")
  }

  /// Most names are not followed by what a call has there.
  @inline(__always) private static func mayFollowName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "?"), UInt8(ascii: "!"),
      UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// Returns true if a word is recorded.
  static func notes(_ word: String) -> Bool { wordNames.contains(word) }

  /// Returns those of some tokens that are in a range.
  static func some(of places: [Int], in tokens: Range<Int>) -> ArraySlice<Int> {
    let start = places.partitioningIndex { $0 >= tokens.lowerBound }
    let end = places.partitioningIndex { $0 >= tokens.upperBound }
    return places[start..<max(start, end)]
  }
}
