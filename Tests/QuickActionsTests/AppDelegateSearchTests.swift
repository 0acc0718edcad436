import TestKit
import Testing
@testable import CodeGeneration

/// The choice of the app delegate by `migrate scenes`, and apps with scenes but without a manifest.
@Suite struct AppDelegateSearchTests {
  private static func migration(_ files: [String: String]) throws -> SceneMigration {
    var all = ["/w/Info.plist": SceneMigrationTests.list(true)]
    for (name, text) in files { all["/w/" + name] = text }
    return try #require(SceneMigrationTests.migrations(SceneMigrationTests.memory(all)).first)
  }

  private static let delegate =
    "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n}\n"

  /// `main.swift` tries the class for tests first, which no app contains.
  @Test func aConstantOfMainNamesTheAppDelegate() throws {
    let migration = try Self.migration([
      "AppDelegate.swift": Self.delegate,
      "Tests/StandIn.swift":
        "import UIKit\n\n@objc(StandIn)\nclass StandIn: UIResponder, UIApplicationDelegate {}\n",
      "main.swift": """
      import UIKit

      let appDelegate: AnyClass = NSClassFromString("StandIn") ?? AppDelegate.self
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(appDelegate))

      """,
    ])
    guard case .moves = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(migration.edits.contains { $0.path == "/w/SceneDelegate.swift" })
  }

  /// Next to a class for tests the scene delegate builds nothing by itself, and the position of the choice is
  /// named.
  @Test func aChosenAppDelegateBuildsItsInterface() throws {
    let migration = try Self.migration([
      "AppDelegate.swift": Self.delegate.replacing(
        "}\n",
        with: """

            \(SceneMigrationTests.launch)
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.makeKeyAndVisible()
              return true
            }
          }

          """),
      "StandIn.swift": "import UIKit\n\nclass StandIn: UIResponder, UIApplicationDelegate {}\n",
      "main.swift": """
      import UIKit

      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(isTest ? StandIn.self : AppDelegate.self))

      """,
    ])
    guard case .moves = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    let scene = migration.edits.first { $0.path == "/w/SceneDelegate.swift" }
    guard case .create(let text)? = scene?.change else {
      Issue.record("no scene delegate")
      return
    }
    #expect(text.contains("appDelegate?.connect(windowScene)"))
    let remark = migration.remarks.first { $0.text.english.contains("another class than") }
    #expect(remark?.place?.path == "/w/main.swift")
  }

  /// A single name is no choice.
  @Test(arguments: [
    ("main.swift", "NSStringFromClass(AppDelegate.self)"), ("main.swift", "\"AppDelegate\""),
    ("main.m", "NSStringFromClass([AppDelegate class])"), ("main.m", "@\"AppDelegate\""),
  ])
  func aNamedAppDelegateIsNotChosen(_ file: String, _ name: String) throws {
    let head = file == "main.m" ? "#import <UIKit/UIKit.h>\nint main() { return " : "import UIKit\n"
    let call = "UIApplicationMain(argc, argv, nil, \(name))"
    let migration = try Self.migration([
      "AppDelegate.swift": Self.delegate, file: head + call + (file == "main.m" ? "; }\n" : "\n"),
    ])
    guard case .moves = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(migration.remarks.isEmpty)
  }

  /// A class with empty methods is for tests and previews, whatever code chooses between the two.
  @Test func aClassThatDoesNothingGivesWay() throws {
    let migration = try Self.migration([
      "AppDelegate.swift": Self.delegate.replacing(
        "}\n",
        with: "  func applicationDidBecomeActive(_ application: UIApplication) { log() }\n}\n"),
      "Launcher.swift": """
      import UIKit

      private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

      @main enum Launcher {
        static func main() {
          UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(chosen()))
        }
        static func chosen() -> AnyClass { isTesting ? EmptyDelegate.self : AppDelegate.self }
      }

      """,
    ])
    guard case .moves = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(migration.moved.map(\.from) == ["applicationDidBecomeActive(_:)"])
  }

  /// A subclass without members leaves the work to its superclass.
  @Test func anEmptySubclassIsMovedWithItsSuperclass() throws {
    let migration = try Self.migration([
      "AppDelegate.swift": "import UIKit\n\n@UIApplicationMain\nclass AppDelegate: Base {}\n",
      "Base.h":
        "#import <UIKit/UIKit.h>\n\n@interface Base : UIResponder <UIApplicationDelegate>\n@property (strong, nonatomic) UIWindow *window;\n@end\n",
      "Base.m":
        "#import \"Base.h\"\n\n@implementation Base\n\n- (void)applicationDidBecomeActive:(UIApplication *)application {\n  [self log];\n}\n\n@end\n",
    ])
    guard case .moves = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(migration.moved.map(\.to) == ["sceneDidBecomeActive:"])
  }

  /// UIKit asks the app delegate first, so no manifest is needed.
  @Test func anAppDelegateThatConfiguresItsSceneDelegateIsDone() throws {
    let configuring = """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = Scene.self
          return configuration
        }
      }

      class Scene: UIResponder, UIWindowSceneDelegate {}

      """
    let migration = try Self.migration(["AppDelegate.swift": configuring])
    guard case .isDone = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    // A class for another screen does not handle the app's windows.
    let other = try Self.migration([
      "AppDelegate.swift": configuring.replacing(
        "let configuration",
        with:
          "print(UISceneSession.Role.windowExternalDisplayNonInteractive)\n    let configuration")
    ])
    guard case .isRefused = other.outcome else {
      Issue.record("\(other.outcome)")
      return
    }
  }

  /// `UIApplicationDelegate` declares the window of a class that only synthesizes it.
  @Test func aSynthesizedWindowIsHandedOn() throws {
    let migration = try Self.migration([
      "AppDelegate.h":
        "#import <UIKit/UIKit.h>\n\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n\n@end\n",
      "AppDelegate.m": """
      #import "AppDelegate.h"

      @implementation AppDelegate

      @synthesize window = _window;

      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
        [self.window makeKeyAndVisible];
        return YES;
      }

      @end

      """,
    ])
    let scene = migration.edits.first { $0.path == "/w/SceneDelegate.m" }
    guard case .create(let text)? = scene?.change else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(text.contains("self.window = self.appDelegate.window;"))
  }

  /// A nib may contain only the app delegate, if code creates the window.
  @Test func aMainNibIsNoObstacleWhereCodeMakesTheWindow() throws {
    var files = SceneMigrationTests.app(SceneMigrationTests.windowInCode, storyboard: false)
    files["/w/Info.plist"] = files["/w/Info.plist"]?.replacing(
      "<key>LSRequires",
      with: "<key>NSMainNibFile</key>\n\t<string>MainWindow</string>\n\t<key>LSRequires")
    let migration = try #require(
      SceneMigrationTests.migrations(SceneMigrationTests.memory(files)).first)
    guard case .moves = migration.outcome else {
      Issue.record("\(migration.outcome)")
      return
    }
    #expect(migration.remarks.contains { $0.text.english.contains("NSMainNibFile stays") })
    files["/w/AppDelegate.swift"] = Self.delegate.replacing("class", with: "@main class")
    let other = try #require(
      SceneMigrationTests.migrations(SceneMigrationTests.memory(files)).first)
    guard case .isRefused(let failure) = other.outcome else {
      Issue.record("\(other.outcome)")
      return
    }
    #expect(failure.message.english.hasPrefix("NSMainNibFile"))
  }
}
