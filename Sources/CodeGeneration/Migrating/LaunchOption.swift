import CodeModel
import CodeSyntax
import SourceText

/// A value of the launch options that code reads by its key.
struct LaunchOption {
  /// `shortcutItem`, `url` and the like, as Swift names the key.
  let name: String
  /// The whole expression with a cast behind it.
  let tokens: Range<Int>
  /// True if a cast that traps stands behind it.
  let isForced: Bool
  /// The type of the cast.
  let type: Range<Int>?

  /// True for a key that is read from something: `[.shortcutItem]`, and the names of Objective-C.
  static func isKey(at token: Int, _ file: CodeFile) -> Bool {
    let tree = file.tree
    guard tree.isIdentifier(token) else { return false }
    let name = tree.name(token)
    if name.hasPrefix("UIApplicationLaunchOptions") {
      return LaunchOptionValue.moved.contains(self.name(token..<token + 1, file) ?? "")
    }
    return ["shortcutItem", "userActivityDictionary", "url"].contains(name)
      && tree.isToken(token - 1, ".") && tree.isClose(token + 1, "]")
  }

  /// - Parameter token: the name of the launch options.
  init?(at token: Int, _ file: CodeFile) {
    let tree = file.tree
    if file.language == .objectiveC {
      if tree.isOpen(token + 1, "["), let close = tree.partner(of: token + 1),
        let name = Self.name(token + 2..<close, file)
      {
        (self.name, tokens, isForced, type) = (name, token..<close + 1, false, nil)
        return
      }
      let call = file.calls.first {
        $0.style == .message && $0.receiver == token..<token + 1
          && ["objectForKey:", "valueForKey:", "objectForKeyedSubscript:"].contains($0.name)
      }
      guard let call, let key = call.arguments.first?.value, let name = Self.name(key, file) else {
        return nil
      }
      (self.name, tokens, isForced, type) = (name, call.tokens, false, nil)
      return
    }
    var open = token + 1
    if tree.isToken(open, among: ["?", "!"]) { open += 1 }
    guard tree.isOpen(open, "["), let close = tree.partner(of: open),
      let name = Self.name(open + 1..<close, file)
    else { return nil }
    var end = close + 1
    var isForced = false
    var type: Range<Int>?
    if tree.isToken(end, "as"), tree.isToken(end + 1, among: ["?", "!"]) {
      isForced = tree.isToken(end + 1, "!")
      end += 2
      let start = end
      if tree.kind(end) == .open, let close = tree.partner(of: end) {
        end = close + 1
      } else {
        end += 1
        while tree.isToken(end, "."), tree.isIdentifier(end + 1) { end += 2 }
      }
      type = start..<end
    }
    (self.name, tokens, self.isForced, self.type) = (name, token..<end, isForced, type)
  }

  /// The key in `UIApplication.LaunchOptionsKey.shortcutItem`, `.shortcutItem` and
  /// `UIApplicationLaunchOptionsShortcutItemKey`.
  private static func name(_ tokens: Range<Int>, _ file: CodeFile) -> String? {
    guard let last = file.lastName(tokens) else { return nil }
    let prefix = "UIApplicationLaunchOptions"
    guard last.hasPrefix(prefix), last.hasSuffix("Key") else { return last }
    let name = String(last.dropFirst(prefix.count).dropLast(3))
    if name == "URL" { return "url" }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
