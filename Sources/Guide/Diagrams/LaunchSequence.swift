import SourceText

/// The calls of UIKit for a quick action in order, on a cold launch and while the app runs.
struct LaunchSequence {
  /// A call, or the app's reaction to it.
  struct Step {
    enum State {
      /// A call with the item.
      case item
      /// A call without the item.
      case passed
      /// A call that does not occur in this lane.
      case unreached
    }

    let state: State
    /// The code; lines are broken after the colon of a label.
    let code: String
    let note: LocalizedText

    init(_ state: State, _ code: String, _ english: String, _ chinese: String) {
      self.state = state
      self.code = code
      note = LocalizedText(en: english, zhHans: chinese)
    }
  }

  let cold: [Step]
  let warm: [Step]

  private static let launch = "application(_:didFinishLaunchingWithOptions:)"
  private static let configuration = "application(_:configurationForConnecting:options:)"
  private static let connection = "scene(_:willConnectTo:options:)"
  private static let scene = "windowScene(_:performActionFor:completionHandler:)"
  private static let old = "application(_:performActionFor:completionHandler:)"

  /// The sequence of an app without scenes.
  static let appDelegate = LaunchSequence(
    cold: [
      Step(.item, launch, "launchOptions[.shortcutItem]", "launchOptions[.shortcutItem]"),
      Step(
        .item, old, "the same item again, unless false was returned",
        "再次收到同一操作；返回过 false 则不调用"),
    ],
    warm: [
      Step(.item, old, "the item; the launch methods are not called", "操作在此；不调用启动方法")
    ])

  /// The sequence of an app with scenes.
  static let scenes = LaunchSequence(
    cold: [
      Step(.passed, launch, "not in the launch options", "启动选项里没有它"),
      Step(
        .item, configuration, "options.shortcutItem, for a new scene",
        "options.shortcutItem，仅新场景"),
      Step(.item, connection, "connectionOptions.shortcutItem", "connectionOptions.shortcutItem"),
      Step(.unreached, scene, "not called", "不调用"),
    ],
    warm: [
      Step(.item, scene, "the item, in the scene that UIKit chose", "操作在此，由 UIKit 选定的场景接收"),
      Step(.unreached, connection, "not called", "不调用"),
    ])

  /// The sequence of an app with the life cycle of SwiftUI, a scene delegate and a router.
  static let swiftUI = LaunchSequence(
    cold: [
      Step(
        .passed, "@UIApplicationDelegateAdaptor", "SwiftUI makes your app delegate",
        "SwiftUI 创建你的 App 代理"),
      Step(
        .item, configuration, "options.shortcutItem; name the scene delegate",
        "options.shortcutItem；在此指定场景代理"),
      Step(
        .item, connection, "connectionOptions.shortcutItem; use it once",
        "connectionOptions.shortcutItem；只使用一次"),
      Step(.item, "onChange(of:initial:)", "the root view goes there", "根视图前往目标"),
    ],
    warm: [
      Step(.item, scene, "the router keeps where to go", "路由记下目标"),
      Step(.item, "onChange(of:initial:)", "the root view goes there", "根视图前往目标"),
    ])
}
