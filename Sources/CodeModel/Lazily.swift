import Synchronization

/// A value that is computed on first use.
public final class Lazily<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  public init() {}

  /// Returns the value, computing it on the first call.
  ///
  /// - Parameter make: computes the value; called once.
  public func callAsFunction(_ make: () -> Value) -> Value { value.lazily(make) }
}

/// Values that are each computed on first use, by name.
public final class LazyTable<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  public init() {}

  /// Returns the value of a name, computing it on the first call for that name.
  ///
  /// - Parameter make: computes the value. Threads that request the same value at once may each call it.
  public func value(for name: String, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[name] }) { return known }
    let made = make()
    return values.withLock { values in
      if let known = values[name] { return known }
      values[name] = made
      return made
    }
  }
}

extension Mutex {
  /// Returns the value, computing it on first use.
  borrowing func lazily<Known: Sendable>(_ make: () -> Known) -> Known where Value == Known? {
    withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
