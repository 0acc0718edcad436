/// A name with something before or behind it.
enum AlteredName {
  /// Whether what stands around the right name was written on purpose, to switch the key off.
  /// Nobody does that with a blank or with a character that cannot be seen.
  static func isSwitchedOff(_ name: String, around range: Range<String.Index>) -> Bool {
    (name[..<range.lowerBound].unicodeScalars + name[range.upperBound...].unicodeScalars)
      .allSatisfy(isUsedToSwitchOff)
  }

  private static func isUsedToSwitchOff(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "_", "-", "#", "/": true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}

extension String {
  /// Where a text stands in this one, compared character by character as Apple's reader does: a mark
  /// behind the last letter does not hide it.
  func range(ofText text: String) -> Range<String.Index>? {
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
