import SourceText

/// The behavior of iOS for an incorrect declaration.
public struct SystemBehavior: Sendable {
  /// The incorrect declaration.
  public let situation: LocalizedText
  /// The behavior of iOS.
  public let result: LocalizedText
  /// True if the behavior was observed in iOS and is not guaranteed; false if Apple documents it.
  public let isObserved: Bool

  private init(_ situation: LocalizedText, _ result: LocalizedText, observed: Bool = true) {
    self.situation = situation
    self.result = result
    isObserved = observed
  }

  /// All rows of the guide's table.
  public static let all: [SystemBehavior] = [
    SystemBehavior(
      LocalizedText(
        en: "`UIApplicationShortcutItems` is not an array",
        zhHans: "`UIApplicationShortcutItems` 不是数组"),
      LocalizedText(en: "the whole key is ignored", zhHans: "整个键被忽略")),
    SystemBehavior(
      LocalizedText(en: "an element is not a dictionary", zhHans: "某个元素不是字典"),
      LocalizedText(en: "it is skipped", zhHans: "该元素被跳过")),
    SystemBehavior(
      LocalizedText(
        en: "type or title missing, or not a string", zhHans: "缺少类型或标题，或者不是字符串"),
      LocalizedText(
        en: "the item is dropped silently, the others stay", zhHans: "该项被悄悄丢弃，其他项保留")),
    SystemBehavior(
      LocalizedText(en: "title empty", zhHans: "标题为空"),
      LocalizedText(
        en: "the item is read but not shown, and takes no place", zhHans: "该项会被读取但不显示，也不占位置")),
    SystemBehavior(
      LocalizedText(en: "type an empty string", zhHans: "类型是空字符串"),
      LocalizedText(en: "accepted", zhHans: "被接受")),
    SystemBehavior(
      LocalizedText(
        en: "subtitle or an icon key not a string, user info not a dictionary",
        zhHans: "副标题或图标键不是字符串，用户信息不是字典"),
      LocalizedText(en: "that key is treated as absent", zhHans: "按没有这个键处理")),
    SystemBehavior(
      LocalizedText(en: "icon type unknown", zhHans: "图标类型不认识"),
      LocalizedText(en: "a dot is drawn instead", zhHans: "以一个圆点代替")),
    SystemBehavior(
      LocalizedText(en: "no image with the name of the icon file", zhHans: "没有图标文件所指的图片"),
      LocalizedText(en: "a dot is drawn instead", zhHans: "以一个圆点代替")),
    SystemBehavior(
      LocalizedText(
        en: "no SF Symbol with the name of the symbol", zhHans: "没有符号名称所指的 SF Symbol"),
      LocalizedText(
        en: "nothing is drawn, and no other icon key is used", zhHans: "什么都不画，也不用其他图标键")),
    SystemBehavior(
      LocalizedText(en: "several icon keys", zhHans: "写了多个图标键"),
      LocalizedText(
        en: "symbol before file before type", zhHans: "符号优先于文件，文件优先于类型"), observed: false),
    SystemBehavior(
      LocalizedText(
        en: "more than \(Limits.shownItems) items", zhHans: "超过 \(Limits.shownItems) 项"),
      LocalizedText(
        en: "the first \(Limits.shownItems) with a title are shown, static before dynamic",
        zhHans: "显示前 \(Limits.shownItems) 个有标题的项，静态在前，动态在后")),
    SystemBehavior(
      LocalizedText(
        en: "more than \(Limits.storedDynamicItems) dynamic items",
        zhHans: "动态项超过 \(Limits.storedDynamicItems) 个"),
      LocalizedText(
        en: "the first \(Limits.storedDynamicItems) are stored",
        zhHans: "只保存前 \(Limits.storedDynamicItems) 个")),
    SystemBehavior(
      LocalizedText(
        en: "app locked or blocked by Screen Time", zhHans: "App 被锁定或被屏幕使用时间限制"),
      LocalizedText(en: "static or dynamic rows are withheld", zhHans: "静态行或动态行不显示")),
  ]
}
