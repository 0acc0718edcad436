import Dispatch
import LanguageServerProtocol
import Platform

extension ContextServer {
  /// The most requests that wait. Further ones are read when one has been answered.
  private static let maximumWaiting = 256

  /// Serves a client until its input ends.
  ///
  /// The calling thread reads, so that a cancellation is noticed while a request is being answered; another
  /// thread answers the requests in their order.
  ///
  /// - Parameters:
  ///   - input: the descriptor to read from.
  ///   - hasReader: called after each answer; if it returns false, the server ends.
  package func serve(_ input: Int32, while hasReader: @escaping @Sendable () -> Bool) {
    let queue = DispatchQueue(label: "requests")
    let room = DispatchSemaphore(value: Self.maximumWaiting)
    var splitter = LineSplitter()
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    func take(_ line: LineSplitter.Line) {
      let message =
        line.map { ContextMessage($0) }
        ?? .invalid(
          id: nil, code: .invalidRequest,
          "The line is longer than \(LineSplitter.maximumLength) bytes.")
      guard note(message), case .request(let request) = message else { return }
      room.wait()
      queue.async { [self] in
        handle(request)
        room.signal()
      }
    }
    while hasReader() {
      let count = read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for line in splitter.take(buffer[..<count]) { take(line) }
    }
    if let line = splitter.end() { take(line) }
    // Wait until the pending requests are answered.
    queue.sync {}
  }
}
