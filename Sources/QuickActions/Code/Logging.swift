import CodeModel
import CodeSyntax

/// What comes of statements that may do no more than log.
struct Logging: Sendable, Equatable {
  /// The functions of the app that are called, which may only log as well.
  var functions: Set<String> = []
  /// Whether something is logged, or left to those functions.
  var isAny = false
}

extension CodeFile {
  /// Whether a call writes to a log and does nothing else, as far as its name tells.
  func isLog(_ call: Call) -> Bool {
    guard let receiver = call.receiver else {
      return ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(call.baseName)
        || call.baseName.hasPrefix("DDLog") || Self.isLogOfApp(call.baseName)
    }
    // `logger.info(…)`, `Logger().error(…)`, `Self.log.debug(…)`
    let name = (lastName(receiver) ?? tree.name(receiver.lowerBound)).lowercased()
    let levels: Set<String> = [
      "log", "trace", "debug", "info", "notice", "warning", "warn", "error", "critical", "fault",
      "verbose",
    ]
    guard levels.contains(call.baseName) else {
      return ["print", "debugPrint", "NSLog"].contains(call.baseName)
    }
    if call.baseName == "log", name == "self" || writesText(call) { return true }
    // A `drinkLogger` may keep what people drink.
    return ["log", "logger", "oslog"].contains(name) || name.hasSuffix("logger") && writesText(call)
  }

  /// Whether the first or second argument is a text.
  private func writesText(_ call: Call) -> Bool {
    call.arguments.prefix(2).contains { argument in
      argument.value.contains { tree.kind($0) == .openQuote || literal(at: $0) != nil }
    }
  }

  /// Whether a call only answers whether a quick action was handled: `completionHandler(true)`.
  func isCompletion(_ call: Call) -> Bool {
    guard call.receiver == nil else { return false }
    let name = call.baseName.lowercased()
    if name == "completion" || name.hasSuffix("completionhandler") || name == "completionblock" {
      return true
    }
    guard ["complet", "handler", "callback"].contains(where: name.contains) else { return false }
    // What a function is given, not a function of the app.
    return function(around: call.nameToken)?.parameters.contains { $0.name == call.baseName }
      ?? false
  }

  /// `DLog`, `XYLog`: the prefix of an app before a log that ends up in one of the system.
  private static func isLogOfApp(_ name: String) -> Bool {
    let prefix = name.utf8.dropLast(3)
    return name.hasSuffix("Log") && (1...4).contains(prefix.count)
      && prefix.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// What comes of statements; nil where they do more than log, or nobody knows.
  ///
  /// - Parameter completion: the name of the completion handler, which may be called.
  func logging(_ statements: [Statement], completion: String? = nil) -> Logging? {
    var found = Logging()
    for statement in statements {
      switch statement {
      case .plain(let tokens):
        if tokens.allSatisfy({ tree.isToken($0, ";") }) { continue }
        guard take(tokens, completion, &found) else { return nil }
      case .exit(let exit, let tokens):
        guard exit == .break || exit == .return && isPlainAnswer(tokens) else { return nil }
      case .branch, .loop, .deferred, .block, .unknown: return nil
      }
    }
    return found
  }

  /// Whether a statement is one call that logs, answers, or is left to a function of the same type.
  private func take(_ tokens: Range<Int>, _ completion: String?, _ found: inout Logging) -> Bool {
    let calls = self.calls(in: tokens)
    // A local name, or an answer that is noted, is told from a property by `let` and `var` only.
    guard assignments(in: tokens).isEmpty,
      let call = calls.last(where: { $0.tokens.lowerBound == tokens.lowerBound }),
      isWhole(call, tokens)
    else { return false }
    let isTelling = calls.allSatisfy { $0.nameToken == call.nameToken || Self.tells($0) }
    let hasBody = call.tokens.contains { tree.isOpen($0, "{") || tree.isToken($0, "^") }
    guard isTelling, !hasBody else { return false }
    if isLog(call) {
      found.isAny = true
      return true
    }
    let isOwn = call.receiver.map { $0.count == 1 && tree.isToken($0.lowerBound, "self") } ?? true
    guard isOwn else { return false }
    if call.receiver == nil, call.baseName == completion || isCompletion(call) {
      return call.arguments.allSatisfy { isPlainAnswer($0.value) }
    }
    found.functions.insert(call.calledName)
    found.isAny = true
    return true
  }

  private func isWhole(_ call: Call, _ tokens: Range<Int>) -> Bool {
    (call.tokens.upperBound..<max(call.tokens.upperBound, tokens.upperBound))
      .allSatisfy { tree.isToken($0, ";") }
  }

  /// `return true`, `NO`
  private func isPlainAnswer(_ tokens: Range<Int>) -> Bool {
    tokens.allSatisfy { token in
      ["return", "true", "false", "YES", "NO", ";"].contains { tree.isToken(token, $0) }
    }
  }

  /// Whether a call in the arguments of a log only makes a text of what is there.
  private static func tells(_ call: Call) -> Bool {
    [
      "String", "type", "Logger", "OSLog", "NSStringFromClass", "NSStringFromSelector",
      "stringWithFormat:", "Date",
    ].contains(call.name)
  }
}
