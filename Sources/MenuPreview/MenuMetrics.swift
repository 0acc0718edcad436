/// The sizes of the menu in points, at the text size that devices come with. Seen in the system's own layout and
/// measured in pictures of it; Apple documents none of them.
public struct MenuMetrics: Sendable, Equatable {
  /// The devices and systems whose menu can be drawn.
  public enum Look: String, Sendable, CaseIterable {
    /// An iPhone with iOS 26 or later.
    case iphone
    /// An iPhone or iPad with iOS 13 to 18.
    case iphone18 = "iphone-18"
    /// An iPad with iPadOS 26 or later.
    case ipad

    public var metrics: MenuMetrics {
      switch self {
      case .iphone: .phone
      case .iphone18: .earlier
      case .ipad: .pad
      }
    }
  }

  let width: Double
  let cornerRadius: Double
  let titleSize: Double
  let subtitleSize: Double
  /// Between the edge of the menu and what is in a row.
  let padding: Double
  /// True if icons follow the text.
  let hasTrailingIcons: Bool
  let iconWidth: Double
  /// The largest height of an image.
  let iconHeight: Double
  /// The side of a glyph of the system.
  let glyphSide: Double
  /// The middle of the icon, from the edge that it is at.
  let iconCenter: Double
  /// The start of texts in a menu with icons, measured from the leading edge.
  let textStart: Double
  /// The width of texts in a menu with icons, and in one without.
  let textWidth: Double
  let textWidthWithoutIcons: Double
  let firstBaseline: Double
  let titleLine: Double
  let subtitleLine: Double
  /// From the baseline of the title to that of the subtitle.
  let subtitleBaseline: Double
  /// Below the last baseline.
  let bottom: Double
  let bottomWithSubtitle: Double
  /// Above the first row and below the last.
  let edge: Double
  let hasSeparators: Bool

  /// The width of a name below an icon.
  var captionWidth: Double {
    let toText =
      hasTrailingIcons ? width - iconCenter - textStart - textWidth : textStart - iconCenter
    return 2 * (min(iconCenter, toText) - 1)
  }

  /// The dot where nothing can be used as an icon; estimated.
  static let dotSide = 9.0

  static let phone = MenuMetrics(
    width: 250, cornerRadius: 32, titleSize: 17, subtitleSize: 13, padding: 28,
    hasTrailingIcons: false, iconWidth: 40, iconHeight: 30, glyphSide: 22, iconCenter: 36,
    textStart: 60, textWidth: 162, textWidthWithoutIcons: 194, firstBaseline: 27, titleLine: 20.3,
    subtitleLine: 18, subtitleBaseline: 17, bottom: 15, bottomWithSubtitle: 14, edge: 10,
    hasSeparators: false)

  static let earlier = MenuMetrics(
    width: 250, cornerRadius: 13, titleSize: 17, subtitleSize: 15, padding: 16,
    hasTrailingIcons: true, iconWidth: 24, iconHeight: 31.67, glyphSide: 20, iconCenter: 28,
    textStart: 16, textWidth: 190, textWidthWithoutIcons: 218, firstBaseline: 28, titleLine: 20.33,
    subtitleLine: 20, subtitleBaseline: 20, bottom: 15.67, bottomWithSubtitle: 15.67, edge: 0,
    hasSeparators: true)

  static let pad = MenuMetrics(
    width: 224, cornerRadius: 26, titleSize: 15, subtitleSize: 13, padding: 20,
    hasTrailingIcons: false, iconWidth: 34, iconHeight: 26, glyphSide: 20, iconCenter: 31,
    textStart: 53, textWidth: 151, textWidthWithoutIcons: 184, firstBaseline: 24, titleLine: 17.9,
    subtitleLine: 18, subtitleBaseline: 19, bottom: 14, bottomWithSubtitle: 11, edge: 8,
    hasSeparators: false)
}
