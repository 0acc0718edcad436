import Synchronization

/// A value that is worked out when somebody first asks for it.
final class Lazily<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func callAsFunction(_ make: () -> Value) -> Value {
    value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
