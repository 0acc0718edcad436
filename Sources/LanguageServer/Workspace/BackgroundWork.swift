import Dispatch
import Files
import Platform
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

  /// What those who do a piece of work and those who wait for it tell each other at any time.
  final class Life: Sendable {
    private let cancelled = Atomic(false)
    private let announced = Atomic(false)

    /// Whether nobody wants the result any more.
    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    func cancel() { cancelled.store(true, ordering: .relaxed) }

    /// Returns true if this is the first call.
    fileprivate func announce() -> Bool { !announced.exchange(true, ordering: .relaxed) }
  }

  /// How a piece of work speaks while it goes on.
  struct Reporter: Sendable {
    fileprivate let say: @Sendable (News) -> Void
    fileprivate let life: Life
    fileprivate let begun = ContinuousClock.now
    fileprivate let patience: Duration

    /// To be called now and then; shows progress, once, when the work takes long.
    ///
    /// - Returns: whether to go on.
    @discardableResult func tick() -> Bool {
      if ContinuousClock.now - begun > patience, life.announce() { say(.alive) }
      return !life.isCancelled
    }

    /// Hands over a part of the result.
    func part(_ part: any Sendable) { say(.part(part)) }
  }

  /// How long work may take before it shows that it is alive.
  private let patience: Duration
  /// When work is done.
  private enum Mode: Sendable {
    /// When it is submitted, on the server's thread.
    case atOnce
    /// When `step` is called, on the thread that calls it.
    case byHand
    /// On other threads, which then wake the server's thread.
    case beside(wake: @Sendable () -> Void)
  }

  private let mode: Mode
  private let steps = Mutex<[@Sendable () -> Void]>([])
  /// The oldest first, behind those that have been taken.
  private let news = Mutex<(all: [(id: Int, news: News)], taken: Int)>(([], 0))

  /// Work that is done at once: for scripted sessions and tests.
  public init(patience: Duration = .milliseconds(300)) {
    self.patience = patience
    mode = .atOnce
  }

  private init(_ mode: Mode, patience: Duration = .milliseconds(300)) {
    self.patience = patience
    self.mode = mode
  }

  /// Work that is done when `step` is called, for tests of what happens meanwhile.
  public static func byHand(patience: Duration = .milliseconds(300)) -> BackgroundWork {
    BackgroundWork(.byHand, patience: patience)
  }

  /// Does what was submitted first and has not been done. Returns false when there is nothing.
  @discardableResult public func step() -> Bool {
    let next = steps.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    next?()
    return next != nil
  }

  /// - Parameter wake: called from any thread when there is something to take.
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

  /// Returns what was said first and has not been taken.
  func takeNews() -> (id: Int, news: News)? {
    news.withLock { news in
      guard news.taken < news.all.count else {
        news = ([], 0)
        return nil
      }
      defer {
        // It may be large.
        news.all[news.taken].news = .alive
        news.taken += 1
      }
      return news.all[news.taken]
    }
  }
}
