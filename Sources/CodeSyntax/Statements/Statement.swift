/// A statement, as far as it affects the paths through a body.
public indirect enum Statement: Sendable, Equatable {
  /// Code that runs in one piece: an expression, a declaration, an assignment.
  case plain(Range<Int>)
  /// `return`, `throw` and the like, with the tokens of their value.
  case exit(Exit, Range<Int>)
  /// Paths of which one is taken.
  case branch(Branch)
  /// A body that runs any number of times; for `repeat` and `do … while` at least once.
  case loop(head: Range<Int>, body: [Statement], runsAtLeastOnce: Bool)
  /// Runs when the block around it is left.
  case deferred([Statement])
  /// A block of its own, such as `do { }` or `@autoreleasepool { }`.
  case block([Statement])
  /// A statement that was not understood; the paths through it are unknown.
  case unknown(Range<Int>)

  /// The way in which a path leaves the statements around it.
  public enum Exit: Sendable, Equatable {
    case `return`, `throw`, `break`, `continue`
    /// A call that never returns, such as `abort()`.
    case never
  }

  /// A statement with several paths.
  public struct Branch: Sendable, Equatable {
    /// The keyword of the statement.
    public enum Kind: Sendable, Equatable {
      case `if`, `guard`, `switch`, `catch`
      /// `#if`: the path is chosen when the code is built.
      case conditional
    }

    /// One of the paths.
    public struct Way: Sendable, Equatable {
      /// The tokens of the condition or of the pattern; empty for `else` and `default`.
      public var head: Range<Int>
      public var body: [Statement]
      /// True if a `switch` continues with the next path at its end.
      public var fallsThrough = false
    }

    public var kind: Kind
    /// The tokens that are evaluated before a path is chosen: a condition, or the subject of a `switch`.
    public var head: Range<Int>
    /// The paths in the order of the text.
    public var ways: [Way]
    /// True if one of the paths is always taken.
    public var isExhaustive: Bool
    public var tokens: Range<Int>
  }

  /// The deepest nesting of statements that is read; deeper ones are `unknown`.
  public static let maximumDepth = 100

  /// Returns the statements of a body, which is the range of tokens between its braces.
  public static func read(_ body: Range<Int>, of tree: CodeTree) -> [Statement] {
    switch tree.language {
    case .swift: SwiftStatements(tree: tree).read(body, depth: 0)
    case .objectiveC: ObjectiveCStatements(tree: tree).read(body, depth: 0)
    }
  }
}
