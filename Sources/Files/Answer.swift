/// What is known of a question, and how: no answer without its evidence, and no doubt without its reason.
public enum Answer<Value: Sendable, Doubt: Sendable>: Sendable {
  /// - Parameter because: the places that say so, the telling one first.
  case known(Value, because: [FileLocation])
  /// - Parameter at: the place that leaves it open, where one does.
  case unknown(Doubt, at: FileLocation?)

  /// The answer without its evidence; nil where it is not known.
  public var value: Value? {
    if case .known(let value, _) = self { value } else { nil }
  }
}
