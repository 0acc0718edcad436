import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum EndlessPush: Rule {
  package static let description = RuleDescription(
    "endless-push", .information,
    title: LocalizedText(
      en: "Each quick action pushes one more screen.", zhHans: "每次使用快捷操作都会再推入一个界面。"),
    why: LocalizedText(
      en: """
        A quick action finds the app wherever it was left: often on the very screen that the action \
        opens. Who uses it five times has five of that screen on top of each other, and taps Back five \
        times to get home.

        Go to a known place first: `popToRootViewController(animated: false)`, then push; or set the \
        whole stack with `setViewControllers(_:animated:)`; or look at `topViewController` and push \
        nothing when the screen is there already.
        """,
      zhHans: """
        快捷操作启动时，App 停留在上次离开的地方，往往就是该操作要打开的界面。连用五次，同一界面就叠了五层，要点五次\
        “返回”才能回到首页。

        请先回到确定的位置：`popToRootViewController(animated: false)` 之后再推入；或者用 \
        `setViewControllers(_:animated:)` 一次设好整个栈；或者先看 `topViewController`，界面已在最上面就不再推入。
        """),
    examples: [
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            let navigation = window?.rootViewController as? UINavigationController
            navigation?.«pushViewController»(ComposeViewController(), animated: false)
            completionHandler(true)
          }
        }
        """, message: "Each use pushes one"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {
          // Show the editor.
          [self.window.rootViewController «showViewController»:[ComposeViewController new] sender:nil];
          done(YES);
        }
        @end
        """, message: "Each use pushes one"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          let home = HomeViewController()
          func open(_ item: UIApplicationShortcutItem) {
            let tabs = window?.rootViewController as? UITabBarController
            let second = tabs?.viewControllers?[1] as? UINavigationController
            second?.«pushViewController»(SearchViewController(), animated: true)
            home.navigationController?.«pushViewController»(ComposeViewController(), animated: true)
          }
        }
        """, message: "Each use pushes one"),
      .fires(
        .swift,
        """
        class AppDelegate {
          func open(_ item: UIApplicationShortcutItem) {
            let navigation = window?.rootViewController as? UINavigationController
            let home = navigation?.viewControllers.first
            home?.navigationController?.«pushViewController»(SearchViewController(), animated: true)
          }
        }
        """, message: "Each use pushes one"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
          UIViewController *home = navigation.viewControllers.firstObject;
          [home.navigationController «pushViewController»:[SearchViewController new] animated:YES];
        }
        @end
        """, message: "Each use pushes one"),
      .silent(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) -> Bool {
          guard let navigation = window?.rootViewController as? UINavigationController else { return false }
          navigation.popToRootViewController(animated: false)
          navigation.pushViewController(ComposeViewController(), animated: false)
          return true
        }
        func start(_ item: UIApplicationShortcutItem) {
          let navigation = UINavigationController(rootViewController: HomeViewController())
          navigation.pushViewController(ComposeViewController(), animated: false)
          window?.rootViewController = navigation
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          UINavigationController *navigation = (UINavigationController *)self.window.rootViewController;
          [navigation popToRootViewControllerAnimated:NO];
          [navigation pushViewController:[ComposeViewController new] animated:NO];
          // [self.window.rootViewController showViewController:self.old sender:nil];
        }
        @end
        """),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
            [self.window.rootViewController «performSegueWithIdentifier»:@"compose" sender:self];
        }
        @end
        """, message: "Each use pushes one"),
    ],
    reference: "https://developer.apple.com/documentation/uikit/uinavigationcontroller")

  private static let pushes: Set<String> = [
    "pushViewController", "pushViewController:animated:", "show", "showViewController",
    "showViewController:sender:", "performSegue", "performSegueWithIdentifier",
    "performSegueWithIdentifier:sender:",
  ]

  /// Names that show that the code checks or resets the navigation stack.
  private static let returns: Set<String> = [
    "viewControllers", "topViewController", "visibleViewController", "presentedViewController",
  ]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    let methods = file.itemMethods
    for method in methods {
      let roots = file.rootNames(in: method.body)
      for call in file.calls(in: method.body).prefix(CodeFlow.maximumPlaces)
      where pushes.contains(call.name) && isOnRoot(call, roots, method, file)
        && !comesHome(method.body.lowerBound..<call.tokens.lowerBound, file)
        && !replacesRoot(method.body, file)
        && !isCalledAtHome(method, methods, file)
      {
        report.add(.push, at: file.bytes(of: call.nameToken))
      }
    }
  }

  private static func isOnRoot(
    _ call: Call, _ roots: Set<String>, _ method: ItemMethod, _ file: CodeFile
  ) -> Bool {
    guard let receiver = call.receiver else { return false }
    let names = file.names(receiver)
    guard !names.contains(where: returns.contains) else { return false }
    // `show(_:sender:)` belongs to view controllers, `show()` to alerts.
    if call.baseName.hasPrefix("show"), call.argument("sender") == nil { return false }
    return names.contains(where: roots.contains)
      || names.count > 1 && names.last?.lowercased().hasSuffix("navigationcontroller") == true
        && names.first.map { $0 == "self" || isProperty($0, method, file) } ?? false
  }

  /// Returns true if a name is not a local variable of a method: `home.navigationController` in Swift.
  private static func isProperty(_ name: String, _ method: ItemMethod, _ file: CodeFile) -> Bool {
    guard file.language == .swift, let type = file.type(of: method.function) else { return false }
    return file.members(of: type).contains { $0.name == name }
      && !method.function.parameters.contains { $0.name == name }
      && !file.assignments(in: method.body).contains { $0.isDeclaration && $0.name == name }
  }

  /// Returns true if something before it resets the navigation to a known screen.
  private static func comesHome(_ tokens: Range<Int>, _ file: CodeFile) -> Bool {
    tokens.contains { index in
      guard file.tree.isIdentifier(index) else { return false }
      let name = file.tree.name(index)
      if returns.contains(name) {
        return !choosesTab(index, file) && !takesFirst(index, file)
      }
      let lowercased = name.lowercased()
      return ["popto", "setviewcontrollers", "unwind", "dismiss", "reset", "poproot"]
        .contains(where: lowercased.contains)
    }
  }

  /// Returns true for `tabBarController.viewControllers[1]`, which selects a navigation controller and does not read
  /// its stack.
  private static func choosesTab(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.tree.isToken(index, "viewControllers"), file.tree.isToken(index - 1, ".") else {
      return false
    }
    var next = index + 1
    if file.tree.isToken(next, "!") || file.tree.isToken(next, "?") { next += 1 }
    guard file.tree.isOpen(next, "["),
      let owner = file.tree.postfixExpression(before: index - 1)
    else { return false }
    return file.names(owner).last?.lowercased().contains("tab") ?? false
  }

  /// Returns true for `navigation.viewControllers.first`, the bottom screen of the stack.
  private static func takesFirst(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.tree.isToken(index, "viewControllers") else { return false }
    let next = ["?", "!", "]"].contains(file.tree.name(index + 1)) ? index + 2 : index + 1
    let member = file.tree.isToken(next, ".") ? next + 1 : next
    return ["first", "firstObject"].contains(file.tree.name(member))
  }

  private static func replacesRoot(_ body: Range<Int>, _ file: CodeFile) -> Bool {
    file.assignments(in: body).contains { $0.name == "rootViewController" && $0.receiver != nil }
  }

  private static func isCalledAtHome(
    _ method: ItemMethod, _ methods: [ItemMethod], _ file: CodeFile
  ) -> Bool {
    methods.contains { other in
      guard other.function.index != method.function.index else { return false }
      let calls = file.calls(in: other.body).filter {
        $0.baseName == method.function.baseName
      }
      return calls.contains { comesHome(other.body.lowerBound..<$0.nameToken, file) }
    }
  }
}

extension LocalizedText {
  fileprivate static let push = LocalizedText(
    en:
      "Each use pushes one more screen onto those that are open: return to the root first, or look at topViewController.",
    zhHans: "每次使用都会在已打开的界面上再推入一个：请先回到根界面，或先看 topViewController。")
}
