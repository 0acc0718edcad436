import Guide
import SourceText

/// A problem of a name that is expected to be that of an SF Symbol.
package enum SymbolProblem {
  /// The symbol does not exist on the oldest iOS concerned.
  case newer(SFSymbol, Version)
  /// The name is that of an image of the app; for `isSymbol` a custom symbol.
  case ownImage(isSymbol: Bool)
  case iconType
  /// The name differs from that of a symbol only in case.
  case wrongCase(SFSymbol)
  case unknown(near: SFSymbol?)

  /// Returns true for the name of a symbol and false for that of something else; nil for an unknown name, since Apple
  /// adds symbols every year.
  package static func isShown(_ name: String, _ images: ImageIndex?) -> Bool? {
    switch SymbolProblem(name, runningOn: nil, images) {
    case nil, .newer: true
    case .unknown: nil
    case .ownImage, .iconType, .wrongCase: false
    }
  }

  /// Returns nil for an existing symbol.
  ///
  /// - Parameters:
  ///   - version: the oldest iOS on which the name is used; nil where it is not known.
  ///   - images: the app's images; nil where they are not known.
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
