/// Finds the partner of each bracket.
///
/// Where brackets do not fit, a brace is believed before a bracket or parenthesis: `}` closes what is
/// open inside of its block, and `)` never reaches out of one. Branches of `#if` each begin with what
/// was open before the first of them. What stands on the line of a directive stays there.
struct BracketMatcher {
  private var open: [Int] = []
  /// What was open at each `#if`.
  private var branches: [[Int]] = []
  private var outside: [Int]?

  /// How many branches are remembered inside each other; deeper ones are read as if they all counted.
  static let maximumBranches = 64

  static func match(_ tokens: inout [Token], in bytes: [UInt8]) {
    var matcher = BracketMatcher()
    for index in tokens.indices {
      let token = tokens[index]
      // Most tokens are names.
      if token.isKind(.identifier) { continue }
      if token.isKind(.open) {
        if token.partnerDistance != 0 { tokens[index].partnerDistance = 0 }
        matcher.open.append(index)
      } else if token.isKind(.close) {
        if token.partnerDistance != 0 { tokens[index].partnerDistance = 0 }
        matcher.close(index, &tokens, bytes)
      } else if token.isKind(.directive) {
        matcher.note(index, tokens, bytes)
      } else if token.isKind(.endOfDirective) {
        if let outside = matcher.outside { matcher.open = outside }
        matcher.outside = nil
      }
    }
  }

  private mutating func close(_ index: Int, _ tokens: inout [Token], _ bytes: [UInt8]) {
    let wanted = Self.opening(of: bytes[tokens[index].start])
    var depth = open.count
    while depth > 0 {
      depth -= 1
      let candidate = open[depth]
      let byte = bytes[tokens[candidate].start]
      if byte == wanted {
        // Nearly always one, for which no range is made.
        while open.count > depth { open.removeLast() }
        tokens[candidate].partnerDistance = index - candidate
        tokens[index].partnerDistance = tokens[candidate].partnerDistance
        return
      }
      if byte == UInt8(ascii: "{") { return }
    }
  }

  private mutating func note(_ index: Int, _ tokens: [Token], _ bytes: [UInt8]) {
    let word: Token
    if tokens[index].length == 1 {
      // The C family: `#`, then its word, and the line is a world of its own.
      outside = open
      guard index + 1 < tokens.count, tokens[index + 1].kind == .identifier else {
        open = []
        return
      }
      word = tokens[index + 1]
    } else {
      word = tokens[index]
    }
    let text = bytes[word.start..<word.end].drop { $0 == UInt8(ascii: "#") }
    if text.elementsEqual("if".utf8) || text.elementsEqual("ifdef".utf8)
      || text.elementsEqual("ifndef".utf8)
    {
      if branches.count < Self.maximumBranches { branches.append(open) }
    } else if text.elementsEqual("else".utf8) || text.elementsEqual("elseif".utf8)
      || text.elementsEqual("elif".utf8)
    {
      if let before = branches.last {
        if outside == nil { open = before } else { outside = before }
      }
    } else if text.elementsEqual("endif".utf8) {
      _ = branches.popLast()
    }
    if outside != nil { open = [] }
  }

  private static func opening(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}
