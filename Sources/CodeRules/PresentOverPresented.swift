import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum PresentOverPresented: Rule {
  package static let description = RuleDescription(
    "present-over-presented", .hint,
    title: LocalizedText(
      en: "A quick action presents from the root, which may be covered.",
      zhHans: "快捷操作从根视图控制器弹出界面，而它可能已被遮住。"),
    why: LocalizedText(
      en: """
        A view controller presents one other at a time. When the app was left with a sheet or an alert \
        open, the root already presents it, and `present` does nothing but write a line to the log: the \
        quick action seems dead.

        Dismiss what is there, or go along `presentedViewController` to the end and present from there.
        """,
      zhHans: """
        一个视图控制器同一时间只能弹出一个界面。若 App 上次停留时开着卡片或提示框，根视图控制器已经在弹出它，这时 \
        `present` 除了在日志里写一行外什么也不做，快捷操作看起来就像失灵了。

        请先关闭已有的界面，或者沿着 `presentedViewController` 找到最上面的一个，从那里弹出。
        """),
    examples: [
      .fires(
        .swift,
        """
        func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          window?.rootViewController?.«present»(SearchViewController(), animated: false)
          completionHandler(true)
        }
        """, message: "Where the root already"),
      .fires(
        .swift,
        """
        func handle(shortcutItem: UIApplicationShortcutItem) {
          window!.rootViewController?.«presentViewController»(alertController, animated: true, completion: nil)
        }
        """, message: "Where the root already"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          UIViewController *root = self.window.rootViewController; // The root of the window.
          [root «presentViewController»:[SearchViewController new] animated:NO completion:nil];
        }
        @end
        """, message: "Where the root already"),
      .silent(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) {
          var top = window?.rootViewController
          while let next = top?.presentedViewController { top = next }
          top?.present(SearchViewController(), animated: false)
        }
        // root.present(SearchViewController(), animated: false)
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          UIViewController *root = self.window.rootViewController;
          [root dismissViewControllerAnimated:NO completion:^{
            [root presentViewController:[SearchViewController new] animated:NO completion:nil];
          }];
        }
        @end
        """),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)"
  )

  private static let presents: Set<String> = [
    "present", "presentViewController", "presentViewController:animated:completion:",
  ]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for method in file.itemMethods {
      let names = file.identifiers(in: method.body)
      let looks = names.contains { name in
        name == "presentedViewController" || name.lowercased().contains("dismiss")
          || name.lowercased().contains("topmost") || name == "visibleViewController"
      }
      let replaces = file.assignments(in: method.body).contains {
        $0.name == "rootViewController" && $0.receiver != nil
      }
      guard !looks, !replaces else { continue }
      let roots = file.rootNames(in: method.body)
      for call in file.calls(in: method.body)
      where presents.contains(call.name) && call.argument("animated") != nil {
        guard let receiver = call.receiver, let last = file.lastName(receiver),
          roots.contains(last)
        else { continue }
        report.add(.present, at: file.bytes(of: call.nameToken))
      }
    }
  }
}

extension LocalizedText {
  fileprivate static let present = LocalizedText(
    en:
      "Where the root already presents something, this does nothing: dismiss that first, or present from the topmost.",
    zhHans: "若根视图控制器已弹出别的界面，这里不会有任何效果：请先将其关闭，或从最上面的一个弹出。")
}
