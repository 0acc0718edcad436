import CodeModel
import CodeSyntax

extension CodeFile {
  /// Returns true for `delegate` in `UIApplication.shared.delegate as? AppDelegate`.
  func isCastOfDelegate(_ token: Int) -> Bool {
    tree.isToken(token, "delegate") && tree.isToken(token - 2, "shared")
      && tree.isToken(token - 4, "UIApplication") && tree.isToken(token + 1, "as")
      && tree.isToken(token + 2, "?")
  }

  /// The class in `window?.rootViewController as? UITabBarController`; nil where `??` has an alternative.
  func castOfRoot(in tokens: Range<Int>) -> String? {
    guard let root = tokens.first(where: { tree.isToken($0, "rootViewController") }),
      tree.isToken(root + 1, "as"), tree.isToken(root + 2, "?"), !tree.isToken(root + 4, "."),
      !tokens.contains(where: { tree.isToken($0, "??") })
    else { return nil }
    return tree.name(root + 3)
  }
}
