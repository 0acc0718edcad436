import SourceText

/// A size class in one direction.
public enum SizeClass: String, Sendable, CaseIterable {
  case compact
  case regular
}

/// The orientation of a device.
public enum Orientation: String, Sendable, CaseIterable {
  case portrait
  case landscape
}

/// The size classes of an app on the whole screen of a device.
public struct ScreenSizeClasses: Sendable, Hashable {
  public let width: SizeClass
  public let height: SizeClass
}

/// A device and the size classes of its screen.
///
/// The sources are the layout chapter of the Human Interface Guidelines of September 2025 (later editions
/// have no such list); for iPhone 4s to 6 Plus published measurements; for iPhone Duo Apple's talk on it; for
/// iPhone 17e and 18 Pro their sizes, which are those of earlier models.
public struct Device: Sendable, Hashable {
  public let name: String
  private let family: Family

  private enum Family {
    /// iPhones whose width is compact in both orientations.
    case compactPhone
    /// Large iPhones: the width is regular in landscape.
    case widePhone
    case pad
  }

  /// The name with additional information.
  public var fullName: LocalizedText {
    switch name {
    case "iPad": LocalizedText(en: "iPad, full screen", zhHans: "iPad，全屏")
    case "iPod touch":
      LocalizedText(en: "iPod touch (5th generation and later)", zhHans: "iPod touch（第 5 代及之后）")
    case Self.outerDuo:
      LocalizedText(en: "iPhone Duo (outer display)", zhHans: "iPhone Duo（外屏）")
    case "iPhone Duo inner display":
      LocalizedText(en: "iPhone Duo (inner display)", zhHans: "iPhone Duo（内屏）")
    default: LocalizedText(en: name, zhHans: name)
    }
  }

  /// Returns the size classes of the whole screen, for an app that fills it.
  public func sizeClasses(in orientation: Orientation) -> ScreenSizeClasses {
    switch (family, orientation) {
    case (.pad, _): ScreenSizeClasses(width: .regular, height: .regular)
    case (_, .portrait): ScreenSizeClasses(width: .compact, height: .regular)
    case (.compactPhone, .landscape): ScreenSizeClasses(width: .compact, height: .compact)
    case (.widePhone, .landscape): ScreenSizeClasses(width: .regular, height: .compact)
    }
  }

  /// All devices of the table, in the order of their release within a group.
  public static let all: [Device] =
    widePhones.map { Device(name: $0, family: .widePhone) }
    + compactPhones.map { Device(name: $0, family: .compactPhone) }
    + [
      Device(name: "iPad", family: .pad), Device(name: "iPhone Duo inner display", family: .pad),
    ]

  /// Creates a device from its name in any spelling: `15 pro max`, `iPhone15ProMax`. All iPads are one
  /// device.
  public init?(named name: String) {
    let key = Self.key(name)
    guard !key.isEmpty, key.utf8.count <= 60 else { return nil }
    let device =
      Self.all.first { Self.key($0.name) == key || Self.key($0.name) == "iphone" + key }
      ?? (key.hasPrefix("ipad") ? Self.all.first { $0.family == .pad } : nil)
      ?? (key.hasPrefix("ipodtouch") ? Self.all.first { $0.name == "iPod touch" } : nil)
      ?? (key.hasPrefix("iphonese") ? Self.all.first { $0.name == "iPhone SE" } : nil)
      ?? (key == "iphoneduo" ? Self.all.first { $0.name == Self.outerDuo } : nil)
    guard let device else { return nil }
    self = device
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the name of the device most similar to another name.
  public static func nearest(to name: String) -> String? {
    let key = key(name)
    let names = Dictionary(
      all.map { (Self.key($0.name), $0.name) }, uniquingKeysWith: { first, _ in first })
    let near = Spelling.nearest(to: key, among: names.keys.sorted(), limit: 3)
    return near.flatMap { names[$0] }
  }

  private init(name: String, family: Family) {
    self.name = name
    self.family = family
  }

  /// The foldable iPhone while it is closed.
  private static let outerDuo = "iPhone Duo outer display"

  private static let widePhones = [
    "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus", "iPhone XR",
    "iPhone XS Max", "iPhone 11", "iPhone 11 Pro Max", "iPhone 12 Pro Max", "iPhone 13 Pro Max",
    "iPhone 14 Plus", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max",
    "iPhone 16 Plus", "iPhone 16 Pro Max", "iPhone 17 Pro Max", "iPhone Air",
    "iPhone 18 Pro Max",
  ]

  private static let compactPhones = [
    "iPhone 4s", "iPhone 5", "iPhone 5s", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
    "iPhone SE", "iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12", "iPhone 12 mini",
    "iPhone 12 Pro", "iPhone 13", "iPhone 13 mini", "iPhone 13 Pro", "iPhone 14",
    "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16", "iPhone 16e", "iPhone 16 Pro",
    "iPhone 17", "iPhone 17e", "iPhone 17 Pro", "iPhone 18 Pro", outerDuo, "iPod touch",
  ]
}

/// A part of an iPad's screen that an app can have in the fixed splits before iPadOS 26. The height is always
/// regular.
public struct ScreenPart: Sendable, Hashable {
  public let name: LocalizedText
  public let orientation: Orientation
  public let width: SizeClass

  /// All rows of the guide's table.
  public static let all: [ScreenPart] = [
    ScreenPart(
      name: LocalizedText(
        en: "iPad before iPadOS 26, any part of a split", zhHans: "iPadOS 26 之前的 iPad，分屏的任何一份"),
      orientation: .portrait, width: .compact),
    ScreenPart(
      name: LocalizedText(
        en: "iPad before iPadOS 26, a third of the width", zhHans: "iPadOS 26 之前的 iPad，宽度的三分之一"),
      orientation: .landscape, width: .compact),
    ScreenPart(
      name: LocalizedText(
        en: "iPad before iPadOS 26, half of the width", zhHans: "iPadOS 26 之前的 iPad，宽度的一半"),
      orientation: .landscape, width: .compact),
    ScreenPart(
      name: LocalizedText(
        en: "iPad with 12.9 inches before iPadOS 26, half of the width",
        zhHans: "iPadOS 26 之前的 12.9 英寸 iPad，宽度的一半"),
      orientation: .landscape, width: .regular),
    ScreenPart(
      name: LocalizedText(
        en: "iPad before iPadOS 26, two thirds of the width",
        zhHans: "iPadOS 26 之前的 iPad，宽度的三分之二"),
      orientation: .landscape, width: .regular),
  ]
}
