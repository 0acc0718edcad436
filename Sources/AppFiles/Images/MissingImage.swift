import Guide
import SourceText

/// A name for which the app has no image, with what was probably meant.
package struct MissingImage {
  /// The image that was probably meant.
  package let near: String?
  /// True if that name differs only in case, so that no other image can be meant.
  package let isSame: Bool
  /// The SF Symbol of this name, if no image has a similar name.
  package let symbol: SFSymbol?
  /// True if the image is surely missing, or something else is surely meant.
  package let isSure: Bool

  /// Returns nil where too little is known.
  package init?(_ name: String, in images: ImageIndex) {
    guard images.coverage != .partial else { return nil }
    // A path can lead into a folder that a build copies into the app.
    if let slash = name.lastIndex(of: "/"), !images.hasNamespace(String(name[...slash])) {
      return nil
    }
    // Short words are similar to many others.
    let limit = name.utf8.count < 4 ? 0 : name.utf8.count < 7 ? 1 : 2
    // For `Eye.png`, the name that iOS looks up in a catalog.
    let base = name.contains("/") ? name : LooseImages.FileName(name).base
    near =
      images.nearestName(to: name, limit: limit)
      ?? (base == name
        ? nil
        : images.nearestName(to: base, limit: min(limit, base.utf8.count / 3)))
    isSame = near.map { [name, base].map { $0.lowercased() }.contains($0.lowercased()) } ?? false
    symbol = near == nil ? SFSymbol.named(name) : nil
    isSure = near != nil || symbol != nil || images.coverage == .whole
  }
}
