import LanguageServerProtocol
import Synchronization

/// The requests that the client has cancelled. They are marked as soon as the notification arrives, before its turn,
/// and tested before a request starts and while a long one runs.
public final class CancellationRegistry: Sendable {
  /// The most cancelled requests that are remembered.
  private static let maximumCount = 10_000

  private let ids = Mutex<Set<RequestID>>([])

  public init() {}

  /// Marks a request as cancelled.
  public func insert(_ id: RequestID) {
    ids.withLock {
      if $0.count >= Self.maximumCount { $0.removeAll() }
      $0.insert(id)
    }
  }

  /// Removes a request that has been answered.
  public func remove(_ id: RequestID) {
    _ = ids.withLock { $0.remove(id) }
  }

  /// Returns true if a request is cancelled.
  public func contains(_ id: RequestID) -> Bool {
    ids.withLock { $0.contains(id) }
  }
}
