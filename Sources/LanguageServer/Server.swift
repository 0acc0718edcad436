import Files
import Guide
import LanguageServerProtocol
import SourceText

/// The server without its streams: takes bodies of messages, one after the other, and hands over
/// what is to be sent. The event loop, a scripted session and the tests all run this.
///
/// Confined to one thread; nothing in it waits.
public final class LanguageServer {
  enum State {
    case uninitialized
    case running
    case shutDown
    case exited(code: Int32)
  }

  /// The version that `--version` and `initialize` tell.
  public static let version = "1.0.0"

  var state = State.uninitialized
  let session: Session
  var trace = SetTraceParams.Value.off
  /// The client's process, to be watched.
  public internal(set) var clientProcess: Int?
  let cancellations: CancellationRegistry
  /// How often the rules have looked at an open document.
  var checkCount = 0
  /// Whether files may have changed that nobody tells of.
  var looksAgain = false
  /// When to look for changed files that the client does not tell of; nil when no look is due.
  public internal(set) var nextLook: ContinuousClock.Instant?
  /// Whether what was computed for requests of the client's is out of date.
  var needsRefresh = false
  /// Documents that take long to be checked.
  var large = LargeDocuments()
  let background: BackgroundWork
  /// What the request that is being handled asked for in vain.
  var unmet: [Wants.Want] = []
  /// Requests that are answered when what they ask for is known, in the order in which they came.
  var waiting: [WaitingRequest] = []
  /// What is to be done when the files of all folders are known.
  var waitingForScan: [() -> Void] = []
  var running: [Int: RunningWork] = [:]
  var lastWork = 0
  private var requests = OpenRequests()
  private let coder = MessageCoder(MethodTable.decoders)
  private let output: (OutgoingMessage) -> Void

  /// - Parameters:
  ///   - cancellations: the marks of requests that are no longer wanted.
  ///   - exportedGuide: the guide as files; nil when links to files are not wanted.
  ///   - disk: the files that are not open.
  ///   - background: does what takes long; by default at once.
  ///   - output: called for each message to be sent, in order.
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

  /// The code to end the process with, once `exit` has come.
  public var exitCode: Int32? {
    if case .exited(let code) = state { code } else { nil }
  }

  /// The code to end the process with when the input ends without `exit`.
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
      // An answer nobody waits for is ignored.
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

  /// Handles the current request. It is put off where it asks for something that is being read.
  ///
  /// - Parameter rounds: how often it was asked before.
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

  /// Handles a request that was put off once more.
  func serveAgain(_ waiting: WaitingRequest) {
    requests.resume(waiting.request.id)
    serve(waiting.request, rounds: waiting.rounds + 1)
  }

  // MARK: Answers that come later

  /// To be called by a handler whose answer will come later; its result is not sent.
  func answerLater() -> RequestID? { requests.deferCurrent() }

  /// Sends an answer that was put off, unless the client has cancelled the request meanwhile.
  func answer(
    _ id: RequestID?, with result: Result<any Encodable & Sendable, ResponseError>
  ) {
    guard let id, requests.take(id) else { return }
    send(.response(id: id, result: result))
  }

  /// Answers a request that was put off with items that are JSON already.
  func answer(_ id: RequestID, _ items: [[UInt8]]) {
    guard requests.take(id) else { return }
    send(.written(.response(id: id, items: items)))
  }

  /// Returns true if a request has been put off and not been answered.
  func isDeferred(_ id: RequestID) -> Bool { requests.deferred.contains(id) }

  /// Answers a request whose answer was put off and is no longer wanted. Its mark stays until the
  /// work for it has ended.
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

  /// Answers bytes that are no message.
  public func receive(_ problem: MessageSplitter.FrameProblem) {
    send(.response(id: nil, result: .failure(ResponseError(.parseError, problem.message))))
  }

  /// To be called when nothing is waiting: does what can be put off, such as diagnostics.
  ///
  /// - Parameter shouldStop: asked after each piece of the work; the rest is left for the next time.
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

  /// To be called when the client pauses: forgets what the next request makes again in no time.
  public func rest() {
    session.documents.rest()
    session.workspace.rest()
  }

  /// Whether there is something to do when nothing is waiting.
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

  /// Shows people a message.
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
      // Unknown notifications are ignored, as LSP asks; there is nobody to answer.
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
