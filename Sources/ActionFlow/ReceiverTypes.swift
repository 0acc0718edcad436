import CodeModel
import CodeSyntax

/// The types of the receivers of calls, as far as a file declares them. Names are read once, on first use.
final class ReceiverTypes: Sendable {
  private let file: CodeFile
  private let known = Lazily<[String: String]>()

  init(_ file: CodeFile) { self.file = file }

  /// Returns the type of the receiver of a call; nil where it is not known.
  func type(of receiver: Range<Int>) -> String? {
    let tree = file.tree
    // `navigator?.open()`
    var receiver = receiver
    while let last = receiver.last, receiver.count > 1,
      tree.isToken(last, "?") || tree.isToken(last, "!")
    {
      receiver = receiver.dropLast()
    }
    let first = receiver.lowerBound
    // `Screens(window)`, `Screens.shared`, `Screens.shared()`
    if Self.isType(tree.name(first)) {
      let isMade =
        tree.isOpen(first + 1, "(") && tree.partner(of: first + 1) == receiver.upperBound - 1
      let isCalled = receiver.count == 5 && tree.isOpen(first + 3, "(")
      let isShared =
        (receiver.count == 3 || isCalled) && tree.isToken(first + 2, among: Self.shared)
      return isMade || isShared ? tree.name(first) : nil
    }
    if tree.isOpen(first, "("), tree.partner(of: first) == receiver.upperBound - 1 {
      return castType(first + 1..<receiver.upperBound - 1)
    }
    let isOfSelf = receiver.count == 3 && tree.isToken(first, "self")
    guard receiver.count == 1 || isOfSelf else { return nil }
    return known { readNames() }[tree.name(receiver.upperBound - 1)]
  }

  /// Returns the type after the last `as` in parentheses: `window?.rootViewController as? Opener`.
  private func castType(_ tokens: Range<Int>) -> String? {
    guard let last = tokens.last, Self.isType(file.tree.name(last)) else { return nil }
    let before = last - 1
    let isCast =
      file.tree.isToken(before, "as")
      || file.tree.isToken(before - 1, "as")
        && (file.tree.isToken(before, "?") || file.tree.isToken(before, "!"))
    return isCast ? file.tree.name(last) : nil
  }

  private static let shared: WordSet = ["shared", "default", "standard", "main", "current"]

  /// Returns the properties and local names that have the same type in all declarations.
  private func readNames() -> [String: String] {
    guard file.language == .swift else { return [:] }
    let tree = file.tree
    var types: [String: String?] = [:]
    let values = Dictionary(
      file.assignments.lazy.filter(\.isDeclaration).map { ($0.nameToken, $0.value) },
      uniquingKeysWith: { first, _ in first })
    for index in tree.tokens.indices
    where tree.isToken(index, "let") || tree.isToken(index, "var") {
      let name = index + 1
      guard tree.isIdentifier(name) else { continue }
      var type: String?
      if tree.isColon(name + 1) || tree.isToken(name + 1, "=") {
        let word = tree.name(name + 2)
        let isPlain =
          tree.isColon(name + 1)
          ? !tree.isToken(name + 3, ".") && !tree.isToken(name + 3, "<")
          : tree.isOpen(name + 3, "(") && endsStatement(name + 3)
        if Self.isType(word), isPlain { type = word }
        // `let router: Routing = MainRouter()`
        let value = name + 4
        if isPlain, tree.isToken(index, "let"), tree.isToken(value - 1, "="),
          Self.isType(tree.name(value)), tree.isOpen(value + 1, "("), endsStatement(value + 1)
        {
          type = tree.name(value)
        }
        if type == nil, tree.isToken(name + 1, "=") { type = values[name].flatMap(castType) }
      }
      let word = tree.name(name)
      // `if let navigator`, `guard let navigator = navigator`: the same value under its own name.
      let isSame =
        type == nil && tree.isToken(index, "let")
        && ["if", "guard", ",", "case"].contains { tree.isToken(index - 1, $0) }
        && (!tree.isToken(name + 1, "=") || tree.isWord(name + 2, word))
      if isSame { continue }
      types[word] = types[word].map { $0 == type ? type : nil } ?? .some(type)
    }
    return types.compactMapValues { $0 }
  }

  /// Returns true if nothing follows a pair of parentheses: `Screens()`, not `Screens().first`.
  private func endsStatement(_ open: Int) -> Bool {
    guard let close = file.tree.partner(of: open) else { return false }
    return ![".", "?", "!", "[", "as"].contains { file.tree.isToken(close + 1, $0) }
  }

  private static func isType(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase == true
  }
}
