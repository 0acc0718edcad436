import AppFiles
import Checks
import Guide
import PropertyList
import SourceText

/// The keys for which the names of unknown keys are typos. Each name is compared once, since the same typo
/// can be in every item.
package struct MeantKeys {
  private struct Question: Hashable {
    let name: String
    /// The keys that the item has already, a bit each.
    let taken: UInt16
  }

  private struct Renaming: Hashable {
    let name: String
    let key: ShortcutKey
  }

  private var keys: [Question: ShortcutKey?] = [:]
  private var slips: [Renaming: Bool] = [:]

  package init() {
  }

  /// The key that a name was meant to be, whatever the item has; nil when it is like none.
  mutating func key(meantBy name: String) -> ShortcutKey? { key(meantBy: name, in: nil) }

  private mutating func key(meantBy name: String, in item: ShortcutItem?) -> ShortcutKey? {
    let question = Question(name: name, taken: item?.taken ?? 0)
    if let known = keys[question] { return known }
    let key = UnknownKey.meant(by: name) { item?.has($0) != true }
    keys[question] = .some(key)
    return key
  }

  /// The key that an entry was meant to be, which is none that the item has already; nil when it is
  /// like none. The value tells where it names an icon, the spelling otherwise.
  mutating func key(meantBy entry: ShortcutItem.Entry, in item: ShortcutItem) -> ShortcutKey? {
    guard let text = entry.string, isOfIcons(entry.name) else {
      return key(meantBy: entry.name, in: item)
    }
    if ShortcutKey.isIconName(entry.name), !text.isBlank {
      let key: ShortcutKey =
        SFSymbol.named(text) != nil
        ? .iconSymbolName : IconType.isValue(text) ? .iconType : .iconFile
      return item.has(key) ? nil : key
    }
    if IconType.isValue(text), !item.has(.iconType) { return .iconType }
    return key(meantBy: entry.name, in: item)
      ?? (SFSymbol.named(text) != nil && !item.has(.iconSymbolName) ? .iconSymbolName : nil)
  }

  private func isOfIcons(_ name: String) -> Bool {
    ShortcutKey.isIconName(name)
      || name.hasPrefix("UIApplicationShortcut") && name.contains("Icon")
        && !UnknownKey.isAltered(name)
  }

  /// Preferred where the name is a slip of that key and like no other, or the value says it.
  mutating func renaming(
    _ entry: ShortcutItem.Entry, to key: ShortcutKey, in tree: SyntaxTree
  ) -> Fix {
    let isClear =
      key == .iconType || isSlip(entry.name, of: key) && key == self.key(meantBy: entry.name)
    return .rename(entry.keyNode, to: key.name, in: tree, isPreferred: isClear)
  }

  private mutating func isSlip(_ name: String, of key: ShortcutKey) -> Bool {
    let renaming = Renaming(name: name, key: key)
    if let known = slips[renaming] { return known }
    let isSlip =
      ShortcutKey.knownMisspellings[name] == key.name
      || Spelling.isSlip(
        name, of: key.name, among: ShortcutKey.itemKeys.map(\.name),
        family: "UIApplicationShortcutItem")
    slips[renaming] = isSlip
    return isSlip
  }
}
