extension String {
  /// True if the text has no characters other than white space. For most texts the first byte decides.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    return !Self.isVisible(first) && allSatisfy(\.isWhitespace)
  }

  /// True if the text begins or ends with white space.
  package var hasBlankEnds: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    if Self.isVisible(first), Self.isVisible(last) { return false }
    return self.first?.isWhitespace ?? false || self.last?.isWhitespace ?? false
  }

  /// Returns true if a byte is a visible ASCII character.
  private static func isVisible(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}

extension StringProtocol {
  /// The text without white space at both ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
