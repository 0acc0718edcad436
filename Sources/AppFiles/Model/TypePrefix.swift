import Guide

/// The common beginning of the types in a file.
package enum TypePrefix {
  /// The build setting that Xcode replaces by the app's bundle identifier, and a dot.
  package static let bundleIdentifier = "$(PRODUCT_BUNDLE_IDENTIFIER)."

  /// Returns the longest beginning, up to and including a dot, that all types with a dot share; nil if there is none.
  package static func common(of items: [ShortcutItem]) -> String? {
    let types = items.lazy.compactMap { $0.string(.type) }.filter {
      $0.contains(".") && !$0.hasPrefix(Limits.reservedTypePrefix)
    }
    var common: Substring?
    for type in types.prefix(100) {
      let prefix = type[...(type.lastIndex(of: ".") ?? type.startIndex)]
      guard let known = common else {
        common = prefix
        continue
      }
      let shared = zip(known, prefix).prefix { $0 == $1 }.count
      let part = known.prefix(shared)
      common = part.lastIndex(of: ".").map { part[...$0] } ?? ""
    }
    return common.flatMap { $0.isEmpty ? nil : String($0) }
  }

  /// Returns a type followed by the lowest number such that no item has it.
  package static func numbered(_ type: String, among items: [ShortcutItem]) -> String {
    numbered(type, besides: Set(items.compactMap { $0.string(.type) }))
  }

  /// Returns a type followed by the lowest number such that it is not taken.
  package static func numbered(_ type: String, besides taken: Set<String>) -> String {
    var number = 2
    while taken.contains(type + String(number)) { number += 1 }
    return type + String(number)
  }

  /// Returns the letters and digits for a type.
  static func letters(of title: String) -> String {
    String(
      title.lowercased().unicodeScalars.filter {
        ("a"..."z").contains($0) || ("0"..."9").contains($0)
      })
  }
}
