import Dispatch

/// The priority of a thread.
package struct ThreadPriority: Sendable {
  /// For work that lasts and that nobody waits for at his desk: other threads get a processor at once when they
  /// want one, or an answer would wait until a thread that reads files has used up its slice.
  package static let background: DispatchQoS.QoSClass = {
    // Darwin takes far more than processors from work in its background.
    #if canImport(Darwin)
      .utility
    #else
      .background
    #endif
  }()

  #if canImport(Darwin)
    /// Threads that help another one take its priority over by themselves.
    package static let own = ThreadPriority()

    /// Nothing has to be done.
    package func adopt() {}
  #else
    private let niceness: Int32

    /// That of the thread that asks.
    package static var own: ThreadPriority { ThreadPriority(niceness: getpriority(process, 0)) }

    /// Makes the thread that asks as nice. One that is nicer may have to stay so.
    package func adopt() {
      if getpriority(Self.process, 0) != niceness { setpriority(Self.process, 0, niceness) }
    }

    // On Linux 0 is the thread that asks.
    #if canImport(Glibc)
      private static let process = __priority_which_t(0)
    #else
      private static let process = PRIO_PROCESS
    #endif
  #endif
}
