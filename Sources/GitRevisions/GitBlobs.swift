import Files
import SourceText
import Synchronization

/// Reads the contents of files by their hashes, all through one `git cat-file` process.
final class GitBlobs: Sendable {
  fileprivate struct Connection {
    let process: ChildProcess
    var buffer: [UInt8] = []
    var start = 0
  }

  fileprivate enum State {
    case idle
    case running(Connection)
    /// The process could not be started, or has ended.
    case ended
  }

  private let folder: String
  private let state = Mutex(State.idle)

  /// - Parameter folder: any folder in the repository.
  init(in folder: String) { self.folder = folder }

  deinit {
    state.withLock { state in
      guard case .running(let connection) = state else { return }
      _ = connection.process.finish()
    }
  }

  /// Returns the content of a file.
  ///
  /// - Throws: an error if the clone does not have the content, as in a partial clone, or if it is too long.
  func read(_ id: String) throws(FileReader.Failure) -> [UInt8] {
    let result = state.withLock { state -> Result<[UInt8], FileReader.Failure> in
      if case .idle = state { state = start() }
      guard case .running(var connection) = state else { return .failure(.system("git has ended")) }
      guard let result = Self.read(id, &connection) else {
        _ = connection.process.finish()
        state = .ended
        return .failure(.system("git has ended"))
      }
      state = .running(connection)
      return result
    }
    return try result.get()
  }

  private func start() -> State {
    let command = GitRepository.command(["cat-file", "--batch"], in: folder)
    return ChildProcess(command, variables: GitRepository.variables).map {
      .running(Connection(process: $0))
    } ?? .ended
  }

  /// Returns the content of a file, or the reason why it cannot be read; nil if the process has ended.
  private static func read(
    _ id: String, _ connection: inout Connection
  ) -> Result<[UInt8], FileReader.Failure>? {
    guard ChildProcess.write(Array(id.utf8) + [UInt8(ascii: "\n")], to: connection.process.input),
      let header = connection.line()
    else { return nil }
    // `HASH blob LENGTH`, or `HASH missing`.
    let words = header.split(separator: " ")
    guard words.count == 3, let length = Int(words[2]), length >= 0 else {
      return .failure(.system("the clone does not have its content"))
    }
    let isWanted = words[1] == "blob" && length <= SourceText.maximumLength
    // A line end follows.
    guard let content = connection.take(length, isKept: isWanted),
      connection.take(1, isKept: false) != nil
    else { return nil }
    guard isWanted else { return .failure(words[1] == "blob" ? .tooLarge : .system("not a file")) }
    return .success(content)
  }
}

extension GitBlobs.Connection {
  /// Returns the text up to the next line end; nil at the end of the output.
  fileprivate mutating func line() -> String? {
    var line: [UInt8] = []
    while true {
      while start < buffer.count {
        let byte = buffer[start]
        start += 1
        if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
        line.append(byte)
      }
      guard fill() else { return nil }
    }
  }

  /// Reads a number of bytes and returns them if `isKept` is true; nil if fewer arrive.
  fileprivate mutating func take(_ count: Int, isKept: Bool) -> [UInt8]? {
    var (result, rest): ([UInt8], Int) = ([], count)
    if isKept { result.reserveCapacity(count) }
    while rest > 0 {
      guard start < buffer.count || fill() else { return nil }
      let piece = min(rest, buffer.count - start)
      if isKept { result += buffer[start..<(start + piece)] }
      start += piece
      rest -= piece
    }
    return result
  }

  private mutating func fill() -> Bool {
    guard let bytes = ChildProcess.read(process.output), !bytes.isEmpty else { return false }
    (buffer, start) = (bytes, 0)
    return true
  }
}
