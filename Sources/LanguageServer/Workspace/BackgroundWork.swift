import Dispatch
import Files
import Platform
import Synchronization

/// Long work on other threads. The results are passed on the server's thread; until then the work uses nothing of the
/// server.
public final class BackgroundWork: Sendable {
  /// A message of a piece of work.
  enum News: Sendable {
    /// It takes longer than `patience`.
    case alive
    case part(any Sendable)
    case result(any Sendable)
  }

  /// The state that a piece of work shares with the code that waits for it.
  final class Life: Sendable {
    private let cancelled = Atomic(false)
    private let announced = Atomic(false)

    /// True if the result is no longer needed.
    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    func cancel() { cancelled.store(true, ordering: .relaxed) }

    /// Returns true if this is the first call.
    fileprivate func announce() -> Bool { !announced.exchange(true, ordering: .relaxed) }
  }

  /// The channel of a running piece of work.
  struct Reporter: Sendable {
    fileprivate let say: @Sendable (News) -> Void
    fileprivate let life: Life
    fileprivate let begun = ContinuousClock.now
    fileprivate let patience: Duration

    /// Shows progress, once, if the work takes long. Call repeatedly.
    ///
    /// - Returns: true to continue.
    @discardableResult func tick() -> Bool {
      if ContinuousClock.now - begun > patience, life.announce() { say(.alive) }
      return !life.isCancelled
    }

    /// Passes on a part of the result.
    func part(_ part: any Sendable) { say(.part(part)) }
  }

  /// The time after which work shows progress.
  private let patience: Duration
  /// The time and thread at which work runs.
  private enum Mode: Sendable {
    /// Immediately, on the server's thread.
    case atOnce
    /// When `step` is called, on the calling thread.
    case byHand
    /// On other threads, which then wake the server's thread.
    case beside(wake: @Sendable () -> Void)
  }

  private let mode: Mode
  private let steps = Mutex<[@Sendable () -> Void]>([])
  /// The messages, oldest first, after those that have been taken.
  private let news = Mutex<(all: [(id: Int, news: News)], taken: Int)>(([], 0))

  /// Creates a queue that runs work immediately: for scripted sessions and tests.
  public init(patience: Duration = .milliseconds(300)) {
    self.patience = patience
    mode = .atOnce
  }

  private init(_ mode: Mode, patience: Duration = .milliseconds(300)) {
    self.patience = patience
    self.mode = mode
  }

  /// Returns a queue that runs work when `step` is called, for tests of intermediate states.
  public static func byHand(patience: Duration = .milliseconds(300)) -> BackgroundWork {
    BackgroundWork(.byHand, patience: patience)
  }

  /// Runs the oldest submitted work. Returns false if there is none.
  @discardableResult public func step() -> Bool {
    let next = steps.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    next?()
    return next != nil
  }

  /// - Parameter wake: called from any thread if there are messages to take.
  convenience init(wake: @escaping @Sendable () -> Void) {
    self.init(.beside(wake: wake))
  }

  func submit(
    _ id: Int, _ life: Life, _ work: @escaping @Sendable (Reporter) -> any Sendable
  ) {
    let mode = mode
    let reporter = Reporter(
      say: { [self] said in
        news.withLock { $0.all.append((id, said)) }
        if case .beside(let wake) = mode { wake() }
      }, life: life, patience: patience)
    let run: @Sendable () -> Void = { reporter.say(.result(work(reporter))) }
    switch mode {
    case .atOnce: run()
    case .byHand: steps.withLock { $0.append(run) }
    case .beside: DispatchQueue.global(qos: ThreadPriority.background).async(execute: run)
    }
  }

  var hasNews: Bool { news.withLock { $0.taken < $0.all.count } }

  /// Returns the oldest message that has not been taken.
  func takeNews() -> (id: Int, news: News)? {
    news.withLock { news in
      guard news.taken < news.all.count else {
        news = ([], 0)
        return nil
      }
      defer {
        // The message may be large.
        news.all[news.taken].news = .alive
        news.taken += 1
      }
      return news.all[news.taken]
    }
  }
}
