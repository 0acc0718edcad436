import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import RuleSubjects
import SourceText

package enum HandledTwice: Rule {
  package static let needs: Set<Need> = [.project, .propertyLists, .code]
  package static let description = RuleDescription(
    "handled-twice", .warning,
    title: LocalizedText(
      en: "The launch method handles the quick action and lets iOS deliver it again.",
      zhHans: "启动方法已处理快捷操作，却又让 iOS 再传递一次。"),
    why: LocalizedText(
      en: """
        Where the app is launched by a quick action, it is in the launch options, and afterwards iOS calls \
        `application(_:performActionFor:completionHandler:)` with it, unless the launch method returns \
        `false`. One that handles the action and returns `true` has it done twice: two screens pushed, \
        two messages begun. Return `false` where the action was handled, or leave it to the other method. The same is \
        reported for a method that gets a scene's connection options, where the scene delegate calls it and hands the \
        action to the app delegate's handler as well, for a scene delegate that handles the action and also keeps it \
        for `sceneDidBecomeActive(_:)`, and for one that never clears what it has kept.
        """,
      zhHans: """
        App 由快捷操作启动时，该操作既在启动选项中，随后 iOS 还会用它调用 \
        `application(_:performActionFor:completionHandler:)`，除非启动方法返回 `false`。在启动方法里处理了操作又返回 \
        `true`，就会执行两次：推入两个界面，新建两条消息。处理之后请返回 `false`，或者只在另一个方法中处理。接收场景连接选项的方法\
        同样如此：scene delegate 调用它，又把操作交给 app delegate 的处理方法时也会提示。scene delegate 处理了操作又把它保留给 \
        `sceneDidBecomeActive(_:)`，或从不清除保留的操作时，同样会提示。
        """),
    examples: [
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if let item = launchOptions?[.«shortcutItem»] as? UIApplicationShortcutItem {
              handle(item)
            }
            return true
          }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """, message: "The action is handled"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool {
            let shouldPerform = true
            if let item = launchOptions?[«UIApplicationLaunchOptionsShortcutItemKey»] as? UIApplicationShortcutItem {
              launchItem = item
            }
            return shouldPerform
          }
          func applicationDidBecomeActive(application: UIApplication) {
            guard let item = launchItem else { return }
            handle(item)
          }
          func application(application: UIApplication, performActionForShortcutItem shortcutItem: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """, message: "The action is handled"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            var handled = false
            if let item = launchOptions?[.«shortcutItem»] as? UIApplicationShortcutItem {
              handled = handle(item)
            }
            return handled
          }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """, message: "The result is the"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
            UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
            if («[item.type isEqualToString:@"com.example.compose"]») {
                [self compose];
            }
            return YES;
        }
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self handle:shortcutItem]);
        }
        - (BOOL)handle:(UIApplicationShortcutItem *)item {
            [self compose];
            return YES;
        }
        @end
        """, message: "The action is handled"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if let item = launchOptions?[.«shortcutItem»] as? UIApplicationShortcutItem { handle(item) }
            return true
          }
        }
        """,
        beside: [
          "AppDelegate+Actions.swift": Array(
            """
            extension AppDelegate {
              func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
                completionHandler(handle(shortcutItem))
              }
            }
            """.utf8)
        ], message: "The action is handled"),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            var isOrdinary = true
            if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
              handle(item)
              isOrdinary = false
            }
            return isOrdinary
          }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            launchedItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            if let item = launchedItem {
              «handle(item)»
              launchedItem = nil
            }
            return true
          }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """, message: "The action is handled"),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { pending = item }
            return true
          }
          func applicationDidBecomeActive(_ application: UIApplication) {
            if let item = pending { handle(item) }
            pending = nil
          }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            pending = shortcutItem
            completionHandler(true)
          }
        }
        """),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { handle(item) }
            return true
          }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            completionHandler(handle(shortcutItem))
          }
        }
        """, beside: ExampleProject.withScenes),
      .fires(
        .swift, connecting("options.«shortcutItem»", returning: nil),
        beside: ExampleProject.withScenes.merging(
          ["SceneDelegate.swift": Array(sceneDelegate.utf8)], uniquingKeysWith: { $1 }),
        message: "The action is handled here when the scene connects"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)connectOptions:(UISceneConnectionOptions *)connectionOptions {
            if (connectionOptions.«shortcutItem») {
                [self handle:connectionOptions.shortcutItem];
            }
        }
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self handle:shortcutItem]);
        }
        @end
        """,
        beside: ExampleProject.withScenes.merging(
          [
            "SceneDelegate.m": Array(
              """
              @implementation SceneDelegate
              - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
                  [self.appDelegate connectOptions:connectionOptions];
                  self.pendingItem = connectionOptions.shortcutItem;
              }
              - (void)sceneDidBecomeActive:(UIScene *)scene {
                  UIApplicationShortcutItem *shortcutItem = self.pendingItem;
                  self.pendingItem = nil;
                  if (shortcutItem != nil) {
                      [self.appDelegate application:UIApplication.sharedApplication performActionForShortcutItem:shortcutItem completionHandler:^(BOOL succeeded) {}];
                  }
              }
              @end
              """.utf8)
          ], uniquingKeysWith: { $1 }),
        message: "The action is handled here when the scene connects"),
      .fires(
        .swift,
        keeping(
          "if let item = options.shortcutItem { «handle»(item); pending = item }",
          "if let item = pending { handle(item); pending = nil }"),
        beside: ExampleProject.withScenes, message: "keeps it for sceneDidBecomeActive"),
      .fires(
        .swift,
        keeping(
          "pending = options.shortcutItem", "if let item = pending { «handle»(item) }"),
        beside: ExampleProject.withScenes, message: "is never set to nil"),
      .silent(
        .swift,
        keeping(
          "pending = options.shortcutItem",
          "defer { pending = nil }\n    if let item = pending { handle(item) }"),
        beside: ExampleProject.withScenes),
      .silent(
        .swift,
        keeping(
          "pending = options.shortcutItem", "if let item = pending, !isDone { handle(item) }"),
        beside: ExampleProject.withScenes),
      .silent(
        .swift, connecting("options.shortcutItem", returning: "false"),
        beside: ExampleProject.withScenes.merging(
          ["SceneDelegate.swift": Array(sceneDelegate.utf8)], uniquingKeysWith: { $1 })),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
            UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
            if (item) {
                [self handle:item];
                return NO;
            }
            return YES;
        }
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            completionHandler([self handle:shortcutItem]);
        }
        @end
        """),
    ], reference: RuleDescription.performActionReference)

  private static func keeping(_ connect: String, _ activate: String) -> String {
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private var pending: UIApplicationShortcutItem?
      private var isDone = false
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        \(connect)
      }
      func sceneDidBecomeActive(_ scene: UIScene) {
        \(activate)
        isDone = true
      }
      func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        handle(item)
      }
      @discardableResult private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard item.type == "com.example.compose" else { return false }
        compose()
        return true
      }
    }
    """
  }

  private static func connecting(_ key: String, returning value: String?) -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func connect(options: UIScene.ConnectionOptions)\(value == nil ? "" : " -> Bool") {
        if let item = \(key) {
          handle(item)\(value.map { "\n      return \($0)" } ?? "")
        }\(value == nil ? "" : "\n    return true")
      }
      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
      }
    }
    """
  }

  private static let sceneDelegate = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
      private var pendingItem: UIApplicationShortcutItem?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        appDelegate?.connect(options: connectionOptions)
        pendingItem = connectionOptions.shortcutItem
      }
      func sceneDidBecomeActive(_ scene: UIScene) {
        if let shortcutItem = pendingItem {
          pendingItem = nil
          appDelegate?.application(.shared, performActionFor: shortcutItem) { _ in }
        }
      }
    }
    """

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    let calls = Lazily<AppCalls>()
    for launch in LaunchFlow.all(in: file) {
      guard let type = file.type(of: launch.function),
        let handled = LaunchHandling.handledAgain(
          launch, type, code, calls: { calls { AppCalls(code) } }),
        let results = launch.results(behind: handled)
      else { continue }
      let isInverted = results.contains { if case .answer = $0 { true } else { false } }
      let isTwice = results.contains { if case .yes = $0 { true } else { false } }
      guard isInverted || isTwice else { continue }
      // In an app with scenes the key is never set on iOS 13 and later.
      if code.hasScenes == true, code.runsOnlySince(iOS: 13) || code.hasSwiftUI { continue }
      if !isInverted, comesToNothing(launch, code) { continue }
      report.add(
        isInverted ? .inverted : .twice, at: place(launch, file),
        severity: code.hasScenes == true ? .hint : nil, related: related(launch, file),
        fixes: [isInverted ? nil : returningFalse(launch, file)])
    }
    for connecting in LaunchFlow.connecting(in: file) {
      guard code.hasScenes != false, let type = file.type(of: connecting.function),
        let handled = LaunchHandling.handledAgain(
          connecting, type, code, calls: { calls { AppCalls(code) } }),
        broughtAgain(by: connecting, code)
      else { continue }
      let results = connecting.isVoid ? [.yes] : connecting.results(behind: handled) ?? []
      let isTwice = results.contains { result in
        switch result {
        case .yes, .answer: true
        case .no, .opposite, .unknown: false
        }
      }
      guard isTwice else { continue }
      report.add(
        .twiceInScene, at: place(connecting, file), related: related(connecting, file))
    }
    checkKept(code, &report)
  }

  /// Reports a quick action that a connecting scene stores in such a way that it is handled more than once.
  private static func checkKept(_ code: CheckedCode, _ report: inout Report) {
    let scenes = code.hasScenes != false ? KeptHandling.all(in: code.file, .scene) : []
    let launches = code.hasScenes == false ? KeptHandling.all(in: code.file, .app) : []
    for kept in scenes + launches {
      let activation = kept.activation.baseName
      let method = code.file.bytes(of: kept.activation.declaration.nameToken)
      let related =
        kept.cause == .handledAtOnce ? [Finding.Related(range: method, message: .takenAgain)] : []
      // Another file may change a property that is not private.
      report.add(
        kept.cause == .handledAtOnce
          ? .keptAsWell(kept.name, activation) : .neverCleared(kept.name, activation),
        at: code.file.bytes(of: kept.token), severity: kept.isHidden ? nil : .information,
        related: related)
    }
  }

  /// Returns true if a launch method's work before it shows its window has no effect, as far as traces show: then the
  /// second delivery is the one that counts, and `false` would lose it.
  private static func comesToNothing(_ launch: LaunchFlow, _ code: CheckedCode) -> Bool {
    guard let body = launch.function.body, let handled = firstHandled(launch, code.file),
      (handled.upperBound..<max(handled.upperBound, body.upperBound)).contains(where: { token in
        ["makeKeyAndVisible", "rootViewController"].contains { code.file.tree.isToken(token, $0) }
      })
    else { return false }
    let reached = code.allPlaces(asking: description.id) { trace in
      trace.comparisons.flatMap { $0.cold.map(\.location) }
    }
    let name = code.file.bytes(of: launch.function.declaration.nameToken)
    return !reached.isEmpty && !reached.contains { $0.range == name }
  }

  /// Returns true if a scene delegate in another file calls a method with the connection options and stores the quick
  /// action for the app delegate's handler as well.
  private static func broughtAgain(by connecting: LaunchFlow, _ code: CheckedCode) -> Bool {
    guard let others = code.facts.otherCode() else { return false }
    let names = [connecting.function.baseName, connecting.function.signature]
    // In Objective-C the selector.
    let handlers = ["application", "application:performActionForShortcutItem:completionHandler:"]
    return others.files.contains { _, facts in
      let functions = facts.actions.functions
      return functions.contains { caller in
        names.contains(where: caller.calls.contains) && !caller.stores.isEmpty
          && caller.entries.contains(.connection)
          && functions.contains { other in
            other.owner == caller.owner && handlers.contains(where: other.calls.contains)
              && !other.reads.isDisjoint(with: caller.stores)
          }
      }
    }
  }

  /// Returns the position where the launch handles it, and the method that UIKit calls next.
  private static func related(_ launch: LaunchFlow, _ file: CodeFile) -> [Finding.Related] {
    let place = place(launch, file)
    let first = firstHandled(launch, file).map { file.bytes(of: $0) }
    let handled = first.flatMap { range in
      range.contains(place) || place.contains(range)
        ? nil : Finding.Related(range: range, message: .handledHere)
    }
    let again = file.handlers.filter {
      $0.kind == .application && $0.function.type == launch.function.type
    }.prefix(Finding.maximumRelated).map {
      Finding.Related(
        range: file.bytes(of: $0.function.declaration.nameToken), message: .calledAgain)
    }
    return [handled].compactMap(\.self) + again
  }

  /// Returns the code that handles the quick action first; code that only reports it is skipped.
  private static func firstHandled(_ launch: LaunchFlow, _ file: CodeFile) -> Range<Int>? {
    launch.uses.handled.first { tokens in
      !file.calls(in: tokens).contains {
        $0.tokens == tokens && HandlingCalls.tracks($0, file)
      }
    }
  }

  /// Returns the fix that inserts `return false` at the end of the branch that handles the action, where only `return
  /// true` follows, so that the launch skips no other work. It is not preferred, because the author may have left it
  /// out on purpose.
  private static func returningFalse(_ launch: LaunchFlow, _ file: CodeFile) -> Fix? {
    // An action that is stored as well may be handled later by other code.
    guard let body = launch.function.body, let handled = firstHandled(launch, file),
      launch.uses.stored.isEmpty
    else { return nil }
    let tree = file.tree
    let statements = Statement.read(body, of: tree)
    for (statement, next) in zip(statements, statements.dropFirst()) {
      guard case .branch(let branch) = statement, branch.kind == .if, branch.ways.count == 1,
        let way = branch.ways.first, case .exit(.return, let exit) = next,
        tree.isToken(exit.lowerBound + 1, "true") || tree.isToken(exit.lowerBound + 1, "YES"),
        let brace = (way.head.upperBound..<branch.tokens.upperBound).first(where: {
          tree.isOpen($0, "{")
        }), let close = tree.partner(of: brace), (brace..<close).contains(handled.lowerBound)
      else { continue }
      if case .exit = way.body.last { continue }
      let line = file.language == .swift ? "return false" : "return NO;"
      return file.insertionAtEnd(of: brace + 1..<close, line).map {
        Fix(.returnFalse, [$0], isPreferred: false)
      }
    }
    return nil
  }

  /// Returns the range of the key in a condition, else of the first code that handles the action.
  private static func place(_ launch: LaunchFlow, _ file: CodeFile) -> ByteRange {
    let first = firstHandled(launch, file)
    let isPart = first.map { !$0.contains { launch.keys.contains($0) } } ?? false
    guard let key = launch.keys.first else { return file.bytes(of: 0) }
    if isPart, let first, !isInCondition(key, file),
      file.source.lines.line(at: file.bytes(of: first).start)
        > file.source.lines.line(at: file.bytes(of: key).start)
    {
      return file.bytes(of: first)
    }
    return file.bytes(of: key)
  }

  /// Returns true if a token belongs to the condition of an `if` or `guard`.
  private static func isInCondition(_ token: Int, _ file: CodeFile) -> Bool {
    var at = token
    while at > 0, at > token - 200 {
      if ["if", "guard"].contains(where: { file.tree.isWord(at, $0) }) { return true }
      if file.tree.isOpen(at, "{") || file.tree.isClose(at, "}")
        || file.tree.firstByte(at) == UInt8(ascii: ";")
        || file.language == .swift && at < token && file.tree.startsLine(at)
          && file.tree.isToken(at, "let")
      {
        return false
      }
      at -= 1
    }
    return false
  }
}

extension LocalizedText {
  fileprivate static let handledHere = LocalizedText(
    en: "It is handled here at the launch.", zhHans: "启动时在这里处理。")
  fileprivate static let calledAgain = LocalizedText(
    en: "UIKit calls this for the same quick action.", zhHans: "UIKit 会为同一个快捷操作调用此方法。")

  fileprivate static let twice = LocalizedText(
    en:
      "The action is handled here, and because true is returned iOS delivers it again to application(_:performActionFor:completionHandler:). Return false for it.",
    zhHans:
      "操作在此处已处理，而返回 true 会让 iOS 再次传给 application(_:performActionFor:completionHandler:)。处理后请返回 false。"
  )

  fileprivate static let twiceInScene = LocalizedText(
    en:
      "The action is handled here when the scene connects, and the scene delegate hands it to the app delegate's handler again. Handle it in one of the two, or return false here for it.",
    zhHans: "场景连接时在此处理了操作，scene delegate 随后又把它交给 app delegate 的处理方法。请只在一处处理，或在此返回 false。")

  fileprivate static let takenAgain = LocalizedText(
    en: "This handles it again.", zhHans: "此方法会再次处理它。")

  fileprivate static func keptAsWell(_ name: String, _ method: String) -> LocalizedText {
    LocalizedText(
      en:
        "The action is handled here, and “\(name)” keeps it for \(method), which handles it again. Do one of the two.",
      zhHans: "操作在此处已处理，而“\(name)”又把它保留给 \(method) 再处理一次。请只保留其中一处。")
  }

  fileprivate static func neverCleared(_ name: String, _ method: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(name)” is never set to nil, so \(method) handles the same action each time the app comes back. Set it to nil once it is handled.",
      zhHans: "“\(name)”从不设为 nil，因此每次回到 App，\(method) 都会再次处理同一个操作。处理之后请设为 nil。")
  }

  fileprivate static let returnFalse = LocalizedText(
    en: "Return false once it is handled", zhHans: "处理后返回 false")

  fileprivate static let inverted = LocalizedText(
    en:
      "The result is the wrong way round: true for a handled action has iOS deliver it again. Return the negation.",
    zhHans: "结果反了：已处理时返回 true，iOS 会再次传递该操作。请返回相反的值。")
}
