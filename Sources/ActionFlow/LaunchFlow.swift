import CodeModel
import CodeSyntax

/// A launch method of an app delegate that reads the quick action with which the app was launched.
package struct LaunchFlow {
  /// The value that the method returns.
  package enum Value {
    case yes, no, unknown
    /// The result of the code that handled the action.
    case answer
    /// The opposite of that result, which is correct.
    case opposite
  }

  package let function: CodeFunction
  /// The tokens of the launch key.
  package let keys: [Int]
  package let uses: ItemUses
  /// The calls whose result says whether the action was handled.
  let answers: [Range<Int>]
  let file: CodeFile
  let body: Range<Int>

  /// Returns the methods of a file in which an app launches.
  package static func all(in file: CodeFile) -> [LaunchFlow] {
    // Few functions have such a name, and no other is copied.
    file.functions.indices.filter { isLaunch(file.functions[$0].signature) }
      .compactMap { LaunchFlow(reading: file.functions[$0], in: file) }
  }

  /// Returns the methods of a file, other than launch methods, that receive the connection options of a scene and
  /// read the quick action with which it connects.
  package static func connecting(in file: CodeFile) -> [LaunchFlow] {
    guard file.language == .swift || file.language == .objectiveC else { return [] }
    return file.functions.compactMap { function in
      guard let body = function.body, let options = optionsOfScene(function, file),
        !function.signature.hasPrefix("scene")
      else { return nil }
      let keys = body.filter { token in
        file.tree.isToken(token, "shortcutItem") && file.tree.isIdentifier(token)
          && file.tree.isToken(token - 1, ".") && file.tree.isWord(token - 2, options)
          && !file.isInactive(token)
      }
      return keys.isEmpty ? nil : LaunchFlow(connecting: function, body, Array(keys), file)
    }
  }

  /// The name of the parameter that holds the connection options.
  private static func optionsOfScene(_ function: CodeFunction, _ file: CodeFile) -> String? {
    function.parameters.first { parameter in
      parameter.type.contains {
        file.tree.isToken($0, among: ["ConnectionOptions", "UISceneConnectionOptions"])
      }
    }?.name
  }

  private init(
    connecting function: CodeFunction, _ body: Range<Int>, _ keys: [Int], _ file: CodeFile
  ) {
    self.function = function
    self.keys = keys
    self.file = file
    self.body = body
    uses = ItemUses(of: [], keys: keys, in: body, file)
    answers = uses.handled
  }

  /// True if it returns nothing.
  package var isVoid: Bool {
    guard let type = function.declaration.type else { return true }
    return ["void", "Void", "()"].contains(file.text(of: type))
  }

  private init?(reading function: CodeFunction, in file: CodeFile) {
    guard let body = function.body else { return nil }
    let keys = body.filter { Self.isKey($0, file) && file.isBuiltForIOS(at: $0) != false }
    guard
      !keys.isEmpty
        || Self.isLaunch(function.signature) && Self.alwaysDeclines(function, body, file)
    else { return nil }
    self.function = function
    self.keys = Array(keys)
    self.file = file
    self.body = body
    uses = ItemUses(of: [], keys: Array(keys), in: body, file)
    answers = uses.handled
  }

  /// Creates the flow of a launch method that passes the options to a call.
  private init(_ function: CodeFunction, _ body: Range<Int>, answering call: Call, _ file: CodeFile)
  {
    self.function = function
    keys = []
    self.file = file
    self.body = body
    uses = ItemUses(of: [], in: body, file)
    answers = [call.tokens]
  }

  // MARK: Launch options that are kept or handed on

  /// Returns the functions that read the quick action from launch options that are stored in a property:
  /// `self.launchOptions?[.shortcutItem]`.
  static func readersOfKept(in file: CodeFile) -> [CodeFunction] {
    guard hasKey(file) else { return [] }
    return file.functions.filter { function in
      guard !isLaunch(function.signature), let body = function.body else { return false }
      return body.contains { key in
        guard isKey(key, file),
          let open = (max(0, key - 6)..<key).last(where: { file.tree.isOpen($0, "[") }),
          let name = file.tree.postfixExpression(before: open).flatMap(file.lastName)
        else { return false }
        return name.lowercased().hasSuffix("options")
          && !function.parameters.contains { $0.name == name }
      }
    }
  }

  /// Returns the values that functions other than launch methods return where they read the launch key and have
  /// handled the quick action, by the indexes of the functions.
  static func answers(in file: CodeFile) -> [Int: ActionFacts.LaunchAnswer] {
    guard hasKey(file) else { return [:] }
    let readers = file.functions.filter { !isLaunch($0.signature) }
      .compactMap { LaunchFlow(reading: $0, in: file) }
    return Dictionary(
      readers.map { reader in
        // A function that does nothing with it returns a value as well.
        if reader.doesNothing, !reader.handsOnParameter,
          reader.resultsBehindKey()?.contains(.yes) == true
        {
          return (reader.function.index, .idle)
        }
        let results = reader.results() ?? []
        // Where the code that handles it returns false, it may be called again.
        let isYes = !results.isEmpty && results.allSatisfy { $0 == .yes || $0 == .answer }
        let isNo = !results.isEmpty && results.allSatisfy { $0 == .no }
        return (reader.function.index, isYes ? .yes : isNo ? .no : .other)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the calls to which a launch method passes the launch options.
  static func calls(of function: CodeFunction, in file: CodeFile) -> [ActionFacts.LaunchCall] {
    guard isLaunch(function.signature), let body = function.body else { return [] }
    return handed(function, body, file).map { call in
      let flow = LaunchFlow(function, body, answering: call, file)
      let results = flow.results { $0.contains(call.nameToken) } ?? []
      let isNo = !results.isEmpty && results.allSatisfy { $0 == .no }
      let isOpposite =
        !results.isEmpty && results.allSatisfy { $0 == .no || $0 == .opposite }
        || flow.declines(Statement.read(body, of: file.tree), depth: 0)
      return ActionFacts.LaunchCall(
        name: call.calledName, returns: isNo ? .no : isOpposite ? .opposite : .other,
        isAll: flow.onlyReturns(call))
    }
  }

  /// Returns true if a call alone decides the returned value: `return !boot(options)`, `if boot(options) { return
  /// false }`.
  private func onlyReturns(_ call: Call) -> Bool {
    let tree = file.tree
    let start = call.tokens.lowerBound
    if tree.isToken(start - 1, "!"), tree.isToken(start - 2, "return") { return true }
    if let only = file.assignments(in: body).first(where: { $0.value == call.tokens }) {
      return body.filter { tree.isWord($0, only.name) }.allSatisfy { index in
        index == only.nameToken || tree.isToken(index - 1, "!") && tree.isToken(index - 2, "return")
      }
    }
    return Statement.read(body, of: tree).contains { statement in
      guard case .branch(let branch) = statement, branch.tokens.contains(start) else {
        return false
      }
      return branch.ways.count == 1 && branch.ways.first?.body.count == 1
    }
  }

  /// Returns true if `false` is returned where the result is true: `if handle(options) { return false }`.
  private func declines(_ statements: [Statement], depth: Int) -> Bool {
    guard depth < Statement.maximumDepth else { return false }
    return statements.contains { statement in
      guard case .branch(let branch) = statement, branch.kind == .if, let way = branch.ways.first
      else { return false }
      let condition = way.head.isEmpty ? branch.head : way.head
      if value(of: condition.lowerBound - 1..<condition.upperBound) == .answer {
        guard case .exit(.return, let tokens) = way.body.last else { return false }
        return value(of: tokens) == .no
      }
      return branch.ways.contains { declines($0.body, depth: depth + 1) }
    }
  }

  /// Returns the calls that receive the launch options as a whole, other than those of `super`.
  static func handed(
    _ function: CodeFunction, _ body: Range<Int>, _ file: CodeFile
  ) -> [Call] {
    guard function.parameters.count > 1 else { return [] }
    let name = function.parameters[1].name
    return file.calls(in: body).filter { call in
      !file.isSuper(call.receiver)
        && call.arguments.contains {
          $0.value.count == 1 && file.tree.isWord($0.value.lowerBound, name)
        }
    }
  }

  static func isLaunch(_ signature: String) -> Bool {
    // Few begin with the letter, and comparing texts costs more.
    guard signature.utf8.first == UInt8(ascii: "a"), signature.hasPrefix("application") else {
      return false
    }
    return [
      "(_:didFinishLaunchingWithOptions:)", "(_:willFinishLaunchingWithOptions:)",
      "(application:didFinishLaunchingWithOptions:)",
      "(application:willFinishLaunchingWithOptions:)", ":didFinishLaunchingWithOptions:",
      ":willFinishLaunchingWithOptions:",
    ].contains { signature.dropFirst("application".count) == $0 }
  }

  private static let keyName = "UIApplicationLaunchOptionsShortcutItemKey"

  private static func hasKey(_ file: CodeFile) -> Bool {
    file.marks.words.contains { isKey($0, file) }
      || file.literals(in: file.tree.tokens.indices).contains { $0.value == keyName }
  }

  /// Returns true if a token is the key of the quick action in launch options.
  static func isKey(_ index: Int, _ file: CodeFile) -> Bool {
    let tree = file.tree
    guard !file.isInactive(index), !file.isCastToValue(index) else { return false }
    if tree.isIdentifier(index) {
      if tree.isToken(index, "UIApplicationLaunchOptionsShortcutItemKey") { return true }
      guard tree.isToken(index, "shortcutItem"), tree.isToken(index - 1, ".") else { return false }
      // `[.shortcutItem]`, `[UIApplication.LaunchOptionsKey.shortcutItem]`
      return tree.isOpen(index - 2, "[") || tree.isToken(index - 2, "LaunchOptionsKey")
        || tree.isToken(index - 2, "UIApplicationLaunchOptionsKey")
    }
    return file.literal(at: index)?.value == keyName
  }
}
