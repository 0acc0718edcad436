import Synchronization

/// A value that is computed on first use.
public final class Lazily<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  public init() {}

  /// - Parameter make: works it out; called once.
  /// - Returns: the value.
  public func callAsFunction(_ make: () -> Value) -> Value { value.lazily(make) }
}

/// Values that are each computed on first use, by their names.
public final class LazyTable<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])

  public init() {}

  /// - Parameter make: works it out. Threads that ask for the same at once may each call it.
  /// - Returns: the value of that name.
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
