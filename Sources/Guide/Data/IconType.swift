import SourceText

/// The system's icons for quick actions: the values of `UIApplicationShortcutItemIconType`.
///
/// Raw values and availability are those of `UIApplicationShortcutItem.h`. Apple publishes no table from icon
/// types to SF Symbols: a symbol marked as Apple's represents the same action in the Human Interface
/// Guidelines, the others are the most similar to the icons as they were drawn up to iOS 12. All of them
/// exist since iOS 13.
public struct IconType: Sendable, Hashable {
  /// The Swift case, without its dot: `markLocation`.
  public let name: String
  /// The value of the Objective-C enumeration.
  public let rawValue: Int
  /// The first iOS that has the icon.
  public let since: Version
  /// The SF Symbol that looks similar.
  public let symbolName: String
  /// True if the Human Interface Guidelines name this symbol for the same action.
  public let isSymbolApples: Bool
  /// The usual purpose of an action with this icon.
  public let meaning: LocalizedText
  /// A description of the picture.
  public let appearance: LocalizedText

  /// The Objective-C name, which is the value in a property list.
  public let value: String

  /// The name of the guide's entry: `UIApplicationShortcutIcon.IconType.compose`.
  public var entryID: String { Self.entryPrefix + name }

  private static let entryPrefix = "UIApplicationShortcutIcon.IconType."

  /// Creates the icon of an entry; nil for other entries.
  public init?(entryID: String) {
    guard entryID.hasPrefix(Self.entryPrefix),
      let icon = Self.all.first(where: { $0.entryID == entryID })
    else { return nil }
    self = icon
  }

  /// Returns true if the icon shows the same picture as an SF Symbol, filled or not: `star` and `star.fill`.
  public func isLike(symbol name: String) -> Bool {
    symbolName == name || symbolName == name + ".fill"
  }

  /// The common prefix of the property-list values of all icons.
  public static let prefix = "UIApplicationShortcutIconType"

  /// Creates the icon with a property-list value, compared exactly as in iOS.
  public init?(value: String) {
    guard let icon = Self.byValue[value] else { return nil }
    self = icon
  }

  /// Returns true if a text is the property-list value of an icon.
  public static func isValue(_ text: String) -> Bool { byValue.index(forKey: text) != nil }

  private static let byValue = Dictionary(
    all.map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })

  private init(
    _ name: String, _ rawValue: Int, _ since: Version, symbol: String, apples: Bool = false,
    _ meaning: LocalizedText, seen appearance: LocalizedText
  ) {
    self.name = name
    value = Self.prefix + name.prefix(1).uppercased() + name.dropFirst()
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
      LocalizedText(en: "Plays media.", zhHans: "播放媒体。"),
      seen: LocalizedText(en: "a triangle pointing right", zhHans: "向右的三角形")),
    IconType(
      "pause", 2, Version(9, 0), symbol: "pause.fill",
      LocalizedText(en: "Pauses what is playing.", zhHans: "暂停播放。"),
      seen: LocalizedText(en: "two upright bars", zhHans: "两条竖线")),
    IconType(
      "add", 3, Version(9, 0), symbol: "plus", apples: true,
      LocalizedText(en: "Adds an item.", zhHans: "添加一项。"),
      seen: LocalizedText(en: "a plus sign", zhHans: "加号")),
    IconType(
      "location", 4, Version(9, 0), symbol: "location.fill",
      LocalizedText(en: "Uses the current location of the user.", zhHans: "使用用户当前位置。"),
      seen: LocalizedText(en: "an arrowhead pointing up to the right", zhHans: "指向右上方的箭头")),
    IconType(
      "search", 5, Version(9, 0), symbol: "magnifyingglass", apples: true,
      LocalizedText(en: "Searches.", zhHans: "搜索。"),
      seen: LocalizedText(en: "a magnifying glass", zhHans: "放大镜")),
    IconType(
      "share", 6, Version(9, 0), symbol: "square.and.arrow.up", apples: true,
      LocalizedText(en: "Shares content.", zhHans: "共享内容。"),
      seen: LocalizedText(en: "a square with an arrow pointing up", zhHans: "带向上箭头的方框")),
    IconType(
      "prohibit", 7, Version(9, 1), symbol: "nosign",
      LocalizedText(en: "Disallows something.", zhHans: "禁止某项内容。"),
      seen: LocalizedText(en: "a circle with a slash", zhHans: "带斜线的圆圈")),
    IconType(
      "contact", 8, Version(9, 1), symbol: "person.crop.circle",
      LocalizedText(en: "Chooses a contact.", zhHans: "选择联系人。"),
      seen: LocalizedText(en: "a head and shoulders", zhHans: "人物头像")),
    IconType(
      "home", 9, Version(9, 1), symbol: "house.fill",
      LocalizedText(en: "Indicates home.", zhHans: "表示“首页”或“家”。"),
      seen: LocalizedText(en: "a house", zhHans: "房屋")),
    IconType(
      "markLocation", 10, Version(9, 1), symbol: "mappin",
      LocalizedText(en: "Marks a location.", zhHans: "标记一个位置。"),
      seen: LocalizedText(en: "a map pin", zhHans: "地图图钉")),
    IconType(
      "favorite", 11, Version(9, 1), symbol: "star.fill",
      LocalizedText(en: "Marks an item as a favorite.", zhHans: "把一项设为个人收藏。"),
      seen: LocalizedText(en: "a star", zhHans: "星形")),
    IconType(
      "love", 12, Version(9, 1), symbol: "heart.fill",
      LocalizedText(en: "Marks an item as loved.", zhHans: "把一项标为喜爱。"),
      seen: LocalizedText(en: "a heart", zhHans: "心形")),
    IconType(
      "cloud", 13, Version(9, 1), symbol: "cloud",
      LocalizedText(en: "Accesses the cloud.", zhHans: "访问云端。"),
      seen: LocalizedText(en: "a cloud", zhHans: "云朵")),
    IconType(
      "invitation", 14, Version(9, 1), symbol: "tray.and.arrow.down",
      LocalizedText(en: "Indicates an invitation.", zhHans: "表示邀请。"),
      seen: LocalizedText(en: "an arrow pointing down into a tray", zhHans: "向下指入托盘的箭头")),
    IconType(
      "confirmation", 15, Version(9, 1), symbol: "checkmark.circle",
      LocalizedText(en: "Indicates a confirmation.", zhHans: "表示确认。"),
      seen: LocalizedText(en: "a circle with a check mark", zhHans: "带对勾的圆圈")),
    IconType(
      "mail", 16, Version(9, 1), symbol: "envelope.fill",
      LocalizedText(en: "Uses mail.", zhHans: "使用邮件。"),
      seen: LocalizedText(en: "an envelope", zhHans: "信封")),
    IconType(
      "message", 17, Version(9, 1), symbol: "message.fill",
      LocalizedText(en: "Uses messaging.", zhHans: "使用信息。"),
      seen: LocalizedText(en: "a speech bubble", zhHans: "对话气泡")),
    IconType(
      "date", 18, Version(9, 1), symbol: "calendar", apples: true,
      LocalizedText(en: "Uses a calendar.", zhHans: "使用日历。"),
      seen: LocalizedText(en: "a calendar page", zhHans: "日历页")),
    IconType(
      "time", 19, Version(9, 1), symbol: "clock.fill",
      LocalizedText(en: "Uses a clock or timer.", zhHans: "使用时钟或计时器。"),
      seen: LocalizedText(en: "a clock face", zhHans: "钟面")),
    IconType(
      "capturePhoto", 20, Version(9, 1), symbol: "camera.fill",
      LocalizedText(en: "Takes a photo.", zhHans: "拍照。"),
      seen: LocalizedText(en: "a still camera", zhHans: "照相机")),
    IconType(
      "captureVideo", 21, Version(9, 1), symbol: "video.fill",
      LocalizedText(en: "Records a video.", zhHans: "录像。"),
      seen: LocalizedText(en: "a video camera", zhHans: "摄像机")),
    IconType(
      "task", 22, Version(9, 1), symbol: "circle",
      LocalizedText(en: "Creates a task.", zhHans: "创建任务。"),
      seen: LocalizedText(en: "an empty circle", zhHans: "空心圆圈")),
    IconType(
      "taskCompleted", 23, Version(9, 1), symbol: "largecircle.fill.circle",
      LocalizedText(en: "Completes a task.", zhHans: "完成任务。"),
      seen: LocalizedText(en: "a circle with a solid disc in it", zhHans: "内有实心圆的圆圈")),
    IconType(
      "alarm", 24, Version(9, 1), symbol: "alarm.fill",
      LocalizedText(en: "Creates an alarm.", zhHans: "创建闹钟。"),
      seen: LocalizedText(en: "an alarm clock", zhHans: "闹钟")),
    IconType(
      "bookmark", 25, Version(9, 1), symbol: "book",
      LocalizedText(en: "Creates a bookmark.", zhHans: "创建书签。"),
      seen: LocalizedText(en: "an open book", zhHans: "打开的书")),
    IconType(
      "shuffle", 26, Version(9, 1), symbol: "shuffle",
      LocalizedText(en: "Switches to shuffle.", zhHans: "切换到随机播放。"),
      seen: LocalizedText(en: "two crossing arrows", zhHans: "交叉的箭头")),
    IconType(
      "audio", 27, Version(9, 1), symbol: "speaker.3.fill",
      LocalizedText(en: "Uses audio.", zhHans: "使用音频。"),
      seen: LocalizedText(en: "a loudspeaker with three arcs", zhHans: "带三道声波的扬声器")),
    IconType(
      "update", 28, Version(9, 1), symbol: "square.and.arrow.down",
      LocalizedText(en: "Updates something.", zhHans: "进行更新。"),
      seen: LocalizedText(en: "an arrow pointing down into a square", zhHans: "向下指入方框的箭头")),
  ]
}
