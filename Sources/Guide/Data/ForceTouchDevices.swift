import SourceText

/// The iPhones with and without the hardware of 3D Touch.
public enum ForceTouchDevices {
  /// The iPhones with 3D Touch.
  public static let with = [
    "iPhone 6s", "iPhone 6s Plus", "iPhone 7", "iPhone 7 Plus", "iPhone 8", "iPhone 8 Plus",
    "iPhone X", "iPhone XS", "iPhone XS Max",
  ]
  /// The devices without it, which open menus by a long press.
  public static let without: [LocalizedText] = [
    LocalizedText(en: "iPhone SE (all)", zhHans: "iPhone SE（各代）"),
    LocalizedText(en: "iPhone XR", zhHans: "iPhone XR"),
    LocalizedText(en: "iPhone 11 and later", zhHans: "iPhone 11 及之后的机型"),
    LocalizedText(en: "every iPad", zhHans: "所有 iPad"),
  ]
}
