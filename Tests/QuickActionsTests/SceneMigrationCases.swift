/// The app delegates that `SceneMigrationTests` moves or refuses.
extension SceneMigrationTests {
  static let launch =
    "func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {"

  static let cases = [
    Case(
      name: "what builds the window goes to the scene delegate",
      members: """
          var window: UIWindow?

          \(launch)
            Analytics.start()

            // The first screen.
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
            return true
          }
        """,
      stays: ["Analytics.start()\n\n    return true"], gone: ["UIWindow", "// The first"],
      scene: [
        "guard let windowScene = scene as? UIWindowScene",
        "// The first screen.\n    window = UIWindow(windowScene: windowScene)",
      ]),
    Case(
      name: "what needs the app delegate stays in it and is called",
      members: """
          var window: UIWindow?
          private let router = Router()

          \(launch)
            window = UIWindow()
            window?.rootViewController = router.root
            window?.makeKeyAndVisible()
            router.delegate = self
            return true
          }
        """,
      stays: [
        "func connect(_ windowScene: UIWindowScene) {\n    window = UIWindow(windowScene: windowScene)"
      ],
      scene: ["appDelegate?.connect(windowScene)\n    window = appDelegate?.window"]),
    Case(
      name: "a storyboard's window is handed to the app delegate that uses it",
      members: """
          var window: UIWindow?

          \(launch)
            let tabs = window?.rootViewController as? UITabBarController
            tabs?.selectedIndex = 1
            Analytics.start()
            return true
          }

          func show() { window?.rootViewController?.dismiss(animated: true) }
        """, storyboard: true,
      stays: ["Analytics.start()\n    return true"], gone: ["let tabs"],
      scene: ["appDelegate?.window = window\n    let tabs = window?.rootViewController"]),
    Case(
      name: "the item of a launch is read from the connection options",
      members: """
          var window: UIWindow?
          var launched: UIApplicationShortcutItem?

          \(launch)
            var isPending = true
            if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
              launched = item
              isPending = false
            }
            return isPending
          }

          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(open(item))
          }
        """, storyboard: true,
      stays: [
        "return true\n  }", "if let item = connectionOptions.shortcutItem {",
        "return isPending\n  }",
      ],
      gone: ["launchOptions?["],
      scene: [
        "let isPending = appDelegate?.connect(options: connectionOptions) ?? true",
        "guard isPending else { return }",
        "appDelegate?.application(.shared, performActionFor: shortcutItem) { _ in }",
      ]),
    Case(
      name: "a method that makes the window gets the scene",
      members: """
          var window: UIWindow?

          \(launch)
            setUp()
            return true
          }

          private func setUp() {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
          }
        """,
      stays: [
        "func connect(_ windowScene: UIWindowScene) {\n    setUp(in: windowScene)",
        "private func setUp(in windowScene: UIWindowScene) {\n    window = UIWindow(windowScene: windowScene)",
      ]),
    Case(
      name: "what depends on a variable that moved code assigns moves behind it",
      members: """
          var window: UIWindow?
          var overlay: UIView?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            makeOverlay()
            Analytics.start()
            fade()
            return true
          }

          func makeOverlay() {
            let view = UIView()
            window?.addSubview(view)
            overlay = view
          }

          func fade() { overlay?.alpha = 0 }
        """,
      stays: ["makeOverlay()\n    fade()\n  }", "{\n    Analytics.start()\n    return true"]),
    Case(
      name: "a condition under which nothing is built holds in both",
      members: """
          var window: UIWindow?

          \(launch)
            if isTesting { return true }
            Analytics.start()
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = root()
            return true
          }

          func root() -> UIViewController { UIViewController() }
        """,
      stays: [
        "{\n    if isTesting { return true }\n    Analytics.start()",
        "{\n    if isTesting { return }\n",
      ]),
  ]

  static let refusals = [
    Refusal(name: "no window", storyboard: false, reason: "neither a storyboard nor code"),
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
      name: "options that a method reads",
      members: """
          var window: UIWindow?

          \(launch)
            route(launchOptions)
            return true
          }

          func route(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
            if let item = options?[.shortcutItem] as? UIApplicationShortcutItem { open(item) }
          }
        """, reason: "the launch options that this reads are nil"),
    Refusal(
      name: "options under another name",
      members: """
          var window: UIWindow?

          \(launch)
            if let launchOptions, let url = launchOptions[.url] as? URL { open(url) }
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
  ]
}
