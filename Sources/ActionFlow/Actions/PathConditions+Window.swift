import CodeModel
import CodeSyntax

/// Code that acts through the window, which may not exist yet at a launch.
extension PathConditions {
  /// The most calls and assignments that are read.
  private static let maximumDeeds = 32

  /// Returns true if everything in a part of a function acts through the window, if there is one:
  /// `(window?.rootViewController as? UITabBarController)?.selectedIndex = 1`.
  mutating func needsWindow(_ tokens: Range<Int>, in function: Int) -> Bool {
    guard mayAskForOthers, tokens.count <= CodeFile.maximumReach,
      file.functions.indices.contains(function), let body = file.functions[function].body
    else { return false }
    let calls = file.calls(in: tokens).filter { file.effect(of: $0) == .acts }
    let assignments = file.assignments(in: tokens).filter { !$0.isDeclaration }
    guard calls.count + assignments.count <= Self.maximumDeeds else { return false }
    var deeds = assignments.map { ($0.receiver, $0.nameToken) }
    for call in calls {
      let isGiven =
        (calls.map(\.tokens) + assignments.map(\.value)).contains {
          $0 != call.tokens && $0.contains(call.nameToken)
        } || isPrepared(call)
      if !isGiven { deeds.append((call.receiver, call.nameToken)) }
    }
    return !deeds.isEmpty
      && deeds.allSatisfy { receiver, token in
        receiver.map { isOnWindow($0, in: body) } == true
          || asked(before: token, in: function).contains(where: bindsWindow)
      }
  }

  /// True for the initializer in `let controller = ScanController()`, which has no effect yet.
  private func isPrepared(_ call: Call) -> Bool {
    let before = call.tokens.lowerBound - 1
    return file.tree.isToken(before, "=") && file.tree.isToken(before - 2, "let")
  }

  /// True for `window?`, `(self.window?.rootViewController as? UITabBarController)?`, and a local name for that.
  private func isOnWindow(_ receiver: Range<Int>, in body: Range<Int>) -> Bool {
    let tree = file.tree
    guard receiver.count <= CodeFile.maximumReach, let first = optionalName(receiver) else {
      return false
    }
    if tree.isToken(first, "window") { return true }
    let made = file.assignments(named: tree.name(first), in: body)
    guard made.count == 1, let value = made.first?.value, value != receiver,
      !value.contains(where: { tree.isToken($0, "??") })
    else { return false }
    return optionalName(value).map { tree.isToken($0, "window") } ?? false
  }

  /// Returns the token `window` in `window?`, `(self.window?.rootViewController as? UITabBarController)`; nil where
  /// an expression does not begin with a name and a question mark.
  private func optionalName(_ expression: Range<Int>) -> Int? {
    var first = expression.lowerBound
    while file.tree.isOpen(first, "(") { first += 1 }
    if file.tree.isToken(first, "self"), file.tree.isToken(first + 1, ".") { first += 2 }
    return file.tree.isToken(first + 1, "?") ? first : nil
  }
}
