import Guide
import SourceText

/// What is wrong with a name where that of an SF Symbol is expected, wherever the name is written.
package enum SymbolProblem {
  /// Not there on the oldest iOS that counts.
  case newer(SFSymbol, Version)
  /// An image of the app; a symbol of its own, for `isSymbol`.
  case ownImage(isSymbol: Bool)
  case iconType
  /// The name of a symbol but for upper and lower case.
  case wrongCase(SFSymbol)
  case unknown(near: SFSymbol?)

  /// True for the name of a symbol and false for one of something else; nil for one that is not known: Apple adds
  /// symbols every year.
  package static func isShown(_ name: String, _ images: ImageIndex?) -> Bool? {
    switch SymbolProblem(name, runningOn: nil, images) {
    case nil, .newer: true
    case .unknown: nil
    case .ownImage, .iconType, .wrongCase: false
    }
  }

  /// Nil for a symbol that is there.
  ///
  /// - Parameters:
  ///   - version: the oldest iOS on which the name is used; nil where that is not known.
  ///   - images: the app's; nil where they are not known.
  package init?(_ name: String, runningOn version: Version?, _ images: ImageIndex?) {
    if let symbol = SFSymbol.named(name) {
      guard let version, version < symbol.since, symbol.since > Limits.symbolsSince else {
        return nil
      }
      self = .newer(symbol, version)
    } else if let image = images?.named(name), image.kind != .otherSet {
      self = .ownImage(isSymbol: image.kind == .symbolSet)
    } else if IconType(value: name) != nil {
      self = .iconType
    } else if let symbol = SFSymbol.named(name.lowercased()) {
      self = .wrongCase(symbol)
    } else {
      self = .unknown(near: SFSymbol.nearest(to: name))
    }
  }
}
