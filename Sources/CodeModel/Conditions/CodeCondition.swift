import CodeSyntax

/// A condition for code to be built or to run: a branch of `#if`, or a system version.
public struct CodeCondition: Sendable, Equatable {
  /// The kind of condition.
  public enum Kind: Sendable, Equatable {
    /// A branch of `#if`, with the text of its condition; `isNegated` for its `#else`.
    case build(String, isNegated: Bool)
    /// The system has at least a version, or, for `isNegated`, an older one: `#available`,
    /// `@available`.
    case system([Availability], isNegated: Bool)
  }

  /// A platform with the first version, such as `iOS` and `13.0`.
  public struct Availability: Sendable, Equatable {
    /// The name of the platform as it is written, such as `iOS`.
    public let platform: String
    public let version: String
    /// The number before the first dot.
    public var major: Int? { Int(version.prefix { $0 != "." }) }
  }

  public let kind: Kind
  public let tokens: Range<Int>
  /// False for a branch of `#if` that is never built for iOS; nil where that depends on a further condition, such as
  /// `DEBUG`.
  public var isBuiltForIOS: Bool? = true

  /// True if the code is never built: `#if 0`, `#if false`.
  var isNever: Bool {
    guard case .build(let text, let isNegated) = kind else { return false }
    return isNegated ? text == "1" || text == "true" : text == "0" || text == "false"
  }
}

extension CodeFile {
  /// Returns true if code at a token runs only on versions of iOS before this one, as in the `else` of `if
  /// #available(iOS 13, *)`.
  public func runsOnlyBefore(iOS major: Int, at token: Int) -> Bool {
    conditions(around: token).contains { condition in
      guard case .system(let versions, isNegated: true) = condition.kind else { return false }
      return versions.contains { $0.platform == "iOS" && ($0.major ?? .max) <= major }
    }
  }

  /// True for code that is surely built for iOS, false for code that never is: `#if os(tvOS)`, `#if false`, or that
  /// nothing runs. Nil
  /// where that depends on a condition of the build, as in `#if DEBUG`.
  public func isBuiltForIOS(at token: Int) -> Bool? {
    if isNeverRun(token) { return false }
    var isBuilt: Bool? = true
    for condition in conditions(around: token) {
      guard let part = condition.isBuiltForIOS else {
        isBuilt = nil
        continue
      }
      if !part { return false }
    }
    return isBuilt
  }

  /// Returns true if code at a token is built or runs only on another platform: `#if os(tvOS)`.
  public func isForOtherPlatform(_ token: Int) -> Bool {
    isBuiltForIOS(at: token) == false
  }
}

/// Finds the conditions of a file.
struct ConditionReader {
  private let tree: CodeTree
  private var conditions: [CodeCondition] = []
  /// The deepest nesting of `#if` branches that is read.
  private static let maximumDepth = 64

  static func conditions(of file: CodeFile) -> [CodeCondition] {
    let (tree, marks) = (file.tree, file.marks)
    var reader = ConditionReader(tree: tree)
    reader.readBranches(marks.directives)
    let versions = marks.words.filter { tree.isToken($0, "available") } + marks.directives
    for index in versions.sorted() { reader.readAvailability(index) }
    return reader.conditions.sorted {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
  }

  private init(tree: CodeTree) { self.tree = tree }

  // MARK: #if

  /// A branch whose end has not been reached.
  private struct OpenBranch {
    let start: Int
    let text: String
    var isNegated = false
    /// True if an earlier branch of the same `#if` is built for iOS; nil if that is unknown.
    var isBehindBuilt: Bool? = false
    /// True if its own condition holds on iOS; nil if that is unknown.
    var holds: Bool?

    /// True if the branch is built for iOS; nil if that is unknown.
    var isBuilt: Bool? {
      if isBehindBuilt == true || holds == false { return false }
      return isBehindBuilt == false ? holds : nil
    }

    /// True if the branch or an earlier one is built for iOS; nil if that is unknown.
    var isAnyBuilt: Bool? {
      if isBehindBuilt == true || holds == true { return true }
      return isBehindBuilt == false ? holds : nil
    }
  }

  private mutating func readBranches(_ directives: [Int]) {
    var open: [OpenBranch] = []
    for (place, index) in directives.enumerated() {
      let isC = tree.tokens[index].length == 1
      let word = isC ? tree.name(index + 1) : String(tree.text(of: tree.tokens[index]).dropFirst())
      switch word {
      case "if", "ifdef", "ifndef":
        guard open.count < Self.maximumDepth else { return }
        let (text, end) = head(index + (isC ? 2 : 1))
        var holds =
          word == "if"
          ? BuildExpression.holds(text)
          : BuildExpression.isDefined(text).map { $0 == (word == "ifdef") }
        // An include guard holds when a header is first read.
        if word == "ifndef", directives.indices.contains(place + 1),
          tree.isToken(directives[place + 1] + 1, "define"),
          tree.name(directives[place + 1] + 2) == text
        {
          holds = true
        }
        open.append(
          OpenBranch(start: end, text: text, isNegated: word == "ifndef", holds: holds))
      case "else":
        guard let branch = open.popLast() else { continue }
        close(branch, at: index)
        open.append(
          OpenBranch(
            start: index + (isC ? 3 : 1), text: branch.text, isNegated: !branch.isNegated,
            isBehindBuilt: branch.isAnyBuilt, holds: true))
      case "elseif", "elif":
        guard let branch = open.popLast() else { continue }
        close(branch, at: index)
        let (text, end) = head(index + (isC ? 2 : 1))
        open.append(
          OpenBranch(
            start: end, text: text, isBehindBuilt: branch.isAnyBuilt,
            holds: BuildExpression.holds(text)))
      case "endif":
        if let branch = open.popLast() { close(branch, at: index) }
      default: continue
      }
    }
  }

  private func head(_ start: Int) -> (String, Int) {
    var end = start
    while end < tree.tokens.count, tree.kind(end) != .endOfDirective,
      tree.language == .objectiveC || !tree.startsLine(end)
    {
      end += 1
    }
    guard end > start else { return ("", start) }
    let text = tree.source[
      .init(start: tree.tokens[start].start, end: tree.tokens[end - 1].end)]
    return (text, tree.language == .objectiveC ? min(end + 1, tree.tokens.count) : end)
  }

  private mutating func close(_ branch: OpenBranch, at end: Int) {
    conditions.append(
      CodeCondition(
        kind: .build(branch.text, isNegated: branch.isNegated),
        tokens: min(branch.start, end)..<end, isBuiltForIOS: branch.isBuilt))
  }

  // MARK: Versions

  private mutating func readAvailability(_ index: Int) {
    let isDirective = tree.isToken(index, "#available") || tree.isToken(index, "#unavailable")
    let isAttribute =
      tree.isToken(index, "available") && tree.firstByte(index - 1) == UInt8(ascii: "@")
    guard isDirective || isAttribute, tree.isOpen(index + 1, "("),
      let close = tree.partner(of: index + 1)
    else { return }
    let versions = versions(index + 2..<close)
    guard !versions.isEmpty else { return }
    let isOlder = tree.isToken(index, "#unavailable")
    if isDirective || tree.language == .objectiveC {
      readStatement(index, close, versions, isOlder)
    } else {
      readDeclaration(close + 1, versions)
    }
  }

  /// `iOS 13.0, tvOS 12, *`; `iOS, introduced: 13` is no version of a region.
  private func versions(_ range: Range<Int>) -> [CodeCondition.Availability] {
    tree.arguments(range).compactMap { piece in
      guard piece.count >= 2, tree.isIdentifier(piece.lowerBound),
        tree.kind(piece.lowerBound + 1) == .number
      else { return nil }
      let end = tree.tokens[piece.upperBound - 1].end
      let start = tree.tokens[piece.lowerBound + 1].start
      return .init(
        platform: tree.name(piece.lowerBound), version: tree.source[.init(start: start, end: end)])
    }
  }

  /// Reads the branches of the `if` or `guard` whose condition contains a token.
  private mutating func readStatement(
    _ index: Int, _ close: Int, _ versions: [CodeCondition.Availability], _ isOlder: Bool
  ) {
    let before = index - (tree.language == .objectiveC ? 2 : 1)
    let isNot = tree.isToken(before, "!")
    let isNegated = isOlder != isNot
    var brace = close + 1
    var hasMore = false
    let limit = min(tree.tokens.count, close + CodeFile.maximumReach)
    while brace < limit, !tree.isOpen(brace, "{") {
      if tree.isToken(brace, "else") { break }
      if tree.firstByte(brace) == UInt8(ascii: ";") || tree.isOpen(brace, "(") { return }
      if tree.isToken(brace, "&&") || tree.firstByte(brace) == UInt8(ascii: ",") { hasMore = true }
      brace += 1
    }
    // `guard #available(iOS 13, *) else { … }` with the statements after it in the block.
    if tree.isToken(brace, "else") {
      guard tree.isOpen(brace + 1, "{"), let end = tree.partner(of: brace + 1) else { return }
      if !hasMore { append(versions, !isNegated, brace + 2..<end) }
      append(versions, isNegated, end + 1..<endOfBlock(end + 1))
      return
    }
    guard let end = tree.partner(of: brace) else { return }
    append(versions, isNegated, brace + 1..<end)
    guard tree.isToken(end + 1, "else"), !hasMore else { return }
    append(versions, !isNegated, end + 2..<endOfElse(end + 2))
  }

  /// Returns the end of an `else`: of its block, or of the last block in a chain of `else if`.
  private func endOfElse(_ start: Int) -> Int {
    var at = start
    let limit = min(tree.tokens.count, start + CodeFile.maximumReach)
    while at < limit {
      guard tree.isOpen(at, "{") else {
        guard tree.firstByte(at) != UInt8(ascii: ";"), tree.kind(at) != .close else { return start }
        at = tree.next(after: at, limit: limit)
        continue
      }
      guard let close = tree.partner(of: at) else { return start }
      guard tree.isToken(close + 1, "else") else { return close }
      at = close + 2
    }
    return start
  }

  private mutating func readDeclaration(_ start: Int, _ versions: [CodeCondition.Availability]) {
    var at = start
    let limit = min(tree.tokens.count, start + CodeFile.maximumReach)
    while at < limit {
      if tree.isOpen(at, "{") {
        if let end = tree.partner(of: at) { append(versions, false, start..<end + 1) }
        return
      }
      guard tree.kind(at) != .close else { return }
      at = tree.next(after: at, limit: tree.tokens.count)
    }
  }

  private func endOfBlock(_ start: Int) -> Int {
    var at = start
    // The rest of the block, however long it is.
    while at < tree.tokens.count, tree.kind(at) != .close {
      at = tree.next(after: at, limit: tree.tokens.count)
    }
    return at
  }

  private mutating func append(
    _ versions: [CodeCondition.Availability], _ isNegated: Bool, _ tokens: Range<Int>
  ) {
    conditions.append(.init(kind: .system(versions, isNegated: isNegated), tokens: tokens))
  }
}
