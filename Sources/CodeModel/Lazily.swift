import Synchronization

/// A value that is computed on first use.
public final class Lazily<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  public init() {}

  /// - Parameter make: works it out; called once.
  /// - Returns: the value.
  public func callAsFunction(_ make: () -> Value) -> Value { value.lazily(make) }
}

extension Mutex {
  /// The value, computed on first use.
  borrowing func lazily<Known: Sendable>(_ make: () -> Known) -> Known where Value == Known? {
    withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
