import Dispatch
import Synchronization

/// Long work beside the server's thread. What a piece of work says is handed over on the server's
/// thread; until then nothing of the server is touched.
public final class BackgroundWork: Sendable {
  /// Something a piece of work has to say.
  enum News: Sendable {
    /// It takes longer than `patience`.
    case alive
    case part(any Sendable)
    case result(any Sendable)
  }

  /// How a piece of work speaks while it goes on.
  struct Reporter: Sendable {
    fileprivate let say: @Sendable (News) -> Void
    fileprivate let begun = ContinuousClock.now
    fileprivate let patience: Duration

    /// To be called now and then; shows progress when the work takes long.
    func tick() {
      if ContinuousClock.now - begun > patience { say(.alive) }
    }

    /// Hands over a part of the result.
    func part(_ part: any Sendable) { say(.part(part)) }
  }

  /// How long work may take before it shows that it is alive.
  private let patience: Duration
  /// Where to wake the server's thread; nil when work is done at once, on the server's thread.
  private let wake: (@Sendable () -> Void)?
  private let news = Mutex<[(id: Int, news: News)]>([])

  /// Work that is done at once: for scripted sessions and tests.
  public init(patience: Duration = .milliseconds(300)) {
    self.patience = patience
    wake = nil
  }

  /// - Parameter wake: called from any thread when there is something to take.
  init(wake: @escaping @Sendable () -> Void) {
    patience = .milliseconds(300)
    self.wake = wake
  }

  func submit(_ id: Int, _ work: @escaping @Sendable (Reporter) -> any Sendable) {
    let wake = wake
    let reporter = Reporter(
      say: { [self] said in
        news.withLock { $0.append((id, said)) }
        wake?()
      }, patience: patience)
    if wake == nil {
      reporter.say(.result(work(reporter)))
    } else {
      DispatchQueue.global(qos: .userInitiated).async { reporter.say(.result(work(reporter))) }
    }
  }

  func takeNews() -> [(id: Int, news: News)] {
    news.withLock { news in
      defer { news = [] }
      return news
    }
  }
}
