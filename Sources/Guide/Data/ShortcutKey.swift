import SourceText

/// A key of Info.plist that has to do with quick actions.
///
/// A case is one byte, so that the model and the rules compare keys without looking at their names.
public enum ShortcutKey: UInt8, Sendable, CaseIterable {
  // The root dictionary.
  case items
  case widget
  case itemsVersion
  // An item: the required keys first, then in the order in which one fills them in.
  case type
  case title
  case subtitle
  case iconType
  case iconFile
  case iconSymbolName
  case userInfo
  case targetContentIdentifier
  case activationMode

  /// Where in Info.plist a key belongs.
  public enum Place: Sendable {
    /// The root dictionary of Info.plist.
    case root
    /// A dictionary of `UIApplicationShortcutItems`.
    case item
  }

  /// The type of the value. The raw value is its element in a property list.
  public enum ValueKind: String, Sendable {
    case string
    case dictionary = "dict"
    case array
    case number = "integer"
  }

  public var name: String {
    switch self {
    case .items: "UIApplicationShortcutItems"
    case .widget: "UIApplicationShortcutWidget"
    case .itemsVersion: "UIApplicationShortcutItemsVersion"
    case .type: "UIApplicationShortcutItemType"
    case .title: "UIApplicationShortcutItemTitle"
    case .subtitle: "UIApplicationShortcutItemSubtitle"
    case .iconType: "UIApplicationShortcutItemIconType"
    case .iconFile: "UIApplicationShortcutItemIconFile"
    case .iconSymbolName: "UIApplicationShortcutItemIconSymbolName"
    case .userInfo: "UIApplicationShortcutItemUserInfo"
    case .targetContentIdentifier: "UIApplicationShortcutItemTargetContentIdentifier"
    case .activationMode: "UIApplicationShortcutItemActivationMode"
    }
  }

  public var place: Place {
    switch self {
    case .items, .widget, .itemsVersion: .root
    default: .item
    }
  }

  /// The type that iOS expects; a value of another type does not count.
  public var valueKind: ValueKind {
    switch self {
    case .items: .array
    case .itemsVersion: .number
    case .userInfo: .dictionary
    default: .string
    }
  }

  /// Whether iOS drops an item without it.
  public var isRequired: Bool { self == .type || self == .title }

  /// Whether Apple documents the key. The others were seen in iOS and are not promised.
  public var isDocumented: Bool {
    switch self {
    case .itemsVersion, .targetContentIdentifier, .activationMode: false
    default: true
    }
  }

  /// Since which iOS the key is read; nil where no source says.
  public var since: Version? {
    switch self {
    case .itemsVersion, .targetContentIdentifier, .activationMode: nil
    case .widget: Version(10)
    case .iconSymbolName: Version(13)
    default: Version(9)
    }
  }

  /// The keys of the root dictionary.
  public static let rootKeys = allCases.filter { $0.place == .root }
  /// The keys of an item.
  public static let itemKeys = allCases.filter { $0.place == .item }
  public static let all = allCases

  /// The keys that choose an icon: the first that is present wins.
  public static let iconPrecedence = [iconSymbolName, iconFile, iconType]

  /// Spellings that are far from the right one by letters and have been seen in use.
  public static let knownMisspellings = [
    "UIApplicationShortcutItemIconSystemImageName": iconSymbolName.name
  ]

  /// The key of an item that bytes spell, exactly as iOS compares them.
  public init?(itemKey spelling: UnsafeBufferPointer<UInt8>) {
    guard let key = Self.itemKeys.first(where: { $0.isSpelled(spelling) }) else { return nil }
    self = key
  }

  private func isSpelled(_ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    var name = name
    // The length is enough for most.
    guard name.utf8.count == spelling.count else { return false }
    return name.withUTF8 { spelling.hasSameBytes(as: $0) }
  }
}
