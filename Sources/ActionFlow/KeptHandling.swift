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

  /// The methods between which a quick action is kept.
  package enum Stage: Sendable {
    /// A scene connects and becomes active.
    case scene
    /// The app is launched and becomes active.
    case app

    fileprivate var activations: Set<String> {
      switch self {
      case .scene: ["sceneDidBecomeActive", "sceneWillEnterForeground"]
      case .app: ["applicationDidBecomeActive", "applicationWillEnterForeground"]
      }
    }

    fileprivate func isStart(_ function: CodeFunction) -> Bool {
      switch self {
      case .scene:
        ["scene(_:willConnectTo:", "scene:willConnectToSession:"]
          .contains(where: function.signature.hasPrefix)
      case .app: LaunchFlow.isLaunch(function.signature)
      }
    }

    fileprivate func isHandler(_ function: CodeFunction) -> Bool {
      let names =
        switch self {
        case .scene:
          ["windowScene(_:performActionFor:", "windowScene:performActionForShortcutItem:"]
        case .app: ["application(_:performActionFor:", "application:performActionForShortcutItem:"]
        }
      return names.contains(where: function.signature.hasPrefix)
    }

    /// Returns true if a token reads the quick action that comes with the start.
    fileprivate func isKey(_ token: Int, _ file: CodeFile) -> Bool {
      switch self {
      case .scene: file.tree.isWord(token, "shortcutItem") && file.tree.isToken(token - 1, ".")
      case .app: LaunchFlow.isKey(token, file)
      }
    }
  }

  /// Returns those of a file. Nothing is claimed where code that is not one of these methods mentions the property, or
  /// where something else than the property decides whether it is handled.
  package static func all(in file: CodeFile, _ stage: Stage) -> [KeptHandling] {
    file.types.flatMap { type -> [KeptHandling] in
      let functions = file.functions(of: type)
      let activations = functions.filter { stage.activations.contains($0.baseName) }
      guard !activations.isEmpty, let connecting = functions.first(where: stage.isStart),
        let body = connecting.body
      else { return [] }
      let keys = body.filter { stage.isKey($0, file) }
      guard !keys.isEmpty else { return [] }
      let uses = ItemUses(of: [], keys: Array(keys), in: body, file)
      let names = Set(uses.stored.filter { isOwn($0.tokens.lowerBound, file) }.map(\.name))
      let known = ([connecting] + functions.filter(stage.isHandler) + activations)
      return names.sorted().flatMap { name in
        found(name, uses, known, activations, functions.filter(stage.isHandler), file)
      }
    }
  }

  /// Returns true if a name is that of a property of `self`.
  private static func isOwn(_ token: Int, _ file: CodeFile) -> Bool {
    guard file.tree.isToken(token - 1, ".") else { return true }
    return file.tree.isToken(token - 2, "self") && !file.tree.isToken(token - 3, ".")
  }

  private static func found(
    _ name: String, _ uses: ItemUses, _ methods: [CodeFunction], _ activations: [CodeFunction],
    _ handlers: [CodeFunction], _ file: CodeFile
  ) -> [KeptHandling] {
    let tree = file.tree
    guard let property = property(named: name, file) else { return [] }
    let stored = uses.stored.filter { $0.name == name }.map(\.tokens.lowerBound)
    let known = methods.compactMap(\.body)
    let mentions = tree.tokens.indices.filter { tree.isIdentifier($0) && tree.isWord($0, name) }
    guard
      mentions.allSatisfy({ token in
        token == property.token || known.contains { $0.contains(token) }
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
    var all: [KeptHandling] = []
    for activation in activations {
      guard let body = activation.body else { continue }
      let taken = ItemUses(of: [name], isKept: true, in: body, file)
      let again = HandlingCalls(taken)
      guard let last = again.steps.first,
        isUnguarded(last.token, Statement.read(body, of: tree), taken, file)
      else { continue }
      func add(_ cause: Cause, _ token: Int) {
        all.append(
          KeptHandling(
            cause: cause, name: name, token: token, activation: activation,
            isHidden: property.isHidden))
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

  /// The token of a property's name in its declaration, and whether only this file can change it; nil for one of which
  /// that is not all.
  private static func property(
    named name: String, _ file: CodeFile
  ) -> (token: Int, isHidden: Bool)? {
    let tree = file.tree
    if file.language == .objectiveC {
      let accessors = ["_" + name, "set" + name.prefix(1).uppercased() + name.dropFirst()]
      guard file.messageProperties.contains(name),
        !tree.tokens.indices.contains(where: { index in
          tree.isIdentifier(index) && accessors.contains { tree.isWord(index, $0) }
        })
      else { return nil }
      return tree.tokens.indices.first { index in
        tree.isWord(index, name) && tree.isToken(index + 1, ";")
          && file.functionIndex(around: index) == nil
      }.map { ($0, true) }
    }
    let declared = file.variables(named: name)
    // One with an observer may clear itself.
    guard declared.count == 1, let property = declared.first,
      !property.tokens.contains(where: { tree.isOpen($0, "{") }),
      !property.modifiers.contains(where: { ["weak", "lazy", "static"].contains($0) }),
      property.attributes.isEmpty
    else { return nil }
    return (property.nameToken, file.isHidden(property))
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
