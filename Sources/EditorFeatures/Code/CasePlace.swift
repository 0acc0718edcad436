import ActionFlow
import CodeModel
import CodeSyntax
import SourceText

/// A position for a pattern or a whole `case` in a `switch` over the type of a quick action, or over a value made
/// from it.
struct CasePlace {
  /// The most tokens before a position that are searched for its `switch`.
  private static let maximumReach = 4 * CodeFile.maximumReach

  /// True if the subject is the type itself.
  let isOnType: Bool
  /// The texts, or the names of cases, that already have a branch.
  let used: Set<String>
  /// True if `.` has been typed.
  let isBehindDot: Bool
  private let subject: Range<Int>
  private let file: CodeFile
  private let isBehindCase: Bool
  private let hasColon: Bool

  init?(_ caret: CodeCaret) {
    let tree = caret.file.tree
    file = caret.file
    isBehindDot = tree.isToken(caret.before, ".")
    let label = Self.label(isBehindDot ? caret.before - 1 : caret.before, tree)
    guard label != nil || !isBehindDot && Self.beginsLine(caret),
      let subject = Self.switchAround(label.map { $0 - 1 } ?? caret.before, tree)
    else { return nil }
    self.subject = subject
    isBehindCase = label != nil
    isOnType = file.isActionType(subject)
    guard !isOnType || !isBehindDot else { return nil }
    used = Self.used(in: subject, file, besides: ByteRange(at: caret.offset))
    let next = tree.firstToken(endingAfter: caret.wordEnd)
    hasColon = tree.isColon(next) && !tree.startsLine(next)
  }

  /// Returns a pattern with the keywords and punctuation that it needs here.
  func text(_ pattern: String) -> String {
    (isBehindCase ? "" : "case ") + pattern + (hasColon ? "" : ":")
  }

  /// Returns the cases of the subject's enumeration, which is made from a quick action.
  func enumCases(_ code: CheckedCode) -> [(name: String, value: String)] {
    let names = file.names(subject)
    guard names.count == 1, let name = names.first,
      let value = file.value(of: name, before: subject.lowerBound),
      value.contains(where: { file.isMadeFromAction($0) }),
      let type = file.tree.isIdentifier(value.lowerBound)
        ? file.tree.name(value.lowerBound) : nil
    else { return [] }
    let own = file.constants.filter { $0.isEnumCase && $0.type == type }
    guard own.isEmpty else { return own.map { ($0.name, $0.value) } }
    let others = code.facts.otherCode()?.files ?? []
    return others.flatMap(\.facts.actions.constants).compactMap { constant in
      guard constant.kind == .enumCase, constant.owner == type else { return nil }
      return (constant.name, constant.name)
    }
  }

  // MARK: Around a token

  /// Returns the word `case` of the label that a token belongs to, if only patterns are between them.
  static func label(_ token: Int, _ tree: CodeTree) -> Int? {
    var at = token
    let end = token - CodeFile.maximumReach
    while at >= 0, at > end {
      if tree.isToken(at, "case"), tree.isIdentifier(at) {
        let isCondition = ["if", "guard", "while", "for"].contains { tree.isWord(at - 1, $0) }
        return isCondition ? nil : at
      }
      switch tree.kind(at) {
      case .segment, .openQuote, .closeQuote: at -= 1
      case .punctuation where tree.firstByte(at) == UInt8(ascii: ","): at -= 1
      case .identifier where tree.isToken(at - 1, "."): at -= 2
      default: return nil
      }
    }
    return nil
  }

  /// Returns the subject of the `switch` directly around a token.
  static func switchAround(_ token: Int, _ tree: CodeTree) -> Range<Int>? {
    var at = token
    while at > token - maximumReach, at >= 0, tree.kind(at) != .open { at = previous(at, tree) }
    guard tree.isOpen(at, "{") else { return nil }
    let brace = at
    at -= 1
    while at >= 0, at > brace - CodeFile.maximumReach, tree.kind(at) != .open {
      if tree.isToken(at, "switch"), tree.isIdentifier(at) {
        return at + 1 < brace ? at + 1..<brace : nil
      }
      at = previous(at, tree)
    }
    return nil
  }

  /// Returns the token before another, or before the opening partner of a closing bracket.
  private static func previous(_ token: Int, _ tree: CodeTree) -> Int {
    guard tree.kind(token) == .close, let open = tree.partner(of: token) else { return token - 1 }
    return min(open, token) - 1
  }

  /// Returns the texts and names in the patterns of a `switch`, except for the pattern in a range.
  static func used(
    in subject: Range<Int>, _ file: CodeFile, besides own: ByteRange
  ) -> Set<String> {
    let patterns = file.comparisons.filter { comparison in
      guard comparison.kind == .pattern, comparison.left.lowerBound == subject.lowerBound else {
        return false
      }
      let place = file.bytes(of: comparison.right)
      return own.end < place.start || place.end < own.start
    }
    return Set(patterns.compactMap { file.string($0.right) ?? file.lastName($0.right) })
  }

  /// Returns true if the word at the caret is alone on its line.
  private static func beginsLine(_ caret: CodeCaret) -> Bool {
    let bytes = caret.file.source.bytes
    var at = caret.wordStart
    while at > 0, bytes[at - 1] == 0x20 || bytes[at - 1] == 0x09 { at -= 1 }
    return at == 0 || bytes[at - 1] == 0x0A
  }
}

extension CodeFile {
  /// Returns true if a value is made from this token, which is a quick action or its type.
  fileprivate func isMadeFromAction(_ token: Int) -> Bool {
    guard tree.isIdentifier(token) else { return false }
    if tree.isToken(token, "type"), tree.isToken(token - 1, ".") {
      return tree.postfixExpression(before: token - 1).map {
        isActionType($0.lowerBound..<token + 1)
      } ?? false
    }
    let name = tree.name(token)
    return name.lowercased().contains("shortcutitem") || isActionParameter(name, at: token)
  }
}
