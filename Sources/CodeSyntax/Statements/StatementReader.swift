/// Reads the statements of a body, one after the other.
protocol StatementReader {
  /// Reads the statement at a token, and moves after it; returns nil if there is none.
  func readOne(_ at: inout Int, _ limit: Int, _ depth: Int) -> Statement?
}

extension StatementReader {
  func read(_ range: Range<Int>, depth: Int) -> [Statement] {
    guard depth < Statement.maximumDepth else { return [.unknown(range)] }
    var statements: [Statement] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      if let statement = readOne(&at, range.upperBound, depth) { statements.append(statement) }
      if at <= start { at = start + 1 }
    }
    return statements
  }
}
