import CodeModel
import CodeSyntax
import SourceText

/// The effects of one statement of a launch method that decide where it belongs.
struct LaunchPart: Sendable {
  let part: BodyPart
  /// The names of the constants and variables that it declares for later statements.
  var declares: Set<String> = []
  /// The local names to which it gives another value.
  var sets: Set<String> = []
  /// The names that stand in it.
  var uses: Set<String> = []
  /// True if it builds the content of a window immediately.
  var shows = false
  /// True if a closure in it does so, which may run later.
  var showsLater = false
  /// The keys that it reads from the launch options.
  var keys: Set<String> = []
  /// True if it uses the launch options other than by reading a key.
  var namesOptions = false
  /// The `return` statements in it, except in closures.
  var exits: [Range<Int>] = []
  /// True for `if …` and `guard …` that only return.
  var onlyExits = false
  /// The delegate's variables that it reads and assigns.
  var effect = LaunchWords.Effect()
  /// The names in the receivers of its calls.
  var calls: Set<String> = []
  /// The name of the object that it configures: `tab` in `tab.viewControllers = …`.
  var configures: String?
  /// True if it contains a key of launch options, of any object.
  var hasKeys = false
  /// True if it reads keys of the launch options under another name.
  var readsRenamed = false
  /// The members of other objects that it assigns or reads, as names from left to right.
  var assigns: Set<[String]> = []
  var reads: Set<[String]> = []
  /// True for a statement that must run before the launch method returns.
  var belongsToLaunch = false
  /// The position where a called method does something that must be done before the launch ends, with its name: a
  /// method of the delegate, or one elsewhere that builds the content of a window.
  var registration: (method: String, place: GenerationFailure.Place)?
  /// The receivers of methods and properties elsewhere that build the content of a window.
  var builders: Set<String> = []
  /// True for `defer`, which runs when the method ends.
  var isDeferred = false
  /// A statement that only passes the item of a launch to one method: that call, and the name of the item.
  var handing: (call: Call, item: String)?
  /// True for a declaration whose value is no call, so that it can be duplicated.
  var isPlainValue = false
  /// True for such a constant that names what is elsewhere, such as `Library.shared`: who asks it for something sets
  /// nothing up that is made there.
  var isReference = false

  /// - Parameter options: the name of the launch options.
  init(_ part: BodyPart, _ file: CodeFile, _ words: LaunchWords, options: String) {
    self.part = part
    let tree = file.tree
    let statements = Statement.read(part.tokens, of: tree)
    var direct: [Range<Int>] = []
    for statement in statements { Self.read(statement, &direct, &exits, depth: 0) }
    declares = Self.declared(part.tokens, file)
    sets = Self.set(part.tokens, file)
    let nested = Self.closures(in: direct, file)
    let selectors = Self.selectors(in: part.tokens, file)
    let unwrapped = UnwrappedOptions.all(in: part.tokens, file, options: options)
    let handed = words.handed(options, in: part.tokens, file)
    var isTested = false
    for token in part.tokens where tree.isIdentifier(token) {
      let name = tree.name(token)
      if file.isOwnName(token) { uses.insert(name) }
      // A method in a selector runs later, if at all.
      if selectors.contains(where: { $0.contains(token) }) { continue }
      let isNested = nested.contains { $0.contains(token) }
      let isShowing =
        LaunchWords.isMaking(token, file)
        || file.isOwnName(token) && (words.windows.contains(name) || words.showing.contains(name))
      if isShowing {
        // Before there is a window, there is no key window either, in any code.
        let isLater =
          isNested && !tree.isToken(token, "UIWindow") || tree.isToken(token, "keyWindow")
        if isLater { showsLater = true } else { shows = true }
      }
      if file.isOwnName(token), words.showingLater.contains(name) { showsLater = true }
      if !unwrapped.unwraps(token), unwrapped.isName(token, file, options: options) {
        if let key = LaunchOption(at: token, file) {
          keys.insert(key.name)
        } else if let read = handed[token] {
          keys.formUnion(read)
        } else if Self.isTest(token, file) {
          isTested = true
        } else {
          namesOptions = true
        }
      }
    }
    // Nothing is read from them under their new name.
    if !unwrapped.isEmpty || isTested, keys.isEmpty { namesOptions = true }
    effect = file.effect(of: part.tokens, on: words.members)
    for call in file.calls(in: part.tokens) where LaunchWords.isOwn(call.receiver, file) {
      effect.add(words.effects[call.baseName] ?? .init())
    }
    readMembers(file)
    belongsToLaunch = part.tokens.contains { tree.isToken($0, among: Self.launchWords) }
    // Windows of other classes.
    for call in file.calls(in: part.tokens) {
      guard call.name.hasSuffix("Window"), call.name.first?.isUppercase == true,
        call.arguments.allSatisfy({ $0.label == "frame" })
      else { continue }
      shows = true
    }
    for assignment in file.assignments(in: part.tokens) where words.builds(assignment, file) {
      shows = true
    }
    for call in file.calls(in: part.tokens) where words.builds(call, file) {
      let names = call.receiver.map { file.names($0) } ?? []
      builders.formUnion(names)
      let own = words.registering[call.baseName]?.first { !$0.receivers.isDisjoint(with: names) }
      if let own { registration = (call.baseName, own.place) }
      if nested.contains(where: { $0.contains(call.nameToken) }) {
        showsLater = true
      } else {
        shows = true
      }
    }
    for call in file.calls(in: part.tokens) where LaunchWords.isOwn(call.receiver, file) {
      if let place = words.ownRegistering[call.baseName] { registration = (call.baseName, place) }
    }
    calls = file.calls(in: part.tokens).reduce(into: []) { names, call in
      if let receiver = call.receiver { names.formUnion(file.names(receiver)) }
    }
    configures = tree.isIdentifier(part.tokens.lowerBound) ? tree.name(part.tokens.lowerBound) : nil
    if file.language == .objectiveC, tree.isOpen(part.tokens.lowerBound, "["),
      tree.isIdentifier(part.tokens.lowerBound + 1)
    {
      configures = tree.name(part.tokens.lowerBound + 1)
    }
    hasKeys = part.tokens.contains { LaunchOption.isKey(at: $0, file) }
    readsRenamed =
      namesOptions
      && part.tokens.contains { token in
        LaunchOption.isKey(at: token, file)
          && !part.tokens.contains {
            unwrapped.isName($0, file, options: options)
              && LaunchOption(at: $0, file)?.tokens.contains(token) == true
          }
      }
    if showsLater, !declares.isEmpty { shows = true }
    if case .deferred? = statements.first, statements.count == 1 { isDeferred = true }
    if keys == ["shortcutItem"], statements.count == 1, !shows, !showsLater {
      handing = Self.handing(statements[0], file)
    }
    if case .branch(let branch)? = statements.first, statements.count == 1,
      branch.kind == .if || branch.kind == .guard
    {
      onlyExits = branch.ways.allSatisfy { way in
        way.body.allSatisfy { if case .exit(.return, _) = $0 { true } else { false } }
      }
    }
    isPlainValue =
      !declares.isEmpty && exits.isEmpty && !part.tokens.contains { tree.kind($0) == .open }
    isReference =
      isPlainValue && tree.isToken(part.tokens.lowerBound, "let")
      && part.tokens.contains { tree.isToken($0, ".") }
  }

  /// `if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { handle(item) }`
  private static func handing(_ statement: Statement, _ file: CodeFile) -> (Call, String)? {
    guard file.language == .swift, case .branch(let branch) = statement, branch.kind == .if,
      branch.ways.count == 1, let way = branch.ways.first, way.body.count == 1,
      case .plain(let tokens)? = way.body.first,
      let call = file.calls(in: tokens).first(where: { $0.tokens == tokens }),
      file.calls(in: tokens).count == 1
    else { return nil }
    // The condition tests only for the item.
    let names = file.tree.tokens.indices.clamped(to: branch.tokens.lowerBound..<tokens.lowerBound)
      .filter { file.tree.isToken($0 - 1, "let") && file.tree.isIdentifier($0) }
    let isAlone = !way.head.contains { file.tree.isToken($0, ",") || file.tree.isToken($0, "&&") }
    guard names.count == 1, let name = names.first, isAlone else { return nil }
    return (call, file.tree.name(name))
  }

  /// Returns true for the launch options in an Objective-C test before they are read: `if (launchOptions)`. The
  /// connection options always exist.
  static func isTest(_ token: Int, _ file: CodeFile) -> Bool {
    let tree = file.tree
    guard file.language == .objectiveC else { return false }
    if tree.isToken(token + 1, "!="), tree.isToken(token + 2, "nil") { return true }
    guard tree.isOpen(token - 1, "("), tree.isToken(token - 2, "if") else { return false }
    return tree.isClose(token + 1, ")") || tree.isToken(token + 1, "&&")
  }

  /// Words for actions that must be done before the launch method returns, or without any scene.
  private static let launchWords: WordSet = [
    "BGTaskScheduler", "UNUserNotificationCenter", "PKPushRegistry", "CLLocationManager",
    "WCSession", "registerForRemoteNotifications", "setMinimumBackgroundFetchInterval",
  ]

  private mutating func readMembers(_ file: CodeFile) {
    var assigned: Set<Int> = []
    for assignment in file.assignments(in: part.tokens) {
      guard let receiver = assignment.receiver else { continue }
      let path = file.names(receiver)
      guard !path.isEmpty, path != ["self"] else { continue }
      assigned.insert(assignment.nameToken)
      assigns.insert(path + [assignment.name])
    }
    for token in part.tokens
    where file.tree.isIdentifier(token) && file.tree.isToken(token - 1, ".")
      && !assigned.contains(token)
    {
      guard let receiver = file.tree.postfixExpression(before: token - 1) else { continue }
      let path = file.names(receiver)
      if !path.isEmpty, path != ["self"] { reads.insert(path + [file.tree.name(token)]) }
    }
  }

  /// Returns the ranges in the parentheses of `#selector` and `@selector`.
  static func selectors(in tokens: Range<Int>, _ file: CodeFile) -> [Range<Int>] {
    tokens.compactMap { token in
      let isSelector =
        file.tree.isToken(token, "#selector")
        || file.tree.isToken(token, "selector") && file.tree.isToken(token - 1, among: ["#", "@"])
      guard isSelector, file.tree.isOpen(token + 1, "("),
        let close = file.tree.partner(of: token + 1)
      else { return nil }
      return token + 1..<close
    }
  }

  /// Collects the code that runs unconditionally in one piece, and the `return` statements.
  private static func read(
    _ statement: Statement, _ direct: inout [Range<Int>], _ exits: inout [Range<Int>], depth: Int
  ) {
    guard depth < Statement.maximumDepth else { return }
    func readAll(_ statements: [Statement]) {
      for statement in statements { read(statement, &direct, &exits, depth: depth + 1) }
    }
    switch statement {
    case .plain(let tokens), .unknown(let tokens): direct.append(tokens)
    case .exit(let exit, let tokens):
      direct.append(tokens)
      if exit == .return { exits.append(tokens) }
    case .branch(let branch):
      direct.append(branch.head)
      for way in branch.ways {
        direct.append(way.head)
        readAll(way.body)
      }
    case .loop(let head, let body, _):
      direct.append(head)
      readAll(body)
    case .deferred(let body), .block(let body): readAll(body)
    }
  }

  /// The closures and blocks of a body, which may run later.
  static func closures(of body: Range<Int>, _ file: CodeFile) -> [Range<Int>] {
    var direct: [Range<Int>] = []
    var exits: [Range<Int>] = []
    for statement in Statement.read(body, of: file.tree) {
      read(statement, &direct, &exits, depth: 0)
    }
    return closures(in: direct, file)
  }

  /// The braces in pieces of code: closures and blocks.
  private static func closures(in direct: [Range<Int>], _ file: CodeFile) -> [Range<Int>] {
    var closures: [Range<Int>] = []
    for tokens in direct {
      var at = tokens.lowerBound
      while at < tokens.upperBound {
        if file.tree.isOpen(at, "{"), let close = file.tree.partner(of: at) {
          closures.append(at..<close + 1)
          at = close
        }
        at += 1
      }
    }
    return closures
  }

  /// The local names that some code gives a value, but for those that it declares with it, or hands to a function that
  /// may: `&name`.
  private static func set(_ tokens: Range<Int>, _ file: CodeFile) -> Set<String> {
    let assigned = file.assignments(in: tokens).filter {
      $0.receiver == nil && !$0.isDeclaration
    }
    let handed = tokens.filter { file.tree.isIdentifier($0) && file.tree.isToken($0 - 1, "&") }
    return Set(assigned.map(\.name)).union(handed.map { file.tree.name($0) })
  }

  /// The name in a declaration of Objective-C such as `UIViewController *root;`.
  private static func declaredWithoutValue(_ tokens: Range<Int>, _ file: CodeFile) -> String? {
    let tree = file.tree
    let name = tokens.upperBound - 2
    guard tokens.count > 2, tree.isToken(name + 1, ";"), tree.isIdentifier(name),
      tree.isToken(name - 1, "*") || tree.isIdentifier(name - 1) && name - 1 == tokens.lowerBound,
      tokens.dropLast(2).allSatisfy({
        tree.isIdentifier($0) || tree.isToken($0, among: ["*", "<", ">"])
      }),
      !tree.isToken(tokens.lowerBound, "return")
    else { return nil }
    return tree.name(name)
  }

  private static func declared(_ tokens: Range<Int>, _ file: CodeFile) -> Set<String> {
    let tree = file.tree
    var names: Set<String> = []
    guard file.language == .swift else {
      for assignment in file.assignments(in: tokens) where assignment.isDeclaration {
        names.insert(assignment.name)
      }
      if let name = declaredWithoutValue(tokens, file) { names.insert(name) }
      return names
    }
    // Names bound by `if` and loops are visible only inside of them.
    if tree.isToken(tokens.lowerBound, among: ["if", "for", "while", "switch", "do"]) { return [] }
    var at = tokens.lowerBound
    while at < tokens.upperBound {
      if tree.isToken(at, among: ["let", "var", "func"]) {
        if tree.isOpen(at + 1, "("), let close = tree.partner(of: at + 1) {
          for token in at + 2..<max(at + 2, close) where tree.isIdentifier(token) {
            names.insert(tree.name(token))
          }
        } else if tree.isIdentifier(at + 1) {
          names.insert(tree.name(at + 1))
        }
      }
      at = max(at + 1, tree.next(after: at, limit: tokens.upperBound))
    }
    return names
  }
}
