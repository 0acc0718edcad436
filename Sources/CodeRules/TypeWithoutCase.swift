import ActionFlow
import Checks
import CodeGeneration
import CodeModel
import Files
import Guide
import RuleSubjects
import SourceText

package enum TypeWithoutCase: Rule {
  package static let needs: Set<Need> = [.project, .propertyLists]
  package static let description = RuleDescription(
    "type-without-case", .information,
    title: LocalizedText(
      en: "The enumeration of the quick actions' types lacks one that the property list declares.",
      zhHans: "快捷操作类型的枚举缺少属性列表中声明的一个类型。"),
    why: LocalizedText(
      en: """
        An enumeration of strings that is made from a `UIApplicationShortcutItem` is the app's list of what it \
        can do. For a type without a case its initializer gives `nil`: the person picks the action, the app \
        opens, and nothing else happens. The fix adds the case, and a branch to each `switch` of the file that \
        names all cases.
        """,
      zhHans: """
        由 `UIApplicationShortcutItem` 创建的字符串枚举，就是 App 所能执行的操作的清单。没有对应 case 的类型会让初始化方法得到 \
        `nil`：用户选择了操作，App 打开，然后什么也没发生。修复会加上 case，并给文件中列出所有 case 的每个 `switch` 加上分支。
        """),
    examples: [
      .fires(
        .swift,
        """
        enum «QuickAction»: String {
          case search = "com.example.search"

          init?(_ item: UIApplicationShortcutItem) {
            self.init(rawValue: item.type)
          }
        }
        func openItem(_ action: QuickAction) -> Bool {
          switch action {
          case .search:
            return search()
          }
        }
        """, beside: list("com.example.search", "com.example.new-note")),
      .fires(
        .swift,
        """
        enum «QuickAction»: String, CaseIterable {
          case search

          init?(_ item: UIApplicationShortcutItem) {
            self.init(rawValue: item.type.components(separatedBy: ".").last ?? "")
          }
        }
        """, beside: list("$(PRODUCT_BUNDLE_IDENTIFIER).search", "$(PRODUCT_BUNDLE_IDENTIFIER).2nd")
      ),
      .silent(
        .swift,
        """
        enum QuickAction: String {
          case search = "com.example.search", note = "com.example.new-note", old = "com.example.old"

          init?(_ item: UIApplicationShortcutItem) {
            self.init(rawValue: item.type)
          }
        }
        """, beside: list("com.example.search", "com.example.new-note")),
      .silent(
        .swift,
        """
        enum QuickAction: String {
          case search, note
          init?(_ item: UIApplicationShortcutItem) {
            self.init(rawValue: item.type.components(separatedBy: ".").last ?? "")
          }
        }
        """, beside: list("$(PRODUCT_BUNDLE_IDENTIFIER).search", "com.example.note")),
      // An enumeration of something else, and one whose values are not the types.
      .silent(
        .swift,
        """
        enum Tab: String { case search = "com.example.search" }
        enum QuickAction: String {
          case search
          init?(_ item: UIApplicationShortcutItem) {
            self.init(rawValue: item.type.components(separatedBy: ".").last ?? "")
          }
        }
        """, beside: list("com.example.search", "com.example.new-note")),
      .silent(.swift, table("QuickAction")),
      // Where a tool makes the property list; unless that has changed since, or an app beside declares less.
      .fires(
        .swift, table("«QuickAction»"), beside: made("search", "notes"),
        message: "which project.yml"),
      .silent(
        .swift, table("QuickAction"),
        beside: made("search", "notes").merging(written("com.example.search")) { $1 }),
      .silent(.swift, table("QuickAction"), beside: made("search", "notes", other: "search")),
      // Code in another language may handle it.
      .silent(
        .swift, table("QuickAction"),
        beside: made("search", "notes").merging(["package.json": Array("{}".utf8)]) { $1 }),
    ])

  private static func table(_ name: String) -> String {
    """
    enum \(name): String {
      case search = "com.example.search"
      init?(_ item: UIApplicationShortcutItem) { self.init(rawValue: item.type) }
    }
    """
  }

  private static func made(_ types: String..., other: String...) -> [String: [UInt8]] {
    ExampleProject.description(
      [types, other].filter { !$0.isEmpty }.map { target in
        target.map { ("com.example.\($0)", $0) }
      })
  }

  private static func written(_ types: String...) -> [String: [UInt8]] {
    ["Info.plist": ExampleProject.infoPlist(types.map { ($0, $0) })]
  }

  private static func list(_ types: String...) -> [String: [UInt8]] {
    ExampleProject.beside().merging([
      "Info.plist": ExampleProject.infoPlist(
        types.map { ($0, String($0.split(separator: ".").last ?? "")) })
    ]) { $1 }
  }

  package static func check(_ code: CheckedCode, _ report: inout Report) {
    let tables = TypeTable.all(in: code.file)
    guard !tables.isEmpty, let actions = code.facts.declaredActions() else { return }
    for table in tables {
      for action in table.missing(of: actions) ?? [] {
        let fixes = code.file.adding(action, to: table).map {
          [Fix(.add(action.shownTitle), $0, isPreferred: false)]
        }
        report.add(
          .missing(action, Path.name(of: action.path)),
          at: code.file.bytes(of: table.declaration.nameToken), fixes: fixes ?? [])
      }
    }
  }
}

extension LocalizedText {
  fileprivate static func missing(_ action: DeclaredAction, _ list: String) -> LocalizedText {
    LocalizedText(
      en: "No case for “\(action.shownType)”, which \(list) declares.",
      zhHans: "缺少 \(list) 中声明的“\(action.shownType)”对应的 case。")
  }

  fileprivate static func add(_ title: String) -> LocalizedText {
    LocalizedText(en: "Add a case for “\(title)”", zhHans: "为“\(title)”添加 case")
  }
}
