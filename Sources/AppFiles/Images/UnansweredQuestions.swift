import Synchronization

/// The number of requests to shared readers that got no result, or an outdated one, because the files have not been
/// read.
///
/// A caller compares the number before and after a piece of work to learn whether its result is complete.
public final class UnansweredQuestions: Sendable {
  private let number = Atomic(0)

  public init() {}

  public var count: Int { number.load(ordering: .relaxed) }

  package func note() { number.wrappingAdd(1, ordering: .relaxed) }
}
