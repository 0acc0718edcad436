import ActionFlow
import Checks
import CodeModel
import CodeSyntax
import Guide
import SourceText

package enum EmptyBranchForType: Rule {
  package static let description = RuleDescription(
    "empty-branch-for-type", .information,
    title: LocalizedText(
      en: "A quick action is recognized and nothing is done.", zhHans: "识别了快捷操作，却什么也没做。"),
    why: LocalizedText(
      en: """
        The branch for this type holds no code, or only a log line, a comment, a flag, or the answer that \
        unknown types get: people tap the action, the app opens, and nothing else happens. Often the call \
        was commented out for a test, or a sample or generated code was never filled in.
        """,
      zhHans: """
        这个类型的分支里没有代码，或者只有日志、注释、一个标志，或与未知类型相同的返回值：用户点了快捷操作，App 打开了，然后\
        什么也没发生。常见的原因是测试时注释掉了调用，或者抄来的示例、生成的代码一直没有补全。
        """),
    examples: [
      .fires(
        .swift,
        """
        func handle(_ item: UIApplicationShortcutItem) {
          guard let action = QuickAction(item) else { return }
          switch action {
          case .compose: compose()
          case «.search»: break
          }
        }
        """, message: "Nothing is done"),
      .fires(
        .swift,
        """
        func handle(_ item: UIApplicationShortcutItem) -> Bool {
          var isHandled = false
          switch item.type {
          case «"com.example.search"»:
            // search()
            isHandled = true
          case "com.example.compose":
            compose()
            isHandled = true
          default: break
          }
          return isHandled
        }
        """, message: "Nothing is done for"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          if («[item.type isEqualToString:@"com.example.search"]») {
            NSLog(@"Search");
          } else if ([item.type isEqualToString:@"com.example.compose"]) {
            [self compose];
          }
        }
        @end
        """, message: "Nothing is done for"),
      .fires(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) {
          if «item.type == "com.example.search"» {
            // Search
          }
          if item.type == "com.example.compose" { compose() }
        }
        """, message: "Nothing is done"),
      .fires(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          if («[item.type isEqualToString:@"com.example.search"]») {
          }
          if ([item.type isEqualToString:@"com.example.compose"]) { [self compose]; }
        }
        @end
        """, message: "Nothing is done"),
      .fires(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) -> Bool {
          switch item.type {
          case «"com.example.search"»:
            // TODO: Open “Search” and return true.
            return false
          case "com.example.compose":
            compose()
            return true
          default: return false
          }
        }
        """, message: "Nothing is done"),
      .silent(
        .swift,
        """
        func needsLogin(_ item: UIApplicationShortcutItem) -> Bool {
          switch item.type {
          case "com.example.search": return false
          case "com.example.compose": return true
          default: return false
          }
        }
        """),
      .silent(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) {
          stack.popToRootViewController(animated: false)
          switch item.type {
          case "com.example.start": break
          case "com.example.search": search()
          default: break
          }
        }
        """),
      .silent(
        .swift,
        """
        func open(_ item: UIApplicationShortcutItem) {
          #if DEBUG
          if item.type == "com.example.debug" {
          #else
          if item.type == "com.example.search" {
          #endif
            search()
          }
        }
        """),
      .silent(
        .swift,
        """
        func handle(_ item: UIApplicationShortcutItem) -> Bool {
          switch item.type {
          case "com.example.search": search()
          // case "com.example.old":
          case "com.example.compose":
            tab = 2
          default: break
          }
          return true
        }
        func log(_ item: UIApplicationShortcutItem) {
          switch item.type {
          case "com.example.search": print("search")
          default: print("other")
          }
          open(item)
        }
        """),
      .silent(
        .objectiveC,
        """
        @implementation AppDelegate
        - (void)open:(UIApplicationShortcutItem *)item {
          if ([item.type isEqualToString:@"com.example.search"]) {
            self.tabs.selectedIndex = 1;
          }
        #if 0
          if ([item.type isEqualToString:@"com.example.old"]) { }
        #endif
        }
        @end
        """),
    ])

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    for place in code.file.emptyBranches where !code.file.isInactive(place.lowerBound) {
      report.add(.empty, at: code.file.bytes(of: place))
    }
  }
}

extension LocalizedText {
  fileprivate static let empty = LocalizedText(
    en: "Nothing is done for this quick action.", zhHans: "这个快捷操作什么也没做。")
}
