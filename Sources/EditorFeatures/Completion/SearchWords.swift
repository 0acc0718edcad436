import Guide

/// Words that users type for a key or an icon whose name they do not know.
enum SearchWords {
  static func words(for key: ShortcutKey) -> [String] {
    let own: [String] =
      switch key {
      case .items: ["quick actions", "shortcuts", "home screen menu", "3d touch"]
      case .widget: ["widget", "quick actions"]
      case .type: ["type", "identifier"]
      case .title: ["title", "name", "label", "text"]
      case .subtitle: ["subtitle", "description"]
      case .iconType: ["icon type", "system icon"]
      case .iconFile: ["icon file", "image", "picture"]
      case .iconSymbolName: ["icon symbol", "sf symbol", "system image"]
      case .userInfo: ["user info", "data", "payload"]
      default: []
      }
    let prefix = key.place == .item ? "UIApplicationShortcutItem" : "UIApplication"
    return [String(key.name.dropFirst(prefix.count))] + own
  }

  /// A whole quick action.
  static let item = ["dict", "quick action", "item", "shortcut"]

  /// Returns the words by which the finding recognizes what was meant, so that both propose the same.
  static func words(for icon: IconType) -> [String] {
    // Beginnings of other icons' names are left to those icons.
    let meant = IconWords.words(for: icon).filter { word in
      !IconType.all.contains { $0 != icon && $0.name.prefix(4) == word.prefix(4) }
    }
    return [icon.name, icon.symbolName] + meant
  }
}
