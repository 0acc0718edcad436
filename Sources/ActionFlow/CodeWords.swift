import Files
import SourceText

/// The words that a source file must contain for any rule to report something. Each is the common part of the names
/// of one API in all its spellings.
package enum CodeWords {
  static let all = [
    // UIApplicationShortcutItem, shortcutItems, performActionForShortcutItem, …Icon
    "shortcutItem", "ShortcutItem", "shortcutIcon", "ShortcutIcon",
    "egisterForPreviewing", "ControllerPreviewing", "previewingContext", "previewContext",
    "previewAction", "PreviewAction",
    "raitCollectionDidChange", "verrideTraitCollection", "illTransition",
    "ossibleForce", "TouchCapability",
    "daptivePresentationStyle", "AlertController", "ActivityViewController",
    "opoverPresentationController", "ConnectionOptions", "ontextMenuInteraction",
  ]

  static let search = WordSearch(all)

  /// The longest source file that is checked, in bytes. No hand-written file is longer.
  package static let maximumLength = 8 * 1024 * 1024

  /// Returns true if a file contains one of the words and is short enough to be checked.
  package static func mayConcern(_ bytes: [UInt8]) -> Bool {
    bytes.count <= maximumLength && search.finds(in: bytes)
  }
}
