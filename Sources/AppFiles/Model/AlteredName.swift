/// A key name with additional text before or after it.
package enum AlteredName {
  /// Returns true if the additional text was written on purpose, to disable the key. A space, an invisible character,
  /// and the name of a system or a language are not.
  package static func isSwitchedOff(_ name: String, around range: Range<String.Index>) -> Bool {
    (name[..<range.lowerBound].unicodeScalars + name[range.upperBound...].unicodeScalars)
      .allSatisfy(isUsedToSwitchOff) && !isVariant(name[range.upperBound...])
  }

  /// Returns true if a name continues like a variant of the key for one system or language.
  private static func isVariant(_ end: Substring) -> Bool {
    guard end.first == "-" else { return false }
    let parts = end.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first else { return false }
    if parts.count == 1, systems.contains(first.lowercased()) { return true }
    return languages.contains(String(first))
      && parts.dropFirst().allSatisfy { part in
        (part.utf8.count == 2 || part.utf8.count == 4) && part.first?.isUppercase == true
      }
  }

  private static let systems: Set<String> = [
    "ios", "ipados", "iphone", "ipad", "iphoneos", "macos", "mac", "tvos", "watchos", "visionos",
  ]

  /// The codes of languages into which apps are translated, without those that are words.
  private static let languages: Set<String> = [
    "ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "it", "ja",
    "ko", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh",
  ]

  private static func isUsedToSwitchOff(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "_", "-", "#", "/": true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}

extension String {
  /// Returns the range of a text in this one, compared character by character as Apple's reader does: a combining
  /// mark after the last letter does not hide it.
  package func range(ofText text: String) -> Range<String.Index>? {
    let (own, other) = (Array(utf8), Array(text.utf8))
    guard !other.isEmpty, own.count >= other.count else { return nil }
    for start in 0...(own.count - other.count)
    where own[start..<(start + other.count)].elementsEqual(other) {
      let lower = utf8.index(utf8.startIndex, offsetBy: start)
      return lower..<utf8.index(lower, offsetBy: other.count)
    }
    return nil
  }
}
