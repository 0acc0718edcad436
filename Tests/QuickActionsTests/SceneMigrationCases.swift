/// The app delegates that `SceneMigrationTests` moves.
extension SceneMigrationTests {
  static let launch =
    "func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {"

  static let carPlay = """
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
      name: "a method that makes a second window of the app's own class gets the scene",
      members: """
          var window: UIWindow?
          var banner: BannerWindow?

          \(launch)
            makeBanner()
            return true
          }

          func makeBanner() {
            banner = BannerWindow(frame: UIScreen.main.bounds)
            banner?.makeKeyAndVisible()
          }
        """,
      beside: ["/w/BannerWindow.swift": "import UIKit\n\nclass BannerWindow: UIWindow {}\n"],
      storyboard: true,
      stays: [
        "func makeBanner(in windowScene: UIWindowScene) {\n    banner = BannerWindow(windowScene: windowScene)",
        "func connect(_ windowScene: UIWindowScene) {\n    makeBanner(in: windowScene)",
      ], scene: ["appDelegate?.window = window", "appDelegate?.connect(windowScene)"]),
    Case(
      name: "a second window does not take the place of the storyboard's",
      members: """
          var window: UIWindow?
          var overlay: UIWindow?

          \(launch)
            overlay = UIWindow(frame: UIScreen.main.bounds)
            overlay?.isHidden = false
            return true
          }
        """, storyboard: true,
      stays: ["overlay = UIWindow(windowScene: windowScene)"],
      scene: ["appDelegate?.window = window\n    appDelegate?.connect(windowScene)\n"]),
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
    Case(
      name: "options that are unwrapped before they are read",
      members: """
          var window: UIWindow?

          \(launch)
            if let launchOptions = launchOptions,
              let payload = launchOptions[.remoteNotification] as? [AnyHashable: Any]
            {
              open(payload)
            }
            if isFirst, let launchOptions, let url = launchOptions[.url] as? URL { open(url) }
            if let options = launchOptions {
              if let item = options[.shortcutItem] as? UIApplicationShortcutItem { open(item) }
            }
            return true
          }
        """, storyboard: true, gone: ["launchOptions ="],
      scene: [
        "if let payload = connectionOptions.notificationResponse?.notification.request",
        "if isFirst, let url = connectionOptions.urlContexts.first?.url { open(url) }",
        "do {\n      if let item = connectionOptions.shortcutItem { open(item) }\n    }",
      ]),
    Case(
      name: "what shows the first screen in another class follows the window",
      members: """
          var window: UIWindow?
          private let flow = Flow()

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            Analytics.start()
            if isNew {
              Router.showWelcome()
            } else {
              flow.begin()
            }
            return true
          }
        """,
      beside: [
        "/w/Router.swift": """
        import UIKit

        enum Router {
          static func showWelcome() { show(Welcome()) }
          static func show(_ root: UIViewController) {
            (UIApplication.shared.delegate as? AppDelegate)?.window?.set(rootViewController: root)
          }
        }

        final class Flow {
          func begin() { UIApplication.shared.delegate?.window??.makeKeyAndVisible() }
        }

        """
      ],
      stays: [
        "{\n    Analytics.start()\n    return true",
        "window = UIWindow(windowScene: windowScene)\n    if isNew {\n      Router.showWelcome()",
      ]),
    Case(
      name: "what sets the root by a property of another class follows the window",
      members: """
          var window: UIWindow?
          private let launcher = Launcher()

          \(launch)
            launcher.begin(with: self)
            Analytics.start()
            launcher.run()
            return launcher.isDone
          }
        """,
      beside: [
        "/w/Launcher.swift": """
        import UIKit

        final class Launcher {
          private let home = HomeFlow()
          func run() { proceed() }
          private func proceed() { home.begin() }
        }

        """,
        "/w/HomeFlow.swift": """
        import UIKit

        final class HomeFlow {
          func begin() { root = UITabBarController() }
          private var root: UIViewController? {
            get { nil }
            set { UIApplication.shared.delegate?.window??.rootViewController = newValue }
          }
        }

        """,
      ], storyboard: true,
      stays: [
        "{\n    launcher.begin(with: self)\n    Analytics.start()\n    return true",
        "launcher.run()\n  }",
      ]),
    Case(
      name: "a quick action that UIKit brought again is handled once",
      members: """
          var window: UIWindow?

          \(launch)
            if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { handle(item) }
            return true
          }

          func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            handle(shortcut)
            completionHandler(true)
          }
        """, storyboard: true, gone: ["let item", "connect("],
      scene: ["appDelegate?.application(.shared, performActionFor: shortcutItem) { _ in }"],
      remark: "it is handled once now"),
    Case(
      name: "a quick action that two methods take is named",
      members: """
          var window: UIWindow?

          \(launch)
            if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { begin(item) }
            return true
          }

          func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            handle(shortcut)
            completionHandler(true)
          }
        """, storyboard: true,
      scene: ["if let item = connectionOptions.shortcutItem { begin(item) }"],
      remark: "where both handle it, remove one"),
    Case(
      name: "what is deferred follows what it needs",
      members: """
          var window: UIWindow?

          \(launch)
            defer { Router.shared.search() }
            defer { Analytics.end() }
            let root = UITabBarController()
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = root
            Router.shared.tabs = root
            return true
          }

          func applicationWillTerminate(_ application: UIApplication) { window = nil }
        """,
      stays: ["{\n    defer { Analytics.end() }\n    return true"],
      scene: ["defer { Router.shared.search() }\n    let root = UITabBarController()"]),
    Case(
      name: "the appearance of windows is set once for the app",
      members: """
          var window: UIWindow?

          \(launch)
            UIWindow.appearance().tintColor = .red
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            return true
          }
        """, stays: ["{\n    UIWindow.appearance().tintColor = .red\n    return true"]),
    Case(
      name: "a window over the app's is told which scene it gets",
      members: """
          var window: UIWindow?
          private var covers: [UIWindow] = []

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            return true
          }

          func applicationWillResignActive(_ application: UIApplication) {
            let cover = UIWindow(frame: UIScreen.main.bounds)
            cover.isHidden = false
            covers.append(cover)
          }
        """, stays: ["  var window: UIWindow?"], scene: ["appDelegate?.window = window"],
      remark: "add “cover.windowScene = window?.windowScene” before it is shown"),
    Case(
      name: "a file that XcodeGen includes may write the list again",
      members: """
          var window: UIWindow?

          \(launch)
            return true
          }
        """, beside: ["/w/project.yml": "name: App\ninclude: base.yml\n"], storyboard: true,
      remark: "or the next run of XcodeGen removes it"),
    Case(
      name: "what moves with a branch though it builds nothing is named",
      members: """
          var window: UIWindow?

          \(launch)
            if Store.exists {
              window?.rootViewController = Unlock()
            } else {
              NSLog("open")
              Store.shared.open()
              window?.rootViewController = Root()
            }
            Sync.start()
            return true
          }
        """, storyboard: true, stays: ["{\n    Sync.start()\n    return true"],
      remark: "take it out of the branch where something needs it"),
    Case(
      name: "the key window is nobody's before there is one",
      members: """
          var window: UIWindow?

          \(launch)
            if isTesting {
              UIApplication.shared.keyWindow?.layer.speed = 100
            } else {
              Log.start()
            }
            Analytics.start()
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            return true
          }
        """, stays: ["Log.start()\n    }\n    Analytics.start()\n    return true"]),
    Case(
      name: "types have the names of Swift 4 where the app has them",
      members: """
          var window: UIWindow?

          func application(_ app: UIApplication, open url: URL, options: [UIApplicationOpenURLOptionsKey: Any]) -> Bool {
            show(url)
          }
        """, storyboard: true, scene: ["var options: [UIApplicationOpenURLOptionsKey: Any] = ["]),
    Case(
      name: "a local name that hides the app's window is told apart",
      members: """
          var window: UIWindow?
          private lazy var cover: UIWindow = {
            let window = UIWindow()
            window.windowLevel = .alert
            return window
          }()

          \(launch)
            return true
          }
        """, storyboard: true, remark: "add “window.windowScene = self.window?.windowScene” before"),
    Case(
      name: "a class of windows that makes itself is named",
      members: """
          var window: UIWindow?

          \(launch)
            return true
          }
        """,
      beside: [
        "/w/Banner.swift":
          "import UIKit\nclass Banner: UIWindow {\n  init() {\n    super.init(frame: UIScreen.main.bounds)\n  }\n}\n"
      ], storyboard: true, remark: "a window without a scene is never shown"),
    Case(
      name: "pods may ask for the window",
      members: """
          var window: UIWindow?

          \(launch)
            return true
          }
        """, beside: ["/w/Podfile": "target 'App'"], storyboard: true,
      stays: ["  var window: UIWindow?"], scene: ["appDelegate?.window = window"],
      remark: "code of pods, packages or frameworks, which is not read, may ask"),
    Case(
      name: "the window is set where it is asked for while the interface is built",
      members: """
          var window: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            window?.makeKeyAndVisible()
            return true
          }
        """,
      beside: [
        "/w/Root.swift": """
        import UIKit

        class Root: UIViewController {
          override func viewDidLoad() {
            view.tintColor = (UIApplication.shared.delegate as? AppDelegate)?.window?.tintColor
          }
        }

        """
      ],
      stays: [
        "window = UIWindow(windowScene: windowScene)\n    window?.rootViewController = Root()"
      ]
    ),
    Case(
      name: "a set-up that shows an alert where it fails stays",
      members: """
          var window: UIWindow?

          \(launch)
            setUpStore()
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            return true
          }

          func setUpStore() {
            do { try Store.open() } catch {
              DispatchQueue.main.async {
                let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
                self.window?.rootViewController?.present(alert, animated: true)
              }
            }
          }
        """,
      stays: ["{\n    setUpStore()\n    return true"]),
    Case(
      name: "a method that reads the options takes the connection options",
      members: """
          var window: UIWindow?

          \(launch)
            Analytics.start(launchOptions)
            window?.tintColor = .red
            return route(launchOptions)
          }

          func route(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if let options, let url = options[.url] as? URL { open(url) }
            guard let item = options?[.shortcutItem] as? UIApplicationShortcutItem else { return true }
            open(item)
            return false
          }

          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(open(item))
          }
        """, storyboard: true,
      stays: [
        "Analytics.start(launchOptions)\n    return true",
        "func route(_ options: UIScene.ConnectionOptions) -> Bool {",
        "if let url = options.urlContexts.first?.url { open(url) }",
        "guard let item = options.shortcutItem else", "return route(connectionOptions)",
      ],
      scene: [
        "let isPending = appDelegate?.connect(options: connectionOptions) ?? true",
        "guard isPending else { return }",
      ]),
    Case(
      name: "a superclass of the app's own that has nothing of an app delegate",
      members: """
          var window: UIWindow?

          func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { log(url) }
        """,
      beside: [
        "/w/AppDelegate.swift":
          "import UIKit\n\n@main\nclass AppDelegate: Logging, UIApplicationDelegate {\n  var window: UIWindow?\n}\n",
        "/w/Logging.swift":
          "import UIKit\n\nclass Logging: UIResponder {\n  func log(_ url: URL) -> Bool { true }\n}\n// AppDelegate\n",
      ],
      storyboard: true),
    Case(
      name: "a configuration as the manifest has it is no obstacle",
      members: """
          var window: UIWindow?

          func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            // Select a configuration.
            return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
          }
        """, storyboard: true),
    Case(
      name: "what the second launch method does with what the first built moves, too",
      members: """
          var window: UIWindow?
          var list: UITableViewController!

          func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            setUp()
            return true
          }

          \(launch)
            Analytics.start()
            list.title = "First"
            return true
          }

          func setUp() {
            window = UIWindow(frame: UIScreen.main.bounds)
            list = UITableViewController()
            window?.rootViewController = list
          }
        """,
      stays: [
        "{\n    Analytics.start()\n    return true",
        "setUp(in: windowScene)\n\n    list.title = \"First\"\n  }",
      ]),
    Case(
      name: "what launched the app waits until the scene is active, and comes once",
      members: """
          var window: UIWindow?

          func applicationDidBecomeActive(_ application: UIApplication) { refresh() }

          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            window?.rootViewController?.present(Page(item), animated: true)
          }
        """, storyboard: true,
      scene: [
        "pendingItem = connectionOptions.shortcutItem",
        "  func sceneDidBecomeActive(_ scene: UIScene) {\n    if let shortcutItem = pendingItem {\n      pendingItem = nil\n",
        "{ _ in }\n    }\n    appDelegate?.applicationDidBecomeActive(.shared)\n  }",
      ]),
    Case(
      name: "what is set without a receiver shows the first screen, too",
      members: """
          var window: UIWindow?
          private let flow = SubFlow()

          \(launch)
            Analytics.start()
            appRoot = First()
            showSecond()
            flow.begin()
            setUp()
            register()
            return true
          }

          func setUp() { Router.showThird() }
          func register() { UNUserNotificationCenter.current().delegate = self }
        """,
      beside: [
        "/w/Root.swift": """
        import UIKit

        var appRoot: UIViewController? {
          get { UIApplication.shared.delegate?.window??.rootViewController }
          set { UIApplication.shared.delegate?.window??.rootViewController = newValue }
        }

        func showSecond() { appRoot = Second() }

        enum Router {
          static func showThird() { appRoot = Third() }
        }

        class Flow {
          var root: UIViewController? {
            get { nil }
            set { UIApplication.shared.delegate?.window??.rootViewController = newValue }
          }
        }

        """,
        "/w/SubFlow.swift": """
        import UIKit

        final class SubFlow: Flow {
          func begin() { root = Fourth() }
        }

        """,
      ], storyboard: true,
      stays: [
        "{\n    Analytics.start()\n    register()\n    return true",
        "appRoot = First()\n    showSecond()\n    flow.begin()\n    setUp()\n  }",
      ]),
    Case(
      name: "what a protocol adds to the app delegate shows the first screen, too",
      members: """
          var window: UIWindow?

          \(launch)
            Analytics.start()
            root = First()
            return true
          }
        """,
      beside: [
        "/w/AppDelegate+Window.swift":
          "import UIKit\n\nextension AppDelegate: WindowProvider {}\n",
        "/w/WindowProvider.swift": """
        import UIKit

        protocol WindowProvider: AnyObject {
          var window: UIWindow? { get set }
        }

        extension WindowProvider {
          var root: UIViewController? {
            get { window?.rootViewController }
            set { window?.rootViewController = newValue }
          }
        }

        """,
      ], storyboard: true,
      stays: [
        "{\n    Analytics.start()\n    return true",
        "func connect() {\n    root = First()\n  }",
      ]),
    Case(
      name: "what is deferred and stays is named, but for what ends there",
      members: """
          var window: UIWindow?

          \(launch)
            let span = Span("launch")
            defer { span.end() }
            defer { Coordinator.shared.start() }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Coordinator.shared.root
            return true
          }
        """,
      stays: [
        "defer { span.end() }\n    defer { Coordinator.shared.start() }\n    return true"
      ],
      remark: "now before a scene connects and the interface is built"),
    Case(
      name: "the app delegate of tests stands back",
      members: """
          var window: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            return true
          }
        """,
      beside: [
        "/w/main.swift": """
        import UIKit

        let name = isTesting ? NSStringFromClass(TestAppDelegate.self) : NSStringFromClass(AppDelegate.self)
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)

        """,
        "/w/AppDelegate.swift": """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            return true
          }
        }

        """,
        "/w/TestAppDelegate.swift": """
        import UIKit

        class TestAppDelegate: UIResponder, UIApplicationDelegate {
          \(launch)
            return true
          }
        }

        """,
      ],
      stays: ["func connect(_ windowScene: UIWindowScene) {"],
      remark: "where another class than “AppDelegate” is chosen here"),
    Case(
      name: "a variable of main.swift that is set later may choose another class",
      members: "",
      beside: [
        "/w/main.swift": """
        import UIKit

        var name = NSStringFromClass(AppDelegate.self)
        if isTesting { name = "TestAppDelegate" }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)

        """,
        "/w/AppDelegate.swift": """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            return true
          }
        }

        """,
      ],
      stays: ["func connect(_ windowScene: UIWindowScene) {"],
      remark: "where another class than “AppDelegate” is chosen here"),
    Case(
      name: "a cover of the app's own class of windows is told which scene it gets",
      members: """
          var window: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            return true
          }

          func applicationWillResignActive(_ application: UIApplication) {
            let cover = CoverWindow(frame: UIScreen.main.bounds)
            cover.isHidden = false
          }
        """,
      beside: ["/w/CoverWindow.swift": "import UIKit\n\nclass CoverWindow: UIWindow {}\n"],
      stays: ["  var window: UIWindow?"], scene: ["appDelegate?.window = window"],
      remark: "add “cover.windowScene = window?.windowScene” before it is shown"),
    Case(
      name: "the window stays for frameworks that XcodeGen adds",
      members: """
          var window: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            return true
          }
        """,
      beside: ["/w/project.yml": "name: App\npackages:\n  Hud:\n    path: ../Hud\n"],
      stays: ["  var window: UIWindow?"], scene: ["appDelegate?.window = window"],
      remark: "the window stays here, set by the scene delegate"),
    Case(
      name: "a manifest for CarPlay alone gets the role of windows",
      members: """
          var window: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            return true
          }
        """,
      beside: [
        "/w/Info.plist": carPlay,
        "/w/Car.swift":
          "import CarPlay\n\nclass Car: UIResponder, CPTemplateApplicationSceneDelegate {}\n",
      ],
      scene: ["window = UIWindow(windowScene: windowScene)"],
      remark: "a scene of another role, such as CarPlay's, can connect first"),
    Case(
      name: "an answer that has a handled quick action come again is named",
      members: """
          var window: UIWindow?

          \(launch)
            if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
              return handle(item)
            }
            return true
          }

          func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcut))
          }
        """, storyboard: true, stays: ["if let item = connectionOptions.shortcutItem {"],
      remark: "where this returns true, the handler gets the quick action again"),
    Case(
      name: "what only observes stays, and what it leads to later",
      members: """
          var window: UIWindow?

          \(launch)
            observe()
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Root()
            return true
          }

          func observe() {
            NotificationCenter.default.addObserver(self, selector: #selector(repaint), name: .theme, object: nil)
          }

          @objc func repaint() { window?.tintColor = .red }
        """, stays: ["{\n    observe()\n    return true"]),
    Case(
      name: "a window that is made where there is none yet is named",
      members: """
          var window: UIWindow?

          \(launch)
            setUp()
            return true
          }

          func setUp() {
            if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
            window?.rootViewController = Root()
          }
        """, stays: ["if window == nil { window = UIWindow(windowScene: windowScene) }"],
      remark: "a scene can connect again in the same process"),
    Case(
      name: "a quick action that no launch handles is named",
      members: """
          var window: UIWindow?

          \(launch)
            let isLaunched = launchOptions?[.shortcutItem] != nil
            return !isLaunched
          }

          func application(_ application: UIApplication, performActionFor shortcut: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcut))
          }
        """, storyboard: true,
      stays: ["let isLaunched = connectionOptions.shortcutItem != nil\n    return !isLaunched"],
      remark: "it is lost, as it was before"),
    Case(
      name: "a manifest without a configuration gets one",
      members: """
          var window: UIWindow?

          \(launch)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            return true
          }
        """,
      beside: [
        "/w/Info.plist": list(false).replacing(
          "</dict>\n</plist>",
          with:
            "\t<key>UIApplicationSceneManifest</key>\n\t<dict>\n\t\t<key>UISceneConfigurations</key>\n\t\t<dict/>\n\t</dict>\n</dict>\n</plist>"
        )
      ], scene: ["window = UIWindow(windowScene: windowScene)"]),
    Case(
      name: "a method of the app delegate hides a function that shows the first screen",
      members: """
          var window: UIWindow?

          \(launch)
            show()
            window?.tintColor = .red
            return true
          }

          func show() { Analytics.start() }
        """,
      beside: [
        "/w/Root.swift":
          "import UIKit\n\nfunc show() { UIApplication.shared.delegate?.window??.rootViewController = Root() }\n"
      ], storyboard: true, stays: ["{\n    show()\n    return true"]),
  ]
}
