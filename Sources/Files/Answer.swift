/// A result with its evidence, or the reason why it is not known.
public enum Answer<Value: Sendable, Doubt: Sendable>: Sendable {
  /// - Parameter because: the places that say so, the telling one first.
  case known(Value, because: [FileLocation])
  /// - Parameter at: the place that leaves it open, where one does.
  case unknown(Doubt, at: FileLocation?)

  /// The result without its evidence; nil if it is not known.
  public var value: Value? {
    if case .known(let value, _) = self { value } else { nil }
  }
}
