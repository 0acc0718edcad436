import LanguageServerProtocol

/// Serves one client over two streams, in one thread.
///
/// Input is read whenever there is some: before each message, so that a cancellation is seen before
/// its request is begun, and while output waits, so that a client that writes before it reads is
/// never blocked. Messages are handled in the order in which they came.
public final class EventLoop {
  /// How often the client's process is looked for, in milliseconds.
  private static let watchInterval: Int32 = 5000
  /// How long diagnostics may wait while messages keep coming.
  private static let patience = Duration.milliseconds(200)
  /// How long such work goes on then, so that the messages do not wait for all of it.
  private static let turn = Duration.milliseconds(20)

  private enum Event {
    case message([UInt8])
    case invalidFrame(MessageSplitter.FrameProblem)
  }

  private let cancellations = CancellationRegistry()
  private let streams: ByteStreams
  private var splitter = MessageSplitter()
  /// Messages that have come and not been handled, the next one last.
  private var waiting: [Event] = []
  private var hasEnded = false
  private var hasReader = true
  private let bell = Bell()
  private var freedMemory = FreedMemory()
  private let recorder: SessionRecorder?

  /// - Parameters:
  ///   - input: the descriptor to read from.
  ///   - output: the descriptor to write to.
  ///   - recorder: writes the session down; nil if nothing is recorded.
  public init(input: Int32, output: Int32, recorder: SessionRecorder? = nil) {
    self.recorder = recorder
    streams = ByteStreams(input: input, output: output)
  }

  /// Serves until the client says `exit`, the input ends, nobody reads the output or the client's
  /// process is gone.
  ///
  /// - Returns: the code to end the process with.
  public func run() -> Int32 {
    FreedMemory.shareOneHeap()
    let server = LanguageServer(
      cancellations: cancellations, exportedGuide: ExportedGuide.inUserCache(),
      background: BackgroundWork(wake: { [bell] in bell.ring() })
    ) { [unowned self] message in
      let pieces = MessageCoder.pieces(of: message)
      recorder?.noteSent(framed: pieces)
      for piece in pieces { self.write(piece) }
    }
    var lastIdle = ContinuousClock.now
    while true {
      readWhatIsThere(waiting: 0)
      if let event = waiting.popLast() {
        switch event {
        case .message(let body):
          recorder?.noteReceived(body)
          server.receive(body)
        case .invalidFrame(let problem):
          recorder?.noteInvalidFrame()
          server.receive(problem)
        }
        if let code = server.exitCode { return code }
        freedMemory.noteWork()
        guard ContinuousClock.now - lastIdle > Self.patience else { continue }
        let end = ContinuousClock.now + Self.turn
        server.idle { ContinuousClock.now > end }
        lastIdle = .now
        continue
      }
      if !hasReader { return server.exitCodeAtEndOfInput }
      // What can be put off is done when nothing waits, or has waited long enough.
      server.idle { [unowned self] in
        readWhatIsThere(waiting: 0)
        return !waiting.isEmpty
      }
      lastIdle = .now
      if !waiting.isEmpty || server.hasWork { continue }
      if hasEnded { return server.exitCodeAtEndOfInput }
      let patience = Self.patience(until: server.nextLook)
      let isLong = freedMemory.isDue && patience > FreedMemory.patience
      readWhatIsThere(waiting: isLong ? FreedMemory.patience : patience)
      if isLong, waiting.isEmpty, !server.hasWork {
        server.rest()
        freedMemory.giveBack()
      }
      if waiting.isEmpty, let process = server.clientProcess, !ProcessWatch.isRunning(process) {
        return server.exitCodeAtEndOfInput
      }
    }
  }

  /// How long nothing has to be done, in milliseconds.
  private static func patience(until time: ContinuousClock.Instant?) -> Int32 {
    guard let time else { return watchInterval }
    let left = (time - .now).components
    let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
    return Int32(clamping: min(max(milliseconds + 1, 0), Int64(watchInterval)))
  }

  /// Reads until nothing is there; waits some milliseconds for the first piece.
  private func readWhatIsThere(waiting milliseconds: Int32) {
    var milliseconds = milliseconds
    var arrived: [Event] = []
    while !hasEnded {
      let ready = streams.wait(milliseconds: milliseconds, forRoom: false, orFor: bell)
      hasReader = hasReader && ready.hasReader
      guard ready.canRead else { break }
      arrived += readPiece()
      milliseconds = 0
    }
    if !arrived.isEmpty { waiting = arrived.reversed() + waiting }
  }

  private func readPiece() -> [Event] {
    guard let bytes = streams.read() else {
      hasEnded = true
      return splitter.problemAtEndOfInput.map { [.invalidFrame($0)] } ?? []
    }
    splitter.append(bytes)
    var arrived: [Event] = []
    while let element = splitter.next() {
      switch element {
      case .message(let body):
        if let id = CancelScout.cancelledRequest(in: body) { cancellations.insert(id) }
        arrived.append(.message(body))
      case .invalidFrame(let problem):
        arrived.append(.invalidFrame(problem))
      }
    }
    return arrived
  }

  /// Writes all bytes, reading on while there is no room for them.
  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, hasReader {
      let ready = streams.wait(milliseconds: -1, forRoom: true, forInput: !hasEnded)
      if ready.canRead { waiting = readPiece().reversed() + waiting }
      guard ready.canWrite else { continue }
      guard let count = streams.write(rest) else {
        hasReader = false
        return
      }
      rest = rest.dropFirst(count)
    }
  }
}
