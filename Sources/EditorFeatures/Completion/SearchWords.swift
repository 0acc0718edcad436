import Guide

/// What people type when they mean a key or an icon whose name they do not know.
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

  static func words(for icon: IconType) -> [String] {
    // What begins like another icon's name is typed for that one.
    let meant = IconWords.words(for: icon).filter { word in
      !IconType.all.contains { $0 != icon && $0.name.prefix(4) == word.prefix(4) }
    }
    return [icon.name, icon.symbolName] + (icons[icon.name] ?? []) + meant
  }

  private static let icons: [String: [String]] = [
    "compose": ["write", "edit", "new note", "paper"],
    "play": ["start", "run", "triangle"],
    "pause": ["wait", "bars"],
    "add": ["plus", "new", "create"],
    "location": ["here", "gps", "arrow"],
    "search": ["find", "magnifying glass", "look"],
    "share": ["send", "export", "arrow"],
    "prohibit": ["forbid", "block", "stop", "slash"],
    "contact": ["person", "people", "head"],
    "home": ["house", "start"],
    "markLocation": ["place", "map pin"],
    "favorite": ["star"],
    "love": ["heart", "like"],
    "cloud": ["sync", "upload"],
    "invitation": ["invite", "envelope"],
    "confirmation": ["confirm", "ok", "check mark"],
    "mail": ["email", "envelope", "letter"],
    "message": ["chat", "speech bubble", "talk"],
    "date": ["calendar", "day", "event"],
    "time": ["clock", "timer", "hour"],
    "capturePhoto": ["camera", "picture", "scan"],
    "captureVideo": ["film", "record", "movie"],
    "task": ["todo", "circle"],
    "taskCompleted": ["done", "todo", "check mark"],
    "alarm": ["wake", "clock"],
    "bookmark": ["read later", "save"],
    "shuffle": ["random", "mix"],
    "audio": ["sound", "music", "speaker", "volume"],
    "update": ["refresh", "reload", "sync"],
  ]
}
