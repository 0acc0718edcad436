import SourceText

/// Reading paths through the guide, for beginners and for a task.
public struct GuidePath: Sendable {
  public let title: LocalizedText
  /// The articles, in reading order.
  public let slugs: [String]

  private init(_ english: String, _ chinese: String, _ slugs: [String]) {
    title = LocalizedText(en: english, zhHans: chinese)
    self.slugs = slugs
  }

  /// The path from an empty project to a quick action that opens a screen.
  public static let newcomers = GuidePath(
    "New to quick actions", "初次接触快捷操作",
    [
      "quick-actions-overview", "static-quick-actions", "handling-launch", "icons",
      "debugging-quick-actions",
    ])

  /// The paths for readers with a task.
  public static let tasks = [
    GuidePath(
      "Declare actions in Info.plist", "在 Info.plist 中声明操作",
      ["static-quick-actions", "project-without-info-plist", "item-keys", "action-types"]),
    GuidePath(
      "Change actions while the app runs", "在 App 运行时更改操作",
      ["dynamic-quick-actions", "order-and-limit", "install-and-update"]),
    GuidePath(
      "Open the right screen", "打开正确的界面",
      ["handling-launch", "scenes", "navigation-without-endless-push"]),
    GuidePath(
      "Work with SwiftUI and intents", "配合 SwiftUI 与 App Intents", ["swiftui-apps", "app-intents"]),
    GuidePath(
      "Choose titles, icons, languages", "选择标题、图标与语言",
      ["titles-and-subtitles", "icons", "localization"]),
    GuidePath(
      "Find out why nothing happens", "查明为什么没有反应",
      ["debugging-quick-actions", KnownMistakes.slug, "platforms-and-devices"]),
    GuidePath(
      "Offer menus and previews on a press", "长按时提供菜单与预览",
      ["context-menus", "context-menus-in-lists", "web-view-previews", "haptic-touch"]),
    GuidePath(
      "Show popovers and sheets", "显示弹出框与 sheet",
      ["popovers", "sheets", "adaptive-presentation", "presenting-and-dismissing"]),
    GuidePath(
      "Fit every size", "适应各种尺寸",
      ["size-classes", "adaptive-interface", "size-changes", "windows"]),
    GuidePath(
      "React to traits", "响应特征变化",
      ["trait-changes", "traits-since-17", "trait-overrides"]),
    GuidePath(
      "Draw with force and Apple Pencil", "利用压力与 Apple Pencil 绘图",
      ["force-properties", "apple-pencil"]),
    GuidePath(
      "Bring old code up to date", "更新旧代码",
      ["what-changed", "peek-and-pop", "preview-interaction", "rotation-api"]),
  ]
}
