import CodeModel
import CodeSyntax

/// The braces of a file, for finding the braces around a token without reading everything before it.
struct BraceNest {
  private let pairs: [Range<Int>]
  private let ranges: NestedRanges

  init(_ tree: CodeTree) {
    pairs = tree.tokens.indices.compactMap { index in
      guard tree.isOpen(index, "{"), let close = tree.partner(of: index) else { return nil }
      return index + 1..<close
    }
    ranges = NestedRanges(pairs)
  }

  /// Returns the content of the outermost braces, within some tokens, that contain a token.
  func outermost(in tokens: Range<Int>, around token: Int) -> Range<Int>? {
    let count = pairs.partitioningIndex { $0.lowerBound > token }
    return ranges.all(of: count, around: token).lazy.map { pairs[$0] }
      .first { $0.lowerBound > tokens.lowerBound }
  }
}

/// Branches that do little or nothing, by the tokens of their conditions.
struct IdleBranches {
  private let branches: [IdleBranch]
  private let heads: NestedRanges

  init(_ branches: [IdleBranch]) {
    self.branches = branches.enumerated()
      .sorted { ($0.element.head.lowerBound, $0.offset) < ($1.element.head.lowerBound, $1.offset) }
      .map(\.element)
    heads = NestedRanges(self.branches.map(\.head))
  }

  private func all(around token: Int) -> [IdleBranch] {
    guard !branches.isEmpty else { return [] }
    let count = branches.partitioningIndex { $0.head.lowerBound > token }
    return heads.all(of: count, around: token).map { branches[$0] }
  }

  /// Returns the outermost branch whose condition contains a token, with empty branches first.
  func first(at token: Int) -> IdleBranch? {
    let all = all(around: token)
    return all.first(where: \.isEmpty) ?? all.first
  }

  func isEmpty(at token: Int) -> Bool { all(around: token).contains(where: \.isEmpty) }

  func isEmptyUnlessBuilt(at token: Int) -> Bool {
    all(around: token).contains(where: \.isEmptyUnlessBuilt)
  }

  /// Returns the logging in the outermost branch whose condition contains a token.
  func logging(at token: Int) -> Logging? {
    all(around: token).first { $0.logging?.isAny == true || $0.onlyAnswers }?.logging
  }
}

/// The closures that run when an event arrives, and not where they are written.
struct ObserverClosures {
  private let ranges: NestedRanges
  private let starts: [Int]

  init(_ file: CodeFile) {
    let calls = file.calls.filter { call in
      Self.names.contains(call.baseName)
        && call.tokens.contains { file.tree.isOpen($0, "{") || file.tree.isToken($0, "^") }
    }
    starts = calls.map(\.tokens.lowerBound).sorted()
    ranges = NestedRanges(
      calls.map(\.tokens).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    )
  }

  private static let names: Set<String> = [
    "addObserver", "addObserverForName", "sink", "onReceive", "observe", "subscribe", "onChange",
  ]

  func holds(_ token: Int) -> Bool {
    !starts.isEmpty
      && !ranges.all(of: starts.partitioningIndex { $0 > token }, around: token).isEmpty
  }
}
