import SourceText

/// The parts of the guide, in reading order.
public enum GuideTopic: String, Sendable, CaseIterable {
  case quickActions = "quick-actions"
  case pressure
  case traits
  case presentation
  case words

  public var title: LocalizedText {
    switch self {
    case .quickActions: LocalizedText(en: "Home Screen quick actions", zhHans: "主屏幕快捷操作")
    case .pressure: LocalizedText(en: "Pressing and previewing", zhHans: "按压与预览")
    case .traits: LocalizedText(en: "Traits and size classes", zhHans: "特征与尺寸类")
    case .presentation: LocalizedText(en: "Presentations and popovers", zhHans: "呈现与弹出框")
    case .words: LocalizedText(en: "Words", zhHans: "术语")
    }
  }

  /// The articles of the part, from general to specific.
  public var slugs: [String] {
    switch self {
    case .quickActions:
      [
        "quick-actions-overview", "static-quick-actions", "project-without-info-plist", "item-keys",
        "action-types",
        "titles-and-subtitles", "localization", "icons", "user-info", "dynamic-quick-actions",
        "order-and-limit", "handling-launch", "scenes", "moving-to-scenes", "swiftui-apps",
        "swiftui-windows", "main-actor",
        "navigation-without-endless-push",
        "app-intents", "cross-platform-frameworks", "install-and-update", "platforms-and-devices",
        "what-changed",
        "debugging-quick-actions", "testing-quick-actions",
      ]
    case .pressure:
      [
        "force-touch-availability", "peek-and-pop", "preview-actions", "haptic-touch",
        "context-menus", "context-menus-in-lists",
        "web-view-previews", "force-properties", "apple-pencil",
        "preview-interaction",
      ]
    case .traits:
      [
        "trait-environment", "trait-collection", "trait-changes", "interface-idioms",
        "size-classes", "size-class-inheritance", "image-assets-by-size-class",
        "trait-overrides", "traits-since-17", "size-changes", "windows", "orientation",
        "rotation-api",
      ]
    case .presentation:
      [
        "adaptive-interface", "presenting-and-dismissing", "presentation-styles",
        "presentation-controllers", "adaptive-presentation", "sheets", "popovers", "split-views",
        "adaptive-swiftui",
      ]
    case .words: ["glossary"]
    }
  }
}
