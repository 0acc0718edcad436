import SourceText

/// Numbers of the Home Screen's menu.
public enum Limits {
  /// How many quick actions are shown, static before dynamic. Apple speaks of up to four; that
  /// items with an empty title are passed over without using a place was observed.
  public static let shownItems = 4
  /// How many dynamic items the system stores (observed).
  public static let storedDynamicItems = 10
  /// The side of a template icon in points; it is square.
  public static let iconPoints = 35
  /// The first iOS with Home Screen quick actions.
  public static let quickActionsSince = Version(9)
  /// The version from which `UIApplicationShortcutItemIconSymbolName` is read.
  public static let symbolsSince = Version(13)
  /// The prefix of the types that the system gives its own rows (observed).
  public static let reservedTypePrefix = "com.apple.springboardhome.application-shortcut-item."
}
