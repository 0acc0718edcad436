import ActionFlow
import CodeSyntax
import Guide
import SourceText

/// Generates items in code for static quick actions, with the titles that the property list's translations have.
package enum DynamicGenerator {
  static func generate(
    for app: AppSources, _ language: CodeLanguage
  ) throws(GenerationFailure) -> GeneratedCode {
    guard !app.actions.isEmpty else { throw GenerationFailure(.noActions) }
    let names = CodeNames.names(for: app.actions, besides: ["all"])
    for action in app.actions {
      if case .unknown = action.userInfo {
        throw GenerationFailure(.userInfo(action.shownTitle))
      }
    }
    var code = GeneratedCode(language, imports: [language == .swift ? "UIKit" : "<UIKit/UIKit.h>"])
    code.names = ["DynamicQuickActions"]
    // Symbols in icons require iOS 13.
    let isOld = app.oldestSystem < Version(13, 0)
    switch language {
    case .swift: swift(app.actions, names, isOld: isOld, &code)
    case .objectiveC: objectiveC(app.actions, names, isOld: isOld, &code)
    }
    code.notes.append(.setThem)
    let symbols = app.actions.filter { isOld && $0.isSymbol }
    code.notes += symbols.map { .hasNoIcon($0.shownTitle) }
    return code
  }

  // MARK: Swift

  private static func swift(
    _ actions: [DeclaredAction], _ names: [String], isOld: Bool, _ code: inout GeneratedCode
  ) {
    var members: [String] = []
    if actions.contains(where: \.isBehindBundleIdentifier) {
      members.append(
        "  private static let prefix = (Bundle.main.bundleIdentifier ?? \"\") + \".\"")
    }
    members.append(
      """
        /// All of them, in the order of the menu. Set them when the app leaves the foreground:
        /// `UIApplication.shared.shortcutItems = DynamicQuickActions.all`
        static var all: [UIApplicationShortcutItem] {
          [\(names.map(CodeNames.swift).joined(separator: ", "))]
        }
      """)
    members += zip(actions, names).map { action, name in
      var arguments = [
        "type: \(Dispatch.swiftType(action))", argument("localizedTitle", action.title),
        action.subtitle.map { argument("localizedSubtitle", $0) } ?? "localizedSubtitle: nil",
        "icon: \(isOld && action.isSymbol ? "icon" : swiftIcon(action.icon))",
      ]
      if case .literal(let info) = action.userInfo { arguments.append("userInfo: \(info.swift)") }
      var (head, result) = ("", "")
      if isOld, action.isSymbol {
        head = """
              var icon: UIApplicationShortcutIcon?
              if #available(iOS 13.0, *) {
                icon = \(swiftIcon(action.icon))
              }

          """
        result = "return "
      }
      return """
          /// “\(action.shownTitle)”
          static var \(CodeNames.swift(name)): UIApplicationShortcutItem {
        \(head)    \(result)UIApplicationShortcutItem(
              \(arguments.joined(separator: ",\n      ")))
          }
        """
    }
    code.declarations = [
      "/// Quick actions that code adds to the menu of the app's icon.\n"
        + "enum DynamicQuickActions {\n" + members.joined(separator: "\n\n") + "\n}"
    ]
  }

  /// The longest line of an argument, written with two spaces per level.
  private static let maximumLength = 94

  private static func argument(_ label: String, _ text: String) -> String {
    guard !text.isEmpty else { return "\(label): \"\"" }
    let arguments =
      "\(CodeLiteral.swift(text)), tableName: \"InfoPlist\", comment: \"Quick action\")"
    let line = "\(label): NSLocalizedString(\(arguments)"
    // A comma follows the last argument of a line.
    guard line.count >= maximumLength else { return line }
    return "\(label): NSLocalizedString(\n        \(arguments)"
  }

  private static func swiftIcon(_ icon: DeclaredAction.Icon?) -> String {
    switch icon {
    case .type(let value):
      IconType(value: value).map { "UIApplicationShortcutIcon(type: .\($0.name))" } ?? "nil"
    case .symbol(let name):
      "UIApplicationShortcutIcon(systemImageName: \(CodeLiteral.swift(name)))"
    case .image(let name):
      "UIApplicationShortcutIcon(templateImageName: \(CodeLiteral.swift(name)))"
    case nil: "nil"
    }
  }

  // MARK: Objective-C

  private static func objectiveC(
    _ actions: [DeclaredAction], _ names: [String], isOld: Bool, _ code: inout GeneratedCode
  ) {
    var lines: [String] = []
    if actions.contains(where: \.isBehindBundleIdentifier) {
      lines.append(
        "  NSString *prefix = [NSBundle.mainBundle.bundleIdentifier stringByAppendingString:@\".\"];"
      )
    }
    let items = zip(actions, names).map { action, name in
      var icon = objectiveCIcon(action.icon)
      if isOld, action.isSymbol {
        lines += [
          "  UIApplicationShortcutIcon *\(name)Icon = nil;", "  if (@available(iOS 13.0, *)) {",
          "    \(name)Icon = \(icon);", "  }",
        ]
        icon = name + "Icon"
      }
      var info = "nil"
      if case .literal(let literal) = action.userInfo { info = literal.objectiveC }
      return """
            // “\(action.shownTitle)”
            [[UIApplicationShortcutItem alloc] initWithType:\(Dispatch.objectiveCType(action))
              localizedTitle:\(objectiveCText(action.title))
              localizedSubtitle:\(action.subtitle.map(objectiveCText) ?? "nil")
              icon:\(icon)
              userInfo:\(info)],
        """
    }
    lines += ["  return @["] + items + ["  ];"]
    code.declarations = [
      "/// Quick actions that code adds to the menu of the app's icon. Set them when the app leaves the\n"
        + "/// foreground: `UIApplication.sharedApplication.shortcutItems = DynamicQuickActions();`\n"
        + "NSArray<UIApplicationShortcutItem *> *DynamicQuickActions(void) {\n"
        + lines.joined(separator: "\n") + "\n}"
    ]
    code.headerName = "DynamicQuickActions"
    code.imports = ["\"DynamicQuickActions.h\""]
    // C++ files would mangle the names of C functions without this declaration.
    code.header = [
      "#import <UIKit/UIKit.h>", "NS_ASSUME_NONNULL_BEGIN",
      "FOUNDATION_EXPORT NSArray<UIApplicationShortcutItem *> *DynamicQuickActions(void);",
      "NS_ASSUME_NONNULL_END",
    ]
  }

  private static func objectiveCText(_ text: String) -> String {
    text.isEmpty
      ? "@\"\""
      : "NSLocalizedStringFromTable(\(CodeLiteral.objectiveC(text)), @\"InfoPlist\", @\"Quick action\")"
  }

  private static func objectiveCIcon(_ icon: DeclaredAction.Icon?) -> String {
    switch icon {
    case .type(let value):
      IconType(value: value).map { "[UIApplicationShortcutIcon iconWithType:\($0.value)]" } ?? "nil"
    case .symbol(let name):
      "[UIApplicationShortcutIcon iconWithSystemImageName:\(CodeLiteral.objectiveC(name))]"
    case .image(let name):
      "[UIApplicationShortcutIcon iconWithTemplateImageName:\(CodeLiteral.objectiveC(name))]"
    case nil: "nil"
    }
  }
}

extension DeclaredAction {
  /// True if its icon is a symbol.
  fileprivate var isSymbol: Bool {
    if case .symbol = icon { true } else { false }
  }
}

extension LocalizedText {
  fileprivate static func hasNoIcon(_ title: String) -> LocalizedText {
    LocalizedText(
      en:
        "“\(title)” shows a dot before iOS 13, which brought symbols; give it a template image there",
      zhHans: "iOS 13 才支持符号图标，此前“\(title)”只显示圆点；可为旧系统提供模板图片")
  }

  fileprivate static func userInfo(_ title: String) -> LocalizedText {
    LocalizedText(
      en:
        "the user info of “\(title)” holds what cannot be written as code, such as a date or a build setting",
      zhHans: "“\(title)”的 userInfo 含有无法写成代码的内容，例如日期或构建设置")
  }

  fileprivate static let setThem = LocalizedText(
    en:
      "assign them to UIApplication.shared.shortcutItems, and remove the items from the property list so that none is there twice",
    zhHans: "请把它们赋给 UIApplication.shared.shortcutItems，并从属性列表中删除这些项目，以免重复")
}
