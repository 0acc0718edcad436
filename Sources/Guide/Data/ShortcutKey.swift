/// A key of Info.plist that has to do with quick actions.
public struct ShortcutKey: Sendable, Hashable {
  public enum Place: Sendable {
    /// The root dictionary of Info.plist.
    case root
    /// A dictionary of `UIApplicationShortcutItems`.
    case item
  }

  public enum ValueKind: String, Sendable {
    case string
    case dictionary = "dict"
    case array
    case number = "integer"
  }

  public let name: String
  public let place: Place
  public let valueKind: ValueKind
  public let isRequired: Bool
  /// Whether Apple documents the key. The others were seen in iOS and are not promised.
  public let isDocumented: Bool
  /// Since which iOS the key is read; nil where no source says.
  public let since: Version?

  private init(
    _ name: String, _ place: Place, _ valueKind: ValueKind, required: Bool = false,
    documented: Bool = true, since: Version?
  ) {
    self.name = name
    self.place = place
    self.valueKind = valueKind
    isRequired = required
    isDocumented = documented
    self.since = since
  }

  public static let items = ShortcutKey(
    "UIApplicationShortcutItems", .root, .array, since: Version(9))
  public static let widget = ShortcutKey(
    "UIApplicationShortcutWidget", .root, .string, since: Version(10))
  public static let itemsVersion = ShortcutKey(
    "UIApplicationShortcutItemsVersion", .root, .number, documented: false, since: nil)

  public static let type = ShortcutKey(
    "UIApplicationShortcutItemType", .item, .string, required: true, since: Version(9))
  public static let title = ShortcutKey(
    "UIApplicationShortcutItemTitle", .item, .string, required: true, since: Version(9))
  public static let subtitle = ShortcutKey(
    "UIApplicationShortcutItemSubtitle", .item, .string, since: Version(9))
  public static let iconType = ShortcutKey(
    "UIApplicationShortcutItemIconType", .item, .string, since: Version(9))
  public static let iconFile = ShortcutKey(
    "UIApplicationShortcutItemIconFile", .item, .string, since: Version(9))
  public static let iconSymbolName = ShortcutKey(
    "UIApplicationShortcutItemIconSymbolName", .item, .string, since: Version(13))
  public static let userInfo = ShortcutKey(
    "UIApplicationShortcutItemUserInfo", .item, .dictionary, since: Version(9))
  public static let targetContentIdentifier = ShortcutKey(
    "UIApplicationShortcutItemTargetContentIdentifier", .item, .string, documented: false,
    since: nil)
  public static let activationMode = ShortcutKey(
    "UIApplicationShortcutItemActivationMode", .item, .string, documented: false, since: nil)

  public static let rootKeys = [items, widget, itemsVersion]
  /// The keys of an item: the required first, then in the order in which one fills them in.
  public static let itemKeys = [
    type, title, subtitle, iconType, iconFile, iconSymbolName, userInfo, targetContentIdentifier,
    activationMode,
  ]
  public static let all = rootKeys + itemKeys

  /// The keys that choose an icon: the first that is present wins.
  public static let iconPrecedence = [iconSymbolName, iconFile, iconType]

  /// Spellings that are far from the right one by letters and have been seen in use.
  public static let knownMisspellings = [
    "UIApplicationShortcutItemIconSystemImageName": iconSymbolName.name
  ]
}
