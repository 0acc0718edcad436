/// The system's icons for quick actions: the values of `UIApplicationShortcutItemIconType`.
///
/// Raw values and availability are those of `UIApplicationShortcutItem.h`. Apple publishes no table
/// from icon types to SF Symbols: a symbol marked as Apple's stands for the same action in the Human
/// Interface Guidelines, the others are the nearest by meaning. All of them exist since iOS 13.
public struct IconType: Sendable, Hashable {
  /// The Swift case, without its dot: `markLocation`.
  public let name: String
  /// The value of the Objective-C enumeration.
  public let rawValue: Int
  public let since: Version
  public let symbolName: String
  /// The Human Interface Guidelines name this symbol for the same action.
  public let isSymbolApples: Bool
  /// What an action with this icon does.
  public let meaning: LocalizedText
  /// What one sees.
  public let appearance: LocalizedText

  /// The Objective-C name, which is what a property list holds.
  public var value: String { Self.prefix + name.prefix(1).uppercased() + name.dropFirst() }

  public static let prefix = "UIApplicationShortcutIconType"

  /// The icon with a property-list value, exactly as iOS compares it.
  public init?(value: String) {
    guard let icon = Self.byValue[value] else { return nil }
    self = icon
  }

  private static let byValue = Dictionary(
    all.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })

  private init(
    _ name: String, _ rawValue: Int, _ since: Version, symbol: String, apples: Bool = false,
    _ meaning: LocalizedText, seen appearance: LocalizedText
  ) {
    self.name = name
    self.rawValue = rawValue
    self.since = since
    symbolName = symbol
    isSymbolApples = apples
    self.meaning = meaning
    self.appearance = appearance
  }

  /// All icons in the order of their raw values.
  public static let all: [IconType] = [
    IconType(
      "compose", 0, Version(9, 0), symbol: "square.and.pencil", apples: true,
      LocalizedText(
        en: "Writes something new: a message, a note, a post.", zhHans: "撰写新内容：消息、备忘录、帖子。"),
      seen: LocalizedText(en: "a pencil on a sheet of paper", zhHans: "一张纸上的铅笔")),
    IconType(
      "play", 1, Version(9, 0), symbol: "play.fill",
      LocalizedText(en: "Starts playing music or video.", zhHans: "播放音乐或视频。"),
      seen: LocalizedText(en: "a triangle pointing right", zhHans: "向右的三角形")),
    IconType(
      "pause", 2, Version(9, 0), symbol: "pause.fill",
      LocalizedText(en: "Pauses what is playing.", zhHans: "暂停正在播放的内容。"),
      seen: LocalizedText(en: "two upright bars", zhHans: "两条竖线")),
    IconType(
      "add", 3, Version(9, 0), symbol: "plus", apples: true,
      LocalizedText(en: "Adds an item to a list or collection.", zhHans: "向列表或收藏中添加一项。"),
      seen: LocalizedText(en: "a plus sign", zhHans: "加号")),
    IconType(
      "location", 4, Version(9, 0), symbol: "location",
      LocalizedText(en: "Works with where the user is now.", zhHans: "使用用户当前所在的位置。"),
      seen: LocalizedText(en: "a compass arrow", zhHans: "罗盘箭头")),
    IconType(
      "search", 5, Version(9, 0), symbol: "magnifyingglass", apples: true,
      LocalizedText(en: "Opens the search.", zhHans: "打开搜索。"),
      seen: LocalizedText(en: "a magnifying glass", zhHans: "放大镜")),
    IconType(
      "share", 6, Version(9, 0), symbol: "square.and.arrow.up", apples: true,
      LocalizedText(en: "Shares something with others.", zhHans: "与他人分享内容。"),
      seen: LocalizedText(en: "a square with an arrow pointing up", zhHans: "带向上箭头的方框")),
    IconType(
      "prohibit", 7, Version(9, 1), symbol: "nosign",
      LocalizedText(en: "Forbids or blocks something.", zhHans: "禁止或阻止某项内容。"),
      seen: LocalizedText(en: "a circle with a slash", zhHans: "带斜线的圆圈")),
    IconType(
      "contact", 8, Version(9, 1), symbol: "person.crop.circle",
      LocalizedText(en: "Chooses a person.", zhHans: "选择一位联系人。"),
      seen: LocalizedText(en: "a head and shoulders", zhHans: "人物头像")),
    IconType(
      "home", 9, Version(9, 1), symbol: "house",
      LocalizedText(en: "Goes to the home of the app or to a home.", zhHans: "前往 App 首页或“家”。"),
      seen: LocalizedText(en: "a house", zhHans: "房屋")),
    IconType(
      "markLocation", 10, Version(9, 1), symbol: "mappin.and.ellipse",
      LocalizedText(en: "Marks a place on a map.", zhHans: "在地图上标记一个位置。"),
      seen: LocalizedText(en: "a map pin", zhHans: "地图图钉")),
    IconType(
      "favorite", 11, Version(9, 1), symbol: "star",
      LocalizedText(en: "Opens or sets favorites.", zhHans: "打开或设置个人收藏。"),
      seen: LocalizedText(en: "a star", zhHans: "星形")),
    IconType(
      "love", 12, Version(9, 1), symbol: "heart",
      LocalizedText(en: "Opens or sets things the user loves.", zhHans: "打开或设置用户喜爱的内容。"),
      seen: LocalizedText(en: "a heart", zhHans: "心形")),
    IconType(
      "cloud", 13, Version(9, 1), symbol: "cloud",
      LocalizedText(en: "Reaches something in the cloud.", zhHans: "访问云端内容。"),
      seen: LocalizedText(en: "a cloud", zhHans: "云朵")),
    IconType(
      "invitation", 14, Version(9, 1), symbol: "envelope.badge",
      LocalizedText(en: "Shows or sends an invitation.", zhHans: "查看或发送邀请。"),
      seen: LocalizedText(en: "an envelope with a mark", zhHans: "带标记的信封")),
    IconType(
      "confirmation", 15, Version(9, 1), symbol: "checkmark",
      LocalizedText(en: "Confirms something.", zhHans: "确认某项内容。"),
      seen: LocalizedText(en: "a check mark", zhHans: "对勾")),
    IconType(
      "mail", 16, Version(9, 1), symbol: "envelope",
      LocalizedText(en: "Reads or writes mail.", zhHans: "阅读或撰写邮件。"),
      seen: LocalizedText(en: "an envelope", zhHans: "信封")),
    IconType(
      "message", 17, Version(9, 1), symbol: "message",
      LocalizedText(en: "Reads or writes messages.", zhHans: "阅读或发送信息。"),
      seen: LocalizedText(en: "a speech bubble", zhHans: "对话气泡")),
    IconType(
      "date", 18, Version(9, 1), symbol: "calendar", apples: true,
      LocalizedText(en: "Opens a calendar or a day.", zhHans: "打开日历或某一天。"),
      seen: LocalizedText(en: "a calendar page", zhHans: "日历页")),
    IconType(
      "time", 19, Version(9, 1), symbol: "clock",
      LocalizedText(en: "Opens a clock or a timer.", zhHans: "打开时钟或计时器。"),
      seen: LocalizedText(en: "a clock face", zhHans: "钟面")),
    IconType(
      "capturePhoto", 20, Version(9, 1), symbol: "camera",
      LocalizedText(en: "Takes a photo.", zhHans: "拍摄照片。"),
      seen: LocalizedText(en: "a still camera", zhHans: "照相机")),
    IconType(
      "captureVideo", 21, Version(9, 1), symbol: "video",
      LocalizedText(en: "Records a video.", zhHans: "录制视频。"),
      seen: LocalizedText(en: "a video camera", zhHans: "摄像机")),
    IconType(
      "task", 22, Version(9, 1), symbol: "circle",
      LocalizedText(en: "Creates a task.", zhHans: "创建一项任务。"),
      seen: LocalizedText(en: "an empty circle", zhHans: "空心圆圈")),
    IconType(
      "taskCompleted", 23, Version(9, 1), symbol: "checkmark.circle",
      LocalizedText(en: "Completes a task.", zhHans: "完成一项任务。"),
      seen: LocalizedText(en: "a circle with a check mark", zhHans: "带对勾的圆圈")),
    IconType(
      "alarm", 24, Version(9, 1), symbol: "alarm", apples: true,
      LocalizedText(en: "Sets an alarm.", zhHans: "设定闹钟。"),
      seen: LocalizedText(en: "an alarm clock", zhHans: "闹钟")),
    IconType(
      "bookmark", 25, Version(9, 1), symbol: "bookmark",
      LocalizedText(en: "Opens or sets a bookmark.", zhHans: "打开或添加书签。"),
      seen: LocalizedText(en: "a bookmark", zhHans: "书签")),
    IconType(
      "shuffle", 26, Version(9, 1), symbol: "shuffle",
      LocalizedText(en: "Plays in random order.", zhHans: "随机播放。"),
      seen: LocalizedText(en: "two crossing arrows", zhHans: "交叉的箭头")),
    IconType(
      "audio", 27, Version(9, 1), symbol: "speaker.2",
      LocalizedText(en: "Works with sound.", zhHans: "处理音频。"),
      seen: LocalizedText(en: "a loudspeaker", zhHans: "扬声器")),
    IconType(
      "update", 28, Version(9, 1), symbol: "arrow.clockwise",
      LocalizedText(en: "Refreshes or updates content.", zhHans: "刷新或更新内容。"),
      seen: LocalizedText(en: "a circular arrow", zhHans: "环形箭头")),
  ]
}
