import ActionFlow
import AppFiles
import Checks
import Files
import Guide
import PropertyList
import RuleSubjects
import SourceText

package enum NoQuickActionHandler: Rule {
  package static let description = RuleDescription(
    "no-quick-action-handler", .warning,
    title: LocalizedText(
      en: "Nothing in this project handles quick actions.", zhHans: "这个项目中没有代码处理快捷操作。"),
    why: LocalizedText(
      en: """
        The property list declares quick actions, and no source file has a method that UIKit calls when \
        one is picked, or reads the one with which the app was launched. The actions are shown, and each \
        opens the app as its icon does.

        Nothing is reported where the app has parts in other languages, where its delegate inherits from \
        a class of a library, or where no delegate was found.
        """,
      zhHans: """
        属性列表声明了快捷操作，但没有任何源文件包含 UIKit 在用户选中时调用的方法，也没有读取启动 App 的快捷操作。菜单会显示这些操作，\
        但每一个都只是像点图标一样打开 App。

        如果 App 有用其他语言写的部分、代理继承自库中的类，或没有找到代理，则不提示。
        """),
    examples: [
      .fires(
        .root, list(key: "«UIApplicationShortcutItems»"),
        beside: ["AppDelegate.swift": Array(delegate.utf8)]),
      .fires(
        .root, list(key: "«UIApplicationShortcutItems»"),
        beside: [
          "AppDelegate.swift": Array(
            """
            protocol LoginDelegate: class {}
            @main class AppDelegate: UIResponder, UIApplicationDelegate, LoginDelegate, MenuDelegate {}
            """.utf8)
        ]),
      .silent(
        .root, list(key: "UIApplicationShortcutItems"),
        beside: ["AppDelegate.swift": Array(handling.utf8)]),
      .silent(
        .root, list(key: "UIApplicationShortcutItems"),
        beside: ["AppDelegate.swift": Array(inherited.utf8)]),
    ], reference: RuleDescription.sceneReference)

  package static let scope = RuleScope.file
  package static let needs: Set<Need> = [.code]

  private static func list(key: String) -> String {
    """
    <key>\(key)</key>
    <array>
    \t<dict>
    \t\t<key>UIApplicationShortcutItemType</key>
    \t\t<string>com.example.search</string>
    \t\t<key>UIApplicationShortcutItemTitle</key>
    \t\t<string>Search</string>
    \t</dict>
    </array>
    """
  }

  private static let delegate = """
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    """

  private static let handling = """
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool {
        open(item)
      }
    }

    """

  private static let inherited = """
    @main
    class AppDelegate: FlutterAppDelegate {
    }

    """

  package static func check(_ document: CheckedDocument, _ report: inout Report) {
    // Edits outside of the items are judged without reading them.
    let declarations = document.infoPlist.declarations.filter { declaration in
      declaration.value.map(document.tree.children)?.contains {
        document.tree[$0].kind == .dictionary
      } ?? false
    }
    // Without code nobody asks for the app, which would tie the list to all others.
    guard !declarations.isEmpty, document.surroundings?.target.hasLinkedFolders == false,
      document.surroundings?.code?.isFullyKnown == true, document.app?.hasNoHandler == true
    else { return }
    for declaration in declarations {
      guard let key = declaration.key else { continue }
      report.add(
        .nothing, at: document.tree[key].content, about: document.surroundings?.project.subject)
    }
  }
}

extension LocalizedText {
  fileprivate static let nothing = LocalizedText(
    en: "Nothing in this project handles quick actions: each opens the app like its icon.",
    zhHans: "这个项目中没有代码处理快捷操作：每一个都只是像点图标一样打开 App。")
}
