import Guide

/// A quick action to be added to others by completion or code actions. Its type, title and icon differ from those of
/// the others.
package struct NewItem {
  /// The common beginning of the others' types, up to a dot.
  package let typePrefix: String
  /// The rest of the type.
  package let typeName: String
  package let title: String
  /// The icon types to choose from; those that no other item has come first.
  package let icons: [IconType]

  /// - Parameter items: the existing quick actions.
  package init(among items: [ShortcutItem]) {
    let prefix = TypePrefix.common(of: items) ?? TypePrefix.bundleIdentifier
    let types = Set(items.compactMap { $0.string(.type) })
    let titles = Set(items.compactMap { $0.string(.title) })
    var (name, title) = ("newaction", "New Action")
    var number = 1
    while types.contains(prefix + name) || titles.contains(title) {
      number += 1
      (name, title) = ("newaction\(number)", "New Action \(number)")
    }
    (typePrefix, typeName, self.title) = (prefix, name, title)
    let used = Set(items.compactMap { $0.string(.iconType) })
    let all = Self.icons
    icons = all.filter { !used.contains($0.value) } + all.filter { used.contains($0.value) }
  }

  /// All icon types, the most frequent ones in apps first.
  private static let icons: [IconType] = {
    let first = ["compose", "add", "search", "favorite", "share", "home", "play"]
    let common = first.compactMap { name in IconType.all.first { $0.name == name } }
    return common + IconType.all.filter { !first.contains($0.name) }
  }()
}
