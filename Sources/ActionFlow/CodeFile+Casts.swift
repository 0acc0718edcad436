import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns true for `delegate` in `UIApplication.shared.delegate as? AppDelegate`.
  func isCastOfDelegate(_ token: Int) -> Bool {
    tree.isToken(token, "delegate") && tree.isToken(token - 2, "shared")
      && tree.isToken(token - 4, "UIApplication") && tree.isToken(token + 1, "as")
      && tree.isToken(token + 2, "?")
  }

  /// Returns true for a key in brackets whose value is cast to a type that no quick action has:
  /// `options?[.shortcutItem] as? String`, `NSString *type = options[key]`.
  func isCastToValue(_ key: Int) -> Bool {
    guard tree.isClose(key + 1, "]") || tree.isClose(key + 2, "]") else { return false }
    let close = tree.isClose(key + 1, "]") ? key + 1 : key + 2
    if language == .swift {
      guard tree.isToken(close + 1, "as") else { return false }
      let isMark = tree.isToken(close + 2, "?") || tree.isToken(close + 2, "!")
      return tree.isToken(close + (isMark ? 3 : 2), among: Self.values)
    }
    guard let open = tree.partner(of: close) else { return false }
    // `NSString * type = launchOptions [`
    return tree.isToken(open - 2, "=") && tree.isToken(open - 4, "*")
      && tree.isToken(open - 5, among: Self.values)
  }

  private static let values: WordSet = [
    "String", "NSString", "Int", "Bool", "NSNumber", "URL", "NSURL", "Data", "NSData",
  ]

  /// Returns the class in `window?.rootViewController as? UITabBarController`; nil where `??` follows.
  func castOfRoot(in tokens: Range<Int>) -> String? {
    guard let root = tokens.first(where: { tree.isToken($0, "rootViewController") }),
      tree.isToken(root + 1, "as"), tree.isToken(root + 2, "?"), !tree.isToken(root + 4, "."),
      !tokens.contains(where: { tree.isToken($0, "??") })
    else { return nil }
    return tree.name(root + 3)
  }
}
