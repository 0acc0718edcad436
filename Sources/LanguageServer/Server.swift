import Files
import Guide
import LanguageServerProtocol
import SourceText

/// The server without its streams: it accepts message bodies one after the other, and passes out the messages to
/// send. The event loop, scripted sessions and the tests all use it.
///
/// It is confined to one thread and never blocks.
public final class LanguageServer {
  enum State {
    case uninitialized
    case running
    case shutDown
    case exited(code: Int32)
  }

  /// The version in `--version` and `initialize`.
  public static let version = "1.0.0"

  var state = State.uninitialized
  let session: Session
  var trace = SetTraceParams.Value.off
  /// The client's process, which is watched.
  public internal(set) var clientProcess: Int?
  let cancellations: CancellationRegistry
  /// The number of checks of open documents.
  var checkCount = 0
  /// True if files may have changed without a report.
  var looksAgain = false
  /// The time of the next scan for changed files that the client does not report; nil if none is due.
  public internal(set) var nextLook: ContinuousClock.Instant?
  /// True if results of earlier requests are outdated.
  var needsRefresh = false
  /// Documents whose check takes long.
  var large = LargeDocuments()
  let background: BackgroundWork
  /// The data that the current request needed and that was not available.
  var unmet: [Wants.Want] = []
  /// Requests that wait for data, in the order in which they arrived.
  var waiting: [WaitingRequest] = []
  /// The actions to run when the files of all folders are known.
  var waitingForScan: [() -> Void] = []
  var running: [Int: RunningWork] = [:]
  var lastWork = 0
  private var requests = OpenRequests()
  private let coder = MessageCoder(MethodTable.decoders)
  private let output: (OutgoingMessage) -> Void

  /// - Parameters:
  ///   - cancellations: the cancelled requests.
  ///   - exportedGuide: the guide as files; nil if links to files are not used.
  ///   - disk: the files that are not open.
  ///   - background: runs long work; by default immediately.
  ///   - output: called for each message to send, in order.
  public init(
    cancellations: CancellationRegistry = CancellationRegistry(),
    exportedGuide: ExportedGuide? = nil,
    disk: any FileAccess = DiskFiles(),
    background: BackgroundWork = BackgroundWork(),
    output: @escaping (OutgoingMessage) -> Void
  ) {
    self.cancellations = cancellations
    session = Session(disk, exportedGuide)
    self.background = background
    self.output = output
  }

  /// The exit code of the process, after `exit`.
  public var exitCode: Int32? {
    if case .exited(let code) = state { code } else { nil }
  }

  /// The exit code of the process if the input ends without `exit`.
  public var exitCodeAtEndOfInput: Int32 {
    switch state {
    case .exited(let code): code
    case .shutDown: 0
    case .uninitialized, .running: 1
    }
  }

  // MARK: Messages

  /// Handles one message.
  public func receive(_ body: [UInt8]) {
    let start = ContinuousClock.now
    let message: IncomingMessage
    do throws(ResponseError) {
      message = try coder.decode(body)
    } catch {
      send(.response(id: nil, result: .failure(error)))
      return
    }
    switch message {
    case .request(let id, let method, let params):
      requests.begin(id)
      serve(ClientRequest(id: id, method: method, params: params))
      logTrace(method, since: start)
    case .notification(let method, let params):
      take(method, params)
      logTrace(method, since: start)
    case .nameless(let method, let params):
      guard (try? MethodTable.method(method, .notification)) != nil else {
        let error = ResponseError(.invalidRequest, "id: expected a number or a string, found null")
        return send(.response(id: nil, result: .failure(error)))
      }
      take(method, params)
    case .invalid(let id, let error):
      send(.response(id: id, result: .failure(error)))
    case .response(let id, let result):
      // An unexpected answer is ignored.
      requests.handler(of: id)?(result)
    }
  }

  /// Sends a request to the client.
  func ask(
    _ method: String, _ params: (any Encodable & Sendable)?,
    then handle: @escaping (Result<JSONValue, ResponseError>) -> Void = { _ in }
  ) {
    send(.request(id: requests.name(handle), method: method, params: params))
  }

  /// Handles the current request, and defers it if it needs data that is being read.
  ///
  /// - Parameter rounds: the number of earlier attempts.
  private func serve(_ request: ClientRequest, rounds: Int = 0) {
    unmet = []
    let result = answer(request.id, request.method, request.params)
    let wants = wantsToWaitFor(request)
    if !wants.isEmpty, !requests.isCurrentDeferred {
      _ = requests.deferCurrent()
      _ = requests.end(succeeded: true)
      wait(for: wants, request, rounds: rounds)
      return
    }
    if requests.end(succeeded: (try? result.get()) != nil) { return }
    send(.response(id: request.id, result: result))
    cancellations.remove(request.id)
  }

  /// Handles a deferred request again.
  func serveAgain(_ waiting: WaitingRequest) {
    requests.resume(waiting.request.id)
    serve(waiting.request, rounds: waiting.rounds + 1)
  }

  // MARK: Answers that come later

  /// Defers the answer of the current request. Called by a handler, whose result is then not sent.
  func answerLater() -> RequestID? { requests.deferCurrent() }

  /// Sends a deferred answer, unless the client has cancelled the request meanwhile.
  func answer(
    _ id: RequestID?, with result: Result<any Encodable & Sendable, ResponseError>
  ) {
    guard let id, requests.take(id) else { return }
    send(.response(id: id, result: result))
  }

  /// Answers a deferred request with items that are JSON already.
  func answer(_ id: RequestID, _ items: [[UInt8]]) {
    guard requests.take(id) else { return }
    send(.written(.response(id: id, items: items)))
  }

  /// Returns true if a request is deferred and not answered.
  func isDeferred(_ id: RequestID) -> Bool { requests.deferred.contains(id) }

  /// Answers a deferred request that was cancelled. Its mark stays until the work for it has ended.
  func cancel(_ id: RequestID) {
    guard isDeferred(id) else { return cancellations.remove(id) }
    answer(id, with: .failure(ResponseError(.requestCancelled, "The request was cancelled.")))
  }

  func cancelDeferred() {
    for id in requests.deferred {
      cancellations.insert(id)
      cancel(id)
    }
  }

  /// Answers bytes that are not a message.
  public func receive(_ problem: MessageSplitter.FrameProblem) {
    send(.response(id: nil, result: .failure(ResponseError(.parseError, problem.message))))
  }

  /// Does postponed work, such as diagnostics. Call when no message waits.
  ///
  /// - Parameter shouldStop: called after each piece of work; the rest is left for the next call.
  public func idle(until shouldStop: () -> Bool = { false }) {
    guard case .running = state else { return }
    takeBackgroundNews(until: shouldStop)
    lookAgainInTime()
    lookAgainIfAsked()
    answerWaiting(until: shouldStop)
    publishDiagnostics(until: shouldStop)
    answerPulls()
    refresh()
  }

  /// Releases data that the next request can create again quickly. Call when the client pauses.
  public func rest() {
    session.documents.rest()
    session.workspace.rest()
  }

  /// True if there is postponed work.
  public var hasWork: Bool {
    guard case .running = state else { return false }
    return session.documents.changedCount > 0 || background.hasNews
      || waiting.contains(where: isReady)
  }

  func send(_ message: OutgoingMessage) {
    output(message)
  }

  func log(_ type: LogMessageParams.MessageType, _ message: String) {
    send(.notification(method: "window/logMessage", params: LogMessageParams(type, message)))
  }

  /// Shows a message to the user.
  func show(_ message: String) {
    send(.notification(method: "window/showMessage", params: LogMessageParams(.info, message)))
  }

  private func answer(
    _ id: RequestID, _ method: String, _ params: DecodedParams
  ) -> Result<any Encodable & Sendable, ResponseError> {
    do throws(ResponseError) {
      switch state {
      case .uninitialized where method != "initialize":
        throw ResponseError(.serverNotInitialized, "The server has not been initialized.")
      case .running where method == "initialize":
        throw ResponseError(.invalidRequest, "The server has been initialized already.")
      case .shutDown, .exited:
        throw ResponseError(.invalidRequest, "The server has been shut down.")
      default: break
      }
      if cancellations.contains(id) {
        throw ResponseError(.requestCancelled, "The request was cancelled.")
      }
      return .success(try MethodTable.method(method, .request).call(self, params))
    } catch {
      return .failure(error)
    }
  }

  private func take(_ method: String, _ params: DecodedParams) {
    switch (state, method) {
    case (_, "exit"): break
    case (.running, _), (.uninitialized, "$/setTrace"): break
    default: return
    }
    do throws(ResponseError) {
      _ = try MethodTable.method(method, .notification).call(self, params)
    } catch {
      // Unknown notifications are ignored, as LSP requires; they have no answer.
      if error.code != .methodNotFound { log(.warning, "\(method): \(error.message)") }
    }
  }

  private func logTrace(_ method: String, since start: ContinuousClock.Instant) {
    guard trace != .off, case .running = state else { return }
    let duration = ContinuousClock.now - start
    let microseconds = duration.components.attoseconds / 1_000_000_000_000
    send(
      .notification(
        method: "$/logTrace", params: LogTraceParams(message: "\(method): \(microseconds) µs")))
  }
}
