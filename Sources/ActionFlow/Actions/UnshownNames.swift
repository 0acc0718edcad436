import CodeModel
import CodeSyntax

/// Names of view controllers that code makes and that it never gives to anything, so that nothing shows them.
final class UnshownNames {
  /// A view controller that has such a name.
  struct Found {
    let type: String
    /// The members that are called and set, of a member of a member the first, behind a dot.
    var members: Set<String> = ["init"]
    /// True if it is the root of the window, which is in no other controller.
    var isRoot = false
    /// The delegate whose property it is, where other files may use that; nil otherwise.
    let delegate: String?
  }

  private struct Key: Hashable {
    let scope: Int
    let name: String
  }

  private let file: CodeFile
  private var tree: CodeTree { file.tree }
  private var known: [Key: Found?] = [:]
  /// The most names of a file that are looked at, and the most tokens of a file with such a property.
  private static let maximumNames = 64
  private static let maximumTokens = 16_384

  init(_ file: CodeFile) { self.file = file }

  /// Returns the view controller that a name at a token refers to; nil if something may show it.
  func find(_ name: String, at token: Int) -> Found? {
    guard file.language == .swift, known.count < Self.maximumNames,
      let function = file.function(around: token), let body = function.body,
      !function.parameters.contains(where: { $0.name == name })
    else { return nil }
    let declared = file.assignments(named: name, in: body).filter(\.isDeclaration)
    let key = Key(scope: declared.isEmpty ? -1 : body.lowerBound, name: name)
    if let found = known[key] { return found }
    let found =
      declared.isEmpty
      ? property(name, of: file.type(of: function)) : local(declared, name, in: body)
    known[key] = .some(found)
    return found
  }

  private func local(_ declared: [Assignment], _ name: String, in body: Range<Int>) -> Found? {
    guard declared.count == 1, let only = declared.first, file.makesObjectAlone(only.value),
      tree.isToken(only.nameToken - 1, "let")
    else { return nil }
    let found = Found(type: tree.name(only.value.lowerBound), delegate: nil)
    return mentions(of: name, in: body, besides: only.nameToken, found)
  }

  /// `private let tabs = MainTabs()` of a delegate.
  private func property(_ name: String, of type: CodeType?) -> Found? {
    let declared = file.variables(named: name)
    // Else the window may be that of a storyboard.
    guard !file.assignments(named: "rootViewController").isEmpty, let type, type.kind == .class,
      type.name.hasSuffix("Delegate"), declared.count == 1,
      let only = declared.first, only.attributes.isEmpty, only.body == nil,
      let value = only.value, file.makesObjectAlone(value),
      tree.isToken(only.nameToken - 1, "let") || only.modifiers.contains("lazy"),
      file.members(of: type).contains(where: { $0.nameToken == only.nameToken }),
      tree.tokens.count <= Self.maximumTokens
    else { return nil }
    let found = Found(
      type: tree.name(value.lowerBound),
      delegate: file.isHidden(only) ? nil : ActionNames.last(of: type.name))
    return mentions(of: name, in: 0..<tree.tokens.count, besides: only.nameToken, found)
  }

  /// Adds the members that are asked of a name; nil where it is used for more.
  private func mentions(
    of name: String, in tokens: Range<Int>, besides declared: Int, _ found: Found
  ) -> Found? {
    var found = found
    for token in tokens where token != declared && tree.isWord(token, name) {
      guard let start = start(of: token) else { return nil }
      if isRoot(start..<token + 1) {
        found.isRoot = true
        continue
      }
      guard isStatement(start), let member = member(behind: token) else { return nil }
      found.members.insert(member)
    }
    if found.isRoot { found.members = [] }
    return found
  }

  /// `window.rootViewController = tabs`
  private func isRoot(_ tokens: Range<Int>) -> Bool {
    tree.isToken(tokens.lowerBound - 1, "=")
      && tree.isToken(tokens.lowerBound - 2, "rootViewController")
      && tree.startsLine(tokens.upperBound)
  }

  /// The first token of `self?.tabs`; nil for a member of another object.
  private func start(of token: Int) -> Int? {
    guard tree.isToken(token - 1, ".") else { return token }
    let before = tree.isToken(token - 2, "?") ? token - 3 : token - 2
    return tree.isToken(before, "self") ? before : nil
  }

  private static let beginnings: WordSet = ["{", "}", ";", ":", "in", "else", "do"]

  /// Returns true if a statement begins at a token.
  private func isStatement(_ token: Int) -> Bool {
    guard
      tree.startsLine(token) || tree.isToken(token - 1, among: Self.beginnings)
        || tree.isColon(token - 1) || tree.isOpen(token - 1, "{")
    else { return false }
    var at = token - 1
    for _ in 0..<CodeFile.maximumReach * 4 where at >= 0 {
      if tree.kind(at) == .open { return tree.isOpen(at, "{") && !isOperator(token - 1) }
      at = (tree.kind(at) == .close ? tree.partner(of: at) ?? at : at) - 1
    }
    return false
  }

  private static let operators: WordSet = ["=", "==", "&&", "||", "??", "?", "+", "return", ","]

  private func isOperator(_ token: Int) -> Bool { tree.isToken(token, among: Self.operators) }

  /// A library may have added others of these names to view controllers.
  private static let presenting: Set<String> = ["present", "show"]

  /// `showHome` in `tabs.showHome()`, `.tabBar` in `tabs.tabBar.isHidden = true`.
  private func member(behind token: Int) -> String? {
    guard tree.isToken(token + 1, "."), tree.isIdentifier(token + 2) else { return nil }
    let name = tree.name(token + 2)
    if Self.presenting.contains(name) { return nil }
    if tree.isOpen(token + 3, "(") || tree.isToken(token + 3, "=") { return name }
    let isPart = [".", "?", "!"].contains { tree.isToken(token + 3, $0) }
    return isPart ? "." + name : nil
  }
}
