/// Finds the partner of each bracket.
///
/// If brackets do not match, braces take precedence over brackets and parentheses: `}` closes everything open inside
/// its block, and `)` never closes anything outside of one. All branches of an `#if` begin with the brackets that
/// were open before it. Brackets on the line of a directive match only each other.
struct BracketMatcher {
  /// An open bracket, with the innermost ones around it as indexes; -1 for none.
  private struct Open {
    let token: Int32
    let outer: Int32
    /// The innermost of each kind, which may be this one.
    var parenthesis: Int32
    var bracket: Int32
    var brace: Int32
  }

  /// The brackets that are open, and those to which a branch may return.
  private var nodes: [Open] = []
  /// The innermost open bracket; -1 for none.
  private var open: Int32 = -1
  /// The innermost open bracket at each `#if`.
  private var branches: [Int32] = []
  private var outside: Int32?

  /// The most nested branches that are remembered; deeper ones are read as if all of them were built.
  static let maximumBranches = 64

  static func match(_ tokens: inout [Token], in bytes: [UInt8]) {
    var matcher = BracketMatcher()
    for index in tokens.indices {
      let token = tokens[index]
      // Most tokens are names.
      if token.isKind(.identifier) { continue }
      if token.isKind(.open) {
        if token.partnerDistance != 0 { tokens[index].partnerDistance = 0 }
        matcher.begin(index, bytes[token.start])
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
    guard open >= 0 else { return }
    let around = nodes[Int(open)]
    let partner: Int32
    switch bytes[tokens[index].start] {
    case UInt8(ascii: ")"): partner = around.parenthesis
    case UInt8(ascii: "]"): partner = around.bracket
    default: partner = around.brace
    }
    // An opening bracket outside the current brace has a smaller index.
    guard partner >= 0, partner >= around.brace else { return }
    let node = nodes[Int(partner)]
    open = node.outer
    if branches.isEmpty, outside == nil {
      // Nearly always one, so that no range is created.
      while nodes.count > Int(partner) { nodes.removeLast() }
    }
    let candidate = Int(node.token)
    tokens[candidate].partnerDistance = index - candidate
    tokens[index].partnerDistance = tokens[candidate].partnerDistance
  }

  private mutating func begin(_ index: Int, _ byte: UInt8) {
    let place = Int32(truncatingIfNeeded: nodes.count)
    let around = open >= 0 ? nodes[Int(open)] : nil
    var node = Open(
      token: Int32(truncatingIfNeeded: index), outer: open,
      parenthesis: around?.parenthesis ?? -1, bracket: around?.bracket ?? -1,
      brace: around?.brace ?? -1)
    switch byte {
    case UInt8(ascii: "("): node.parenthesis = place
    case UInt8(ascii: "["): node.bracket = place
    default: node.brace = place
    }
    nodes.append(node)
    open = place
  }

  private mutating func note(_ index: Int, _ tokens: [Token], _ bytes: [UInt8]) {
    let word: Token
    if tokens[index].length == 1 {
      // In the C family `#` and its word follow, and the brackets of the line match only each other.
      outside = open
      guard index + 1 < tokens.count, tokens[index + 1].kind == .identifier else {
        open = -1
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
    if outside != nil { open = -1 }
  }
}
