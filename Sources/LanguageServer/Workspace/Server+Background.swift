import LanguageServerProtocol

/// A piece of work that is under way.
struct RunningWork {
  /// Receives a part of its result, and the result, on the server's thread.
  let take: (any Sendable) -> Void
  let finish: (any Sendable) -> Void
  /// The title of the progress display if the work takes long; nil for none.
  let title: String?
  /// True if the client may cancel it.
  let isCancellable: Bool
  let life = BackgroundWork.Life()
  /// The token under which the client shows it.
  var token: String?
  var hasBegun = false
}

extension LanguageServer {
  /// Runs a task on another thread.
  ///
  /// - Parameters:
  ///   - title: the title of the progress display if the work takes long.
  ///   - isCancellable: true if users may cancel it there; its reporter then says so.
  ///   - take: called for each part, on the server's thread.
  ///   - finish: called with the result, on the server's thread.
  func inBackground<Result: Sendable>(
    title: String? = nil, isCancellable: Bool = false,
    _ task: @escaping @Sendable (BackgroundWork.Reporter) -> Result,
    part take: @escaping (any Sendable) -> Void = { _ in },
    then finish: @escaping (Result) -> Void
  ) {
    lastWork += 1
    let work = RunningWork(
      take: take,
      finish: { result in
        if let result = result as? Result { finish(result) }
      }, title: title, isCancellable: isCancellable)
    running[lastWork] = work
    background.submit(lastWork, work.life) { task($0) }
    takeBackgroundNews()
  }

  /// Computes the answer to a deferred request on another thread.
  ///
  /// - Parameter finish: called with the result, on the server's thread, to send the answer; not called if the
  ///   request was cancelled meanwhile.
  func inBackground<Result: Sendable>(
    answering id: RequestID, _ task: @escaping @Sendable () -> Result,
    then finish: @escaping (Result) -> Void
  ) {
    inBackground { _ in
      task()
    } then: { [unowned self] result in
      if isDeferred(id) { finish(result) }
      cancellations.remove(id)
    }
  }

  /// Takes the messages of background work. Call on the server's thread.
  ///
  /// - Parameter shouldStop: called after each message.
  func takeBackgroundNews(until shouldStop: () -> Bool = { false }) {
    while let (id, news) = background.takeNews() {
      switch news {
      case .alive: showProgress(of: id)
      case .part(let part): running[id]?.take(part)
      case .result(let result):
        guard let work = running.removeValue(forKey: id) else { continue }
        if let token = work.token, work.hasBegun { say(WorkDoneProgress(.end), token) }
        work.finish(result)
      }
      if shouldStop() { return }
    }
  }

  // MARK: Progress

  private func showProgress(of id: Int) {
    guard session.client.workDoneProgress, let work = running[id], let title = work.title,
      work.token == nil
    else { return }
    let token = "quickactions-work-\(id)"
    running[id]?.token = token
    ask("window/workDoneProgress/create", WorkDoneProgressCreateParams(token: token)) {
      [unowned self] result in
      // The work may have ended before the client has answered.
      guard case .success = result, running[id] != nil else { return }
      running[id]?.hasBegun = true
      say(
        WorkDoneProgress(.begin, title: title, cancellable: work.isCancellable), token)
    }
  }

  /// Cancels a piece of work for the client's user.
  func cancelWork(_ token: RequestID) {
    let named = running.values.first { work in work.token.map { .string($0) == token } ?? false }
    if let named, named.isCancellable { named.life.cancel() }
  }

  private func say(_ progress: WorkDoneProgress, _ token: String) {
    send(.notification(method: "$/progress", params: ProgressParams(token: token, value: progress)))
  }
}
