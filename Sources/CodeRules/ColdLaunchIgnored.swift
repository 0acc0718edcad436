import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import RuleSubjects
import SourceText

package enum ColdLaunchIgnored: Rule {
  package static let needs: Set<Need> = [.project, .code]
  package static let description = RuleDescription(
    "cold-launch-ignored", .warning,
    title: LocalizedText(
      en: "A quick action that launches the app is lost.", zhHans: "启动 App 的快捷操作丢失了。"),
    why: LocalizedText(
      en: """
        A scene that is connected because of a quick action gets it in its connection options, and \
        `windowScene(_:performActionFor:completionHandler:)` is not called for it. An app that never reads \
        `connectionOptions.shortcutItem` opens and does nothing, whenever it was not running. In apps \
        without scenes the same goes for a launch method that returns `false` for a quick action and \
        does nothing with it.
        """,
      zhHans: """
        场景因快捷操作而连接时，操作在连接选项中给出，不会再为它调用 \
        `windowScene(_:performActionFor:completionHandler:)`。从不读取 `connectionOptions.shortcutItem` 的 App，\
        只要当时没有在运行，打开后就什么也不做。没有场景的 App 也一样：启动方法为快捷操作返回 `false`，却没有处理它。
        """),
    examples: [
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            // connectionOptions.shortcutItem
            window?.makeKeyAndVisible()
          }
          func «windowScene»(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(openItem(shortcutItem))
          }
        }
        """,
        beside: [
          "AppDelegate.swift": Array(
            "@main class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8)
        ], message: "This is not called"),
      .fires(
        .objectiveC,
        """
        @implementation SceneDelegate
        - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
        }
        - (void)«windowScene»:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self open:shortcutItem]);
        }
        @end
        """, beside: ["AppDelegate.m": Array("@implementation AppDelegate\n@end".utf8)],
        message: "This is not called"),
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func «windowScene»(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(openItem(shortcutItem))
          }
        }
        """,
        beside: ExampleProject.beside(sources: ["Example.swift"]).merging(
          ExampleProject.other([
            "OtherScene.swift": """
            class OtherScene: UIResponder, UIWindowSceneDelegate {
              func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                open(options.shortcutItem)
              }
            }
            """
          ])
        ) { $1 }),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if launchOptions?[.«shortcutItem»] != nil {
              // handle(item)
              return false
            }
            return true
          }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """, message: "For a quick action"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            var isPicked = false
            if (launchOptions?[.«shortcutItem»] as? UIApplicationShortcutItem) != nil {
              isPicked = true
            }
            return !isPicked
          }
        }
        """, message: "For a quick action"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
            BOOL isPicked = launchOptions[«UIApplicationLaunchOptionsShortcutItemKey»];
            return !isPicked;
        }
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self open:shortcutItem]);
        }
        @end
        """, message: "For a quick action"),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            // An app with one action needs no more.
            if launchOptions?[.shortcutItem] != nil {
              opensSearch = true
              return false
            }
            return true
          }
        }
        """),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            let isOrdinary = launchOptions?[.shortcutItem] == nil
            if !isOrdinary, let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { handle(item) }
            return isOrdinary
          }
        }
        """),
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func «windowScene»(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
          func export(_ options: ExportOptions) { exporter.run(options) }
        }
        """, beside: ["A.swift": []], message: "This is not called"),
      .silent(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """,
        beside: [
          "AppDelegate.swift": Array(
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {
              func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                if let item = options.shortcutItem { Self.pending = item }
                return UISceneConfiguration(name: nil, sessionRole: session.role)
              }
            }
            """.utf8)
        ]),
      .silent(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            coordinator.start(with: connectionOptions)
          }
          func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """, beside: ["A.swift": []]),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
            UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
            if (item) {
                self.pending = item;
                return NO;
            }
            return YES;
        }
        @end
        """),
    ], reference: RuleDescription.sceneReference)

  /// Superclasses that do nothing with quick actions, and protocols.
  private static let known: Set<String> = [
    "UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate",
    "ObservableObject", "UIHostingSceneDelegate", "AppIntentSceneDelegate",
  ]

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let reported = checkScenes(code, &report)
    let places = code.places(asking: description.id) {
      $0.isLostAtColdLaunch && !$0.isLostAtLaunch ? [$0.warm.first?.location] : []
    }
    for (trace, place) in places where !reported.contains(place) {
      let isOverridden = trace.cold.isEmpty && trace.isConnectionOverridden
      report.add(
        isOverridden ? .overridden : trace.cold.isEmpty ? .scene : .notReached(trace),
        at: place)
    }
    let lost = LaunchFlow.all(in: code.file).filter(\.isLost)
    // Most files lose nothing, so that no other file has to be read.
    guard !lost.isEmpty else { return }
    let readsElsewhere = readsLaunchElsewhere(code)
    for launch in lost {
      if let key = launch.keys.first {
        if !readsElsewhere {
          report.add(.launch, at: code.file.bytes(of: key), related: notCalled(launch, code.file))
        }
      } else if code.hasTrace(
        asking: description.id, where: { $0.isLostAtColdLaunch && $0.isLostAtLaunch })
      {
        report.add(
          .declined, at: code.file.bytes(of: launch.function.declaration.nameToken),
          related: notCalled(launch, code.file))
      }
    }
  }

  /// Returns the methods that UIKit calls at a cold launch, by the types of scene delegates.
  private static func launchMethods(_ file: CodeFile) -> [Int?: [Finding.Related]] {
    let methods = file.functions.filter { $0.signature.contains("willConnectTo") }
    return Dictionary(grouping: methods, by: \.type).mapValues { methods in
      methods.prefix(Finding.maximumRelated).map {
        Finding.Related(range: file.bytes(of: $0.declaration.nameToken), message: .calledThen)
      }
    }
  }

  /// Returns the handlers that iOS does not call after such a launch.
  private static func notCalled(_ launch: LaunchFlow, _ file: CodeFile) -> [Finding.Related] {
    file.handlers.filter {
      $0.kind == .application && $0.function.type == launch.function.type
    }.prefix(Finding.maximumRelated).map {
      Finding.Related(
        range: file.bytes(of: $0.function.declaration.nameToken), message: .notCalledThen)
    }
  }

  /// - Returns: the ranges that were reported.
  private static func checkScenes(_ code: CheckedCode, _ report: inout Report) -> Set<ByteRange> {
    var places: Set<ByteRange> = []
    let file = code.file
    let handlers = file.handlers.filter { $0.kind == .windowScene }
    guard !handlers.isEmpty, !reads(file), let others = code.facts.otherCode(), others.isComplete,
      code.hasScenes != false,
      !others.contains(.readsConnectionItem)
    else { return places }
    let launchMethods = launchMethods(file)
    for handler in handlers {
      guard let type = file.type(of: handler.function), !isExtension(type, file, others) else {
        continue
      }
      let all = code.supertypes(of: type.name)
      let strangers = all.filter { name in
        !known.contains(name) && others.parts(of: name).isEmpty && file.type(named: name) == nil
      }
      // A superclass in another module may read it. Every delegate inherits from an object.
      guard strangers.isEmpty || strangers.allSatisfy(isProtocol) && !all.isDisjoint(with: objects)
      else { continue }
      let place = file.bytes(of: handler.function.declaration.nameToken)
      report.add(.scene, at: place, related: launchMethods[handler.function.type] ?? [])
      places.insert(place)
    }
    return places
  }

  /// Returns true if the declaration of the class was not found, so that it may inherit from anything.
  private static func isExtension(_ type: CodeType, _ file: CodeFile, _ others: OtherCode) -> Bool {
    file.language == .swift && others.parts(of: type.name).isEmpty
      && type.declarations.allSatisfy { place in
        file.outline.declarations.indices.contains(place)
          && file.outline.declarations[place].kind == .type(.extension)
      }
  }

  private static let objects: Set<String> = ["UIResponder", "NSObject"]

  /// Returns true if another file of the app reads the quick action of a launch.
  private static func readsLaunchElsewhere(_ code: CheckedCode) -> Bool {
    guard let others = code.facts.otherCode() else { return false }
    return others.files.contains { _, file in
      file.actions.functions.contains { $0.entries.contains(where: \.isLaunch) }
    }
  }

  private static func reads(_ file: CodeFile) -> Bool {
    file.functions.contains { file.readsConnectionItem($0) }
      || file.types.contains(where: file.readsConnectionItem)
  }

  private static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "able", "ing"].contains { name.hasSuffix($0) }
  }
}

extension LocalizedText {
  fileprivate static let calledThen = LocalizedText(
    en: "At a cold launch UIKit calls this, which does not read it.",
    zhHans: "冷启动时 UIKit 调用的是此方法，它没有读取快捷操作。")
  fileprivate static let notCalledThen = LocalizedText(
    en: "After false iOS does not call this for the launch.",
    zhHans: "返回 false 之后，iOS 不会为这次启动调用此方法。")

  fileprivate static let scene = LocalizedText(
    en:
      "This is not called when the action launches the app: nothing here reads connectionOptions.shortcutItem in scene(_:willConnectTo:options:).",
    zhHans:
      "操作启动 App 时不会调用此方法：代码中没有在 scene(_:willConnectTo:options:) 里读取 connectionOptions.shortcutItem。"
  )

  fileprivate static let overridden = LocalizedText(
    en:
      "This is not called when the action launches the app, and a class overrides the method that reads it then without calling super.",
    zhHans: "操作启动 App 时不会调用此方法，而有子类重写了那时读取它的方法，却没有调用 super。")

  fileprivate static func notReached(_ trace: ActionTrace) -> LocalizedText {
    if let miss = trace.coldMiss?.words {
      return LocalizedText(
        en: "“\(trace.type)” is lost when it launches the app: \(miss.english).",
        zhHans: "“\(trace.type)”启动 App 时会丢失：\(miss.simplifiedChinese)。")
    }
    return LocalizedText(
      en:
        "“\(trace.type)” is lost when it launches the app: this is not called then, and what reads it at a launch does not reach the code that handles it.",
      zhHans: "“\(trace.type)”启动 App 时会丢失：此时不会调用这个方法，而启动时读取它的代码没有执行到处理它的地方。")
  }

  fileprivate static let declined = LocalizedText(
    en:
      "This always returns false, so iOS does not deliver the quick action that launched the app.",
    zhHans: "这里总是返回 false，因此 iOS 不会传递启动 App 的快捷操作。")

  fileprivate static let launch = LocalizedText(
    en:
      "For a quick action false is returned, so iOS does not deliver it again, and nothing handles it here.",
    zhHans: "遇到快捷操作时返回 false，iOS 不会再传递，而这里并没有处理它。")
}
