import Files
import Foundation
import SourceText
import TestKit
import Testing
@testable import AppFiles
@testable import CodeGeneration

/// Compilers accept the results of `migrate scenes` for small apps, and the apps before.
@Suite(.timeLimit(.minutes(20))) struct MigrationCompileTests {
  private func moved(_ files: [String: String]) throws -> [String: String] {
    var all: [String: String] = [:]
    for (name, text) in files { all["/w/" + name] = text }
    all["/w/Info.plist"] =
      "<plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>\n"
    let memory = MemoryFiles(all.mapValues { Array($0.utf8) })
    let found = SceneMigration.all(
      in: ProjectFiles(below: "/w", in: memory), SharedProjects(), memory)
    let migration = try #require(found.first)
    guard case .moves = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return [:]
    }
    for edit in migration.edits {
      switch edit.change {
      case .create(let text): all[edit.path] = text
      case .edit(let edits):
        all[edit.path] = all[edit.path].map { SourceText($0).applying(edits).string }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: all.filter { !$0.key.hasSuffix(".plist") }.map {
        (String($0.key.dropFirst(3)), $0.value)
      })
  }

  private func errors(of command: [String], _ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "migrate-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      if !name.hasSuffix(".h") { paths.append(file.path()) }
    }
    return try Compiler.errors(of: command + paths)
  }

  // MARK: Swift

  private static let swift = """
    import UIKit

    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var pending: UIApplicationShortcutItem?

      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
          pending = item
          return false
        }
        return true
      }

      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        pending = shortcutItem
        completionHandler(true)
      }

      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        url.host == "open"
      }

      func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        true
      }

      func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
      func applicationWillResignActive(_ application: UIApplication) { print("resigns") }
      func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
      func applicationWillEnterForeground(_ application: UIApplication) { print("foreground") }
    }

    """

  /// Options that are unwrapped, and passed to a method that reads them.
  private static let reading = """
    import UIKit

    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var pending: UIApplicationShortcutItem?

      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        if let launchOptions, let item = launchOptions[.shortcutItem] as? UIApplicationShortcutItem {
          pending = item
        }
        if let options = launchOptions {
          if let item = options[.shortcutItem] as? UIApplicationShortcutItem { print(item.type) }
        }
        return route(with: launchOptions)
      }

      private func route(with launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        guard let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else {
          return true
        }
        pending = item
        return false
      }

      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        pending = shortcutItem
        completionHandler(true)
      }
    }

    """

  /// The parts of UIKit that the guide's stubs lack.
  private static let more = """
    import UIKit

    extension UIApplication {
      struct OpenURLOptionsKey: Hashable {
        static let openInPlace = Self()
        static let sourceApplication = Self()
        static let annotation = Self()
      }
    }
    protocol UIUserActivityRestoring: AnyObject {
      func restoreUserActivityState(_ userActivity: NSUserActivity)
    }
    extension UIScene {
      class OpenURLOptions: NSObject {
        var openInPlace: Bool { true }
        var sourceApplication: String? { nil }
        var annotation: Any? { nil }
      }
    }
    extension UIScene.ConnectionOptions {
      var urlContexts: Set<UIOpenURLContext> { [] }
      var userActivities: Set<NSUserActivity> { [] }
    }
    extension UIOpenURLContext {
      var options: UIScene.OpenURLOptions { .init() }
    }

    """

  @Test(.enabled(if: StubModules.isSupported), arguments: [swift, reading])
  func swiftStillCompiles(_ app: String) throws {
    let command =
      ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-suppress-warnings"]
      + (try StubModules.flags.get())
    let files = ["AppDelegate.swift": app, "More.swift": Self.more]
    // The stubs have no window without a scene.
    let after = try moved(files)
    let found = try errors(of: command, after)
    #expect(found.isEmpty, "\(found)\n\(after)")
    #expect(after["SceneDelegate.swift"]?.contains("guard isPending else { return }") == true)
  }

  // MARK: Objective-C

  private static let header = """
    #import <UIKit/UIKit.h>

    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @property (strong, nonatomic) UIWindow *window;
    // What the stub of the protocol lacks.
    - (void)applicationDidBecomeActive:(UIApplication *)application;
    @end

    @interface NSDictionary (Reading)
    - (id)objectForKey:(id)key;
    @end

    @interface UIScreen (Bounds)
    - (CGRect)bounds;
    @end

    """

  private static let objectiveC = """
    #import "AppDelegate.h"

    @interface AppDelegate ()
    @property (nonatomic, strong) UIApplicationShortcutItem *pending;
    @end

    @implementation AppDelegate

    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
      self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
      self.window.rootViewController = [[UIViewController alloc] init];
      [self.window makeKeyAndVisible];
      if (launchOptions != nil && [launchOptions objectForKey:UIApplicationLaunchOptionsShortcutItemKey]) {
        self.pending = [launchOptions objectForKey:UIApplicationLaunchOptionsShortcutItemKey];
      }
      if (launchOptions) {
        self.pending = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
      }
      return YES;
    }

    - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
      self.pending = shortcutItem;
      completionHandler(YES);
    }

    - (void)applicationDidBecomeActive:(UIApplication *)application {
      self.pending = nil;
    }

    @end

    """

  private static let command = [
    "clang", "-fsyntax-only", "-x", "objective-c", "-target", "arm64-apple-ios17", "-fobjc-arc",
    "-fblocks", "-nostdinc", "-Werror", "-Wincomplete-implementation",
    "-I", Project.url("Tests/GuideTests/Headers").path(),
  ]

  /// Results of the launch method, each with the code before it.
  private static let results: [(before: String, result: String)] = [
    ("", "item == nil"), ("", "item ? NO : YES"), ("", "!item"), ("", "NO"), ("", "(BOOL)!item"),
    ("BOOL perform = YES;\n  if (item) {\n    perform = NO;\n  }", "perform"),
    ("BOOL perform = item == nil;", "(perform)"),
    ("BOOL perform = item == nil;", "(BOOL)perform"),
    ("BOOL handled = item != nil;", "handled ? NO : YES"),
  ]

  /// The result states whether the launch action is still to be handled, and its names move with it.
  @Test(.enabled(if: (try? Compiler.run(["clang", "--version"]).status) == 0), arguments: results)
  func theResultOfALaunchMovesInObjectiveC(_ before: String, _ result: String) throws {
    let start = try #require(Self.objectiveC.range(of: "  if (launchOptions != nil"))
    let end = try #require(Self.objectiveC.range(of: "  return YES;\n"))
    let launch = """
        UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
        if (item) {
          self.pending = item;
        }
        \(before)
        return \(result);

      """
    let app = Self.objectiveC.replacingCharacters(
      in: start.lowerBound..<end.upperBound, with: launch)
    let files = ["AppDelegate.h": Self.header, "AppDelegate.m": app]
    let known = try errors(of: Self.command, files)
    #expect(known.isEmpty, "\(known)")
    let after = try moved(files)
    let found = try errors(of: Self.command, after)
    #expect(found.isEmpty, "\(found)\n\(after)")
    #expect(after["SceneDelegate.m"]?.contains("if (!isPending) {") == true)
    let connect = after["AppDelegate.m"]?.components(separatedBy: "- (BOOL)connectWindowScene").last
    #expect(connect?.contains("  return \(result);\n}") == true, "\(after)")
  }

  @Test(.enabled(if: (try? Compiler.run(["clang", "--version"]).status) == 0))
  func objectiveCStillCompiles() throws {
    let command = Self.command
    let files = ["AppDelegate.h": Self.header, "AppDelegate.m": Self.objectiveC]
    let before = try errors(of: command, files)
    #expect(before.isEmpty, "\(before)")
    let after = try moved(files)
    let found = try errors(of: command, after)
    #expect(found.isEmpty, "\(found)\n\(after)")
    #expect(
      after["SceneDelegate.m"]?.contains(
        "connectWindowScene:windowScene options:connectionOptions]") == true)
    #expect(
      after["AppDelegate.m"]?.contains("self.pending = connectionOptions.shortcutItem") == true)
  }
}
