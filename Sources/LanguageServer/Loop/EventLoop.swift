import LanguageServerProtocol

/// Serves one client over two streams, in one thread.
///
/// Input is read whenever there is some: before each message, so that a cancellation is seen before
/// its request is begun, and while output waits, so that a client that writes before it reads is
/// never blocked. Messages are handled in the order in which they came.
public final class EventLoop {
  /// The interval, in milliseconds, at which the client's process is checked.
  private static let watchInterval: Int32 = 5000
  /// The time for which diagnostics may wait while messages keep arriving.
  private static let patience = Duration.milliseconds(200)
  /// The time for such work between messages.
  private static let turn = Duration.milliseconds(20)

  private enum Event {
    case message([UInt8])
    case invalidFrame(MessageSplitter.FrameProblem)
  }

  private let cancellations = CancellationRegistry()
  private let streams: ByteStreams
  private var splitter = MessageSplitter()
  /// Messages that have arrived but were not handled, the next one last.
  private var waiting: [Event] = []
  private var hasEnded = false
  private var hasReader = true
  private let bell = Bell()
  private var freedMemory = FreedMemory()
  private let recorder: SessionRecorder?

  /// - Parameters:
  ///   - input: the descriptor to read from.
  ///   - output: the descriptor to write to.
  ///   - recorder: records the session; nil for no recording.
  public init(input: Int32, output: Int32, recorder: SessionRecorder? = nil) {
    self.recorder = recorder
    streams = ByteStreams(input: input, output: output)
  }

  /// Serves until the client sends `exit`, the input ends, the reader of the output is gone, or the client's process
  /// is gone.
  ///
  /// - Returns: the exit code of the process.
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
      // Work that can be postponed is done if nothing waits, or it has waited long enough.
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

  /// Returns the time, in milliseconds, for which nothing has to be done.
  private static func patience(until time: ContinuousClock.Instant?) -> Int32 {
    guard let time else { return watchInterval }
    let left = (time - .now).components
    let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
    return Int32(clamping: min(max(milliseconds + 1, 0), Int64(watchInterval)))
  }

  /// Reads everything that is available; waits some milliseconds for the first piece.
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

  /// Writes all bytes, and continues reading while there is no room for them.
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
