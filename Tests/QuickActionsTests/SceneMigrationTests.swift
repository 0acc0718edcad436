import Files
import SourceText
import TestKit
import Testing
@testable import ActionFlow
@testable import AppFiles
@testable import CodeGeneration

/// `migrate scenes`: an app is migrated completely and gives the same answers, or nothing changes.
@Suite struct SceneMigrationTests {
  static func migrations(_ files: MemoryFiles) -> [SceneMigration] {
    SceneMigration.all(in: ProjectFiles(below: "/w", in: files), SharedProjects(), files)
  }

  /// Returns the files after the edits, by their paths.
  static func applied(_ edits: [FileEdit], to files: [String: String]) -> [String: String] {
    var files = files
    for edit in edits {
      switch edit.change {
      case .create(let text): files[edit.path] = text
      case .edit(let edits):
        files[edit.path] = files[edit.path].map { SourceText($0).applying(edits).string }
      }
    }
    return files
  }

  static func memory(_ files: [String: String]) -> MemoryFiles {
    MemoryFiles(files.mapValues { Array($0.utf8) })
  }

  // MARK: Apps whose truth is known

  /// The apps without scenes, with a storyboard.
  static let apps = SmallApp.all.filter { $0.hasScenes == false }.map { app in
    var app = app
    for (path, text) in app.files where path.hasSuffix("Info.plist") {
      app.files[path] = text.replacing(
        "<key>CFBundleIdentifier</key>",
        with: "<key>UIMainStoryboardFile</key><string>Main</string>\n<key>CFBundleIdentifier</key>")
    }
    return app
  }

  /// Returns the migrated app. The reasons for refused migrations are not tested here.
  private static func moved(_ app: SmallApp) -> [String: String]? {
    let files = Dictionary(uniqueKeysWithValues: app.files.map { ("/w/App/" + $0, $1) })
    let all = migrations(memory(files))
    guard all.count == 1, let one = all.first, case .moves = one.outcome else { return nil }
    return applied(one.edits, to: files)
  }

  @Test func manyOfThemMove() {
    let count = Self.apps.count { Self.moved($0) != nil }
    #expect(count >= 20, "\(count) of \(Self.apps.count)")
  }

  @Test(arguments: apps) func aMovedAppAnswersAsBefore(_ app: SmallApp) throws {
    guard let files = Self.moved(app) else { return }
    let before = app.answers
    let after = Answers(Self.memory(files), below: "/w/App")
    for (type, status) in before.statuses {
      // Items that the launch method hid from the handler are delivered to it now.
      let isKept =
        after.statuses[type] == status || status == .warmOnly && after.statuses[type] == .handled
        || status == .noHandler && after.broken.contains(type)
      #expect(
        isKept, "\(app.name), \(type): \(status), \(String(describing: after.statuses[type]))")
    }
    #expect(after.hasScenes == [true] || before.statuses.isEmpty, "\(app.name)")
    #expect(
      after.rules["app-delegate-handler-in-scene-app"] == nil || !before.rules.isEmpty,
      "\(app.name)")
    let second = try #require(Self.migrations(Self.memory(files)).first)
    guard case .isDone = second.outcome else {
      Issue.record("\(app.name): a second move does something: \(second.outcome)")
      return
    }
    #expect(second.edits.isEmpty)
  }

  // MARK: Moved code

  static let launch =
    "func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {"

  /// The members of an app delegate that creates the window.
  static let windowInCode = """
      var window: UIWindow?

      \(launch)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Root()
        window?.makeKeyAndVisible()
        return true
      }
    """

  static func list(_ storyboard: Bool) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>LSRequiresIPhoneOS</key>
    \t<true/>
    \(storyboard ? "\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n" : "")</dict>
    </plist>

    """
  }

  static func app(_ members: String, storyboard: Bool) -> [String: String] {
    [
      "/w/Info.plist": list(storyboard),
      "/w/AppDelegate.swift":
        "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n\(members)\n}\n",
    ]
  }

  @Test(arguments: SceneMigrationCase.all)
  func codeMovesWhereItBelongs(_ test: SceneMigrationCase) throws {
    #expect(test.unread.isEmpty)
    let files = test.files
    let migration = try #require(Self.migrations(Self.memory(files)).first)
    let result = Self.applied(migration.edits, to: files)
    let ending = result["/w/AppDelegate.m"] == nil ? "swift" : "m"
    let delegate = try #require(result["/w/AppDelegate." + ending])
    let scene = try #require(result["/w/SceneDelegate." + ending], "\(migration.outcome)")
    for (path, piece) in test.others {
      let text = try #require(result[path])
      #expect(text.contains(piece), "\(piece) in\n\(text)")
    }
    for piece in test.stays { #expect(delegate.contains(piece), "\(piece) in\n\(delegate)") }
    for piece in test.gone { #expect(!delegate.contains(piece), "\(piece) in\n\(delegate)") }
    for piece in test.scene { #expect(scene.contains(piece), "\(piece) in\n\(scene)") }
    if let remark = test.remark {
      #expect(migration.remarks.contains { $0.text.english.contains(remark) })
    }
    if let remark = test.noRemark {
      #expect(!migration.remarks.contains { $0.text.english.contains(remark) })
    }
    if let remark = test.firstRemark {
      #expect(migration.remarks.first?.text.english.contains(remark) == true)
    }
    let list = try #require(result["/w/Info.plist"])
    let module = ending == "swift" ? "$(PRODUCT_MODULE_NAME)." : ""
    #expect(list.contains("<string>\(module)SceneDelegate</string>"))
    #expect(list.contains("UISceneStoryboardFile") == test.hasStoryboard)
  }

  // MARK: Refused migrations

  struct Refusal: Sendable, CustomTestStringConvertible {
    let name: String
    var members = "  var window: UIWindow?"
    var beside: [String: String] = [:]
    var storyboard = true
    let reason: String

    var testDescription: String { name }
  }

  @Test(arguments: refusals) func whatCannotBeDecidedIsLeftAsItIs(_ test: Refusal) throws {
    let files = Self.app(test.members, storyboard: test.storyboard)
      .merging(test.beside) { $1 }
    let migration = try #require(Self.migrations(Self.memory(files)).first)
    guard case .isRefused(let failure) = migration.outcome else {
      Issue.record("\(migration.outcome), \(migration.edits)")
      return
    }
    #expect(failure.message.english.contains(test.reason), "\(failure.message.english)")
    #expect(migration.edits.isEmpty)
    #expect(failure.path != nil)
  }

  @Test func aStatementIsNeverCut() throws {
    let members = """
        var window: UIWindow?

        \(Self.launch)
          let board = UIStoryboard(name: "Main", bundle: nil)
          let root = board.instantiateInitialViewController()
            as! UINavigationController
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = root
          if #available(iOS 26.0, *) {
            window?.tintColor = .red
          } else {
            window?.tintColor = .blue
          }
          UIView.animate(withDuration: 1) {
            self.window?.alpha = 1
          } completion: { _ in
            print("shown")
          }
          return true
        }
      """
    let files = Self.app(members, storyboard: false)
    let migration = try #require(Self.migrations(Self.memory(files)).first)
    let result = Self.applied(migration.edits, to: files)
    let delegate = try #require(result["/w/AppDelegate.swift"])
    let scene = try #require(result["/w/SceneDelegate.swift"], "\(migration.outcome)")
    for piece in ["as! UINavigationController", "#available", "} else {", "} completion:"] {
      #expect(scene.contains(piece) && !delegate.contains(piece), "\(piece)\n\(delegate)\n\(scene)")
    }
    #expect(delegate.contains("-> Bool {\n    return true\n  }"))
  }

  /// Tuist generates the property list from its file.
  @Test(arguments: [
    (
      ".extendingDefault(with: [\n      \"UILaunchScreen\": [:],\n    ])",
      "    \"UIApplicationSceneManifest\": [", "      ],\n      \"UILaunchScreen\": [:],\n    ])"
    ),
    (".extendingDefault(with: [:])", "with: [\n", "\n    ])"),
    (".dictionary([\"A\": \"b\"])", ".dictionary([\n", "\"A\": \"b\"])"),
    (".default", ".extendingDefault(with: [\n", "\n    ])"),
  ])
  func aManifestGoesIntoTuistsFile(_ list: String, _ before: String, _ after: String) throws {
    var files = Self.app(Self.windowInCode, storyboard: false)
    files["/w/Info.plist"] = nil
    files["/w/Project.swift"] = """
      import ProjectDescription

      let project = Project(name: "Notes", targets: [
        .target(
          name: "Notes", destinations: .iOS, product: .app, bundleId: "a.b",
          infoPlist: \(list),
          sources: ["**"]),
        .target(name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "a.t"),
      ])

      """
    let migration = try #require(Self.migrations(Self.memory(files)).first)
    let result = Self.applied(migration.edits, to: files)
    let text = try #require(result["/w/Project.swift"])
    #expect(text.contains("\"$(PRODUCT_MODULE_NAME).SceneDelegate\""), "\(migration.outcome)")
    #expect(text.contains(before) && text.contains(after), "\(text)")
    #expect(result["/w/SceneDelegate.swift"] != nil)
    let second = try #require(Self.migrations(Self.memory(result)).first)
    guard case .isDone = second.outcome else {
      Issue.record("\(second.outcome)")
      return
    }
    // A property list in another file is not guessed.
    files["/w/Project.swift"] = files["/w/Project.swift"]?.replacing(list, with: ".appInfo")
    let other = try #require(Self.migrations(Self.memory(files)).first)
    guard case .isRefused(let failure) = other.outcome else {
      Issue.record("\(other.outcome)")
      return
    }
    #expect(failure.path == "/w/Project.swift" && other.edits.isEmpty)
  }

  /// Braces in generated code have the style of the app delegate.
  @Test(arguments: [(true, true), (true, false), (false, false)])
  func bracesStandAsTheAppHasThem(bodies: Bool, blocks: Bool) throws {
    let (body, block) = (bodies ? "\n  {" : " {", blocks ? "\n    {" : " {")
    let files = Self.app(
      """
        var window: UIWindow?

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool\(body)
          if isFirst\(block)
            Analytics.start()
          }
          return true
        }

        func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)\(body)
          completionHandler(open(item))
        }
      """, storyboard: true)
    let migration = try #require(Self.migrations(Self.memory(files)).first)
    let result = Self.applied(migration.edits, to: files)
    let scene = try #require(result["/w/SceneDelegate.swift"], "\(migration.outcome)")
    #expect(scene.contains("  )\(bodies ? "\n  {" : " {")\n"), "\(scene)")
    #expect(
      scene.contains("let shortcutItem = pendingItem\(blocks ? "\n    {" : " {")\n"), "\(scene)")
    #expect(scene.contains("shortcutItem) { _ in }"), "\(scene)")
  }

  /// The header of another app, whose implementation belongs to that app, is ignored.
  @Test func aHeaderOfAnAppBesideIsNoAppDelegate() throws {
    var files = Self.app("  var window: UIWindow?", storyboard: true)
    files["/w/Other.h"] =
      "#import <UIKit/UIKit.h>\n@interface Other : UIResponder <UIApplicationDelegate>\n@end\n"
    files["/w/main.m"] =
      "#import \"Other.h\"\nint main(int c, char *v[]) { return UIApplicationMain(c, v, nil, NSStringFromClass([Other class])); }\n"
    files["/w/Else/AppDelegate.h"] =
      "#import <UIKit/UIKit.h>\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n- (void)applicationDidBecomeActive:(UIApplication *)application;\n@end\n"
    let migration = try #require(Self.migrations(Self.memory(files)).first)
    guard case .moves = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
  }

  @Test func appsOfOneProjectAreListedTogether() throws {
    let first = SceneMigration.edits(
      of: Self.migrations(Self.memory(Self.app(Self.windowInCode, storyboard: false))))
    #expect(Set(first.map(\.path)).count == first.count)
  }

  @Test func frameworksWithTheirOwnWayAreNamed() throws {
    for name in ["FlutterAppDelegate", "RCTAppDelegate", "ExpoAppDelegate", "CDVAppDelegate"] {
      var files = Self.app("", storyboard: true)
      files["/w/AppDelegate.swift"] =
        "import UIKit\n@main class AppDelegate: \(name) {}\n"
      let migration = try #require(Self.migrations(Self.memory(files)).first)
      guard case .isRefused(let failure) = migration.outcome else {
        Issue.record("\(migration.outcome)")
        continue
      }
      #expect(failure.message == ForeignDelegate.advice(for: name))
    }
  }

  /// Names in the code of a framework identify it as well as a superclass does.
  @Test(arguments: [
    "RCTReactNativeFactory", "GeneratedPluginRegistrant", "ApplicationDelegateProxy",
  ])
  func namesOfFrameworksTellTheirWay(_ name: String) throws {
    let files = Self.app(
      "  var window: UIWindow?\n\n  \(Self.launch)\n    \(name).start(self)\n    return true\n  }",
      storyboard: true)
    let migration = try #require(Self.migrations(Self.memory(files)).first)
    guard case .isRefused(let failure) = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(failure.message == ForeignDelegate.advice { $0 == name })
    #expect(migration.edits.isEmpty)
  }

  @Test func anAppThatExpoMakesHasAReason() throws {
    let items =
      "[{ \"UIApplicationShortcutItemType\": \"a\", \"UIApplicationShortcutItemTitle\": \"A\" }]"
    let files = Self.memory([
      "/w/app.json":
        "{ \"expo\": { \"ios\": { \"infoPlist\": { \"UIApplicationShortcutItems\": \(items) } } } }"
    ])
    let migration = try #require(Self.migrations(files).first)
    guard case .isRefused(let failure) = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(failure.message.english.hasPrefix("Expo has its scene delegate"))
    #expect(failure.path == "/w/app.json")
  }

  /// Files included by XcodeGen are not followed, so an app cannot be ruled out.
  @Test func anAppOfIncludedFilesHasAReason() throws {
    let files = [
      "/w/project.yml":
        "targets:\n  App:\n    info:\n      path: App/Info.plist\ninclude:\n  - shared.yml\n",
      "/w/App/AppDelegate.swift": "import UIKit\n",
    ]
    let migration = try #require(Self.migrations(Self.memory(files)).first)
    guard case .isRefused(let failure) = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(failure.path == "/w/project.yml")
  }
}
