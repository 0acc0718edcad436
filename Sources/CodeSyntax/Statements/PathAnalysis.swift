/// Follows every path through a body and counts an action, such as the call of a completion handler, at each exit of
/// the body.
///
/// If a part of the body was not understood, there is no result.
public struct PathAnalysis {
  /// The use of the followed object in a piece of code.
  public enum Use: Sendable {
    case none
    /// Performs the action once.
    case acts
    /// Passes the object to other code, which may perform the action at any time.
    case handsOn
    /// Tests whether the object exists, as in `if (completionHandler)`.
    case asks
    /// Tests whether the object is missing, as in `if (!completionHandler)`.
    case asksForNothing
  }

  /// The possible numbers of actions, as a set: where paths meet, their sets are merged.
  public struct Counts: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let never = Counts(rawValue: 1)
    public static let once = Counts(rawValue: 2)
    /// Twice or more.
    public static let twice = Counts(rawValue: 4)
    /// Other code decides.
    public static let handedOn = Counts(rawValue: 8)
  }

  /// A position where the body is left.
  public struct Exit: Sendable, Equatable {
    /// The tokens of the `return` or `throw`; nil for the end of the body.
    public let tokens: Range<Int>?
    /// The possible numbers of actions when the body is left here.
    public let counts: Counts
  }

  /// Returns the exits of a body; nil if it could not be followed.
  ///
  /// - Parameters:
  ///   - use: returns the use of the object in an expression.
  ///   - mayThrow: returns true if an expression may throw into the `catch` around it.
  ///   - secondCall: called with the tokens of an expression that may perform the action a second time.
  public static func exits(
    of body: [Statement], use: (Range<Int>) -> Use, mayThrow: (Range<Int>) -> Bool = { _ in true },
    secondCall: (Range<Int>) -> Void = { _ in }
  ) -> [Exit]? {
    withoutActuallyEscaping(use) { use in
      withoutActuallyEscaping(mayThrow) { mayThrow in
        withoutActuallyEscaping(secondCall) { secondCall in
          var walk = Walk(use: use, mayThrow: mayThrow, secondCall: secondCall)
          let end = walk.run(body, from: .never)
          guard walk.isUnderstood else { return nil }
          // A `defer` that never ends removes the exits before it.
          return walk.exits.filter { !$0.counts.isEmpty }
            + (end.isEmpty ? [] : [Exit(tokens: nil, counts: end)])
        }
      }
    }
  }

  private struct Walk {
    let use: (Range<Int>) -> Use
    let mayThrow: (Range<Int>) -> Bool
    let secondCall: (Range<Int>) -> Void
    var exits: [Exit] = []
    var isUnderstood = true
    /// The counts of paths that reach the end of the loop or `switch` around, by `break` and by `continue`.
    var breaks: Counts = []
    var continues: Counts = []
    /// The counts of paths on which errors reach the `catch` around, and the number of errors.
    var thrown: Counts = []
    var catches = 0

    /// Runs statements one after the other. Returns the counts after the last one; empty if it is never reached.
    mutating func run(_ statements: [Statement], from start: Counts) -> Counts {
      var counts = start
      var deferred: [[Statement]] = []
      let firstExit = exits.count
      let (outerBreaks, outerContinues, outerThrown) = (breaks, continues, thrown)
      (breaks, continues, thrown) = ([], [], [])
      var pending: [(body: [Statement], from: Int)] = []
      for statement in statements {
        guard !counts.isEmpty else { break }
        if case .deferred(let body) = statement {
          deferred.append(body)
          pending.append((body, exits.count))
        } else {
          counts = step(statement, counts)
        }
      }
      for (body, from) in pending.reversed() {
        if !counts.isEmpty { counts = run(body, from: counts) }
        if !breaks.isEmpty { breaks = run(body, from: breaks) }
        if !continues.isEmpty { continues = run(body, from: continues) }
        if !thrown.isEmpty { thrown = run(body, from: thrown) }
        for index in max(from, firstExit)..<exits.count {
          let exit = exits[index]
          exits[index] = Exit(tokens: exit.tokens, counts: run(body, from: exit.counts))
        }
      }
      breaks.formUnion(outerBreaks)
      continues.formUnion(outerContinues)
      thrown.formUnion(outerThrown)
      return counts
    }

    private mutating func step(_ statement: Statement, _ counts: Counts) -> Counts {
      switch statement {
      case .plain(let tokens): return after(tokens, counts)
      case .exit(let exit, let tokens): return leave(exit, tokens, counts)
      case .branch(let branch): return run(branch, counts)
      case .loop(let head, let body, let runsAtLeastOnce):
        return loop(head, body, runsAtLeastOnce, counts)
      case .block(let body): return run(body, from: counts)
      case .deferred: return counts
      case .unknown:
        isUnderstood = false
        return counts
      }
    }

    private mutating func after(_ tokens: Range<Int>, _ counts: Counts) -> Counts {
      guard !tokens.isEmpty else { return counts }
      if catches > 0, mayThrow(tokens) { thrown.formUnion(counts) }
      switch use(tokens) {
      case .none, .asks, .asksForNothing: return counts
      case .handsOn: return .handedOn
      case .acts:
        var result: Counts = []
        if counts.contains(.never) { result.insert(.once) }
        if counts.contains(.once) || counts.contains(.twice) {
          result.insert(.twice)
          secondCall(tokens)
        }
        if counts.contains(.handedOn) { result.insert(.handedOn) }
        return result
      }
    }

    private mutating func leave(
      _ exit: Statement.Exit, _ tokens: Range<Int>, _ counts: Counts
    ) -> Counts {
      switch exit {
      case .throw where catches > 0: thrown.formUnion(after(tokens, counts))
      case .return, .throw:
        exits.append(Exit(tokens: tokens, counts: after(tokens, counts)))
      case .break: breaks.formUnion(counts)
      case .continue: continues.formUnion(counts)
      case .never: break
      }
      return []
    }

    private mutating func loop(
      _ head: Range<Int>, _ body: [Statement], _ runsAtLeastOnce: Bool, _ counts: Counts
    ) -> Counts {
      let (outerBreaks, outerContinues) = (breaks, continues)
      (breaks, continues) = ([], [])
      let before = runsAtLeastOnce ? counts : after(head, counts)
      let end = run(body, from: before)
      var result = end.union(breaks).union(continues)
      if runsAtLeastOnce { result = after(head, result) } else { result.formUnion(before) }
      (breaks, continues) = (outerBreaks, outerContinues)
      return result
    }

    private mutating func run(_ branch: Statement.Branch, _ counts: Counts) -> Counts {
      if branch.kind == .catch { return runCatching(branch, counts) }
      let before = after(branch.head, counts)
      let outerBreaks = breaks
      if branch.kind == .switch { breaks = [] }
      var result: Counts = []
      var falling: Counts = []
      var entering = before
      var isAlwaysTaken = branch.isExhaustive
      for (index, way) in branch.ways.enumerated() {
        if !way.head.isEmpty, branch.kind == .if {
          let question = use(way.head)
          // If the object is missing, no action is missed.
          if question == .asksForNothing { continue }
          if question == .asks { isAlwaysTaken = true }
          entering = after(way.head, entering)
        }
        let end = run(way.body, from: entering.union(falling))
        falling = []
        if way.fallsThrough, index + 1 < branch.ways.count {
          falling = end
        } else {
          result.formUnion(end)
        }
      }
      if branch.kind == .switch {
        result.formUnion(breaks)
        breaks = outerBreaks
      }
      // Execution continues after a `guard`; its block has to exit.
      if branch.kind == .guard { return before }
      return isAlwaysTaken ? result : result.union(entering)
    }

    /// The first path is the code that may throw, each of the others a `catch`.
    private mutating func runCatching(_ branch: Statement.Branch, _ counts: Counts) -> Counts {
      guard let first = branch.ways.first else { return counts }
      let outerThrown = thrown
      thrown = []
      catches += 1
      var result = run(first.body, from: counts)
      catches -= 1
      let entering = thrown
      thrown = outerThrown
      for way in branch.ways.dropFirst() { result.formUnion(run(way.body, from: entering)) }
      return result
    }
  }
}

extension CodeTree {
  /// Returns true if an expression may throw: in Swift it contains `try`.
  public func mayThrow(_ tokens: Range<Int>) -> Bool {
    guard language == .swift else { return true }
    return tokens.contains { index in
      isToken(index, "try") && !isToken(index + 1, "?") && !isToken(index + 1, "!")
    }
  }
}
