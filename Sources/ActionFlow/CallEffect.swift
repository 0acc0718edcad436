import CodeModel
import CodeSyntax

/// The effect of a call, as far as its name, its receiver and its arguments show it. Rules, traces and generators all
/// use this, so that they agree on what is a log call.
package enum CallEffect: Sendable {
  /// It writes to a log.
  case logs
  /// It compares values and returns the result.
  case compares
  /// It returns a part of a value, or another form of it.
  case derives
  /// It checks a condition and does nothing where that holds: `assert(isReady)`.
  case asserts
  /// It reports whether a quick action was handled: `completionHandler(true)`.
  case completes
  /// It ends the program, as `abort()` does.
  case traps
  /// Anything else.
  case acts

  /// True for a call that has no effect on its arguments.
  var isIdle: Bool {
    switch self {
    case .logs, .compares, .derives, .asserts: true
    case .completes, .traps, .acts: false
    }
  }
}

extension CodeFile {
  /// Returns the effect of a call.
  package func effect(of call: Call) -> CallEffect {
    if Self.comparing.contains(call.name) { return .compares }
    if Self.deriving.contains(call.name) || isTaskThrownAway(call) { return .derives }
    if isLog(call) { return isOwnDeed(call) ? .acts : .logs }
    let name = call.baseName.lowercased()
    if Self.asserting.contains(name) { return .asserts }
    if Self.trapping.contains(name) { return .traps }
    return isCompletion(call, name) ? .completes : .acts
  }

  /// `_ = session.dataTask(with: request)`: without `resume` nothing is sent.
  private func isTaskThrownAway(_ call: Call) -> Bool {
    guard Self.tasks.contains(call.baseName) else { return false }
    let before = call.tokens.lowerBound - 1
    return tree.isToken(before, "=") && tree.isToken(before - 1, "_")
      && !tree.isToken(call.tokens.upperBound, ".")
  }

  private static let tasks: Set<String> = ["dataTask", "uploadTask", "downloadTask"]

  private static let comparing: Set<String> = [
    "isEqualToString:", "isEqual:", "isEqualToString", "isEqual", "hasPrefix", "hasPrefix:",
    "hasSuffix", "hasSuffix:", "contains", "containsString:", "respondsToSelector:",
    "isKindOfClass:", "compare:", "compare", "rangeOfString:", "range", "elementsEqual",
  ]

  private static let deriving: Set<String> = [
    "valueForKey:", "objectForKey:", "objectForKeyedSubscript:", "objectForKey", "valueForKey",
    "String", "type", "components", "componentsSeparatedByString:", "stringWithFormat:", "Date",
    "Logger", "OSLog", "NSStringFromClass", "NSStringFromSelector", "UIApplicationShortcutIcon",
  ]

  private static let asserting: Set<String> = ["assert", "nsassert", "precondition"]
  private static let trapping: Set<String> = [
    "fatalerror", "preconditionfailure", "assertionfailure", "abort",
  ]

  // MARK: Logs

  private func isLog(_ call: Call) -> Bool {
    if Self.logsByName(call) { return true }
    guard let receiver = call.receiver else {
      return Self.logging.contains(call.baseName)
        || call.baseName.prefix(5).lowercased() == "ddlog" || Self.isLogOfApp(call.baseName)
    }
    // `logger.info(…)`, `Logger().error(…)`, `Self.log.debug(…)`
    guard Self.levels.contains(call.baseName) else {
      return ["print", "debugPrint", "NSLog"].contains(call.baseName)
    }
    let name = (lastName(receiver) ?? tree.name(receiver.lowerBound)).lowercased()
    if call.baseName == "log", name == "self" || writesText(call) { return true }
    // An app's `drinkLogger` may store data.
    return ["log", "logger", "oslog"].contains(name) || name.hasSuffix("logger") && writesText(call)
  }

  /// Returns true if a function of the file is named like a log function but stores something: `func log(_ amount:
  /// Int)` of an app about water.
  private func isOwnDeed(_ call: Call) -> Bool {
    functions(named: call.baseName).contains { function in
      guard let body = function.body else { return false }
      return calls(in: body).prefix(Self.maximumCalls).contains {
        Self.keeping.contains($0.baseName)
      } || assignments(in: body).prefix(Self.maximumCalls).contains { !$0.isDeclaration }
    }
  }

  /// The most calls of a function that are read.
  private static let maximumCalls = 32
  private static let keeping: Set<String> = [
    "set", "save", "insert", "present", "pushViewController", "show", "perform", "performSegue",
    "setObject", "setInteger", "presentViewController",
  ]

  /// Functions without a receiver.
  private static let logging: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "nslog", "os_log", "debug", "info", "notice", "verbose",
  ]

  /// Methods of loggers.
  private static let levels: Set<String> = [
    "log", "trace", "debug", "info", "notice", "warning", "warn", "error", "critical", "fault",
    "verbose",
  ]

  /// The words after `log` that name something to be logged.
  private static let logged: Set<String> = [
    "Action", "Analytic", "Analytics", "Critical", "Custom", "Debug", "Error", "Event", "Fault",
    "Info", "Item", "Launch", "Line", "Message", "Msg", "Notice", "Quick", "Screen", "Shortcut",
    "String", "Text", "Trace", "Type", "Verbose", "Warn", "Warning",
  ]

  /// True for `log` and `logInfo`, not for `login`, `logOut` or app data such as `logDrink`.
  private static func logsByName(_ call: Call) -> Bool {
    let name = call.baseName
    guard name.utf8.count >= 3, name.prefix(3).lowercased() == "log" else { return false }
    let rest = name.dropFirst(3)
    if rest.isEmpty || rest.first == "_" { return call.receiver == nil }
    let word = rest.dropFirst().prefix { $0.isLowercase }
    return logged.contains(String(rest.prefix(1) + word))
  }

  /// True for `DLog` and `XYLog`: an app's prefix before a function that wraps a system log.
  private static func isLogOfApp(_ name: String) -> Bool {
    let prefix = name.utf8.dropLast(3)
    return name.hasSuffix("Log") && (1...4).contains(prefix.count)
      && prefix.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// True if the first or second argument is a text.
  private func writesText(_ call: Call) -> Bool {
    call.arguments.prefix(2).contains { argument in
      argument.value.contains { tree.kind($0) == .openQuote || literal(at: $0) != nil }
    }
  }

  // MARK: Completion handlers

  /// True for a call of a closure parameter with a Boolean: `done(true)`.
  private func answersByParameter(_ call: Call) -> Bool {
    guard call.arguments.count == 1, let value = call.arguments.first?.value, value.count == 1,
      constant(value) != nil,
      let parameter = function(around: call.nameToken)?.parameters.first(where: {
        $0.name == call.baseName
      })
    else { return false }
    return parameter.type.contains { ["Bool", "BOOL", "bool"].contains(tree.name($0)) }
  }

  /// - Parameter name: the base name of the call in lower case.
  private func isCompletion(_ call: Call, _ name: String) -> Bool {
    guard call.receiver == nil else { return false }
    if name == "completion" || name.hasSuffix("completionhandler") || name == "completionblock" {
      return true
    }
    guard ["complet", "handler", "callback"].contains(where: name.contains) else {
      return answersByParameter(call)
    }
    // A parameter of the function, not a function of the app.
    return function(around: call.nameToken)?.parameters.contains { $0.name == call.baseName }
      ?? false
  }
}
