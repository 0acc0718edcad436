import SourceText

/// The limits of the quick actions menu on the Home Screen.
public enum Limits {
  /// The most quick actions that are shown, static before dynamic. Apple documents up to four; that items
  /// with an empty title are skipped without using a row was observed.
  public static let shownItems = 4
  /// The most dynamic items that the system stores (observed).
  public static let storedDynamicItems = 10
  /// The side of a template icon in points; it is square.
  public static let iconPoints = 35
  /// The first iOS with Home Screen quick actions.
  public static let quickActionsSince = Version(9)
  /// The version from which `UIApplicationShortcutItemIconSymbolName` is read.
  public static let symbolsSince = Version(13)
  /// The prefix of the types of the system's own rows (observed).
  public static let reservedTypePrefix = "com.apple.springboardhome.application-shortcut-item."
}
