import Dispatch
import Platform
import Synchronization

/// The same work for many elements, on all processors.
package enum Parallel {
  /// Returns the non-nil results for all elements, in their order.
  ///
  /// - Parameters:
  ///   - share: the number of elements that one thread takes at a time. Fewer elements do not justify a second
  ///     thread.
  ///   - isWanted: called before each element, on any thread, to ask whether to continue.
  ///   - transform: called on any thread, for several elements at once.
  /// - Returns: nil if it was cancelled.
  package static func compactMap<Element: Sendable, Result: Sendable>(
    _ elements: some Sequence<Element>, share: Int = 64,
    while isWanted: @Sendable () -> Bool = { true }, _ transform: @Sendable (Element) -> Result?
  ) -> [Result]? {
    let elements = Array(elements)
    let starts = Array(stride(from: 0, to: elements.count, by: share))
    let results = Mutex<[Int: [Result]]>([:])
    let isEnded = Atomic(false)
    @Sendable func work(_ start: Int) {
      var found: [Result] = []
      for element in elements[start...].prefix(share) {
        guard !isEnded.load(ordering: .relaxed), isWanted() else {
          return isEnded.store(true, ordering: .relaxed)
        }
        if let result = transform(element) { found.append(result) }
      }
      if !found.isEmpty { results.withLock { $0[start] = found } }
    }
    if starts.count > 1 {
      let priority = ThreadPriority.own
      DispatchQueue.concurrentPerform(iterations: starts.count) {
        priority.adopt()
        work(starts[$0])
      }
    } else if !elements.isEmpty {
      work(0)
    }
    guard !isEnded.load(ordering: .relaxed) else { return nil }
    return results.withLock { results in starts.flatMap { results[$0] ?? [] } }
  }
}
