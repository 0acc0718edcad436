import Dispatch
import LanguageServerProtocol

/// Serves one client over two streams: a thread reads and cuts the input into messages, the calling
/// thread handles them one after the other and writes.
public final class EventLoop {
  /// How often the client's process is looked for, in seconds.
  private static let watchInterval = 5.0
  /// How long diagnostics may wait while messages keep coming.
  private static let patience = Duration.milliseconds(200)

  private let queue = EventQueue()
  private let cancellations = CancellationRegistry()
  private let input: ByteStream
  private let server: LanguageServer

  /// - Parameters:
  ///   - input: the descriptor to read from.
  ///   - output: the descriptor to write to.
  public init(input: Int32, output: Int32) {
    self.input = ByteStream(input)
    let writer = ByteStream(output)
    server = LanguageServer(cancellations: cancellations) { message in
      writer.write(MessageCoder.frame(MessageCoder.encode(message)))
    }
  }

  /// Serves until the client says `exit`, the input ends or the client's process is gone.
  ///
  /// - Returns: the code to end the process with.
  public func run() -> Int32 {
    startReading()
    var lastIdle = ContinuousClock.now
    while true {
      let events = queue.next(within: Self.watchInterval)
      for (index, event) in events.enumerated() {
        switch event {
        case .message(let body): server.receive(body)
        case .invalidHeader(let problem): server.receive(problem)
        case .endOfInput: return server.exitCodeAtEndOfInput
        }
        if let code = server.exitCode { return code }
        // What can be put off is done when nothing waits, or has waited long enough.
        let isLast = index == events.count - 1 && queue.isEmpty
        if isLast || ContinuousClock.now - lastIdle > Self.patience {
          server.idle()
          lastIdle = .now
        }
      }
      if let process = server.clientProcess, !ProcessWatch.isRunning(process) {
        return server.exitCodeAtEndOfInput
      }
    }
  }

  private func startReading() {
    let (queue, cancellations, input) = (queue, cancellations, input)
    DispatchQueue(label: "quickactions.input", qos: .userInitiated).async {
      var splitter = MessageSplitter()
      while let bytes = input.read() {
        splitter.append(bytes)
        while let element = splitter.next() {
          switch element {
          case .message(let body):
            if let id = CancelScout.cancelledRequest(in: body) { cancellations.insert(id) }
            queue.append(.message(body))
          case .invalidHeader(let problem):
            queue.append(.invalidHeader(problem))
          }
        }
      }
      queue.append(.endOfInput)
    }
  }
}
