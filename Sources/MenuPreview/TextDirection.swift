/// The direction in which languages are written.
enum TextDirection {
  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Returns true if an app in a language is laid out from the right.
  static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"].contains(script)
    }
    return parts.first.map { languages.contains(Substring($0.lowercased())) } ?? false
  }

  /// Returns whether a text is written from the right, by its first letter; nil where it has none.
  static func isRightToLeft(text: String) -> Bool? {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: return true
      default: return false
      }
    }
    return nil
  }
}
