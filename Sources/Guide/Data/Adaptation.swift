import SourceText

/// The adaptation of a presentation style to an environment.
public struct Adaptation: Sendable {
  /// The name of the style in UIKit, such as `popover`.
  public let style: String
  public let environment: LocalizedText
  /// The presentation that results.
  public let result: LocalizedText

  private init(_ style: String, _ environment: LocalizedText, _ result: LocalizedText) {
    self.style = style
    self.environment = environment
    self.result = result
  }

  private static let regular = LocalizedText(
    en: "regular width, regular height", zhHans: "宽度常规、高度常规")

  /// All rows of the guide's table.
  public static let all: [Adaptation] = [
    Adaptation("popover", regular, LocalizedText(en: "popover", zhHans: "弹出框")),
    Adaptation(
      "popover",
      LocalizedText(
        en: "iOS 13 and later, width or height compact", zhHans: "iOS 13 及以后，宽度或高度紧凑"),
      LocalizedText(en: "like `formSheet`", zhHans: "同 `formSheet`")),
    Adaptation(
      "popover",
      LocalizedText(en: "iOS 12 and earlier, width compact", zhHans: "iOS 12 及以前，宽度紧凑"),
      LocalizedText(en: "`fullScreen`", zhHans: "`fullScreen`")),
    Adaptation(
      "popover",
      LocalizedText(
        en: "iOS 12 and earlier, width regular, height compact",
        zhHans: "iOS 12 及以前，宽度常规、高度紧凑"),
      LocalizedText(en: "`formSheet`", zhHans: "`formSheet`")),
    Adaptation(
      "pageSheet", regular, LocalizedText(en: "a centered page", zhHans: "居中的页面")),
    Adaptation(
      "pageSheet",
      LocalizedText(en: "compact width, regular height", zhHans: "宽度紧凑、高度常规"),
      LocalizedText(
        en: "a sheet that leaves the background visible at the top", zhHans: "顶部露出背景的卡片")),
    Adaptation(
      "pageSheet", LocalizedText(en: "compact height", zhHans: "高度紧凑"),
      LocalizedText(en: "`fullScreen`", zhHans: "`fullScreen`")),
  ]
}
