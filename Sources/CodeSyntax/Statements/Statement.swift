/// A statement, as far as the paths through a body depend on it.
public indirect enum Statement: Sendable, Equatable {
  /// Code that runs in one piece: an expression, a declaration, an assignment.
  case plain(Range<Int>)
  /// `return`, `throw` and the like, with the tokens of their value.
  case exit(Exit, Range<Int>)
  /// Ways of which one is taken.
  case branch(Branch)
  /// A body that runs any number of times; for `repeat` and `do … while` at least once.
  case loop(head: Range<Int>, body: [Statement], runsAtLeastOnce: Bool)
  /// Runs when the block around it is left.
  case deferred([Statement])
  /// A block of its own, such as `do { }` or `@autoreleasepool { }`.
  case block([Statement])
  /// What could not be understood; nothing is known of the paths through it.
  case unknown(Range<Int>)

  /// How a path leaves the statements that it stands in.
  public enum Exit: Sendable, Equatable {
    case `return`, `throw`, `break`, `continue`
    /// A call that does not come back, such as `abort()`.
    case never
  }

  /// A statement with several ways through it.
  public struct Branch: Sendable, Equatable {
    /// The keyword of the statement.
    public enum Kind: Sendable, Equatable {
      case `if`, `guard`, `switch`, `catch`
      /// `#if`: which way is taken is decided when the code is built.
      case conditional
    }

    /// One of the ways.
    public struct Way: Sendable, Equatable {
      /// The tokens of the condition or of the pattern; empty for `else` and `default`.
      public var head: Range<Int>
      public var body: [Statement]
      /// Whether the next way of a `switch` is entered at the end.
      public var fallsThrough = false
    }

    public var kind: Kind
    /// What is evaluated before a way is chosen: a condition, or the subject of a `switch`.
    public var head: Range<Int>
    /// In the order of the text.
    public var ways: [Way]
    /// Whether one of the ways is always taken.
    public var isExhaustive: Bool
    public var tokens: Range<Int>
  }

  /// How deep statements are read inside each other; deeper ones are `unknown`.
  public static let maximumDepth = 100

  /// The statements of a body, which is the range of tokens between its braces.
  public static func read(_ body: Range<Int>, of tree: CodeTree) -> [Statement] {
    switch tree.language {
    case .swift: SwiftStatements(tree: tree).read(body, depth: 0)
    case .objectiveC: ObjectiveCStatements(tree: tree).read(body, depth: 0)
    }
  }
}
