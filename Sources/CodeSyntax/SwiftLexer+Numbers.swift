extension SwiftLexer {
  mutating func readNumber() {
    let start = cursor.at
    skipNumber()
    emit(.number, from: start)
  }

  /// Skips a number. Invalid letters and digits after it are included: they make the number wrong, but do not begin
  /// another token.
  private mutating func skipNumber() {
    if cursor.peek() == UInt8(ascii: "0") {
      switch cursor.peek(1) {
      case UInt8(ascii: "x"): return skipHexadecimal()
      case UInt8(ascii: "o"), UInt8(ascii: "b"):
        cursor.at += 2
        return cursor.skipName()
      default: break
      }
    }
    skipDigits()
    if cursor.peek() == UInt8(ascii: ".") {
      // `x.0.1` are two members, and `1.first` is one.
      guard CharacterClass.isDigit(cursor.peek(1)), !isBehindPeriod else { return }
      cursor.at += 1
      skipDigits()
    } else if cursor.peek() | 0x20 != UInt8(ascii: "e") {
      return cursor.skipName()
    }
    guard cursor.peek() | 0x20 == UInt8(ascii: "e") else { return }
    cursor.at += 1
    skipSign()
    cursor.skipName()
  }

  private mutating func skipHexadecimal() {
    cursor.at += 2
    guard CharacterClass.isHexDigit(cursor.peek()) else { return cursor.skipName() }
    skipHexDigits()
    switch cursor.peek() {
    case UInt8(ascii: "."):
      let dot = cursor.at
      guard CharacterClass.isHexDigit(cursor.peek(1)) else { return }
      cursor.at += 1
      skipHexDigits()
      guard cursor.peek() | 0x20 == UInt8(ascii: "p") else {
        // `0xff.description`
        if cursor.at + 1 < cursor.count, !CharacterClass.isDigit(cursor.peek(1)) { cursor.at = dot }
        return
      }
      let isSigned = cursor.peek(1) == UInt8(ascii: "+") || cursor.peek(1) == UInt8(ascii: "-")
      if !isSigned, !CharacterClass.isDigit(cursor.peek(1)),
        !CharacterClass.isDigit(cursor.byte(dot + 1))
      {
        cursor.at = dot
        return
      }
    case UInt8(ascii: "p"), UInt8(ascii: "P"): break
    default: return cursor.skipName()
    }
    cursor.at += 1
    skipSign()
    cursor.skipName()
  }

  private mutating func skipSign() {
    if cursor.peek() == UInt8(ascii: "+") || cursor.peek() == UInt8(ascii: "-") { cursor.at += 1 }
  }

  private mutating func skipDigits() {
    cursor.skip { CharacterClass.isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private mutating func skipHexDigits() {
    cursor.skip { CharacterClass.isHexDigit($0) || $0 == UInt8(ascii: "_") }
  }
}
