import CodeModel
import CodeSyntax

/// A quick action that a connecting scene stores in a property and that is handled more than once: the method that
/// stores it handles it as well, or the method that reads it never clears the property.
package struct KeptHandling {
  /// The reason why it is handled more than once.
  package enum Cause: Sendable {
    /// It is handled where the scene connects, and again when the scene becomes active.
    case handledAtOnce
    /// Each time the scene becomes active it is handled again.
    case neverCleared
  }

  package let cause: Cause
  /// The name of the property.
  package let name: String
  /// The token of the call that handles it once too often.
  package let token: Int
  /// The name of the method in which the scene becomes active.
  package let activation: CodeFunction
  /// True if only this file can change the property.
  package let isHidden: Bool

  /// Returns the cases in a file. None is reported where other methods mention the property, or where another
  /// condition decides whether it is handled.
  package static func all(in file: CodeFile) -> [KeptHandling] {
    guard file.language == .swift else { return [] }
    return file.types.flatMap { type -> [KeptHandling] in
      let functions = file.functions(of: type)
      let activations = functions.filter { callbacks.contains($0.baseName) }
      guard !activations.isEmpty, let connecting = functions.first(where: isConnection),
        let body = connecting.body
      else { return [] }
      let keys = body.filter { token in
        file.tree.isWord(token, "shortcutItem") && file.tree.isToken(token - 1, ".")
      }
      let uses = ItemUses(of: [], keys: Array(keys), in: body, file)
      let names = Set(uses.stored.filter { isOwn($0.tokens.lowerBound, file) }.map(\.name))
      return names.sorted().flatMap { name in
        found(name, uses, connecting, activations, functions, file)
      }
    }
  }

  private static let callbacks: Set<String> = ["sceneDidBecomeActive", "sceneWillEnterForeground"]

  private static func isConnection(_ function: CodeFunction) -> Bool {
    function.signature.hasPrefix("scene(_:willConnectTo:")
  }

  /// Returns true if a name is that of a property of `self`.
  private static func isOwn(_ token: Int, _ file: CodeFile) -> Bool {
    guard file.tree.isToken(token - 1, ".") else { return true }
    return file.tree.isToken(token - 2, "self") && !file.tree.isToken(token - 3, ".")
  }

  private static func found(
    _ name: String, _ uses: ItemUses, _ connecting: CodeFunction, _ activations: [CodeFunction],
    _ functions: [CodeFunction], _ file: CodeFile
  ) -> [KeptHandling] {
    let tree = file.tree
    let declared = file.variables(named: name)
    // A property with an observer may clear itself.
    guard declared.count == 1, let property = declared.first,
      !property.tokens.contains(where: { tree.isOpen($0, "{") }),
      !property.modifiers.contains(where: { ["weak", "lazy", "static"].contains($0) }),
      property.attributes.isEmpty
    else { return [] }
    let stored = uses.stored.filter { $0.name == name }.map(\.tokens.lowerBound)
    let handlers = functions.filter { $0.signature.hasPrefix("windowScene(_:performActionFor:") }
    let known = ([connecting] + handlers + activations).compactMap(\.body)
    let mentions = tree.tokens.indices.filter { tree.isIdentifier($0) && tree.isWord($0, name) }
    guard
      mentions.allSatisfy({ token in
        token == property.nameToken || known.contains { $0.contains(token) }
      })
    else { return [] }
    let assigned = file.assignments(in: tree.tokens.indices).filter {
      $0.name == name && !$0.isDeclaration
    }
    /// Assignments other than those that store a quick action.
    let others = assigned.map(\.nameToken).filter { token in
      !stored.contains(token) && !handlers.contains { $0.body?.contains(token) == true }
    }
    let clearing = mentions.filter { isChanged($0, file) } + others
    let isHidden = file.isHidden(property)
    var all: [KeptHandling] = []
    for activation in activations {
      guard let body = activation.body else { continue }
      let taken = ItemUses(of: [name], in: body, file)
      let again = HandlingCalls(taken)
      guard let last = again.steps.first,
        isUnguarded(last.token, Statement.read(body, of: tree), taken, file)
      else { continue }
      func add(_ cause: Cause, _ token: Int) {
        all.append(
          KeptHandling(
            cause: cause, name: name, token: token, activation: activation, isHidden: isHidden))
      }
      let outside = clearing.filter { token in
        !activations.contains { $0.body?.contains(token) == true }
      }
      if outside.isEmpty,
        let first = HandlingCalls(uses).steps.first(where: { again.names.contains($0.name) }),
        areBothReached(first.token, stored, uses.body, file)
      {
        add(.handledAtOnce, first.token)
      }
      if clearing.isEmpty, !assigns(nilTo: name, handlers, file) { add(.neverCleared, last.token) }
    }
    return all
  }

  /// Returns true if a mention may change the property: `&pending`, `pending.take()`.
  private static func isChanged(_ token: Int, _ file: CodeFile) -> Bool {
    file.tree.isToken(token - 1, "&")
      || file.tree.isToken(token + 1, ".") && file.tree.isOpen(token + 3, "(")
  }

  private static func assigns(nilTo name: String, _ functions: [CodeFunction], _ file: CodeFile)
    -> Bool
  {
    functions.contains { function in
      file.assignments(in: function.body ?? 0..<0).contains {
        $0.name == name && $0.value.contains { file.tree.isWord($0, "nil") }
      }
    }
  }

  /// Returns true if on some path the quick action is both handled and stored.
  private static func areBothReached(
    _ handled: Int, _ stored: [Int], _ body: Range<Int>, _ file: CodeFile
  ) -> Bool {
    stored.contains { token in
      let exits = PathAnalysis.exits(
        of: Statement.read(body, of: file.tree),
        use: { $0.contains(handled) || $0.contains(token) ? .acts : .none },
        mayThrow: file.tree.mayThrow)
      return exits?.contains { $0.counts.contains(.twice) } ?? false
    }
  }

  /// Returns true if a call runs whenever there is a quick action, whatever else holds.
  private static func isUnguarded(
    _ token: Int, _ statements: [Statement], _ uses: ItemUses, _ file: CodeFile, depth: Int = 0
  ) -> Bool {
    guard depth < Statement.maximumDepth else { return false }
    for statement in statements {
      switch statement {
      case .plain(let tokens), .exit(_, let tokens):
        if tokens.contains(token) { return true }
      case .branch(let branch):
        guard asksOnly(branch, uses, file) else { return false }
        guard branch.tokens.contains(token) else { continue }
        // In the condition itself, or after it.
        guard
          let way = branch.ways.first(where: { way in
            way.body.contains { $0.tokens?.contains(token) == true }
          })
        else { return true }
        return isUnguarded(token, way.body, uses, file, depth: depth + 1)
      case .block(let body), .deferred(let body):
        if body.contains(where: { $0.tokens?.contains(token) == true }) {
          return isUnguarded(token, body, uses, file, depth: depth + 1)
        }
      case .loop, .unknown: return false
      }
    }
    return false
  }

  /// Returns true if a condition only tests for the quick action.
  private static func asksOnly(_ branch: Statement.Branch, _ uses: ItemUses, _ file: CodeFile)
    -> Bool
  {
    let heads = branch.head.isEmpty ? branch.ways.map(\.head).filter { !$0.isEmpty } : [branch.head]
    return !heads.isEmpty
      && heads.allSatisfy { head in
        uses.mentions(head)
          && !head.contains { token in
            [",", "&&", "||"].contains { file.tree.isToken(token, $0) }
          }
      }
  }
}
