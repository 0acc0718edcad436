import CodeSyntax

/// Detects Swift 2, in which UIKit's methods have other names, by names that no later Swift has.
enum SwiftEra {
  /// Calls that exist only in Swift 2.
  private static let calls: WordSet = [
    "sharedApplication", "defaultCenter", "componentsSeparatedByString", "dispatch_async",
    "dispatch_after", "dispatch_get_main_queue", "redColor", "whiteColor", "blackColor",
    "clearColor", "mainBundle", "standardUserDefaults", "mainScreen", "defaultManager",
    "stringByAppendingString", "instantiateViewControllerWithIdentifier",
    "performSegueWithIdentifier", "presentViewController", "registerForPreviewingWithDelegate",
    "indexPathForRowAtPoint", "indexPathForItemAtPoint", "dequeueReusableCellWithIdentifier",
    "popToRootViewControllerAnimated", "dismissViewControllerAnimated", "isEqualToString",
    "CGRectMake", "CGSizeMake", "CGPointMake",
  ]

  /// Returns true if a file contains names that exist only in Swift 2 and no later ones: an app may have methods of
  /// its own with the old names.
  static func isSwift2(_ tree: CodeTree) -> Bool {
    guard tree.language == .swift else { return false }
    var isOld = false
    var hasOldLabel = false
    var hasBlank = false
    for index in tree.tokens.indices where tree.isIdentifier(index) {
      if tree.isToken(index, among: newer) { return false }
      if tree.isToken(index, "func") {
        switch firstLabel(index + 1, tree) {
        case .own: hasOldLabel = true
        case .blank: return false
        case nil: hasBlank = hasBlank || isBlank(index + 1, tree)
        }
      }
      if isOld || hasOldLabel { continue }
      isOld =
        tree.isOpen(index + 1, "(") && !tree.isToken(index - 1, "func")
        && tree.isToken(index, among: calls)
        || tree.isToken(index, "where") && !tree.isColon(index + 1) && isOldCondition(index, tree)
    }
    return hasOldLabel || isOld && !hasBlank
  }

  /// Returns true for `func name(_ value: …`, for which Swift 2 warns.
  private static func isBlank(_ name: Int, _ tree: CodeTree) -> Bool {
    tree.isIdentifier(name) && tree.isOpen(name + 1, "(") && tree.isToken(name + 2, "_")
      && tree.isIdentifier(name + 3)
  }

  /// Names that did not exist at the time of Swift 2.
  private static let newer: WordSet = [
    "escaping", "fileprivate", "IndexPath", "DispatchQueue", "UIApplicationLaunchOptionsKey",
    "LaunchOptionsKey", "UIScene", "UIWindowScene", "UISceneSession", "UserDefaults",
    "NotificationCenter", "FileManager",
  ]

  /// Methods that UIKit or the compiler's template calls, with the name of their first parameter.
  private static let firstParameters: [String: Set<String>] = [
    "application": ["application"], "applicationDidBecomeActive": ["application"],
    "applicationWillResignActive": ["application"],
    "applicationDidEnterBackground": ["application"],
    "applicationWillEnterForeground": ["application"], "applicationWillTerminate": ["application"],
    "viewWillAppear": ["animated"], "viewDidAppear": ["animated"],
    "viewWillDisappear": ["animated"], "prepareForSegue": ["segue"], "tableView": ["tableView"],
    "collectionView": ["collectionView"], "numberOfSectionsInTableView": ["tableView"],
    "touchesBegan": ["touches"], "touchesMoved": ["touches"], "touchesEnded": ["touches"],
  ]

  /// The label of a first parameter in a declaration: its own name, which only Swift 2 omits in calls, or `_`, which
  /// only later versions write.
  private enum FirstLabel { case own, blank }

  private static func firstLabel(_ name: Int, _ tree: CodeTree) -> FirstLabel? {
    guard tree.isOpen(name + 1, "("), tree.isIdentifier(name),
      let wanted = firstParameters[tree.name(name)]
    else { return nil }
    if tree.isToken(name + 2, "_") {
      return tree.isIdentifier(name + 3) && wanted.contains(tree.name(name + 3))
        ? FirstLabel.blank : nil
    }
    guard tree.isIdentifier(name + 2), tree.isColon(name + 3),
      wanted.contains(tree.name(name + 2))
    else { return nil }
    return .own
  }

  /// `if let a = b where c`.
  private static func isOldCondition(_ index: Int, _ tree: CodeTree) -> Bool {
    var at = index - 1
    let limit = max(0, index - 400)
    while at >= limit {
      if tree.isToken(at, "if") {
        return tree.isToken(at + 1, "let") || tree.isToken(at + 1, "var")
      }
      if tree.isOpen(at, "{") || tree.isToken(at, "for") || tree.isToken(at, "case") {
        return false
      }
      guard let partner = tree.partner(of: at) else {
        at -= 1
        continue
      }
      at = min(partner, at) - 1
    }
    return false
  }
}
