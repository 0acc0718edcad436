import CodeModel
import CodeSyntax

/// Types that are stored in properties of other objects.
extension TypeFlow {
  /// The most members of other objects that are followed in a file.
  private static let maximumMembers = 128

  /// Names of members that are compared for other reasons in most files.
  private static let ordinary: WordSet = [
    "state", "status", "count", "id", "identifier", "tag", "name", "title", "rawValue", "value",
    "scheme", "host", "path", "localizedTitle", "superview", "isEmpty", "first", "last", "code",
    "frame", "self",
  ]
  private static let constants: WordSet = ["nil", "true", "false"]

  /// Follows members that are compared, or that are assigned to a name.
  mutating func followMembers(_ watchers: [Watcher]) {
    guard file.language == .swift, !reader.facts.isTest else { return }
    let known = reader.typeTokens
    let own = WordSet(Array(ownMembers))
    var count = 0
    // All cases of a `switch` are followed with the first.
    var last: Int?
    func member(_ tokens: Range<Int>) -> String? {
      guard tokens.count <= 9, !known.contains(tokens.lowerBound),
        tree.isIdentifier(tokens.lowerBound)
      else { return nil }
      var name = tokens.upperBound - 1
      while tree.isToken(name, "!") || tree.isToken(name, "?"), name > tokens.lowerBound {
        name -= 1
      }
      guard tree.isIdentifier(name), !tree.isToken(name, among: Self.ordinary),
        tokens.count == 1 ? tree.isToken(name, among: own) : tree.isToken(name - 1, ".")
      else { return nil }
      let text = tree.name(name)
      return reader.facts.itemProperties.contains(text) || kept[text] != nil ? nil : text
    }
    func mode(_ token: Int) -> ActionFacts.Watch {
      watchers.last { $0.body.contains(token) }?.watch ?? .always
    }
    for comparison in file.comparisons where [.equal, .pattern].contains(comparison.kind) {
      guard count < Self.maximumMembers else { return }
      guard let name = member(comparison.left), !file.isInactive(comparison.left.lowerBound)
      else { continue }
      count += 1
      let start = comparison.left.lowerBound
      if start == last { continue }
      if isNoText(comparison.right) {
        reader.addRead(name, at: start)
        continue
      }
      last = start
      followTelling(name, at: start, mode(start), by: comparison.left.upperBound - 1) {
        $0.follow(comparison.left, .keptMember(name), isLastComponent: false)
      }
    }
    for assignment in file.assignments where assignment.isDeclaration {
      guard count < Self.maximumMembers else { return }
      guard assignment.value.count > 1, let name = member(assignment.value),
        file.scope(of: assignment.nameToken) != nil
      else { continue }
      count += 1
      let start = assignment.nameToken
      followTelling(name, at: start, mode(start), by: assignment.value.upperBound - 1) {
        $0.follow(assignment.value, .keptMember(name), isLastComponent: false)
        $0.followAliases()
      }
    }
  }

  /// True for a value that no type of a quick action has: `0`, `nil`, `true`.
  private func isNoText(_ value: Range<Int>) -> Bool {
    guard value.count == 1 else { return false }
    let first = tree.firstByte(value.lowerBound)
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      || tree.isToken(value.lowerBound, among: Self.constants)
  }

  /// The names of the properties of this file's types.
  var ownMembers: Set<String> {
    file.outline.declarations.reduce(into: []) { names, declaration in
      if declaration.kind == .variable, declaration.parent != nil { names.insert(declaration.name) }
    }
  }
}
