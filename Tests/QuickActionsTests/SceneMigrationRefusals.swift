/// The app delegates that `SceneMigrationTests` does not change.
extension SceneMigrationTests {
  private static let carPlay = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>LSRequiresIPhoneOS</key>
    \t<true/>
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict>
    \t\t\t<key>CPTemplateApplicationSceneSessionRoleApplication</key>
    \t\t\t<array>
    \t\t\t\t<dict>
    \t\t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).Car</string>
    \t\t\t\t</dict>
    \t\t\t</array>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  static let refusals = [
    Refusal(name: "no window", storyboard: false, reason: "neither a storyboard nor code"),
    Refusal(
      name: "a window of another class",
      members: """
          private let coordinator = Coordinator()

          \(launch)
            coordinator.start()
            return true
          }
        """,
      beside: [
        "/w/Coordinator.swift":
          "import UIKit\nclass Coordinator {\n  func start() { UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible() }\n}\n"
      ], storyboard: false, reason: "but this does; make it in the launch method first"),
    Refusal(
      name: "a window class with an initializer of its own",
      members: """
          var window: UIWindow?

          \(launch)
            window = OwnWindow(frame: UIScreen.main.bounds)
            return true
          }
        """,
      beside: [
        "/w/OwnWindow.swift":
          "import UIKit\nclass OwnWindow: UIWindow {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}\n// AppDelegate\n"
      ], storyboard: false, reason: "“OwnWindow” is a window of your own"),
    Refusal(
      name: "another app delegate",
      beside: [
        "/w/Other.swift":
          "import UIKit\n@main class Other: NSObject, UIApplicationDelegate {}\n"
      ], reason: "can be the app delegate"),
    Refusal(
      name: "the same class in another file",
      beside: [
        "/w/Beside/AppDelegate.swift":
          "import UIKit\n@main class AppDelegate: NSObject, UIApplicationDelegate {}\n"
      ], reason: "two files declare the app delegate “AppDelegate”"),
    Refusal(
      name: "a scene delegate without a manifest",
      beside: ["/w/S.swift": "import UIKit\nclass S: UIResponder, UIWindowSceneDelegate {}\n"],
      reason: "there is a scene delegate already"),
    Refusal(
      name: "a superclass that launches",
      beside: [
        "/w/AppDelegate.swift":
          "import UIKit\n\n@main\nclass AppDelegate: Base, UIApplicationDelegate {}\n",
        "/w/Base.swift":
          "import UIKit\n\nclass Base: UIResponder {\n  func applicationDidBecomeActive(_ application: UIApplication) {}\n}\n// AppDelegate\n",
      ], reason: "inherits from “Base”"),
    Refusal(
      name: "a merge conflict",
      beside: [
        "/w/S.swift":
          "import UIKit\n<<<<<<< a\nclass S: UIResponder, UIApplicationDelegate {}\n=======\n>>>>>>> b\n"
      ], reason: "conflict"),
    Refusal(
      name: "a handler under #if",
      members: """
          var window: UIWindow?
          #if BETA
          func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { open(url) }
          #endif
        """, reason: "#if"),
    Refusal(
      name: "options that a method reads which another one calls",
      members: """
          var window: UIWindow?

          \(launch)
            route(launchOptions)
            return true
          }

          func route(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
            if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { open(item) }
          }

          func applicationDidBecomeActive(_ application: UIApplication) { route(nil) }
        """, reason: "the launch options that this reads are nil"),
    Refusal(
      name: "options that a method reads and hands on",
      members: """
          var window: UIWindow?

          \(launch)
            route(launchOptions)
            return true
          }

          func route(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
            if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { open(item, options) }
          }
        """, reason: "the launch options that this reads are nil"),
    Refusal(
      name: "options under another name",
      members: """
          var window: UIWindow?

          \(launch)
            if let launchOptions, let url = launchOptions[.url] as? URL {
              open(url, with: launchOptions)
            }
            return true
          }
        """, reason: "the launch options get another name"),
    Refusal(
      name: "a window that others cannot set",
      members: "  private(set) var window: UIWindow?", reason: "cannot see or set this window"),
    Refusal(
      name: "a name that both need",
      members: """
          var window: UIWindow?

          \(launch)
            let store = Store.open()
            UNUserNotificationCenter.current().delegate = store
            window?.rootViewController = Root(store)
            return true
          }
        """, reason: "“store” is used both by"),
    Refusal(
      name: "a method elsewhere that builds the interface and registers for what launches the app",
      members: """
          var window: UIWindow?

          \(launch)
            Launcher.shared.run()
            return true
          }
        """,
      beside: [
        "/w/Launcher.swift": """
        import UIKit

        final class Launcher: NSObject {
          static let shared = Launcher()
          func run() {
            register()
            UIApplication.shared.delegate?.window??.rootViewController = UITabBarController()
          }
          private func register() { UNUserNotificationCenter.current().delegate = self }
        }

        """
      ], reason: "“run” does it together with what a window shows"),
    Refusal(
      name: "a question whether there are launch options",
      members: """
          var window: UIWindow?

          \(launch)
            window?.rootViewController = Root()
            if launchOptions == nil { window?.tintColor = .red }
            return true
          }
        """, reason: "this asks whether there are launch options"),
    Refusal(
      name:
        "a method of the app delegate that builds the interface and registers for what launches the app",
      members: """
          var window: UIWindow?

          \(launch)
            setUp()
            return true
          }

          func setUp() {
            register()
            window?.rootViewController = Root()
          }

          func register() { UNUserNotificationCenter.current().delegate = self }
        """, reason: "“setUp” does it together with what a window shows"),
    Refusal(
      name: "a manifest for CarPlay alone and an answer to which scene connects",
      members: """
          var window: UIWindow?

          func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
          }
        """, beside: ["/w/Info.plist": carPlay], reason: "the app configures scenes here already"),
    Refusal(
      name: "a window for another screen",
      members: """
          var window: UIWindow?
          var external: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            if let screen = UIScreen.screens.dropFirst().first {
              external = UIWindow(frame: screen.bounds)
              external?.screen = screen
              external?.isHidden = false
            }
            return true
          }
        """, reason: "a window for another screen belongs to a scene of that screen"),
  ]
}
