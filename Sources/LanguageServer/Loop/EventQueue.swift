import Dispatch
import LanguageServerProtocol
import Synchronization

/// What the loop can be told.
enum Event: Sendable {
  case message([UInt8])
  case invalidHeader(MessageSplitter.HeaderProblem)
  case endOfInput
}

/// Hands events from the reading thread to the loop, in order.
final class EventQueue: Sendable {
  private let events = Mutex<[Event]>([])
  private let arrived = DispatchSemaphore(value: 0)

  func append(_ event: Event) {
    events.withLock { $0.append(event) }
    arrived.signal()
  }

  var isEmpty: Bool { events.withLock { $0.isEmpty } }

  /// All events that have arrived; waits for one, but not longer than a number of seconds.
  func next(within seconds: Double) -> [Event] {
    _ = arrived.wait(timeout: .now() + seconds)
    let taken = events.withLock { events in
      defer { events = [] }
      return events
    }
    // Each event has its signal; those of the others that were taken are used up.
    for _ in taken.dropFirst() { _ = arrived.wait(timeout: .now()) }
    return taken
  }
}
