import Files
import Guide
import PropertyList
import SourceText

/// A property list seen as an Info.plist: its quick actions, with their positions in the tree.
public struct InfoPlist: Sendable {
  public let tree: SyntaxTree
  /// The encoding of the file; nil where the text does not come from a file.
  public let encoding: FileEncoding?
  /// The root dictionary; nil when there is none.
  public let root: SyntaxTree.NodeID?
  /// `UIApplicationShortcutItems` and its variants for a platform or device, in order.
  public let declarations: [ShortcutItems]
  /// The items of all declarations, in order.
  public let items: [ShortcutItem]
  /// Root keys that are, or look like, keys of quick actions but declare no items.
  public let relatedKeys: [RelatedKey]
  /// `CFBundleDevelopmentRegion`: the language of texts that are not translated. Nil where the file has none, or
  /// leaves it to Xcode.
  public private(set) var developmentLanguage: String?
  /// The lowest iOS of the app, if the file itself contains it.
  public let minimumVersion: Version?

  /// True if a key shows that it is the list of an app, and not that of a library or plain data.
  private let namesAppKeys: Bool

  /// Reads the quick actions of a tree.
  public init(_ tree: SyntaxTree, encoding: FileEncoding? = nil) {
    self.init(tree, encoding, readsItems: true)
  }

  /// Reads everything but the items, as if their lists were empty.
  package init(withoutItems tree: SyntaxTree) {
    self.init(tree, nil, readsItems: false)
  }

  private init(_ tree: SyntaxTree, _ encoding: FileEncoding?, readsItems: Bool) {
    self.tree = tree
    self.encoding = encoding
    var declarations: [ShortcutItems] = []
    var relatedKeys: [RelatedKey] = []
    var minimumVersion: Version?
    var developmentLanguage: String?
    var namesAppKeys = false
    let value = tree.rootValue
    root = value.flatMap { tree[$0].kind == .dictionary ? $0 : nil }
    if let root {
      tree.forEachKey(of: root, mayMatter: RootKeyFilter.mayMatter) { entry in
        let name = tree.scalarText(of: entry.key)
        switch RootKeyFilter.role(of: name) {
        case .declaration(let qualifier):
          declarations.append(
            ShortcutItems(
              key: entry.key, qualifier: qualifier, value: entry.value, in: tree,
              readsItems: readsItems))
        case .related(let isSure):
          let holdsItems = RelatedKey.holdsItems(entry.value, tree)
          if isSure || holdsItems {
            relatedKeys.append(RelatedKey(name: name, entry: entry, holdsItems: holdsItems))
          }
        case .minimumVersion:
          minimumVersion = entry.value.flatMap { Version(tree.scalarText(of: $0)) }
        case .developmentLanguage:
          let text = entry.value.map { tree.scalarText(of: $0) } ?? ""
          if !text.isEmpty, !holdsPlaceholder(text) {
            developmentLanguage = TranslationLanguage.canonical(text)
          }
        case .ofApps: namesAppKeys = true
        case nil: break
        }
      }
    } else if readsItems, let value, tree[value].kind == .array {
      // A fragment that contains only the array.
      let items = ShortcutItems(key: nil, qualifier: nil, value: value, in: tree)
      if items.items.contains(where: { $0.entries.contains { $0.key != nil } }) {
        declarations = [items]
      }
    }
    self.declarations = declarations
    items = declarations.count == 1 ? declarations[0].items : declarations.flatMap(\.items)
    self.relatedKeys = relatedKeys
    self.minimumVersion = minimumVersion
    self.developmentLanguage = developmentLanguage
    self.namesAppKeys = namesAppKeys
  }

  /// Keys that only the lists of iOS apps have.
  package static let keysOfApps = [
    "UIMainStoryboardFile", "UILaunchStoryboardName", "UILaunchScreen", "LSRequiresIPhoneOS",
  ]

  /// True if rules need the project and the code around it: it has items, or is that of an app without scenes.
  package var asksForSurroundings: Bool {
    !items.isEmpty || namesAppKeys && !hasSceneManifest
  }

  /// Creates the list of one item, as if the property list contained no other.
  package init(
    item: ShortcutItem, of array: SyntaxTree.NodeID, developmentLanguage: String?,
    in tree: SyntaxTree
  ) {
    self.tree = tree
    encoding = nil
    root = nil
    declarations = [ShortcutItems(array, [item])]
    items = [item]
    relatedKeys = []
    minimumVersion = nil
    namesAppKeys = false
    self.developmentLanguage = developmentLanguage
  }

  /// Returns the list with the language of its texts, if it does not contain one itself.
  func written(in language: String) -> InfoPlist {
    guard developmentLanguage == nil else { return self }
    var plist = self
    plist.developmentLanguage = language
    return plist
  }

  /// Reads a file; returns nil if it cannot be read or is not an XML property list.
  public init?(_ path: String, in files: any FileAccess) {
    guard let bytes = try? files.read(path) else { return nil }
    self.init(path, FileEncoding.decode(bytes))
  }

  /// Reads the content of a file; returns nil if it is not an XML property list.
  package init?(_ path: String, _ content: (text: SourceText, encoding: FileEncoding)) {
    let (text, encoding) = content
    guard FileKind(path, text.bytes) == .propertyList, OldStyleForm.isXML(text) else { return nil }
    self.init(SyntaxTree(text), encoding: encoding)
  }
}

/// A root key other than `UIApplicationShortcutItems` that concerns quick actions.
public struct RelatedKey: Sendable {
  public let name: String
  /// The key and its value.
  public let entry: SyntaxTree.Entry
  /// True if its value is a list of dictionaries that all have keys of an item.
  package let holdsItems: Bool

  /// The most items that are read for this decision.
  private static let maximumItems = 100

  fileprivate static func holdsItems(_ value: SyntaxTree.NodeID?, _ tree: SyntaxTree) -> Bool {
    guard let value, tree[value].kind == .array else { return false }
    let values = Array(
      tree.children(of: value).lazy.filter { tree[$0].kind.isValue }.prefix(maximumItems))
    return !values.isEmpty
      && values.allSatisfy { item in
        tree[item].kind == .dictionary
          && tree.entries(of: item).contains { entry in
            let name = tree.scalarText(of: entry.key)
            return ShortcutKey.itemKeys.contains { $0.name == name }
          }
      }
  }
}

/// Separates the few relevant root keys from the many others.
private enum RootKeyFilter {
  enum Role {
    case declaration(qualifier: String?)
    /// A related key; sure by its name, else its value decides.
    case related(isSure: Bool)
    case minimumVersion
    case developmentLanguage
    case ofApps
  }

  /// Returns true for a key that may matter, judged by its bytes: files can have ten thousand keys.
  static func mayMatter(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.count == 16, bytes.last == UInt8(ascii: "n") { return true }
    if (14...120).contains(bytes.count) { return true }
    guard (9...13).contains(bytes.count), let first = bytes.first else { return false }
    // `Shortcuts`, `Quick Actions`, `UIShortcuts`.
    return [UInt8(ascii: "S"), UInt8(ascii: "Q"), UInt8(ascii: "U")].contains(first & 0xDF)
  }

  static func role(of name: String) -> Role? {
    if name == "MinimumOSVersion" { return .minimumVersion }
    if name == "CFBundleDevelopmentRegion" { return .developmentLanguage }
    if InfoPlist.keysOfApps.contains(name) { return .ofApps }
    if name == ShortcutKey.items.name { return .declaration(qualifier: nil) }
    if name.hasPrefix(ShortcutKey.items.name),
      let qualifier = KeyQualifier(String(name.dropFirst(ShortcutKey.items.name.utf8.count)))
    {
      return .declaration(qualifier: qualifier.text)
    }
    let lowered = name.lowercased()
    let isNear =
      name.contains(ShortcutKey.items.name)
      || name.utf8.count > 13 && lowered.contains("shortcut")
      || Spelling.distance(name, ShortcutKey.items.name, limit: 3) != nil
    if isNear { return .related(isSure: true) }
    let mayBeList =
      lowered.contains("shortcut") || lowered.contains("quick") && lowered.contains("action")
    return mayBeList ? .related(isSure: false) : nil
  }
}

/// A suffix `-iphoneos`, `~ipad`, `-iphoneos~iphone` after a key: the general notation for a value of one platform or
/// device. No source says whether iOS supports it for quick actions.
package struct KeyQualifier {
  let text: String

  private static let platforms: Set<Substring> = [
    "freebsd", "hpux", "iphoneos", "linux", "macos", "solaris", "tvos", "visionos", "watchos",
    "windows",
  ]
  private static let devices: Set<Substring> = [
    "appletv", "applevision", "applewatch", "iphone", "ipad", "mac",
  ]

  package init?(_ text: String) {
    var rest = text[...]
    guard !rest.isEmpty else { return nil }
    if rest.hasPrefix("-") {
      let platform = rest.dropFirst().prefix { $0 != "~" }
      guard Self.platforms.contains(platform) else { return nil }
      rest = rest.dropFirst(platform.count + 1)
    }
    if rest.hasPrefix("~") {
      guard Self.devices.contains(rest.dropFirst()) else { return nil }
      rest = ""
    }
    guard rest.isEmpty else { return nil }
    self.text = text
  }
}
