extension String {
  /// True if nothing but white space is in it. Most texts show by their first byte that they hold
  /// more.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    return !Self.isVisible(first) && allSatisfy(\.isWhitespace)
  }

  /// True if white space stands at one of its ends.
  package var hasBlankEnds: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    if Self.isVisible(first), Self.isVisible(last) { return false }
    return self.first?.isWhitespace ?? false || self.last?.isWhitespace ?? false
  }

  /// Returns true if a byte is a character of ASCII that one sees.
  private static func isVisible(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}

extension StringProtocol {
  /// Without white space at both ends.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
