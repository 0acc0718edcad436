import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum NearMissDelegateMethod: Rule {
  package static let needs: Set<Need> = [.code]
  package static let description = RuleDescription(
    "near-miss-delegate-method", .warning,
    title: LocalizedText(
      en: "A method looks like one of UIKit's, and UIKit never calls it.",
      zhHans: "方法看起来像 UIKit 的方法，但 UIKit 从不会调用它。"),
    why: LocalizedText(
      en: """
        UIKit finds the methods of a delegate, and those of your view controllers, by their exact \
        name. A label that is off by a letter, the spelling of Swift 2, another type, `private` or \
        `static` make a method of your own out of it: the app builds and runs, and nothing happens \
        when somebody picks the quick action.
        """,
      zhHans: """
        UIKit 按准确的名称查找代理的方法和视图控制器的方法。参数标签差一个字母、沿用 Swift 2 的写法、参数类型不同，\
        或者加了 `private`、`static`，它就成了你自己的另一个方法：App 照常构建和运行，但用户选中快捷操作时什么也不会发生。
        """),
    examples: [
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func «windowScene»(_ windowScene: UIWindowScene, performActionForShortcutItem item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(router.open(item))
          }
        }
        """,
        fixed: """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
              completionHandler(router.open(item))
            }
          }
          """, message: "UIKit never calls this: it expects"),
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func «windowScene»(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) -> Bool {
            return router.open(item)
          }
        }
        """,
        fixed: """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
              return router.open(item)
            }
          }
          """, message: "UIKit never calls this: without"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          private func «application»(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {
            completionHandler(openItem(shortcutItem))
          }
        }
        """,
        fixed: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {
              completionHandler(openItem(shortcutItem))
            }
          }
          """, message: "UIKit never calls this"),
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func «scene»(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(router.open(item))
          }
        }
        """,
        fixed: """
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
              completionHandler(router.open(item))
            }
          }
          """, message: "UIKit never calls this: it expects"),
      .fires(
        .swift,
        """
        class ListViewController: UIViewController {
          func «traitCollectionDidChange»(_ previousTraitCollection: UITraitCollection) {
            refresh()
          }
        }
        """,
        fixed: """
          class ListViewController: UIViewController {
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
              refresh()
            }
          }
          """, message: "UIKit never calls this: in"),
      .fires(
        .swift,
        """
        class ListViewController: BaseController {
          func «viewWillTransition»(tos size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            refresh()
          }
        }
        """,
        beside: [
          "BaseController.swift": Array(
            """
            class BaseController: UIViewController {
              override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
              }
            }
            """.utf8)
        ], message: "UIKit never calls this: it expects viewWillTransition(to:with:)"),
      .fires(
        .objectiveC,
        """
        @interface ListViewController () <UIViewControllerPreviewingDelegate>
        @end
        @implementation ListViewController
        - (void)«previewContext»:(id<UIViewControllerPreviewing>)context commitViewController:(UIViewController *)controller {
            [self showViewController:controller sender:self];
        }
        @end
        """,
        fixed: """
          @interface ListViewController () <UIViewControllerPreviewingDelegate>
          @end
          @implementation ListViewController
          - (void)previewingContext:(id<UIViewControllerPreviewing>)context commitViewController:(UIViewController *)controller {
              [self showViewController:controller sender:self];
          }
          @end
          """, message: "UIKit never calls this: it expects"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)«application»:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completion:(void (^)(BOOL))handler {
            handler(YES);
        }
        @end
        """,
        fixed: """
          @implementation AppDelegate
          - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))handler {
              handler(YES);
          }
          @end
          """, message: "UIKit never calls this: it expects"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func «application»(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping () -> Void) {
            open(shortcutItem)
          }
        }
        """, message: "UIKit never calls this"),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(application: UIApplication, performActionForShortcutItem shortcutItem: UIApplicationShortcutItem, completionHandler: Bool -> Void) {
            UIApplication.sharedApplication()
            completionHandler(true)
          }
        }
        """),
      .silent(
        .swift,
        """
        protocol Opening {
          func application(_ application: UIApplication, performActionForItem item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
        }
        class AppDelegate: UIResponder, UIApplicationDelegate, Opening {
          @objc(application:performActionForShortcutItem:completionHandler:)
          private func application(_ application: UIApplication, performAction item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
          func application(_ application: UIApplication, performActionForItem item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
        }
        class Cell: UITableViewCell {
          override func willTransition(to state: UITableViewCell.StateMask) {}
        }
        final class Services {
          func scene(_ scene: UIScene, performActionFor item: UIApplicationShortcutItem) -> Bool { true }
        }
        // func windowScene(_ windowScene: UIWindowScene, performAction item: UIApplicationShortcutItem) {}
        """),
      .silent(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          @available(iOS 13, *)
          nonisolated func windowScene(_: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool { true }
          func scene(_ scene: UIScene, willConnectTo _: UISceneSession, options: UIScene.ConnectionOptions) {}
        }
        """),
      .silent(
        .objectiveC,
        """
        @interface Peeker : NSObject
        @end
        @implementation Peeker
        - (void)previewContext:(id<UIViewControllerPreviewing>)context commitViewController:(UIViewController *)controller {}
        @end
        #if 0
        @implementation AppDelegate
        - (void)application:(UIApplication *)a performActionForShortcutItm:(UIApplicationShortcutItem *)item completionHandler:(void (^)(BOOL))done {}
        @end
        #endif
        """),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
        }
        private extension AppDelegate {
          func «application»(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(true)
          }
        }
        """, message: "UIKit never calls this"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func «application»(_ application: UIApplication, configurationForConnecting session: UISceneSession, option: UIScene.ConnectionOptions) -> UISceneConfiguration {
            UISceneConfiguration(name: nil, sessionRole: session.role)
          }
        }
        """, message: "UIKit never calls this"),
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func «scene»(_ scene: UIWindowScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            window = UIWindow(windowScene: scene)
          }
        }
        """, message: "UIKit never calls this"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func «application»(application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(true)
          }
        }
        """, message: "UIKit never calls this"),
    ],
    reference:
      "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)"
  )

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let misses = NearMiss.all(in: code.file, inherited: code.supertypes, limit: report.room)
    var users = NearMissUsers(code, misses)
    for miss in misses {
      report.add(
        .never(miss, code.file), at: code.file.bytes(of: miss.function.declaration.nameToken),
        fixes: [NearMissFix.fix(miss, code.file, &users)])
    }
  }
}

extension LocalizedText {
  fileprivate static func never(_ miss: NearMiss, _ file: CodeFile) -> LocalizedText {
    let name =
      file.language == .swift
      ? miss.signature.swiftName : miss.signature.objectiveCName ?? miss.signature.swiftName
    for slip in miss.slips {
      switch slip {
      case .modifier(let word):
        return LocalizedText(
          en: "UIKit never calls this, because it is \(word): \(name) has to be visible to UIKit.",
          zhHans: "UIKit 从不会调用它，因为它是 \(word) 的：\(name) 必须对 UIKit 可见。")
      case .notAsync:
        return LocalizedText(
          en: "UIKit never calls this: without the completion handler \(name) has to be async.",
          zhHans: "UIKit 从不会调用它：省略完成处理程序时，\(name) 必须是 async 的。")
      case .type(let place):
        let type =
          miss.signature.parameters.indices.contains(place)
          ? miss.signature.parameters[place].type : ""
        return LocalizedText(
          en: "UIKit never calls this: in \(name) the type is \(type).",
          zhHans: "UIKit 从不会调用它：\(name) 中该参数的类型是 \(type)。")
      case .notProperty:
        return LocalizedText(
          en: "UIKit never calls this: it reads a property, \(name).",
          zhHans: "UIKit 从不会调用它：它读取的是属性 \(name)。")
      case .name, .oldName, .order: continue
      }
    }
    return LocalizedText(
      en: "UIKit never calls this: it expects \(name).",
      zhHans: "UIKit 从不会调用它：它要的是 \(name)。")
  }
}
