import SourceText

/// A key of Info.plist that concerns quick actions.
///
/// A case is one byte, so that the model and the rules compare keys without looking at their names.
public enum ShortcutKey: UInt8, Sendable, CaseIterable {
  // Keys of the root dictionary.
  case items
  case widget
  case itemsVersion
  // Keys of an item: the required ones first, then in the usual order.
  case type
  case title
  case subtitle
  case iconType
  case iconFile
  case iconSymbolName
  case userInfo
  case targetContentIdentifier
  case activationMode

  /// The position of a key in Info.plist.
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

  /// The type that iOS expects; a value of another type is ignored.
  public var valueKind: ValueKind {
    switch self {
    case .items: .array
    case .itemsVersion: .number
    case .userInfo: .dictionary
    default: .string
    }
  }

  /// True if iOS drops an item without the key.
  public var isRequired: Bool { self == .type || self == .title }

  /// True if Apple documents the key. The others were observed in iOS and are not guaranteed.
  public var isDocumented: Bool {
    switch self {
    case .itemsVersion, .targetContentIdentifier, .activationMode: false
    default: true
    }
  }

  /// The first iOS that reads the key; nil if no source states it.
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

  /// Observed misspellings that differ from the correct name in many letters.
  public static let knownMisspellings: [String: String] = Dictionary(
    [
      type: "Type Item.Identifier Item.ID",
      title: "Title Item.LocalizedTitle Item.Name Item.Label",
      subtitle: "Subtitle SubTitle Item.LocalizedSubtitle Item.Description Item.Detail",
      iconType: "IconType Item.SystemIcon Item.IconSystemType",
      iconFile: """
      IconFile IconName Item.IconName Item.IconImage Item.IconImageName Item.Image Item.ImageName Item.ImageFile \
      Item.IconTemplateImageName Item.IconFileName
      """,
      iconSymbolName: """
      IconSymbolName SymbolName Item.SymbolName Item.Symbol Item.IconSymbol Item.SystemImage Item.SystemImageName \
      Item.IconSystemImage Item.IconSystemImageName Item.IconSystemName Item.SFSymbol Item.IconSFSymbol
      """,
      userInfo: "UserInfo Item.UserData Item.Userinfo Item.Info",
    ].flatMap { key, names in
      names.split(separator: " ").map {
        ("UIApplicationShortcut" + $0.replacing(".", with: ""), key.name)
      }
    }, uniquingKeysWith: { first, _ in first })

  /// Names that mean an icon key but not which one; the value decides.
  public static let iconNames: Set<String> = [
    "UIApplicationShortcutIcon", "UIApplicationShortcutItemIcon", "UIApplicationShortcutItemIcons",
  ]

  /// Returns true if a name means an icon key but not which one, also without the common prefix of all keys.
  public static func isIconName(_ name: String) -> Bool {
    iconNames.contains(name) || !name.hasPrefix("UIApplication") && ownPart(of: name) == "icon"
  }

  /// Returns the letters of a short name in lower case, without the common prefix of all keys of an item or a
  /// part of it: `title` for `ShortcutItemTitle` and for `Item Title`. Nil for a long name.
  public static func ownPart(of name: String) -> String? {
    guard name.utf8.count <= 60 else { return nil }
    let word = name.filter(\.isLetter).lowercased()
    var rest = word[...]
    for part in ["ui", "application", "shortcut", "item"] where rest.hasPrefix(part) {
      rest = rest.dropFirst(part.count)
    }
    return rest.isEmpty ? word : String(rest)
  }

  /// Words that mean a key and are not part of its name, in lower case.
  public static let otherWords: [String: ShortcutKey] = [
    "symbolname": iconSymbolName, "sfsymbol": iconSymbolName, "sfsymbolname": iconSymbolName,
    "systemimage": iconSymbolName, "systemimagename": iconSymbolName, "iconname": iconFile,
  ]

  /// The names of keys in Xcode's editor, which are not valid in a file.
  public static let displayNames: [String: ShortcutKey] = [
    "Home Screen Shortcut Items": items, "Shortcut Items": items, "Shortcut Item Type": type,
    "Shortcut Item Title": title, "Shortcut Item Subtitle": subtitle,
    "Shortcut Item Icon Type": iconType, "Shortcut Item Icon File": iconFile,
    "Shortcut Item Icon Symbol Name": iconSymbolName, "Shortcut Item User Info": userInfo,
  ]

  /// Creates the key of an item from its bytes, compared exactly as in iOS.
  public init?(itemKey spelling: UnsafeBufferPointer<UInt8>) {
    guard let key = Self.itemKeys.first(where: { $0.isSpelled(spelling) }) else { return nil }
    self = key
  }

  private func isSpelled(_ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    var name = name
    // The length decides for most keys.
    guard name.utf8.count == spelling.count else { return false }
    return name.withUTF8 { spelling.hasSameBytes(as: $0) }
  }
}
