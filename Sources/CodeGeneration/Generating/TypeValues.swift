import ActionFlow
import Guide
import SourceText

/// The texts by which an enumeration distinguishes the types of quick actions: the type, or the part that follows the
/// bundle identifier.
struct TypeValues {
  let actions: [DeclaredAction]
  /// True if values for types with the bundle identifier begin with the dot. Otherwise a type could not be
  /// distinguished from the same one with the bundle identifier.
  let hasDots: Bool

  /// - Parameter hasDots: the notation of an existing enumeration; nil for a new one.
  init(_ actions: [DeclaredAction], hasDots: Bool? = nil) throws(GenerationFailure) {
    self.actions = actions
    self.hasDots = hasDots ?? actions.contains { $0.isTwin(in: actions) }
    let values = actions.map(value)
    for (index, value) in values.enumerated() where values[..<index].contains(value) {
      throw GenerationFailure(.sameValue(actions[index].shownType), in: actions[index].path)
    }
  }

  func value(of action: DeclaredAction) -> String {
    hasDots && action.isBehindBundleIdentifier ? "." + action.ownType : action.ownType
  }

  // MARK: Out of items

  /// The initializer of an enumeration.
  var initializer: [String] {
    var lines = ["  /// Nil for an item that this version of the app does not know."]
    lines.append("  init?(_ item: UIApplicationShortcutItem) {")
    if hasDots {
      lines += [
        "    // Xcode puts the bundle identifier before the types that begin with a dot.",
        "    let identifier = Bundle.main.bundleIdentifier ?? \"\"",
        "    let isOwn = Self(rawValue: item.type) == nil && item.type.hasPrefix(identifier + \".\")",
        "    self.init(rawValue: isOwn ? String(item.type.dropFirst(identifier.count)) : item.type)",
      ]
    } else if actions.contains(where: \.isBehindBundleIdentifier) {
      lines.append("    // Xcode puts the bundle identifier before the types.")
      lines.append("    let prefix = (Bundle.main.bundleIdentifier ?? \"\") + \".\"")
      if actions.allSatisfy(\.isBehindBundleIdentifier) {
        lines.append("    guard item.type.hasPrefix(prefix) else { return nil }")
        lines.append("    self.init(rawValue: String(item.type.dropFirst(prefix.count)))")
      } else {
        lines.append(
          "    let isOwn = Self(rawValue: item.type) == nil && item.type.hasPrefix(prefix)")
        lines.append(
          "    self.init(rawValue: isOwn ? String(item.type.dropFirst(prefix.count)) : item.type)")
      }
    } else {
      lines.append("    self.init(rawValue: item.type)")
    }
    return lines + ["  }"]
  }

  /// The Objective-C function that compares a type, without its body.
  static let function = "BOOL QuickActionHasType(UIApplicationShortcutItem *item, NSString *type)"

  var functionBody: String {
    guard hasDots else {
      return """
          NSString *prefix = [NSBundle.mainBundle.bundleIdentifier stringByAppendingString:@"."];
          return [item.type isEqualToString:type]
            || [item.type isEqualToString:[prefix stringByAppendingString:type]];
        """
    }
    return """
        NSString *identifier = NSBundle.mainBundle.bundleIdentifier;
        return [item.type isEqualToString:type]
          || ([type hasPrefix:@"."]
            && [item.type isEqualToString:[identifier stringByAppendingString:type]]);
      """
  }
}

extension LocalizedText {
  fileprivate static func sameValue(_ type: String) -> LocalizedText {
    LocalizedText(
      en: "“\(type)” cannot be told from another type here by a dot before it; rename one of them",
      zhHans: "此处的“\(type)”与另一个类型只差开头的点，无法区分，请重命名其中之一")
  }
}
