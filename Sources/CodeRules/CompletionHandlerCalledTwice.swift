import ActionFlow
import Checks
import CodeModel
import Guide
import SourceText

package enum CompletionHandlerCalledTwice: Rule {
  package static let description = RuleDescription(
    "completion-handler-called-twice", .warning,
    title: LocalizedText(
      en: "A path through a handler of quick actions calls the completion handler twice.",
      zhHans: "快捷操作的处理方法在某条路径上两次调用 completionHandler。"),
    why: LocalizedText(
      en: """
        The completion handler is called once, with whether the action was handled. A call in a branch \
        that does not leave is followed by the one at the end, with the opposite answer. Add a `return` \
        behind the first, or call it once with a value that the branches set.
        """,
      zhHans: """
        completionHandler 只应调用一次，说明操作是否已处理。分支里调用之后没有返回，末尾就会再调用一次，而且结果相反。\
        请在第一次调用之后 `return`，或由各分支设置一个值，最后统一调用一次。
        """),
    examples: [
      .fires(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
          ) {
            if shortcutItem.type == "com.example.newNote" {
              compose()
              completionHandler(true)
            }
            «completionHandler»(false)
          }
        }
        """, message: "A path through the"),
      .fires(
        .objectiveC,
        """
        @implementation SceneDelegate
        - (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
            switch ([self kindOf:shortcutItem]) {
                case KindCompose:
                    completionHandler(YES);
                default:
                    «completionHandler»(NO);
            }
        }
        @end
        """, message: "A path through the"),
      .silent(
        .swift,
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
          ) {
            if shortcutItem.type == "com.example.compose" {
              compose()
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
        @implementation AppDelegate
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem completionHandler:(void (^)(BOOL succeeded))completionHandler {
            if ([shortcutItem.type isEqualToString:@"a"]) {
                completionHandler(YES);
            } else {
                completionHandler(NO);
            }
        }
        @end
        """),
      .silent(.swift, callsBackWhateverIsThrown),
    ], reference: RuleDescription.performActionReference)

  /// Code that calls back at the end of `do`, and in `catch`.
  static let callsBackWhateverIsThrown =
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        do {
          guard let route = Route(shortcutItem) else { throw RouteError.unknown }
          try open(route)
          completionHandler(true)
        } catch {
          completionHandler(false)
        }
      }
    }
    """

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let file = code.file
    for handler in file.handlers {
      guard let completion = handler.completion, let paths = CompletionPaths(handler, in: file),
        let second = paths.secondCalls.first
      else { continue }
      let first = paths.firstCall(before: second, in: file).map {
        Finding.Related(range: file.bytes(of: $0), message: .firstCall)
      }
      let method = Finding.Related(
        range: file.bytes(of: handler.function.declaration.nameToken), message: .method)
      report.add(
        .twice(completion.name), at: file.bytes(of: second),
        related: [first, method].compactMap(\.self)
          + paths.secondCalls.dropFirst().map {
            Finding.Related(range: file.bytes(of: $0), message: .secondCall)
          })
    }
  }
}

extension LocalizedText {
  fileprivate static func twice(_ name: String) -> LocalizedText {
    LocalizedText(
      en:
        "A path through the method calls \(name) twice, here the second time; leave after the first call.",
      zhHans: "方法有一条路径两次调用 \(name)，这里是第二次；请在第一次调用后返回。")
  }

  fileprivate static let firstCall = LocalizedText(en: "The first call.", zhHans: "第一次调用。")
  fileprivate static let method = LocalizedText(en: "In this method.", zhHans: "在此方法中。")

  fileprivate static let secondCall = LocalizedText(
    en: "It may have been called before.", zhHans: "此前可能已经调用过。")
}
