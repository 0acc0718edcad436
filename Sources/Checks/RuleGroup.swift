import SourceText

/// The group of a rule. In settings and options the name of a group stands for all of its rules.
public enum RuleGroup: String, Sendable, CaseIterable {
  /// The display of quick actions on the Home Screen, and their handling by the app.
  case quickActions = "quick-actions"
  /// The languages of their titles.
  case translations
  /// Their icons.
  case icons
  /// View controllers, sheets and popovers.
  case presentation
  /// Trait changes and size classes.
  case traits
  /// Peek and pop, and force.
  case threeDTouch = "3d-touch"
  /// The settings of the checks, and comments that suppress rules.
  case settings

  /// The name in settings, options and reports.
  public var name: String { rawValue }

  /// False for rules about code that quick actions do not depend on. Reports put their findings last.
  public var concernsQuickActions: Bool {
    switch self {
    case .quickActions, .translations, .icons, .settings: true
    case .presentation, .traits, .threeDTouch: false
    }
  }

  /// The lowest severity of findings that make a check fail by default; nil if they never do. An error in the
  /// settings means that the file cannot be read.
  var failingSeverity: Severity? {
    switch self {
    case .quickActions, .translations, .icons: .warning
    case .settings: .error
    case .presentation, .traits, .threeDTouch: nil
    }
  }

  /// The name for readers.
  public var title: LocalizedText {
    switch self {
    case .quickActions: LocalizedText(en: "quick actions", zhHans: "快捷操作")
    case .translations: LocalizedText(en: "translations", zhHans: "译文")
    case .icons: LocalizedText(en: "icons", zhHans: "图标")
    case .presentation: LocalizedText(en: "presentation", zhHans: "呈现")
    case .traits: LocalizedText(en: "traits", zhHans: "特征")
    case .threeDTouch: LocalizedText(en: "3D Touch", zhHans: "3D Touch")
    case .settings: LocalizedText(en: "settings", zhHans: "设置")
    }
  }
}
