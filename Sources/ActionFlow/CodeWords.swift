import Files
import SourceText

/// The words without which no rule has anything to report about a source file. Each is the common part
/// of the names of one API in all its spellings.
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

  /// The longest source file that is checked, in bytes. Nobody writes a longer one by hand.
  package static let maximumLength = 8 * 1024 * 1024

  /// Returns true if a file holds one of the words and is short enough to be checked.
  package static func mayConcern(_ bytes: [UInt8]) -> Bool {
    bytes.count <= maximumLength && search.finds(in: bytes)
  }
}
