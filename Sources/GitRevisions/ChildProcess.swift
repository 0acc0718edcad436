import Platform

/// A running child process with the parent's ends of its pipes.
struct ChildProcess {
  /// The output of the process and its exit code.
  struct Result {
    let code: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  /// The exit code of a shell, and of the C library, for a program that is not found.
  static let notFound: Int32 = 127
  /// The most bytes of output that are read.
  static let maximumOutput = 256 * 1024 * 1024

  let process: pid_t
  /// The descriptor that the process reads as its standard input.
  let input: Int32
  let output: Int32
  let errors: Int32

  /// Starts a program that is found through `PATH`.
  ///
  /// - Parameter variables: replacements for variables of the environment.
  /// - Returns: nil if the process could not be started.
  init?(_ words: [String], variables: [String: String]) {
    var pipes: [[Int32]] = []
    func closeAll() { for end in pipes.joined() { close(end) } }
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        closeAll()
        return nil
      }
      // A process that inherits the writing end of its own input never sees its end.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append(ends)
    }
    let process = ChildStart.run(
      words, environment: Self.environment(with: variables),
      descriptors: [pipes[0][0], pipes[1][1], pipes[2][1]])
    guard let process else {
      closeAll()
      return nil
    }
    for end in [pipes[0][0], pipes[1][1], pipes[2][1]] { close(end) }
    (self.process, input, output, errors) = (process, pipes[0][1], pipes[1][0], pipes[2][0])
  }

  private static func environment(with variables: [String: String]) -> [String] {
    variables.map { "\($0.key)=\($0.value)" }.sorted()
      + ChildStart.environment.filter { variables[String($0.prefix { $0 != "=" })] == nil }
  }

  /// Closes the input of the process and waits for its end.
  ///
  /// - Returns: nil if the output is longer than `maximumOutput`.
  func finish() -> Result? {
    close(input)
    var texts: [[UInt8]] = [[], []]
    var waits = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var isTooLong = false
    while waits.contains(where: { $0.fd >= 0 }), !isTooLong {
      guard poll(&waits, nfds_t(waits.count), -1) > 0 || errno == EINTR else { break }
      for index in waits.indices where waits[index].fd >= 0 && waits[index].revents != 0 {
        let bytes = Self.read(waits[index].fd)
        waits[index].revents = 0
        if bytes?.isEmpty ?? true { waits[index].fd = -1 }
        texts[index] += bytes ?? []
        if texts[index].count > Self.maximumOutput { isTooLong = true }
      }
    }
    close(output)
    close(errors)
    let code = wait()
    return isTooLong ? nil : Result(code: code, output: texts[0], errors: texts[1])
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: the exit code; `notFound` if a signal ended the process.
  @discardableResult func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return Self.notFound }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : Self.notFound
  }

  /// Returns the next bytes of a pipe: none at its end, nil if reading fails.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, used in
        count = Platform.read(descriptor, buffer.baseAddress, buffer.count)
        used = max(0, count)
      }
      if count >= 0 { return bytes }
      guard errno == EINTR else { return nil }
    }
  }

  /// Writes all bytes into a pipe.
  ///
  /// - Returns: false if writing fails, for example because the reading end is closed.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Platform.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 { written += count } else if errno != EINTR { return false }
      }
      return true
    }
  }
}
