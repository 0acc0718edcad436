import ActionFlow
import AppFiles
import CodeModel
import CodeSyntax
import SourceText

/// Names in a body that only removed code used, and for which compilers would warn.
struct PreviewLeftovers {
  private let file: CodeFile
  private let body: Range<Int>
  /// The tokens that are removed.
  private var gone: [Range<Int>]
  private var edits: [TextEdit] = []

  /// Calls without side effects, which can be removed with the name of their result.
  private static let lookups: Set<String> = [
    "cellForRow", "cellForItem", "rectForRow", "layoutAttributesForItem", "convert",
    "cellForRowAtIndexPath", "cellForItemAtIndexPath", "rectForRowAtIndexPath",
    "layoutAttributesForItemAtIndexPath", "convertRect",
  ]
  /// The most rounds in which names are searched for that lost their last use.
  private static let maximumRounds = 8

  /// Returns the edits that remove something from a body, with further removals.
  static func edits(
    _ edits: [TextEdit], removing gone: [Range<Int>], from body: Range<Int>, _ file: CodeFile
  ) -> [TextEdit] {
    var leftovers = PreviewLeftovers(file: file, body: body, gone: gone)
    for _ in 0..<maximumRounds {
      guard leftovers.removeOne() else { break }
    }
    let own = leftovers.edits.filter { edit in
      !leftovers.edits.contains { $0 != edit && $0.range.contains(edit.range) }
    }
    return edits.filter { edit in !own.contains { $0.range.contains(edit.range) } } + own
  }

  private init(file: CodeFile, body: Range<Int>, gone: [Range<Int>]) {
    (self.file, self.body, self.gone) = (file, body, gone)
  }

  private func isGone(_ token: Int) -> Bool { gone.contains { $0.contains(token) } }

  /// Removes the first name that has lost all its uses; returns false where there is none.
  private mutating func removeOne() -> Bool {
    for assignment in file.assignments(in: body)
    where assignment.isDeclaration && !isGone(assignment.nameToken) && isUnused(assignment) {
      if file.language == .swift ? removeInSwift(assignment) : removeInObjectiveC(assignment) {
        return true
      }
    }
    return false
  }

  /// Returns true if all mentions of a name are removed.
  private func isUnused(_ assignment: Assignment) -> Bool {
    guard gone.contains(where: { file.mentions(assignment.name, in: $0) }) else { return false }
    return !body.contains { token in
      token != assignment.nameToken && file.mentions(assignment.name, in: token..<token + 1)
        && !isGone(token)
    }
  }

  private func onlyLooks(_ value: Range<Int>) -> Bool {
    !value.isEmpty
      && file.calls(in: value).allSatisfy { call in
        Self.lookups.contains(call.baseName) || Self.lookups.contains(call.calledName)
          || Self.lookups.contains(call.name.split(separator: ":").first.map(String.init) ?? "")
      }
  }

  private mutating func remove(_ tokens: Range<Int>) {
    gone.append(tokens)
    edits.append(Layout.removing(file.bytes(of: tokens), from: file.source))
  }

  private mutating func removeInSwift(_ assignment: Assignment) -> Bool {
    let tree = file.tree
    let (name, keyword) = (assignment.nameToken, assignment.nameToken - 1)
    guard tree.isToken(keyword, among: ["let", "var"]), name + 1 < assignment.value.lowerBound
    else { return false }
    guard tree.isToken(keyword - 1, among: ["guard", "if", "while", ","]) else {
      let statement = keyword..<assignment.value.upperBound
      if onlyLooks(assignment.value) {
        remove(statement)
      } else {
        gone.append(keyword..<name + 1)
        edits.append(TextEdit(file.bytes(of: keyword..<name + 1), "_"))
      }
      return true
    }
    if let whole = emptied(around: keyword, looking: assignment.value) {
      remove(whole)
      return true
    }
    // The test for a value stays.
    gone.append(name..<name + 1)
    let isPlain = !assignment.value.contains {
      tree.isToken($0, among: ["as", "try", "await", "??", "?"])
    }
    edits.append(
      isPlain
        ? TextEdit(
          file.bytes(of: keyword..<assignment.value.upperBound),
          file.text(of: assignment.value) + " != nil")
        : TextEdit(file.bytes(of: name), "_"))
    return true
  }

  /// Returns the `if` with one condition and no `else` that has become empty.
  private func emptied(around keyword: Int, looking value: Range<Int>) -> Range<Int>? {
    let tree = file.tree
    let brace = value.upperBound
    guard tree.isToken(keyword - 1, "if"), onlyLooks(value), tree.isOpen(brace, "{"),
      let close = tree.partner(of: brace), close < body.upperBound,
      (brace + 1..<close).allSatisfy({ isGone($0) || tree.isToken($0, ";") }),
      !tree.isToken(close + 1, "else"), !tree.isToken(keyword - 2, "else"),
      !tree.comments.contains(where: {
        $0.start > file.bytes(of: brace).start && $0.end < file.bytes(of: close).end
      })
    else { return nil }
    return keyword - 1..<close + 1
  }

  private mutating func removeInObjectiveC(_ assignment: Assignment) -> Bool {
    let tree = file.tree
    guard onlyLooks(assignment.value), tree.isToken(assignment.value.upperBound, ";") else {
      return false
    }
    var start = assignment.nameToken
    while start > body.lowerBound,
      !tree.isToken(start - 1, among: [";", "{", "}", "("])
    {
      start -= 1
    }
    guard start == body.lowerBound || !tree.isToken(start - 1, "(") else { return false }
    remove(start..<assignment.value.upperBound + 1)
    return true
  }
}
