import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import RuleSubjects
import SourceText

package enum CompletionHandlerNotCalled: Rule {
  package static let needs: Set<Need> = [.project, .propertyLists, .code]
  package static let description = RuleDescription(
    "completion-handler-not-called", .hint,
    title: LocalizedText(
      en: "A handler of quick actions leaves without calling its completion handler.",
      zhHans: "快捷操作的处理方法在返回前没有调用 completionHandler。"),
    why: LocalizedText(
      en: """
        UIKit gives the method a block and asks that it be called when the action is done, with whether \
        the app could handle it. Every way out of the method has to call it, hand it on or keep it: an \
        early `return`, a `guard`, a `default` that does nothing. What iOS does when nobody calls it is \
        not documented, and nothing is seen of it; do not rely on that. The `async` form of the method \
        has no such block: it returns the value.
        """,
      zhHans: """
        UIKit 会传入一个闭包，要求在操作完成后调用它，并说明App 是否处理了该操作。方法的每个出口都必须调用、\
        转交或保存它，包括提前的 `return`、`guard`，以及什么都不做的 `default`。没有调用时 iOS 会怎样，文档并未说明，\
        也看不出任何现象，但不要依赖这一点。该方法的 `async` 形式没有这个闭包，直接返回结果即可。
        """),
    examples: [
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func «application»(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
          ) {
            open(shortcutItem.type)
          }
        }
        """, message: "completionHandler is never called"),
      .fires(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
          ) {
            guard let action = Action(rawValue: shortcutItem.type) else { «return» }
            switch action {
            case .newNote: compose()
            case .play: play()
            }
            completionHandler(true)
          }
        }
        """, message: "A path through the"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(application: UIApplication, performActionForShortcutItem shortcutItem: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {
            let root = UIApplication.sharedApplication().keyWindow
            #if DEBUG
            completionHandler(handle(shortcutItem))
            #endif
          «}»
        }
        """, message: "A path through the"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
            if ([shortcutItem.type isEqualToString:@"com.example.newNote"]) {
                [self compose];
                completionHandler(YES);
            }
        «}»
        @end
        """, message: "A path through the"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (BOOL)«application»:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
          [Bridge send:shortcutItem];
          return YES;
        }
        @end
        """, message: "completionHandler is never called"),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            work: do {
              guard shortcutItem.type == "com.example.search" else { break work }
              completionHandler(true)
            }
          «}»
        }
        """, message: "A path through the"),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            work: do {
              guard shortcutItem.type == "com.example.search" else { break work }
              completionHandler(true)
              return
            }
            completionHandler(false)
          }
        }
        """),
      .silent(
        .objectiveC,
        """
        #define DONE(succeeded) if (completionHandler) { completionHandler(succeeded); }
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
          DONE([self open:shortcutItem])
        }
        @end
        @implementation SceneDelegate
        - (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
          void (^finish)(BOOL) = completionHandler ?: ^(BOOL succeeded) {};
          finish([self open:shortcutItem]);
        }
        @end
        """),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            open(shortcutItem)
        """),
      .silent(
        .objectiveC,
        """
        @implementation FlutterActionsPlugin
        - (BOOL)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
          [self.channel invokeMethod:@"launch" arguments:shortcutItem.type];
          return YES;
        }
        @end
        """),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
          ) {
            guard let url = url(for: shortcutItem) else { return completionHandler(false) }
            open(url) { completionHandler($0) }
          }
        }
        """),
      .silent(
        .swift,
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
          ) async -> Bool {
            await open(shortcutItem.type)
          }
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
            BOOL handled = [self handle:shortcutItem];
            if (completionHandler) {
                completionHandler(handled);
            }
        }
        @end
        """),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func «application»(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler _: @escaping (Bool) -> Void) {
            open(item.type)
          }
        }
        """, message: "completionHandler is never called"),
      .silent(.swift, CompletionHandlerCalledTwice.callsBackWhateverIsThrown),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            open(item.type)
          }
        }
        """, beside: ExampleProject.withScenes),
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func «application»(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
            open(item.type)
          }
        }
        """,
        beside: ExampleProject.withScenes.merging([
          "SceneDelegate.swift": Array(
            """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
              func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
                let app = UIApplication.shared
                app.delegate?.application?(app, performActionFor: shortcutItem, completionHandler: completionHandler)
              }
            }
            """.utf8)
        ]) { $1 }, message: "completionHandler is never called"),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL))completionHandler {
            if (!completionHandler) { return; }
            completionHandler([self handle:shortcutItem]);
        }
        @end
        """),
    ], reference: RuleDescription.performActionReference)

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for handler in file.handlers where !isNeverCalled(handler, code) {
      // A parameter without a name cannot be called.
      if let completion = handler.completion, completion.name == "_" {
        report.add(
          .never(completion.label ?? "completionHandler"),
          at: file.bytes(of: handler.function.declaration.nameToken))
        continue
      }
      guard let completion = handler.completion, let paths = CompletionPaths(handler, in: file),
        case let missing = paths.missing, !missing.isEmpty
      else { continue }
      report.add(
        paths.isNeverCalled ? .never(completion.name) : .onPath(completion.name),
        at: place(handler, missing, paths, file).range,
        related: related(handler, missing, paths, file),
        fixes: [fix(handler, completion.name, missing, paths, file)])
    }
  }

  /// Returns true if UIKit calls a handler on no system that the app runs on, and no code of the app calls it.
  /// Another rule reports such a handler.
  private static func isNeverCalled(_ handler: Handler, _ code: CheckedCode) -> Bool {
    handler.kind == .application && code.hasScenes == true && code.runsOnlySince(iOS: 13)
      && !code.reaches(code.file.bytes(of: handler.function.declaration.nameToken))
  }

  /// Returns the exits without the call, in the order of the file: the `return`, or the brace at the end.
  private static func exits(
    _ handler: Handler, _ missing: [PathAnalysis.Exit], _ file: CodeFile
  ) -> [ByteRange] {
    Set(
      missing.compactMap { exit in
        exit.tokens.map { file.bytes(of: $0) }
          ?? handler.function.body.map {
            file.bytes(of: $0.upperBound)
          }
      }
    ).sorted { $0.start < $1.start }
  }

  /// Returns the range of the first exit without the call; that of the method where no exit has it.
  private static func place(
    _ handler: Handler, _ missing: [PathAnalysis.Exit], _ paths: CompletionPaths, _ file: CodeFile
  ) -> (range: ByteRange, isExit: Bool) {
    guard !paths.isNeverCalled, let first = exits(handler, missing, file).first else {
      return (file.bytes(of: handler.function.declaration.nameToken), false)
    }
    return (first, true)
  }

  private static func related(
    _ handler: Handler, _ missing: [PathAnalysis.Exit], _ paths: CompletionPaths, _ file: CodeFile
  ) -> [Finding.Related] {
    guard !paths.isNeverCalled else { return [] }
    let method = file.bytes(of: handler.function.declaration.nameToken)
    return [Finding.Related(range: method, message: .method)]
      + exits(handler, missing, file).dropFirst().map {
        Finding.Related(range: $0, message: .leavesHere)
      }
  }

  /// Returns the fix that calls it at each exit without a call. It is not preferred: only the author knows the value.
  private static func fix(
    _ handler: Handler, _ name: String, _ missing: [PathAnalysis.Exit], _ paths: CompletionPaths,
    _ file: CodeFile
  ) -> Fix? {
    guard let body = handler.function.body, missing.allSatisfy({ $0.counts == .never }) else {
      return nil
    }
    let (yes, no, end) =
      file.language == .swift ? ("true", "false", "") : ("YES", "NO", ";")
    var edits: [TextEdit] = []
    for exit in missing {
      let edit =
        exit.tokens.map { tokens in
          file.insertionBefore(tokens.lowerBound, "\(name)(\(no))\(end)")
        } ?? file.insertionAtEnd(of: body, "\(name)(\(yes))\(end)")
      guard let edit else { return nil }
      edits.append(edit)
    }
    return Fix(.call(name), edits, isPreferred: false)
  }
}

extension LocalizedText {
  fileprivate static let method = LocalizedText(
    en: "This method has to call it on every path.", zhHans: "此方法的每条路径都要调用它。")

  fileprivate static func never(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "\(name) is never called. Apple asks for it when the action is done; no visible effect of leaving it out is documented.",
      zhHans: "从未调用 \(name)。Apple 要求在操作完成后调用它；不调用会有什么后果，文档没有说明。")
  }

  fileprivate static func onPath(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "A path through the method leaves here without calling \(name).",
      zhHans: "方法有一条路径在这里返回，而没有调用 \(name)。")
  }

  fileprivate static let leavesHere = LocalizedText(
    en: "Leaves here without calling it.", zhHans: "在此处返回，没有调用。")

  fileprivate static func call(_ name: String) -> LocalizedText {
    LocalizedText(en: "Call \(name)", zhHans: "调用 \(name)")
  }
}
